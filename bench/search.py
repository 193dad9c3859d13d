"""Search speed beside OpenSpiel: simulations a second in Connect Four, both in the same run on one core.

    PYTHONPATH=PEERS python -m bench.search

where PEERS is a folder into which `open_spiel` was installed.  Times are of the processor, for the
machines are shared; the two take turns.  Both play one random game for every simulation.
"""

import time
from collections.abc import Callable

from snowedin.bots.search import Plan, Search
from snowedin.core.match import Match

from . import report
from .games import CONNECT_FOUR as GAME

SIMULATIONS = 10_000
RUNS = 7
KEY = b"search in winter"
POSITIONS = {  # columns counted from 1
    "the start": [],
    "after 6 stones": [4, 4, 3, 5, 4, 4],
    "after 12 stones": [4, 4, 4, 4, 4, 2, 2, 3, 6, 6, 1, 1],
}
TARGET = 5


def main() -> None:
    rows = []
    for name, columns in POSITIONS.items():
        ours, theirs = our_search(columns), open_spiel_search(columns)
        pairs = [(speed(ours), speed(theirs)) for _ in range(RUNS)]
        mine, peer = [sorted(column) for column in zip(*pairs, strict=True)]
        rows.append(
            [
                name,
                f"{mine[-1]:,.0f}",
                f"{mine[0]:,.0f}–{mine[-1]:,.0f}",
                f"{peer[-1]:,.0f}",
                f"{peer[0]:,.0f}–{peer[-1]:,.0f}",
                f"{mine[-1] / peer[-1]:.1f} ×",
            ]
        )
    head = ["Connect Four", "simulations/s here", "spread", "OpenSpiel's MCTSBot", "spread", "best beside best"]
    text = (
        f"One rollout a simulation, {SIMULATIONS:,} simulations a search from an empty tree, one core, processor time, "
        f"best of {RUNS} in turns; the aim is {TARGET} ×."
    )
    report.write("Search speed beside OpenSpiel", "bench.search", f"{text}\n\n{report.table(head, rows)}")


def speed(think: Callable[[], None]) -> float:
    began = time.process_time()
    think()
    return SIMULATIONS / (time.process_time() - began)


def our_search(columns: list[int]) -> Callable[[], None]:
    match = Match(GAME, 2, key=KEY)
    for column in columns:
        match.act(match.to_act()[0], column)
    seat = match.to_act()[0]
    search = Search(match.engine, Plan(), KEY)
    search.think(match.state, seat, 10)

    def think() -> None:
        search.forget()
        search.think(match.state, seat, SIMULATIONS)

    return think


def open_spiel_search(columns: list[int]) -> Callable[[], None]:
    import pyspiel

    game = pyspiel.load_game("connect_four")
    state = game.new_initial_state()
    for column in columns:
        state.apply_action(column - 1)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def think() -> None:
        megabytes = 1000
        pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, megabytes, False, 1, False).step(state)

    return think


if __name__ == "__main__":
    main()
