"""Notices: what one viewer is told after a move, written by compiled code in one call (`core.notice_writer`).

Whoever sends them fixes the text around view, choices and events in a form, and says each row of numbers once; what it
was said as is kept in a phrasebook, with a mark for every name.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate
from struct import Struct, pack
from typing import Any, NamedTuple

import numpy as np

from . import moves, notice_writer, told
from .compile import Engine
from .protocol import SPECTATOR
from .views import writer_of

MARKS = [chr(0xE000 + seat) for seat in range(notice_writer.NAMES)]  # for the names of the seats; nobody's own signs
MARKED = bytes(notice_writer.MARK)  # how all of them begin

SLOTS, MOST_SLOTS = 1 << 10, 1 << 16  # of a phrasebook, of which at most half are taken
PER_SLOT = 128  # bytes of text
ROOM = 1 << 14  # for a notice, besides its view
ANSWER = 1 << 9  # for the name of the command that it answers
PLACE = Struct("<2q")  # of a text: where it begins, and its length


class Form(NamedTuple):
    """The text around what a viewer is told, laid out for compiled code; `at` is where."""

    at: int
    kept: Any


def form(viewer: int | None, may_choose: bool, pieces: Sequence[bytes], names: Sequence[bytes]) -> Form:
    """Of pieces as `notice_writer` names them, and names as they stand inside the text."""
    texts = [*pieces, *names, *[b""] * (notice_writer.NAMES - len(names))]
    assert len(texts) == notice_writer.PIECES + notice_writer.NAMES
    bounds = accumulate(map(len, texts), initial=0)
    eye = SPECTATOR if viewer is None else viewer
    head = [eye, int(may_choose), len(names), max(map(len, names), default=0), *bounds]
    kept = np.frombuffer(pack(f"<{notice_writer.FORM}q", *head) + b"".join(texts), np.uint8)
    return Form(kept.ctypes.data, kept)


class Phrasebook:
    """What rows of numbers were said as, found by compiled code; when it is full, it begins anew and larger."""

    def __init__(self, slots: int = SLOTS) -> None:
        self.taken = self.used = 0
        self.keys = np.zeros((slots, told.WIDTH), np.int64)
        self.places = np.zeros((slots, 2), np.int64)
        self.texts = np.zeros(slots * PER_SLOT, np.uint8)
        keys, places, texts = (memoryview(array.data).cast("B") for array in (self.keys, self.places, self.texts))
        self._keys, self._places, self._texts = keys, places, texts

    def keep(self, slot: int, row: bytes, said: bytes) -> bool:
        """False: there is no room."""
        end = self.used + len(said)
        if 2 * self.taken >= len(self.keys) or end > len(self.texts):
            return False
        self._keys[slot * len(row) : (slot + 1) * len(row)] = row
        PLACE.pack_into(self._places, slot * PLACE.size, self.used, -len(said) if MARKED in said else len(said))
        self._texts[self.used : end] = said
        self.used = end
        self.taken += 1
        return True


class Notices:
    """Writes the notices of all tables at which one game is played with the same options and words."""

    def __init__(self, engine: Engine, say: Callable[[bytes], bytes]) -> None:
        engine.take("telling")
        seen = engine.game.view.Seen
        self._say = say  # a row of numbers as JSON
        self._writer = writer_of(seen)
        self._rows = np.zeros((engine.game.state.ACTIONS + told.MOST, told.WIDTH), np.int64)
        self._found = np.zeros(len(self._rows), np.int64)
        self._answer = np.zeros(ANSWER, np.uint8)
        self._answers = memoryview(self._answer.data)
        self._out = np.zeros(len(self._writer["out"][0]) + ROOM, np.uint8)
        self._notice = np.zeros(notice_writer.NOTICE, np.int64)
        self._at = self._notice.ctypes.data
        self._write = engine.noticed(notice_writer, seen, self._writer.dtype, self._rows.shape, moves.STATES)
        self.phrasebook = Phrasebook()
        self._lay_out()

    def _lay_out(self) -> None:
        """Say where everything lies."""
        book = self.phrasebook
        lies: dict[int, Any] = {
            notice_writer.WRITER: self._writer,
            notice_writer.ROWS: self._rows,
            notice_writer.FOUND: self._found,
            notice_writer.KEYS: book.keys,
            notice_writer.PLACES: book.places,
            notice_writer.TEXTS: book.texts,
            notice_writer.OUT: self._out,
            notice_writer.ANSWER: self._answer,
        }
        for place, array in lies.items():
            self._notice[place] = array.ctypes.data
        self._notice[notice_writer.SLOTS] = len(book.keys)
        self._notice[notice_writer.TEXTS_ROOM] = len(book.texts)
        self._notice[notice_writer.OUT_ROOM] = len(self._out)

    def of(self, states: Any) -> Callable[..., bytes]:
        """What writes notices of these states of a match; whoever has it keeps them."""
        states_at = states.ctypes.data
        notice_at, write, answers = self._at, self._write, self._answers

        def written(form_at: int, seat: int, action: int, seq: int, at: int, answer: bytes = b'""') -> bytes:
            """Of the last move, an `action` of a `seat`; `answer` is the name of a command, as JSON."""
            answers[: len(answer)] = answer
            data: bytes = write(notice_at, states_at, form_at, len(answer), seat, action, seq, at)
            is_anew = False
            while not data:
                is_anew = self._supply(is_anew)
                data = write(notice_at, states_at, form_at, len(answer), seat, action, seq, at)
            return data

        return written

    def _supply(self, is_anew: bool) -> bool:
        """Get what the notice was lacking; did the phrasebook begin anew for it?"""
        lacks, number, slot = self._notice[notice_writer.LACKS :].tolist()
        if lacks == notice_writer.ROOM:
            self._out = np.zeros(2 * len(self._out), np.uint8)
            self._lay_out()
            return is_anew
        row = self._rows[number].tobytes()
        if self.phrasebook.keep(slot, row, self._say(row)):
            return is_anew
        slots = len(self.phrasebook.keys)  # one that a single notice fills is too small in any case
        self.phrasebook = Phrasebook(2 * slots if is_anew or slots < MOST_SLOTS else slots)
        self._lay_out()
        return True
