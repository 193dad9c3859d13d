"""What the lab counts at Ice and the Sky; all play together, so there is no leader, only what is reached so far."""

from collections.abc import Mapping
from typing import Any

from ...core.bits import count, has
from . import bots, cards, deduction, instinct, rules, signals, state

GAMES = 20_000
STANDING = "Ice times Sky, as if the generation ended now"
TURNS = "placements"

EVENTS = (
    "2.4 a card is laid on another",
    "2.6 a target becomes met",
    "2.6 a target is no longer met",
    "3.2 an Ice card is turned",
    "3.3 a generation ends with all targets met",
    "3.3 a generation ends with no target met",
)
COVERED, MET, UNMET, MELTED, ALL_MET, NONE_MET = range(len(EVENTS))

ENDINGS = (
    "3.2 the Ice melts in the 1st generation",
    "3.2 the Ice melts in the 2nd generation",
    "3.2 the Ice melts in the 3rd generation",
    "4.1 lost, though Ice is left",
    "4.1 short victory",
    "4.1 promising victory",
    "4.1 excellent victory",
    "4.1 perfect victory",
)
GRADED = cards.GENERATIONS - state.LOST

VALUES = (3, 4, 5, 6)
PLACEMENTS = (
    "2.4 on an empty cell",
    "2.4 on another card",
    "2.6 another’s target becomes met",
    "2.6 another’s target is no longer met",
    "3.2 a gas comes into sight",
    "3.2 a gas is covered",
)
UNTOLD = 1e12  # worth less: who keeps to `signals` lays what breaks them only where nothing else is left
ON_EMPTY, ON_CARD, MEETING, UNDOING, SHOWING, COVERING = range(len(PLACEMENTS))
ELEMENT = cards.KINDS  # what a team can do without: kinds, then elements, columns and placements
COLUMN = ELEMENT + len(cards.ELEMENTS)
PLACEMENT = COLUMN + len(cards.COLUMNS)
GASES = tuple(card for card in range(cards.START) if cards.GAS[card] != cards.NO_GAS)


def power(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The result of games in which a gas was in sight at the end of its generation."""
    return {"Gas in sight at the end of its generation": tuple(map(title, GASES))}


def title(card: int) -> str:
    generation, kind = divmod(card - 1, cards.KINDS)
    gas = "CO₂" if cards.GAS[card] == cards.CO2 else "CH₄"
    return f"{kind_title(kind)} ({gas}) of generation {generation + 1}"


def kind_title(kind: int) -> str:
    return f"{cards.ELEMENTS[kind // cards.VALUES].capitalize()} {kind % cards.VALUES}"


def trials(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """How often a target is met when its generation ends."""
    return {
        "Target met at the end, by line": tuple(line.capitalize() for line in cards.LINES),
        "Target met at the end, by value": tuple(map(str, VALUES)),
    }


def abstentions(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """All cards must be placed in the end, so a card that is left alone comes last."""  # 2.4
    return {
        "Card held back": tuple(map(kind_title, range(cards.KINDS))),
        "Element held back": tuple(element.capitalize() for element in cards.ELEMENTS),
        "Column left alone": tuple(column.capitalize() for column in cards.COLUMNS),
        "Placement left alone": PLACEMENTS,
    }


def standing(s, seat):
    if rules.is_over(s):
        return rules.score(s)
    return rules.points(s, rules.sky_so_far(s) + rules.sky_now(s), rules.ice_left(s))


def turns(s, runs):
    return int(s.generation) * cards.KINDS + int(s.placed)


def ending(s):
    if rules.has_gases(s) and s.ice == 0:
        return int(s.generation)
    return GRADED + rules.grade(s)


def note(before, seat, action, s, notes):
    row = rules.kind_of(action) // cards.VALUES
    notes.fired[COVERED] += before.top[row * cards.SIDE + rules.column_of(action)] != 0
    heard = before.heard[before.generation, before.placed]
    hears = s.heard[before.generation, before.placed + 1]
    notes.fired[MET] += count(hears & ~heard)
    notes.fired[UNMET] += count(heard & ~hears)
    if before.placed == cards.KINDS - 1:
        note_generation(before, s, hears, notes)


def note_generation(before, s, met, notes):
    notes.fired[MELTED] += before.ice - s.ice
    notes.fired[ALL_MET] += count(met) == s.seats
    notes.fired[NONE_MET] += met == 0
    for seat in range(s.seats):
        target = before.targets[before.generation, seat]
        line = target // cards.GOALS
        value = len(cards.LINES) + cards.GOAL[target % cards.GOALS] - VALUES[0]
        notes.tried[line] += 1
        notes.tried[value] += 1
        notes.worked[line] += has(met, seat)
        notes.worked[value] += has(met, seat)
    for k in range(len(GASES)):
        if (GASES[k] - 1) // cards.KINDS == before.generation:
            note_gas(s, k, notes)


def note_gas(s, k, notes):
    for cell in range(cards.CELLS):
        if s.top[cell] == GASES[k]:
            notes.used[0, k] = 1


# What a team can do without


def uses(s, seat, action, thing):
    kind = rules.kind_of(action)
    if thing < ELEMENT:
        return thing == kind
    if thing < COLUMN:
        return thing == ELEMENT + kind // cards.VALUES
    if thing < PLACEMENT:
        return thing == COLUMN + rules.column_of(action)
    if thing < PLACEMENT + MEETING or thing >= PLACEMENT + SHOWING:
        return is_placement(s, action, thing - PLACEMENT)
    return others_touched(s, seat, action, thing == PLACEMENT + MEETING)


def is_placement(s, action, thing):
    kind = rules.kind_of(action)
    covered = s.top[kind // cards.VALUES * cards.SIDE + rules.column_of(action)]
    if thing == ON_EMPTY:
        return covered == 0
    if thing == ON_CARD:
        return covered != 0
    return rules.has_gases(s) and rules.is_gas(s, rules.card_of(s, kind) if thing == SHOWING else covered)


def others_touched(s, seat, action, are_met):
    """Would a target that the seat sees become met, or no longer be met?"""
    kind = rules.kind_of(action)
    row, column = kind // cards.VALUES, rules.column_of(action)
    more = kind % cards.VALUES - cards.VALUE[s.top[row * cards.SIDE + column]]
    then = rules.fitting_with(s, row, column, more)
    touched = then & ~s.fitting if are_met else s.fitting & ~then
    for other in range(s.seats):
        if other != seat and has(touched, s.targets[s.generation, other]):
            return True
    return False


def worth(bot, s, seat, action):
    if bot == bots.GREED:
        return bots.worth_after(s, seat, action, deduction.candidates(s, seat))
    if bot in (bots.SIGNALS, bots.CAREFUL):
        s.agreed = bot == bots.SIGNALS
        net = instinct.NETS[instinct.net_number(s)]
        instinct.sense(net, s, seat)
        promised = 1.0 * instinct.judged(net, s, action)
        return promised if has(signals.allowed(s, seat), action) else promised - UNTOLD
    return 0.0
