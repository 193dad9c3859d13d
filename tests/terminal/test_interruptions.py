"""Ctrl-C ends a long run soon, and what was finished by then is shown and written."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from snowedin.__main__ import main
from snowedin.bots.arena import Result, compete
from snowedin.core.crew import Crew, GivenUp, Interrupted, look_up, moments
from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.simulate.cpu import simulate
from snowedin.simulate.lab.page import page
from snowedin.simulate.lab.rebalance import rebalance
from snowedin.simulate.lab.report import report, wish
from snowedin.terminal.progress_bar import ProgressBar, remaining

from .person import Terminal

ICE_QUEEN = GAMES["ice_queen"]
SOON = 60.0  # seconds, on a machine with much else to do; to play on to the end would take hours
CAP = {"hand_cap": 3}


class Interrupter:
    """Presses Ctrl-C after so many steps."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, steps: int) -> None:
        self.left -= steps > 0
        if self.left < 0:
            raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("arguments", "begun", "told"),
    [
        (
            ["arena", "ice_queen", "--players", "yeti,greed,chance", "--games", "2000", "--json", "FILE"],
            r" [1-9]\d*/6000",
            r"Interrupted: \d+ of 6,000 games were finished",
        ),
        (
            ["lab", "ice_queen", "--players", "yeti", "--games", "3000", "--out", "FILE"],
            r" [1-9]\d*/\d+",
            r"Interrupted",
        ),
        (
            ["simulate", "ice_queen", "--games", "50000000", "--bots", "counter,greed"],
            r" [1-9]\d*/50000000",
            r"Interrupted: [\d,]+ of 50,000,000 games were finished",
        ),
    ],
    ids=["arena", "lab", "simulate"],
)
def test_ctrl_c_ends_it_soon(arguments: list[str], begun: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / ("page.html" if "lab" in arguments else "numbers.json")
    with Terminal(*[str(file) if each == "FILE" else each for each in arguments]) as run:
        run.wait_for_match(begun)
        time.sleep(0.5)  # now they think
        run.process.send_signal(signal.SIGINT)
        rest = run.rest(SOON)
        assert run.process.wait(1) == 130
    assert re.search(told, " ".join(rest.split())), rest
    assert "Traceback" not in rest
    if "FILE" in arguments and "nothing" not in rest and "before anything" not in rest:
        assert json.loads(file.with_suffix(".json").read_text())["interrupted"]


def test_an_arena_keeps_the_deals_that_were_finished() -> None:
    whole = compete(ICE_QUEEN, ["chance", "greed", "counter"], 4, seed="i", options=CAP)
    with pytest.raises(Interrupted) as stopped:
        compete(ICE_QUEEN, ["chance", "greed", "counter"], 4, seed="i", options=CAP, progress=Interrupter(4))
    result: Result = stopped.value.done
    assert {pair: len(met) for pair, met in result.meetings.items()} == {(0, 1): 2, (0, 2): 2, (1, 2): 1}
    for pair, met in result.meetings.items():
        assert [deal.points for deal in met] == [deal.points for deal in whole.meetings[pair][: len(met)]]
    assert result.summary()["interrupted"]
    assert not whole.summary()["interrupted"]


def test_the_arena_shows_and_writes_what_was_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["arena", "ice_queen", "--players", "chance,greed,counter", "--games", "8", "--option", "hand_cap=3"]
    files = ["--json", str(tmp_path / "a.json"), "--html", str(tmp_path / "a.html")]
    for after, told in ((5, "12 of 24 games"), (1, "4 of 24 games"), (-1, "before anything")):
        step = Interrupter(after)
        monkeypatch.setattr(ProgressBar, "advance", lambda _, steps, step=step: step(steps))
        assert main([*command, *files]) == 130
        shown = capsys.readouterr()
        assert told in shown.err
        if after >= 0:
            assert "chance – greed" in shown.out
            assert ("Elo" in shown.out.split("players")[0]) == (after == 5), "only if every two have met"
            assert json.loads((tmp_path / "a.json").read_text())["interrupted"]
            assert "It was interrupted" in (tmp_path / "a.html").read_text()


def test_a_simulation_keeps_the_games_that_come_first() -> None:
    whole = simulate(ICE_QUEEN, 640, ["greed", "chance"], "i", CAP)
    with pytest.raises(Interrupted) as stopped:
        simulate(ICE_QUEEN, 640, ["greed", "chance"], "i", CAP, progress=Interrupter(5))
    found = stopped.value.done
    assert len(found.lengths) == 60
    assert (found.rewards == whole.rewards[:60]).all()
    with pytest.raises(KeyboardInterrupt) as stopped_at_once:
        simulate(ICE_QUEEN, 640, ["greed", "chance"], "i", CAP, progress=Interrupter(-1))
    assert not isinstance(stopped_at_once.value, Interrupted)


def parts_of_a_report(game: Game) -> dict[str, Any]:
    heard: list[int] = []
    report(wish(game, games=40, seed="i"), heard.append)
    return {"steps": sum(steps > 0 for steps in heard)}


def test_a_report_keeps_what_was_finished_wherever_it_is_interrupted() -> None:
    wished = wish(ICE_QUEEN, games=40, seed="i")
    whole = report(wished)
    steps = parts_of_a_report(ICE_QUEEN)["steps"]
    told = []
    for after in (2, steps // 4, steps // 2, steps - 1):
        with pytest.raises(Interrupted) as stopped:
            report(wished, Interrupter(after), threads=1)
        found = stopped.value.done
        assert found["interrupted"]
        json.dumps(found, allow_nan=False)
        assert "It was interrupted" in page(found)
        rows = {(row["group"], row["name"]): row["cells"] for row in found["ablations"]["rows"]}
        for row in whole["ablations"]["rows"]:
            if cells := rows.get((row["group"], row["name"])):
                assert [cell["mean"] for cell in cells] == [cell["mean"] for cell in row["cells"]]
        told.append((found["games"], len(rows)))
    assert told == sorted(told)
    assert told[0][1] == 0
    assert told[-1][1] > told[1][1]


def test_a_rebalancing_keeps_the_generations_that_were_finished() -> None:
    options = ICE_QUEEN.read_options({})
    heard: list[int] = []
    rebalance(ICE_QUEEN, options, "i", games=4, generations=4, final=10, progress=heard.append)
    steps = sum(each > 0 for each in heard)
    with pytest.raises(Interrupted) as stopped:
        rebalance(ICE_QUEEN, options, "i", games=4, generations=4, final=10, progress=Interrupter(steps // 2))
    found = stopped.value.done
    assert found["interrupted"]
    assert 1 <= found["generations"] < 4
    assert found["planned_generations"] == 4
    assert found["components"]


def test_what_nobody_waits_for_is_given_up() -> None:
    ended: list[str] = []

    def work() -> None:
        try:
            while True:
                look_up()
                time.sleep(0.001)
        except GivenUp:
            ended.append("given up")

    def interrupted() -> None:
        with Crew(2) as crew:
            for _ in range(20):
                crew.submit(work)
            time.sleep(0.05)
            raise KeyboardInterrupt

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert ended == ["given up"] * 2
    assert time.monotonic() - began < SOON
    look_up()  # whoever is in no crew goes on


def test_parts_that_take_a_moment_are_all_the_numbers() -> None:
    parts = list(moments(3, 1000))
    assert parts[0] == (3, 4)
    assert [end for _, end in parts[:-1]] == [first for first, _ in parts[1:]]
    assert parts[-1][1] == 1000
    assert len(parts) < 20, "quick ones are taken many at a time"
    assert list(moments(5, 5)) == []


def test_the_rest_is_reckoned_from_what_is_finished() -> None:
    assert remaining(0, 10, 0.0, 99.0) is None
    assert remaining(2, 10, 8.0, 8.0) == 32.0
    assert remaining(2, 10, 8.0, 11.0) == 29.0, "the clock runs on while the next step is under way"
    assert remaining(9, 10, 9.0, 100.0) == 0.0


WATCHED = """
import threading
from numba.core.dispatcher import Dispatcher
from snowedin.bots.arena import Ground, compete
from snowedin.games import GAMES

compiled, playing = [], threading.local()
compile_, play_deal = Dispatcher.compile, Ground.play_deal

def watched_compile(self, signature):
    if getattr(playing, "now", False):
        compiled.append(self.py_func.__name__)
    return compile_(self, signature)

def watched_play(self, *arguments):
    playing.now = True
    return play_deal(self, *arguments)

Dispatcher.compile, Ground.play_deal = watched_compile, watched_play
compete(GAMES["ice_queen"], ["yeti", "greed"], 2, options={"hand_cap": 3})
print(sorted(set(compiled)))
"""


def test_the_clock_of_an_arena_runs_only_when_all_is_compiled() -> None:
    done = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, check=True, timeout=600)
    assert done.stdout == "[]\n"
