"""What cannot be asked for is refused with a sentence before anything is played, and names are printed as they are."""

from pathlib import Path

import pytest

from snowedin.__main__ import main
from snowedin.bots import Bot
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.simulate import cpu, cuda
from snowedin.simulate.lab.targets import MEASURED
from snowedin.terminal import lab
from snowedin.terminal.files import check_writable
from snowedin.terminal.simulation import simulator

ARENA = ("arena", "ice_queen", "--players", "greed,chance")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([*ARENA, "--sprt=-1000000,0"], "from -4,000 to 4,000"),
        ([*ARENA, "--sprt=nan,0"], "from -4,000 to 4,000"),
        ([*ARENA, "--sprt=0,inf"], "from -4,000 to 4,000"),
        ([*ARENA, "--games", "-7"], "at least 2 games"),
        ([*ARENA, "--games", "0"], "at least 2 games"),
        ([*ARENA, "--games", "1"], "at least 2 games"),
        ([*ARENA, "--seats", "0"], "for 2 to 6 players, not 0"),
        (["lab", "ice_queen", "--seats", "0"], "for 2 to 6 players, not 0"),
        (["lab", "ice_queen", "--rebalance", "--seats", "0"], "without --seats"),
        (["lab", "ice_queen", "--rebalance", "--games", "0"], "at least 2 games"),
        (["simulate", "ice_queen", "--games", "1000000000000000"], "more than the memory here holds"),
        (["simulate", "ice_queen", "--games", "9" * 40], "more than the memory here holds"),
        (["simulate", "ice_queen", "--seed", "\udcff"], "text in UTF-8"),
        ([*ARENA, "--seed", "\udcff"], "text in UTF-8"),
        (["lab", "ice_queen", "--seed", "\udcff"], "text in UTF-8"),
        (["play", "ice_queen", "--seed", "\udcff"], "text in UTF-8"),
        (["play", "ice_queen", "--option", "dealer=3"], "dealer names seat 3; this table has 2"),
        (["simulate", "ice_queen", "--option", "dealer=3"], "dealer names seat 3; this table has 2"),
        (["play", "ice_queen", "--option", "dealer=me"], "is lot or a seat, counted from 1; 'me' is not"),
        (["play", "ice_queen", "--option", "hand_cap=many"], "from 1 to 30000, or none; 'many' is not"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    match = Match(GAMES["ice_queen"], 2, {"hand_cap": 1}, bytes(16))
    bot = Bot(match.game, "greed", "finished")
    while not match.is_over:
        seat = match.to_act()[0]
        match.act(seat, bot.choose(match, seat))
    file = tmp_path_factory.mktemp("finished") / "match.json"
    match.save(file)
    return str(file)


@pytest.mark.parametrize("budget", [["--replays", "0"], ["--replays", "-4"], ["--simulations", "0"]])
def test_an_analysis_without_a_budget_is_refused(
    budget: list[str], finished: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", finished, *budget]) == 2
    assert "at least 1" in capsys.readouterr().err


def test_one_replay_has_no_interval(finished: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", finished, "--simulations", "1", "--replays", "1"]) == 0
    told = capsys.readouterr().out
    assert "±" not in told
    assert "nan" not in told


@pytest.mark.parametrize(
    ("command", "flag"),
    [
        (["lab", "ice_queen"], "--out"),
        (["lab", "ice_queen", "--rebalance"], "--out"),
        ([*ARENA], "--json"),
        ([*ARENA], "--html"),
    ],
    ids=str,
)
@pytest.mark.parametrize("place", ["/proc/here", "{file}/page.html", "{folder}/taken.html", "~nobody-here/x", "a\0b"])
def test_where_nothing_can_be_written_nothing_is_played(
    command: list[str],
    flag: str,
    place: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "file").write_text("a file is no folder")
    (tmp_path / "taken.html").mkdir()

    def work(*_: object, **__: object) -> None:
        raise AssertionError("the work began")

    for name in ("lab.report", "lab.search_decks", "arena.compete"):
        monkeypatch.setattr(f"snowedin.terminal.{name}", work)
    assert main([*command, flag, place.format(file=tmp_path / "file", folder=tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_asking_whether_a_file_can_be_written_leaves_it_as_it_is(tmp_path: Path) -> None:
    kept, new = tmp_path / "kept.json", tmp_path / "reports" / "new.json"
    kept.write_text("kept")
    check_writable(kept, new, "-")
    assert kept.read_text() == "kept"
    assert not new.exists()


def test_names_from_peoples_decks_are_printed_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    estimate = {"mean": 0.5, "low": 0.4, "high": 0.6}
    measured = dict.fromkeys(MEASURED, estimate)
    found = {
        "name": "Ice Queen",
        "targets": dict.fromkeys(MEASURED, 0.5),
        "original": measured,
        "rebalanced": measured,
        "misses": {name: {"off": 0.1, "was_off": 0.2, "verdict": "nearer"} for name in MEASURED},
        "interrupted": False,
        "changes": [{"card": name, "category": "age", "from": 1, "to": 2} for name in ("[/x]", "Skadi [old]")],
        "file": ".csv",
        "components": "",
        "turns": "hands",
        "evenness": "",
        "reasons": [],
    }
    monkeypatch.setattr(lab, "search_decks", lambda *_, **__: found)
    monkeypatch.setattr(lab, "front_page", lambda _: "")
    assert main(["lab", "ice_queen", "--rebalance", "--out", str(tmp_path / "[old]")]) == 0
    told = capsys.readouterr().out
    assert "[/x]" in told
    assert "Skadi [old]" in told
    assert "[old]/ice_queen-rebalanced.html" in told.replace("\n", "")


def test_auto_takes_the_cores_where_the_gpu_has_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowedin.terminal.simulation.has_gpu", lambda: True)
    with simulator("auto", None, GAMES["cold_spell"], ["greed", "greed"]) as chosen:
        assert chosen.func is cpu.simulate  # type: ignore[attr-defined]
    with simulator("auto", None, GAMES["cold_spell"], ["chance", "chance"]) as chosen:
        assert chosen is cuda.simulate
