"""The engine beside the board: hints and analyses are thought in the page, or by the server where there is none."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from snowedin.games import GAMES

from ..wasm import modules
from . import player

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What the analysis was at, and every line that its chart has shown.
WATCHED = """
    window.seen = new Set();
    const look = () => {
        const line = document.querySelector('[data-chart] .line')?.getAttribute('d');
        const state = document.querySelector('[data-analysis]')?.dataset.analysis;
        [line, state].filter(Boolean).forEach(one => window.seen.add(one));
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
"""


def thoughts(page: Page) -> int:
    """How often a bot has thought on the server."""
    told = page.request.get("/metrics").text()
    found = re.search(r"^snowedin_bot_seconds_count (\d+)$", told, re.MULTILINE)
    assert found
    return int(found[1])


def without_engine(page: Page) -> None:
    page.route("**/engine/*.json", lambda route: route.fulfill(status=404, body="none"))


def sit_down(page: Page, game: str) -> None:
    """When it is one's turn, and the bot has nothing to think about."""
    player.set_up(page, game)
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")


@pytest.mark.parametrize("key", ["winter", "ice_and_sky"])  # by a tree, and by trials
def test_a_hint_is_thought_of_in_the_page(page: Page, key: str) -> None:
    modules.module_of(GAMES[key])
    sit_down(page, key)
    before = thoughts(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_function("() => Number(document.querySelector('[data-advice]')?.dataset.simulations) > 20")
    page.wait_for_selector("[data-advice=done]")
    page.wait_for_selector("[data-moves] button.hinted")
    best = page.locator("[data-advice] li .name").first.inner_text()
    assert best
    assert page.locator("[data-moves] button.hinted").inner_text().startswith(best)
    assert thoughts(page) == before
    expect(page.locator("[data-story]")).to_contain_text("You ask for a hint.")
    page.locator("[data-moves] button").first.click()
    expect(page.locator("[data-advice]")).to_have_count(0)


def test_without_an_engine_the_server_thinks_of_a_hint(page: Page) -> None:
    without_engine(page)
    sit_down(page, "winter")
    before = thoughts(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-moves] button.hinted")
    assert thoughts(page) == before + 1
    expect(page.locator("[data-advice]")).to_have_count(0)


def finished(page: Page) -> str:
    table = player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    return table


def test_a_finished_game_is_judged_in_the_page_while_the_lines_move(page: Page) -> None:
    modules.module_of(GAMES["ice_queen"])
    table = finished(page)
    page.add_init_script(WATCHED)
    page.goto(f"/replay/{table}?analysis&step=3")
    page.wait_for_selector("[data-analysis=done]", timeout=player.FIRST_COMPILE)
    seen = page.evaluate("[...window.seen]")
    assert "running" in seen
    assert len([line for line in seen if line.startswith("M")]) > 1
    expect(page.locator("[data-shares] li")).to_have_count(2)
    page.wait_for_function("() => Number(document.querySelector('[data-engine]').dataset.engine) > 100")
    expect(page.locator("[data-engine] li .name").first).not_to_be_empty()  # its words come from the server
    expect(page.locator("[data-verdict]")).to_contain_text("chose:")
    assert page.request.get(f"/api/matches/{table}/analysis").json()["status"] == "none"


def test_without_an_engine_the_server_judges_a_finished_game(page: Page) -> None:
    without_engine(page)
    table = finished(page)
    page.goto(f"/replay/{table}?analysis")
    page.wait_for_selector("[data-analysis=done]", timeout=player.FIRST_COMPILE)
    expect(page.locator("[data-engine]")).to_have_count(0)
    assert page.request.get(f"/api/matches/{table}/analysis").json()["status"] == "done"
