"""Mean scores of Ice and the Sky: chance, greed, and what a player reaches who sees everything.

Mean score with its 95 % confidence interval, and how many games are lost.
"""

import sys
from math import sqrt
from typing import Any

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import start
from snowedin.core.records import blank, blanks, number, record, short, small
from snowedin.games.ice_and_sky import GAME, cards

from . import ice_and_sky_cheater, report

GAMES = 10_000
CHEATED = 2_000
ORDERS = 60  # of the hands that the cheater tries in a generation before it takes the best
KEY = bytes(range(16))
LOOKS = ice_and_sky_cheater.LOOKS


@record
class Plan:
    """The cheater's notebook."""

    best = number()                    # the worth of the best plan so far
    is_perfect = small()               # no gas, and every target met
    actions = small(cards.KINDS)       # that plan
    order = small(cards.KINDS)         # the cards as they would be placed
    hand = small(cards.KINDS)
    goals = small(len(cards.LINES))    # the target of each line, or 0
    gases = short(cards.SIDE, LOOKS)   # for each row and look the fewest gases, or -1
    columns = small(cards.SIDE, LOOKS)
    tops = small(cards.SIDE)
    left = small(cards.SIDE)


def scores(player: str, seats: int, games: int) -> Any:
    """The scores of some games in which every seat is played alike."""
    bound = engine(GAME).bind(ice_and_sky_cheater)
    states = blanks(GAME.state.State, 3)
    states[0] = GAME.blank(GAME.read_options({}))
    start(states[0].chance, KEY)
    dice = blank(Chance)
    start(dice, KEY, 1 << 31)
    found = np.zeros(games, np.int64)
    if player == "cheater":
        wrong = bound.cheat_games(states, dice, seats, ORDERS, blank(Plan), found)
        if wrong:
            raise AssertionError(f"{wrong} placements of the cheater were not legal")
    else:
        bound.play_games(states, dice, seats, GAME.bots.NAMES.index(player), found)
    return found


def row(player: str, seats: int, games: int) -> str:
    found = scores(player, seats, games)
    half = 1.96 * found.std(ddof=1) / sqrt(games)
    lost = (found < 1).mean()
    perfect = (found == 9 * seats).mean()
    cells = [player, f"{seats}", f"{games:,}", f"{found.mean():.2f} ± {half:.2f}", f"{lost:.1%}", f"{perfect:.1%}"]
    return "| " + " | ".join([*cells, f"{9 * seats}"]) + " |"


def main(games: int = GAMES, cheated: int = CHEATED) -> None:
    lines = [
        "| player | seats | games | mean score, 95 % interval | lost | perfect | highest score |",
        "|---|---|---|---|---|---|---|",
    ]
    for player in (*GAME.bots.NAMES, "cheater"):
        for seats in GAME.seats:
            lines.append(row(player, seats, cheated if player == "cheater" else games))
            print(lines[-1], flush=True)
    about = "The cheater sees everything and plans one generation at a time: a practical ceiling, not a proven bound."
    report.write("Ice and the Sky: scores", "bench.ice_and_sky_scores", about + "\n\n" + "\n".join(lines))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
