"""Foresight: what each choice that a network likes would lead to, if all played on by that network.

Every choice is tried in the same worlds with the same dice, against what the others would choose there by what they
know.  After so many moments at which all choose at once a second network, the judge, says who will win.
"""

from math import exp

from ...core.chance import Chance, draw, rekey, start
from ...core.protocol import NONE, apply, is_legal, is_over, is_to_act, next_legal, observe, redeal, reward
from ...core.records import number, real, record, rows, word
from ..reflex.answer import FIRST, KNOWN, ONE, SECOND, answer, known_action, pass_row, share, think

STATES = 3  # the position, a world that may be, and the game being played on in it
CHOICES = 64  # at most
SEATS = 16


@record
class Desk:
    """What is tried."""

    horizon = number()  # moments of all that are played before the judge is asked
    choices = number()
    action = number(CHOICES)
    liked = real(CHOICES)  # how often the network would choose it
    gain = real(CHOICES)
    tries = number()  # of each choice
    chosen = number(SEATS)  # by the others at the same moment
    key = word(4)  # of the dice of one world
    dice = rows(Chance)
    source = rows(Chance)


def list_liked(desk, states, seat, plan, weights, fine, row, layers):
    """List the choices that the network would ever make."""
    s = states[0]
    think(s, seat, plan, weights, fine, row, layers)
    at = int(plan[FIRST]) + int(plan[SECOND])
    top = best_liked(s, seat, plan, layers, at)
    desk.choices = 0
    desk.tries = 0
    desk.gain[:] = 0.0
    for i in range(int(plan[KNOWN])):
        action = known_action(plan, i)
        if is_legal(s, seat, action) and share(plan, top - layers[at + i]) > 0:
            desk.action[desk.choices] = action
            desk.liked[desk.choices] = share(plan, top - layers[at + i])
            desk.choices += 1
    if desk.choices == 0:
        desk.action[0] = next_legal(s, seat, 1)
        desk.liked[0] = 1.0
        desk.choices = 1


def best_liked(s, seat, plan, layers, at):
    best = NONE - 1
    for i in range(int(plan[KNOWN])):
        if is_legal(s, seat, known_action(plan, i)) and (best < 0 or layers[at + i] > layers[at + best]):
            best = i
    return layers[at + max(best, 0)]


def look_ahead(desk, states, seat, plan, weights, fine, row, layers, judge_plan, judge_weights, judge_fine, laps):
    """Try every choice in so many worlds."""
    for _ in range(laps):
        states[1] = states[0]
        redeal(states[1], seat, desk.source)
        for i in range(4):
            desk.key[i] = draw(desk.source)
        for other in range(int(states[1].seats)):
            desk.chosen[other] = NONE
            if other != seat and is_to_act(states[1], other):
                desk.chosen[other] = answer(states[1], other, desk.source, plan, weights, fine, row, layers)
        for i in range(desk.choices):
            try_choice(desk, states, seat, int(desk.action[i]))
            play_on(desk, states[2], plan, weights, fine, row, layers)
            desk.gain[i] += outcome(states[2], seat, judge_plan, judge_weights, judge_fine, row, layers)
        desk.tries += 1


def outcomes(
    desk, states, seat, action, plan, weights, fine, row, layers, judge_plan, judge_weights, judge_fine, times
):
    """The sum of what one choice comes to, with other dice every time."""
    total = 0.0
    for _ in range(times):
        for i in range(4):
            desk.key[i] = draw(desk.source)
        try_choice(desk, states, seat, action)
        play_on(desk, states[2], plan, weights, fine, row, layers)
        total += outcome(states[2], seat, judge_plan, judge_weights, judge_fine, row, layers)
    return total


def try_choice(desk, states, seat, action):
    """Carry out one choice and those of the others, in a copy of the world with dice that all choices share."""
    states[2] = states[1]
    s = states[2]
    start(desk.dice, desk.key[0], desk.key[1], desk.key[2], desk.key[3], 0)
    rekey(s.chance, desk.dice)
    apply(s, seat, action)
    for other in range(int(s.seats)):
        theirs = int(desk.chosen[other])
        if theirs != NONE and is_legal(s, other, theirs):
            apply(s, other, theirs)


def play_on(desk, s, plan, weights, fine, row, layers):
    """Everybody by the network, to the end or until the judge is asked."""
    left = int(desk.horizon)
    while not is_over(s):
        if do_all_choose(s):
            if left == 0:
                return
            left -= 1
        go_on(s, desk.dice, plan, weights, fine, row, layers)


def go_on(s, dice, plan, weights, fine, row, layers):
    """All who choose at this moment if that is everybody, or else the first of them: another may follow from it."""
    is_common = do_all_choose(s)
    for seat in range(int(s.seats)):
        if is_to_act(s, seat):
            apply(s, seat, answer(s, seat, dice, plan, weights, fine, row, layers))
            if not is_common:
                return


def do_all_choose(s):
    for seat in range(int(s.seats)):
        if not is_to_act(s, seat):
            return False
    return True


def outcome(s, seat, plan, weights, fine, row, layers):
    """What the seat has won, or how likely it is to win."""
    if is_over(s):
        return reward(s, seat)
    size = len(row) // 2
    observe(s, seat, row[:size])
    observe(s, 1 - seat, row[size:])
    pass_row(row, plan, weights, fine, layers)
    return 1.0 / (1.0 + exp(-layers[int(plan[FIRST]) + int(plan[SECOND])] / ONE))
