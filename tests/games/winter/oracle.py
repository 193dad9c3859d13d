"""The rules of Winter once more, slow and plain: a lake is a dictionary of cards, and all else is sets of coordinates.

It is written from the rulebook and reads views, so it shares nothing with the boards that it is there to check.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Spot = tuple[int, int]
Card = tuple[int, int, str]  # row, column, sections as they lie
Lake = dict[int, Card]


@dataclass
class Options:
    overlap: bool = True
    turn_in_place: bool = False
    corner_contact: bool = False


@dataclass
class Position:
    lake: Lake
    counters: dict[str, set[Spot]] = field(default_factory=lambda: {"light": set(), "dark": set()})

    @classmethod
    def of(cls, seen: dict[str, Any]) -> "Position":
        position = cls({card["card"]: (card["row"], card["column"], card["sections"]) for card in seen["cards"]})
        for counter in seen["counters"]:
            position.counters[counter["colour"]].add((counter["row"], counter["column"]))
        return position

    def without(self, card: int) -> "Position":
        return Position({number: lay for number, lay in self.lake.items() if number != card}, self.counters)

    def free(self) -> set[int]:
        covered = {spot for spots in self.counters.values() for window in spots for spot in four(window)}
        return {card for card, (row, col, _) in self.lake.items() if not four((row, col)) & covered}

    def ice(self) -> dict[Spot, str]:
        return {spot: letter for card in self.lake.values() for spot, letter in sections(card)}

    def shape(self) -> tuple[Any, ...]:
        """The position wherever it lies."""
        top = min((row for row, _, _ in self.lake.values()), default=0)
        left = min((col for _, col, _ in self.lake.values()), default=0)
        return (
            {card: (row - top, col - left, look) for card, (row, col, look) in self.lake.items()},
            *({(row - top, col - left) for row, col in self.counters[colour]} for colour in ("light", "dark")),
        )


def four(spot: Spot) -> set[Spot]:
    row, col = spot
    return {(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)}


def sections(card: Card) -> list[tuple[Spot, str]]:
    row, col, look = card
    return list(zip([(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)], look, strict=True))


def edges(spots: Iterable[Spot]) -> set[Spot]:
    return {spot for row, col in spots for spot in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))}


def corners(spots: Iterable[Spot]) -> set[Spot]:
    return {(row + i, col + j) for row, col in spots for i in (-1, 1) for j in (-1, 1)}


def are_joined(a: Spot, b: Spot, options: Options) -> bool:
    near = edges(four(a)) | (corners(four(a)) if options.corner_contact else set())
    return bool(near & four(b))


def places(lake: Lake, options: Options) -> set[Spot]:
    """1.3"""
    taken = {spot for row, col, _ in lake.values() for spot in four((row, col))}
    beside = edges(taken) | (corners(taken) if options.corner_contact else set())
    around = {(row - i, col - j) for row, col in beside for i in (0, 1) for j in (0, 1)}
    return {spot for spot in around if not four(spot) & taken}


def squares(position: Position, colour: str) -> set[Spot]:
    """1.4"""
    ice = position.ice()
    letter = colour[0].upper()
    return {spot for spot in ice if all(ice.get(section) == letter for section in four(spot))}


def open_squares(position: Position, colour: str, options: Options) -> set[Spot]:
    """1.5"""
    covered = position.counters[colour]
    under = {section for window in covered for section in four(window)}
    found = squares(position, colour) - covered
    return found if options.overlap else {spot for spot in found if not four(spot) & under}


def new_squares(before: Position, after: Position, card: int, colour: str, options: Options) -> set[Spot]:
    """4.1: the squares that include a section of the moved card and were not there before the move."""
    row, col, _ = after.lake[card]
    found = open_squares(after, colour, options) - squares(before, colour)
    return {spot for spot in found if four(spot) & four((row, col))}


def squares_with(ice: dict[Spot, str], lay: Card, colour: str) -> set[Spot]:
    """The squares that a card which lies so would be part of."""
    with_it = dict(sections(lay))
    windows = {(row - i, col - j) for row, col in with_it for i in (0, 1) for j in (0, 1)}
    letter = colour[0].upper()
    return {spot for spot in windows if all((with_it.get(part) or ice.get(part)) == letter for part in four(spot))}


def ways(printed: str) -> list[str]:
    """1.1"""
    return sorted({printed, printed[::-1]})


def moves(position: Position, card: int, colour: str, options: Options) -> set[Card]:
    """4.1, of a card without counters, by a player with counters."""
    old_row, old_col, old_look = position.lake[card]
    rest = position.without(card)
    under = set() if options.overlap else {spot for window in position.counters[colour] for spot in four(window)}
    ice = {spot: letter for spot, letter in rest.ice().items() if spot not in under}
    stood = squares(position, colour)
    found = set()
    for row, col in places(rest.lake, options):
        for look in ways(old_look):
            if (row, col) == (old_row, old_col) and (not options.turn_in_place or look == old_look):
                continue
            if squares_with(ice, (row, col, look), colour) - stood:
                found.add((row, col, look))
    return found


def groups(lake: Lake, options: Options) -> list[set[int]]:
    """4.5"""
    left = set(lake)
    found = []
    while left:
        group, fresh = set(), {left.pop()}
        while fresh:
            card = fresh.pop()
            group.add(card)
            near = {other for other in left if are_joined(lake[card][:2], lake[other][:2], options)}
            left -= near
            fresh |= near
        found.append(group)
    return found


def kept(position: Position, group: set[int]) -> Position:
    """4.5: the group and the counters that lie on it."""
    lake = {card: lay for card, lay in position.lake.items() if card in group}
    ice = Position(lake).ice()
    return Position(lake, {colour: spots & set(ice) for colour, spots in position.counters.items()})
