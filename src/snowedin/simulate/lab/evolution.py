"""Evolution towards several goals at once: what no other beats in everything stays, the sparser the better.

After Deb, Pratap, Agarwal and Meyarivan, "A fast and elitist multiobjective genetic algorithm" (2002).
"""

import math
from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]
Goals = Sequence[float]  # the smaller the better, each

ENOUGH = 0.5  # how likely no further number is changed
TURN_BACK = 0.25  # how likely changes are taken back instead


def beats(one: Goals, other: Goals) -> bool:
    """No worse in anything and better in something."""
    return all(a <= b for a, b in zip(one, other, strict=True)) and any(a < b for a, b in zip(one, other, strict=True))


def fronts(goals: Sequence[Goals]) -> list[list[int]]:
    """Who is beaten by nobody, who then by nobody else, and so on."""
    left = list(range(len(goals)))
    found = []
    while left:
        front = [one for one in left if not any(beats(goals[other], goals[one]) for other in left)]
        found.append(front)
        left = [one for one in left if one not in front]
    return found


def room(front: Sequence[int], goals: Sequence[Goals]) -> dict[int, float]:
    """How far each one's neighbours are, summed over the goals; the ends have all the room there is."""
    found = dict.fromkeys(front, 0.0)
    for goal in range(len(goals[0])):
        line = sorted(front, key=lambda one: goals[one][goal])
        width = goals[line[-1]][goal] - goals[line[0]][goal]
        found[line[0]] = found[line[-1]] = math.inf
        for before, one, after in zip(line, line[1:], line[2:], strict=False):
            if width > 0:
                found[one] += (goals[after][goal] - goals[before][goal]) / width
    return found


def survivors(goals: Sequence[Goals], count: int) -> list[int]:
    """The best, front by front; of the last front those with most room."""
    kept: list[int] = []
    for front in fronts(goals):
        roomy = room(front, goals)
        kept += sorted(front, key=lambda one: (-roomy[one], one))[: count - len(kept)]
    return kept


def child(random: Random, one: Numbers, other: Numbers, origin: Numbers, low: Numbers, high: Numbers) -> Numbers:
    """Cards of either parent; then a few numbers one up or down, or back to what they were."""
    chosen = np.array([random.random() < 0.5 for _ in one])
    born: Numbers = np.where(chosen[:, None], one, other)
    if random.random() < TURN_BACK:
        return turned_back(random, born, origin)
    while True:
        row, column = random.randrange(born.shape[0]), random.randrange(born.shape[1])
        moved = int(born[row, column]) + random.choice((-2, -1, -1, 1, 1, 2))
        born[row, column] = min(max(moved, int(low[column])), int(high[column]))
        if random.random() < ENOUGH:
            return born


def turned_back(random: Random, born: Numbers, origin: Numbers) -> Numbers:
    changed = np.argwhere(born != origin)
    for row, column in changed[[random.random() < 0.5 for _ in changed]]:
        born[row, column] = origin[row, column]
    return born
