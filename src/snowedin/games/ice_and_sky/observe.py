"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Seats are counted clockwise from the observer.
"""

from types import SimpleNamespace

import numpy as np

from ...core.bits import count
from ...core.rows import clockwise, shares, write_one, write_set, write_zeros
from . import cards, deduction, rules, state

LINES = len(cards.LINES)
LOWEST, HIGHEST = cards.BIOSPHERE[0], cards.BIOSPHERE[-1]
VALUES = range(LOWEST, HIGHEST + 1)
MANY = len(VALUES)
KNOWN = LINES * MANY  # lines and values

SEATED = 0  # 1 at the number of players, from 2
VARIANT = SEATED + state.SEATS - 1  # 1 at the variant
GENERATION = VARIANT + 4  # 1 at the generation
PLACED = GENERATION + cards.GENERATIONS  # share of its cards that were placed
TURN = PLACED + 1  # 1 at the seat to act
ICE = TURN + state.SEATS  # share of the Ice that is left
SKY = ICE + 1  # of each generation: 0 all missed or not yet known, 1 all met
HAND = SKY + cards.GENERATIONS  # the own cards, by kind
OPEN = HAND + cards.KINDS  # the others' cards, where hands are open
COMING = OPEN + (state.SEATS - 1) * cards.KINDS  # the cards still held by anybody
GASES = COMING + cards.KINDS  # which kinds carry gas that counts, in this generation
GRID = GASES + cards.KINDS  # for each cell: occupied, value, gas
SUMS = GRID + cards.CELLS * 3  # of rows and columns
MET = SUMS + LINES  # whose target is met
SEEN = MET + state.SEATS  # the others' targets: line, value
OWN = SEEN + (state.SEATS - 1) * KNOWN  # the chances of the own target: line, value
HEARD = OWN + KNOWN  # what each target may be by the announcements alone
SIZE = HEARD + state.SEATS * KNOWN

PARTS = {
    "seated": slice(SEATED, VARIANT),
    "variant": slice(VARIANT, GENERATION),
    "generation": slice(GENERATION, PLACED),
    "placed": slice(PLACED, TURN),
    "turn": slice(TURN, ICE),
    "ice": slice(ICE, SKY),
    "sky": slice(SKY, HAND),
    "hand": slice(HAND, OPEN),
    "open": slice(OPEN, COMING),
    "coming": slice(COMING, GASES),
    "gases": slice(GASES, GRID),
    "grid": slice(GRID, SUMS),
    "sums": slice(SUMS, MET),
    "met": slice(MET, SEEN),
    "seen": slice(SEEN, OWN),
    "own": slice(OWN, HEARD),
    "heard": slice(HEARD, SIZE),
}


# Tables, for looking up is faster than counting and dividing.
WEIGHTS = np.array(  # for each set of the goals of one line: how many cards there are of each value
    [
        [sum(goals >> i & 1 for i in range(cards.GOALS) if cards.BIOSPHERE[i] == value) for value in VALUES]
        for goals in range(1 << cards.GOALS)
    ],
    np.float32,
)
ALL_GOALS = len(WEIGHTS) - 1
SUM_SHARES = shares(cards.HIGHEST_SUM)
ONE_OF = np.array([0.0] + [1.0 / size for size in range(1, cards.TARGETS + 1)], np.float32)
ROW_PLACES = cards.SIDE * cards.VALUES  # bits of a hand for the cards of one element
KINDS_IN = np.array(  # those of these cards that are in it
    [
        sum((places >> cards.SIDE * value & 1) << value for value in range(cards.VALUES))
        for places in range(1 << ROW_PLACES)
    ],
    np.uint8,
)


def look(variant: int, card: int) -> tuple[float, float, float]:
    """Of a cell with this card on top: occupied, value, gas."""
    s = SimpleNamespace(variant=variant)
    gas = rules.has_gases(s) and rules.is_gas(s, card)
    return float(card != 0), cards.VALUE[card] / (cards.VALUES - 1), float(gas)


LOOKS = np.array(
    [[look(variant, card) for card in range(cards.CARDS)] for variant in range(len(state.VARIANTS))], np.float32
)


def observe(s, seat, out):
    out[:] = 0.0
    out[SEATED + s.seats - 2] = 1.0
    out[VARIANT + s.variant] = 1.0
    observe_again(s, seat, out)


def observe_again(s, seat, out):
    """Who plays stays, and what carries gas and what became of the generations before stays in a generation."""
    if out[GENERATION + s.generation] != 1.0 or rules.is_over(s):
        write_generation(s, out)
    out[PLACED] = s.placed / cards.KINDS
    out[ICE] = s.ice / state.ICE if rules.has_gases(s) else 0.0
    write_cards(s, seat, out)
    write_grid(s, out)
    write_seats(s, seat, out)
    if rules.is_over(s):
        write_zeros(SIZE - SEEN, out, SEEN)
    else:
        write_chances(deduction.candidates(s, seat), out, OWN)


def write_generation(s, out):
    write_one(int(s.generation), cards.GENERATIONS, out, GENERATION)
    for kind in range(cards.KINDS):
        out[GASES + kind] = LOOKS[s.variant, rules.card_of(s, kind), 2]
    known = cards.GENERATIONS if rules.is_over(s) else s.generation
    for generation in range(known):
        out[SKY + generation] = (s.sky[generation] + s.seats) / (2 * s.seats)


def write_cards(s, seat, out):
    seats = int(s.seats)
    coming = np.int64(0)
    for i in range(seats):
        other = clockwise(seat, i, seats)
        coming |= s.hands[other]
        if i > 0 and rules.has_open_hands(s):
            write_hand(s.hands[other], out, OPEN + (i - 1) * cards.KINDS)
    write_hand(s.hands[seat], out, HAND)
    write_hand(coming, out, COMING)


def write_hand(hand, out, at):
    """A hand has bits for every column that a card may go to."""
    kinds = np.int64(0)
    for element in range(cards.SIDE):
        places = (hand >> state.PLACE + element * ROW_PLACES) & (len(KINDS_IN) - 1)
        kinds |= np.int64(KINDS_IN[places]) << element * cards.VALUES
    write_set(kinds, cards.KINDS, out, at)


def write_grid(s, out):
    variant = int(s.variant)
    for cell in range(cards.CELLS):
        card = int(s.top[cell])
        for i in range(3):
            out[GRID + cell * 3 + i] = LOOKS[variant, card, i]
    for line in range(LINES):
        out[SUMS + line] = SUM_SHARES[s.sums[line]]


def write_seats(s, seat, out):
    """Whose target is met, whose turn it is, what was heard of each, and the others' targets as they are."""
    seats = int(s.seats)
    for i in range(seats):
        other = clockwise(seat, i, seats)
        out[MET + i] = rules.is_met(s, other)
        out[TURN + i] = rules.is_to_act(s, other)
        write_chances(s.possible[other], out, HEARD + i * KNOWN)
        if i > 0:
            write_one(place_of(int(s.targets[s.generation, other])), KNOWN, out, SEEN + (i - 1) * KNOWN)


def place_of(target):
    return target // cards.GOALS * MANY + cards.GOAL[target % cards.GOALS] - LOWEST


def write_chances(among, out, at):
    """No value is on more than two cards, so that a weight times a share is the weight divided, to the last bit."""
    if at < 0:
        return
    share = ONE_OF[count(among)]
    for line in range(LINES):
        goals = among >> line * cards.GOALS & ALL_GOALS
        for i in range(MANY):
            out[at + line * MANY + i] = WEIGHTS[goals, i] * share
