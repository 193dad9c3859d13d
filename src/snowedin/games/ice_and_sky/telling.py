"""What is said of a choice and of a placement."""

from typing import Any

from ...core.told import Row, say
from ...core.words import Phrase, player
from . import cards, rules, state

CODES = (
    "place", "placed", "covered", "met", "no-longer-met", "had", "ice", "sky", "began", "melted", "ended",
)  # fmt: skip
PLACE, PLACED, COVERED, MET, NO_LONGER_MET, HAD, ICE, SKY, BEGAN, MELTED, ENDED = range(11)

# What is said of a choice


def label(s, seat, action, told, n):
    return say(told, n, PLACE, 0, 0, int(rules.card_of(s, rules.kind_of(action))), int(rules.column_of(action)))


# What is said of what happened


def tell(before, seat, action, after, viewer, told):
    """The placement, what it changed, and the end of the generation; all of it is open."""
    generation, placed = int(before.generation), int(before.placed) + 1
    card, column = int(rules.card_of(before, rules.kind_of(action))), int(rules.column_of(action))
    n = say(told, 0, PLACED, seat, int(seat == viewer), card, column)
    n = tell_gas(before, action, told, n)
    n = tell_heard(after, generation, placed, viewer, told, n)
    if placed < cards.KINDS:
        return n
    n = tell_generation(before, after, viewer, told, n)
    if rules.is_over(after):
        return tell_end(after, told, n)
    n = say(told, n, BEGAN, int(after.first), int(after.first == viewer), int(after.generation) + 1, 0)
    return tell_heard(after, int(after.generation), 0, viewer, told, n)


def tell_gas(before, action, told, n):
    cell = rules.kind_of(action) // cards.VALUES * cards.SIDE + rules.column_of(action)
    covered = int(before.top[cell])
    if not rules.has_gases(before) or not rules.is_gas(before, covered):
        return n
    return say(told, n, COVERED, 0, 0, covered, 0)


def tell_heard(s, generation, placed, viewer, told, n):
    """Whose target became met, or is no longer, by that placement, by seat."""  # 2.6
    now = int(s.heard[generation, placed])
    before = int(s.heard[generation, placed - 1]) if placed > 0 else 0
    for seat in range(s.seats):
        if (now ^ before) >> seat & 1:
            n = say(told, n, MET if now >> seat & 1 else NO_LONGER_MET, seat, int(seat == viewer), 0, 0)
    return n


def tell_generation(before, after, viewer, told, n):
    generation = int(before.generation)
    met = int(after.heard[generation, cards.KINDS])
    for seat in range(after.seats):
        target = int(after.targets[generation, seat])
        n = say(told, n, HAD, seat, int(seat == viewer), target, met >> seat & 1)
    if rules.has_gases(after):
        n = say(told, n, ICE, 0, 0, int(before.ice) - int(after.ice), int(after.ice))
    return say(told, n, SKY, 0, 0, generation + 1, int(after.sky[generation]))


def tell_end(s, told, n):
    if s.ice == 0:
        n = say(told, n, MELTED, 0, 0, 0, 0)
    return say(told, n, ENDED, 0, 0, int(rules.score(s)), int(rules.grade(s)))


# In words


def phrase(row: Row) -> Phrase:
    code, them = CODES[row.code], {"who": player(row.a), "you": row.b}
    if row.code in (PLACE, PLACED):
        return Phrase(code, {**(them if row.code == PLACED else {}), **placement(row.c, row.d)})
    if row.code == COVERED:
        return Phrase(code, {"card": named(row.c), "gas": Phrase("gas-" + gas_name(row.c))})
    if row.code == HAD:
        return Phrase(code, {**them, **aim(row.c), "met": row.d})
    if row.code == ICE:
        return Phrase(code, {"melted": row.c, "left": row.d})
    if row.code == SKY:
        return Phrase(code, {"generation": row.c, "sky": f"{row.d:+d}"})
    if row.code == BEGAN:
        return Phrase(code, {**them, "generation": row.c})
    if row.code == ENDED:
        return Phrase(code, {"score": row.c, "grade": Phrase("grade-" + state.GRADES[row.d])})
    return Phrase(code) if row.code == MELTED else Phrase(code, them)


def placement(card: int, column: int) -> dict[str, Any]:
    return {"card": named(card), "column": Phrase("line-" + cards.COLUMNS[column])}


def named(card: int) -> Phrase:
    """A card of a generation."""
    element = cards.ELEMENTS[(card - 1) % cards.KINDS // cards.VALUES]
    return Phrase("card", {"element": Phrase("line-" + element), "value": int(cards.VALUE[card])})


def aim(target: int) -> dict[str, Any]:
    """A target as words."""
    line = cards.LINES[target // cards.GOALS]
    return {"line": Phrase("line-" + line), "value": cards.BIOSPHERE[target % cards.GOALS]}


def gas_name(number: int) -> str:
    return "co2" if cards.GAS[number] == cards.CO2 else "ch4"
