"""The table in a terminal, drawn from what is seen alone."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.words import Words, player
from . import letters, state
from .view import Card, Cell, HandCard, Player, Seen, Spelling

COLOURS = ("cyan", "magenta", "yellow", "green")
PYRAMIDS = ("", "▲", "▲▲", "▲▲▲")
WILD = "any"
WIDTH = 5  # of `any 0`, and of the largest pyramid that points at somebody


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    parts: list[RenderableType] = [field(seen), Text(stash(seen))]
    parts.append(players(seen, words, viewer))
    for entry in seen.players:
        if entry.spelling and not entry.declared:
            parts.append(spelling(entry.spelling))
    return Group(*parts)


def field(seen: Seen) -> Table:
    """Six rows of six cards: letters and points, below them the pyramid and whom it points at."""
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 1))
    table.add_column("", justify="right")
    for column in range(state.SIDE):
        table.add_column(letters.ALPHABET[column], justify="center", min_width=WIDTH)
    for row in range(state.SIDE):
        cells = seen.field[row * state.SIDE : (row + 1) * state.SIDE]
        table.add_row(str(row + 1), *(cell(seen, place) for place in cells))
    return table


def cell(seen: Seen, place: Cell) -> Text:
    if place.card is None:
        return Text("\n")
    drawn = Text(card(place.card), style="bold")
    drawn.append("\n")
    if place.pips:
        owner = place.claimed_by
        mark = "?" if place.cell == seen.mover else "" if owner is None else f"→{owner + 1}"
        drawn.append(PYRAMIDS[place.pips] + mark, style="not bold" if owner is None else COLOURS[owner])
    return drawn


def card(held: Card | HandCard) -> str:
    text = WILD if held.letters == letters.ANY else held.letters
    return f"{text} {held.points}"


def stash(seen: Seen) -> str:
    left = ", ".join(f"{count} {size}" for size, count in seen.stash.items())
    if seen.turn is None:
        return f"Stash: {left}."
    return (
        f"Stash: {left}. ▲ upright, ▲→2 points at player 2. {seen.quiet_turns} quiet turns of "
        f"{2 * seen.seats}, {seen.barren_turns} barren of {seen.patience}."
    )


def players(seen: Seen, words: Words, viewer: int | None) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for title in ("", "player", "", "cards taken", "words" if seen.phase in ("spelling", "over") else ""):
        table.add_column(title)
    for seat, entry in enumerate(seen.players):
        name = words.say(player(seat)) + (" (you)" if seat == viewer else "")
        taken = ", ".join(f"{card(held)}×{held.pips}" for held in entry.hand) or "–"
        spelled = words_of(seen, entry)
        table.add_row(str(seat + 1), Text(name, style=COLOURS[seat]), state_of(seen, seat), taken, spelled)
    return table


def state_of(seen: Seen, seat: int) -> str:
    entry = seen.players[seat]
    if entry.result:
        bonus = f" +{entry.result.bonus}" if entry.result.bonus else ""
        return f"{entry.result.total}{bonus}{' wins' if seat in (seen.winners or ()) else ''}"
    if seen.phase == "spelling":
        return "declared" if entry.declared else "spells"
    return "to play" if seat == seen.turn else ""


def words_of(seen: Seen, entry: Player) -> str:
    return "" if entry.words is None else " ".join(entry.words) or ("none" if seen.phase == "over" else "")


def spelling(own: Spelling) -> RenderableType:
    left = "all" if own.letters_left == letters.ALPHABET else " ".join(own.letters_left) or "none"
    return Columns([f"Open word: {own.open or '–'}", f"letters left: {left}"], padding=(0, 4))
