"""The rules in the page itself: games in Chromium are those of the CPU, and a reader may play a million of them."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from snowedin.games import GAMES
from snowedin.games.ice_queen import decks

from ..wasm import modules
from ..wasm.recording import Recorder, asked
from . import player, scenes
from .test_access import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from snowedin.core.game import Game

FEW = 4
MANY = 10_000
AT_ONCE = 250
SOURCES = {"module": modules.HERE.parents[1] / "web/src/engine/module.ts", "recorded": modules.HERE / "recorded.ts"}
STRIP = "process.stdout.write(require('node:module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
PLAY = """async ([key, games]) => {
    const { Module } = await import('/tried/module');
    const { Recorder } = await import('/tried/recorded');
    const told = await (await fetch(`/engine/${key}.json`)).json();
    const recorder = new Recorder(await Module.of(told, await (await fetch(`/engine/${key}.wasm`)).arrayBuffer()));
    const digest = async parts => {
        const found = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());
        return Array.from(new Uint8Array(found), byte => byte.toString(16).padStart(2, '0')).join('');
    };
    const results = [];
    for (const game of games) {
        const states = [], seens = [];
        const end = recorder.play(game, { state: at => states.push(at.slice()), seen: at => seens.push(at.slice()) });
        results.push([await digest(states), await digest(seens), end.rewards, end.legal]);
    }
    return results;
}"""


CUT = """room => [...room.querySelectorAll('li, li input, li button, .panel *')]
    .filter(one => one.getBoundingClientRect().right > room.getBoundingClientRect().right).map(one => one.outerHTML)"""
FILL = """(cells, text) => cells.forEach(cell => {
    cell.value = text;
    cell.dispatchEvent(new Event('input', { bubbles: true }));
})"""


@cache
def script(name: str) -> str:
    """A source of the page without its types."""
    command = [str(modules.NODE), "--disable-warning=ExperimentalWarning", "-e", STRIP]
    return subprocess.run(
        command, input=SOURCES[name].read_text(encoding="utf-8"), capture_output=True, text=True, check=True
    ).stdout


def give(route: Route) -> None:
    route.fulfill(body=script(route.request.url.rpartition("/")[2]), content_type="text/javascript")


def compare(page: Page, game: Game, games: int) -> None:
    modules.module_of(game)
    recorder = Recorder(game)
    page.route("**/tried/*", give)
    page.goto("/")
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(games, first + AT_ONCE))
        told = page.evaluate(PLAY, [game.key, [asked(game, number) for number in numbers]])
        assert told == [recorder.record(number) for number in numbers]


def test_games_in_chromium_are_those_of_the_cpu(page: Page, game: Game) -> None:
    compare(page, game, FEW)


@pytest.mark.soak
def test_ten_thousand_games_in_chromium_are_those_of_the_cpu(page: Page, game: Game) -> None:
    compare(page, game, MANY)


def open_rules(page: Page, key: str) -> None:
    player.set_up(page, key)
    player.wait_until_dealt(page)
    page.get_by_role("button", name="Rules").click()


def test_a_reader_may_play_many_games_now(page: Page) -> None:
    modules.module_of(GAMES["ice_queen"])
    open_rules(page, "ice_queen")
    page.get_by_role("button", name="Play a million games").click()
    page.wait_for_function("() => Number(document.querySelector('[data-many-games]').dataset.manyGames) > 200")
    expect(page.locator("[data-many-games] .share")).to_have_count(2)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play a million games")).to_be_visible()
    played = page.locator("[data-many-games]").get_attribute("data-many-games")
    assert page.locator("[data-many-games] .told").inner_text().startswith(f"Games: {int(played or 0):,}")


def test_a_designer_edits_a_table_and_sees_the_effect(page: Page) -> None:
    """All courage made equal, games of Ice Queen grow longer."""
    modules.module_of(GAMES["ice_queen"])
    open_rules(page, "ice_queen")
    page.get_by_text("What if the components were others?").click()
    cells = page.get_by_role("textbox", name=re.compile(r"^courage \d+$"))
    expect(cells).to_have_count(30)
    expect(page.get_by_role("button", name="Back to the box")).to_be_disabled()
    cells.first.fill("much")
    page.get_by_role("button", name="Play with the box").click()
    expect(page.get_by_role("alert")).to_contain_text("Row 1, courage: expected a whole number")
    cells.evaluate_all(FILL, "5")
    page.get_by_role("button", name="Play with the box").click()
    page.wait_for_function("() => Number(document.querySelector('[data-what-if]').dataset.whatIf) > 2000")
    moves = page.get_by_role("row", name=re.compile("^moves of a game"))
    expect(moves.locator("td").last).to_have_class(re.compile("more"))
    expect(moves.locator("td").last).to_contain_text("+")
    page.get_by_role("button", name="Stop").or_(page.get_by_role("button", name="Play with the box")).click()
    page.get_by_role("button", name="Back to the box").click()
    expect(cells.first).to_have_value(str(decks.box()[0]["courage"]))


@pytest.mark.parametrize("key", ["ice_queen", "winter", "cold_spell"])
def test_a_designers_table_is_for_everybody(page: Page, key: str) -> None:
    """Cards with their pictures, beside them what comes of it; on a phone nothing is cut off."""
    modules.module_of(GAMES[key])
    open_rules(page, key)
    page.get_by_text("What if the components were others?").click()
    cards = page.locator("[data-what-if] ol > li")
    expect(cards.first.locator(".art")).to_be_visible()
    panel = page.get_by_role("button", name="Play with the box")
    beside, card = panel.bounding_box(), cards.first.bounding_box()
    assert beside is not None
    assert card is not None
    assert beside["x"] > card["x"] + card["width"]
    assert violations(page) == []
    page.set_viewport_size(scenes.SCREENS["phone"])
    assert page.locator("[data-what-if]").evaluate(CUT) == []


def test_a_game_with_fixed_cards_offers_no_table(page: Page) -> None:
    with page.expect_response("**/api/games"):
        open_rules(page, "snowball_fight")
    expect(page.get_by_role("button", name="Play a million games")).to_be_visible()
    expect(page.get_by_text("What if the components were others?")).to_have_count(0)


def test_without_an_engine_the_page_says_so(page: Page) -> None:
    page.route("**/engine/*.json", lambda route: route.fulfill(status=404, body="none"))
    open_rules(page, "ice_queen")
    page.get_by_role("button", name="Play a million games").click()
    expect(page.get_by_text("This server brings no engine for your browser")).to_be_visible()
    expect(page.get_by_role("button", name="Play a million games")).to_be_visible()
