"""A match: game, rules version, options, seats, key and actions.  Everything else is replay.

It is saved as one document; see `core.document`.
"""

import secrets
from collections.abc import Mapping
from pathlib import Path
from struct import Struct
from typing import Any

import numpy as np

from . import chance, moves
from .compile import COMPILED, INTERPRETED, Engine, engine_for
from .document import FORMAT, Document, document_at, sealed, write_document
from .game import Game, Refusal
from .moves import BEFORE, NOW, OVER
from .protocol import SPECTATOR
from .records import blanks, put
from .saying import VIEWERS
from .tellings import Sayings, Tellings
from .views import Show, Views
from .words import Phrase, Shortcut, Words, counted

KEY_BYTES = 16
ALL_SEATS = (1 << moves.SEATS) - 1
SEATS_IN = [tuple(seat for seat in range(moves.SEATS) if bits >> seat & 1) for bits in range(1 << moves.SEATS)]


class Match:
    """One game being played, by the rules alone: it asks nobody and draws nothing.

    It takes the `game`, how many `seats` are at the table, and `options` by name (those that are left out have their
    defaults).  The `key` of 16 bytes decides all chance, so that the same key deals the same game; without one it is
    drawn.  `target` is how the rules run: compiled, or interpreted, which begins at once and is slower.  `is_over` says
    whether the game has ended.

    Raises `Refusal` if the game does not know an option, or cannot be played by so many.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        key: bytes | None = None,
        target: str = COMPILED,
    ) -> None:
        self.game = game
        self.options = game.read_options(options or {})
        self.seats = game.check_seats(seats, self.options)
        self.names: list[str] = []
        self.engine = engine_for(game, self.options, target)
        self._make_room()
        put(game.blank(self.options), self.states[moves.BLANK :])
        self.deal_again(key)

    def _make_room(self) -> None:
        """Memory of its own for the states and for what may be chosen."""
        self.states = blanks(self.game.state.State, moves.STATES)
        self.state, self.before = self.states[moves.NOW], self.states[moves.BEFORE]
        self._legal = np.zeros((self.seats, self.game.state.ACTIONS), legal_width(self.game))
        self._rows = [memoryview(row) for row in self._legal]
        self._bind()

    def twin(self) -> "Match":
        """Another match, as this one stands."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._make_room()
        other.states.view(np.uint8)[:] = self.states.view(np.uint8)
        other._legal[:] = self._legal
        other.actions = [*self.actions]
        return other

    def _bind(self) -> None:
        self.moves: Any = self.engine.bind(moves)
        self._show: Show | None = None
        self._sayings: Sayings | None = None
        self._begin = self.engine.pinned(moves, "begin", self.states, self._legal)
        self._move = self.engine.pinned(moves, "move", self.states, self._legal)
        self._reveals = self.engine.pinned(moves, "reveals", self.states, self._legal)

    def deal_again(self, key: bytes | None = None) -> None:
        """Begin anew with another `key`; game, options, seats and names stay."""
        self.key = key or secrets.token_bytes(KEY_BYTES)
        self.actions: list[tuple[int, int]] = []
        told = self._begin(*_halves(self.key))
        self.is_over = told >= OVER
        self._told = told

    def hasten(self) -> None:
        """Go on with the compiled rules, if it was played by the interpreted ones until now."""
        if self.engine.target == INTERPRETED:
            self.engine = engine_for(self.game, self.options)
            self._bind()

    def __reduce__(self) -> tuple[Any, ...]:
        made = self.game, self.seats, self.options, self.key, self.engine.target
        return _unpacked, (*made, self.names, self.actions, self.state.tobytes())

    def imagined(self, state: Any) -> "Match":
        """The same match with another `state` and without a past."""
        other = self.twin()
        other.key = bytes(KEY_BYTES)
        other.actions = []
        other._put(state)
        return other

    def _put(self, state: Any) -> None:
        """Go on from another state."""
        put(state, self.states[:1])
        self.states[moves.BEFORE] = self.states[moves.NOW]
        self._note(self.moves.look_up(self.states, self._legal))

    def _note(self, told: int) -> None:
        self.is_over = told >= moves.OVER
        self._told = told

    def to_act(self) -> list[int]:
        """The seats whose choice is awaited, counted from 0; several if they choose at once, none after the end."""
        return [*SEATS_IN[self._told & ALL_SEATS]]

    @property
    def awaited(self) -> int:
        """The same as a number, with a bit for each of them."""
        return int(self._told) & ALL_SEATS

    def changed(self) -> list[int]:
        """The seats whose choices are others since the last move."""
        return [*SEATS_IN[self._told >> moves.SEATS & ALL_SEATS]]

    def may_talk(self) -> bool:
        """May players say anything now, or do the rules ask for silence?"""
        return not self._told & moves.SILENCE

    def is_to_act(self, seat: int) -> bool:
        """Is the choice of this `seat` awaited?"""
        return bool(self._told >> seat & 1)

    def may_choose(self, seat: int, action: int) -> bool:
        """Is this `action` among the legal ones of a `seat`?  False also where there is no such seat."""
        row = self._rows[seat] if 0 <= seat < self.seats else (0,)
        return action in row[1 : 1 + row[0]]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, in rising order; none when it is not to act."""
        row = self._rows[seat]
        return row[1 : 1 + row[0]].tolist()

    def check(self, seat: int, action: int) -> None:
        """Raise `Refusal` if this `seat` may not do this `action` now; the sentence says why."""
        if self.is_over:
            raise Refusal("The game is over; nothing more can be played.")
        if not 0 <= seat < self.seats:
            raise Refusal(f"Seats are 0 to {self.seats - 1}; there is no seat {seat}.")
        if seat not in self.to_act():
            raise Refusal(f"Seat {seat} is not to act now; the game waits for {self.to_act()}.")
        if action not in self.legal(seat):
            known = len(self.legal(seat))
            among = "the only one that" if known == 1 else f"among the {known} that"
            raise Refusal(f"Action {action} is not {among} seat {seat} may choose{'' if known == 1 else ' from'}.")

    def act(self, seat: int, action: int) -> None:
        """Carry out the `action` of a `seat`; raises `Refusal`, and changes nothing, if it may not be done now."""
        seat, action = int(seat), int(action)
        told = self._move(seat, action)
        if told < 0:
            self.check(seat, action)
        self.actions.append((seat, action))
        self.is_over = told >= OVER
        self._told = told

    def is_revealing(self, seat: int, action: int) -> bool:
        """Would an `action` of this `seat` use chance, or show anybody what they did not know?"""
        return bool(self._reveals(int(seat), int(action)))

    def may_undo(self) -> bool:
        """Was the last action one that used no chance and showed nobody anything?"""
        if not self.actions:
            return False
        seat, action = self.actions[-1]
        return not self.at(len(self.actions) - 1).is_revealing(seat, action)

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, `count` of them, whatever they showed; `may_undo` asks whether that is fair.

        Raises `Refusal` if there are not so many.
        """
        if not 0 < count <= len(self.actions):
            raise Refusal(f"Of {counted(len(self.actions), 'action')} so far, {count} cannot be taken back.")
        self._put(self.state_after(len(self.actions) - count))
        del self.actions[-count:]

    def at(self, count: int) -> "Match":
        """The match as it was after the first `count` actions."""
        earlier = self.twin()
        earlier.deal_again(self.key)
        earlier.actions = self.actions[:count]
        if earlier.actions:
            earlier.moves.repeat(earlier.states, np.array(earlier.actions, np.int64))
            earlier._note(earlier.moves.look_up(earlier.states, earlier._legal))
        return earlier

    def state_after(self, count: int) -> Any:
        """The state as it was after the first `count` actions."""
        return self.at(count).state

    def told_to(self, viewer: int | None, before: bool = False) -> bytes:
        """What a `viewer` sees now, or saw `before` the last move, as JSON: a seat, or `None` for a spectator."""
        show = self._show or self._begin_to_show()
        return show(BEFORE if before else NOW, SPECTATOR if viewer is None else viewer)

    def _begin_to_show(self) -> Show:
        self._show = self.engine.once(Views).of(self.states)
        return self._show

    def choices_said(self, seat: int) -> bytes:
        """What a `seat` may choose now, as rows of numbers; see `core.told`."""
        return (self._sayings or self._begin_to_say()).choices(seat, 0)

    def move_said(self, viewer: int | None) -> bytes:
        """What a `viewer` is told of the last move, as rows of numbers."""
        seat, action = self.actions[-1]
        eye = SPECTATOR if viewer is None else viewer
        return (self._sayings or self._begin_to_say()).move(action, seat * VIEWERS + eye + 1)

    def _begin_to_say(self) -> Sayings:
        self._sayings = self.engine.once(Tellings).of(self.states)
        return self._sayings

    def seen_by(self, viewer: int | None) -> Any:
        """What a `viewer` sees now, as the game's `Seen` tells it: a seat, or `None` for a spectator."""
        return self.engine.once(Views).read(self.told_to(viewer))

    def redealt(self, seat: int, dice: Any, state: Any = None) -> Any:
        """A state as it might be for all that the `seat` knows of the position, or of another `state` of this match.

        Everything else is drawn from `dice` (`new_dice`).
        """
        guess = blanks(self.game.state.State, 1)
        if state is not None:
            put(state, guess)
        self.moves.redeal_to(self.states if state is None else guess, seat, dice, guess)
        return guess[0]

    def handed_to(self, seat: int, dice: Any, state: Any) -> bytes:
        """A redeal of a `state` of this match, drawn from `dice`, that the `seat` itself may be given.

        See `moves.hand_out`.
        """
        guess = blanks(self.game.state.State, 1)
        put(state, guess)
        self.moves.hand_out(guess, seat, dice, guess)
        return bytes(guess.tobytes())

    def asked_blindly(self, bot: int, seat: int, dice: Any) -> int:
        """What the game's own `bot` of this number chooses for the `seat`, given a redeal that is drawn from `dice`."""
        return int(self.moves.choose_blindly(self.states, bot, seat, dice))

    def observe(self, seat: int, out: Any) -> None:
        """Write what the `seat` knows into `out`, a row of numbers."""
        self.moves.observe_to(self.states, seat, out)

    def rewards(self) -> list[float]:
        """What each seat has got: at the end 1 for a win, shared when shared, or the share of what was possible."""
        out = np.zeros(self.seats)
        self.moves.write_rewards(self.states, out)
        rewards: list[float] = out.tolist()
        return rewards

    def words(self, language: str = "en") -> Words:
        """What says the phrases of this match in a `language` (en, fr, de, es, nl), with the names of its players."""
        return Words(self.game, self.names, self.game.vocabulary(self.options), language)

    def describe(self, seat: int, action: int) -> Phrase:
        """What an `action` of a `seat` is called, as a phrase; `words().say` makes it a sentence."""
        return self.game.telling.describe(self.state, seat, action)

    def parse(self, seat: int, text: str, words: Words) -> int:
        """The legal action of a `seat` that a `text` names: by all its `words`, or by as much as only one of them has.

        Raises `Refusal` if none of them, or more than one, could be meant.
        """
        wanted = _simple(text)
        labels = {action: _simple(words.say(self.describe(seat, action))) for action in self.legal(seat)}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [action for action, label in labels.items() if wanted and fits(label, wanted)]
            if len(found) == 1:
                return found[0]
            if found:
                some = "; ".join(words.say(self.describe(seat, action)) for action in found[:4])
                raise Refusal(f"{text!r} could mean {len(found)} things: {some}{' …' if len(found) > 4 else ''}.")
        if len(labels) == 1:
            raise Refusal(f"{text!r} is not the only choice there is: {words.say(self.describe(seat, *labels))}.")
        raise Refusal(f"{text!r} is none of the {len(labels)} choices.")

    def shortcuts(self, seat: int) -> list[Shortcut]:
        """What the game's `telling.shortcuts` offers a seat that is to act; most games offer none."""
        if seat not in self.to_act():
            return []
        return self.game.telling.shortcuts(self.engine, self.state, seat)

    def document(self) -> Document:
        """The match as a document, which `replay` makes into the same match again."""
        game, key = self.game, self.key.hex()
        return sealed(Document(FORMAT, game.key, game.version, self.options, self.seats, key, self.actions, self.names))

    def save(self, path: str | Path) -> None:
        """Write the document to a file at `path`, whole or not at all; `load` reads it."""
        write_document(self.document(), path)


def legal_width(game: Game) -> Any:
    """The type of number in which the actions of a game are listed."""
    return np.int16 if game.state.ACTIONS < 1 << 15 else np.int32


def _unpacked(
    game: Game,
    seats: int,
    options: dict[str, Any],
    key: bytes,
    target: str,
    names: list[str],
    actions: list[tuple[int, int]],
    state: bytes,
) -> Match:
    match = Match(game, seats, options, key, target)
    match.names, match.actions = names, actions
    match._put(np.frombuffer(state, game.state.State.dtype)[0])
    return match


_halves = Struct("<2q").unpack  # of a key
_words = Struct("<4I").unpack


def start(dice: Any, key: bytes, stream: int = 0) -> None:
    """Begin a `stream` of chance with a `key` of 16 bytes: `dice` is written."""
    a, b, c, d = _words(key)
    chance.start(dice, a, b, c, d, stream)


def new_dice(key: bytes) -> Any:
    """A stream of chance with a `key` of 16 bytes, in an array of one, as compiled code takes it at once."""
    dice = blanks(chance.Chance, 1)
    start(dice[0], key)
    return dice


def legal_actions(engine: Engine, s: Any, seat: int) -> list[int]:
    """What a `seat` may do in a state `s` by the rules of an `engine`, in rising order; none if it is not to act."""
    actions: list[int] = []
    if engine.is_to_act(s, seat):
        action = engine.next_legal(s, seat, 1)
        while action:
            actions.append(int(action))
            action = engine.next_legal(s, seat, action + 1)
    return actions


def replay(document: Document, games: Mapping[str, Game], target: str = COMPILED) -> Match:
    """The match of a `document`, every action checked on the way.

    `games` are those that it may be of, by key; `target` is how the rules run.  Raises `Refusal` if the game or the
    version of its rules is not among them, or if an action may not be done.
    """
    if document.game not in games:
        raise Refusal(f"The document is of a game {document.game!r}; known are {', '.join(games)}.")
    game = games[document.game]
    options = game.options_of(document.version, document.options)
    match = Match(game, document.seats, options, _key(document.key), target)
    match.names = document.names
    for number, (seat, action) in enumerate(document.actions, 1):
        try:
            match.act(seat, action)
        except Refusal as refusal:
            raise Refusal(f"Action {number} of the document cannot be played: {refusal}") from refusal
    return match


def load(path: str | Path, games: Mapping[str, Game], target: str = COMPILED) -> Match:
    """The match that was saved at `path`, to be looked at or played on; `games` and `target` are as for `replay`.

    Raises `Refusal` if the file cannot be read, or is not the document of such a match.
    """
    return replay(document_at(path), games, target)


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise Refusal(f"A key is {2 * KEY_BYTES} hexadecimal digits; {text!r} is not.")
    return key


def _simple(text: str) -> str:
    return " ".join(text.casefold().split())
