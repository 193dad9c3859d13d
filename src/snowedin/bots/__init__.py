"""Bots at a table: each is given redeals of what its seat knows, never the state.

A game has bots of its own, which answer at once, and four levels, which are the same
in every game and may think.
"""

import hashlib
import math
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..core.chance import roll
from ..core.compile import COMPILED
from ..core.crew import look_up
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match, new_dice
from . import invited, levels
from .levels import Level
from .redeals import before_others_chose
from .reflex import REFLEX, Reflex, WholeNet, champion
from .search import Plan, Search, Thought
from .search.trial_search import Trials, WorldSearch

FINE = 1 << 30
SELDOM = 0.2  # in a mixed strategy, what is chosen less often is noise


def names(game: Game) -> tuple[str, ...]:
    """The bots of a game: its own, its levels, those that keep to a convention, one that was trained, and guests."""
    own: tuple[str, ...] = game.bots.NAMES
    agreed = tuple(level.name for level in (*levels.above(game), *levels.agreed(game)))
    trained = (REFLEX,) if champion(game) else ()
    return own + levels.NAMES + agreed + trained + invited.names_at(game)


def number_of(game: Game, name: str) -> int:
    """The place of a bot's `name` among the names of a `game`; `bot` is the strongest of those that answer at once.

    The game's rules know their own bots by these numbers, and no others: see `own_number_of`.  Raises `Refusal` if
    there is no such bot.
    """
    if name == "bot":
        return len(game.bots.NAMES) - 1
    if name not in names(game):
        raise Refusal(f"{game.name} has no bot {name!r}; it has {', '.join(names(game))}, and `bot`.")
    return names(game).index(name)


def own_number_of(game: Game, name: str) -> int:
    """The number by which the rules of a `game` call one of its own bots by `name`.

    Raises `Refusal` if there is no such bot, for a level, which stops to think, and for the network.
    """
    number = number_of(game, name)
    if number >= len(game.bots.NAMES):
        why = _why_slow(game, name)
        own = ", ".join(game.bots.NAMES)
        raise Refusal(f"{name.capitalize()} {why}; here play only bots that answer at once: {own}.")
    return number


def _why_slow(game: Game, name: str) -> str:
    if invited.object_of(game, name):
        return "is a guest"
    level = levels.level(game, name)
    return "asks a network" if REFLEX in (name, level and level.bot) else "stops to think"


class Bot:
    """One bot of a `game`, with chance of its own.

    `who` is a name that the game lists (`names` tells them), or a level made to measure.  With the same `seed`, any
    text, it makes the same choices unless it thinks by the clock; without one it is drawn.  Raises `Refusal` if there
    is no such bot.
    """

    def __init__(self, game: Game, who: str | Level, seed: str | None = None) -> None:
        self.number = number_of(game, who.name if isinstance(who, Level) else who)
        self.name = names(game)[self.number]
        self.level = who if isinstance(who, Level) else levels.level(game, self.name)
        if invited.object_of(game, self.name):
            raise Refusal(f"{self.name} is a guest, who is seated by `guests.bot_called`.")
        named = secrets.token_bytes(KEY_BYTES) if seed is None else hashlib.sha256(seed.encode()).digest()
        self._key = named[:KEY_BYTES]
        self._dice = new_dice(self._key)
        self._search: Search | WorldSearch | None = None
        self._options: dict[str, Any] = {}
        is_reflex = REFLEX in (self.name, self.level and self.level.bot)
        self._net: WholeNet | None = champion(game) if is_reflex else None
        self._reflex: Reflex | None = None

    def choose(self, match: Match, seat: int) -> int:
        """A legal action for a `seat` that is to act in a `match`; what the seat cannot know is not looked at."""
        look_up()
        action = self.at_once(match, seat)
        if action is not None:
            return action
        if self.is_settled(match, seat):
            return self.by_rote(match, seat)
        return self.pick(self.think(match, seat))

    def at_once(self, match: Match, seat: int) -> int | None:
        """The action of a bot that need not search for it, for a `seat` that is to act in a `match`."""
        if self._net is not None:
            return self._answer(match, seat, self._net)
        if self.level is None:
            return self._own_choice(match, seat, self.number)
        if self.level.bot and not self._chance_below(self.level.slip):
            return self._own_choice(match, seat, number_of(match.game, self.level.bot))
        legal = match.legal(seat)
        return legal[0] if len(legal) == 1 else None

    def by_rote(self, match: Match, seat: int) -> int:
        """What the game's strongest own bot does in a `match` for a `seat`."""
        return self._own_choice(match, seat, len(match.game.bots.NAMES) - 1)

    def think(self, match: Match, seat: int, simulations: int | None = None, seconds: float | None = None) -> Thought:
        """What a search by this bot's plan thinks of a `match` for a `seat` that is to act.

        It may spend so many `simulations` or `seconds`, whichever ends first, or without either what its level has.
        """
        level = self._plan_of(match)
        if simulations is None and seconds is None:
            simulations, seconds = level.simulations, level.seconds
        if simulations is None and seconds is None:  # a level that plays as a bot, in a moment of feeling
            simulations = levels.HASTY
        guess = self.guess(match, seat)
        return self._searcher(match, level).think(guess, seat, simulations, seconds)

    def is_settled(self, match: Match, seat: int) -> bool:
        """Is there nothing left to search for in a `match` for a `seat`?  Then the game's own bot knows what to do."""
        level = self._plan_of(match)
        return self._searcher(match, level).is_settled(match.redealt(seat, self._dice))

    def prepare_solver(self, match: Match, seat: int) -> None:
        """Compile the game's solver for a `match` in which this `seat` is to act, before it is needed."""
        searcher = self._searcher(match, self._plan_of(match))
        if isinstance(searcher, Search):
            searcher.prepare_solver(match.redealt(seat, self._dice), seat)

    def judge(self, match: Match, seat: int, action: int, simulations: int) -> tuple[Thought, float]:
        """What a search of so many `simulations` thinks of a `match` for a `seat`, and of this very `action`."""
        thought = self.think(match, seat, simulations=simulations)
        option = thought.option(action)
        if self._search is None or option is None or len(thought.options) == 1:
            return thought, thought.value
        if thought.simulations == 0 and not math.isnan(option.value):  # the game's solver has looked at it
            return thought, option.value
        if option.visits * len(thought.options) < simulations:
            few = max(simulations // 4, 1)
            return thought, self._search.value_of(self.guess(match, seat), seat, action, few)
        return thought, option.value

    def guess(self, match: Match, seat: int) -> Any:
        """A redeal of a `match` that this `seat` may think about."""
        return match.redealt(seat, self._dice, before_others_chose(match, seat))

    def _plan_of(self, match: Match) -> Level:
        """Its own level, or the strongest for a bot that does not search by itself."""
        return self.level or levels.levels(match.game)[-1]

    def _searcher(self, match: Match, level: Level) -> Search | WorldSearch:
        """What was thought is kept from move to move, as long as the game is played by the same rules.

        Neither the tree nor what a solver remembers is told apart by options, letters or cards.
        """
        if self._search is None or self._search.engine is not match.engine or self._options != match.options:
            self._options = match.options
            plan = level.plan
            if isinstance(plan, Trials):
                self._search = WorldSearch(match.engine, plan, self._key)
            else:
                self._search = Search(match.engine, plan, self._key)
        return self._search

    def _answer(self, match: Match, seat: int, net: WholeNet) -> int:
        if self._reflex is None or self._reflex.engine is not match.engine:
            self._reflex = Reflex(match.engine, net)
        return self._reflex.choose(match.redealt(seat, self._dice), seat, self._dice[0])

    def _own_choice(self, match: Match, seat: int, number: int) -> int:
        return match.asked_blindly(number, seat, self._dice)

    def pick(self, thought: Thought) -> int:
        """The best by a `thought` of its level, or by chance."""
        weights = weights_of(thought, self.level) if self.level else {}
        if not weights:
            return thought.best.action
        left = self._chance() * sum(weights.values())
        for action, weight in weights.items():
            left -= weight
            if left < 0:
                return action
        return thought.best.action

    def _chance(self) -> float:
        return float(roll(self._dice[0], FINE)) / FINE

    def _chance_below(self, share: float) -> bool:
        return share > 0 and self._chance() < share


def weights_of(thought: Thought, level: Level) -> dict[int, float]:
    """How often a `level` with this `thought` chooses what: as a mixed strategy has it, or what merely looks good.

    Empty if it takes the best.
    """
    if level.warmth > 0:
        best = max(option.value for option in thought.options)
        return {option.action: math.exp((option.value - best) / level.warmth) for option in thought.options}
    if thought.mixed:
        noise = 0.0 if thought.solved else SELDOM
        return {option.action: option.share if option.share >= noise else 0.0 for option in thought.options}
    return {}


def warm_up(game: Game, name: str, match: Match) -> None:
    """Compile what the bot of this `name` will call in such a `match` of a `game`, by letting it think a little."""
    seat = match.to_act()[0]
    bot = Bot(game, name, "warm up")
    if bot.level is None or bot.level.bot:
        bot.choose(match, seat)
    if bot.level is not None:
        bot.think(match, seat, simulations=1)


def prepare_solver(game: Game, name: str, match: Match) -> None:
    """Compile what the bot of this `name` calls only near the end of such a `match` of a `game`."""
    bot = Bot(game, name, "warm up")
    if bot.level is not None and not bot.level.bot:
        bot.prepare_solver(match, match.to_act()[0])


def rehearse(
    game: Game, players: Sequence[str], seats: int, options: Mapping[str, Any], target: str = COMPILED
) -> None:
    """Compile whatever these `players` will call, by whole games in which nobody thinks for long.

    They play the `game` at tables of so many `seats` with these `options`, unless the `target` needs no compiler.
    """
    if target != COMPILED:
        return
    for first in range(0, len(players), seats):
        match = Match(game, seats, options, bytes(KEY_BYTES), target)
        sitting = [players[(first + seat) % len(players)] for seat in range(seats)]
        bots = [Bot(game, hasty(game, name), f"rehearsal {seat}") for seat, name in enumerate(sitting)]
        while not match.is_over:
            for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
                match.act(seat, action)
        match.rewards()


def hasty(game: Game, name: str) -> str | Level:
    """The level of a `game` by its `name`, as it is but for the time it takes."""
    level = Bot(game, name, "").level
    if level is None or level.bot:
        return name
    plan = replace(level.plan, effort=1) if isinstance(level.plan, Plan) and level.plan.effort else level.plan
    return replace(level, simulations=1, seconds=None, plan=plan)
