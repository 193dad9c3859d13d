"""What a bot is given in the place of a match: redeals of what its seat knows, and nothing of what others chose."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..core.compile import Engine
from ..core.match import KEY_BYTES, Match
from ..core.records import copy

Choices = Iterable[tuple[int, Any]]  # by whom, and the state before; the last one first


class Blindfolded(Match):
    """A match as it might be for all that a seat knows: without the key, the past and the true cards.

    `before` is the state that `before_others_chose`; it is dealt anew as well.
    """

    def __init__(self, match: Match, seat: int, dice: Any, before: Any) -> None:
        vars(self).update(vars(match))
        self.key = bytes(KEY_BYTES)
        self.actions = []
        self.state = match.redealt(seat, dice)
        self.before = copy(before)
        match.engine.redeal(self.before, seat, dice)


def before_others_chose(match: Match, seat: int) -> Any:
    """The state without what others have chosen secretly while the seat is still to choose.

    A redeal would put a blind choice in its place; a searcher rather thinks about what they will choose.
    """
    if isinstance(match, Blindfolded):
        return match.before
    return taken_back(match.engine, match.state, seat, _secret_choices(match, seat))


def taken_back(engine: Engine, state: Any, seat: int, secret: Choices) -> Any:
    """The state before the last secret choices, as far back as the seat was to choose like the others."""
    for other, earlier in secret:
        if other == seat or not engine.is_to_act(earlier, seat):
            break
        state = earlier
    return state


def _secret_choices(match: Match, seat: int) -> Iterator[tuple[int, Any]]:
    """The choices since the seat's own that showed nobody anything."""
    for count in range(len(match.actions) - 1, -1, -1):
        other, action = match.actions[count]
        if other == seat:
            return
        earlier = match.state_after(count)
        if match.engine.is_revealing(earlier, other, action):
            return
        yield other, earlier
