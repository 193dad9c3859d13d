"""What lies on a table is named where it lies, and tells more to a pointer that rests, to the focus and to a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from . import player, scenes

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

LANGUAGES = ("en", "fr", "de", "es", "nl")
PHONES = ((390, 844), (360, 640))
LARGE, USUAL = (2560, 1440), (1440, 900)
# Names that are too small to read, or leave the stage, or lie on one another.
ILL_NAMED = """names => {
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const shown = [...document.querySelectorAll(names)].filter(one => one.checkVisibility());
    const boxes = shown.map(one => [one, one.getBoundingClientRect()]);
    const isOut = box => box.left < stage.left || box.right > stage.right || box.bottom > stage.bottom;
    const lies = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return shown.length < 2 ? ['none'] : boxes.filter(([one, box]) => isOut(box)
        || parseFloat(getComputedStyle(one).fontSize) < 11.9
        || boxes.some(([other, its]) => other !== one && lies(box, its))).map(([one]) => one.textContent);
}"""
SAID = """() => {
    window.said = new Set();
    const hear = () => window.said.add(document.querySelector('[data-status]')?.textContent ?? '');
    new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
CELL = r"/\b[A-F][1-6]\b/"


def middle(piece: Locator) -> dict[str, float]:
    box = piece.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


@pytest.mark.parametrize(
    ("scene", "piece", "words"),
    [
        ("ice_and_sky", ".sum", "the cards in sight add up to"),
        ("ice_and_sky", "[data-bell]", "golden while the target is met"),
        ("ice_and_sky", ".bergs .count", "one Ice melts for every gas"),
        ("winter", "[data-fan]", "in what order they come, nobody knows"),
    ],
)
def test_a_thing_tells_what_it_is(page: Page, phone: Page, scene: str, piece: str, words: str) -> None:
    scenes.show(page, scene)
    told = page.get_by_role("tooltip")
    page.locator(piece).first.hover()
    expect(told).to_contain_text(words)
    page.mouse.move(3, 3)
    expect(told).to_have_count(0)
    page.keyboard.press("Tab")  # the focus is shown to whoever uses keys
    page.locator(piece).first.focus()
    expect(told).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)

    scenes.show(phone, scene)
    line = phone.context.new_cdp_session(phone)
    held = phone.locator(piece).locator("visible=true").first
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle(held)]})
    told = phone.get_by_role("tooltip")
    expect(told).to_contain_text(words)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_contain_text(words)
    box = told.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONES[0][0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scene", "names"),
    [
        ("snowball_fight-draft", ".piles .label em"),
        ("snowball_fight", ".piles .label em"),
        ("cold_spell", "[data-stash] .count"),
    ],
)
def test_piles_and_heaps_are_named_on_a_phone(page: Page, scene: str, names: str, language: str) -> None:
    player.keep(page, pace="at-once", drawer="shut", language=language)
    scenes.show(page, scene)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        assert page.evaluate(ILL_NAMED, names) == [], (width, height)


def test_what_happens_in_cold_spell_is_told_without_coordinates(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="fast", drawer="shut")
    scenes.show(page, "cold_spell")
    page.evaluate(SAID)
    scenes.play_out(page, "cold_spell")
    page.wait_for_function("() => window.said.size > 1 && !document.querySelector('[data-playing]')")
    said = page.evaluate("[...window.said]")
    assert any("onto your rack" in one for one in said), said
    assert page.evaluate(f"[...window.said].filter(one => {CELL}.test(one))") == []


def test_the_lake_grows_more_than_what_stands_around_it(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "winter")
    wide = {}
    for width, height in (USUAL, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        wide[width] = page.locator("[data-card] .hit, [data-card]").first.bounding_box()
    small, large = wide[USUAL[0]], wide[LARGE[0]]
    assert small is not None
    assert large is not None
    assert large["width"] / small["width"] > 1.1 * LARGE[1] / USUAL[1]
