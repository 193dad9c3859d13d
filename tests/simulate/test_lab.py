"""The lab: parts add up to the whole, counts are what was played, and a report can be repeated to the last byte."""

import json
import re
import time
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.games import CONNECT_FOUR

from snowedin.__main__ import main
from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Choice, Count, Game, Refusal
from snowedin.games import GAMES
from snowedin.games.cold_spell import letters
from snowedin.simulate.cpu import simulate
from snowedin.simulate.lab import counting
from snowedin.simulate.lab.drawings import columns, dots
from snowedin.simulate.lab.page import page
from snowedin.simulate.lab.parts import parts_of
from snowedin.simulate.lab.report import report, wish
from snowedin.simulate.lab.sweep import variants
from snowedin.simulate.lab.tally import Setting, Tally, play, play_all, recorded
from snowedin.terminal.lab import as_json

from ..left_to_the_soak import all_but

ICE_QUEEN = GAMES["ice_queen"]
COLD_SPELL = GAMES["cold_spell"]


def setting_of(game: Game, player: str = "chance", **more: Any) -> Setting:
    return Setting(game, (player,) * game.seats.start, game.read_options({}), "lab", **more)


def row(setting: Setting, tally: Tally, kind: int, place: int = 0) -> list[int]:
    found: list[int] = tally.sums[setting.places[kind] + place].tolist()
    return found


@pytest.mark.parametrize("key", all_but(["ice_queen", "ice_and_sky"], GAMES))
def test_parts_of_the_games_add_up_to_the_whole(key: str) -> None:
    setting = setting_of(GAMES[key])
    whole = play(setting, 0, 12)
    assert play(setting, 5, 12) + play(setting, 0, 5) == whole
    assert play_all([(setting, 12)], threads=2) == [whole]
    assert play(setting, 12, 24) != whole


def test_after_an_interruption_nobody_plays_the_games_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = told = 0

    def slowly(setting: Setting, first: int, last: int) -> Tally:
        nonlocal parts
        parts += last > first
        time.sleep(0.05 if last > first else 0)
        return play(setting, first, first)

    def interrupt(games: int) -> None:
        nonlocal told
        told += 1
        if told == 2:  # first that all is ready, then the first part
            raise KeyboardInterrupt

    monkeypatch.setattr("snowedin.simulate.lab.tally.play", slowly)
    with pytest.raises(KeyboardInterrupt):
        play_all([(setting_of(ICE_QUEEN), 64)], interrupt, threads=1)
    assert 1 < parts < 32, "the one that made it ready, the first, and those begun before the rest was given up"


def test_interpreted_and_compiled_count_alike(game: Game) -> None:
    assert play(setting_of(game, target=INTERPRETED), 0, 1) == play(setting_of(game), 0, 1)


def test_the_games_are_those_of_the_simulator(game: Game) -> None:
    setting = setting_of(game)
    tally = play(setting, 0, 30)
    result = simulate(game, 30, setting.players, "lab")
    assert row(setting, tally, counting.LENGTH)[1] == result.lengths.sum()
    assert np.array_equal(tally.lengths, np.bincount(result.lengths, minlength=game.longest + 1))
    won = sum(row(setting, tally, counting.ORDER, seat)[1] for seat in range(len(setting.players)))
    assert won / counting.POINT == pytest.approx(result.rewards.sum())


def test_every_game_ends_one_way_and_its_names_fit_its_counters(game: Game) -> None:
    setting = setting_of(game)
    tally = play(setting, 0, 40)
    parts = parts_of(game, setting.options)
    endings = [row(setting, tally, counting.ENDINGS, place)[1] for place in range(len(parts.endings))]
    assert sum(endings) == 40
    events = [row(setting, tally, counting.EVENTS, place)[1] for place in range(len(parts.events))]
    assert sum(count > 0 for count in events) > len(events) / 2


def test_a_game_of_thinkers_is_counted_as_it_was_played() -> None:
    setting = Setting(ICE_QUEEN, ("snowflake", "sledger"), ICE_QUEEN.read_options({}), "slow")
    tally = play(setting, 0, 2)
    matches = [recorded(setting, number) for number in range(2)]
    assert row(setting, tally, counting.LENGTH)[1] == sum(len(match.actions) for match in matches)
    firsts = [match.rewards()[match.actions[0][0]] for match in matches]
    assert row(setting, tally, counting.ORDER)[1] == counting.POINT * sum(firsts)
    assert row(setting, tally, counting.TRIALS, 0)[0] <= sum(len(match.actions) for match in matches)


def test_calls_and_cards_of_ice_queen_are_all_noted() -> None:
    setting = setting_of(ICE_QUEEN)
    tally = play(setting, 0, 20)
    calls = sum(row(setting, tally, counting.TRIALS, place)[0] for place in range(13))
    assert calls == row(setting, tally, counting.LENGTH)[1] == row(setting, tally, counting.TURNS)[1]
    dealt = [row(setting, tally, counting.THINGS, place)[0] for place in range(30)]
    assert dealt == [20] * 30  # both players hold all thirty cards
    taken, lost, tied = (row(setting, tally, counting.EVENTS, place)[1] for place in range(3))
    assert taken + lost + tied == calls


def test_every_option_is_swept_and_every_value_of_a_choice() -> None:
    for game in GAMES.values():
        options = game.read_options({})
        found = [variant for variant in variants(game, game.seats.start, options) if variant.kind == "switch"]
        for option in game.options:
            if isinstance(option, Choice):
                assert [v.name for v in found if v.group == option.name] == list(option.values[1:])
            elif isinstance(option, Count):
                assert any(v.group == option.name for v in found)


@pytest.fixture(scope="module")
def small_report() -> dict[str, Any]:
    return report(wish(ICE_QUEEN, games=400, seed="r"))


def test_the_same_seed_gives_the_same_report_to_the_last_byte(small_report: dict[str, Any]) -> None:
    again = report(wish(ICE_QUEEN, games=400, seed="r"), threads=1)
    assert as_json(again) == as_json(small_report)
    assert page(again) == page(small_report)
    other = report(wish(ICE_QUEEN, games=400, seed="s"))
    assert as_json(other) != as_json(small_report)


def test_a_switch_for_people_changes_no_game_and_a_real_one_is_marked(small_report: dict[str, Any]) -> None:
    rows = {(row["group"], row["name"]): row for row in small_report["switches"]["rows"]}
    assert rows["memory", "on"]["same"]
    short = rows["hand_cap", "25"]
    assert not short["same"]
    hands = list(small_report["switches"]["measures"]).index("hands per game")
    assert short["cells"][hands]["significant"]
    assert short["cells"][hands]["difference"]["high"] < 0
    assert not any(cell["significant"] for cell in rows["memory", "on"]["cells"])


def test_what_is_left_out_is_named(small_report: dict[str, Any]) -> None:
    groups = [row["group"] for row in small_report["ablations"]["rows"]]
    assert groups.count("With a middling card in its place") == 30
    assert groups.count("With the category equal on all cards") == 12
    assert [row["name"] for row in small_report["sizes"]["rows"]] == ["3", "4", "5", "6"]


def test_cold_spell_is_played_without_letters_and_without_their_differences() -> None:
    left_out = COLD_SPELL.lab.ablations(COLD_SPELL.read_options({}))
    without = {name: letters.read(options["letters"]) for rows in left_out.values() for name, options in rows}
    whole = {kind["letters"]: kind["points"] for kind in letters.alpha()}
    gone = {name: set(whole) - {kind["letters"] for kind in kinds} for name, kinds in without.items()}
    assert gone["Wilds"] == {letters.ANY}
    assert gone["S"] == {"S"}
    assert gone["Letters of 8 points and more"] == {"J", "Q", "X", "Z"}
    vowels = Counter(kind["letters"] for kind in without["One vowel on each card"] if kind["letters"] in "AEIOU")
    assert vowels == dict.fromkeys("AEIOU", 2)
    assert {kind["points"] for kind in without["All letters worth one point"]} == {0, 1}


def test_what_a_letter_set_does_not_have_cannot_be_left_out() -> None:
    only_vowels = [{"letters": letter, "points": 1, "count": 8} for letter in "AEIOU"]
    assert not any(COLD_SPELL.lab.ablations(COLD_SPELL.read_options({"letters": only_vowels})).values())


def test_numbers_beside_dots_say_something() -> None:
    def told(mean: float, half: float) -> str:
        return dots([{"name": "x", "mean": mean, "low": mean - half, "high": mean + half}], "", "number")

    assert ">0.0031 ± 0.0008<" in told(0.0031, 0.0008)
    assert ">2.63 ± 0.02<" in told(2.63, 0.02)
    assert ">0.974 ± 0.002<" in told(0.974, 0.002)
    assert ">always 30<" in told(30.0, 0.0)
    assert ">never<" in told(0.0, 0.0)
    none = {"name": "x", "mean": 0.0, "low": 0.0}
    assert "none (&lt; 43 %)" in dots([none | {"high": 0.434}], "")
    assert "none (&lt; 0.02 %)" in dots([none | {"high": 0.0002}], "")
    once = {"name": "x", "mean": 0.00005, "low": 0.0, "high": 0.000148}
    assert ">0.005 ± 0.007 %<" in dots([once], ""), "there is room for the unit"


def test_differences_have_a_sign_and_those_below_zero_are_drawn() -> None:
    better = {"name": "x", "mean": 0.233, "low": 0.219, "high": 0.247}
    worse = {"name": "y", "mean": -0.026, "low": -0.042, "high": -0.010}
    never = {"name": "z", "mean": 0.0, "low": 0.0, "high": 0.0}
    drawn = dots([better, worse, never], "", "points", 0.0)
    assert all(f">{text}<" in drawn for text in ("+23.3 ± 1.4", "−2.6 ± 1.6", "±0", "10", "20"))


def test_the_last_column_is_named_and_its_name_stays_inside() -> None:
    drawn = columns([(f"{low}–{low + 1}", 1.0) for low in range(7, 45, 2)] + [("45–2000", 1.0)], "")
    ((x, name),) = re.findall(r'<text x="([\d.]+)"[^>]*>(45–2000)<', drawn)
    assert float(x) + 3.5 * len(name) < 720


def test_a_long_name_is_told_in_full() -> None:
    name = "4.2 (a) two rounds without Place, Claim, Take or Force"
    drawn = dots([{"name": name, "mean": 0.5, "low": 0.4, "high": 0.6}], "")
    assert " ".join(re.findall(r'class="small">([^<]+)<', drawn)) == name


def test_cards_are_compared_with_the_other_cards(small_report: dict[str, Any]) -> None:
    (dealt,) = small_report["power"]
    assert dealt["expected"] == 0.5  # all thirty are dealt, half of them to the winner
    assert sum(card["mean"] for card in dealt["rows"]) / 30 == pytest.approx(0.5)


def test_what_happens_several_times_at_once_gives_the_lead_but_once(game: Game) -> None:
    """At Cold Spell's final count many a card is not used."""
    setting = setting_of(game)
    tally = play(setting, 0, 12)
    deciding = [row(setting, tally, counting.DECIDERS, place)[1] for place in range(len(setting.parts.events))]
    assert all(0 <= games <= 12 for games in deciding)
    assert any(deciding) or game.reward_sum is None


class Reader(HTMLParser):
    """Collects what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href")]


def test_the_page_needs_nothing_else(small_report: dict[str, Any]) -> None:
    text = page(small_report)
    reader = Reader()
    reader.feed(text)
    assert reader.tags.count("svg") >= 7
    assert not reader.addresses
    assert "script" not in reader.tags
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r">\s*nan\b", text, re.IGNORECASE)
    for title in ("Every ruling as a switch", "Who begins", "Length", "The lead", "How it ends", "The game without it"):
        assert f"<h2>{title}</h2>" in text


def test_a_newcomers_game_gets_a_report_without_a_line_of_its_own() -> None:
    """Its choices are named by what its view calls them."""
    found = report(wish(CONNECT_FOUR, games=60, seed="n"))
    assert found["order"][0]["count"] == 60
    (drops,) = found["events"]["rows"]
    assert (drops["name"], drops["count"]) == ("drop", 60)
    assert 7 <= drops["mean"] <= 42
    assert "How often each rule fires" in page(found)


def test_what_a_game_does_not_tell_is_not_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a standing nobody is seen to lead, which is not the same as a lead that never changes."""
    monkeypatch.setattr("snowedin.commands.studying.find_game", lambda _: CONNECT_FOUR)
    assert main(["lab", "connect_four", "--games", "60", "--out", str(tmp_path / "c4.html")]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Lead changes are not measured" in told
    assert "lead changes" not in told
    numbers, text = (tmp_path / "c4.json").read_text(), (tmp_path / "c4.html").read_text()
    assert json.loads(numbers)["lead"]["changes"] is None
    assert "lead changes" not in numbers
    assert "lead changes" not in text
    assert "Lead changes are not measured" in text


def test_the_command_writes_a_page_and_the_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "ice_queen", "--games", "40", "--seed", "c", "--out", str(tmp_path / "mine.html")]) == 0
    numbers = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert numbers["games"] == 40
    assert (tmp_path / "mine.html").read_text(encoding="utf-8") == page(numbers)
    assert "Ice Queen: 40 games of greed, greed" in capsys.readouterr().out


def test_players_are_one_for_all_seats_or_one_for_each() -> None:
    assert wish(ICE_QUEEN, ["counter"], seats=3).players == ("counter",) * 3
    assert wish(ICE_QUEEN, ["counter", "greed", "chance"]).players == ("counter", "greed", "chance")
    assert wish(GAMES["winter"], ["yeti"]).base.is_repeatable is False
    with pytest.raises(Refusal, match="2 were named"):
        wish(ICE_QUEEN, ["counter", "greed"], seats=3)
    with pytest.raises(Refusal, match="no bot 'nobody'"):
        wish(ICE_QUEEN, ["nobody"])
    with pytest.raises(Refusal, match="at least one game"):
        wish(ICE_QUEEN, games=0)
