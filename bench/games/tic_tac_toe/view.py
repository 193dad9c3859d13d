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
        "cells": [owner(s, cell) for cell in range(state.CELLS)],
    }


def owner(s: Any, cell: int) -> int | None:
    return next((seat for seat in range(2) if int(s.marked[seat]) >> cell & 1), None)


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("mark", {"cell": action})


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    told = [Phrase("marked", {"who": player(seat), "cell": action})]
    if rules.is_over(after) and after.winner != state.NOBODY:
        told.append(Phrase("won", {"who": player(int(after.winner))}))
    return told
