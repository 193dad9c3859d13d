"""Which doors the module of a game has: the rules, its own bots, many games at once, the searches and the solver."""

from types import ModuleType
from typing import Any

import numpy as np

from ..bots.search import small_dice, tree, trials
from ..core import chance, choices, protocol, saying
from ..core.chance import Chance
from ..core.compile import WHOLE, Door, Given, One, Row, Table
from ..core.game import Game
from ..simulate import loop

NUMBER, FRACTION = np.dtype("i8"), np.dtype("f8")
DICE = One(Chance)


def doors_of(game: Game) -> list[Door]:
    """All doors of a game's module."""
    state = One(game.state.State)
    return [*_rules(game, state), *_tries(game), *_tree(game), *_trials(game), *_solver(game)]


def _rules(game: Game, s: Given) -> list[Door]:
    seen = One(game.view.Seen)
    return [
        _told(chance, "start", dice=DICE, a=WHOLE, b=WHOLE, c=WHOLE, d=WHOLE, stream=WHOLE),
        _asked(chance, "roll", dice=DICE, n=WHOLE),
        _told(protocol, "deal", s=s, seats=WHOLE),
        _asked(protocol, "is_to_act", s=s, seat=WHOLE),
        _asked(protocol, "is_legal", s=s, seat=WHOLE, action=WHOLE),
        _asked(protocol, "next_legal", s=s, seat=WHOLE, start=WHOLE),
        _told(protocol, "apply", s=s, seat=WHOLE, action=WHOLE),
        _asked(protocol, "is_revealing", s=s, seat=WHOLE, action=WHOLE),
        _asked(protocol, "is_over", s=s),
        _asked(protocol, "reward", s=s, seat=WHOLE),
        _told(protocol, "redeal", s=s, viewer=WHOLE, dice=DICE),
        _asked(protocol, "may_talk", s=s),
        _asked(protocol, "may_take_back", s=s),
        _told(protocol, "see", s=s, viewer=WHOLE, seen=seen),
        _asked(protocol, "choose", bot=WHOLE, s=s, seat=WHOLE, dice=DICE),
        _asked(protocol, "is_settled", s=s),
        _asked(choices, "random_choice", s=s, seat=WHOLE, dice=DICE),
        _asked(saying, "say_move", states=_states(game, 2), told=Table(NUMBER), action=WHOLE, who=WHOLE),
    ]


def _tries(game: Game) -> list[Door]:
    """Many games one after another."""
    given = {
        "template": _states(game, 1),
        "states": _states(game, 2),
        "dice": Row(Chance, 1),
        "bots": Row(NUMBER),
        "seed_low": WHOLE,
        "seed_high": WHOLE,
        "first": WHOLE,
        "rewards": Table(FRACTION),
        "lengths": Row(NUMBER),
    }
    return [_told(loop, "play_games", **given)]


def _tree(game: Game) -> list[Door]:
    kept = One(tree.layout(game.observe.SIZE))
    given = {"tree": kept, "states": _states(game, tree.STATES), "seat": WHOLE, "question": WHOLE, "number": WHOLE}
    return [_told(small_dice, "seed", kept=kept), _asked(tree, "answer", **given, line=Table(NUMBER))]


def _trials(game: Game) -> list[Door]:
    if game.evaluate.Book is None:
        return []
    desk = One(trials.Desk)
    given = {"desk": desk, "book": One(game.evaluate.Book), "states": _states(game, trials.STATES), "seat": WHOLE}
    return [
        _told(trials, "begin", **given),
        _told(trials, "run", **given, laps=WHOLE),
        _told(trials, "leave_out", desk=desk),
    ]


def _solver(game: Game) -> list[Door]:
    module = game.module("endgame")
    if module is None:
        return []
    given = {"states": _states(game, game.endgame.STATES), "seat": WHOLE, "effort": WHOLE}
    room = One(game.endgame.Room)
    return [
        _asked(module, "solve", **given, room=room, shares=Row(FRACTION), values=Row(FRACTION)),
        _asked(module, "may_be_solved", s=One(game.state.State)),
    ]


def _states(game: Game, count: int) -> Row:
    return Row(game.state.State, count)


def _asked(module: ModuleType, name: str, **given: Any) -> Door:
    return Door(module, name, given)


def _told(module: ModuleType, name: str, **given: Any) -> Door:
    return Door(module, name, given, answers=False)
