"""A lesson of every game, as somebody takes it who has never played: told, pointed at, done, to the small real game."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from . import player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from snowedin.core.game import Game


def lesson(page: Page) -> str:
    found = page.query_selector("[data-lesson]")
    return (found.get_attribute("data-lesson") or "") if found else ""


def begin(page: Page, game: Game) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"Learn it: {game.name}")).click()
    page.wait_for_selector("[data-lesson]", timeout=player.FIRST_COMPILE)


def go_on(page: Page, heard: list[str], unlit: list[str]) -> None:
    """One step of a lesson: read what is told, or do what is asked for."""
    now = lesson(page)
    if now == "over":
        if page.get_by_role("button", name="Go on", exact=True).count():
            address = page.url
            page.get_by_role("button", name="Go on", exact=True).click()
            page.wait_for_url(lambda url: url != address)
            page.wait_for_selector("[data-lesson]")
    elif now == "do":
        before = player.seq(page)
        page.get_by_role("button", name="Show me").click()
        page.wait_for_function("seq => Number(document.querySelector('[data-seq]')?.dataset.seq) !== seq", arg=before)
    elif now not in ("wait", ""):
        if not page.query_selector("[data-spotlight]"):
            page.wait_for_timeout(400)
        heard.append(now)
        if not page.query_selector("[data-spotlight]"):
            unlit.append(now)
        page.get_by_role("button", name="Got it").click()
    else:
        page.wait_for_timeout(30)


def test_everything_is_told_and_pointed_at_and_a_small_game_follows(page: Page, game: Game) -> None:
    begin(page, game)
    heard: list[str] = []
    unlit: list[str] = []
    until = time.monotonic() + player.LONGEST
    while not page.get_by_role("button", name="A small real game").count():
        assert time.monotonic() < until, (heard, page.inner_text("main")[-800:])
        go_on(page, heard, unlit)
    page.evaluate("() => { window.coach = document.querySelector('[data-lesson]'); }")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.coach.isConnected"), "the lesson does not begin anew when the table's card does"
    expect(page.locator("[data-lesson] .count i")).to_have_count(len(heard))
    assert len(set(heard)) == len(heard), "everything is told, and once"
    assert unlit == [], "the light falls on what is spoken of"
    page.get_by_role("button", name="A small real game").click()
    page.wait_for_selector("[data-lesson]", state="detached")
    player.wait_until_dealt(page)
    expect(page.locator("[data-plate='1']")).to_contain_text("Snowflake")


def test_a_lesson_is_left_and_goes_on_where_it_was(page: Page) -> None:
    from snowedin.games import GAMES

    begin(page, GAMES["winter"])
    while lesson(page) != "do":
        page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Show me").click()
    page.wait_for_function("() => document.querySelector('[data-lesson]').dataset.lesson !== 'do'")
    table, count = page.url, page.locator("[data-lesson] .done").count()
    page.get_by_role("link", name="Go on another time").first.click()
    page.wait_for_selector("article")
    page.get_by_role("button", name="Learn it: Winter").click()
    page.wait_for_url(table)
    page.wait_for_selector("[data-lesson]")
    assert page.locator("[data-lesson] .done").count() >= count


def test_only_what_the_lesson_asks_for_can_be_chosen(page: Page) -> None:
    from snowedin.games import GAMES

    begin(page, GAMES["ice_queen"])
    page.wait_for_selector("[data-moves] button")
    expect(page.locator("[data-moves] button")).to_have_count(1)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
