"""Search by trials, for games whose possible worlds can be counted and whose partners can be guessed.

Every choice is tried in the same worlds with the same dice, and the game is played on as
the partners would, to the next pause.  After each round the worse half of the choices
is left out.
"""

from ...core.chance import Chance, draw, rekey, roll, start
from ...core.protocol import (
    NONE,
    agree,
    apply,
    enter_world,
    evaluate,
    habit,
    is_over,
    is_pause,
    is_to_act,
    list_worlds,
    redeal,
    reward,
    shortlist,
)
from ...core.records import number, real, record, rows, word

STATES = 4  # the position, the world being played, and two for what a partner imagines
CHOICES = 64  # at most
MOST_WORLDS = 1 << 14
BEST = 3  # choices that a partner looks at twice
FINE = 1 << 30
GOLDEN = 0.6180339887498949


@record
class Liked:
    """A choice that looks good."""

    worth = real()
    action = number()


@record
class Desk:
    # How to search
    noise = real()  # how far partners may misjudge a choice, in the game's points
    imagined = number()  # worlds that a partner imagines before it chooses; none: it takes what looks best
    clear = real()  # a choice better than the next by so much is taken without a second look
    agreed = number()  # do all keep to the game's convention?
    # What is tried
    choices = number()
    running = number()  # those not yet left out; they stand first
    choice = rows(Liked, CHOICES)
    tries = number(CHOICES)
    gain = real(CHOICES)
    # Worlds
    worlds = number()
    heap = real(MOST_WORLDS)  # weights, summed up
    at = real()  # place in the heap, as a share of it
    # Chance
    key = word(4)  # of the trials
    lap = number()
    dice = rows(Chance)  # of one trial
    source = rows(Chance)
    # Scratch
    liked = rows(Liked, BEST)
    imagined_liked = rows(Liked, 1)
    hopes = real(BEST)


def begin(desk, book, states, seat):
    """List the worlds and the choices of the position."""
    agree(states[0], desk.agreed)
    desk.worlds = list_worlds(book, states, seat)
    heap = 0.0
    for world in range(desk.worlds):
        heap += book.weight[world]
        desk.heap[world] = heap
    for i in range(4):
        desk.key[i] = draw(desk.source)
    desk.at = roll(desk.source, FINE) / FINE
    desk.lap = 0
    desk.choices = shortlist(states[0], seat, desk.source, 0.0, desk.choice)
    desk.running = desk.choices
    desk.tries[:] = 0
    desk.gain[:] = 0.0


def run(desk, book, states, seat, laps):
    """Try every running choice in so many worlds."""
    for _ in range(laps):
        world = next_world(desk)
        desk.lap += 1
        for i in range(desk.running):
            restart_dice(desk)
            states[1] = states[0]
            s = states[1]
            enter_world(book, s, seat, world)
            rekey(s.chance, desk.dice)
            apply(s, seat, int(desk.choice[i].action))
            desk.gain[i] += play_on(desk, book, states, seat, world)
            desk.tries[i] += 1


def next_world(desk):
    """Worlds by their weights, spread as evenly as can be."""
    desk.at += GOLDEN
    if desk.at >= 1.0:
        desk.at -= 1.0
    wanted = desk.at * desk.heap[desk.worlds - 1]
    low = 0
    high = int(desk.worlds) - 1
    while low < high:
        middle = (low + high) // 2
        if desk.heap[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


def restart_dice(desk):
    """The same dice for every choice of a lap."""
    key = desk.key
    start(desk.dice, key[0], key[1], key[2], key[3], desk.lap)


def leave_out(desk):
    """Sort the running choices, and go on with the better half."""
    for i in range(1, desk.running):
        at = i
        while at > 0 and mean(desk, at - 1) < mean(desk, at):
            swap(desk, at - 1, at)
            at -= 1
    desk.running = (desk.running + 1) // 2


def mean(desk, i):
    return desk.gain[i] / max(1, desk.tries[i])


def swap(desk, i, j):
    action, tries, gain = int(desk.choice[i].action), int(desk.tries[i]), float(desk.gain[i])
    desk.choice[i].action = desk.choice[j].action
    desk.tries[i] = desk.tries[j]
    desk.gain[i] = desk.gain[j]
    desk.choice[j].action = action
    desk.tries[j] = tries
    desk.gain[j] = gain


# Playing on


def play_on(desk, book, states, asker, world):
    """To the end or the next pause, everybody by what they know; what the asker may expect then."""
    s = states[1]
    while not is_over(s) and not is_pause(s, states[0]):
        seat = who_acts(s)
        action = NONE if seat == asker else habit(book, s, seat, world)
        apply(s, seat, action if action != NONE else partner_choice(desk, states, seat))
    return reward(s, asker) if is_over(s) else evaluate(s, asker)


def who_acts(s):
    seat = 0
    while not is_to_act(s, seat):
        seat += 1
    return seat


def partner_choice(desk, states, seat):
    size = shortlist(states[1], seat, desk.dice, desk.noise, desk.liked)
    if desk.imagined == 0 or size == 1 or desk.liked[0].worth > desk.liked[1].worth + desk.clear:
        return int(desk.liked[0].action)
    desk.hopes[:] = 0.0
    for _ in range(desk.imagined):
        imagine(desk, states, seat, size)
    best = 0
    for i in range(1, size):
        if desk.hopes[i] > desk.hopes[best]:
            best = i
    return int(desk.liked[best].action)


def imagine(desk, states, seat, size):
    """One world that may be true for the partner, and how each choice it likes would end there."""
    states[2] = states[1]
    redeal(states[2], seat, desk.dice)
    for i in range(size):
        states[3] = states[2]
        s = states[3]
        apply(s, seat, int(desk.liked[i].action))
        while not is_over(s) and not is_pause(s, states[0]):
            other = who_acts(s)
            shortlist(s, other, desk.dice, desk.noise, desk.imagined_liked)
            apply(s, other, int(desk.imagined_liked[0].action))
        desk.hopes[i] += reward(s, seat) if is_over(s) else evaluate(s, seat)
