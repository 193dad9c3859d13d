"""What a search may expect of a fight that was broken off: who owns more, and how much is still to come.

The weights were fitted to three thousand fights between greedy players.
"""

from math import exp

from ...core.bits import count
from . import cards, knowledge, piles

POINT = 0.18  # a point more, early
POINT_LATER = 0.152  # and when the whole Arsenal is gone
POINT_AT_LAST = 0.486  # and in the final round
CARD = 0.096  # a card more
CARD_AT_LAST = 0.174
ARSENAL = 8


def evaluate(s, seat):
    lead = piles.points(s, seat) - piles.points(s, 1 - seat)
    more = count(knowledge.holdings(s, seat)) - count(knowledge.holdings(s, 1 - seat))
    left = s.below[0] + s.below[1] + (s.top[0] != cards.NO_CARD) + (s.top[1] != cards.NO_CARD)
    point = POINT + POINT_LATER * (ARSENAL - left) / ARSENAL + (POINT_AT_LAST if s.final else 0.0)
    card = CARD + (CARD_AT_LAST if s.final else 0.0)
    return 1.0 / (1.0 + exp(-point * lead - card * more))
