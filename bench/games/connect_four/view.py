"""The board as all see it, and what is said of a choice."""

from typing import Any

from snowedin.core.words import Phrase, player

from . import rules, state


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    return {
        "seats": int(s.seats),
        "turn": None if s.turn == state.NOBODY else int(s.turn),
        "over": bool(rules.is_over(s)),
        "winner": None if s.winner == state.NOBODY else int(s.winner),
        "rows": [[owner(s, state.TALL * column + row) for column in range(state.COLUMNS)] for row in range(state.ROWS)],
    }


def owner(s: Any, cell: int) -> int | None:
    for seat in range(2):
        if int(s.stones[seat]) >> cell & 1:
            return seat
    return None


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("drop", {"column": action})


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    told = [Phrase("dropped", {"who": player(seat), "column": action})]
    if rules.is_over(after) and after.winner != state.NOBODY:
        told.append(Phrase("won", {"who": player(int(after.winner))}))
    return told
