"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Seats are counted clockwise from the observer.
"""

from . import cards, rules, state

OWN = 0  # the own top card in every category
HEIGHTS = OWN + cards.KINDS  # of the stacks, as shares of the deck
CALLER = HEIGHTS + state.SEATS  # 1 at the seat that calls
MIDDLE = CALLER + state.SEATS  # its share of the deck
HANDS = MIDDLE + 1  # share of the cap already played
HOLDERS = HANDS + 1  # for each card: 0 unknown, else who has it, the middle last
PLACES = HOLDERS + cards.MOST  # for each card: 0 unknown, else how deep it lies; the middle oldest first
VALUES = PLACES + cards.MOST  # every card of the deck in every category
SIZE = VALUES + cards.MOST * cards.KINDS

PARTS = {
    "own": slice(OWN, HEIGHTS),
    "heights": slice(HEIGHTS, CALLER),
    "caller": slice(CALLER, MIDDLE),
    "middle": slice(MIDDLE, HANDS),
    "hands": slice(HANDS, HOLDERS),
    "holders": slice(HOLDERS, PLACES),
    "places": slice(PLACES, VALUES),
    "values": slice(VALUES, SIZE),
}


def observe(s, seat, out):
    out[:] = 0.0
    for card in range(1, s.deck_size + 1):
        write_card(s, out, VALUES + (card - 1) * cards.KINDS, card)
    observe_again(s, seat, out)


def observe_again(s, seat, out):
    """What is printed on the cards stays."""
    clear(s, out)
    write_card(s, out, OWN, s.top[seat])
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[HEIGHTS + i] = s.height[other] / s.deck_size
        write_stack(s, out, other, i)
    if not rules.is_over(s):
        out[CALLER + (s.caller - seat) % s.seats] = 1.0
    for i in range(s.middle_size):
        write_place(s, out, s.middle[i], state.SEATS, i)
    out[MIDDLE] = s.middle_size / s.deck_size
    out[HANDS] = s.hand / rules.last_hand(s)


def clear(s, out):
    for i in range(HOLDERS):
        out[i] = 0.0
    for number in range(s.deck_size):
        out[HOLDERS + number] = 0.0
        out[PLACES + number] = 0.0


def write_card(s, out, at, card):
    if card != 0:
        for kind in range(cards.KINDS):
            out[at + kind] = s.values[card, kind] / most(kind)


def most(kind):
    """The highest value a category can have."""
    if kind == cards.TOTAL:
        return 115.0
    return 5.0 if kind == 0 else 10.0


def write_stack(s, out, other, distance):
    """The own top card and the cards once shown; those of a hand in an order nobody knows lie where the first does."""
    card = s.top[other]
    above = 0
    first = 0
    for depth in range(s.height[other]):
        is_own_top = distance == 0 and depth == 0
        if not are_mixed(s, above, card):
            first = depth
        if is_own_top or s.laid[card] != 0:
            write_place(s, out, card, distance, first)
        above = 0 if is_own_top else card  # the own top card is seen, so the rest of its hand is mixed without it
        card = s.below[card]


def are_mixed(s, above, card):
    """Does nobody know which of two neighbours, both once shown, lies above the other?"""  # 3.5, 5.1
    return s.under == state.SHUFFLED and s.laid[card] != 0 and s.laid[above] == s.laid[card]


def write_place(s, out, card, holder, depth):
    number = int(card) - 1  # of a wide kind: places in the row outgrow a small number
    out[HOLDERS + number] = (holder + 1) / (state.SEATS + 1)
    out[PLACES + number] = (depth + 1) / s.deck_size
