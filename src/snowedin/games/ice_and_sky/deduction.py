"""What can be known of the targets: chapter 6, and how they may lie for all that was heard.

Two targets of different seats never share a line or a card, so a deal of the targets is
like rooks on a board of six lines and six cards, none attacking another.
"""

from ...core.bits import bit, count, lowest, nth
from ...core.chance import roll
from . import cards

NO_LIMIT = 1 << 60


def candidates(s, seat):
    """The targets a player may have, for all that they see and heard."""  # 6.1
    left = s.possible[seat]
    for other in range(s.seats):
        if other != seat:
            left &= ~cards.CONFLICTS[s.targets[s.generation, other]]
    return left


def weight(among, line, value):
    """How many cards of the value make, with the line, a target of the set."""  # 6.1
    return count(among & (cards.WORTH[value] * bit(line * cards.GOALS)))


def redeal_own_target(s, seat):
    left = candidates(s, seat)
    s.targets[s.generation, seat] = nth(left, roll(s.chance, count(left)))


def redeal_all_targets(s):
    """Count the deals of all targets that fit what was heard, and take one of them."""
    deals = deal_targets(s, NO_LIMIT)
    deal_targets(s, roll(s.chance, deals))


def deal_targets(s, wanted):
    """Go through the fitting deals up to the one numbered `wanted`, which stays; how many there were before it."""
    passed = 0
    last = int(s.seats) - 1
    seat = 0
    s.free[0] = cards.EVERY_TARGET
    s.untried[0] = s.possible[0]
    while seat >= 0:
        if seat == last:
            here = count(s.untried[seat])
            if passed + here > wanted:
                s.targets[s.generation, seat] = nth(s.untried[seat], wanted - passed)
                return passed
            passed += here
            seat -= 1
        elif s.untried[seat] == 0:
            seat -= 1
        else:
            try_next_target(s, seat)
            seat += 1
    return passed


def try_next_target(s, seat):
    """Give the seat the next target that the seats before leave it, and see what that leaves the seat after."""
    target = lowest(s.untried[seat])
    s.untried[seat] &= s.untried[seat] - 1
    s.targets[s.generation, seat] = target
    s.free[seat + 1] = s.free[seat] & ~cards.CONFLICTS[target]
    s.untried[seat + 1] = s.possible[seat + 1] & s.free[seat + 1]
