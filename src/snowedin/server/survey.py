# mypy: ignore-errors
"""What a table asks of the rules at every move, in one call: carry it out, and look up everybody's choices."""

from ..core.choices import mask_legal
from ..core.protocol import apply


def carry_out(s, seat, action, masks):
    apply(s, seat, action)
    look_up(s, masks)


def look_up(s, masks):
    """Row by row, mark what each seat may choose."""
    for seat in range(masks.shape[0]):
        mask_legal(s, seat, masks[seat])
