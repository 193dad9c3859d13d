"""What a bot is given in the place of a match: redeals of what its seat knows, and nothing of what others chose."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..core.compile import Engine
from ..core.match import Match

Choices = Iterable[tuple[int, Any]]  # by whom, and the state before; the last one first


class Blindfolded(Match):
    """A `match` as it might be for all that a `seat` knows: without the key, the past and the true cards.

    `undecided` is the state that `before_others_chose`; it is drawn anew from the `dice` as well.
    """

    def __init__(self, match: Match, seat: int, dice: Any, undecided: Any) -> None:
        vars(self).update(vars(match.imagined(match.redealt(seat, dice))))
        self.undecided = match.redealt(seat, dice, undecided)


def before_others_chose(match: Match, seat: int) -> Any:
    """The state of a `match` without what others have chosen secretly while the `seat` is still to choose.

    A redeal would put a blind choice in its place; a searcher rather thinks about what they will choose.
    """
    if isinstance(match, Blindfolded):
        return match.undecided
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
        earlier = match.at(count)
        if earlier.is_revealing(other, action):
            return
        yield other, earlier.state
