"""Speed of Cold Spell: its exact solver on random hands, and the field and the words at random.

A hand is drawn from the Alpha deck, each card with 1 to 3 pips; times are CPU time of one
thread, and are for everything the solver has to say: the best total for each length of the longest word, and the words
of the best declaration.
"""

import sys
import time
from typing import Any

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import start
from snowedin.core.records import blank, blanks
from snowedin.games.cold_spell import GAME, card_sets, dictionary, letters, solver, state

from . import cold_spell_loop, report

HANDS = 1_000
GAMES = 20_000
KEY = bytes(range(16))
KINDS = (
    ("8 cards", 8, None),
    ("8 cards with both wilds", 8, 2),
    ("15 cards", 15, None),
    ("15 cards with both wilds", 15, 2),
)


def main(hands: int) -> None:
    fast = engine(GAME).bind(solver)
    text = np.zeros(state.TEXT, np.int64)
    fast.solve(*drawn(np.random.default_rng(0), 5, None), text, dictionary.ALL)
    rows = ["| hand | hands | median ms | p99 ms | most ms |", "| --- | ---: | ---: | ---: | ---: |"]
    for name, size, wilds in KINDS:
        chance = np.random.default_rng(size)
        times = [timed(fast, drawn(chance, size, wilds), text) for _ in range(hands)]
        median, high, most = np.quantile(times, (0.5, 0.99, 1))
        rows.append(f"| {name} | {hands} | {median:.3f} | {high:.3f} | {most:.3f} |")
    rows += ["", "| random play, one core | actions a game | million actions/s |", "| --- | ---: | ---: |"]
    for seats in GAME.seats:
        rows += played(seats)
    about = "CPU time of one thread; a solve gives every length of the longest word and the best declaration's words."
    report.write("Cold Spell: the solver and random play", "bench.cold_spell_solver", about + "\n\n" + "\n".join(rows))


def drawn(chance: Any, size: int, wilds: int | None) -> tuple[Any, Any, int]:
    """A random hand; `None` leaves the wilds to chance."""
    deck = [(letters.face(kind), points) for kind, points, copies in letters.ALPHA for _ in range(copies)]
    if wilds is None:
        chosen = [deck[i] for i in chance.choice(len(deck), size, replace=False)]
    else:
        others = [card for card in deck if card[0] != card_sets.ANY]
        chosen = [others[i] for i in chance.choice(len(others), size - wilds, replace=False)]
        chosen += [(card_sets.ANY, 0)] * wilds
    worths = [points * int(chance.integers(1, 4)) for _, points in chosen]
    return np.array([mask for mask, _ in chosen], np.int64), np.array(worths, np.int64), size


def timed(fast: Any, hand: tuple[Any, Any, int], text: Any) -> float:
    begin = time.thread_time_ns()
    fast.solve(*hand, text, dictionary.ALL)
    return (time.thread_time_ns() - begin) / 1e6


def played(seats: int) -> list[str]:
    """The field alone, and what the words take on top of it."""
    loop = engine(GAME).bind(cold_spell_loop)
    template, s = blanks(state.State, 1), blanks(state.State, 1)
    template[0] = GAME.blank(GAME.read_options({}))
    dice = blank(Chance)
    results = []
    for until in (state.SPELLING, state.OVER):
        start(dice, KEY)
        loop.play_until(s, template, dice, seats, 2, until)
        begin = time.thread_time_ns()
        actions = loop.play_until(s, template, dice, seats, GAMES, until)
        results.append((actions, (time.thread_time_ns() - begin) / 1e9))
    (field, field_time), (whole, whole_time) = results
    words, words_time = whole - field, whole_time - field_time
    return [
        f"| field, {seats} players | {field / GAMES:.0f} | {field / field_time / 1e6:.2f} |",
        f"| words and score, {seats} players | {words / GAMES:.0f} | {words / words_time / 1e6:.2f} |",
    ]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else HANDS)
