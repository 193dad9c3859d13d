"""Players between OpenSpiel and our tables: our bots and levels as `pyspiel.Bot`, and any `pyspiel.Bot` as a guest."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ..bots import Bot
from ..core.game import Game
from ..core.match import KEY_BYTES, Match
from . import missing

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel") from error

from .openspiel import Play, TableGame, TableState, class_of

MakeBot = Callable[[Any, int, int], Any]  # of a game of OpenSpiel, a player and a seed


class HouseBot(pyspiel.Bot):  # type: ignore[misc]
    """`who`, a bot or level of the game, as a bot of OpenSpiel that plays `player` in a `game` of ours.

    With the same `seed` it makes the same choices, unless it thinks by the clock.  Raises `Refusal` if there is no such
    bot.
    """

    def __init__(self, game: TableGame, player: int, who: str = "greed", seed: str | None = None) -> None:
        super().__init__()
        self._bot = Bot(game.ours, who, seed)
        self._made = game.ours, who, seed
        self._player = player

    def player_id(self) -> int:
        """The player for whom it chooses."""
        return self._player

    def restart(self) -> None:
        """Begin anew, as with the seed that it was made with."""
        self._bot = Bot(*self._made)

    def restart_at(self, state: TableState) -> None:
        """Go on from any `state`; it knows no more than its player does there."""
        self.restart()

    def step(self, state: TableState) -> int:
        """What it chooses in a `state` in which its player is asked, alone or with others."""
        assert state.play is not None
        return self._bot.choose(state.play.match, self._player)


class Guest:
    """What a maker of bots gives for one `game`, as a player of ours; see `guest`."""

    def __init__(self, make: MakeBot, game: Game, seed: str | None) -> None:
        self._make = make
        self._game = game
        self._seed = np.random.SeedSequence(list((seed or "").encode()))
        self._seated: dict[int, tuple[Any, Any]] = {}

    def choose(self, match: Match, seat: int) -> int:
        """What the bot steps to in a `match`, of which it is given what its `seat` knows."""
        table, bot = self._seat(match, seat)
        state = table.new_initial_state()
        state.play = Play(match, [bytes(KEY_BYTES)] * match.seats, ((),) * match.seats)
        state.play.remember(table, {})
        return int(bot.step(state))

    def _seat(self, match: Match, seat: int) -> tuple[Any, Any]:
        """The bot of this seat, anew where the table has other options or seats than before."""
        known = self._seated.get(seat)
        if known is None or (known[0].options, known[0].seats) != (match.options, match.seats):
            table = class_of(self._game).at_table(match.seats, match.options)
            seed = int(self._seed.spawn(1)[0].generate_state(1)[0])
            self._seated[seat] = known = (table, self._make(table, seat, seed))
        return known


def guest(make: MakeBot) -> Callable[[Game, str | None], Guest]:
    """A guest for our tables, made of a `pyspiel.Bot`: `make` is given OpenSpiel's game, the player and a seed.

    The bot's `step` is given a state that is a redeal of what its seat knows, without a history.
    """
    return lambda game, seed: Guest(make, game, seed)


def _random(game: Any, player: int, seed: int) -> Any:
    return pyspiel.make_uniform_random_bot(player, seed % (1 << 31))


def _ismcts(game: Any, player: int, seed: int) -> Any:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    random = np.random.RandomState(seed)
    return ISMCTSBot(game, RandomRolloutEvaluator(1, random), uct_c=1.4, max_simulations=100, random_state=random)


uniform_random = guest(_random)
ismcts = guest(_ismcts)
