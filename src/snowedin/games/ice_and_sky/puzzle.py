"""The placement that is sure: how many targets are met in the end, whatever the own target and the partners' choices.

Everything that may be for the seat is gone through: its own target, the others' hands, and all that they may place.
What is heard on the way is taken into account, as a player would.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from ...core.bits import count, lowest
from ...core.compile import Engine
from ...core.match import legal_actions
from ...core.records import copy
from ...core.riddle import Riddle, clear_best
from . import cards, deduction, rules

SEATS = 3
OPTIONS: dict[str, Any] = {}
PLAYERS = ("careful",)
LEFT = 3  # placements of the generation that may still come
MOST_WORLDS = 60


def find(engine: Engine, s: Any, seat: int) -> Riddle | None:
    """A placement that makes sure of more targets than every other."""
    if not cards.KINDS - LEFT <= s.placed < cards.KINDS - 1:
        return None
    worlds = list(all_worlds(s, seat))
    if len(worlds) > MOST_WORLDS or len(legal_actions(engine, s, seat)) < 2:
        return None
    legal = legal_actions(engine, s, seat)
    worths = {action: float(sure_after(engine, worlds, seat, seat, action)) for action in legal}
    best = clear_best(worths, 1.0)
    return None if best is None or worths[best] < s.seats - 1 else Riddle([best], worths[best], worths)


def all_worlds(s: Any, seat: int) -> Iterator[Any]:
    """Every own target that fits what was heard, with every way the unseen cards may lie in the others' hands."""
    for target in members(int(deduction.candidates(s, seat))):
        for hands in all_hands(s, seat):
            world = copy(s)
            world.targets[s.generation, seat] = target
            for other, held in enumerate(hands):
                world.hands[other] = held
            yield world


def all_hands(s: Any, seat: int) -> set[tuple[int, ...]]:
    unseen = [
        kind for kind in range(cards.KINDS) for other in range(s.seats) if other != seat and rules.holds(s, other, kind)
    ]
    sizes = [0 if other == seat else count(s.hands[other]) // cards.SIDE for other in range(s.seats)]
    found = set()
    for order in permutations(unseen):
        left = list(order)
        hands = [int(s.hands[seat])] * int(s.seats)
        for other, size in enumerate(sizes):
            if other != seat:
                hands[other] = sum(int(rules.everywhere(left.pop())) for _ in range(size))
        found.add(tuple(hands))
    return found


def sure_after(engine: Engine, worlds: list[Any], seat: int, actor: int, action: int) -> int:
    """What is sure once this was placed, in the worlds in which it can be; the seat hears which of them go on alike."""
    heard = defaultdict(list)
    for world in worlds:
        if engine.is_legal(world, actor, action):
            after = copy(world)
            engine.apply(after, actor, action)
            heard[int(after.heard[world.generation, world.placed + 1])].append((int(world.generation), after))
    return min(sure(engine, group, seat) for group in heard.values())


def sure(engine: Engine, group: list[tuple[int, Any]], seat: int) -> int:
    """Targets met for sure at the end of the generation: the best for the seat, the worst that anybody else may do."""
    generation, first = group[0]
    if first.generation != generation or engine.is_over(first):
        return min((int(world.sky[generation]) + int(world.seats)) // 2 for _, world in group)
    worlds, actor = [world for _, world in group], int(first.turn)
    actions = {action for world in worlds for action in legal_actions(engine, world, actor)}
    outcomes = [sure_after(engine, worlds, seat, actor, action) for action in sorted(actions)]
    return max(outcomes) if actor == seat else min(outcomes)


def members(rest: int) -> Iterator[int]:
    while rest:
        yield int(lowest(rest))
        rest &= rest - 1
