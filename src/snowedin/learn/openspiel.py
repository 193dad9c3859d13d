"""The games in OpenSpiel: importing this registers `snowedin_ice_queen` and its sisters with `pyspiel`.

All chance is dealt at the root, as one of `deals` keys.  Where several seats are to choose at once, they are asked one
after another, the lowest first, and none sees what the others chose; `…_simultaneous` asks them together.  The games
called `…_small` can be looked through whole.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Choice, Count, Game, Seat
from ..core.match import KEY_BYTES, Match, new_dice
from ..core.words import Words
from ..games import GAMES
from . import missing
from .episode import drawn_for
from .openspiel_observers import Observer, OpenEyes, digest
from .openspiel_small import SMALL, Small

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel") from error

DEALS = 1_000
AT_ONCE = ("snowball_fight", "cold_spell")  # games of the box in which several seats are to choose at once


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table of `players`; its options are parameters too.

    Each game is a class of its own, with `ours`, the game as we know it; `is_at_once`, whether those who choose at once
    are asked together; and what is `small` in it, if anything.  `given` are the parameters that are not to have their
    defaults.  Raises `Refusal` for a table that the game does not have.
    """

    ours: Game
    is_at_once: bool = False
    small: Small | None = None

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        ours = self.ours
        params = parameters(ours, self.small) | dict(given or {})
        told = {option.name: _read(option, params[option.name]) for option in settable(ours) if option.name in params}
        self.options = ours.read_options(told if self.small is None else self.small.options)
        self.seats = ours.check_seats(params.get("players", ours.seats.start), self.options)
        self.deals, self.seed = params["deals"], params["seed"]
        self.words = Words(ours, (), ours.vocabulary(self.options))
        super().__init__(game_type(ours, self.is_at_once, self.small), self._info(), dict(given or {}))

    @classmethod
    def at_table(cls, seats: int, options: Mapping[str, Any]) -> "TableGame":
        """The game as it is played at one of our tables, with `seats` and with all its `options`, components too.

        It cannot be pickled, for OpenSpiel's parameters have no room for components.
        """
        table = cls({"players": seats} if len(cls.ours.seats) > 1 else {})
        table.options = dict(options)
        table.words = Words(cls.ours, (), cls.ours.vocabulary(table.options))
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.ours, self.is_at_once, self.small is not None, str(self))

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.ours.state.ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.ours.reward_sum,
            max_game_length=self.ours.longest if self.small is None else self.small.longest,
        )

    @property
    def memory_shape(self) -> tuple[int, int]:
        """Of all that a seat knew and chose in a small game: a row after the deal and after every choice."""
        assert self.small is not None
        return self.small.longest + 1, self.ours.observe.SIZE + self.ours.state.ACTIONS

    def new_initial_state(self) -> "TableState":
        """The state before the deal, in which chance is to choose."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal alone is chance."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer | OpenEyes:
        """What shows a player's knowledge, of the `kind` that OpenSpiel describes; there are no `params`.

        It is all that one player knows; or without memory and as a string alone, what lies open to everybody, or what
        one player sees beside.  Raises `ValueError` for parameters, and for anything else.
        """
        if params:
            raise ValueError(f"Observers of {self.ours.name} take no parameters; {dict(params)} came.")
        if kind is None:
            return Observer(self, False)
        private, kinds = kind.private_info, pyspiel.PrivateInfoType
        if kind.public_info and private == kinds.SINGLE_PLAYER:
            return Observer(self, kind.perfect_recall)
        if not kind.perfect_recall and (kind.public_info, private) in (
            (True, kinds.NONE),
            (False, kinds.SINGLE_PLAYER),
        ):
            return OpenEyes(is_public=kind.public_info)
        raise ValueError(
            f"Observers of {self.ours.name} show all that one player knows, or without memory what lies open or what "
            f"one player sees beside; asked for were public_info={kind.public_info}, "
            f"private_info={private.name}, perfect_recall={kind.perfect_recall}."
        )

    def dealt(self, deal: int) -> Match:
        """The match right after a `deal`, by its number."""
        match = Match(self.ours, self.seats, self.options, digest(f"{self.seed} {deal}".encode()))
        return match if self.small is None else self.small.begun(match)

    def row(self, match: Match, seat: int) -> NDArray[np.float32]:
        """What the `seat` knows in a `match`, as numbers."""
        out = np.zeros(self.ours.observe.SIZE, np.float32)
        match.observe(seat, out)
        return out


class Play:
    """The match, and for every seat a digest of all that it ever knew; copied as OpenSpiel clones a state.

    In small games `past` has the rows that it knew, each with what it chose just before.
    """

    def __init__(
        self,
        match: Match,
        memories: list[bytes],
        past: tuple[tuple[NDArray[np.float32], ...], ...],
        redeals: int = 0,
    ) -> None:
        self.match = match
        self.memories = memories
        self.past = past
        self.redeals = redeals

    def __deepcopy__(self, memo: Any) -> "Play":
        return Play(self.match.twin(), list(self.memories), self.past, self.redeals)

    def remember(self, table: TableGame, chosen: Mapping[int, int]) -> None:
        """What every seat knows now, after what some of them have `chosen`."""
        rows = [table.row(self.match, seat) for seat in range(table.seats)]
        for seat, memory in enumerate(self.memories):
            own = chosen[seat].to_bytes(4, "little") if seat in chosen else b""
            self.memories[seat] = digest(memory + own + rows[seat].tobytes())
        if table.small is not None:
            known = (_noted(row, chosen.get(seat), table.ours) for seat, row in enumerate(rows))
            self.past = tuple((*past, now) for past, now in zip(self.past, known, strict=True))


@dataclass(frozen=True)
class _Look:
    """A match as it looks in a state with this mark."""

    mark: bytes
    match: Match = field(compare=False)


@lru_cache(maxsize=16)
def _drawn(look: _Look) -> str:
    """The table as text; OpenSpiel asks for the same again and again, and drawing takes long."""
    return drawn_for(look.match, None)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position of a `table`; all that OpenSpiel asks of a state."""

    def __init__(self, table: TableGame) -> None:
        super().__init__(table)
        self.play: Play | None = None

    def __str__(self) -> str:
        name = self._table.get_type().long_name
        if self.play is None:
            return f"{name}: not dealt"
        match = self.play.match
        mark = digest(match.state.tobytes())
        waiting = ", ".join(f"player {seat}" for seat in match.to_act()) or "nobody: it is over"
        return f"{name}: {mark.hex()}, to choose: {waiting}\n{_drawn(_Look(mark, match))}"

    @property
    def _table(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        """The seat that is asked, or several at once, or chance before the deal, or nobody after the end."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.play.match.to_act()
        if self._table.is_at_once and len(waiting) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.play is not None and self.play.match.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        return [(deal, 1 / self._table.deals) for deal in range(self._table.deals)]

    def _legal_actions(self, seat: int) -> list[int]:
        assert self.play is not None
        return self.play.match.legal(seat)

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self._deal(action)
        else:
            self._carry_out({self.current_player(): action})

    def _apply_actions(self, actions: list[int]) -> None:
        """Of all seats together; what those choose who are not asked is not looked at."""
        assert self.play is not None
        self._carry_out({seat: actions[seat] for seat in self.play.match.to_act()})

    def _deal(self, deal: int) -> None:
        table = self._table
        self.play = Play(table.dealt(deal), [bytes(KEY_BYTES)] * table.seats, ((),) * table.seats)
        self.play.remember(table, {})

    def _carry_out(self, chosen: dict[int, int]) -> None:
        assert self.play is not None
        for seat, action in chosen.items():
            self.play.match.act(seat, action)
        self.play.remember(self._table, chosen)

    def _action_to_string(self, seat: int, action: int) -> str:
        if self.play is None:
            return f"Deal {action}"
        if action not in self.play.match.legal(seat):
            return "nothing"  # of a seat that is not asked while others are
        said: str = self._table.words.say(self.play.match.describe(seat, action))
        return said

    def returns(self) -> list[float]:
        """What every seat has got: nothing until the end."""
        if self.play is None:
            return [0.0] * self._table.seats
        return self.play.match.rewards()

    def resample_from_infostate(self, seat: int, sampler: Any) -> "TableState":
        """A state as it might be for all that the `seat` knows; the others' memories begin with what they know in it.

        So does its history, for the true one tells the deal and what others chose in secret.  A `sampler` may begin
        with the same number every time, so the redeals are counted as well.
        """
        other: TableState = self._table.new_initial_state()
        if self.play is not None:
            self.play.redeals += 1
            dice = new_dice(digest(f"{sampler()} {self.play.redeals}".encode() + self.play.memories[seat]))
            other.play = self._redealt(self.play, seat, dice)
        return other

    def _redealt(self, play: Play, seat: int, dice: Any) -> Play:
        match = play.match.imagined(play.match.redealt(seat, dice))
        memories = [digest(self._table.row(match, i).tobytes()) for i in range(self._table.seats)]
        memories[seat] = play.memories[seat]
        past = tuple(
            play.past[i] if i == seat else (_noted(self._table.row(match, i), None, self._table.ours),)
            for i in range(self._table.seats)
        )
        return Play(match, memories, past, play.redeals)


def parameters(ours: Game, small: Small | None = None) -> dict[str, Any]:
    """What can be set, with its default: a word, or its place among the values where OpenSpiel would read a number.

    0 leaves a seat open and switches a number off, where it can be.  Of a `small` game only the deals are open.
    """
    if small is not None:
        return {"deals": small.deals, "seed": 0}
    options = {option.name: option.default if _is_plain(option) else 0 for option in settable(ours)}
    return {"players": ours.seats.start, "deals": DEALS, "seed": 0} | options


def settable(ours: Game) -> list[Choice | Count | Seat]:
    return [option for option in ours.options if isinstance(option, (Choice, Count, Seat))]


def _is_plain(option: Choice | Count | Seat) -> bool:
    if isinstance(option, Choice):
        return all(value[0].isalpha() for value in option.values)
    return isinstance(option, Count)


def _read(option: Choice | Count | Seat, value: Any) -> Any:
    match option:
        case Choice():
            return value if _is_plain(option) else option.values[value]
        case Count():
            return value or option.off or value
        case Seat():
            return value or option.default


def game_type(ours: Game, is_at_once: bool = False, small: Small | None = None) -> Any:
    kind = pyspiel.GameType
    shared = ours.reward_sum is None
    plain = f"snowedin_{ours.key}{'_simultaneous' if is_at_once else ''}"
    return kind(
        short_name=plain if small is None else small.name,
        long_name=ours.name if small is None else small.about,
        dynamics=kind.Dynamics.SIMULTANEOUS if is_at_once else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if shared else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=ours.seats.stop - 1 if small is None else ours.seats.start,
        min_num_players=ours.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=small is not None,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(ours, small),
    )


def register(ours: Game, is_at_once: bool = False, small: Small | None = None) -> str:
    """Make `ours` known to `pyspiel`, under the name that is returned.

    `is_at_once` asks those together who choose at once; a `small` version has a name of its own.
    """
    kind = game_type(ours, is_at_once, small)
    pyspiel.register_game(kind, class_of(ours, is_at_once, small))
    return str(kind.short_name)


@cache
def class_of(ours: Game, is_at_once: bool = False, small: Small | None = None) -> type[TableGame]:
    """The class of a game."""
    attributes = {"ours": ours, "is_at_once": is_at_once, "small": small}
    return type(f"{ours.name} in OpenSpiel", (TableGame,), attributes)


def _loaded(ours: Game, is_at_once: bool, is_small: bool, text: str) -> Any:
    """A game that was pickled; one of another package is registered, if nobody has done so here."""
    if not is_small and game_type(ours, is_at_once).short_name not in pyspiel.registered_names():
        register(ours, is_at_once)
    return pyspiel.load_game(text)


def _noted(row: NDArray[np.float32], chosen: int | None, ours: Game) -> NDArray[np.float32]:
    """A row with what was chosen before it, 1 at its number."""
    choice = np.zeros(ours.state.ACTIONS, np.float32)
    if chosen is not None:
        choice[chosen] = 1
    return np.concatenate([row, choice])


NAMES = tuple(register(ours) for ours in GAMES.values())
SIMULTANEOUS = tuple(register(GAMES[key], is_at_once=True) for key in AT_ONCE)
SMALL_NAMES = tuple(register(small.ours, small=small) for small in SMALL)
