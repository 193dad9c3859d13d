"""All suites on one core: a table of the games that others have too, and one of the five of the box."""

from importlib.metadata import version

from snowedin.games import GAMES

from .. import report
from . import SHARED, openspiel, ours, pettingzoo_games, pgx_games, rlcard_games
from .measure import ROUNDS, measured
from .table import players, table

SUITES = (ours, openspiel, pgx_games, rlcard_games, pettingzoo_games)
PACKAGES = {"OpenSpiel": "open-spiel", "Pgx": "pgx", "JAX": "jax", "RLCard": "rlcard", "PettingZoo": "pettingzoo"}
MILLION = 1e6
TEXT = (
    "Million moves a second of processor time by random play: best of {rounds} rounds, suites in turns on one core. "
    "A move is: what may be chosen, a choice, the move itself, and a new game when one is over; observed, also what "
    "the next player knows, as numbers. Some suites cannot leave that out. {versions}."
)


def main() -> None:
    entries = [entry for suite in SUITES for entry in suite.entries()]
    speeds = measured(players(entries))
    versions = ", ".join(f"{name} {version(package)}" for name, package in PACKAGES.items())
    text = TEXT.format(rounds=ROUNDS, versions=versions)
    report.write("Speed beside the peers", "bench.peers", f"{text}\n\n{table(entries, SHARED, speeds, MILLION)}")
    text = "The games of the box in the same run, measured in the same way."
    box = [game.name for game in GAMES.values()]
    report.write("The five games as batches", "bench.peers", f"{text}\n\n{table(entries, box, speeds, MILLION)}")
