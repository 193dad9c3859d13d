"""What a viewer sees of a state, written as JSON in one call."""

from .moves import GUESS
from .protocol import see
from .writing import write


def show(states, which, viewer, sight, record):
    """The length of the JSON in `sight.out`; `record` are the bytes of `sight.seen`."""
    look(states, which, viewer, sight.seen, record)
    return write(record, sight.steps, sight.texts, sight.bounds, sight.frames, sight.out)


def look(states, which, viewer, seen, record):
    """Build up from nothing what the viewer sees; `see` may scribble on a copy of the state."""
    states[GUESS] = states[which]
    for i in range(len(record)):
        record[i] = 0
    see(states[GUESS], viewer, seen)
