"""What a house in a page asks of the rules beside: a door's numbers have 32 bits, and these need more.

The wide numbers of a question and of its answer come in a row.
"""

from ..bots.reflex.answer import answer
from ..core.moves import begin, look_up, move


def begin_match(states, legal, wide):
    """Deal by the two halves of a key; the answer is what `moves.begin` tells."""
    wide[0] = begin(states, legal, wide[0], wide[1])


def make_move(states, legal, seat, action, wide):
    wide[0] = move(states, legal, seat, action)


def look_over(states, legal, wide):
    wide[0] = look_up(states, legal)


def reflect(s, seat, dice, plan, weights, fine, row, layers):
    """What a trained network chooses; a search has the door called `answer`."""
    return answer(s, seat, dice, plan, weights, fine, row, layers)
