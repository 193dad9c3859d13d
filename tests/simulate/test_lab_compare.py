"""Two reports side by side, two options at once, and every game as a row."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from snowedin import __version__
from snowedin.__main__ import main
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.games.ice_queen import decks
from snowedin.simulate.cpu import simulate
from snowedin.simulate.lab import games_table
from snowedin.simulate.lab.compare import compared, comparison_page, in_a_sentence
from snowedin.simulate.lab.games_table import as_csv, as_parquet
from snowedin.simulate.lab.measures import Estimate, together
from snowedin.simulate.lab.page import page
from snowedin.simulate.lab.report import report, wish
from snowedin.simulate.lab.sweep import variants
from snowedin.simulate.lab.tally import Setting, recorded

GAME = GAMES["ice_queen"]


def read_again(found: dict[str, Any]) -> dict[str, Any]:
    again: dict[str, Any] = json.loads(json.dumps(found))
    return again


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    return read_again(report(wish(GAME, games=400, seed="one")))


@pytest.fixture(scope="module")
def short() -> dict[str, Any]:
    return read_again(report(wish(GAME, games=400, seed="two", options={"hand_cap": 20})))


def test_a_report_says_what_its_numbers_depend_on(usual: dict[str, Any]) -> None:
    assert usual["version"] == GAME.version
    assert usual["program"] == __version__
    assert usual["components"] == {}
    other = [dict(card) | {"courage": 5} for card in decks.box()]
    brought = report(wish(GAME, games=20, options={"deck": other}))["components"]["deck"]
    assert brought["entries"] == len(other)
    assert brought["value"] == other
    assert len(brought["fingerprint"]) == 16


def test_a_report_is_like_itself(usual: dict[str, Any]) -> None:
    found = compared(usual, usual)
    assert found["asked"] == []
    assert not any(row["significant"] for row in found["rows"])
    assert all(row["difference"]["mean"] in (0, None) for row in found["rows"])
    assert in_a_sentence(found).startswith("Both reports were asked for alike. 0 of ")


def test_other_keys_alone_make_no_difference_beyond_luck(usual: dict[str, Any]) -> None:
    other = read_again(report(wish(GAME, games=400, seed="three")))
    found = compared(usual, other)
    assert [one["what"] for one in found["asked"]] == ["seed"]
    assert not any(row["significant"] for row in found["rows"])


def test_what_differs_is_told_and_marked(usual: dict[str, Any], short: dict[str, Any]) -> None:
    found = compared(usual, short)
    assert found["asked"] == [
        {"what": "seed", "one": "one", "other": "two"},
        {"what": "hand_cap", "one": "500", "other": "20"},
    ]
    hands = next(row for row in found["rows"] if row["name"] == "hands per game")
    assert hands["significant"]
    assert hands["difference"]["high"] < 0
    backwards = next(row for row in compared(short, usual)["rows"] if row["name"] == "hands per game")
    assert backwards["difference"]["mean"] == -hands["difference"]["mean"]
    text = comparison_page(found)
    assert "hand_cap" in text
    assert "class=moved" in text


def test_versions_of_the_rules_are_told_apart(usual: dict[str, Any]) -> None:
    found = compared({**usual, "version": 0}, usual)
    assert found["asked"] == [{"what": "version", "one": "0", "other": str(GAME.version)}]
    older = {name: value for name, value in usual.items() if name not in ("skill", "drama", "branching", "version")}
    found = compared(older, usual)
    assert "Skill counter against greed" in found["only_in_other"]
    assert "Only in the second report" in comparison_page(found)


def test_reports_of_two_games_are_refused(usual: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="Ice Queen and Winter"):
        compared(usual, {**usual, "game": "winter", "name": "Winter"})


def test_the_command_compares_two_files(
    usual: dict[str, Any], short: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file, found in zip(files, (usual, short), strict=True):
        file.write_text(json.dumps(found), encoding="utf-8")
    assert main(["lab", "compare", *map(str, files), "--out", str(tmp_path / "both.html")]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "The reports differ in seed, hand_cap." in told
    assert json.loads((tmp_path / "both.json").read_text())["game"] == "ice_queen"
    assert (tmp_path / "both.html").read_text().count("<h2>") > 5


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["lab", "compare", "a.json"], "Two reports are compared"),
        (["lab", "compare", "nowhere.json", "nowhere.json"], "cannot be read"),
        (["lab", "ice_queen", "more"], "is too much"),
        (["lab", "ice_queen", "--pair", "memory"], "two different options"),
        (["lab", "ice_queen", "--pair", "memory,deck"], "two different options"),
        (["lab", "ice_queen", "--table", "games.xlsx"], "ends in .csv or .parquet"),
        (["lab", "ice_queen", "--rebalance", "--pair", "memory,under"], "without --pair"),
    ],
)
def test_what_cannot_be_done_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    assert told in " ".join(capsys.readouterr().err.split())
    assert not list(tmp_path.iterdir()), "nothing is left behind"


def test_another_json_is_no_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.json"
    file.write_text("[1]")
    assert main(["lab", "compare", str(file), str(file)]) == 2
    assert "no report of the lab" in capsys.readouterr().err


# Two options at once


def test_both_options_are_turned_in_every_way() -> None:
    found = variants(GAME, 2, GAME.read_options({}), ("hand_cap", "under"))
    turned = [variant for variant in found if variant.kind == "pair"]
    assert [variant.name for variant in turned] == ["25 × fixed", "50 × fixed", "100 × fixed"]
    assert turned[0].options["hand_cap"] == 25
    assert turned[0].options["under"] == "fixed"


def test_what_two_do_only_together_is_more_than_their_sum() -> None:
    def known(mean: float) -> Estimate:
        return Estimate(mean, 0.3, mean - 0.6, mean + 0.6, 1000)

    found = together(known(10), known(4), known(6), known(5))  # 2 and 1 alone, 6 together
    assert found.mean == 3
    assert found.error == pytest.approx(0.6)


def test_a_pair_is_shown_beside_its_parts() -> None:
    found = report(wish(GAME, games=400, seed="p", pair=("hand_cap", "memory")))
    rows = {row["name"]: row for row in found["pairs"]["rows"]}
    hands = list(found["pairs"]["measures"]).index("hands per game")
    assert rows["25 × on"]["cells"][hands]["significant"], "games are short"
    assert not any(cell["significant"] for row in rows.values() for cell in row["together"]), "memory is for people"
    assert "<h2>Two options at once: hand_cap × memory</h2>" in page(found)


# Every game as a row


def test_every_game_is_a_row_with_all_that_is_counted() -> None:
    setting = Setting(GAME, ("greed", "counter"), GAME.read_options({}), "rows")
    rows = list(csv.DictReader(io.StringIO(as_csv(setting, 30))))
    played = simulate(GAME, 30, setting.players, "rows")
    assert [int(row["choices"]) for row in rows] == played.lengths.tolist()
    assert [float(row["reward_2"]) for row in rows] == played.rewards[:, 1].tolist()
    assert all(row["ending"] in setting.parts.endings for row in rows)
    calls = [sum(int(value) for name, value in row.items() if name.startswith("tried: ")) for row in rows]
    assert calls == played.lengths.tolist()
    dealt = sum(int(value) for name, value in rows[0].items() if name.startswith("seat "))
    assert dealt == 30


def test_the_command_writes_the_games_of_the_report(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    line = ["lab", "ice_queen", "--games", "25", "--option", "hand_cap=5", "--table", str(file), "--out", str(tmp_path)]
    assert main(line) == 0
    with file.open(encoding="utf-8") as text:
        rows = list(csv.DictReader(text))
    found = json.loads((tmp_path / "ice_queen-lab.json").read_text())
    assert len(rows) == found["games"] == 25
    assert sum(int(row["lead_changes"]) for row in rows) / 25 == pytest.approx(found["lead"]["changes"]["mean"])


def test_parquet_has_the_same_rows_in_typed_columns(tmp_path: Path) -> None:
    """Where pyarrow is installed; where it is not, the test below says what is told."""
    parquet = pytest.importorskip("pyarrow.parquet")
    setting = Setting(GAME, ("greed", "counter"), GAME.read_options({}), "rows")
    plain = list(csv.DictReader(io.StringIO(as_csv(setting, 30))))
    typed = parquet.read_table(io.BytesIO(as_parquet(setting, 30))).to_pylist()
    assert [{name: "" if value is None else str(value) for name, value in row.items()} for row in typed] == plain
    assert isinstance(typed[0]["choices"], int)
    assert isinstance(typed[0]["reward_1"], float)
    file = tmp_path / "games.parquet"
    line = ["lab", "ice_queen", "--games", "25", "--option", "hand_cap=5", "--table", str(file), "--out", str(tmp_path)]
    assert main(line) == 0
    assert parquet.read_table(file).num_rows == 25


def test_without_pyarrow_parquet_is_refused_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_table, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match=r"add the extra `parquet` of snowedin .*, or name a file that ends in \.csv"):
        games_table.check_ending("games.parquet")


def test_thinkers_have_rows_too() -> None:
    options = GAME.read_options({"hand_cap": 5})
    setting = Setting(GAME, ("sledger", "snowflake"), options, "rows")
    rows = list(csv.DictReader(io.StringIO(as_csv(setting, 3))))
    assert [int(row["choices"]) for row in rows] == [len(recorded(setting, number).actions) for number in range(3)]
