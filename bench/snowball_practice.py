"""Whole games that a network plays against itself, for an engine to bind: what Snowball Fight's judge learns from."""

from snowedin.bots.search.foresight import do_all_choose, go_on
from snowedin.core.chance import rekey, roll
from snowedin.core.protocol import deal, is_over, observe, reward

WHOLE = 127


def practise(states, dice, plan, weights, fine, row, layers, rows, results, most):
    """Play games until the rows are full; each row is what both seats know at a moment when both choose."""
    filled = 0
    while filled < len(rows):
        states[1] = states[0]
        s = states[1]
        rekey(s.chance, dice)
        deal(s, 2)
        first = filled
        skip = roll(dice, most)
        while not is_over(s):
            if do_all_choose(s):
                if skip == 0 and filled < len(rows):
                    note(s, row, rows[filled])
                    filled += 1
                    skip = most
                skip -= 1
            go_on(s, dice, plan, weights, fine, row, layers)
        for i in range(first, filled):
            results[i] = reward(s, 0)
    return filled


def note(s, row, out):
    for seat in range(2):
        observe(s, seat, row)
        for i in range(len(row)):
            out[seat * len(row) + i] = int(row[i] * WHOLE + 0.5)
