"""The eighteen cards, each with two sides, a level and points; cards and sides are numbered from 1.

The number is printed on the card, so the two copies of a card can be told apart.
"""

import numpy as np

NO_CARD = 0

# 2: the sides
NOTHING = 0
(
    SNOWBALL, SLUSHBALL, SNEAK, DODGE, UPGRADE, RESTOCK, OFFENSIVE, ULTRA, BARRAGE, SNATCH, ROCKS, WHITEWASH, FORT,
    ICEBALL,
) = range(1, 15)  # fmt: skip
SIDE_NAMES = (
    "nothing", "snowball", "slushball", "sneak", "dodge", "upgrade", "restock", "offensive-dodge", "ultra-upgrade",
    "barrage", "snatch", "rocks", "whitewash", "fort", "iceball",
)  # fmt: skip
SIDES = len(SIDE_NAMES) - 1

# 1: level, side A, side B, copies
BOX = (
    (1, SNOWBALL, UPGRADE, 2),
    (1, SNOWBALL, DODGE, 2),
    (1, RESTOCK, DODGE, 2),
    (2, SLUSHBALL, DODGE, 1),
    (2, SLUSHBALL, UPGRADE, 2),
    (2, SNEAK, DODGE, 2),
    (2, SNEAK, UPGRADE, 1),
    (2, DODGE, UPGRADE, 2),
    (3, OFFENSIVE, ULTRA, 1),
    (3, BARRAGE, SNATCH, 1),
    (3, ROCKS, WHITEWASH, 1),
    (3, FORT, ICEBALL, 1),
)
_PRINTED = [(0, NOTHING, NOTHING)] + [(level, a, b) for level, a, b, copies in BOX for _ in range(copies)]
CARDS = len(_PRINTED) - 1

POINTS = np.array([level for level, _, _ in _PRINTED])
SIDE = np.array([[a for _, a, _ in _PRINTED], [b for _, _, b in _PRINTED]])  # of side A or B and the card
LEVEL_NAMES = ("", "basic", "advanced", "extreme")


def _level(level: int) -> int:
    return sum(1 << card for card in range(1, CARDS + 1) if POINTS[card] == level)


def _set(*sides: int) -> int:
    return sum(1 << side for side in sides)


BASIC, ADVANCED, EXTREME = _level(1), _level(2), _level(3)
FIRST_BASICS = (1 << 1 | 1 << 3 | 1 << 5, 1 << 2 | 1 << 4 | 1 << 6)  # 3.1: one of each for each seat

THROWN = _set(SNOWBALL, SLUSHBALL, BARRAGE, ROCKS, ICEBALL, OFFENSIVE)  # 5.2
ATTACKS = THROWN | _set(SNEAK)
DODGES = _set(DODGE, OFFENSIVE, SNATCH)  # 2.3
SLOWING = _set(SNOWBALL, OFFENSIVE, BARRAGE, ICEBALL)  # 2.1, 2.7, 2.9, 2.14
