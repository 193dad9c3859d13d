"""A real Ray cluster of several nodes on this machine gives what one machine gives, even if a node dies on the way."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from snowedin.__main__ import main
from snowedin.bots.arena import compete
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.simulate import cluster
from snowedin.simulate.cluster import Cluster, HeadLost
from snowedin.simulate.cpu import CHUNK, simulate
from snowedin.simulate.lab.report import report, wish
from snowedin.terminal import lab

pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning:ray"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]
ICE_QUEEN = GAMES["ice_queen"]
BOTS = ["greed", "counter"]
GAMES_PLAYED = 10 * CHUNK + 1


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Nodes

    started: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(2):
        started.add_node(num_cpus=1)
    yield started
    started.shutdown()


@pytest.mark.soak
def test_a_cluster_gives_what_one_machine_gives_though_a_node_is_killed(nodes: Any) -> None:
    here = simulate(ICE_QUEEN, GAMES_PLAYED, BOTS, "a")
    doomed = nodes.add_node(num_cpus=1)
    killed: list[Any] = []

    def kill_once(games: int) -> None:
        if not killed:
            nodes.remove_node(doomed, allow_graceful=False)
            killed.append(doomed)

    with Cluster(nodes.address) as pool:
        assert pool.cores == 4
        there = simulate(ICE_QUEEN, GAMES_PLAYED, BOTS, "a", pool=pool, progress=kill_once)
    assert killed
    assert np.array_equal(here.rewards, there.rewards)
    assert np.array_equal(here.lengths, there.lengths)


def test_an_arena_on_a_cluster_is_the_same_arena(nodes: Any) -> None:
    here = compete(ICE_QUEEN, ["chance", *BOTS], 6, seed="b")
    with Cluster(nodes.address) as pool:
        there = compete(ICE_QUEEN, ["chance", *BOTS], 6, seed="b", threads=pool.cores, pool=pool)
    assert here.summary()["meetings"] == there.summary()["meetings"]


@pytest.mark.soak
def test_a_lab_on_a_cluster_finds_the_same_to_the_last_byte(nodes: Any) -> None:
    wished = wish(ICE_QUEEN, games=200, seed="c")
    here = json.dumps(report(wished))
    with Cluster(nodes.address) as pool:
        there = json.dumps(report(wished, pool=pool))
    assert here == there


def test_the_command_line_takes_an_address(nodes: Any, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "ice_queen", "--games", "50", "--json"]
    assert main([*command, "--cluster", nodes.address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    here = json.loads(capsys.readouterr().out)
    assert there["seats"] == here["seats"]
    assert there["moves"] == here["moves"]


@pytest.mark.soak
def test_a_lost_head_node_is_told_in_a_sentence_and_nothing_else_is_printed() -> None:
    from ray.cluster_utils import Cluster as Nodes

    nodes: Any = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    games = ["--games", "3000000", "--bots", "counter,counter"]
    command = [sys.executable, "-m", "snowedin", "simulate", "ice_queen", *games, "--json", "--cluster", nodes.address]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        time.sleep(20)  # it plays by now
        assert run.poll() is None
        nodes.remove_node(nodes.head_node, allow_graceful=False)
        out, err = run.communicate(timeout=45)  # Ray alone takes a minute
    finally:
        run.kill()
        nodes.shutdown()
    assert run.returncode == 2
    assert out == ""
    assert "Traceback" not in err
    assert "The head node of the Ray cluster at " in err.splitlines()[-1]


def test_what_ray_prints_is_not_among_the_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Chatty(ThreadPoolExecutor):
        cores = 1

        def __init__(self, address: str) -> None:
            super().__init__(1)
            sys.stdout.write(f"(raylet) connected to {address}\n")

    monkeypatch.setattr(cluster, "Cluster", Chatty)
    options = ["--option", "hand_cap=40", "--option", "under=fixed"]
    assert main(["simulate", "ice_queen", "--games", "50", "--json", "--cluster", "here", *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"] == {**told["options"], "hand_cap": 40, "under": "fixed"}
    assert told["other_components"] == []


class Doomed(ThreadPoolExecutor):
    """A cluster whose head is lost after so many parts."""

    cores = 1

    def __init__(self, parts: int) -> None:
        super().__init__(1)
        self.left = parts

    def submit(self, task: Any, /, *arguments: Any, **named: Any) -> Any:
        return super().submit(self._played, task, *arguments)

    def _played(self, task: Any, *arguments: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise HeadLost("The head node of the Ray cluster at here is lost, and what was under way with it.")
        return task(*arguments)


def test_a_lab_that_loses_its_head_node_keeps_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "Cluster", lambda _: Doomed(20))
    wished = wish(ICE_QUEEN, games=640, seed="d")
    with pytest.raises(HeadLost, match=r"lost, .* 640 of 640 games and \d+ of \d+ comparisons were finished"):
        lab.run(ICE_QUEEN, None, None, 640, "d", wished.options, str(tmp_path / "x.html"), "here")
    found = json.loads((tmp_path / "x.json").read_text())
    assert found["interrupted"]
    assert found["games"] == 640
    assert found["order"] == report(wished)["order"], "what was finished is as good as ever"
    assert "It was interrupted" in (tmp_path / "x.html").read_text()
    monkeypatch.setattr(cluster, "Cluster", lambda _: Doomed(0))
    with pytest.raises(HeadLost, match=r"under way with it\.$"):
        lab.run(ICE_QUEEN, None, None, 640, "d", wished.options, str(tmp_path / "x.html"), "here")


def test_an_address_where_nobody_answers_is_refused_with_a_sentence() -> None:
    with pytest.raises(Refusal, match="There is no Ray cluster at 'nowhere'"):
        Cluster("nowhere")


def test_without_ray_the_sentence_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(Refusal, match="the extra `cluster`"), cluster.cluster_at("auto"):
        pass


def test_a_gpu_is_not_part_of_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ice_queen", "--device", "cuda", "--cluster", "auto"]) == 2
    assert "--device cpu" in capsys.readouterr().err
