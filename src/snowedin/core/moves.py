"""What a match asks of the rules at every move, each in one call.

States come as an array: the position, the one before the last move, room for a redeal, and one with nothing in it
but the options.  A single record would take Numba far longer to recognise.  A seat's row of `legal` holds how many
actions it may choose from, then these, rising.
"""

from .chance import rekey, start
from .protocol import (
    NONE,
    apply,
    choose,
    cover_tracks,
    deal,
    is_over,
    is_revealing,
    is_to_act,
    may_talk,
    next_legal,
    observe,
    redeal,
    reward,
)

NOW, BEFORE, GUESS, BLANK = range(4)
STATES = 4

# What is told of a move: a bit for every seat that is to act, one for every seat whose choices are others now, silence,
# the end.
SEATS = 10  # no game has more
SILENCE = 1 << 2 * SEATS
OVER = 1 << 32
REFUSED = -1

WORD = (1 << 32) - 1


def begin(states, legal, low, high):
    """Deal from the blank state by the two halves of a key."""
    states[NOW] = states[BLANK]
    start(states[NOW].chance, low & WORD, low >> 32 & WORD, high & WORD, high >> 32 & WORD, 0)
    deal(states[NOW], len(legal))
    states[BEFORE] = states[NOW]
    return look_up(states, legal)


def move(states, legal, seat, action):
    """Carry out an action if it is legal."""
    if not is_listed(legal, seat, action):
        return REFUSED
    states[BEFORE] = states[NOW]
    apply(states[NOW], seat, action)
    return look_up(states, legal)


def is_listed(legal, seat, action):
    if seat < 0 or seat >= len(legal):
        return False
    for i in range(1, legal[seat, 0] + 1):
        if legal[seat, i] == action:
            return True
    return False


def look_up(states, legal):
    """List what each seat may choose, and tell how the position stands."""
    told = OVER if is_over(states[NOW]) else 0
    if not may_talk(states[NOW]):
        told |= SILENCE
    for seat in range(len(legal)):
        if is_listed_anew(states[NOW], seat, legal):
            told |= 1 << seat + SEATS
        if legal[seat, 0] > 0:
            told |= 1 << seat
    return told


def is_listed_anew(s, seat, legal):
    """Write the seat's row; is it another one than it was?"""
    count = 0
    is_new = False
    action = next_legal(s, seat, 1) if is_to_act(s, seat) else NONE
    while action != NONE:
        count += 1
        if legal[seat, count] != action:
            legal[seat, count] = action
            is_new = True
        action = next_legal(s, seat, action + 1)
    if legal[seat, 0] != count:
        legal[seat, 0] = count
        is_new = True
    return is_new


def repeat(states, actions):
    """Carry out actions that were legal once, each a seat and its choice."""
    for i in range(len(actions)):
        states[BEFORE] = states[NOW]
        apply(states[NOW], actions[i, 0], actions[i, 1])


def reveals(states, legal, seat, action):
    """Does an action show anybody anything?  What is legal is not asked for."""
    return is_revealing(states[NOW], seat, action)


def choose_blindly(states, bot, seat, dice):
    """What a bot of the game chooses, given a redeal."""
    states[GUESS] = states[NOW]
    redeal(states[GUESS], seat, dice[0])
    return choose(bot, states[GUESS], seat, dice[0])


def redeal_to(states, viewer, dice, out):
    """A position as it might be for all that the viewer knows."""
    out[0] = states[NOW]
    redeal(out[0], viewer, dice[0])


def hand_out(states, viewer, dice, out):
    """A redeal that the viewer may hold in their own hands: every byte of it follows from what they know, and the dice.

    Whoever has the key of a shuffle can undo it: there must be nothing to find then, and the key goes as well.
    """
    out[0] = states[NOW]
    cover_tracks(out[0], viewer)
    redeal(out[0], viewer, dice[0])
    rekey(out[0].chance, dice[0])


def observe_to(states, seat, out):
    observe(states[NOW], seat, out)


def write_rewards(states, out):
    for seat in range(len(out)):
        out[seat] = reward(states[NOW], seat)
