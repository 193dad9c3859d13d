"""For the test of the CUDA back end: every thread plays one random game and leaves its last state."""

from snowedin.core.chance import start
from snowedin.core.choices import play_out
from snowedin.core.protocol import deal


def play_random_game(thread, states, dice, template, seats, ends):
    states[0] = template[0]
    start(states[0].chance, thread, 1, 2, 3, 0)
    start(dice[0], thread, 1, 2, 3, 1)
    deal(states[0], seats)
    play_out(states[0], dice[0])
    ends[thread] = states[0]
