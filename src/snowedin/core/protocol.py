"""What every game's rules answer, as functions over its state; the defaults are here.

Code for all games imports these names.  When an `Engine` binds a game, each name is
replaced by the game's own function, and what a game leaves out keeps its default.
Nobody is to act when the game is over; action 0 is no action.
"""


class Own:
    """Stands for a number that every game has of its own, until an `Engine` binds one: read it as `protocol.NAME`.

    Whoever took it by its name alone would keep this, which is no number, and an `Engine` refuses them.
    """


NONE = 0
SPECTATOR = -1  # as a viewer: sees what lies open
ACTIONS = Own()  # actions are 1 to ACTIONS - 1


def deal(s, seats):
    """Set up a blank state whose options and chance are set, for `seats` players."""
    raise NotImplementedError


def is_to_act(s, seat):
    raise NotImplementedError


def is_legal(s, seat, action):
    raise NotImplementedError


def next_legal(s, seat, start):
    """The smallest legal action from `start` on, or NONE."""
    for action in range(max(start, 1), ACTIONS):
        if is_legal(s, seat, action):
            return action
    return NONE


def apply(s, seat, action):
    """Carry out a legal action; it trusts, so ask `is_legal` first."""
    raise NotImplementedError


def is_revealing(s, seat, action):
    """Would it use chance, or show anybody what they did not know?  Then it cannot be taken back."""
    return True


def is_over(s):
    raise NotImplementedError


def reward(s, seat):
    raise NotImplementedError


def redeal(s, viewer, dice):
    """Shuffle all that `viewer` cannot know, the future too, and keep all that they do know."""
    raise NotImplementedError


def see(s, viewer, seen):
    """Write what `viewer` may see into a record of zeros; `s` is a copy."""
    raise NotImplementedError


def observe(s, seat, out):
    """Write what `seat` knows into a row of numbers, for learning machines."""
    raise NotImplementedError


def choose(bot, s, seat, dice):
    """The action of the game's own bot number `bot`, which is given a redeal, never the state."""
    raise NotImplementedError
