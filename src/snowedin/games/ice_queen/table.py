"""The table in a terminal, drawn from what is seen alone."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...core.words import Phrase, Words, counted, player
from . import cards
from .view import Card, LastHand, Remembered, Seen

MARKS = {cards.ICE: "❄", cards.FIRE: "▲"}
COLOURS = {cards.ICE: "cyan", cards.FIRE: "red"}


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    parts: list[RenderableType] = [stacks(seen, words, viewer)]
    if seen.last:
        parts.append(last_hand(seen.last, words))
    if seen.own:
        parts.append(own_card(seen.own, words))
    if seen.memory is not None:
        parts.append(memory(seen.memory, words))
    return Group(*parts)


def stacks(seen: Seen, words: Words, viewer: int | None) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, collapse_padding=True)
    for seat in range(seen.seats):
        name = words.say(player(seat)) + (" (you)" if seat == viewer else "")
        table.add_column(name, justify="center", overflow="fold")
    table.add_column("middle", justify="center")
    counts = [counted(count, "card") if count else "out" for count in seen.stacks]
    table.add_row(*counts, str(len(seen.middle)))
    doing = [does(seen, seat) for seat in range(seen.seats)]
    table.add_row(*doing, f"hand {seen.hand + 1}" if seen.phase == "calling" else "over")
    return table


def does(seen: Seen, seat: int) -> str:
    """What somebody has to do in this hand; the deal is over when the first one is called."""
    if seen.phase == "calling" and seat == seen.caller:
        return "calls"
    return "dealt" if seen.hand == 0 and seat == seen.dealer else ""


def last_hand(last: LastHand, words: Words) -> Panel:
    kind = cards.CATEGORIES.index(last.category)
    lines = Text()
    for seat, shown in enumerate(last.shown):
        if shown:
            mark = "→" if seat == last.taker else "=" if seat in last.tied and last.taker is None else " "
            lines.append(f"{mark} {shown.values[kind]:>3}  ", style="bold" if mark != " " else "")
            lines.append_text(card_name(shown.card, words))
            lines.append(f"  {words.say(player(seat))}\n", style="dim")
    lines.rstrip()
    title = Text(f"last hand: {category_name(kind, words)}")
    return Panel(lines, title=title, title_align="left", box=box.ROUNDED, width=70)


def own_card(own: Card, words: Words) -> Panel:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for kind, value in enumerate(own.values):
        widest = 5 if kind == 0 else 10
        bar = "" if kind == cards.TOTAL else "■" * value + "·" * (widest - value)
        table.add_row(f"{kind + 1:>2}", category_name(kind, words), f"{value:>3}", Text(bar, style="blue"))
    flavour = Text(words.say(Phrase(f"flavour-{own.card}")), style="italic")
    return Panel(Group(table, flavour), title=card_name(own.card, words), title_align="left", box=box.HEAVY, width=70)


def legend(words: Words) -> Table:
    """What every category measures."""  # 1.3
    table = Table(title="What the cards say", title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    for kind, name in enumerate(cards.CATEGORIES):
        table.add_row(category_name(kind, words), words.say(Phrase("meaning-" + name.replace("_", "-"))))
    return table


def memory(remembered: list[Remembered], words: Words) -> RenderableType:
    names = []
    for entry in remembered:
        where = "middle" if entry.holder is None else words.say(player(entry.holder))
        names.append(Text.assemble(card_name(entry.card, words), (f" {where}", "dim")))
    return Panel(Columns(names, padding=(0, 2)), title="seen so far", title_align="left", box=box.ROUNDED)


def card_name(number: int, words: Words) -> Text:
    element = words.say(Phrase(f"element-{number}"))
    return Text(f"{MARKS[element]} {words.say(Phrase(f'card-{number}'))}", style=COLOURS[element])


def category_name(kind: int, words: Words) -> str:
    return words.say(Phrase("category-" + cards.CATEGORIES[kind].replace("_", "-")))
