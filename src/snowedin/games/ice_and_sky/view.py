"""What one player may see, built up from nothing."""

from ...core.lists import add, add_number, leave_out
from ...core.protocol import SPECTATOR
from ...core.seen import flag, named, part, perhaps, seen, several, short, small
from . import cards, deduction, rules, state

NOTHING = -1
PHASES = ("placing", "over")
GASES = (None, "co2", "ch4")
HAND = cards.KINDS // 2  # 2.1: two players hold the most
PILE = 1 + cards.GENERATIONS * cards.VALUES  # a Start card and all cards of its row
CHANGES = (cards.KINDS + 1) * state.SEATS
SUMS = tuple(sorted(set(cards.BIOSPHERE)))


@seen
class Card:
    """A card; the Start cards are of generation 0."""

    card: int = small()
    generation: int = small()
    element: str = named(cards.ELEMENTS)
    value: int = small()
    gas: str | None = named(GASES)


@seen
class Target:
    """A line and the sum it asks for."""

    line: str = named(cards.LINES)
    value: int = small()


@seen
class PastTarget:
    """A target of a generation that is over."""

    line: str = named(cards.LINES)
    value: int = small()
    met: bool = flag()


@seen
class Generation:
    """A generation that is over."""

    generation: int = small()
    sky: int = small()
    targets: list[PastTarget] = several(PastTarget, state.SEATS)


@seen
class Hand:
    """How many cards, and which, if they are the own or lie open."""

    count: int = small()
    cards: list[Card] | None = several(Card, HAND, may_lack=True)


@seen
class Placement:
    """A card that was placed in this generation."""

    seat: int = small()
    card: Card = part(Card)
    column: str = named(cards.COLUMNS)


@seen
class Announcement:
    """After how many placements, whose target, and whether it was met then."""

    placed: int = small()
    seat: int = small()
    met: bool = flag()


@seen
class Possible:
    """A target that a player may still have, and how many cards would make it."""

    line: str = named(cards.LINES)
    value: int = small()
    weight: int = small()


@seen
class Result:
    """How it ended."""

    score: int = short()
    grade: str = named(state.GRADES)
    won: bool = flag()


@seen
class Seen:
    """The table as one viewer sees it."""

    seats: int = small()
    variant: str = named(state.VARIANTS)
    start_values: str = named(cards.START_VALUES)
    talk: bool = flag()
    may_talk: bool = flag()
    phase: str = named(PHASES)
    generation: int = small()
    first: int = small()
    turn: int | None = small(may_lack=True)
    placed: int = small()
    ice: int | None = small(may_lack=True)
    gases: int | None = small(may_lack=True)
    sky: list[int] = several(small(), cards.GENERATIONS)
    piles: list[list[Card]] = several(several(Card, PILE), cards.CELLS)
    rows: list[int] = several(small(), cards.SIDE)
    columns: list[int] = several(small(), cards.SIDE)
    hands: list[Hand] = several(Hand, state.SEATS)
    targets: list[Target | None] = several(perhaps(Target), state.SEATS)
    met: list[bool] = several(flag(), state.SEATS)
    placements: list[Placement] = several(Placement, cards.KINDS)
    announcements: list[Announcement] = several(Announcement, CHANGES)
    revealed: list[Generation] = several(Generation, cards.GENERATIONS)
    aid: list[Possible] | None = several(Possible, len(cards.LINES) * len(SUMS), may_lack=True)
    result: Result | None = perhaps(Result)


def see(s, viewer, seen):
    see_table(s, seen)
    see_piles(s, seen)
    for seat in range(s.seats):
        see_hand(s, seat, viewer, seen.hands.at[add(seen.hands)])
        see_target(s, seat, viewer, seen.targets.at[add(seen.targets)])
        add_number(seen.met, rules.is_met(s, seat))
    see_generation(s, seen)
    for generation in range(count_ended(s)):
        add_number(seen.sky, s.sky[generation])
        reveal(s, generation, seen.revealed.at[add(seen.revealed)])
    see_aid(s, viewer, seen)
    if rules.is_over(s):
        see_result(s, seen.result)


def see_table(s, seen):
    seen.seats = s.seats
    seen.variant = s.variant
    seen.start_values = s.start_values
    seen.talk = s.talk != 0
    seen.may_talk = rules.may_talk(s)
    seen.phase = s.phase
    seen.generation = s.generation + 1
    seen.first = s.first
    seen.turn = NOTHING if rules.is_over(s) else s.turn
    seen.placed = s.placed
    seen.ice = s.ice if rules.has_gases(s) else NOTHING
    seen.gases = rules.count_gases(s) if rules.has_gases(s) else NOTHING
    for line in range(cards.SIDE):
        add_number(seen.rows, s.sums[line])
        add_number(seen.columns, s.sums[cards.SIDE + line])


def count_ended(s):
    """How many generations are over."""
    return s.generation + (1 if rules.is_over(s) else 0)


def see_card(s, number, card):
    """Juniors' cards have no gas."""  # 5.4
    card.card = number
    card.value = cards.VALUE[number]
    card.gas = cards.GAS[number] if rules.has_gases(s) else cards.NO_GAS
    if number >= cards.START:
        card.generation = 0
        card.element = (number - cards.START) % cards.SIDE
    else:
        card.generation = (number - 1) // cards.KINDS + 1
        card.element = (number - 1) % cards.KINDS // cards.VALUES


def see_piles(s, seen):
    """The cards of each cell, row by row, the visible one last."""  # 1.1
    seen.piles.length = cards.CELLS
    for row in range(cards.SIDE):
        pile(s, row * (cards.SIDE + 1), cards.START + s.start_values * cards.SIDE + row, seen)
    for generation in range(s.generation + 1):
        for i in range(s.placed if generation == s.generation else cards.KINDS):
            action = s.placements[generation, i]
            kind = rules.kind_of(action)
            cell = kind // cards.VALUES * cards.SIDE + rules.column_of(action)
            pile(s, cell, 1 + generation * cards.KINDS + kind, seen)


def pile(s, cell, number, seen):
    place = add(seen.piles.at[cell])
    see_card(s, number, seen.piles.at[cell].at[place])


def see_hand(s, seat, viewer, hand):
    """How many cards, and which, if they are the own or lie open."""  # 2.1, 5.3
    is_known = seat == viewer or rules.has_open_hands(s)
    for kind in range(cards.KINDS):
        if rules.holds(s, seat, kind):
            hand.count += 1
            if is_known:
                see_card(s, rules.card_of(s, kind), hand.cards.at[add(hand.cards)])
    if not is_known:
        leave_out(hand.cards)


def see_target(s, seat, viewer, target):
    if may_see_target(s, seat, viewer):
        number = s.targets[s.generation, seat]
        target.is_there = True
        target.it.line = line_of(number)
        target.it.value = sum_of(number)


def may_see_target(s, seat, viewer):
    """The others' targets; the own only when the game is over; a spectator sees none before."""  # 2.2, 7
    if viewer == SPECTATOR:
        return rules.is_over(s)
    return viewer != seat or rules.is_over(s)


def line_of(target):
    return target // cards.GOALS


def sum_of(target):
    return cards.GOAL[target % cards.GOALS]


def see_generation(s, seen):
    """This generation's placements in order, and what was heard after each."""  # 2.6
    for placed in range(s.placed + 1):
        if placed > 0:
            see_placement(s, placed - 1, seen.placements.at[add(seen.placements)])
        for seat in range(s.seats):
            if has_changed(s, s.generation, placed, seat):
                heard = add(seen.announcements)
                seen.announcements.at[heard].placed = placed
                seen.announcements.at[heard].seat = seat
                seen.announcements.at[heard].met = was_met(s, s.generation, placed, seat)


def see_placement(s, i, placement):
    action = s.placements[s.generation, i]
    placement.seat = (s.first + i) % s.seats
    placement.column = rules.column_of(action)
    see_card(s, rules.card_of(s, rules.kind_of(action)), placement.card)


def was_met(s, generation, placed, seat):
    return s.heard[generation, placed] >> seat & 1 == 1


def has_changed(s, generation, placed, seat):
    """Did the target become met, or is it no longer, by that placement?"""
    return was_met(s, generation, placed, seat) != (placed > 0 and was_met(s, generation, placed - 1, seat))


def reveal(s, generation, past):
    """A generation that is over."""  # 3.1
    past.generation = generation + 1
    past.sky = s.sky[generation]
    for seat in range(s.seats):
        place = add(past.targets)
        past.targets.at[place].line = line_of(s.targets[generation, seat])
        past.targets.at[place].value = sum_of(s.targets[generation, seat])
        past.targets.at[place].met = was_met(s, generation, cards.KINDS, seat)


def see_aid(s, viewer, seen):
    """The targets a player may still have, with the number of cards that would make each."""  # 6.1
    if s.aid == 0 or viewer == SPECTATOR or rules.is_over(s):
        leave_out(seen.aid)
        return
    among = deduction.candidates(s, viewer)
    for line in range(len(cards.LINES)):
        for value in range(SUMS[0], SUMS[-1] + 1):
            weight = deduction.weight(among, line, value)
            if weight > 0:
                place = add(seen.aid)
                seen.aid.at[place].line = line
                seen.aid.at[place].value = value
                seen.aid.at[place].weight = weight


def see_result(s, result):
    result.is_there = True
    result.it.score = rules.score(s)
    result.it.grade = rules.grade(s)
    result.it.won = rules.grade(s) != state.LOST
