"""Games that are noted down move by move and added up in whole numbers, so that parts can be merged by addition.

An engine binds it to a game and compiles it, together with what the game's `lab.py` notes.
"""

from typing import Any, NamedTuple

from ...core.chance import MASK, start
from ...core.protocol import (
    apply,
    count_legal,
    deal,
    ending,
    is_over,
    is_to_act,
    note,
    note_deal,
    note_end,
    reward,
    standing,
    turns,
)
from ..loop import choice

POINT = 15_120  # of a reward: halves to sixths, and the scores of cooperative games, come out whole
CHECKS = 20  # moments of a game that are looked at, the beginning and the end left out
NOBODY = -1

GAME, GUESS, BEFORE = range(3)  # the states at hand
DONE, RUNS, LAST, FIRST, LEADER, CHANGES, SINCE, COURSE = range(8)  # what is known of a game's course
(
    ORDER, RESULT, EVEN, LENGTH, TURNS, SHARED, LEADS, LEADING, SETTLING, BEHIND, TRAILING, CHOICES, FORCED, BRANCHES,
    EVENTS, DECIDERS, THINGS, TRIALS, ENDINGS, LOST, WANTED, EXCHANGED, ROWS, COOPERATIVE, PLACES,
) = range(25)  # fmt: skip
SUMS = 5  # of a, b, aa, bb, ab


class Notes(NamedTuple):
    """Of one game."""

    fired: Any  # events
    earlier: Any  # events before the last action
    deciding: Any  # events of the action that gave the lead
    used: Any  # seats × things
    tried: Any  # trials
    worked: Any  # trials
    course: Any
    leaders: Any  # after every action
    margins: Any
    choices: Any  # how many the one had who acted


class Sums(NamedTuple):
    """Of many games: every row of `sums` has two quantities, their squares and their product."""

    places: Any  # where each kind of row begins
    sums: Any
    lengths: Any  # how many games had so many actions
    turns: Any
    moments: Any  # when the winner took the lead for good


def count_games(first, last, template, states, dice, bots, seed_low, seed_high, notes, total):
    """Play and count the games with these numbers."""
    seats = len(bots)
    s = states[GAME]
    for number in range(first, last):
        begin(template, states, seats, seed_low, seed_high, number, notes, total)
        start(dice[0], seed_low, seed_high, number & MASK, number >> 32, 1)
        while not is_over(s):
            for seat in range(seats):
                if is_to_act(s, seat):
                    step(states, seats, seat, choice(s, states, dice[0], seat, bots[seat]), notes, total)
        add_up(s, seats, notes, total)


def count_recorded(number, actions, template, states, seats, seed_low, seed_high, notes, total):
    """Count one game that was played elsewhere with this key."""
    begin(template, states, seats, seed_low, seed_high, number, notes, total)
    for i in range(len(actions)):
        step(states, seats, actions[i, 0], actions[i, 1], notes, total)
    add_up(states[GAME], seats, notes, total)


# One game


def begin(template, states, seats, seed_low, seed_high, number, notes, total):
    states[GAME] = template[0]
    s = states[GAME]
    start(s.chance, seed_low, seed_high, number & MASK, number >> 32, 0)
    deal(s, seats)
    clear(notes)
    notes.course[FIRST] = first_to_act(s, seats)
    note_deal(s, notes)
    look(s, seats, notes, total)


def clear(notes):
    notes.fired[:] = 0
    notes.earlier[:] = 0
    notes.deciding[:] = 0
    notes.used[:] = 0
    notes.tried[:] = 0
    notes.worked[:] = 0
    notes.course[:] = 0
    notes.course[LAST] = NOBODY
    notes.course[LEADER] = NOBODY


def first_to_act(s, seats):
    """Where several begin at once there is no first, and seats keep their own order."""
    found = NOBODY
    for seat in range(seats):
        if is_to_act(s, seat):
            if found != NOBODY:
                return 0
            found = seat
    return max(found, 0)


def step(states, seats, seat, action, notes, total):
    s = states[GAME]
    states[BEFORE] = s
    notes.choices[notes.course[DONE]] = count_legal(s, seat)
    notes.earlier[:] = notes.fired
    apply(s, seat, action)
    note(states[BEFORE], seat, action, s, notes)
    course = notes.course
    course[DONE] += 1
    if course[LAST] != seat:
        course[RUNS] += 1
        course[LAST] = seat
    if is_over(s):
        note_end(s, notes)
    look(s, seats, notes, total)


def look(s, seats, notes, total):
    """Who leads now, by how much, and is that somebody else than before?"""
    course = notes.course
    leader = winner(s, seats) if is_over(s) else front_runner(s, seats)
    notes.leaders[course[DONE]] = leader
    notes.margins[course[DONE]] = margin(s, seats, total.places[COOPERATIVE])
    if leader not in (NOBODY, course[LEADER]):
        course[CHANGES] += course[LEADER] != NOBODY
        course[LEADER] = leader
        course[SINCE] = course[DONE]
        notes.deciding[:] = notes.fired - notes.earlier


def front_runner(s, seats):
    best = NOBODY
    most = 0
    for seat in range(seats):
        stands = standing(s, seat)
        if seat == 0 or stands > most:
            best = seat
            most = stands
        elif stands == most:
            best = NOBODY
    return best


def winner(s, seats):
    """The one who has more than everybody else."""
    best = NOBODY
    most = -1
    for seat in range(seats):
        if points(s, seat) > most:
            best = seat
            most = points(s, seat)
        elif points(s, seat) == most:
            best = NOBODY
    return best


def margin(s, seats, cooperative):
    """The first seat's lead over the best of the others, or what all have together."""
    own = standing(s, 0)
    if cooperative:
        return own
    best = standing(s, 1)
    for seat in range(2, seats):
        best = max(best, standing(s, seat))
    return own - best


def points(s, seat):
    return int(reward(s, seat) * POINT + 0.5)


# All games


def add_up(s, seats, notes, total):
    course, places, sums = notes.course, total.places, total.sums
    even = 0
    for seat in range(seats):
        even += points(s, seat) if seat % 2 == 0 else 0
        add(sums, places[ORDER] + (seat - course[FIRST]) % seats, 1, points(s, seat))
    add(sums, places[RESULT], 1, points(s, 0))
    add(sums, places[EVEN], 1, even)
    add(sums, places[LENGTH], 1, course[DONE])
    add(sums, places[TURNS], 1, turns(s, course[RUNS]))
    add(sums, places[SHARED], 1, int(winner(s, seats) == NOBODY))
    add(sums, places[LEADS], 1, course[CHANGES])
    total.lengths[min(course[DONE], len(total.lengths) - 1)] += 1
    total.turns[min(turns(s, course[RUNS]), len(total.turns) - 1)] += 1
    add_course(s, seats, notes, total)
    add_drama(s, seats, notes, total)
    add_branching(notes, total)
    add_notes(s, seats, notes, total)


def add_course(s, seats, notes, total):
    course, places, sums = notes.course, total.places, total.sums
    for check in range(CHECKS):
        after = moment(course, check)
        leader = notes.leaders[after]
        if leader != NOBODY:
            add(sums, places[LEADING] + check, 1, points(s, leader))
        add(sums, places[SETTLING] + check, notes.margins[after], points(s, 0))
    if winner(s, seats) != NOBODY:
        total.moments[(course[SINCE] * CHECKS) // max(course[DONE], 1)] += 1


def add_drama(s, seats, notes, total):
    """Whether the winner was behind somebody, at which moments, and for how long."""
    course, places, sums = notes.course, total.places, total.sums
    won = winner(s, seats)
    if won == NOBODY:
        return
    for check in range(CHECKS):
        leader = notes.leaders[moment(course, check)]
        add(sums, places[BEHIND] + check, 1, int(leader not in (NOBODY, won)))
    behind = 0
    for i in range(course[DONE]):
        behind += int(notes.leaders[i] not in (NOBODY, won))
    add(sums, places[TRAILING], course[DONE], behind)


def add_branching(notes, total):
    course, places, sums = notes.course, total.places, total.sums
    chosen = 0
    forced = 0
    for i in range(course[DONE]):
        chosen += notes.choices[i]
        forced += int(notes.choices[i] == 1)
    add(sums, places[CHOICES], course[DONE], chosen)
    add(sums, places[FORCED], course[DONE], forced)
    for check in range(CHECKS):
        add(sums, places[BRANCHES] + check, 1, notes.choices[moment(course, check)])


def moment(course, check):
    """After how many actions a game is looked at; a game of one action has its only one."""
    return course[DONE] * (check + 1) // (CHECKS + 1)


def add_notes(s, seats, notes, total):
    places, sums = total.places, total.sums
    decided = winner(s, seats) != NOBODY
    for k in range(len(notes.fired)):
        add(sums, places[EVENTS] + k, 1, notes.fired[k])
        add(sums, places[DECIDERS] + k, notes.fired[k], 1 if decided and notes.deciding[k] > 0 else 0)
    for k in range(notes.used.shape[1]):
        uses = 0
        won = 0
        for seat in range(seats):
            uses += notes.used[seat, k]
            won += notes.used[seat, k] * points(s, seat)
        add(sums, places[THINGS] + k, uses, won)
    for k in range(len(notes.tried)):
        add(sums, places[TRIALS] + k, notes.tried[k], notes.worked[k])
    for k in range(places[LOST] - places[ENDINGS]):
        add(sums, places[ENDINGS] + k, 1, int(ending(s) == k))


def add(sums, row, a, b):
    sums[row, 0] += a
    sums[row, 1] += b
    sums[row, 2] += a * a
    sums[row, 3] += b * b
    sums[row, 4] += a * b
