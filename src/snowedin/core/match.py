"""A match: game, rules version, options, seats, key and actions.  Everything else is replay.

It is saved as one JSON document with a checksum.  A document that was cut off,
changed, or written by other rules is refused with a sentence.
"""

import hashlib
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from . import chance
from .compile import COMPILED, INTERPRETED, Engine, engine_for
from .game import Game, Refusal
from .records import copy
from .words import Phrase, Shortcut, Words

FORMAT = "snowedin match 1"
KEY_BYTES = 16


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A saved match.

    `format` is that of the file.  The `game` is told by its key, with the `version` of its rules, `options`, the number
    of `seats`, the `key` of its chance in hexadecimal digits, and all `actions` as pairs of seat and action.  `names`
    are those of the players by seat, if they are known; `checksum` is over everything else.
    """

    format: str
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    key: str
    actions: list[tuple[int, int]]
    names: list[str] = []
    checksum: str = ""


class Match:
    """One game being played, by the rules alone: it asks nobody and draws nothing.

    It takes the `game`, how many `seats` are at the table, and `options` by name (those that are left out have their
    defaults).  The `key` of 16 bytes decides all chance, so that the same key deals the same game; without one it is
    drawn.  `target` is how the rules run: compiled, or interpreted, which begins at once and is slower.

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
        self.key = secrets.token_bytes(KEY_BYTES) if key is None else key
        self.engine: Engine = engine_for(game, self.options, target)
        self.actions: list[tuple[int, int]] = []
        self.names: list[str] = []
        self.state = self._dealt()

    def _dealt(self) -> Any:
        s = self.game.blank(self.options)
        start(s.chance, self.key)
        self.engine.deal(s, self.seats)
        return s

    def hasten(self) -> None:
        """Go on with the compiled rules, if it was played by the interpreted ones until now."""
        if self.engine.target == INTERPRETED:
            self.engine = engine_for(self.game, self.options)

    @property
    def is_over(self) -> bool:
        """Has the game ended?  Then nobody is to act."""
        return bool(self.engine.is_over(self.state))

    def to_act(self) -> list[int]:
        """The seats whose choice is awaited, counted from 0; several if they choose at once, none after the end."""
        return [seat for seat in range(self.seats) if self.engine.is_to_act(self.state, seat)]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, in rising order; none when it is not to act."""
        return legal_actions(self.engine, self.state, seat)

    def check(self, seat: int, action: int) -> None:
        """Raise `Refusal` if this `seat` may not do this `action` now; the sentence says why."""
        if self.is_over:
            raise Refusal("The game is over; nothing more can be played.")
        if not 0 <= seat < self.seats:
            raise Refusal(f"Seats are 0 to {self.seats - 1}; there is no seat {seat}.")
        if not self.engine.is_to_act(self.state, seat):
            raise Refusal(f"Seat {seat} is not to act now; the game waits for {self.to_act()}.")
        if not 0 < action < self.game.state.ACTIONS or not self.engine.is_legal(self.state, seat, action):
            raise Refusal(f"Action {action} is not among the {len(self.legal(seat))} that seat {seat} may choose from.")

    def act(self, seat: int, action: int) -> None:
        """Carry out the `action` of a `seat`; raises `Refusal`, and changes nothing, if it may not be done now."""
        self.check(seat, action)
        self.engine.apply(self.state, seat, action)
        self.actions.append((int(seat), int(action)))

    def may_undo(self) -> bool:
        """Was the last action one that used no chance and showed nobody anything?"""
        if not self.actions:
            return False
        seat, action = self.actions[-1]
        return not self.engine.is_revealing(self.state_after(len(self.actions) - 1), seat, action)

    def undo(self, count: int = 1) -> None:
        """Take back the last actions, `count` of them, whatever they showed; `may_undo` asks whether that is fair.

        Raises `Refusal` if there are not so many.
        """
        if not 0 < count <= len(self.actions):
            raise Refusal(f"There are {len(self.actions)} actions to take back, not {count}.")
        self.state = self.state_after(len(self.actions) - count)
        del self.actions[-count:]

    def state_after(self, count: int) -> Any:
        """The state as it was after the first `count` actions, in a record of its own."""
        s = self._dealt()
        for seat, action in self.actions[:count]:
            self.engine.apply(s, seat, action)
        return s

    def seen_by(self, viewer: int | None) -> Any:
        """What a `viewer` sees now: a seat, or `None` for a spectator.  Each game has a view of its own kind."""
        return self.game.view.view(self.state, viewer)

    def redealt(self, seat: int, dice: Any) -> Any:
        """A state as it might be for all that the `seat` knows; everything else is drawn from `dice`."""
        s = copy(self.state)
        self.engine.redeal(s, seat, dice)
        return s

    def rewards(self) -> list[float]:
        """What each seat has got: at the end 1 for a win, shared when shared, or the share of what was possible."""
        return [float(self.engine.reward(self.state, seat)) for seat in range(self.seats)]

    def words(self, language: str = "en") -> Words:
        """What says the phrases of this match in a `language` (en, fr, de, es, nl), with the names of its players."""
        return Words(self.game, self.names, self.game.vocabulary(self.options), language)

    def describe(self, seat: int, action: int) -> Phrase:
        """What an `action` of a `seat` is called, as a phrase; `words().say` makes it a sentence."""
        phrase: Phrase = self.game.view.describe(self.state, seat, action)
        return phrase

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
        raise Refusal(f"{text!r} is none of the {len(labels)} choices.")

    def shortcuts(self, seat: int) -> list[Shortcut]:
        """What the game's `view.shortcuts` offers a seat that is to act; most games offer none."""
        offered = getattr(self.game.view, "shortcuts", None)
        if offered is None or not self.engine.is_to_act(self.state, seat):
            return []
        found: list[Shortcut] = offered(self.engine, self.state, seat)
        return found

    def document(self) -> Document:
        """The match as a document, which `replay` makes into the same match again."""
        document = Document(
            FORMAT, self.game.key, self.game.version, self.options, self.seats, self.key.hex(), self.actions, self.names
        )
        document.checksum = _checksum(document)
        return document

    def save(self, path: str | Path) -> None:
        """Write the document to a file at `path`, whole or not at all; `load` reads it."""
        text = msgspec.json.format(msgspec.json.encode(self.document()), indent=1)
        fresh = Path(f"{path}.new")
        fresh.write_bytes(text + b"\n")
        fresh.replace(path)


def start(dice: Any, key: bytes, stream: int = 0) -> None:
    """Begin a `stream` of chance with a `key` of 16 bytes: `dice` is written."""
    words = [int.from_bytes(key[i : i + 4], "little") for i in range(0, KEY_BYTES, 4)]
    chance.start(dice, words[0], words[1], words[2], words[3], stream)


def legal_actions(engine: Engine, s: Any, seat: int) -> list[int]:
    """What a `seat` may do in a state `s` by the rules of an `engine`, in rising order; none if it is not to act."""
    actions: list[int] = []
    if engine.is_to_act(s, seat):
        action = engine.next_legal(s, seat, 1)
        while action:
            actions.append(int(action))
            action = engine.next_legal(s, seat, action + 1)
    return actions


def read_document(data: bytes | str) -> Document:
    """A document from its `data`, whose form and checksum are right; whether its actions are legal, the replay tells.

    Raises `Refusal` if it was cut off, changed, or is something else.
    """
    try:
        document = msgspec.json.decode(data, type=Document)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(f"This is not a whole match document: {error}.") from error
    if document.format != FORMAT:
        raise Refusal(f"The document's format is {document.format!r}; this program reads {FORMAT!r}.")
    if document.checksum != _checksum(document):
        raise Refusal("The document was changed after it was written: its checksum does not fit its contents.")
    return document


def replay(document: Document, games: Mapping[str, Game], target: str = COMPILED) -> Match:
    """The match of a `document`, every action checked on the way.

    `games` are those that it may be of, by key; `target` is how the rules run.  Raises `Refusal` if the game or the
    version of its rules is not among them, or if an action may not be done.
    """
    if document.game not in games:
        raise Refusal(f"The document is of a game {document.game!r}; known are {', '.join(games)}.")
    game = games[document.game]
    if document.version != game.version:
        raise Refusal(f"It was played with version {document.version} of the rules; this program has {game.version}.")
    match = Match(game, document.seats, document.options, _key(document.key), target)
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
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from error
    return replay(read_document(data), games, target)


def _key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise Refusal(f"A key is {2 * KEY_BYTES} hexadecimal digits; {text!r} is not.")
    return key


def _checksum(document: Document) -> str:
    content = msgspec.structs.replace(document, checksum="")
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def _simple(text: str) -> str:
    return " ".join(text.casefold().split())
