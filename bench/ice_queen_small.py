"""The best answer to Ice Queen's counter, exactly: small decks of the box, two seats, by backward induction.

    python -m bench.ice_queen_small [--cards 6] [--decks 5] [--seed small]

All that two players know in common is one position; there are so few that every one is visited.  The first seat does
what is best against a counter who never does anything else, over all 500 hands that a game may have; beside it, what a
counter gets in the same seat.  Values are means over who calls first.
"""

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowedin.core.compile import engine
from snowedin.core.records import blanks
from snowedin.games.ice_queen import GAME, cards, decks, state

from . import ice_queen_small_loop, report
from .ice_queen_small_loop import HEAD

HANDS = 500
GOES_ON = 2.0


class Answers(NamedTuple):
    """Every choice of a category at every position, as arrays: entries make options, options choices, these positions.

    An entry is a card the other may show: its chance, and the place of what comes of it among the values.
    """

    chance: Any
    leads: Any
    options: Any  # where the entries of each begin
    choices: Any  # where the options of each begin
    positions: Any  # where the choices of each begin
    many: Any  # choices of each position, all as likely
    usual: Any  # the option that the counter takes, for each choice


class Book:
    """All positions that may come up, by what was written down of them."""

    def __init__(self, deck: list[dict[str, Any]]) -> None:
        self.size = len(deck)
        self.options = GAME.read_options({"deck": deck})
        self._template = blanks(GAME.state.State, 1)
        self._template[0] = GAME.blank(self.options)
        self._template[0].seats = 2
        self._template[0].phase = state.CALLING
        self._states = blanks(GAME.state.State, 4)
        self._loop = engine(GAME).bind(ice_queen_small_loop)
        most, length = self.size * self.size, HEAD + 2 * self.size
        self._rows: tuple[Any, ...] = (
            np.zeros(most, np.int64), np.zeros(most, np.int64), np.zeros(most, np.int64),
            np.zeros((most, cards.KINDS), np.int64), np.zeros((most, 3, length), np.int64), np.zeros((most, 3)),
        )  # fmt: skip
        self.numbers: dict[bytes, int] = {}
        self.codes: list[NDArray[np.int64]] = []

    def first(self, caller: int) -> int:
        half = self.size // 2
        code = np.array([caller, half, half, *range(1, self.size + 1), *[0] * self.size], np.int64)
        return self.number(code)

    def number(self, code: NDArray[np.int64]) -> int:
        key = code.astype(np.int8).tobytes()
        if key not in self.numbers:
            self.numbers[key] = len(self.codes)
            self.codes.append(code.copy())
        return self.numbers[key]

    def expanded(self, place: int) -> tuple[Any, ...]:
        pairs = self._loop.expand(self._template, self.size, self.codes[place], self._states, *self._rows)
        return tuple(row[:pairs] for row in self._rows)

    def answers(self) -> Answers:
        """All positions that may come up, visited one after another; the ends are values -1, -2 and -3: 0, ½ and 1."""
        chance: list[float] = []
        leads: list[int] = []
        options: list[int] = []
        choices: list[int] = []
        positions: list[int] = []
        many: list[int] = []
        usual: list[int] = []
        place = 0
        while place < len(self.codes):
            callers, _, called, signs, codes, ends = self.expanded(place)
            leading = self._leading(codes, ends)
            positions.append(len(choices))
            own = np.unique(callers)
            many.append(len(own))
            for card in own:
                rows = np.flatnonzero(callers == card)
                wanted = range(cards.KINDS) if self.codes[place][0] == 0 else [int(called[rows[0]])]
                choices.append(len(options))
                seen: dict[bytes, int] = {}
                for kind in wanted:
                    column = signs[rows, kind]
                    if column.tobytes() not in seen:
                        seen[column.tobytes()] = len(options)
                        options.append(len(chance))
                        chance += [1 / len(rows)] * len(rows)
                        leads += leading[rows, column].tolist()
                usual.append(seen[signs[rows, int(called[rows[0]])].tobytes()])
            place += 1
        return Answers(*map(np.array, (chance, leads, options, choices, positions, many, usual)))

    def _leading(self, codes: Any, ends: Any) -> NDArray[np.int64]:
        leading = np.zeros(ends.shape, np.int64)
        for pair, sign in zip(*np.nonzero(ends != -1), strict=True):
            end = ends[pair, sign]
            leading[pair, sign] = self.number(codes[pair, sign]) if end == GOES_ON else -1 - round(2 * end)
        return leading

    def at_the_cap(self) -> NDArray[np.float64]:
        """What the first seat gets where it stands when the last hand was played; the ends come last."""
        heights = np.array([code[1:3] for code in self.codes])
        return np.concatenate([(np.sign(heights[:, 0] - heights[:, 1]) + 1) / 2, [1.0, 0.5, 0.0]])


def valued(answers: Answers, last: NDArray[np.float64], is_best: bool) -> NDArray[np.float64]:
    """The worth of every position, by the best option or by the counter's."""
    values = last.copy()
    for _ in range(HANDS):
        options = np.add.reduceat(answers.chance * values[answers.leads], answers.options)
        choices = np.maximum.reduceat(options, answers.choices) if is_best else options[answers.usual]
        values[: len(answers.many)] = np.add.reduceat(choices, answers.positions) / answers.many
    return values


def row(deck: list[dict[str, Any]]) -> list[str]:
    began = time.monotonic()
    book = Book(deck)
    starts = [book.first(caller) for caller in (0, 1)]
    answers, last = book.answers(), book.at_the_cap()
    best, usual = (valued(answers, last, is_best)[starts] for is_best in (True, False))
    cells = [f"{len(deck)}", f"{len(book.codes):,}", f"{best[0]:.4f}", f"{best[1]:.4f}", f"{best.mean():.4f}"]
    return [*cells, f"{usual.mean():.4f}", f"{time.monotonic() - began:.0f}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cards", type=int, default=6)
    parser.add_argument("--decks", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    box, random = list(decks.box()), np.random.default_rng(asked.seed)
    chosen = [sorted(random.choice(len(box), asked.cards, replace=False)) for _ in range(asked.decks)]
    rows = [row([box[card] for card in deck]) for deck in chosen]
    head = ["cards", "positions", "best, calling first", "best, called first", "best", "counter", "s"]
    print(report.table(head, rows))


if __name__ == "__main__":
    main()
