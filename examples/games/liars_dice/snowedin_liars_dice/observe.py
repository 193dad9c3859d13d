"""What a seat knows, as numbers: its dice, how many the others have from its own on, the bid, and the turn."""

from . import state

OWN = 0
LEFT = OWN + state.FACES
COUNT = LEFT + state.SEATS
FACE = COUNT + 1
BIDDER = FACE + state.FACES
TURN = BIDDER + state.SEATS
ONES = TURN + state.SEATS
SIZE = ONES + 1
PARTS = {
    "own": slice(OWN, LEFT),
    "left": slice(LEFT, COUNT),
    "count": slice(COUNT, FACE),
    "face": slice(FACE, BIDDER),
    "bidder": slice(BIDDER, TURN),
    "turn": slice(TURN, ONES),
    "ones": slice(ONES, SIZE),
}


def observe(s, seat, out):
    out[:] = 0.0
    for die in range(s.left[seat]):
        out[OWN + s.dice[seat, die] - 1] += 1.0 / state.DICE
    for other in range(s.seats):
        out[LEFT + other] = s.left[(seat + other) % s.seats] / state.DICE
    out[COUNT] = s.count / state.MOST
    if s.bidder != state.NOBODY:
        out[FACE + s.face - 1] = 1.0
        out[BIDDER + (s.bidder - seat) % s.seats] = 1.0
    if s.turn != state.NOBODY:
        out[TURN + (s.turn - seat) % s.seats] = 1.0
    out[ONES] = s.ones == state.WILD
