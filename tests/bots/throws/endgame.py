"""It is known how to throw; working it out takes an effort of 100."""

from snowedin.core.records import number, record

from . import state

STATES = 1
UNSOLVED = -1.0


@record
class Room:
    asked = number()  # how often


def solve(states, seat, effort, room, shares, values):
    room.asked += 1
    if effort < 100:
        return UNSOLVED
    shares[state.ROCK], shares[state.PAPER], shares[state.SCISSORS] = 0.25, 0.5, 0.25
    values[state.ROCK] = values[state.PAPER] = values[state.SCISSORS] = 0.5
    return 0.5
