"""Every world that may be the true one for a seat, each weighed by what the partners chose to do in it.

A world is an own target and the others' hands.  All of it is counted from what the
seat may know: a redeal keeps the placements, what was heard, and the others' targets.
A partner is taken for one who mostly places what `instinct` likes, or for one who places as `greed` does: which of the
two, all their placements tell.  Both sometimes place anything.
"""

from math import exp

from ...core.bits import count, has, lowest
from ...core.protocol import NONE
from ...core.records import bits, number, real, record, small
from . import bots, cards, deduction, instinct, rules, signals, state

SPLITS = 1_680  # of nine unseen cards over three hands
WORLDS = 15_120  # and nine targets
WARMTH = 1.0  # points of score that a partner may overlook
TREMBLE = 0.1  # share of placements that say nothing
GREEDY = 0.25  # odds that a partner places as greed does, before anything was seen of it
SURE = 1e6  # odds are never taken for more


@record
class Book:
    """The worlds of one seat; world `t * splits + k` is target number t with split number k."""

    worlds = number()
    splits = number()
    hands = bits(SPLITS, state.SEATS)
    later = bits(state.SEATS)  # what each seat has placed since the moment looked at
    target = small(cards.TARGETS)
    unseen = small(cards.KINDS)
    owner = small(cards.KINDS)
    held = small(state.SEATS)
    weight = real(WORLDS)
    odds = real(WORLDS, state.SEATS)  # in each world, that a seat places as greed does
    greedy = real(state.SEATS)  # the same by what was placed in the generations before
    worth = real(state.ACTIONS)


def list_worlds(book, states, seat):
    """Count the worlds of a redeal and weigh them; how many there are."""
    s = states[0]
    list_splits(book, s, seat)
    targets = 0
    left = deduction.candidates(s, seat)
    while left != 0:
        book.target[targets] = lowest(left)
        left &= left - 1
        targets += 1
    book.worlds = targets * book.splits
    states[1] = states[0]
    look_back(book, s, states[1])
    for world in range(book.worlds):
        book.weight[world] = 1.0
        for other in range(s.seats):
            book.odds[world, other] = book.greedy[other]
    states[1] = states[0]
    weigh_worlds(book, s, states[1], seat)
    return int(book.worlds)


def list_splits(book, s, seat):
    """All ways to split the unseen cards over the others' hands."""
    size = note_unseen(book, s, seat)
    book.splits = 0
    if rules.has_open_hands(s):  # 5.3
        for other in range(s.seats):
            book.hands[0, other] = s.hands[other]
        book.splits = 1
        return
    others = int(s.seats) - 1
    for number_of_split in range(others**size):
        if spread(book, s, seat, size, number_of_split):
            for other in range(s.seats):
                book.hands[book.splits, other] = s.hands[seat] if other == seat else 0
            for i in range(size):
                book.hands[book.splits, book.owner[i]] |= rules.everywhere(book.unseen[i])
            book.splits += 1


def note_unseen(book, s, seat):
    size = 0
    for kind in range(cards.KINDS):
        if instinct.is_to_come(s, kind) and not rules.holds(s, seat, kind):
            book.unseen[size] = kind
            size += 1
    return size


def spread(book, s, seat, size, digits):
    """Read the owner of each unseen card from a digit; does everybody get as many as they hold?"""
    for other in range(s.seats):
        book.held[other] = count(s.hands[other]) // cards.SIDE
    for i in range(size):
        other = digits % (int(s.seats) - 1)
        digits //= int(s.seats) - 1
        other += other >= seat
        if book.held[other] == 0:
            return False
        book.held[other] -= 1
        book.owner[i] = other
    return True


def look_back(book, s, past):
    """Who placed as greed does in the generations that have ended: all hands and targets of these are known by now."""
    for other in range(s.seats):
        book.greedy[other] = 0.0 if s.agreed else GREEDY
    for generation in range(s.generation):
        past.generation = generation
        note_placed(book, s, generation, cards.KINDS)
        clear_grid(past)
        for step in range(cards.KINDS):
            hear(past, s.heard[generation, step])
            actor = (first_of(s, generation) + step) % s.seats
            action = s.placements[generation, step]
            past.placed = step
            past.turn = actor
            for other in range(s.seats):
                past.hands[other] = book.later[other]
            book.greedy[actor] = shifted(book.greedy[actor], past, actor, action, likelihood(book, past, actor, action))
            book.later[actor] &= ~rules.everywhere(rules.kind_of(action))
            lay_again(past, generation, action)


def first_of(s, generation):
    """Who began a generation: the next one's is left of them."""  # 2.3
    return (s.first - s.generation + generation) % s.seats


def shifted(odds, past, actor, action, thoughtful):
    """The odds that the actor places as greed does, after a placement as likely as told for one who thinks."""
    return min(SURE, odds * likelihood_of_greed(past, actor, action) / thoughtful)


def likelihood_of_greed(past, actor, action):
    blind = TREMBLE / count(rules.legal_places(past, actor))
    return blind + (1.0 - TREMBLE if bots.greed(past, actor) == action else 0.0)


def weigh_worlds(book, s, past, seat):
    """Go through the placements of this generation again, and ask of each partner's how likely it was."""
    note_placed(book, s, s.generation, s.placed)
    clear_grid(past)
    for step in range(s.placed):
        hear(past, s.heard[s.generation, step])
        actor = (s.first + step) % s.seats
        action = s.placements[s.generation, step]
        past.placed = step
        past.turn = actor
        if actor != seat:
            weigh_choice(book, past, seat, actor, action)
        book.later[actor] &= ~rules.everywhere(rules.kind_of(action))
        lay_again(past, s.generation, action)


def note_placed(book, s, generation, placed):
    """Of so many placements of a generation, what each seat has placed."""
    book.later[:] = 0
    for step in range(placed):
        kind = rules.kind_of(s.placements[generation, step])
        book.later[(first_of(s, generation) + step) % s.seats] |= rules.everywhere(kind)


def clear_grid(past):
    """The grid as it lay when the generation began, and nothing heard yet."""
    past.top[:] = 0
    past.sums[:] = 0
    past.fitting = 0
    past.room = state.EVERYWHERE
    past.possible[:] = cards.EVERY_TARGET
    for row in range(cards.SIDE):
        rules.lay(past, row, row, cards.START + past.start_values * cards.SIDE + row)
    for generation in range(past.generation):
        for step in range(cards.KINDS):
            lay_again(past, generation, past.placements[generation, step])


def lay_again(past, generation, action):
    kind = rules.kind_of(action)
    card = 1 + int(generation) * cards.KINDS + kind
    rules.lay(past, kind // cards.VALUES, rules.column_of(action), card)


def hear(past, met):
    """What the announcement told of every target."""
    for seat in range(past.seats):
        past.possible[seat] &= past.fitting if has(met, seat) else ~past.fitting


def weigh_choice(book, past, seat, actor, action):
    splits = int(book.splits)
    for world in range(book.worlds):
        if book.weight[world] > 0.0:
            for other in range(past.seats):
                past.hands[other] = book.hands[world % splits, other] | book.later[other]
            past.targets[past.generation, seat] = book.target[world // splits]
            thoughtful = likelihood(book, past, actor, action)
            odds = book.odds[world, actor]
            if odds > 0.0:
                book.odds[world, actor] = shifted(odds, past, actor, action, thoughtful)
            book.weight[world] *= thoughtful * (1.0 + book.odds[world, actor]) / (1.0 + odds)


def likelihood(book, past, actor, action):
    """How likely the actor chooses so, who likes what is better by `WARMTH` points e times as much."""
    rate_placements(book, past, actor)
    keeping = signals.allowed(past, actor)
    most = -1e9
    rest = keeping
    while rest != 0:
        most = max(most, book.worth[lowest(rest)])
        rest &= rest - 1
    total = 0.0
    rest = keeping
    while rest != 0:
        total += exp((book.worth[lowest(rest)] - most) / WARMTH)
        rest &= rest - 1
    blind = TREMBLE / count(rules.legal_places(past, actor))
    if not has(keeping, action):
        return blind
    return blind + (1.0 - TREMBLE) * exp((book.worth[action] - most) / WARMTH) / total


def rate_placements(book, s, seat):
    net = instinct.NETS[instinct.net_number(s)]
    instinct.sense(net, s, seat)
    rest = signals.allowed(s, seat)
    while rest != 0:
        action = lowest(rest)
        rest &= rest - 1
        book.worth[action] = instinct.judged(net, s, action) / instinct.ONE


def habit(book, s, seat, world):
    """What greed would place, if the seat seems to place so in this world."""
    return bots.greed(s, seat) if book.odds[world, seat] > 1.0 else NONE


def enter_world(book, s, seat, world):
    """Make the position what it is in this world."""
    for other in range(s.seats):
        s.hands[other] = book.hands[world % book.splits, other]
    s.targets[s.generation, seat] = book.target[world // book.splits]
