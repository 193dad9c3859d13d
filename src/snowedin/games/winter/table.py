"""The table in a terminal, drawn from what is seen alone.

Every section shows the number of its card and L or D for its colour, and a star where a
counter lies on it.  A lake too wide for the window leaves the numbers to a list of cards below.
"""

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from ...core.words import Phrase, Words, player
from .view import COLOURS, HeldCard, LyingCard, Seen, UndrawnCard

STYLES = {"L": "bold white on blue", "D": "bold bright_yellow on black"}
EDGE, NUMBERED, BARE = 3, 4, 2  # characters of a row's number, and of a section with its card's number and without

Sections = dict[tuple[int, int], tuple[int, str]]


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    parts: list[RenderableType] = [Text(stage(seen, words)), Lake(seen)]
    for seat in range(seen.seats):
        parts.append(Text(side(seen, seat, words)))
    for code, args in facts(seen):
        parts.append(Text(words.say(Phrase(code, args))))
    return Group(*parts)


def stage(seen: Seen, words: Words) -> str:
    if seen.result:
        return words.say(Phrase("table-over"))
    if not seen.thaw:
        return words.say(Phrase("table-freezing"))
    code = "table-thawing-again" if seen.times_seen > 1 else "table-thawing"
    return words.say(Phrase(code, {"turn": seen.thaw_turns + 1, "cap": seen.thaw_cap}))


class Lake:
    """The lake as the window has room for it."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        if EDGE + NUMBERED * self.seen.columns <= options.max_width:
            yield lake(self.seen, NUMBERED)
            return
        if (needed := EDGE + BARE * self.seen.columns) <= options.max_width:
            yield lake(self.seen, BARE)
        else:
            yield Text(f"The window is too narrow for the lake, which needs {needed} characters.", style="yellow")
        yield card_list(self.seen)


def lake(seen: Seen, wide: int) -> Text:
    """What surrounds the lake, too, row by row under a line of column numbers."""
    ice, covered = sections(seen), covered_sections(seen)
    rows, columns = range(1, seen.rows + 1), range(1, seen.columns + 1)
    picture = Text(no_wrap=True)
    for line in column_numbers(columns, wide):
        picture.append("   " + line + "\n", style="dim")
    for row in rows:
        picture.append(f"{row:>2} ", style="dim")
        for column in columns:
            append_section(picture, ice.get((row, column)), (row, column) in covered, wide)
        picture.append("\n" if row != rows[-1] else "")
    return picture


def column_numbers(columns: range, wide: int) -> list[str]:
    if wide == NUMBERED:
        return ["".join(f"{column:>3} " for column in columns)]
    tens = "".join(f"{column // 10 if column % 10 == 0 else ' '} " for column in columns)
    return [tens, "".join(f"{column % 10} " for column in columns)]


def append_section(picture: Text, section: tuple[int, str] | None, is_covered: bool, wide: int) -> None:
    if section is None:
        picture.append(f"{'·':>{wide - 1}} ", style="dim")
        return
    card, letter = section
    number = f"{card:>2}" if wide == NUMBERED else ""
    picture.append(number + letter + ("*" if is_covered else " "), style=STYLES[letter])


def sections(seen: Seen) -> Sections:
    """Card and colour of every section of the lake."""
    found: Sections = {}
    for card in seen.cards:
        for number, letter in enumerate(card.sections):
            found[card.row + number // 2, card.column + number % 2] = (card.card, letter)
    return found


def covered_sections(seen: Seen) -> set[tuple[int, int]]:
    return {
        (counter.row + number // 2, counter.column + number % 2) for counter in seen.counters for number in range(4)
    }


def card_list(seen: Seen) -> Text:
    return Text("  ".join(f"{c.card}: {halves(c)} at {c.row},{c.column}" for c in seen.cards))


def side(seen: Seen, seat: int, words: Words) -> str:
    """One player: colour, counters on the ice and in supply."""
    mark = "> " if seat == seen.turn else "  "
    if seen.light is None:
        return mark + words.say(Phrase("table-player", {"who": player(seat), "colour": "none", "ice": 0, "supply": 0}))
    colour = 0 if seen.light == seat else 1
    lying = sum(1 for counter in seen.counters if counter.colour == COLOURS[colour])
    counts = {"ice": lying, "supply": seen.supply[colour]}
    return mark + words.say(Phrase("table-player", {"who": player(seat), "colour": Phrase(COLOURS[colour]), **counts}))


def facts(seen: Seen) -> list[tuple[str, dict[str, Any]]]:
    """What else lies open, each as a message and what goes into it."""
    told: list[tuple[str, dict[str, Any]]] = []
    for colour in COLOURS:
        spots = "  ".join(f"{c.row},{c.column}" for c in seen.counters if c.colour == colour)
        if spots:
            told.append(("table-counters", {"colour": Phrase(colour), "spots": spots}))
    if seen.held:
        told += held(seen.held)
    if seen.undrawn:
        looks = "  ".join(map(halves, seen.undrawn))
        told.append(("table-undrawn", {"count": len(seen.undrawn), "cards": looks}))
    if seen.gone:
        told.append(("table-gone", {"cards": ", ".join(map(str, seen.gone))}))
    if seen.groups:
        told.append(("table-groups", {"groups": "; ".join(", ".join(map(str, group)) for group in seen.groups)}))
    return told


def held(card: HeldCard) -> list[tuple[str, dict[str, Any]]]:
    look = card.sections
    name = Phrase("card", {"card": card.card, "top": look[:2], "bottom": look[2:]})
    told: list[tuple[str, dict[str, Any]]] = [("table-held", {"card": name})]
    if card.came_from:
        told.append(("table-from", {"row": card.came_from.row, "column": card.came_from.column}))
    if card.to:
        told.append(("table-to", {"row": card.to.row, "column": card.to.column}))
    return told


def halves(card: LyingCard | UndrawnCard) -> str:
    """A card's sections in one line, the upper before the lower."""
    return f"{card.sections[:2]}/{card.sections[2:]}"
