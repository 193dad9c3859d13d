"""Snowball Fight played on by a network, as plain functions that an engine binds.

Whole games between two of it are what the judge learns from; and the judge, a second network, says what two throws come
to.  It is asked where both are to choose, and is shown what both know.
"""

from math import exp

from snowedin.bots.reflex.answer import FIRST, ONE, SECOND, WHOLE, answer, pass_row
from snowedin.core.chance import rekey, roll
from snowedin.core.protocol import apply, deal, is_over, is_to_act, observe, reward

SEATS = 2


def practise(states, dice, plan, weights, fine, row, layers, rows, results, every):
    """Play games until the rows are full; each row is what both seats know at a moment when both choose."""
    filled = 0
    while filled < len(rows):
        states[1] = states[0]
        s = states[1]
        rekey(s.chance, dice)
        deal(s, SEATS)
        first = filled
        skip = roll(dice, every)
        while not is_over(s):
            if do_both_choose(s):
                if skip == 0 and filled < len(rows):
                    note(s, row, rows[filled])
                    filled += 1
                    skip = every
                skip -= 1
            go_on(s, dice, plan, weights, fine, row, layers)
        for i in range(first, filled):
            results[i] = reward(s, 0)


def note(s, row, out):
    for seat in range(SEATS):
        observe(s, seat, row)
        for i in range(len(row)):
            out[seat * len(row) + i] = int(row[i] * WHOLE + 0.5)


def go_on(s, dice, plan, weights, fine, row, layers):
    """Both choose if both are to, or else the one who is: another choice may follow from it."""
    is_common = do_both_choose(s)
    for seat in range(SEATS):
        if is_to_act(s, seat):
            apply(s, seat, answer(s, seat, dice, plan, weights, fine, row, layers))
            if not is_common:
                return


def do_both_choose(s):
    return is_to_act(s, 0) and is_to_act(s, 1)


def outcome(
    states, seat, mine, theirs, times, dice, plan, weights, fine, judge_plan, judge_weights, judge_fine, row, layers
):
    """What two throws in the first state come to for a seat: the mean of so many times with other dice."""
    total = 0.0
    for _ in range(times):
        states[1] = states[0]
        s = states[1]
        rekey(s.chance, dice)
        apply(s, seat, mine)
        apply(s, 1 - seat, theirs)
        play_a_turn(s, dice, plan, weights, fine, row, layers)
        total += judged(s, seat, judge_plan, judge_weights, judge_fine, row, layers)
    return total / times


def play_a_turn(s, dice, plan, weights, fine, row, layers):
    """What follows from the throws, the next moment at which both choose, and what follows from that."""
    left = 1
    while not is_over(s):
        if do_both_choose(s):
            if left == 0:
                return
            left -= 1
        go_on(s, dice, plan, weights, fine, row, layers)


def judged(s, seat, plan, weights, fine, row, layers):
    """What the seat has won, or how likely it is to win."""
    if is_over(s):
        return reward(s, seat)
    size = len(row) // SEATS
    observe(s, seat, row[:size])
    observe(s, 1 - seat, row[size:])
    pass_row(row, plan, weights, fine, layers)
    return 1.0 / (1.0 + exp(-layers[int(plan[FIRST]) + int(plan[SECOND])] / ONE))
