"""Every game keeps to the contract: what it answers, it answers as it is asked."""

import inspect
from types import FunctionType
from typing import Any

import pytest

from snowedin.core import protocol
from snowedin.core.compile import INTERPRETED, Engine, engine
from snowedin.core.game import Game
from snowedin.games.ice_queen import GAME as ICE_QUEEN


def parameters(function: Any) -> list[str]:
    return [name for name in inspect.signature(function).parameters if name != "self"]


def test_compiled_answers_take_what_is_asked(game: Game) -> None:
    for part, names in protocol.ANSWERED_IN.items():
        own = vars(game.module(part) or protocol)
        for name in names:
            if name in own:
                assert parameters(own[name]) == parameters(vars(protocol)[name]), f"{part}.{name}"
                assert not own[name].__annotations__, f"{part}.{name} is of the dialect"


def test_answers_in_python_take_what_is_asked_and_are_typed(game: Game) -> None:
    for part, kind in protocol.PARTS.items():
        own = vars(game.module(part) or protocol)
        for name in protocol.questions(kind):
            asked = vars(kind).get(name)
            if name in own and isinstance(asked, FunctionType):
                assert parameters(own[name]) == parameters(asked), f"{part}.{name}"
            elif name not in own and asked is None and game.module(part) is not None:
                assert name in vars(kind), f"{part}.py has no {name}, for which there is no default"


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


def test_an_extra_is_taken_when_it_is_asked_for(game: Game) -> None:
    """The lab's questions are the defaults until the lab asks."""
    back_end = Engine(game, INTERPRETED)
    bound = back_end.bind(protocol)
    assert bound.standing.__module__ == protocol.__name__
    back_end.take("lab")
    assert bound.standing.__module__ == f"{game.package}.lab"


def test_a_question_that_has_no_default_is_asked_of_every_game() -> None:
    with pytest.raises(NotImplementedError):
        protocol.answers(protocol.Telling, None).describe(None, 0, 1)
