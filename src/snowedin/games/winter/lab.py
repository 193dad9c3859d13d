"""What the lab counts at Winter, and decks of other shapes."""

from collections.abc import Mapping
from itertools import cycle, islice
from typing import Any

from ...core.bits import count
from . import cards, state
from .freezing import colour_of

GAMES = 20_000
STANDING = "counters on the table"
TURNS = "turns"
SWEEPS = {"thaw_cap": (10, 20, 50)}

EVENTS = (
    "2.1, 3.1 a card is laid",
    "3.2 a square is covered",
    "4.1 a card is moved",
    "4.1 a move leaves a choice of squares",
    "4.2 a card is removed",
    "4.3 a counter is taken away",
    "4.5 the lake splits",
    "4.5 a player says which group stays",
)
LAID, COVERED, MOVED, SQUARE_CHOSEN, REMOVED, TAKEN, SPLIT, GROUP_CHOSEN = range(len(EVENTS))

ENDINGS = (
    "5.1 a player's last counter leaves",
    "5.2 both lose their last counter in one turn",
    "4.4 a player has nothing to do",
    "5.3 a position stands for the third time",
    "5.3 the limit of thawing turns",
)

COLOUR = 0  # + colour
AT_THAW = COLOUR + cards.COLOURS  # + counters
DEED = AT_THAW + state.COUNTERS + 1 - state.MOVE  # + deed


def power(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    return {
        "Colour played": ("Light", "Dark"),
        "Counters on the table when the thaw begins": tuple(map(str, range(state.COUNTERS + 1))),
        "Deed of the thaw, each time": ("Move a card", "Remove a card", "Take a counter away"),
    }


def ablations(options: Mapping[str, Any]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Eighteen cards again, those of one shape replaced by others, if possible with as much light as dark."""
    shapes = {
        "Corners (three and one)": lambda word: word.count("D") != 2,
        "Stripes across": lambda word: word in ("LLDD", "DDLL"),
        "Stripes along": lambda word: word in ("LDLD", "DLDL"),
        "Diagonals": lambda word: word in ("LDDL", "DLLD"),
    }
    deck = list(options["deck"] or cards.BOX)
    found = []
    for name, has_shape in shapes.items():
        others = [word for word in deck if not has_shape(word)]
        if 0 < len(others) < len(deck):
            even = [word for word in others if word.count("D") == 2]
            filled = others + list(islice(cycle(even or others), cards.CARDS - len(others)))
            found.append((name, {"deck": filled}))
    return {"Without the cards of a shape": found}


def standing(s, seat):
    if s.light == state.NOBODY:
        return 0
    return state.COUNTERS - int(s.supply[colour_of(s, seat)])


def ending(s):
    return int(s.ending) - state.MELTED


def note(before, seat, action, s, notes):
    fired = notes.fired
    is_laid = before.held != 0 and s.held == 0
    fired[LAID] += is_laid and not before.thaw
    fired[COVERED] += before.phase == state.COVERING and not before.thaw
    fired[MOVED] += is_laid and before.thaw
    fired[REMOVED] += before.phase == state.REMOVING
    fired[TAKEN] += before.phase == state.TAKING
    fired[SQUARE_CHOSEN] += before.phase != state.COVERING and s.phase == state.COVERING and s.thaw
    fired[GROUP_CHOSEN] += before.phase == state.SPLITTING
    fired[SPLIT] += count(s.gone) - count(before.gone) > (before.phase == state.REMOVING)
    if state.MOVE <= action <= state.TAKE_AWAY:
        notes.used[seat, DEED + action] += 1
    if s.thaw and not before.thaw:
        for other in range(state.SEATS):
            notes.used[other, AT_THAW + standing(s, other)] = 1


def note_end(s, notes):
    for seat in range(state.SEATS):
        notes.used[seat, COLOUR + colour_of(s, seat)] = 1
