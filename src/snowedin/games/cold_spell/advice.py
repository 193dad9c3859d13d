"""The solver at the table (5.4, 5.6): what it offers a player, and the choices that declare it.

A declaration is always spelled by the player's own choices; whoever sits between player and
rules, a client or a server, asks here and plays them.  See docs/decisions/cold-spell-solver.md.
"""

from typing import Any, NamedTuple

import numpy as np

from ...core.compile import WHOLE, Door, Engine, Given, Row
from ...core.game import Refusal
from . import dictionary, letters, solver, spelling, state
from .card_sets import LETTERS


class Offer(NamedTuple):
    """The best total, without bonus, with a longest word of so many letters."""

    length: int
    total: int


def offers(engine: Engine, s: Any, seat: int) -> list[Offer]:
    """All lengths there are, what the solver would declare by itself first; length 0 is no words."""
    _check(s, seat)
    cards, worths = hand(s, seat)
    found = np.zeros(LETTERS + 1, np.int64)
    engine.bind(solver).list_most(cards, worths, len(cards), found, dictionary.ALL)
    rest = int(worths.sum())
    listed = [Offer(length, 2 * int(used) - rest) for length, used in enumerate(found) if used != solver.IMPOSSIBLE]
    return sorted(listed, key=lambda offer: (offer.total, offer.length), reverse=True)


def words(engine: Engine, s: Any, seat: int, length: int | None = None) -> list[str]:
    """The best declaration whose longest word has so many letters, the solver's own choice if nobody says."""
    listed = offers(engine, s, seat)
    wanted = listed[0].length if length is None else length
    if wanted not in {offer.length for offer in listed}:
        raise Refusal(f"No word of {wanted} letters can be spelled with these cards.")
    cards, worths = hand(s, seat)
    text = np.zeros(state.TEXT, np.int64)
    size = engine.bind(solver).declare(cards, worths, len(cards), wanted, text, dictionary.ALL)
    signs = "".join(letters.ALPHABET[int(sign) - 1] if sign else " " for sign in text[:size])
    return signs.split()


def actions(engine: Engine, s: Any, seat: int, length: int | None = None) -> list[int]:
    """The choices that take back what is spelled so far, spell the solver's words and declare them."""
    if not spelling.can_begin_anew(s, seat):
        raise Refusal("What you have spelled cannot be taken back any more, so the solver cannot begin.")
    chosen = [state.TAKE_BACK] * int(spelling.count_words(s, seat))
    for word in words(engine, s, seat, length):
        chosen += [state.LETTER + letters.ALPHABET.index(letter) for letter in word]
        chosen.append(state.CLOSE)
    return [*chosen, state.DECLARE]


def doors() -> list[Door]:
    """What is asked of the solver here."""
    row = Row(np.dtype("i8"))
    hand: dict[str, Given] = {"letters": row, "worths": row, "size": WHOLE}
    return [
        Door(solver, "list_most", {**hand, "found": row, "vocabulary": WHOLE}, answers=False),
        Door(solver, "declare", {**hand, "length": WHOLE, "text": row, "vocabulary": WHOLE}),
    ]


def hand(s: Any, seat: int) -> tuple[Any, Any]:
    """The letter sets of the cards taken, and what each is worth."""
    count = int(s.hand_size[seat])
    cards = np.array([int(s.letters[card]) for card in s.hand[seat][:count]], np.int64)
    worths = [int(s.points[s.hand[seat, i]]) * int(s.pips[seat, i]) for i in range(count)]
    return cards, np.array(worths, np.int64)


def _check(s: Any, seat: int) -> None:
    if s.solver == state.NEVER:
        raise Refusal("This table plays without the solver.")
    if s.phase != state.SPELLING or s.declared[seat]:
        raise Refusal("The solver can help only while you spell.")
