"""The table in a terminal, drawn from a view alone."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...core.words import Phrase, Words, player
from . import cards
from .view import Card, Generation, Hand, PastTarget, Possible, Seen, Target

GAS_SIGNS = {"co2": "CO₂", "ch4": "CH₄"}
COLOURS = {"air": "cyan", "earth": "green", "water": "blue"}
MET, NOT_MET = "●", "○"
WIDTH = 18  # of a pile, where there is room


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    parts: list[RenderableType] = [status(seen, words, viewer), grid(seen, words), players(seen, words, viewer)]
    parts.append(announcements(seen, words))
    parts += [past(one, words) for one in seen.revealed]
    if seen.aid is not None:
        parts.append(aid(seen, words))
    return Group(*parts)


def status(seen: Seen, words: Words, viewer: int | None) -> Text:
    facts = [words.say(Phrase("variant-" + seen.variant))]
    facts.append(words.say(Phrase("table-generation", {"generation": seen.generation, "placed": seen.placed})))
    if seen.ice is not None:
        facts.append(words.say(Phrase("table-ice", {"ice": seen.ice})))
        facts.append(words.say(Phrase("table-gases", {"count": seen.gases})))
    facts.append(sky(seen.sky, words))
    return Text(" · ".join(facts) + "\n" + whose_turn(seen, words, viewer), style="bold")


def sky(values: list[int], words: Words) -> str:
    if not values:
        return words.say(Phrase("table-sky-none"))
    return words.say(Phrase("table-sky", {"values": ", ".join(f"{value:+d}" for value in values)}))


def whose_turn(seen: Seen, words: Words, viewer: int | None) -> str:
    if seen.result is not None:
        grade = Phrase("grade-" + seen.result.grade)
        return words.say(Phrase("table-over", {"score": seen.result.score, "grade": grade}))
    assert seen.turn is not None
    return words.say(Phrase("table-turn", {"who": player(seen.turn), "you": int(seen.turn == viewer)}))


def grid(seen: Seen, words: Words) -> Table:
    """The visible cards with what lies under them, and the sums at the edges."""
    table = Table(box=box.SQUARE, show_lines=True)
    table.add_column("")
    for column in cards.COLUMNS:
        table.add_column(f"{line_name(column, words):<{WIDTH}}")
    table.add_column(words.say(Phrase("table-sum")), justify="right")
    for row, element in enumerate(cards.ELEMENTS):
        piles = seen.piles[row * cards.SIDE : (row + 1) * cards.SIDE]
        name = Text(line_name(element, words), style=COLOURS[element])
        table.add_row(name, *(pile(one, words) for one in piles), str(seen.rows[row]))
    table.add_row(words.say(Phrase("table-sum")), *map(str, seen.columns), "")
    return table


def pile(found: list[Card], words: Words) -> Text:
    if not found:
        return Text(words.say(Phrase("table-empty")), style="dim")
    *under, visible = found
    text = Text(short_name(visible), style="bold")
    if visible.generation == 0:
        text.append(" " + words.say(Phrase("table-start")), style="not bold dim")
    if under:
        names = ", ".join(short_name(one) for one in reversed(under))
        text.append("\n" + words.say(Phrase("table-under", {"cards": names})), style="not bold dim")
    return text


def short_name(card: Card) -> str:
    """The value, and the gas; the row tells the element."""
    return f"{card.value} {GAS_SIGNS[card.gas]}" if card.gas else str(card.value)


def players(seen: Seen, words: Words, viewer: int | None) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for head in ("player", "target", "met", "hand"):
        table.add_column(words.say(Phrase("table-" + head)))
    for seat in range(seen.seats):
        name = words.say(player(seat))
        if seat == viewer:
            name = words.say(Phrase("table-you", {"who": player(seat)}))
        sign = ("▶ " if seat == seen.turn else "  ") + name
        aimed_at = target(seen.targets[seat], words)
        table.add_row(sign, aimed_at, met(seen.met[seat], words), hand(seen.hands[seat], words))
    return table


def target(one: Target | None, words: Words) -> str:
    return words.say(Phrase("table-unknown")) if one is None else target_name(one, words)


def target_name(one: Target | PastTarget | Possible, words: Words) -> str:
    return f"{line_name(one.line, words)} {one.value}"


def met(is_met: bool, words: Words) -> str:
    return f"{MET} {words.say(Phrase('table-met'))}" if is_met else f"{NOT_MET} {words.say(Phrase('table-not-met'))}"


def hand(held: Hand, words: Words) -> Text:
    if held.cards is None:
        return Text(words.say(Phrase("table-hidden-hand", {"count": held.count})), style="dim")
    return Text(", ").join(
        Text(f"{line_name(one.element, words)} {short_name(one)}", style=COLOURS[one.element]) for one in held.cards
    )


def announcements(seen: Seen, words: Words) -> Panel:
    told: dict[int, list[str]] = {}
    for one in seen.announcements:
        code = "table-heard-met" if one.met else "table-heard-no-longer-met"
        told.setdefault(one.placed, []).append(words.say(Phrase(code, {"who": player(one.seat)})))
    lines = [f"{when(placed, words)}: {', '.join(changes)}" for placed, changes in told.items()]
    text = "\n".join(lines) or words.say(Phrase("table-heard-none"))
    return Panel(text, title=words.say(Phrase("table-heard")), title_align="left", box=box.ROUNDED, width=80)


def when(placed: int, words: Words) -> str:
    if placed == 0:
        return words.say(Phrase("table-heard-dealt"))
    return words.say(Phrase("table-heard-after", {"placed": placed}))


def past(one: Generation, words: Words) -> Text:
    targets = [
        f"{words.say(player(seat))} {target_name(found, words)} {MET if found.met else NOT_MET}"
        for seat, found in enumerate(one.targets)
    ]
    return Text(words.say(Phrase("table-past", {"generation": one.generation, "targets": ", ".join(targets)})))


def aid(seen: Seen, words: Words) -> Text:
    """A target that two cards could make is marked."""  # 6.1
    names = [target_name(one, words) + (" ×2" if one.weight == 2 else "") for one in seen.aid or ()]
    return Text(words.say(Phrase("table-aid", {"targets": ", ".join(names)})))


def line_name(line: str, words: Words) -> str:
    return words.say(Phrase("line-" + line))
