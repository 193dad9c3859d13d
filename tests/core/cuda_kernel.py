"""A kernel for the test of the CUDA back end: one random game per thread."""

from numba import cuda

from snowedin.core.choices import play_out
from snowedin.core.protocol import deal


def play_random_games(states, dice, seats):
    i = cuda.grid(1)
    if i < len(states):
        deal(states[i], seats)
        play_out(states[i], dice[i])
