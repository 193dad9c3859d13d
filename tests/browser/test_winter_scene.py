"""Winter is played on its own stage: pieces are touched, carried and turned, and the lake never tears."""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from . import player, scenes
from .watching import OUTSIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = ((360, 640), (390, 844), (844, 390), (1024, 768), (768, 1024), (1440, 900), (2560, 1440))
IDLE = "() => !document.querySelector('[data-playing]') && document.querySelector('[data-moves] button, [data-ending]')"
LYING = """() => ({
    cards: [...document.querySelectorAll('[data-card]')].map(one => [+one.dataset.card, +one.dataset.row,
        +one.dataset.column, one.dataset.sections]).sort((a, b) => a[0] - b[0]),
    counters: document.querySelectorAll('[data-counter]').length,
    held: +(document.querySelector('[data-held]')?.dataset.held ?? 0),
})"""
# At every frame, how far each card that rests lies from where its row and column put it beside the others, in
# sections; and how often the lake was fitted anew.  A piece in the air or touched is not part of the sheet.
TEARS = """() => {
    window.torn = [];
    window.fits = new Set();
    const look = () => {
        const cards = [...document.querySelectorAll('[data-card]:not([data-moving]):not(.picked):not(.broken)')]
            .filter(one => !one.closest('.floe'));
        const boxes = cards.map(one => [one, one.parentElement.getCTM(), one.getCTM()]);
        const [first] = boxes;
        if (first && boxes.length > 1) {
            const section = 48 * first[1].a;
            window.fits.add([section, first[1].e, first[1].f].map(one => one.toFixed(1)).join(' '));
            for (const [one, , at] of boxes) {
                const across = (at.e - first[2].e) / section - (one.dataset.column - first[0].dataset.column);
                const down = (at.f - first[2].f) / section - (one.dataset.row - first[0].dataset.row);
                if (Math.hypot(across, down) > 0.02 || Math.abs(at.a / first[2].a - 1) > 0.01)
                    window.torn.push([+one.dataset.card, across, down]);
            }
        }
        requestAnimationFrame(look);
    };
    look();
}"""
BARE = """state => [...document.querySelectorAll(`[data-state=${state}] .hit`)].flatMap(hit => {
    const box = hit.getBoundingClientRect();
    return [0.15, 0.5, 0.85].flatMap(x => [0.15, 0.5, 0.85].map(y => [box.x + x * box.width, box.y + y * box.height]))
        .filter(([x, y]) => document.elementFromPoint(x, y) === hit);
})[0]"""
UNREACHED = """() => [...document.querySelectorAll('[data-seq] [data-stop]')].filter(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !one.contains(top) && !top?.closest('[data-stop], [data-counter], [data-card]');
}).map(one => one.getAttribute('aria-label') ?? one.textContent)"""


def touch_card(page: Page, state: str) -> None:
    """A card of this kind, where no other piece lies on it."""
    page.mouse.click(*page.evaluate(BARE, state))


def wait_for_status(page: Page, text: str) -> None:
    page.wait_for_function(
        "text => document.querySelector('[data-status]').textContent.trim().replace(/\\s+/g, ' ') === text", arg=text
    )


def test_a_whole_game_is_played_by_pressing_pieces(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    assert player.press_pieces(page, lambda stop: stop.click(timeout=1500), ".back") > 5
    assert player.seen(page)["result"]
    assert page.locator("[data-result]").count() == 1


def test_a_whole_game_is_played_by_touch_on_a_phone(phone: Page) -> None:
    player.keep(phone, pace="at-once")
    player.set_up(phone, "winter")
    player.wait_until_dealt(phone)
    assert player.press_pieces(phone, lambda stop: stop.tap(timeout=1500), ".back", 2) > 5
    assert player.seen(phone)["result"]


def test_a_whole_game_is_played_by_keys_alone(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    dice = random.Random(3)
    page.wait_for_selector("[data-seq] [data-stop]")
    until = time.monotonic() + player.LONGEST
    while not player.is_over(page):
        assert time.monotonic() < until, page.inner_text("[data-seq]")[-800:]
        if not page.evaluate("document.activeElement.matches('[data-seq] [data-stop]')"):
            page.keyboard.press("Tab")
            continue
        for _ in range(dice.randrange(4)):
            page.keyboard.press(dice.choice(("ArrowRight", "ArrowDown", "ArrowLeft")))
        before = player.seq(page)
        page.keyboard.press("Enter")
        player.wait_for_change(page, before)
    assert player.seen(page)["result"]


@pytest.mark.parametrize("scene", ["winter-place", "winter-thaw"])
def test_the_lake_never_tears(page: Page, scene: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="fast", drawer="shut")
    scenes.show(page, scene)
    page.mouse.move(5, 5)
    page.evaluate(TEARS)
    closer = page.get_by_role("button", name="Closer")
    dice = random.Random(4)
    for _ in range(6):
        page.wait_for_function(IDLE)
        if player.is_over(page):
            break
        closer.evaluate("one => one.click()")  # whatever is played, it is fitted anew
        player.choose(page, dice, board=False)
    page.wait_for_function("() => window.fits.size > 3")
    assert page.evaluate("window.torn.slice(0, 5)") == []


def test_the_lake_lies_in_its_place_from_the_first_look_on(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="slow", drawer="shut")
    page.add_init_script(
        "window.places = new Set(); const look = () => { const card = document.querySelector('[data-card]');"
        " if (card) { const box = card.getBoundingClientRect(); window.places.add(`${box.x} ${box.y}`); }"
        " requestAnimationFrame(look); }; look();"
    )
    scenes.show(page, "winter-thaw")
    page.reload()
    page.wait_for_selector("[data-moves] button")
    page.wait_for_function(
        "() => window.places.size > 0 && !document.querySelector('[data-lake]').getAnimations().length"
    )
    assert page.evaluate("window.places.size") <= 2


def test_a_lake_that_tears_is_noticed(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-thaw")
    page.evaluate(TEARS)
    page.evaluate("document.querySelectorAll('[data-card]')[2].parentElement.style.translate = '6px 0'")
    page.wait_for_function("() => window.torn.length > 0")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_after_every_event_the_lake_shows_what_the_server_has(page: Page, motion: Any) -> None:
    page.emulate_media(reduced_motion=motion)
    player.keep(page, pace="fast", drawer="shut")
    scenes.show(page, "winter-thawing")
    dice = random.Random(5)
    for _ in range(6):
        page.wait_for_function(IDLE)
        if player.is_over(page):
            break
        view, lying = player.settled(page, LYING)
        cards = sorted([one["card"], one["row"], one["column"], one["sections"]] for one in view["cards"])
        held = view["held"]["card"] if view["held"] else 0
        assert lying == {"cards": cards, "counters": len(view["counters"]), "held": held}
        player.choose(page, dice, board=False)


def test_a_held_card_is_turned_by_a_press_the_wheel_and_a_key_and_laid_by_dragging(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-place")
    hand = page.locator(".held [data-stop]")
    looks = [hand.get_attribute("aria-label")]
    hand.click()
    looks.append(hand.get_attribute("aria-label"))
    page.keyboard.press("r")
    looks.append(hand.get_attribute("aria-label"))
    page.mouse.wheel(0, 120)
    page.wait_for_function(
        "look => document.querySelector('.held [data-stop]').getAttribute('aria-label') !== look", arg=looks[-1]
    )
    assert looks[0] == looks[2] != looks[1]
    before = player.seq(page)
    card = player.seen(page)["held"]["card"]
    hand.drag_to(page.locator("[data-spot]").first)
    page.wait_for_function("before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before)
    page.wait_for_selector(f"[data-card='{card}']")


def test_a_touched_card_is_asked_about_beside_it_and_put_back(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-thawing")
    before = player.seen(page)
    touch_card(page, "free")
    page.wait_for_selector(".card.picked")
    words = page.locator("[data-beside] button").all_inner_texts()
    assert words == ["Move", "Remove", "Put it back"]
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-beside]", state="detached")
    assert player.seen(page) == before


def test_what_cannot_be_done_says_why(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-thawing")
    before = player.seen(page)
    touch_card(page, "pinned")
    wait_for_status(page, "Pinned: a counter lies on it")
    mine = before["colours"].index(before["turn"])
    theirs = ("light", "dark")[1 - mine]
    page.locator(f"[data-counter^={theirs}]").first.click()
    wait_for_status(page, "This counter is not yours")
    assert player.seen(page) == before


def test_pinned_free_and_movable_cards_have_shapes_of_their_own(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-thawing")
    view = player.seen(page)
    free = {one["card"] for one in view["cards"] if one["free"]}
    signs = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('[data-card]')].map(one => [one.dataset.card,"
        " [one.dataset.state, !!one.querySelector('.nails'), !!one.querySelector('.drip'),"
        " !!one.querySelector('.handles')]]))"
    )
    for card, [state, *shapes] in signs.items():
        expected = ["free", False, True, False] if int(card) in free else ["pinned", True, False, False]
        assert [state, *shapes] == expected
    page.locator("[data-moves] button", has_text="Move").first.evaluate("one => one.click()")
    page.wait_for_selector("[data-state=movable] .handles")


def test_what_is_forced_happens_by_itself(page: Page) -> None:
    player.keep(page, pace="fast", drawer="shut")
    position = scenes.Position("winter", lambda view, offered: offered == {"draw"} and len(view["cards"]) > 2)
    match, seat = scenes.find(position)
    left = len(json.loads(match.told_to(seat))["undrawn"])
    scenes.bring(page, match, seat)
    page.wait_for_selector(".held [data-stop]")
    assert len(player.seen(page)["undrawn"]) < left


def test_a_counter_that_is_carried_off_the_ice_is_taken_away(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-thawing")
    before = player.seen(page)
    colour = ("light", "dark")[before["colours"].index(before["turn"])]
    mine = sum(one["colour"] == colour for one in before["counters"])
    page.locator(f"[data-counter^={colour}]").first.drag_to(page.locator(".ours"))
    page.wait_for_function(
        "([colour, count]) => document.querySelectorAll(`[data-counter^=${colour}]`).length < count", arg=[colour, mine]
    )


def test_parts_of_a_broken_lake_are_told_apart_and_one_is_kept(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter-split")
    groups = player.seen(page)["groups"]
    letters = page.locator(".group [data-stop] text").all_text_contents()
    assert letters == [chr(65 + number) for number in range(len(letters))]
    assert page.locator(".group").count() == len(groups) > len(letters) - 1 > 0
    page.locator(".group [data-stop]").first.click()
    page.wait_for_function("() => !document.querySelector('.group')")


@pytest.mark.parametrize("scene", ["winter", "winter-place", "winter-thawing", "winter-colour"])
def test_everything_to_press_is_inside_the_stage_at_every_size(page: Page, scene: str) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, scene)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        assert page.evaluate(OUTSIDE) == [], (width, height)
        assert page.evaluate(UNREACHED) == [], (width, height)
