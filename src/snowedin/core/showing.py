"""What a viewer sees of a state, written as JSON in one call."""

from .json_writer import write
from .moves import GUESS
from .protocol import see


def show(states, which, viewer, seen, writer):
    """The length of the JSON in `writer.out`; `writer.record` are the bytes of what is seen."""
    look(states, which, viewer, seen, writer.record)
    return write(writer)


def look(states, which, viewer, seen, record):
    """Build up from nothing what the viewer sees; `see` may scribble on a copy of the state."""
    states[GUESS] = states[which]
    for i in range(len(record)):
        record[i] = 0
    see(states[GUESS], viewer, seen)
