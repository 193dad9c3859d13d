"""Rollouts by random choice, in one run on one core: batches, one seat among bots, JAX, and what they stand beside.

    uv sync --inexact --group peers; python -m bench.rollouts [GAME ...]

The agents of Gymnasium play against the game's strongest bot that answers at once.  Whole rollouts of JAX are compiled:
ours through its foreign-function interface, Pgx, where it is installed and has the game, as it is meant to be used.
"""

import argparse

from .peers.__main__ import stay_on_one_core


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="those of the box, and Connect Four, unless told")
    asked = parser.parse_args()
    stay_on_one_core()
    from . import rollout_players

    rollout_players.measure(asked.games)


if __name__ == "__main__":
    main()
