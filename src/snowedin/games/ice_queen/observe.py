"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Seats are counted clockwise from the observer.
"""

from . import cards, rules, state

OWN = 0                                   # the own top card in every category
HEIGHTS = OWN + cards.KINDS               # of the stacks, as shares of the deck
CALLER = HEIGHTS + state.SEATS            # 1 at the seat that calls
MIDDLE = CALLER + state.SEATS             # its share of the deck
HANDS = MIDDLE + 1                        # share of the cap already played
HOLDERS = HANDS + 1                       # for each card: 0 unknown, else who has it, the middle last
VALUES = HOLDERS + cards.MOST             # every card of the deck in every category
SIZE = VALUES + cards.MOST * cards.KINDS

PARTS = {
    "own": slice(OWN, HEIGHTS),
    "heights": slice(HEIGHTS, CALLER),
    "caller": slice(CALLER, MIDDLE),
    "middle": slice(MIDDLE, HANDS),
    "hands": slice(HANDS, HOLDERS),
    "holders": slice(HOLDERS, VALUES),
    "values": slice(VALUES, SIZE),
}


def observe(s, seat, out):
    out[:] = 0.0
    write_card(s, out, OWN, s.top[seat])
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[HEIGHTS + i] = s.height[other] / s.deck_size
        write_holder(s, other, i, out)
    if not rules.is_over(s):
        out[CALLER + (s.caller - seat) % s.seats] = 1.0
    for i in range(s.middle_size):
        out[HOLDERS + s.middle[i] - 1] = 1.0
    out[MIDDLE] = s.middle_size / s.deck_size
    out[HANDS] = s.hand / s.hand_cap
    for card in range(1, s.deck_size + 1):
        write_card(s, out, VALUES + (card - 1) * cards.KINDS, card)


def write_card(s, out, at, card):
    if card != 0:
        for kind in range(cards.KINDS):
            out[at + kind] = s.values[card, kind] / most(kind)


def most(kind):
    """The highest value a category can have."""
    if kind == cards.TOTAL:
        return 115.0
    return 5.0 if kind == 0 else 10.0


def write_holder(s, other, distance, out):
    card = s.top[other]
    while card != 0:
        if s.laid[card] != 0:
            out[HOLDERS + card - 1] = (distance + 1) / (state.SEATS + 1)
        card = s.below[card]
