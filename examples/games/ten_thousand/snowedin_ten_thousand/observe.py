"""What everybody knows, as numbers: faces on the table and set aside, scores from one's own on, and the turn."""

from snowedin.core.bits import has

from . import state

FACES = 0
ASIDE = FACES + 6 * state.DICE
KEPT = ASIDE + state.DICE
SCORES = KEPT + state.DICE
POINTS = SCORES + state.SEATS
THROWN = POINTS + 1
TURN = THROWN + 1
SIZE = TURN + state.SEATS
PARTS = {
    "faces": slice(FACES, ASIDE),
    "aside": slice(ASIDE, KEPT),
    "kept": slice(KEPT, SCORES),
    "scores": slice(SCORES, POINTS),
    "points": slice(POINTS, THROWN),
    "thrown": slice(THROWN, TURN),
    "turn": slice(TURN, SIZE),
}


def observe(s, seat, out):
    out[:] = 0.0
    for die in range(state.DICE):
        if s.is_thrown:
            out[FACES + 6 * die + s.dice[die] - 1] = 1.0
        out[ASIDE + die] = has(s.locked, die)
        out[KEPT + die] = has(s.kept, die)
    for other in range(s.seats):
        out[SCORES + other] = s.scores[(seat + other) % s.seats] / s.target
    out[POINTS] = s.points / s.target
    out[THROWN] = s.is_thrown
    if s.turn != state.NOBODY:
        out[TURN + (s.turn - seat) % s.seats] = 1.0
