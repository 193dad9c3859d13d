"""The games in OpenSpiel: importing this registers `snowedin_ice_queen` and its sisters with `pyspiel`.

All chance is dealt at the root, as one of `deals` keys.  Where several seats are to choose at once, they
are asked one after another, the lowest first, and none sees what the others chose.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Choice, Count, Game, Seat
from ..core.match import KEY_BYTES, Match, new_dice
from ..core.words import Words
from ..games import GAMES
from . import missing

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel") from error

DEALS = 1_000


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table of `players`; its options are parameters too.

    Each game is a class of its own, with `ours`, the game as we know it.  `given` are the parameters that are not to
    have their defaults.  Raises `Refusal` for a table that the game does not have.
    """

    ours: Game

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        ours = self.ours
        params = parameters(ours) | dict(given or {})
        self.options = ours.read_options({option.name: _read(option, params[option.name]) for option in settable(ours)})
        self.seats = ours.check_seats(params["players"], self.options)
        self.deals, self.seed = params["deals"], params["seed"]
        self.words = Words(ours, (), ours.vocabulary(self.options))
        super().__init__(game_type(ours), self._info(), dict(given or {}))

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.ours.state.ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.ours.reward_sum,
            max_game_length=self.ours.longest,
        )

    def new_initial_state(self) -> "TableState":
        """The state before the deal, in which chance is to choose."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal alone is chance."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        """What shows a player's knowledge, of the `kind` that OpenSpiel describes; there are no `params`.

        Raises `ValueError` for parameters, and for anything else than all that one player knows.
        """
        if params:
            raise ValueError(f"Observers of {self.ours.name} take no parameters; {dict(params)} came.")
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise ValueError(
                f"Observers of {self.ours.name} show all that one player knows; asked for were "
                f"public_info={kind.public_info}, private_info={kind.private_info.name}."
            )
        return Observer(self, kind is not None and kind.perfect_recall)

    def dealt(self, deal: int) -> Match:
        """The match right after a `deal`, by its number."""
        return Match(self.ours, self.seats, self.options, _digest(f"{self.seed} {deal}".encode()))

    def row(self, match: Match, seat: int) -> NDArray[np.float32]:
        """What the `seat` knows in a `match`, as numbers."""
        out = np.zeros(self.ours.observe.SIZE, np.float32)
        match.observe(seat, out)
        return out


class Play:
    """The match, and for every seat a digest of all that it ever knew; copied as OpenSpiel clones a state."""

    def __init__(self, match: Match, memories: list[bytes], redeals: int = 0) -> None:
        self.match = match
        self.memories = memories
        self.redeals = redeals

    def __deepcopy__(self, memo: Any) -> "Play":
        return Play(self.match.twin(), list(self.memories), self.redeals)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position of a `table`; all that OpenSpiel asks of a state."""

    def __init__(self, table: TableGame) -> None:
        super().__init__(table)
        self.play: Play | None = None

    def __str__(self) -> str:
        position = _digest(self.play.match.state.tobytes()).hex() if self.play else "not dealt"
        return f"{self._table.ours.name}: {position}"

    @property
    def _table(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        """The seat that is asked, or chance before the deal, or nobody after the end."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        for seat in self.play.match.to_act():
            return seat
        return int(pyspiel.PlayerId.TERMINAL)

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
        table = self._table
        if self.play is None:
            self.play = Play(table.dealt(action), [bytes(KEY_BYTES)] * table.seats)
            actor = None
        else:
            actor = self.current_player()
            self.play.match.act(actor, action)
        for seat, memory in enumerate(self.play.memories):
            chosen = action.to_bytes(4, "little") if seat == actor else b""
            self.play.memories[seat] = _digest(memory + chosen + table.row(self.play.match, seat).tobytes())

    def _action_to_string(self, seat: int, action: int) -> str:
        if self.play is None:
            return f"Deal {action}"
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
            dice = new_dice(_digest(f"{sampler()} {self.play.redeals}".encode() + self.play.memories[seat]))
            other.play = self._redealt(self.play, seat, dice)
        return other

    def _redealt(self, play: Play, seat: int, dice: Any) -> Play:
        match = play.match.imagined(play.match.redealt(seat, dice))
        memories = [_digest(self._table.row(match, i).tobytes()) for i in range(self._table.seats)]
        memories[seat] = play.memories[seat]
        return Play(match, memories, play.redeals)


class Observer:
    """What a seat of a `table` knows: `tensor` is the row of `observe`, `dict` its named parts.

    As a string it is a digest: of the row, or with perfect `recall` of all rows and own choices so far.  With perfect
    recall there is no tensor, for a row does not say what was known before.
    """

    def __init__(self, table: TableGame, recall: bool) -> None:
        self._recall = recall
        row = np.zeros(table.ours.observe.SIZE, np.float32)
        self.tensor = None if recall else row
        self.dict = {} if recall else {name: row[part] for name, part in table.ours.observe.PARTS.items()}

    def set_from(self, state: TableState, seat: int) -> None:
        """Write what the `seat` knows in a `state` into `tensor`; raises `ValueError` with perfect recall."""
        if self.tensor is None:
            raise ValueError("A tensor does not remember what was known; ask for a string, or for an observation.")
        self.tensor[:] = state._table.row(state.play.match, seat) if state.play else 0

    def string_from(self, state: TableState, seat: int) -> str:
        """What the `seat` knows in a `state`, as a digest: the same if it cannot tell two states apart."""
        if state.play is None:
            return f"player {seat}: not dealt"
        known = state._table.row(state.play.match, seat).tobytes()
        return f"player {seat}: {(state.play.memories[seat] if self._recall else _digest(known)).hex()}"


def parameters(ours: Game) -> dict[str, Any]:
    """What can be set, with its default: a word, or its place among the values where OpenSpiel would read a number.

    0 leaves a seat open and switches a number off, where it can be.
    """
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


def game_type(ours: Game) -> Any:
    kind = pyspiel.GameType
    shared = ours.reward_sum is None
    return kind(
        short_name=f"snowedin_{ours.key}",
        long_name=ours.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if shared else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=ours.seats.stop - 1,
        min_num_players=ours.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(ours),
    )


def register(ours: Game) -> str:
    """Make `ours` known to `pyspiel`, under the name that is returned."""
    kind = game_type(ours)
    pyspiel.register_game(kind, type(ours.name, (TableGame,), {"ours": ours}))
    return str(kind.short_name)


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=KEY_BYTES).digest()


NAMES = tuple(register(ours) for ours in GAMES.values())
