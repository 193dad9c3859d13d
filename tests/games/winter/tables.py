"""Positions for the tests of Winter, laid out by hand, and the actions that are played in them."""

from collections.abc import Iterable, Mapping
from typing import Any

from snowedin.core.chance import Chance
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import legal_actions, start
from snowedin.core.records import blank
from snowedin.games.winter import GAME, cards, decks, lake, rules, state

Spot = tuple[int, int]

PLAIN = engine(GAME, INTERPRETED)
LIGHT, DARK = 0, 1  # the seats in these positions, which play these colours
AT = 30  # where on the table row 0, column 0 of a position lies


def dice(number: int) -> Any:
    fresh = blank(Chance)
    start(fresh, number.to_bytes(16, "little"))
    return fresh


def dealt(number: int, back_end: Any = PLAIN, **options: Any) -> Any:
    s = GAME.blank(GAME.read_options(options))
    start(s.chance, number.to_bytes(16, "little"))
    back_end.deal(s, 2)
    return s


def thawing(
    lay: Mapping[Spot, str],
    light: Iterable[Spot] = (),
    dark: Iterable[Spot] = (),
    turn: int = LIGHT,
    at: Spot = (AT, AT),
    **options: Any,
) -> Any:
    """The start of a thawing turn: cards as they lie, numbered from 1, and the counters of both colours."""
    s = table(lay, light, dark, turn, at, **options)
    s.drawn = cards.CARDS
    s.gone = sum(1 << card for card in range(len(lay) + 1, state.IDS))
    rules.begin_turn(s)
    return s


def freezing(
    lay: Mapping[Spot, str],
    light: Iterable[Spot] = (),
    dark: Iterable[Spot] = (),
    turn: int = LIGHT,
    at: Spot = (AT, AT),
    **options: Any,
) -> Any:
    """The start of a freezing turn; the cards not in the lake are drawn by their numbers."""
    s = table(lay, light, dark, turn, at, **options)
    s.drawn = len(lay)
    rules.begin_turn(s)
    return s


def table(
    lay: Mapping[Spot, str], light: Iterable[Spot], dark: Iterable[Spot], turn: int, at: Spot, **options: Any
) -> Any:
    deck = [*lay.values(), *options.pop("more", [])]
    s = GAME.blank(GAME.read_options({"deck": deck + ["LDDD"] * (cards.CARDS - len(deck)), **options}))
    start(s.chance, b"0123456789abcdef")
    s.seats = 2
    s.light, s.turn, s.winner = LIGHT, turn, state.NOBODY
    s.deck[:] = range(1, state.IDS)
    lake.clear_table(s)
    for card, (row, col) in enumerate(lay, 1):
        lake.put_card(s, card, row + at[0] & 63, col + at[1] & 63, state.AS_PRINTED)
    lake.survey(s)
    for colour, spots in enumerate((light, dark)):
        for row, col in spots:
            lake.put_counter(s, colour, window(row, col, lay))
    return s


def window(row: int, col: int, lay: Iterable[Spot]) -> int:
    """A spot of the position as the window counts it, its lake's corner being at row 2, column 2 there."""
    top, left = min(spot[0] for spot in lay), min(spot[1] for spot in lay)
    return (row - top + state.MARGIN) * state.SIDE + col - left + state.MARGIN


def place(s: Any, row: int, col: int) -> int:
    return state.PLACE + in_window(s, row, col)


def square(s: Any, row: int, col: int) -> int:
    return state.SQUARE + in_window(s, row, col)


def in_window(s: Any, row: int, col: int) -> int:
    """A spot of the position, in whatever turn."""
    i, j = row + AT - int(s.corner_row) + state.MARGIN, col + AT - int(s.corner_col) + state.MARGIN
    return i * state.SIDE + j


def card(number: int) -> int:
    return state.CARD + number


def play(s: Any, *actions: int) -> Any:
    """Play these actions by whoever is on turn, each checked."""
    for action in actions:
        assert PLAIN.is_legal(s, int(s.turn), action), f"{action} is not legal"
        PLAIN.apply(s, int(s.turn), action)
    return s


def legal(s: Any) -> set[int]:
    return set(legal_actions(PLAIN, s, int(s.turn)))


def is_covered(s: Any, colour: int, row: int, col: int) -> bool:
    return bool(int(s.counters[colour, row + AT & 63]) >> (col + AT & 63) & 1)


def counters(s: Any) -> list[int]:
    """How many of each colour are on the table; those that lie and those in supply are always nine."""
    lying = [sum(int(row).bit_count() for row in s.counters[colour]) for colour in range(2)]
    assert [lying[colour] + int(s.supply[colour]) for colour in range(2)] == [9, 9]
    return lying


def lying(s: Any) -> set[int]:
    return {number for number in range(1, state.IDS) if int(s.lake) >> number & 1}


def letters(s: Any, number: int) -> str:
    return decks.letters(lake.look_of(s, number, int(s.way[number])))


# A row in which light has a square between the first two cards, dark one between the second and the third.
ROW = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "DLDL"}
LIGHT_SQUARE, DARK_SQUARE = (0, 1), (0, 3)


def result(s: Any) -> tuple[int, int]:
    assert PLAIN.is_over(s)
    return int(s.winner), int(s.ending)


def remove(number: int) -> tuple[int, int]:
    return state.REMOVE, card(number)


def take_away(s: Any, row: int, col: int) -> tuple[int, int]:
    return state.TAKE_AWAY, square(s, row, col)
