"""What happens is played out, in every game: it ends in the table as it is, moves only what may move, and is heard
only by whoever did something first."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from . import player
from .watching import WATCH

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from snowedin.core.game import Game

PLAIN = {"transform", "opacity", "translate", "rotate", "scale"}
IDLE = "() => !document.querySelector('[data-playing]') && document.querySelector('[data-status]')"
TABLE = """() => {
    const board = document.querySelector('[data-seq]');
    const texts = [...board.querySelectorAll('[data-id], [data-stop], [data-plate]')];
    return texts.map(one => [one.dataset.id ?? '', one.getAttribute('aria-label') ?? '', one.textContent.trim()]);
}"""
MOVED = """() => {
    window.moved ??= new Set();
    const look = () => {
        for (const one of document.getAnimations()) {
            if (!one.effect?.target?.closest('[data-seq]')) continue;
            for (const frame of one.effect.getKeyframes())
                for (const name of Object.keys(frame))
                    if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) window.moved.add(name);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def play(page: Page, choices: int, seed: int = 3) -> None:
    """Some choices from the list, each waited for until it was played out."""
    dice = random.Random(seed)
    for _ in range(choices):
        page.wait_for_function(f"() => ({IDLE})() && document.querySelector('[data-moves] button, [data-ending]')")
        if player.is_over(page):
            return
        player.choose(page, dice, board=False)
    page.wait_for_function(IDLE)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_was_played_out_ends_in_the_table_as_it_is(page: Page, game: Game, motion: Any) -> None:
    page.emulate_media(reduced_motion=motion)
    player.keep(page, pace="fast")
    table = player.set_up(page, game.key)
    player.wait_until_dealt(page)
    play(page, 5)
    page.wait_for_function(f"() => ({IDLE})() && document.querySelector('[data-moves] button, [data-ending]')")
    assert player.seq(page) == page.request.get(f"/api/tables/{table}/update").json()["seq"]
    played = page.evaluate(TABLE)
    page.reload()
    page.wait_for_function(f"() => document.querySelector('[data-moves] button, [data-ending]') && ({IDLE})()")
    assert page.evaluate(TABLE) == played


def test_only_places_and_shades_are_moved_and_nothing_shifts(page: Page, game: Game) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="fast", drawer="shut")
    page.add_init_script(WATCH)
    player.set_up(page, game.key)
    player.wait_until_dealt(page)
    page.evaluate(MOVED)
    play(page, 6)
    assert set(page.evaluate("[...window.moved]")) <= PLAIN
    assert page.evaluate("window.told.shifts") <= 0.05


def test_nothing_on_the_board_moves_for_those_who_want_less_motion(page: Page, game: Game) -> None:
    player.keep(page, pace="normal")
    player.set_up(page, game.key)
    player.wait_until_dealt(page)
    page.evaluate(
        "() => { window.most = 0; const look = () => { const lasting = document.getAnimations().filter(one =>"
        " one.effect.target?.closest('[data-seq]') && one.effect.getComputedTiming().duration > 150);"
        " window.most = Math.max(window.most, lasting.length); requestAnimationFrame(look); }; look(); }"
    )
    play(page, 3)
    assert page.evaluate("window.most") == 0


def test_a_click_hurries_what_is_played(page: Page) -> None:
    player.keep(page, pace="slow", drawer="shut")
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    page.wait_for_function("() => document.querySelector('[data-moves] button')")
    player.choose(page, random.Random(1), board=False)
    page.wait_for_selector("[data-playing]")
    before = player.seq(page)
    page.locator("[data-seq]").click(position={"x": 300, "y": 300})
    page.wait_for_function("before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before)


def test_nothing_is_heard_before_somebody_did_something_nor_where_sound_is_off(page: Page) -> None:
    page.add_init_script(
        "window.opened = 0; const Real = AudioContext;"
        " window.AudioContext = class extends Real { constructor(...how) { super(...how); window.opened++; } };"
    )
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")
    assert page.evaluate("window.opened") == 0
    page.get_by_role("button", name="Sound", exact=True).click()  # on by default, so this turns it off
    assert page.evaluate("localStorage.getItem('sound')") == "off"
    page.reload()
    page.wait_for_selector("[data-moves] button")
    page.mouse.click(400, 400)
    page.keyboard.press("Tab")
    assert page.evaluate("window.opened") == 0
    page.get_by_role("button", name="Sound", exact=True).click()
    page.mouse.click(400, 400)
    assert page.evaluate("window.opened") == 1
