"""The table in a terminal, drawn from what is seen alone."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...core.words import Phrase, Words, player
from .view import Card, Deck, Player, Seen, Shown

COLOURS = {"basic": "white", "advanced": "cyan", "extreme": "magenta"}
BOXES = {"basic": box.ROUNDED, "advanced": box.SQUARE, "extreme": box.HEAVY}
CARD_WIDTH = 22
WIDTH = 98


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    """The rival above, the Arsenal in the middle, the viewer below."""
    below = 0 if viewer is None else viewer
    return Group(
        headline(seen, words),
        side_of_table(seen, words, 1 - below, viewer),
        middle(seen, words, below),
        side_of_table(seen, words, below, viewer),
    )


def headline(seen: Seen, words: Words) -> Text:
    line = Text(f"Turn {seen.turn}", style="bold")
    if seen.final:
        line.append(" · final round")
    line.append(f" · {words.say(Phrase('phase-' + seen.phase))}")
    if seen.asked:
        line.append(" · waiting for " + " and ".join(words.say(player(seat)) for seat in seen.asked))
    return line


def middle(seen: Seen, words: Words, below: int) -> Panel:
    decks = [deck_panel(seen.arsenal[deck], words, deck) for deck in (1 - below, below)]
    parts: list[RenderableType] = [Columns(decks, padding=(0, 1))]
    if seen.wanted:
        parts.append(line("being exchanged", [seen.wanted], words))
    if seen.buried is not None:
        parts.append(line("face down in the Arsenal", seen.buried, words))
    parts.append(line("abandoned", seen.abandoned, words))
    return Panel(Group(*parts), title="Arsenal", title_align="left", box=box.SIMPLE, width=WIDTH)


def deck_panel(deck: Deck, words: Words, seat: int) -> RenderableType:
    title = Text(f"{words.say(player(seat))}’s deck, {deck.below} face down")
    if deck.top is None:
        return Panel(Text("no card face up", style="dim"), title=title, title_align="left", width=45)
    sides = Text("  |  ").join(side_names(deck.top, words))
    caption = f"card {deck.top.card}, {worth(deck.top.points)}"
    return Panel(sides, title=title, subtitle=caption, title_align="left", width=45)


def side_of_table(seen: Seen, words: Words, seat: int, viewer: int | None) -> Panel:
    """All that is known of one player's cards."""
    side = seen.players[seat]
    parts: list[RenderableType] = [Text(sizes(side))]
    parts += [shown_line(shown, words) for shown in (side.shown, side.shown_second) if shown]
    if side.hand.cards:
        parts.append(Columns([card_panel(card, words) for card in side.hand.cards], padding=(0, 1)))
    for where, pile in (("kept", side.kept), ("in the discard pile", side.discard), ("in the draw pile", side.draw)):
        if pile.cards:
            parts.append(line(where, pile.cards, words))
    if side.owned:
        parts.append(line("somewhere", side.owned, words))
    if side.maybe.cards:
        parts.append(line(f"{side.maybe.count} of", side.maybe.cards, words))
    return Panel(Group(*parts), title=title(side, words, seat, viewer), title_align="left", width=WIDTH)


def title(side: Player, words: Words, seat: int, viewer: int | None) -> Text:
    marks = [words.say(player(seat)) + (" (you)" if seat == viewer else "")]
    marks += ["hit"] * side.hit + ["slowed"] * side.slowed + ["must show the next hand"] * side.showing
    if side.points is not None:
        marks.append(worth(side.points))
    return Text(" · ".join(marks))


def sizes(side: Player) -> str:
    piles = [("hand", side.hand), ("draw pile", side.draw), ("discard pile", side.discard)]
    if side.kept.count:
        piles.insert(1, ("kept", side.kept))
    return ", ".join(f"{name} {pile.count}" for name, pile in piles)


def shown_line(shown: Shown, words: Words) -> Text:
    name = words.say(Phrase("side-" + shown.side))
    return Text(f"last played: {name} (card {shown.card})", style="bold")


def card_panel(card: Card, words: Words) -> Panel:
    """A card with both sides."""
    a, b = side_names(card, words)
    text = Text.assemble("A ", a, "\nB ", b)
    caption = f"card {card.card}, {worth(card.points)}"
    return Panel(text, title=caption, title_align="left", box=BOXES[card.level], width=CARD_WIDTH)


def line(where: str, cards: list[Card], words: Words) -> Text:
    """Cards in a row, both sides of each."""
    text = Text(f"{where}: ", style="dim")
    names = [Text.assemble(f"{card.card} ", Text("|").join(side_names(card, words))) for card in cards]
    text.append_text(Text(", ").join(names) if names else Text("none"))
    return text


def side_names(card: Card, words: Words) -> list[Text]:
    return [Text(words.say(Phrase("side-" + side)), style=COLOURS[card.level]) for side in card.sides]


def worth(points: int) -> str:
    return f"{points} point{'s' * (points != 1)}"
