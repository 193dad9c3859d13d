"""What a viewer sees of a state, written as JSON in one call."""

from .moves import GUESS
from .protocol import see
from .writing import write


def show(states, which, viewer, seen, sight):
    """The length of the JSON in `sight.out`; `sight.record` are the bytes of what is seen."""
    look(states, which, viewer, seen, sight.record)
    return write(sight)


def look(states, which, viewer, seen, record):
    """Build up from nothing what the viewer sees; `see` may scribble on a copy of the state."""
    states[GUESS] = states[which]
    for i in range(len(record)):
        record[i] = 0
    see(states[GUESS], viewer, seen)
