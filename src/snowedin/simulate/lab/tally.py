"""The seam for any number of machines: `play(setting, first, last)` is a pure function, and tallies are added.

A tally holds whole numbers only, so whoever splits games by their numbers, in whatever parts and
order, gets the same sum to the last bit.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots import names, number_of, own_number_of, rehearse
from ...bots.guests import check_player, is_guest, played
from ...bots.levels import level
from ...core.chance import Chance
from ...core.compile import COMPILED, engine_for
from ...core.crew import Crew, Interrupted, look_up, moments
from ...core.game import Game
from ...core.match import Match
from ...core.records import blanks
from ..cluster import HeadLost
from ..cpu import game_key, seed_words
from . import abstaining, counting, exchanging
from .parts import Groups, Parts, Progress, bound, parts_of

Whole = NDArray[np.int64]
LARGEST_PART = 2_000  # games
PARTS = 64  # of all the work, so that all cores are busy and the bar moves; of those who think, every game is one


@dataclass(frozen=True)
class Setting:
    """Which games: everything that their results depend on, but for their numbers."""

    game: Game
    players: tuple[str, ...]
    options: Mapping[str, Any] = field(hash=False)
    seed: str = "0"
    target: str = COMPILED
    abstaining: bool = False  # is every deal played again without each thing that can be left alone?
    rivals: tuple[str, ...] = ()  # who plays every deal once more, each in the place of a player

    @property
    def is_quick(self) -> bool:
        """Do all players answer at once, so that whole games are compiled?"""
        return set(self.players) <= set(self.game.bots.NAMES)

    @property
    def is_repeatable(self) -> bool:
        """Does nobody at the table think by the clock?  Who comes from elsewhere may do so."""
        levels = [level(self.game, name) for name in self.players]
        has_guest = any(is_guest(self.game, name) for name in self.players)
        return not has_guest and not any(level is not None and level.seconds is not None for level in levels)

    @cached_property
    def parts(self) -> Parts:
        return parts_of(self.game, self.options)

    @cached_property
    def places(self) -> Whole:
        """Where each kind of row begins in the sums."""
        parts = self.parts
        events = len(parts.events)
        things, trials = size_of(parts.power), size_of(parts.trials)
        given_up = size_of(parts.abstentions) if self.abstaining else 0
        sizes = [
            len(self.players), 1, 1, 1, 1, 1, 1, counting.CHECKS, counting.CHECKS, counting.CHECKS, 1, 1, 1,
            counting.CHECKS, events, events, things, trials, len(parts.endings), given_up, given_up,
            exchanging.MEETINGS if self.rivals else 0,
        ]  # fmt: skip
        return np.array([0, *np.cumsum(sizes), self.game.reward_sum is None], np.int64)

    @property
    def games_of_a_deal(self) -> int:
        """How many games are played for each number, at most."""
        return 1 + int(self.places[counting.WANTED] - self.places[counting.LOST]) + bool(self.rivals)


def size_of(groups: Groups) -> int:
    return sum(map(len, groups.values()))


@dataclass(frozen=True)
class Tally:
    """What came of some games of a setting, as whole numbers that are added up."""

    games: int
    sums: Whole
    lengths: Whole
    turns: Whole
    moments: Whole

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.sums + other.sums,
            self.lengths + other.lengths,
            self.turns + other.turns,
            self.moments + other.moments,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and all(
            np.array_equal(getattr(self, name), getattr(other, name)) for name in self.__dataclass_fields__
        )

    __hash__ = None  # type: ignore[assignment]


def play(setting: Setting, first: int, last: int) -> Tally:
    """The games of a setting from number `first` to before `last`."""
    sums = _empty_sums(setting)
    states = np.zeros(3, setting.game.state.State.dtype)
    template = blanks(setting.game.state.State, 1)
    template[0] = setting.game.blank(setting.options)
    seed = seed_words(setting.seed)
    engine = engine_for(setting.game, setting.options, setting.target)
    lab = bound(engine, exchanging if setting.rivals else abstaining if setting.abstaining else counting)
    if setting.rivals:
        dice, numbers, others = blanks(Chance, 1), _numbers(setting, setting.players), _numbers(setting, setting.rivals)
        for begin, end in moments(first, last):
            lab.count_exchanged(begin, end, template, states, dice, numbers, others, *seed, sums)
    elif setting.abstaining:
        wanted, dice, numbers = (
            _zeros(size_of(setting.parts.abstentions)),
            blanks(Chance, 1),
            _numbers(setting, setting.players),
        )
        for begin, end in moments(first, last):
            lab.count_abstaining(begin, end, template, states, dice, numbers, *seed, wanted, sums)
    elif setting.is_quick:
        notes, dice, numbers = _empty_notes(setting), blanks(Chance, 1), _numbers(setting, setting.players)
        for begin, end in moments(first, last):
            lab.count_games(begin, end, template, states, dice, numbers, *seed, notes, sums)
    else:
        notes = _empty_notes(setting)
        for number in range(first, last):
            actions = np.array(recorded(setting, number).actions, np.int64)
            lab.count_recorded(number, actions, template, states, len(setting.players), *seed, notes, sums)
    return Tally(last - first, sums.sums, sums.lengths, sums.turns, sums.moments)


def each_game(setting: Setting, games: int) -> Iterator[tuple[int, counting.Notes, Whole]]:
    """One game after another: its number, what was noted of it and what it adds to the sums; both are used again."""
    sums, notes = _empty_sums(setting), _empty_notes(setting)
    states = np.zeros(3, setting.game.state.State.dtype)
    template, dice = blanks(setting.game.state.State, 1), blanks(Chance, 1)
    template[0] = setting.game.blank(setting.options)
    seed, seats = seed_words(setting.seed), len(setting.players)
    lab = bound(engine_for(setting.game, setting.options, setting.target))
    for number in range(games):
        look_up()
        sums.sums[:] = 0
        if setting.is_quick:
            numbers = _numbers(setting, setting.players)
            lab.count_games(number, number + 1, template, states, dice, numbers, *seed, notes, sums)
        else:
            actions = np.array(recorded(setting, number).actions, np.int64)
            lab.count_recorded(number, actions, template, states, seats, *seed, notes, sums)
        yield number, notes, sums.sums


def _numbers(setting: Setting, players: Sequence[str]) -> Whole:
    return np.array([own_number_of(setting.game, name) for name in players])


def recorded(setting: Setting, number: int) -> Match:
    """The game with this number as a match, by bots that may think."""
    key, seed = game_key(setting.seed, number), f"{setting.seed} {number}"
    return played(setting.game, setting.players, setting.options, key, seed, setting.target)


def play_all(
    wanted: Sequence[tuple[Setting, int]],
    progress: Progress = lambda games: None,
    threads: int | None = None,
    pool: Executor | None = None,
) -> list[Tally]:
    """So many games of every setting, from number 0 on, in threads for all cores or by the workers of `pool`.

    After Ctrl-C, or when a cluster is lost, `Interrupted` has a tally for every setting, of those of its games that
    come first and were finished.
    """
    for setting in {_compiled_alike(setting): setting for setting, _ in wanted}.values():
        get_ready(setting)
    totals = [Total(play(setting, 0, 0)) for setting, _ in wanted]
    progress(0)
    try:
        with nullcontext(pool) if pool else Crew(threads) as workers:
            for place, first, tally in _played(workers, wanted):
                totals[place].add(first, tally)
                progress(tally.games * wanted[place][0].games_of_a_deal)
    except (KeyboardInterrupt, HeadLost) as interruption:
        loss = interruption if isinstance(interruption, HeadLost) else None
        raise Interrupted([total.tally for total in totals], loss) from interruption
    return [total.tally for total in totals]


class Total:
    """The games of a setting from number 0 on, without a gap, so that those that end soon are not counted alone."""

    def __init__(self, none: Tally) -> None:
        self.tally = none
        self._later: dict[int, Tally] = {}

    def add(self, first: int, tally: Tally) -> None:
        self._later[first] = tally
        while self.tally.games in self._later:
            self.tally += self._later.pop(self.tally.games)


def _played(workers: Executor, wanted: Sequence[tuple[Setting, int]]) -> Iterator[tuple[int, int, Tally]]:
    """Every part as it is finished: whose it is, its first number, and what came of it."""
    under_way: dict[Future[Tally], tuple[int, int]] = {}
    size = min(LARGEST_PART, sum(setting.games_of_a_deal * games for setting, games in wanted) // PARTS)
    try:
        for place, (setting, games) in enumerate(wanted):
            step = max(1, size // setting.games_of_a_deal) if setting.is_quick else 1
            for first in range(0, games, step):
                under_way[workers.submit(play, setting, first, min(first + step, games))] = (place, first)
        for part in as_completed(under_way):
            yield (*under_way[part], part.result())
    finally:  # after a failure or Ctrl-C nobody waits for the rest
        for part in under_way:
            part.cancel()


def get_ready(setting: Setting) -> None:
    """Compile in one thread what many will call."""
    if not setting.is_quick:
        players = sorted(name for name in set(setting.players) if not is_guest(setting.game, name))
        rehearse(setting.game, players, len(setting.players), setting.options, setting.target)
    play(setting, 0, 1 if setting.is_quick else 0)


def _compiled_alike(setting: Setting) -> tuple[Any, ...]:
    quick = setting.is_quick or setting.players
    return (
        id(engine_for(setting.game, setting.options, setting.target)),
        quick,
        setting.abstaining,
        bool(setting.rivals),
    )


def known_players(game: Game, given: Sequence[str]) -> tuple[str, ...]:
    """The players by their full names; whoever is unknown is refused."""
    for name in given:
        check_player(game, name)
    return tuple(name if is_guest(game, name) else names(game)[number_of(game, name)] for name in given)


def _empty_notes(setting: Setting) -> counting.Notes:
    places = setting.places
    events, things, trials = (
        int(places[kind + 1] - places[kind]) for kind in (counting.EVENTS, counting.THINGS, counting.TRIALS)
    )
    return counting.Notes(
        fired=_zeros(events),
        earlier=_zeros(events),
        deciding=_zeros(events),
        used=_zeros(len(setting.players), things),
        tried=_zeros(trials),
        worked=_zeros(trials),
        course=_zeros(counting.COURSE),
        leaders=_zeros(setting.game.longest + 1),
        margins=_zeros(setting.game.longest + 1),
        choices=_zeros(setting.game.longest + 1),
    )


def _empty_sums(setting: Setting) -> counting.Sums:
    return counting.Sums(
        places=setting.places,
        sums=_zeros(int(setting.places[counting.ROWS]), counting.SUMS),
        lengths=_zeros(setting.game.longest + 1),
        turns=_zeros(setting.game.longest + 1),
        moments=_zeros(counting.CHECKS + 1),
    )


def _zeros(*shape: int) -> Whole:
    return np.zeros(shape, np.int64)
