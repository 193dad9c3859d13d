"""What is said of a choice, and of what was chosen."""

from typing import Any

from snowedin.core.words import Phrase, player

from . import rules, state


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("mark", {"cell": action})


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    told = [Phrase("marked", {"who": player(seat), "cell": action})]
    if rules.is_over(after) and after.winner != state.NOBODY:
        told.append(Phrase("won", {"who": player(int(after.winner))}))
    return told
