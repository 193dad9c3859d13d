"""Replay, the check of the deal, rematch, the same deal again, history, and matches that people bring."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import expect

from . import player, scenes

if TYPE_CHECKING:
    from playwright.sync_api import Page


def finished(page: Page) -> str:
    table = player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    return table


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


def test_a_match_is_judged_choice_by_choice_beside_its_replay(page: Page) -> None:
    finished(page)
    page.get_by_role("link", name="What was I thinking?").click()
    page.wait_for_selector("[data-analysis=done]", timeout=player.FIRST_COMPILE)
    expect(page.locator("[data-shares] tbody tr")).to_have_count(2)
    page.locator("[data-scrubber]").fill("1")
    page.wait_for_selector("[data-analysis] .here:has-text('chose:')")
    expect(page.locator("[data-analysis] figure svg")).to_have_count(1)


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


def test_history_has_totals_and_a_score_sheet(page: Page) -> None:
    finished(page)
    page.goto("/history")
    page.wait_for_selector("table")
    assert "Ice Queen" in page.inner_text("main")
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)


def test_the_score_sheet_of_winter_has_the_names_under_their_colours(page: Page) -> None:
    table = player.set_up(page, "winter", [{"kind": "me"}, {"kind": "bot", "bot": "chance"}])
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    colours = page.request.get(f"/api/tables/{table}/update").json()["view"]["colours"]
    page.goto("/history")
    sheet = page.locator("[data-winter-sheet] tbody tr").first
    sheet.wait_for()
    names = [cell.inner_text().rsplit(" ", 1)[0] for cell in sheet.locator("td").all()[1:]]
    assert names == [["Ada", "Chance 2"][seat] for seat in colours]
    dates = {page.locator(f"{rows} td").first.inner_text() for rows in ("tr:has(a)", "[data-winter-sheet] tbody tr")}
    assert len(dates) == 1, "a date is written alike in both sheets"


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
        page.wait_for_timeout(200)
        if "You take back a move." in page.inner_text("[data-story]"):
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
    page.get_by_role("navigation").get_by_role("combobox").select_option("de")
    page.wait_for_function("() => document.documentElement.lang === 'de'")
    bring(page, json.dumps({**document, "seats": 3}).encode())
    page.get_by_role("button", name="Öffnen").click()
    page.wait_for_selector("[role=alert] >> text=nach dem Speichern geändert")
