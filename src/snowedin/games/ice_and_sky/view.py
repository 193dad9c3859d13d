"""What one player may see, built up from nothing, and what is said of a choice and of a placement."""

from typing import Any

from ...core.words import Phrase, player
from . import cards, deduction, rules, state

PHASES = {state.PLACING: "placing", state.OVER: "over"}
GASES = {cards.NO_GAS: None, cards.CO2: "co2", cards.CH4: "ch4"}


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator."""
    over = bool(rules.is_over(s))
    seen: dict[str, Any] = {
        "seats": int(s.seats),
        "variant": state.VARIANTS[s.variant],
        "start_values": cards.START_VALUES[s.start_values],
        "talk": bool(s.talk),
        "may_talk": bool(rules.may_talk(s)),
        "phase": PHASES[int(s.phase)],
        "generation": int(s.generation) + 1,
        "first": int(s.first),
        "turn": None if over else int(s.turn),
        "placed": int(s.placed),
        "ice": int(s.ice) if rules.has_gases(s) else None,
        "gases": int(rules.count_gases(s)) if rules.has_gases(s) else None,
        "sky": [int(s.sky[generation]) for generation in range(count_ended(s))],
        "piles": piles(s),
        "rows": [int(s.sums[line]) for line in range(cards.SIDE)],
        "columns": [int(s.sums[cards.SIDE + line]) for line in range(cards.SIDE)],
        "hands": [hand(s, seat, viewer) for seat in range(s.seats)],
        "targets": [target_seen(s, seat, viewer) for seat in range(s.seats)],
        "met": [bool(rules.is_met(s, seat)) for seat in range(s.seats)],
        "placements": placements(s),
        "announcements": announcements(s),
        "revealed": [revealed(s, generation) for generation in range(count_ended(s))],
    }
    if s.aid and viewer is not None and not over:
        seen["aid"] = aid(s, viewer)
    if over:
        seen["score"] = int(rules.score(s))
        seen["grade"] = state.GRADES[rules.grade(s)]
        seen["won"] = bool(rules.grade(s) != state.LOST)
    return seen


def count_ended(s: Any) -> int:
    """How many generations are over."""
    return int(s.generation) + int(rules.is_over(s))


def card(s: Any, number: int) -> dict[str, Any]:
    """The Start cards are of generation 0; juniors' cards have no gas."""  # 5.4
    number = int(number)
    is_start = number >= cards.START
    element = (number - cards.START) % cards.SIDE if is_start else (number - 1) % cards.KINDS // cards.VALUES
    return {
        "card": number,
        "generation": 0 if is_start else (number - 1) // cards.KINDS + 1,
        "element": cards.ELEMENTS[element],
        "value": int(cards.VALUE[number]),
        "gas": GASES[int(cards.GAS[number])] if rules.has_gases(s) else None,
    }


def piles(s: Any) -> list[list[dict[str, Any]]]:
    """The cards of each cell, row by row, the visible one last."""  # 1.1
    found: list[list[dict[str, Any]]] = [[] for _ in range(cards.CELLS)]
    for row in range(cards.SIDE):
        found[row * (cards.SIDE + 1)].append(card(s, cards.START + s.start_values * cards.SIDE + row))
    for generation in range(s.generation + 1):
        placed = s.placed if generation == s.generation else cards.KINDS
        for action in s.placements[generation][:placed]:
            kind = int(rules.kind_of(action))
            cell = kind // cards.VALUES * cards.SIDE + int(rules.column_of(action))
            found[cell].append(card(s, 1 + generation * cards.KINDS + kind))
    return found


def hand(s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """How many cards, and which, if they are the own or lie open."""  # 2.1, 5.3
    kinds = [kind for kind in range(cards.KINDS) if rules.holds(s, seat, kind)]
    known = seat == viewer or rules.has_open_hands(s)
    return {"count": len(kinds), "cards": [card(s, rules.card_of(s, kind)) for kind in kinds] if known else None}


def target_seen(s: Any, seat: int, viewer: int | None) -> dict[str, Any] | None:
    """The others' targets; the own only when the game is over; a spectator sees none before."""  # 2.2, 7
    if not rules.is_over(s) and (viewer is None or seat == viewer):
        return None
    return target(s, int(s.generation), seat)


def target(s: Any, generation: int, seat: int) -> dict[str, Any]:
    number = int(s.targets[generation, seat])
    return {"line": cards.LINES[number // cards.GOALS], "value": cards.BIOSPHERE[number % cards.GOALS]}


def placements(s: Any) -> list[dict[str, Any]]:
    """This generation's, in order."""
    return [
        {
            "seat": (int(s.first) + i) % int(s.seats),
            "card": card(s, rules.card_of(s, int(rules.kind_of(action)))),
            "column": cards.COLUMNS[rules.column_of(action)],
        }
        for i, action in enumerate(s.placements[s.generation][: s.placed])
    ]


def announcements(s: Any) -> list[dict[str, Any]]:
    """This generation's: after how many placements, whose target, and whether it is met now."""  # 2.6
    return [
        {"placed": placed, "seat": seat, "met": met}
        for placed in range(s.placed + 1)
        for seat, met in changes(s, int(s.generation), placed)
    ]


def changes(s: Any, generation: int, placed: int) -> list[tuple[int, bool]]:
    """Whose target became met, or is no longer, by that placement."""
    now = int(s.heard[generation, placed])
    before = int(s.heard[generation, placed - 1]) if placed else 0
    return [(seat, bool(now >> seat & 1)) for seat in range(s.seats) if (now ^ before) >> seat & 1]


def revealed(s: Any, generation: int) -> dict[str, Any]:
    """A generation that is over."""  # 3.1
    met = int(s.heard[generation, cards.KINDS])
    return {
        "generation": generation + 1,
        "sky": int(s.sky[generation]),
        "targets": [target(s, generation, seat) | {"met": bool(met >> seat & 1)} for seat in range(s.seats)],
    }


def aid(s: Any, seat: int) -> list[dict[str, Any]]:
    """The targets a player may still have, with the number of cards that would make each."""  # 6.1
    among = deduction.candidates(s, seat)
    found = [
        {"line": cards.LINES[line], "value": value, "weight": int(deduction.weight(among, line, value))}
        for line in range(len(cards.LINES))
        for value in sorted(set(cards.BIOSPHERE))
    ]
    return [one for one in found if one["weight"]]


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("place", placement(s, action))


def placement(s: Any, action: int) -> dict[str, Any]:
    kind, column = int(rules.kind_of(action)), int(rules.column_of(action))
    return {"card": named(card(s, rules.card_of(s, kind))), "column": Phrase("line-" + cards.COLUMNS[column])}


def named(seen: dict[str, Any]) -> Phrase:
    return Phrase("card", {"element": Phrase("line-" + seen["element"]), "value": seen["value"]})


def aim(seen: dict[str, Any]) -> dict[str, Any]:
    """A target as words."""
    return {"line": Phrase("line-" + seen["line"]), "value": seen["value"]}


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
    return [Phrase("covered", {"card": named(card(before, covered)), "gas": Phrase("gas-" + gas_name(covered))})]


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
    ended = revealed(after, generation)
    told = [
        Phrase("had", {**who(other, viewer), **aim(one), "met": int(one["met"])})
        for other, one in enumerate(ended["targets"])
    ]
    if rules.has_gases(after):
        told.append(Phrase("ice", {"melted": int(before.ice - after.ice), "left": int(after.ice)}))
    told.append(Phrase("sky", {"generation": generation + 1, "sky": f"{ended['sky']:+d}"}))
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
