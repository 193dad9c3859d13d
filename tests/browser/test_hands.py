"""What fingers and keys do on the boards: pinching and panning the lake, typing and dragging on the word bench."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError, expect

from snowedin.core.match import Match

from . import player, scenes

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

LAKE = "[data-zoom]"
WATER = (30, 540)  # on a phone, a place on the lake where nothing lies
IN_SIGHT = """() => [...document.querySelectorAll('[data-spot]')].find(one => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
})"""
Points = list[tuple[float, float]]


def touch(line: CDPSession, kind: str, points: Points) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def slide(page: Page, start: Points, end: Points, steps: int = 8) -> None:
    """Put fingers down, move them evenly, and lift them."""
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", start)
    for step in range(1, steps + 1):
        part = step / steps
        moved = [(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in zip(start, end, strict=True)]
        touch(line, "touchMove", moved)
    touch(line, "touchEnd", [])
    page.wait_for_timeout(50)


def look(page: Page) -> tuple[float, float, float]:
    """How near the lake is, and how far it was moved to the right and down."""
    zoom = float(page.get_attribute(LAKE, "data-zoom") or 0)
    across, down = (page.get_attribute(LAKE, "data-shift") or "").split()
    return zoom, float(across), float(down)


def fit(page: Page) -> None:
    """Chromium takes a tap soon after a slide for a stop of the glide, as a person sees, who then taps again."""
    for _ in range(5):
        page.get_by_role("button", name="Fit").tap()
        with suppress(TimeoutError):
            page.wait_for_selector("[data-shift='0.0 0.0']", timeout=4000)
            return


def test_the_lake_is_pinched_and_panned(phone: Page) -> None:
    scenes.show(phone, "winter")
    x, y = WATER
    assert look(phone) == (1, 0, 0)
    slide(phone, [(x, y), (x + 60, y - 60)], [(x, y), (x + 180, y - 180)])
    near = look(phone)
    assert near[0] == pytest.approx(3, rel=0.1)
    assert phone.evaluate("scrollY") == 0, "the page moved under a pinch"
    slide(phone, [(x + 60, y)], [(x + 10, y - 40)])
    panned = look(phone)
    assert panned[0] == near[0]
    assert panned[1:] == pytest.approx((near[1] - 50, near[2] - 40), abs=8)
    slide(phone, [(x, y), (x + 180, y - 180)], [(x, y), (x + 60, y - 60)])
    assert look(phone)[0] == pytest.approx(1, rel=0.1)
    fit(phone)
    assert look(phone) == (1, 0, 0)


def test_one_finger_does_not_move_a_lake_that_fits(phone: Page) -> None:
    scenes.show(phone, "winter")
    x, y = WATER
    slide(phone, [(x, y - 20)], [(x + 60, y - 320)])
    assert look(phone) == (1, 0, 0)
    assert phone.evaluate("scrollY") == 0


def test_a_place_is_chosen_with_a_tap_after_zooming(phone: Page) -> None:
    scenes.show(phone, "winter-place")
    phone.get_by_role("button", name="Closer").tap()
    phone.wait_for_selector("[data-zoom='1.300']")
    before = player.seq(phone)
    spot = phone.evaluate_handle(IN_SIGHT).as_element()
    assert spot is not None
    spot.tap()
    phone.wait_for_function("before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before)


def spelled(match: Match, seat: int) -> str:
    """A word that this hand can spell, found by trying: letters until a word may be closed."""
    trial = scenes.copy_of(match)
    word = ""
    while True:
        offered = [(trial.describe(seat, action), action) for action in trial.legal(seat)]
        if word and any(phrase.code == "close" for phrase, _ in offered):
            return word
        phrase, action = next(pair for pair in offered if pair[0].code == "letter")
        word += phrase.args["letter"]
        trial.act(seat, action)


def test_words_are_typed_and_dragged(page: Page) -> None:
    match, seat = scenes.find(scenes.SPELLING)
    word = spelled(match, seat)
    scenes.bring(page, match, seat)
    bench = page.locator("[data-bench]")
    bench.focus()
    page.keyboard.type(word.lower(), delay=5)
    page.wait_for_selector(f"[data-bench][data-open={word}]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"[data-bench][data-words={word}][data-open='']")
    expect(page.locator(".bench")).to_contain_text(re.compile(r"Counts -?\d+ so far"))
    laid = [tile.get_attribute("aria-label") or "" for tile in page.locator("[data-bench] .letter [role=img]").all()]
    assert [name.split(",")[0] for name in laid] == list(word), "cards lie in the word as its letters"
    page.locator(".bench").get_by_role("button", name="Take back").click()
    page.wait_for_selector("[data-bench][data-words=''][data-open='']")
    card = page.locator(".bench .mine li", has=page.get_by_role("button", name=word[0], exact=True)).first
    card.drag_to(bench)
    page.wait_for_selector(f"[data-bench][data-open={word[0]}]")
