"""Which doors the module of a game has: the rules, its own bots, many games at once, the searches and the solver."""

from types import ModuleType
from typing import Any

import numpy as np

from ..bots.reflex import champion
from ..bots.search import small_dice, tree, trials
from ..core import chance, choices, moves, protocol, saying, showing
from ..core.chance import Chance
from ..core.compile import WHOLE, Door, Given, One, Row, Table
from ..core.game import Game
from ..core.match import legal_width
from ..core.views import writer_kind
from ..simulate import loop
from . import questions

NUMBER, FRACTION, SHARE = np.dtype("i8"), np.dtype("f8"), np.dtype("f4")
DICE = One(Chance)
WIDE = Row(NUMBER, 2)


def doors_of(game: Game) -> list[Door]:
    """All doors of a game's module."""
    state = One(game.state.State)
    searches = [*_tree(game), *_trials(game), *_solver(game)]
    return [*_rules(game, state), *_table(game), *_tries(game), *searches, *_reflex(game), *game.telling.doors()]


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
    ]


def _table(game: Game) -> list[Door]:
    """What a match asks, and what is said and shown of it."""
    states, told, dice = _states(game, moves.STATES), Table(NUMBER), Row(Chance, 1)
    legal = Table(np.dtype(legal_width(game)))
    one = Row(game.state.State, 1)
    seen, writer = One(game.view.Seen), One(writer_kind(game.view.Seen))
    return [
        _told(questions, "begin_match", states=states, legal=legal, wide=WIDE),
        _told(questions, "make_move", states=states, legal=legal, seat=WHOLE, action=WHOLE, wide=WIDE),
        _told(questions, "look_over", states=states, legal=legal, wide=WIDE),
        _told(moves, "repeat", states=states, actions=Table(NUMBER)),
        _asked(moves, "reveals", states=states, legal=legal, seat=WHOLE, action=WHOLE),
        _asked(moves, "choose_blindly", states=states, bot=WHOLE, seat=WHOLE, dice=dice),
        _told(moves, "redeal_to", states=one, viewer=WHOLE, dice=dice, out=one),
        _told(moves, "hand_out", states=one, viewer=WHOLE, dice=dice, out=one),
        _told(moves, "write_rewards", states=one, out=Row(FRACTION)),
        _asked(saying, "say_choices", states=one, told=told, seat=WHOLE, nothing=WHOLE),
        _asked(saying, "say_move", states=_states(game, 2), told=told, action=WHOLE, who=WHOLE),
        _asked(showing, "show", states=states, which=WHOLE, viewer=WHOLE, seen=seen, writer=writer),
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


def _reflex(game: Game) -> list[Door]:
    if champion(game) is None:
        return []
    net = {"plan": Row(np.dtype("i4")), "weights": Row(np.dtype("i1")), "fine": Table(NUMBER)}
    given = {"s": One(game.state.State), "seat": WHOLE, "dice": DICE, **net}
    return [_asked(questions, "reflect", **given, row=Row(SHARE), layers=Row(NUMBER))]


def _states(game: Game, count: int) -> Row:
    return Row(game.state.State, count)


def _asked(module: ModuleType, name: str, **given: Any) -> Door:
    return Door(module, name, given)


def _told(module: ModuleType, name: str, **given: Any) -> Door:
    return Door(module, name, given, answers=False)
