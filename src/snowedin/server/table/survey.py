# mypy: ignore-errors
"""What a table asks of the rules at every move, in one call.

States come as an array, the position and the one before: the dispatch of a single record
takes far longer.  Every seat has a row for what it may choose; the last is for work.
"""

from ...core.choices import mask_legal
from ...core.protocol import apply, is_revealing


def carry_out(states, seat, action, masks):
    states[1] = states[0]
    apply(states[0], seat, action)
    return look_up(states, masks)


def look_up(states, masks):
    """Mark what each seat may choose; a bit for every seat whose row is another one now."""
    changed = 0
    seats = masks.shape[0] - 1
    for seat in range(seats):
        mask_legal(states[0], seat, masks[seats])
        changed |= take_over(masks[seats], masks[seat]) << seat
    return changed


def take_over(fresh, row):
    """Copy a row; 1 if it was another one."""
    differs = 0
    for action in range(len(row)):
        if row[action] != fresh[action]:
            row[action] = fresh[action]
            differs = 1
    return differs


def reveals(states, seat, action):
    return is_revealing(states[0], seat, action)
