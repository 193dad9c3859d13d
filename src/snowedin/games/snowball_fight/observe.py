"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

First, for each place and each of the 18 cards, 1 where the card is known to be there; then the offers, and numbers.
"""

import numpy as np

from ...core.bits import bit, count
from ...core.rows import shares, write_one, write_set, write_zeros
from . import cards, piles, rules, state
from .knowledge import card_set, hidden, holdings, lies_open

PLACES = (
    "own_hand", "own_kept", "own_draw", "own_discard", "own_in_play", "own_chosen",
    "other_hand", "other_kept", "other_discard", "other_in_play", "other_owned", "other_maybe",
    "near_top", "far_top", "abandoned", "wanted",
)  # fmt: skip
(
    OWN_HAND, OWN_KEPT, OWN_DRAW, OWN_DISCARD, OWN_IN_PLAY, OWN_CHOSEN,
    OTHER_HAND, OTHER_KEPT, OTHER_DISCARD, OTHER_IN_PLAY, OTHER_OWNED, OTHER_MAYBE,
    NEAR_TOP, FAR_TOP, ABANDONED, WANTED,
) = range(len(PLACES))  # fmt: skip
LEGAL = len(PLACES) * cards.CARDS  # 1 for each action that may be chosen
PHASE = LEGAL + state.ACTIONS  # 1 at the phase
SIDES = PHASE + state.OVER + 1  # the side each showed last, the own first
NUMBERS = SIDES + 2 * cards.SIDES
OPTIONS = NUMBERS + 19
SIZE = OPTIONS + 5

PARTS = {name: slice(i * cards.CARDS, (i + 1) * cards.CARDS) for i, name in enumerate(PLACES)} | {
    "legal": slice(LEGAL, PHASE),
    "phase": slice(PHASE, SIDES),
    "sides": slice(SIDES, NUMBERS),
    "numbers": slice(NUMBERS, SIZE),
}


EIGHTEENTHS = shares(cards.CARDS)


def observe(s, seat, out):
    out[:] = 0.0
    write_options(s, out, OPTIONS)
    observe_again(s, seat, out)


def observe_again(s, seat, out):
    """The options stay."""
    seat = np.int64(seat)
    write_own(s, seat, out)
    write_other(s, 1 - seat, out)
    write_common(s, seat, out)
    write_set(rules.legal(s, seat), state.ACTIONS, out, LEGAL)
    write_one(np.int64(s.phase), state.OVER + 1, out, PHASE)
    write_side(s, seat, out, SIDES)
    write_side(s, 1 - seat, out, SIDES + cards.SIDES)
    write_numbers(s, seat, out)


def write_own(s, seat, out):
    write_pile(out, OWN_HAND, s.hand[seat])
    write_pile(out, OWN_KEPT, s.kept[seat])
    write_pile(out, OWN_DRAW, s.draw[seat])
    write_pile(out, OWN_DISCARD, s.discard[seat])
    write_pile(out, OWN_IN_PLAY, in_play(s, seat))
    chosen = s.chosen[seat]
    write_pile(out, OWN_CHOSEN, (chosen | chosen >> state.SIDE_B | chosen >> state.PICK) & (bit(cards.CARDS + 1) - 2))


def write_other(s, other, out):
    """What was seen by place, what by owner, and what may be theirs."""
    is_open = lies_open(s)
    known = holdings(s, other) if is_open else s.seen[other]
    write_pile(out, OTHER_HAND, s.hand[other] & known)
    write_pile(out, OTHER_KEPT, s.kept[other] & known)
    write_pile(out, OTHER_DISCARD, s.discard[other] & known)
    write_pile(out, OTHER_IN_PLAY, in_play(s, other))
    write_pile(out, OTHER_OWNED, s.draw[other] if is_open else hidden(s, other) & ~s.doubt[other])
    write_pile(out, OTHER_MAYBE, np.int64(0) if is_open else s.doubt[other])


def write_common(s, seat, out):
    write_pile(out, NEAR_TOP, card_set(np.int64(s.top[seat])))
    write_pile(out, FAR_TOP, card_set(np.int64(s.top[1 - seat])))
    write_pile(out, ABANDONED, s.abandoned)
    write_pile(out, WANTED, card_set(np.int64(s.wanted)))


def write_pile(out, place, pile):
    write_set(pile >> 1, cards.CARDS, out, place * cards.CARDS)


def in_play(s, seat):
    return card_set(np.int64(s.played[seat])) | card_set(np.int64(s.second[seat]))


def write_side(s, seat, out, at):
    write_zeros(cards.SIDES, out, at)
    side = cards.SIDE[s.side[seat], s.thrown[seat]]
    if side != cards.NOTHING:
        out[at + side - 1] = 1.0


def write_numbers(s, seat, out):
    other = 1 - seat
    out[NUMBERS] = EIGHTEENTHS[count(s.draw[seat])]
    out[NUMBERS + 1] = EIGHTEENTHS[count(s.discard[seat])]
    out[NUMBERS + 2] = count(s.hand[other]) * 0.25
    out[NUMBERS + 3] = EIGHTEENTHS[count(s.draw[other])]
    out[NUMBERS + 4] = EIGHTEENTHS[count(s.discard[other])]
    out[NUMBERS + 5] = s.below[seat] * 0.25
    out[NUMBERS + 6] = s.below[other] * 0.25
    out[NUMBERS + 7] = count(s.doubt[other] & holdings(s, other)) * 0.25
    for i in range(state.SEATS):
        out[NUMBERS + 8 + i] = s.slowed[seat ^ i]
        out[NUMBERS + 10 + i] = s.showing[seat ^ i]
        out[NUMBERS + 12 + i] = s.hit[seat ^ i]
        out[NUMBERS + 14 + i] = s.asked[seat ^ i]
    out[NUMBERS + 16] = s.final
    out[NUMBERS + 17] = s.turns / s.turn_cap
    out[NUMBERS + 18] = piles.points(s, seat) / 34


def write_options(s, out, at):
    out[at] = s.sneak_is_hit
    out[at + 1] = s.whitewash_is_hit
    out[at + 2] = s.rocks_slow_on_miss
    out[at + 3] = s.ultra_reach
    out[at + 4] = s.snatch_needs_attack
