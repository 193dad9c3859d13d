"""Counts of all lines of play from fixed deals, written to perft.json by `python -m tests.games.winter.perft`."""

import json
from pathlib import Path
from typing import Any

from snowedin.core.chance import roll
from snowedin.core.compile import engine
from snowedin.core.match import legal_actions
from snowedin.core.records import copy
from snowedin.games.winter import GAME, state

from .tables import dealt, dice, thawing

FILE = Path(__file__).with_name("perft.json")
FAST = engine(GAME)
DEALS = {
    "box": {},
    "no overlap": {"overlap": "no"},
    "turns and corners": {"turn_in_place": "yes", "corner_contact": "yes"},
}
BEGINNING, THAW = 5, 6  # how many actions deep
OPEN_SQUARES = {(0, 0): "LLLD", (0, 2): "LDLD", (-2, 1): "DDLL", (2, 0): "DLLD", (2, 2): "LLDL"}


def lines(s: Any, depth: int) -> int:
    """How many ways there are to play so many actions, or fewer to the end."""
    if depth == 0 or FAST.is_over(s):
        return 1
    seat = int(s.turn)
    legal = legal_actions(FAST, s, seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = copy(s)
        FAST.apply(after, seat, action)
        total += lines(after, depth - 1)
    return total


def at_the_thaw(number: int, options: dict[str, str]) -> Any:
    """Where a random game stands when the thaw begins, counters being put down whenever one can."""
    s, chooser = dealt(number, FAST, **options), dice(number)
    while not s.thaw:
        legal = legal_actions(FAST, s, int(s.turn))
        action = state.COVER if state.COVER in legal else legal[roll(chooser, len(legal))]
        FAST.apply(s, int(s.turn), action)
    return s


def turning() -> Any:
    """A small lake with open squares of light, in which turning a card makes some, or only leaves some as they were."""
    return thawing(OPEN_SQUARES, turn_in_place="yes")


def counts() -> dict[str, list[int]]:
    found = {"turning among open squares": [lines(turning(), depth) for depth in range(1, THAW + 1)]}
    for name, options in DEALS.items():
        for number in (1, 2):
            beginning, thaw = dealt(number, FAST, **options), at_the_thaw(number, options)
            found[f"{name}, deal {number}, beginning"] = [lines(beginning, depth) for depth in range(1, BEGINNING + 1)]
            found[f"{name}, deal {number}, thaw"] = [lines(thaw, depth) for depth in range(1, THAW + 1)]
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")
