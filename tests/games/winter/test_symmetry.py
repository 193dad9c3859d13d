"""The same game in the mirror: colours swapped, and the table turned by 180 degrees."""

from collections.abc import Callable
from typing import Any

import pytest

from snowedin.core.chance import roll
from snowedin.core.compile import engine
from snowedin.core.match import legal_actions
from snowedin.games.winter import GAME, cards, state

from .tables import dealt, dice

FAST = engine(GAME)
SWAP = str.maketrans("LD", "DL")


def swapped(look: str) -> str:
    return look.translate(SWAP)


def turned(look: str) -> str:
    return look[::-1]


def both(look: str) -> str:
    return turned(swapped(look))


def mirrored(s: Any, action: int, is_swapped: bool, is_turned: bool) -> int:
    """The action that is the same in the mirror."""
    if state.PLAY <= action < state.LAY and is_swapped:
        return 2 * state.PLAY + 1 - action
    if action >= state.PLACE and is_turned:
        first = state.PLACE if action < state.SQUARE else state.SQUARE
        row, col = divmod(action - first, state.SIDE)
        low, right = int(s.tall) + 2 * state.MARGIN - 2, int(s.wide) + 2 * state.MARGIN - 2
        return first + (low - row) * state.SIDE + right - col
    return action


@pytest.mark.parametrize("mirror", [swapped, turned, both])
@pytest.mark.parametrize("options", [{}, {"overlap": "no", "corner_contact": "yes", "turn_in_place": "yes"}], ids=str)
def test_the_mirrored_game_is_the_same_game(mirror: Callable[[str], str], options: dict[str, Any]) -> None:
    is_swapped, is_turned = mirror is not turned, mirror is not swapped
    for number in range(15):
        deck = list(cards.BOX)
        a = dealt(number, FAST, **options)
        b = dealt(number, FAST, deck=[mirror(look) for look in deck], **options)
        chooser = dice(number)
        while not FAST.is_over(a):
            seat = int(a.turn)
            legal = legal_actions(FAST, a, seat)
            assert {mirrored(a, action, is_swapped, is_turned) for action in legal} == set(legal_actions(FAST, b, seat))
            action = legal[roll(chooser, len(legal))]
            same = mirrored(a, action, is_swapped, is_turned)
            FAST.apply(a, seat, action)
            FAST.apply(b, seat, same)
        assert FAST.is_over(b)
        assert (int(a.winner), int(a.ending)) == (int(b.winner), int(b.ending))
        assert a.supply.tolist() == (b.supply.tolist()[::-1] if is_swapped else b.supply.tolist())
