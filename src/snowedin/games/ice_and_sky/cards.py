"""The cards: 36 of three generations, three Start cards, and the targets.

A kind is an element and a value, 0 to 11; a card is numbered from 1, generation by
generation, then the Start cards; 0 is no card.  A target is a line and one of the six
Biosphere Targets, 0 to 35; a set of targets is a bit mask.
"""

import numpy as np

ELEMENTS = ("air", "earth", "water")  # 1.1: the rows, from the top
COLUMNS = ("west", "north", "east")  # 1.1: from the left
LINES = ELEMENTS + COLUMNS
SIDE = 3
CELLS = SIDE * SIDE

GENERATIONS = 3
VALUES = 4  # 1.2: 0 to 3
KINDS = SIDE * VALUES  # in a generation
START = 1 + GENERATIONS * KINDS  # the first Start card of the first set
STARTS = ((1, 1, 1), (1, 3, 2))  # 1.5: the sets, by row; they lie on the falling diagonal
START_VALUES = tuple("-".join(map(str, values)) for values in STARTS)
CARDS = START + SIDE * len(STARTS)

NO_GAS, CO2, CH4 = range(3)
AIR, EARTH, WATER = range(3)
FOUND = {  # 1.3: by generation
    CO2: (
        ((AIR, 1), (WATER, 2)),
        ((AIR, 3), (EARTH, 1), (WATER, 0)),
        ((AIR, 2), (EARTH, 0), (EARTH, 2), (WATER, 3)),
    ),
    CH4: (
        ((EARTH, 3),),
        ((AIR, 0),),
        ((WATER, 1),),
    ),
}


def number(generation: int, element: int, value: int) -> int:
    return 1 + generation * KINDS + element * VALUES + value


def values() -> list[int]:
    printed = [kind % VALUES for _ in range(GENERATIONS) for kind in range(KINDS)]
    return [0, *printed, *(value for starts in STARTS for value in starts)]


def gases() -> list[int]:
    table = [NO_GAS] * CARDS
    for gas, generations in FOUND.items():
        for generation, found in enumerate(generations):
            for element, value in found:
                table[number(generation, element, value)] = gas
    return table


VALUE = np.array(values())
GAS = np.array(gases())

BIOSPHERE = (3, 4, 4, 5, 5, 6)  # 1.4
GOALS = len(BIOSPHERE)
TARGETS = len(LINES) * GOALS
HIGHEST_SUM = SIDE * (VALUES - 1)


def conflicts(target: int) -> int:
    """The targets that nobody else can have beside this one: its line's, and those with the same card."""
    return sum(
        1 << other for other in range(TARGETS) if other // GOALS == target // GOALS or other % GOALS == target % GOALS
    )


EVERY_TARGET = (1 << TARGETS) - 1
WORTH = np.array([sum(1 << i for i in range(GOALS) if BIOSPHERE[i] == total) for total in range(HIGHEST_SUM + 1)])
CONFLICTS = np.array([conflicts(target) for target in range(TARGETS)])
GOAL = np.array(BIOSPHERE)
