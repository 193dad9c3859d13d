"""The contract itself: it speaks of every question once, and answers those that a game leaves out."""

from types import FunctionType

import pytest

from snowedin.core import protocol
from snowedin.core.compile import INTERPRETED, engine
from snowedin.games.ice_queen import GAME as ICE_QUEEN


def test_the_contract_speaks_of_every_function_of_its_own_once() -> None:
    listed = [name for names in protocol.ANSWERED_IN.values() for name in names]
    dialect = [
        name
        for name, value in vars(protocol).items()
        if isinstance(value, FunctionType) and not value.__annotations__ and value.__module__ == protocol.__name__
    ]
    assert sorted(listed) == sorted(dialect)


def test_what_a_game_leaves_out_is_answered_by_default() -> None:
    back_end = engine(ICE_QUEEN, INTERPRETED)
    state = ICE_QUEEN.blank(ICE_QUEEN.read_options({}))
    assert back_end.may_talk(state)
    assert back_end.may_take_back(state)
    assert ICE_QUEEN.telling.shortcuts(back_end, state, 0) == []
    assert not ICE_QUEEN.telling.has_own("plays_shortcuts")
    assert ICE_QUEEN.table.has_own("legend")
    assert ICE_QUEEN.endgame.Room is None
    assert not ICE_QUEEN.bots.NEEDS_ROOM


def test_a_question_that_has_no_default_is_asked_of_every_game() -> None:
    with pytest.raises(NotImplementedError):
        protocol.answers(protocol.Telling, None).describe(None, 0, 1)
