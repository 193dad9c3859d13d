"""What the page may cost whoever looks at it: time to the first move, what shifts, what is animated, what goes on when
nobody does anything."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from . import player, scenes
from .conftest import STATIC, remembered, started
from .tracing import longest_task
from .watching import OFFERED, WATCH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from snowedin.core.game import Game

SOON = 1000  # milliseconds to the largest paint and to the first offered move, on a warm server
TRIES = 12  # visits, of which one must be as quick as that: other programs may run here too
MOST_SHIFTED = 0.05
LONG = 50  # milliseconds of one task on a processor that is four times slower
TRACES = 4  # of which one must have no task as long as that
PLAIN = {"transform", "opacity", "translate", "rotate", "scale", "none"}
ANIMATED = """texts => {
    const found = new Set();
    const walk = rules => {
        for (const rule of rules) {
            if (rule instanceof CSSKeyframesRule)
                for (const frame of rule.cssRules) for (const name of frame.style) found.add(name);
            const moved = rule.style?.transitionProperty;
            if (moved && rule.style.transitionDuration !== '0s') moved.split(', ').forEach(name => found.add(name));
            if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) walk(rule.cssRules);
        }
    };
    for (const text of texts) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        walk(sheet.cssRules);
    }
    return [...found];
}"""
RUNNING = "document.getAnimations().filter(one => one.playState === 'running')"
ENDLESS = f"{RUNNING}.filter(one => one.effect.getComputedTiming().endTime === Infinity).length"


def test_only_what_needs_no_painting_is_animated(page: Page) -> None:
    page.goto("about:blank")
    sheets = [file.read_text(encoding="utf-8") for file in sorted((STATIC.parent / "assets").glob("*.css"))]
    found = set(page.evaluate(ANIMATED, sheets)) - {"animation-timing-function"}
    assert found
    assert found <= PLAIN


def test_a_table_is_painted_and_offers_a_move_within_a_second(page: Page, game: Game) -> None:
    page.add_init_script(WATCH)
    player.set_up(page, game.key)
    page.wait_for_function(OFFERED, timeout=player.FIRST_COMPILE)
    took = []
    for _ in range(TRIES):
        page.reload()
        page.wait_for_function("() => window.told.offered && window.told.paint")
        took.append(max(page.evaluate("[window.told.paint, window.told.offered]")))
        if took[-1] < SOON:
            return
    raise AssertionError(f"Milliseconds: {took}")


def test_nothing_shifts_in_a_whole_game(page: Page, game: Game) -> None:
    assert shifted_in_a_game(page, game.key) <= MOST_SHIFTED


def test_nothing_shifts_on_a_phone_either(page: Page, game: Game) -> None:
    page.set_viewport_size(scenes.SCREENS["phone"])
    assert shifted_in_a_game(page, game.key) <= MOST_SHIFTED


def shifted_in_a_game(page: Page, key: str) -> float:
    page.add_init_script("localStorage.setItem('drawer', 'shut')")
    page.add_init_script(WATCH)
    player.set_up(page, key)
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    expect(page.locator("[data-ending] h2")).to_be_visible()
    return float(page.evaluate("window.told.shifts"))


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose bots take their time, as they do for people: nothing is left out because too much waits."""
    with started(tmp_path_factory.mktemp("slow"), pace=2) as address:
        yield address


def test_no_task_is_long_while_something_is_played(browser: Browser, slow_bots: str, game: Game) -> None:
    kept = remembered(slow_bots, pace="normal", drawer="shut")
    found = scenes.find(scenes.POSITIONS[scenes.STAGED[game.key][0]])
    took = []
    for _ in range(TRACES):
        with browser.new_context(base_url=slow_bots, locale="en-GB", storage_state=kept) as context:
            page = context.new_page()
            scenes.bring(page, *found)
            page.wait_for_timeout(600)  # what is made once, when a table is opened
            took.append(longest_task(browser, page, partial(scenes.play_out, page, game.key)))
        if took[-1] < LONG:
            return
    raise AssertionError(f"Milliseconds: {took}")


def test_a_table_at_which_nobody_does_anything_is_still(page: Page, game: Game) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('pace', 'fast')")
    player.set_up(page, game.key)
    page.wait_for_function(OFFERED, timeout=player.FIRST_COMPILE)
    page.wait_for_function(f"() => {RUNNING}.length === 0")


@pytest.mark.parametrize("scene", ["home", "history-none", "new", "ending-together"])
def test_what_moves_on_a_page_comes_to_rest(page: Page, scene: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    scenes.show(page, scene)
    assert page.evaluate(ENDLESS) == 0
    page.evaluate("document.getAnimations().forEach(one => one.finish())")
    page.wait_for_function(f"() => {RUNNING}.length === 0")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_snow_falls_at_home_and_at_a_victory_unless_less_motion_is_wanted(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    falling = f"{RUNNING}.filter(one => one.effect.target.closest('[data-snow]')).length"
    page.goto("/")
    expect(page.locator("[data-snow] svg")).to_have_count(2)
    assert (page.evaluate(falling) > 0) == (motion == "no-preference")
    scenes.won_ending(page)
    expect(page.locator("[data-snow] svg")).to_have_count(3)
    assert (page.evaluate(falling) > 0) == (motion == "no-preference")
