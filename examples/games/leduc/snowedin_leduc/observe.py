"""What a seat knows, as numbers: its card, the open card, both stakes, whose turn it is and the raises of the round."""

from . import state

OWN = 0
BOARD = OWN + state.RANKS
STAKES = BOARD + state.RANKS
TURN = STAKES + 2 * (state.MOST + 1)
RAISED = TURN + 1
SIZE = RAISED + 1
PARTS = {
    "own": slice(OWN, BOARD),
    "board": slice(BOARD, STAKES),
    "stakes": slice(STAKES, TURN),
    "turn": slice(TURN, RAISED),
    "raises": slice(RAISED, SIZE),
}


def observe(s, seat, out):
    out[:] = 0.0
    out[OWN + s.deck[seat] // 2] = 1.0
    if s.second:
        out[BOARD + s.deck[state.BOARD] // 2] = 1.0
    out[STAKES + s.stakes[seat]] = 1.0
    out[STAKES + state.MOST + 1 + s.stakes[1 - seat]] = 1.0
    out[TURN] = s.turn == seat
    out[RAISED] = s.raises / state.RAISES
