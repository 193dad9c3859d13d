"""Replay, the check of the deal, rematch, the same deal again, history, and matches that people bring."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect

from snowedin.games import GAMES

from ..wasm import modules
from . import player, scenes

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def finished(page: Page) -> str:
    table = player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    return table


def scores_in(game: str, view: dict[str, Any]) -> list[int]:
    """What every seat came to, as the view tells it."""
    if game == "ice_queen":
        return list(view["stacks"])
    if game == "winter":
        return [view["result"]["score"] if view["result"]["winner"] == seat else 0 for seat in (0, 1)]
    return [one["points"] if game == "snowball_fight" else one["result"]["score"] for one in view["players"]]


def test_the_browser_verifies_the_deal(page: Page) -> None:
    finished(page)
    page.get_by_role("button", name="Was the deal fair?").click()
    page.wait_for_selector("[data-verified=fair]")
    expect(page.locator("[data-verified] li")).to_have_count(7)


def test_a_forged_deal_is_noticed(page: Page) -> None:
    table = finished(page)
    export = page.request.get(f"/api/matches/{table}/export").json()
    export["match"]["key"] = "00" * 16
    page.route("**/export", lambda route: route.fulfill(json=export))
    page.get_by_role("button", name="Was the deal fair?").click()
    page.wait_for_selector("[data-verified=unfair]")


def test_a_replay_is_scrubbed_as_any_seat(page: Page) -> None:
    finished(page)
    page.get_by_role("link", name="Replay").click()
    scrubber = page.locator("[data-scrubber]")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 0
    scrubber.fill(str(last))
    page.wait_for_selector(f"text={last} / {last}")
    page.get_by_label("As seen by").select_option("0")
    page.get_by_role("button", name="To the start").click()
    page.wait_for_selector(".own")
    page.get_by_role("button", name="One step on").click()
    page.wait_for_selector(f"text=1 / {last}")
    page.get_by_label("As seen by").select_option("all")
    page.wait_for_selector(".own")


def test_what_is_pressed_while_other_eyes_are_waited_for_is_not_undone(page: Page) -> None:
    held: list[Route] = []
    finished(page)
    page.get_by_role("link", name="Replay").click()
    scrubber = page.locator("[data-scrubber]")
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(last))
    page.wait_for_selector(f"text={last} / {last}")
    page.route("**/moves?as=0", lambda route: held.append(route))  # noqa: PLW0108  a list's own method is refused
    page.get_by_label("As seen by").select_option("0")
    page.get_by_role("button", name="To the start").click()
    page.wait_for_selector(f"text=0 / {last}")
    held[0].continue_()
    page.wait_for_selector(".own")
    expect(page.get_by_role("button", name="One step on")).to_be_enabled()
    page.get_by_role("button", name="One step on").click()
    page.wait_for_selector(f"text=1 / {last}")


def test_the_arrows_walk_through_a_replay_wherever_the_focus_is(page: Page) -> None:
    table = finished(page)
    page.goto(f"/replay/{table}")
    last = int(page.locator("[data-scrubber]").get_attribute("max") or 0)
    for focus in ("main", "[data-moves-told] button", "[data-scrubber]"):
        page.locator(focus).first.focus()
        for key, place in (("End", last), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
            page.keyboard.press(key)
            page.wait_for_selector(f"text={place} / {last}")


def test_a_game_against_bots_is_judged_by_itself_and_a_link_opens_its_analysis_at_a_step(page: Page) -> None:
    table = finished(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-analysis=done]", timeout=player.FIRST_COMPILE)
    expect(page.locator("[data-shares] li")).to_have_count(2)
    assert int(page.get_attribute("[data-chart]", "data-chart") or 0) > 0
    moves = page.request.get(f"/api/matches/{table}/moves").json()["moves"]
    page.goto(f"/replay/{table}?step={moves[2]['step']}&as=0")
    page.wait_for_selector("[data-verdict]:has-text('chose:')")
    page.wait_for_selector(f"text=2 / {len(moves) - 1}")
    expect(page.get_by_label("As seen by")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{table}?step={moves[3]['step']}&as=0")


def judged(page: Page) -> str:
    """A finished match in which many choices were bad ones, with its analysis."""
    table = player.set_up(page, "winter")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-analysis=done]", timeout=player.FIRST_COMPILE)
    return table


def test_the_better_move_is_drawn_and_named_and_played_on_from(page: Page) -> None:
    table = judged(page)
    expect(page.locator("main .worst li")).to_have_count(3)
    page.locator("main .worst button").first.click()
    page.wait_for_selector("[data-verdict=better]:has-text('Better:')")
    page.get_by_role("button", name="Show it on the board").click()
    page.wait_for_selector("[data-peeked] .hinted, [data-peeked] [data-hint], [data-peeked] .hint")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")


def test_who_plays_on_has_their_own_machine_think_for_the_bots(page: Page) -> None:
    """Skier looks ahead in the page; the server thinks for nobody, and the game comes to its end."""
    modules.module_of(GAMES["winter"])
    table = player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.request.post("/api/commands", data={"type": "resign", "table": table, "id": "over", "seat": 0})
    wish = {"step": 0, "seat": 0, "bot": "skier"}
    again = page.request.post(f"/api/matches/{table}/play_on", data=wish).json()["table"]
    sent: list[str] = []
    page.on("websocket", lambda wire: wire.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"/table/{again}")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    thoughts = [json.loads(frame) for frame in sent if '"considered"' in frame]
    assert len(thoughts) > 3
    assert all(one["thought"] is None or one["thought"]["choices"] for one in thoughts)


def test_steps_of_which_nothing_is_told_are_joined(page: Page) -> None:
    table = player.set_up(page, "cold_spell")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    told = page.request.get(f"/api/matches/{table}/moves").json()
    assert all(move["events"] for move in told["moves"][1:-1])
    assert [move["first"] for move in told["moves"][1:]] == [move["step"] + 1 for move in told["moves"][:-1]]
    assert told["moves"][-1]["step"] == told["steps"] - 1


def test_the_same_people_play_again(page: Page) -> None:
    table = finished(page)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    player.wait_until_dealt(page)


def test_the_same_deal_can_be_played_by_others(page: Page) -> None:
    finished(page)
    page.get_by_role("link", name="Same deal, other players").click()
    page.get_by_role("button", name="Play this deal").click()
    player.wait_until_dealt(page)


def test_history_has_totals_and_a_card_with_the_board_for_every_game(page: Page) -> None:
    table = finished(page)
    update = page.request.get(f"/api/tables/{table}/update").json()
    page.goto("/history")
    expect(page.locator("[data-total=ice_queen]")).to_contain_text("of 1")
    card = page.locator(f"[data-match='{table}']")
    expect(card.get_by_role("heading")).to_have_text("Ice Queen")
    expect(card.locator("[data-mini=ice_queen] text")).to_have_text([str(cards) for cards in update["view"]["stacks"]])
    winners = update["result"]["winners"]
    outcome = "won" if winners == [0] else "drawn" if 0 in winners else "lost"
    expect(card).to_have_attribute("data-outcome", outcome)
    expect(card.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")


def test_a_game_won_together_is_won_and_told_as_a_picture(page: Page) -> None:
    match, seat = scenes.won_together()
    scenes.bring(page, match, seat)
    player.play_to_the_end(page, board=False)
    expect(page.locator("[data-ending] h2")).to_have_text("You have done it together")
    result = page.request.get(page.url.replace("/table/", "/api/tables/") + "/update").json()["view"]["result"]
    expect(page.locator("[data-core] .sum")).to_have_text(str(result["score"]))


@pytest.mark.parametrize(("reward", "outcome"), [(0.33, "together"), (0.0, "lost-together")])
def test_a_part_of_a_perfect_score_is_no_part_of_a_victory(page: Page, reward: float, outcome: str) -> None:
    finished(page)
    line = {
        "match": "m" * 16,
        "game": "ice_and_sky",
        "finished": 0,
        "names": ["Ada", "Bert"],
        "yours": [0],
        "final": {},
    }
    totals = [{"game": "ice_and_sky", "played": 3, "won": 2.0}]
    told = {"totals": totals, "sheet": [{**line, "final": {}, "rewards": [reward] * 2}]}
    page.route("**/api/me/scores", lambda route: route.fulfill(json=told))
    page.goto("/history")
    expect(page.locator("[data-total=ice_and_sky]")).to_contain_text("2 of 3 won together")
    expect(page.locator("[data-match]")).to_have_attribute("data-outcome", outcome)
    expect(page.locator("main")).not_to_contain_text("0.33")


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.reward_sum is not None])
def test_the_final_count_shows_what_everybody_came_to(page: Page, key: str) -> None:
    scenes.ending(page, key)
    view = page.request.get(page.url.replace("/table/", "/api/tables/") + "/update").json()["view"]
    expected = sorted(map(str, scores_in(key, view)))
    shown = page.locator("[data-tally] [data-score]")
    expect(shown).to_have_count(2)
    assert sorted(shown.all_inner_texts()) == expected


def test_the_score_sheet_of_winter_has_the_names_under_their_colours(page: Page) -> None:
    table = player.set_up(page, "winter", [{"kind": "me"}, {"kind": "bot", "bot": "chance"}])
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    colours = page.request.get(f"/api/tables/{table}/update").json()["view"]["colours"]
    page.goto("/history")
    sheet = page.locator("[data-winter-sheet]")
    expect(sheet.locator("th").nth(1)).to_have_text("Light")
    names = [re.compile(rf"^{['Ada', 'Chance 2'][seat]} ") for seat in colours]
    expect(sheet.locator("tbody tr").first.locator("td")).to_have_text([re.compile("."), *names])
    date = page.locator("[data-match] time").first.inner_text()
    expect(sheet.locator("tbody td").first).to_have_text(date)


def test_a_choice_can_be_taken_back_and_a_hint_asked_for(page: Page) -> None:
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-moves] button.hinted")
    for _ in range(40):
        before = player.seq(page)
        player.choose(page, random.Random(before), board=False)
        page.get_by_role("button", name="Take back").click()
        page.wait_for_function(
            "before => Number(document.querySelector('[data-seq]').dataset.seq) !== before", arg=before
        )
        if page.locator("[data-story]", has_text="You take back a move.").count():
            return
        page.wait_for_selector("[data-moves] button")
    raise AssertionError("Nothing could be taken back.")


def bring(page: Page, data: bytes, name: str = "match.json") -> None:
    page.goto("/history")
    page.locator("[data-bring]").set_input_files({"name": name, "mimeType": "application/json", "buffer": data})


def test_a_finished_match_is_brought_and_replayed(page: Page) -> None:
    table = finished(page)
    export = page.request.get(f"/api/matches/{table}/export").body()
    bring(page, export)
    page.get_by_role("button", name="Open").click()
    page.wait_for_url(lambda url: "/replay/" in url and table not in url)
    assert int(page.get_attribute("[data-scrubber]", "max") or 0) == len(json.loads(export)["match"]["actions"])


def test_a_match_that_is_not_over_is_played_on(page: Page) -> None:
    match, seat = scenes.find(scenes.POSITIONS["winter-square"])
    match.names = ["Ada", "Bert"]
    bring(page, msgspec.json.encode(match.document()))
    page.get_by_label("If it goes on, you play").select_option(str(seat))
    page.get_by_role("button", name="Open").click()
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")
    expect(page.locator(f"[data-plate='{seat}'] b").first).to_have_text("Guest")


def test_a_bad_file_is_refused_with_a_sentence_in_the_language_of_the_page(page: Page) -> None:
    match, _ = scenes.find(scenes.POSITIONS["winter-square"])
    document: dict[str, Any] = msgspec.to_builtins(match.document())
    bring(page, b'{"format": "snow', "half.json")
    page.wait_for_selector("[role=alert] >> text=half.json is not a JSON file")
    bring(page, b'{"game": "chess"}', "chess.json")
    page.wait_for_selector("[role=alert] >> text=chess.json holds no match")
    player.speak(page, "de")
    bring(page, json.dumps({**document, "seats": 3}).encode())
    page.get_by_role("button", name="Öffnen").click()
    page.wait_for_selector("[role=alert] >> text=nach dem Speichern geändert")
