"""What the lab asks of a game beyond the rules; the defaults are here.

A game that knows better has a module `lab.py` with functions of these names, and
counting is bound to those instead.  `notes` has rows of whole numbers for one game:
`fired[event]`, `used[seat, thing]`, `tried[trial]` and `worked[trial]`.
"""

from ...bots.search.knowledge import evaluate

FINE = 1_000  # what a search expects is told apart to this fraction


def standing(s, seat):
    """How well the seat stands, as a whole number: whoever has most leads."""
    return int(FINE * evaluate(s, seat) + 0.5)


def turns(s, runs):
    """How many turns the game had; `runs` counts the choices that one seat made in a row as one."""
    return runs


def ending(s):
    """Which of the game's `ENDINGS` it was."""
    return 0


def note_deal(s, notes):
    """Note what was dealt."""


def note(before, seat, action, s, notes):
    """Note what an action did: `before` is the state it was chosen in, `s` the one it led to."""


def note_end(s, notes):
    """Note what everybody ended with."""


def uses(s, seat, action, thing):
    """Does a legal action use one of the game's `abstentions`?  It asks only what the seat knows."""
    return False


def worth(bot, s, seat, action):
    """What one of the game's own bots thinks of a legal action; it may scribble on `s`, which is a redeal."""
    return 0.0
