"""What is said of a choice and of a placement."""

from typing import Any

from ...core.words import Phrase, player
from . import cards, rules, state


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("place", placement(s, action))


def placement(s: Any, action: int) -> dict[str, Any]:
    kind, column = int(rules.kind_of(action)), int(rules.column_of(action))
    return {"card": named(rules.card_of(s, kind)), "column": Phrase("line-" + cards.COLUMNS[column])}


def named(card: int) -> Phrase:
    """A card of a generation."""
    element = cards.ELEMENTS[(int(card) - 1) % cards.KINDS // cards.VALUES]
    return Phrase("card", {"element": Phrase("line-" + element), "value": int(cards.VALUE[card])})


def aim(s: Any, generation: int, seat: int) -> dict[str, Any]:
    """A target as words."""
    number = int(s.targets[generation, seat])
    line = cards.LINES[number // cards.GOALS]
    return {"line": Phrase("line-" + line), "value": cards.BIOSPHERE[number % cards.GOALS]}


def changes(s: Any, generation: int, placed: int) -> list[tuple[int, bool]]:
    """Whose target became met, or is no longer, by that placement."""  # 2.6
    now = int(s.heard[generation, placed])
    before = int(s.heard[generation, placed - 1]) if placed else 0
    return [(seat, bool(now >> seat & 1)) for seat in range(s.seats) if (now ^ before) >> seat & 1]


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    """The placement, what it changed, and the end of the generation; all of it is open."""
    generation, placed = int(before.generation), int(before.placed) + 1
    told = [Phrase("placed", {**who(seat, viewer), **placement(before, action)})]
    told += gas_covered(before, action)
    told += heard(after, generation, placed, viewer)
    if placed == cards.KINDS:
        told += generation_ended(before, after, viewer)
        told += game_ended(after) if rules.is_over(after) else generation_began(after, viewer)
    return told


def gas_covered(before: Any, action: int) -> list[Phrase]:
    cell = int(rules.kind_of(action)) // cards.VALUES * cards.SIDE + int(rules.column_of(action))
    covered = int(before.top[cell])
    if not rules.has_gases(before) or not rules.is_gas(before, covered):
        return []
    return [Phrase("covered", {"card": named(covered), "gas": Phrase("gas-" + gas_name(covered))})]


def gas_name(number: int) -> str:
    return "co2" if cards.GAS[number] == cards.CO2 else "ch4"


def heard(after: Any, generation: int, placed: int, viewer: int | None) -> list[Phrase]:
    """The announcements, by seat."""  # 2.6
    return [
        Phrase("met" if met else "no-longer-met", who(other, viewer))
        for other, met in changes(after, generation, placed)
    ]


def generation_ended(before: Any, after: Any, viewer: int | None) -> list[Phrase]:
    generation = int(before.generation)
    met, sky = int(after.heard[generation, cards.KINDS]), int(after.sky[generation])
    told = [
        Phrase("had", {**who(seat, viewer), **aim(after, generation, seat), "met": met >> seat & 1})
        for seat in range(after.seats)
    ]
    if rules.has_gases(after):
        told.append(Phrase("ice", {"melted": int(before.ice - after.ice), "left": int(after.ice)}))
    told.append(Phrase("sky", {"generation": generation + 1, "sky": f"{sky:+d}"}))
    return told


def generation_began(after: Any, viewer: int | None) -> list[Phrase]:
    began = Phrase("began", {**who(after.first, viewer), "generation": int(after.generation) + 1})
    return [began, *heard(after, int(after.generation), 0, viewer)]


def game_ended(after: Any) -> list[Phrase]:
    told = [] if after.ice else [Phrase("melted")]
    return [*told, Phrase("ended", {"score": int(rules.score(after)), "grade": Phrase(grade_code(after))})]


def grade_code(s: Any) -> str:
    return "grade-" + state.GRADES[rules.grade(s)]


def who(seat: int, viewer: int | None) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(seat), "you": int(seat == viewer)}
