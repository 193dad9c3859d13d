"""A deal a day and puzzles, as a person meets them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from snowedin import puzzles
from snowedin.games import GAMES

from . import player
from .conftest import remembered, started

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page


def play_today(page: Page, game: str) -> dict[str, Any]:
    """Begin the deal of the day from home; what is seen first."""
    page.goto("/")
    page.get_by_role("link", name="To today’s deals").click()
    page.locator(f"[data-daily={game}]").get_by_role("button").click()
    page.wait_for_url("**/table/*")
    player.wait_until_dealt(page)
    table = page.url.rpartition("/")[2]
    seen: dict[str, Any] = page.request.get(f"/api/tables/{table}/update").json()["view"]
    return seen


def test_two_servers_deal_the_same_today(page: Page, browser: Browser, tmp_path: Path) -> None:
    here = page.request.get("/api/today").json()["date"]
    ours = play_today(page, "ice_queen")
    with (
        started(tmp_path) as address,
        browser.new_context(base_url=address, locale="en-GB", storage_state=remembered(address)) as context,
    ):
        other = context.new_page()
        theirs = play_today(other, "ice_queen")
        there = other.request.get("/api/today").json()["date"]
    if here == there:  # unless midnight came between them
        assert json.dumps(ours) == json.dumps(theirs)


def test_a_deal_of_the_day_is_compared_with_par_only_once_it_is_finished(page: Page) -> None:
    play_today(page, "ice_queen")
    page.goto("/today")
    deal = page.locator("[data-daily=ice_queen]")
    expect(deal).to_have_attribute("data-status", "playing")
    expect(deal.locator("[data-par]")).to_have_count(0)
    page.get_by_role("button", name="Go on: Ice Queen").click()
    player.wait_until_dealt(page)
    for name in ("More", "Give up", "Yes, resign"):
        page.get_by_role("button", name=name).click()
    page.wait_for_selector("[data-ending]")
    page.get_by_role("link", name="To today’s deals").click()
    expect(deal).to_have_attribute("data-status", "over")
    expect(deal.locator("dd").first).to_have_text("lost")
    page.wait_for_selector(
        "[data-daily=ice_queen] [data-par='0'], [data-daily=ice_queen] [data-par='1']", timeout=180_000
    )
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    deal.get_by_role("button", name="Share the result").click()
    expect(deal.get_by_role("button", name="Copied")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert "Ice Queen" in line
    assert "lost (par: " in line
    assert "/today" in line


def choices_of(page: Page, game: str, tried: list[int]) -> list[int]:
    wish = {"game": game, "number": 1, "tried": tried}
    return [choice["action"] for choice in page.request.post("/api/puzzle", data=wish).json()["choices"]]


def solve(page: Page, game: str, answer: list[int]) -> None:
    for number, action in enumerate(answer):
        listed = choices_of(page, game, answer[:number])
        expect(page.locator("[data-moves] button")).to_have_count(len(listed))
        page.locator("[data-moves] button").nth(listed.index(action)).click()


def test_a_puzzle_is_failed_and_then_solved(page: Page) -> None:
    puzzle = puzzles.box("ice_queen").puzzles[0]
    page.goto("/puzzle/ice_queen/1")
    page.wait_for_selector("[data-puzzle=open]", timeout=player.FIRST_COMPILE)
    wrong = next(action for action in puzzle.worths if action != puzzle.answer[0])
    solve(page, "ice_queen", [wrong])
    page.wait_for_selector("[data-verdict=wrong]")
    expect(page.locator("[data-verdict]")).to_contain_text("The answer:")
    expect(page.locator("[data-verdict]")).to_be_focused()
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("[data-puzzle=open]")
    solve(page, "ice_queen", puzzle.answer)
    page.wait_for_selector("[data-verdict=right]")
    page.keyboard.press("n")
    page.wait_for_url("**/puzzle/ice_queen/2")
    page.goto("/puzzles")
    expect(page.locator("[data-puzzles=ice_queen] .done")).to_have_count(1)


def test_an_answer_of_several_choices_is_told_right_as_it_goes_on(page: Page) -> None:
    puzzle = puzzles.box("winter").puzzles[0]
    page.goto("/puzzle/winter/1")
    page.wait_for_selector("[data-puzzle=open]", timeout=player.FIRST_COMPILE)
    solve(page, "winter", puzzle.answer)
    page.wait_for_selector("[data-verdict=right]")


ANSWERS = {"en": "The answer:", "fr": "La réponse", "de": "Die Antwort:", "es": "La respuesta:", "nl": "Het antwoord:"}


def test_the_answer_can_be_shown_in_five_languages(page: Page) -> None:
    page.goto("/puzzles")
    for language, told in ANSWERS.items():
        page.evaluate("language => localStorage.setItem('language', language)", language)
        page.goto("/puzzle/snowball_fight/1")
        page.wait_for_selector("[data-puzzle=open]", timeout=player.FIRST_COMPILE)
        page.locator(".panel button").last.click()
        page.wait_for_selector("[data-verdict=shown]")
        expect(page.locator("[data-verdict]")).to_contain_text(told)


def test_every_game_has_its_shelf_of_puzzles(page: Page) -> None:
    page.goto("/puzzles")
    for game in GAMES:
        expect(page.locator(f"[data-puzzles={game}] li")).to_have_count(len(puzzles.box(game).puzzles))
