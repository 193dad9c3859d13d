"""Every game keeps to the contract: what it answers, it answers as it is asked."""

import inspect
from types import FunctionType
from typing import Any

from ..core import protocol
from ..core.compile import INTERPRETED, Engine
from ..core.game import Game


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


def test_an_extra_is_taken_when_it_is_asked_for(game: Game) -> None:
    """The lab's questions are the defaults until the lab asks."""
    back_end = Engine(game, INTERPRETED)
    bound = back_end.bind(protocol)
    assert bound.standing.__module__ == protocol.__name__
    back_end.take("lab")
    own = game.has_own("lab", "standing")
    assert bound.standing.__module__ == (f"{game.package}.lab" if own else protocol.__name__)
