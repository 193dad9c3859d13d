"""The yard: fought by its cards alone it ends in what the server has, and every card tells what it does."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from . import player, scenes

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

Press = Callable[["Page", random.Random], None]
SCREENS = ((1440, 900), (2560, 1440), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390), (667, 375))
LANGUAGES = ("en", "de", "fr", "nl", "es")
STOPS = "[data-phase] [data-stop]"
SETTLED = (
    "() => !document.querySelector('[data-playing]') && !document.querySelector('.pending')"
    f" && document.querySelector('{STOPS}, [data-ending]')"
)
CHANGED = "old => Number(document.querySelector('[data-seq]').dataset.seq) > old"
BOARD = """() => {
    const yard = document.querySelector('[data-phase]');
    const cards = (root) => [...(root?.querySelectorAll('[data-card]') ?? [])].map(one => Number(one.dataset.card));
    const at = (place) => yard.querySelector(`[data-place="${place}"]`);
    const count = (place) => Number(at(place).closest('.pile').querySelector('b').textContent);
    const thrown = (place) => at(place)?.dataset.thrown ?? null;
    return {
        seq: Number(yard.closest('[data-seq]').dataset.seq),
        phase: yard.dataset.phase,
        tops: [0, 1].map(deck => cards(at(`deck-${deck}`))[0] ?? null),
        abandoned: cards(at('abandoned')),
        draw: [0, 1].map(seat => count(`draw-${seat}`)),
        discard: [0, 1].map(seat => count(`discard-${seat}`)),
        shown: [0, 1].map(seat => thrown(`thrown-${seat}`)),
        second: [0, 1].map(seat => thrown(`second-${seat}`)),
    };
}"""
FOUGHT_OVER = ("snowball_fight", "snowball_fight-steal", "snowball_fight-upgrade", "snowball_fight-ultra")
ASKED = ("snowball_fight-draft", "snowball_fight-follow", "snowball_fight-abandon", "snowball_fight-bonus")


def on_the_server(page: Page) -> dict[str, Any]:
    """What the server shows to whoever has the page, as the board tells of it."""
    table = page.url.rpartition("/")[2]
    update = page.request.get(f"/api/tables/{table}/update").json()
    view = update["view"]
    players = view["players"]
    side = {name: [one[name] and one[name]["side"] for one in players] for name in ("shown", "shown_second")}
    return {
        "seq": update["seq"],
        "phase": view["phase"],
        "tops": [deck["top"] and deck["top"]["card"] for deck in view["arsenal"]],
        "abandoned": [card["card"] for card in view["abandoned"][-5:]],
        "draw": [one["draw"]["count"] for one in players],
        "discard": [one["discard"]["count"] for one in players],
        "shown": side["shown"],
        "second": side["shown_second"],
    }


def is_table_bare(phase: str) -> bool:
    """While cards are kept, and when all are counted, neither Arsenal nor throws lie there."""
    return phase.startswith("keeping") or phase == "over"


def compare(page: Page) -> None:
    """Both are read until they are of the same moment: a rival may choose between the two looks."""
    there, here = on_the_server(page), page.evaluate(BOARD)
    until = time.monotonic() + player.LONGEST
    while there["seq"] != here["seq"] and time.monotonic() < until:
        page.wait_for_timeout(30)
        there, here = on_the_server(page), page.evaluate(BOARD)
    bare = {"tops", "abandoned", "shown", "second"} if is_table_bare(there["phase"]) else set()
    assert {key: here[key] for key in here.keys() - bare} == {key: there[key] for key in there.keys() - bare}


def fight(page: Page, press: Press, *, choices: int = 400) -> int:
    """Only what lies in the yard is pressed; before each choice it is as the server has it.  How many were made."""
    dice = random.Random(6)
    until = time.monotonic() + player.LONGEST
    for made in range(choices):
        page.wait_for_function(SETTLED, timeout=60_000)
        compare(page)
        if player.is_over(page):
            return made
        assert time.monotonic() < until
        before = player.seq(page)
        press(page, dice)
        page.wait_for_function(CHANGED, arg=before)
    return choices


def click(page: Page, dice: random.Random) -> None:
    dice.choice(page.locator(STOPS).all()).click()


def tap(page: Page, dice: random.Random) -> None:
    dice.choice(page.locator(STOPS).all()).tap()


def press_keys(page: Page, dice: random.Random) -> None:
    """Tab to the yard, arrows within it, Enter."""
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('[data-stop]')"):
            break
        page.keyboard.press("Tab")
    for _ in range(dice.randrange(4)):
        page.keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    assert page.evaluate("document.activeElement.matches('[data-stop]')")
    page.keyboard.press("Enter")


def test_a_whole_fight_is_fought_by_mouse(page: Page) -> None:
    player.keep(page, drawer="shut")
    player.set_up(page, "snowball_fight")
    player.wait_until_dealt(page)
    assert fight(page, click) > 4
    assert page.locator("[data-ending]").count() == 1


def test_a_whole_fight_is_fought_by_a_finger(phone: Page) -> None:
    player.keep(phone, drawer="shut")
    player.set_up(phone, "snowball_fight")
    player.wait_until_dealt(phone)
    assert fight(phone, tap) > 4


def test_a_whole_fight_is_fought_by_keys(page: Page) -> None:
    player.keep(page, drawer="shut")
    player.set_up(page, "snowball_fight")
    player.wait_until_dealt(page)
    assert fight(page, press_keys) > 4


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_was_played_out_is_what_the_server_has(page: Page, motion: Any) -> None:
    page.emulate_media(reduced_motion=motion)
    player.keep(page, pace="fast", drawer="shut")
    player.set_up(page, "snowball_fight", options={"turn_cap": 40})
    player.wait_until_dealt(page)
    page.wait_for_function(SETTLED)
    page.evaluate(
        "() => { window.acts = new Set();"
        " new MutationObserver(() => window.acts.add(document.querySelector('[data-phase]')?.dataset.act ?? ''))"
        ".observe(document.body, { subtree: true, attributeFilter: ['data-act'] }); }"
    )
    fight(page, click, choices=12)
    assert {"reveal", "land", "draw", "move"} <= set(page.evaluate("[...window.acts]"))


def test_snowballs_fly_in_an_arc_and_burst(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="normal", drawer="shut")
    player.set_up(page, "snowball_fight", options={"turn_cap": 40})
    player.wait_until_dealt(page)
    page.evaluate(
        "() => { window.seen = new Set(); const look = () => {"
        " for (const name of ['.ball', '.splash svg', '.splash i'])"
        " if (document.querySelector(name)) window.seen.add(name);"
        " requestAnimationFrame(look); }; look(); }"
    )
    throw = "[data-hand] [data-side=snowball][data-stop], [data-hand] [data-side=slushball][data-stop]"
    for _ in range(30):
        page.wait_for_function(SETTLED, timeout=60_000)
        if len(page.evaluate("[...window.seen]")) == 3:
            return
        before = player.seq(page)
        page.locator(throw if page.locator(throw).count() else STOPS).first.click()
        page.wait_for_function(CHANGED, arg=before, timeout=60_000)
    pytest.fail("Nothing was thrown that hit.")


@pytest.mark.parametrize("scene", [*FOUGHT_OVER, *ASKED, "snowball_fight-final"])
def test_everything_fits_on_every_screen(page: Page, scene: str) -> None:
    player.keep(page, drawer="shut")
    scenes.show(page, scene)
    for language in LANGUAGES:
        page.evaluate(f"localStorage.setItem('language', '{language}')")
        page.reload()
        page.wait_for_function(SETTLED)
        for width, height in SCREENS:
            size: ViewportSize = {"width": width, "height": height}
            page.set_viewport_size(size)
            for fault in (OUTSIDE, UNREACHED, CUT_OFF, TINY, COVERED):
                assert page.evaluate(fault) == [], f"{language}, {width} × {height}"


OUTSIDE = """() => [...document.querySelectorAll('[data-phase] :is([data-stop], [data-plate], [data-status], .thrown)')]
    .filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < -3 || box.top < -3 || box.right > innerWidth + 3 || box.bottom > innerHeight + 3;
    }).map(one => one.outerHTML.slice(0, 160))"""
UNREACHED = """() => [...document.querySelectorAll('[data-phase] [data-stop]')].filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !one.contains(hit);
}).map(one => one.outerHTML.slice(0, 160))"""
CUT_OFF = """() => [...document.querySelectorAll('[data-phase] :is(.words, .tag, .refusal, .chips span, .told li)')]
    .filter(one => one.offsetParent)
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => `${one.className}: ${one.textContent} ${one.scrollHeight}/${one.clientHeight}`)"""
COVERED = """() => {
    const boxes = (found) => [...document.querySelectorAll(`[data-phase] ${found}`)].filter(one => one.offsetParent)
        .map(one => [one.getBoundingClientRect(), one.textContent.trim().slice(0, 60)]);
    const [[ribbon, text]] = boxes('[data-status]');
    return boxes(':is(.sledge p, .chips, .tag, .refusal, [data-theft], [data-plate])')
        .filter(([box]) => box.left < ribbon.right - 12 && box.right > ribbon.left + 12
            && box.top < ribbon.bottom - 2 && box.bottom > ribbon.top + 2)
        .map(([, other]) => `${text} on ${other}`);
}"""
TINY = """() => [...document.querySelectorAll('[data-hand] .words :is(b, small), .thrown :is(b, small), .refusal')]
    .filter(one => one.offsetParent && parseFloat(getComputedStyle(one).fontSize) < 11.9)
    .map(one => `${one.textContent}: ${getComputedStyle(one).fontSize}`)"""


def test_a_side_tells_all_about_itself_to_pointer_and_keys(page: Page) -> None:
    player.keep(page, drawer="shut")
    scenes.show(page, "snowball_fight")
    side = page.locator("[data-hand] [data-side][data-stop]").first
    side.hover()
    told = page.get_by_role("tooltip")
    expect(told).to_contain_text("beats")
    expect(told).to_contain_text("loses to")
    page.mouse.move(5, 300)
    expect(told).to_have_count(0)
    before = player.seq(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-hand] [data-side]')"):
            break
    expect(told).to_contain_text("loses to")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    assert player.seq(page) == before


def test_a_side_that_is_held_tells_all_about_itself_and_is_not_chosen(phone: Page) -> None:
    player.keep(phone, drawer="shut")
    scenes.show(phone, "snowball_fight")
    before = player.seq(phone)
    box = phone.locator("[data-hand] [data-side][data-stop]").first.bounding_box()
    assert box is not None
    line = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    told = phone.get_by_role("tooltip")
    expect(told).to_contain_text("loses to")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_contain_text("loses to")
    assert player.seq(phone) == before
    inside = told.bounding_box()
    assert inside is not None
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= 390


def test_piles_are_looked_through_as_cards_and_show_no_more_than_is_known(page: Page) -> None:
    player.keep(page, drawer="shut")
    scenes.show(page, "snowball_fight")
    view = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/update").json()["view"]
    page.locator("[data-place=abandoned] + svg + button").click()
    abandoned = page.locator("[data-look] [data-card]")
    expect(abandoned).to_have_count(len(view["abandoned"]))
    page.keyboard.press("Escape")
    for seat, one in enumerate(view["players"]):
        page.locator(f"[data-place=draw-{seat}]").click()
        known = {card["card"] for card in one["owned"]} | {card["card"] for card in one["maybe"]["cards"]}
        known |= {card["card"] for pile in ("draw", "discard", "hand") for card in one[pile]["cards"]}
        shown = page.evaluate("[...document.querySelectorAll('[data-look] [data-card]')].map(one => +one.dataset.card)")
        assert set(shown) <= known
        page.keyboard.press("Escape")
        expect(page.locator("[data-look]")).to_have_count(0)


def test_all_fourteen_actions_are_drawn_and_told(page: Page) -> None:
    player.keep(page, drawer="shut")
    scenes.show(page, "snowball_fight-draft")
    page.get_by_role("button", name="All fourteen actions").click()
    sides = page.locator("[data-look=guide] [data-side]")
    expect(sides).to_have_count(14)
    for side in sides.all():
        assert side.locator("svg use").count() >= 1
        assert side.locator("small").inner_text()


def test_in_the_dusk_everything_can_still_be_read(page: Page) -> None:
    player.keep(page, drawer="shut")
    scenes.show(page, "snowball_fight-final")
    colours = page.evaluate(
        "[...document.querySelectorAll('section h3, .sledge p')].filter(one => one.offsetParent)"
        ".map(one => getComputedStyle(one).color.match(/\\d+/g).slice(0, 3).map(Number))"
    )
    assert colours
    assert all(min(colour) > 180 for colour in colours), "dark on the dark yard"


def test_a_card_that_has_the_focus_may_leave_the_hand(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="fast", drawer="shut")
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    scenes.show(page, "snowball_fight")
    before = player.seq(page)
    half = page.locator("button[data-side][data-stop]").first
    half.focus()
    half.click()
    page.wait_for_function("before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before)
    page.wait_for_function("() => !document.querySelector('[data-playing]')")
    assert troubles == []


def test_at_the_end_every_card_lies_open_once_and_no_pile_beside_it(page: Page) -> None:
    scenes.ending(page, "snowball_fight")
    view = player.seen(page)
    open_cards = page.locator("[data-phase=over] [data-card]:visible")
    shown = open_cards.evaluate_all("all => all.map(one => Number(one.dataset.card))")
    owned = [card for one in view["players"] for pile in ("hand", "draw", "discard") for card in one[pile]["cards"]]
    owned += [card for one in view["players"] for card in one["in_play"]]
    assert sorted(shown) == sorted(card["card"] for card in owned)
    expect(page.locator("[data-phase=over] .piles").first).to_be_hidden()
