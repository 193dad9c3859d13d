"""Ladders by thinking time, for every game, as pictures for the documentation: `python -m bench.ladders FOLDER`.

Every deal is noted in the folder, so that the same command goes on where it was stopped; what is named is all.
"""

import argparse
from collections.abc import Callable
from pathlib import Path

from snowedin.bots import ladder
from snowedin.bots.arena import Result, compete
from snowedin.bots.ratings import mean_and_bounds
from snowedin.games import GAMES

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED = "ladder"
RUNGS = {  # the simulations, and how many deals each meets the one below
    "ice_queen": ("16,64,256", 50),
    "snowball_fight": ("30,120,480", 30),
    "ice_and_sky": ("30,100,300", 12),
    "winter": ("10,40,160", 20),
    "cold_spell": ("2,8,32", 15),
}
PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" font-family="system-ui, sans-serif" font-size="13" fill="#5b7289" '


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("notes", type=Path, metavar="FOLDER", help="for the notes")
    parser.add_argument("games", nargs="*", default=list(RUNGS), metavar="GAME")
    asked = parser.parse_args()
    asked.notes.mkdir(parents=True, exist_ok=True)
    for key in asked.games:
        rungs, deals = RUNGS[key]
        notes = asked.notes / f"{key}.notes"
        result = compete(
            GAMES[key], ladder.rungs(rungs), deals, seed=SEED, notes=notes, is_ladder=True, progress=counter(key)
        )
        svg = ladder.picture(result).replace("<svg ", PLAIN, 1)
        (PICTURES / f"ladder-{key}.svg").write_text(svg + "\n", encoding="utf-8")
        for line in told(result):
            print(line, flush=True)


def counter(key: str) -> Callable[[int], None]:
    played = 0

    def count(games: int) -> None:
        nonlocal played
        played += games
        print(f"{key}: {played} games", end="\r", flush=True)

    return count


def told(result: Result) -> list[str]:
    """The rows of the table in docs/research.md."""
    rows = []
    for one, other in result.meetings:
        mean, low, high = mean_and_bounds(result.scores(one, other))
        above, below = (result.players[at].partition("@")[2] for at in (one, other))
        whom = "–" if result.is_cooperative else below
        deals = len(result.meetings[one, other])
        rows.append(f"| {result.game.name} | {above} | {whom} | {mean:.1%} ({low:.1%} to {high:.1%}) | {deals} |")
    return rows


if __name__ == "__main__":
    main()
