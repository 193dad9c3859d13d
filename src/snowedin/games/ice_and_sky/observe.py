"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Seats are counted clockwise from the observer.
"""

from ...core.bits import count
from . import cards, deduction, rules, state

LINES = len(cards.LINES)
LOWEST, HIGHEST = cards.BIOSPHERE[0], cards.BIOSPHERE[-1]
KNOWN = LINES * (HIGHEST - LOWEST + 1)  # lines and values

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


def observe(s, seat, out):
    out[:] = 0.0
    write_table(s, out)
    write_cards(s, seat, out)
    write_grid(s, out)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[MET + i] = rules.is_met(s, other)
        out[TURN + i] = rules.is_to_act(s, other)
    if not rules.is_over(s):
        write_targets(s, seat, out)


def write_table(s, out):
    out[SEATED + s.seats - 2] = 1.0
    out[VARIANT + s.variant] = 1.0
    out[GENERATION + s.generation] = 1.0
    out[PLACED] = s.placed / cards.KINDS
    out[ICE] = s.ice / state.ICE if rules.has_gases(s) else 0.0
    for generation in range(cards.GENERATIONS):
        if generation < s.generation or rules.is_over(s):
            out[SKY + generation] = (s.sky[generation] + s.seats) / (2 * s.seats)


def write_cards(s, seat, out):
    for kind in range(cards.KINDS):
        out[GASES + kind] = rules.has_gases(s) and rules.is_gas(s, rules.card_of(s, kind))
        for i in range(s.seats):
            if rules.holds(s, (seat + i) % s.seats, kind):
                out[COMING + kind] = 1.0
                if i == 0:
                    out[HAND + kind] = 1.0
                elif rules.has_open_hands(s):
                    out[OPEN + (i - 1) * cards.KINDS + kind] = 1.0


def write_grid(s, out):
    for cell in range(cards.CELLS):
        at = GRID + cell * 3
        out[at] = s.top[cell] != 0
        out[at + 1] = cards.VALUE[s.top[cell]] / (cards.VALUES - 1)
        out[at + 2] = rules.has_gases(s) and rules.is_gas(s, s.top[cell])
    for line in range(LINES):
        out[SUMS + line] = s.sums[line] / cards.HIGHEST_SUM


def write_targets(s, seat, out):
    """The others' as they are; the own as it may be."""
    own = deduction.candidates(s, seat)
    write_chances(own, out, OWN)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        write_chances(s.possible[other], out, HEARD + i * KNOWN)
        if i > 0:
            target = int(s.targets[s.generation, other])
            value = cards.GOAL[target % cards.GOALS]
            out[SEEN + (i - 1) * KNOWN + place_of(target // cards.GOALS, value)] = 1.0


def write_chances(among, out, at):
    all_cards = count(among)
    for line in range(LINES):
        for value in range(LOWEST, HIGHEST + 1):
            out[at + place_of(line, value)] = deduction.weight(among, line, value) / all_cards


def place_of(line, value):
    return line * (HIGHEST - LOWEST + 1) + value - LOWEST
