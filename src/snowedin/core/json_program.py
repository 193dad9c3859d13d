"""The layout of what is seen, as a program that `core.json_writer` follows to write the record as JSON.

A program is a table of steps.  Each has a code, the text that is written first, and up to five numbers: where something
lies in the record, how wide it is, which text stands for it, where to go on.
"""

from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from . import json_writer
from .seen import ByName, Flag, Letters, Meaning, Members, Named, Part, Several, Whole

WIDTH = 2 + 5  # a code, a text, and the numbers
DIGITS = {1: 4, 2: 6, 4: 11, 8: 20}  # of the longest number so many bytes wide


class Program(NamedTuple):
    """How a record is written: the steps, all texts in blocks, of each its first block and length, and the room for
    the longest JSON.
    """

    steps: NDArray[np.int32]
    texts: NDArray[np.uint64]
    bounds: NDArray[np.int32]
    room: int


def program_for(kind: Any) -> Program:
    made = _Maker()
    made.record(kind, 0)
    made.step(json_writer.STOP)
    steps = np.zeros((len(made.steps), WIDTH), np.int32)
    for row, step in zip(steps, made.steps, strict=True):
        row[: len(step)] = step
    return Program(steps, *_in_blocks(made.texts), made.most + json_writer.BLOCK)


def _in_blocks(texts: list[bytes]) -> tuple[NDArray[np.uint64], NDArray[np.int32]]:
    blocks, bounds = b"", []
    for text in texts:
        bounds.append([len(blocks) // json_writer.BLOCK, len(text)])
        blocks += text + bytes(-len(text) % json_writer.BLOCK)
    return np.frombuffer(blocks, np.uint64).copy(), np.array(bounds, np.int32)


class _Maker:
    def __init__(self) -> None:
        self.steps: list[list[int]] = []
        self.texts: list[bytes] = []
        self.before = b""  # the text with which the next step begins
        self.most = 0

    def record(self, kind: Any, at: int) -> None:
        opening = "{"
        for name, meaning in kind.meanings.items():
            self.text(f'{opening}"{name}":'.encode())
            opening = ","
            slot, offset = kind.dtype.fields[name][:2]
            self.value(meaning, slot, at + offset)
        self.text(b"}")

    def text(self, text: bytes) -> None:
        self.before += text
        self.most += len(text)

    def step(self, code: int, *numbers: int) -> None:
        self.steps.append([code, self.place(self.before), *map(int, numbers)])
        self.before = b""

    def place(self, *texts: bytes) -> int:
        """The number of the first of these texts."""
        self.texts += texts
        return len(self.texts) - len(texts)

    def value(self, meaning: Meaning, slot: Any, at: int) -> None:
        match meaning:
            case Whole(may_lack):
                self.step(json_writer.WHOLE, at, slot.itemsize, may_lack)
                self.most += DIGITS[slot.itemsize]
            case Flag():
                self.step(json_writer.NAMED, at, 1, False, self.place(b"false", b"true"))
                self.most += 5
            case Named(names, may_lack):
                texts = [msgspec.json.encode(name) for name in names]
                self.step(json_writer.NAMED, at, slot.itemsize, may_lack, self.place(*texts))
                self.most += max(map(len, [*texts, b"null"]))
            case Letters(alphabet, may_lack):
                texts = [letter.encode() for letter in alphabet]
                signs = slot.fields["signs"]
                self.step(json_writer.LETTERS, at, at + signs[1], self.place(*texts), may_lack)
                self.most += max(2 + signs[0].shape[0] * max(map(len, texts)), len(b"null"))
            case Members():
                self.step(json_writer.MEMBERS, at)
                self.most += 2 + 63 * 3
            case Part(kind, False):
                self.record(kind, at)
            case Part(kind, True):
                self.perhaps(kind, slot, at)
            case Several(entry, may_lack):
                self.several(entry, may_lack, slot, at)
            case ByName(entry, names):
                self.by_name(entry, names, slot, at)

    def perhaps(self, kind: Any, slot: Any, at: int) -> None:
        self.step(json_writer.PERHAPS, at)
        asked = self.steps[-1]
        self.record(kind, at + slot.fields["it"][1])
        self.step(json_writer.TEXT)
        self.most += 4
        asked.append(len(self.steps))

    def several(self, entry: Meaning, may_lack: bool, slot: Any, at: int) -> None:
        row, offset = slot.fields["at"][:2]
        if isinstance(entry, Whole):
            self.step(json_writer.WHOLES, at, at + offset, row.base.itemsize, may_lack, entry.may_lack)
            self.most += (DIGITS[row.base.itemsize] + 1) * row.shape[0] + 6
            return
        self.step(json_writer.LIST, at, at + offset, row.base.itemsize, may_lack)
        begun, before = self.steps[-1], self.most
        self.value(entry, row.base, 0)
        self.most = before + (self.most - before + 1) * row.shape[0] + 6
        self.step(json_writer.NEXT)
        begun.append(len(self.steps))

    def by_name(self, entry: Meaning, names: tuple[str, ...], slot: Any, at: int) -> None:
        opening = "{"
        for i, name in enumerate(names):
            self.text(f'{opening}"{name}":'.encode())
            opening = ","
            self.value(entry, slot.base, at + i * slot.base.itemsize)
        self.text(b"}")
