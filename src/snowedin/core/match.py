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
    """A saved match."""

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
    """One game being played."""

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
        return bool(self.engine.is_over(self.state))

    def to_act(self) -> list[int]:
        """The seats whose choice is awaited."""
        return [seat for seat in range(self.seats) if self.engine.is_to_act(self.state, seat)]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, in rising order; none when it is not to act."""
        return legal_actions(self.engine, self.state, seat)

    def check(self, seat: int, action: int) -> None:
        """Refuse what may not be done now."""
        if self.is_over:
            raise Refusal("The game is over; nothing more can be played.")
        if not 0 <= seat < self.seats:
            raise Refusal(f"Seats are 0 to {self.seats - 1}; there is no seat {seat}.")
        if not self.engine.is_to_act(self.state, seat):
            raise Refusal(f"Seat {seat} is not to act now; the game waits for {self.to_act()}.")
        if not 0 < action < self.game.state.ACTIONS or not self.engine.is_legal(self.state, seat, action):
            raise Refusal(f"Action {action} is not among the {len(self.legal(seat))} that seat {seat} may choose from.")

    def act(self, seat: int, action: int) -> None:
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
        """Take back the last actions, whatever they showed; `may_undo` asks whether that is fair."""
        if not 0 < count <= len(self.actions):
            raise Refusal(f"There are {len(self.actions)} actions to take back, not {count}.")
        self.state = self.state_after(len(self.actions) - count)
        del self.actions[-count:]

    def state_after(self, count: int) -> Any:
        """The state as it was after the first `count` actions."""
        s = self._dealt()
        for seat, action in self.actions[:count]:
            self.engine.apply(s, seat, action)
        return s

    def seen_by(self, viewer: int | None) -> Any:
        """What a seat sees now; `None` is a spectator."""
        return self.game.view.view(self.state, viewer)

    def redealt(self, seat: int, dice: Any) -> Any:
        """A state as it might be for all that the seat knows."""
        s = copy(self.state)
        self.engine.redeal(s, seat, dice)
        return s

    def rewards(self) -> list[float]:
        return [float(self.engine.reward(self.state, seat)) for seat in range(self.seats)]

    def words(self, language: str = "en") -> Words:
        return Words(self.game, self.names, self.game.vocabulary(self.options), language)

    def describe(self, seat: int, action: int) -> Phrase:
        phrase: Phrase = self.game.view.describe(self.state, seat, action)
        return phrase

    def parse(self, seat: int, text: str, words: Words) -> int:
        """The legal action that these words name: in full, or as much of them as only one of them has."""
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
        document = Document(
            FORMAT, self.game.key, self.game.version, self.options, self.seats, self.key.hex(), self.actions, self.names
        )
        document.checksum = _checksum(document)
        return document

    def save(self, path: str | Path) -> None:
        """Write the document whole or not at all."""
        text = msgspec.json.format(msgspec.json.encode(self.document()), indent=1)
        fresh = Path(f"{path}.new")
        fresh.write_bytes(text + b"\n")
        fresh.replace(path)


def start(dice: Any, key: bytes, stream: int = 0) -> None:
    """Begin a stream of chance with a key of 16 bytes."""
    words = [int.from_bytes(key[i : i + 4], "little") for i in range(0, KEY_BYTES, 4)]
    chance.start(dice, words[0], words[1], words[2], words[3], stream)


def legal_actions(engine: Engine, s: Any, seat: int) -> list[int]:
    actions: list[int] = []
    if engine.is_to_act(s, seat):
        action = engine.next_legal(s, seat, 1)
        while action:
            actions.append(int(action))
            action = engine.next_legal(s, seat, action + 1)
    return actions


def read_document(data: bytes | str) -> Document:
    """A document whose form and checksum are right; whether its actions are legal, the replay tells."""
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
    """The match of a document, every action checked on the way."""
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
