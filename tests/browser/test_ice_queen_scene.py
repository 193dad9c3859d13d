"""The hall of ice: played by its pieces alone it ends in what the server has; it beats, and it fits on every screen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from . import player, scenes
from .conftest import KEPT, remembered, started

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, ViewportSize

SCREENS = ((1440, 900), (2560, 1440), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390), (667, 375))
CALLABLE = "[data-row][aria-disabled=false]"
SETTLED = (
    "() => !document.querySelector('[data-playing]')"
    f" && document.querySelector('{CALLABLE}, [data-ending]')"
    " && !document.querySelector('.pending')"
)
BOARD = """() => {
    const scene = document.querySelector('[data-hand]');
    const all = (name) => [...scene.querySelectorAll(`[data-${name}]`)].map(one => one.dataset[name] ?? null);
    return {
        seq: Number(scene.closest('[data-seq]').dataset.seq),
        hand: Number(scene.dataset.hand),
        phase: scene.dataset.phase,
        stacks: all('stack').map(Number),
        middle: Number(all('middle')[0]),
        own: Number(all('own')[0] ?? 0),
        shown: [...scene.querySelectorAll('[data-column]')].map(one => Number(one.dataset.shown ?? 0)),
        out: scene.querySelectorAll('[data-out]').length,
    };
}"""
ACTS = """() => {
    window.acts = [];
    const note = () => {
        const act = document.querySelector('[data-hand]')?.dataset.act ?? '';
        if (act !== (window.acts.at(-1)?.act ?? '')) window.acts.push({ act, at: performance.now() });
    };
    const where = { subtree: true, childList: true, attributeFilter: ['data-act'] };
    new MutationObserver(note).observe(document.body, where);
}"""
SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "chance"},) * 5]


def on_the_server(page: Page, table: str) -> dict[str, Any]:
    """What the server shows to whoever has the page, as the board tells of it."""
    update = page.request.get(f"/api/tables/{table}/update").json()
    view = update["view"]
    shown = view["last"]["shown"] if view["last"] else [None] * view["seats"]
    return {
        "seq": update["seq"],
        "hand": view["hand"],
        "phase": view["phase"],
        "stacks": view["stacks"],
        "middle": len(view["middle"]),
        "own": view["own"]["card"] if view["own"] else 0,
        "shown": [card["card"] if card else 0 for card in shown],
        "out": view["stacks"].count(0),
    }


def play_on_the_board(page: Page, table: str, *, hands: int = 100, tap: bool = False) -> int:
    """Only rows of the own card are pressed; before each, the board is as the server has it.  How many were pressed."""
    dice = random.Random(5)
    pressed = 0
    while True:
        page.wait_for_function(SETTLED, timeout=60_000)
        assert page.evaluate(BOARD) == on_the_server(page, table)
        if player.is_over(page) or pressed == hands:
            return pressed
        row = page.locator(CALLABLE).nth(dice.randrange(13))
        before = player.seq(page)
        (row.tap if tap else row.click)()
        page.wait_for_function("old => Number(document.querySelector('[data-seq]').dataset.seq) > old", arg=before)
        pressed += 1


def test_a_whole_game_is_played_by_pressing_the_card(page: Page) -> None:
    page.add_init_script("localStorage.setItem('drawer', 'shut')")
    table = player.set_up(page, "ice_queen", SEATS[:3])
    player.wait_until_dealt(page)
    assert play_on_the_board(page, table) > 0
    assert page.locator("[data-ending]").count() == 1


def test_a_whole_game_is_played_by_a_finger(phone: Page) -> None:
    table = player.set_up(phone, "ice_queen", SEATS[:4])
    player.wait_until_dealt(phone)
    assert play_on_the_board(phone, table, tap=True) > 0


def test_a_whole_game_is_played_by_keys(page: Page) -> None:
    """Tab to the card, arrows over its rows, Enter; then the focus is on the next card by itself."""
    page.add_init_script("localStorage.setItem('drawer', 'shut')")
    table = player.set_up(page, "ice_queen", SEATS[:2])
    player.wait_until_dealt(page)
    dice = random.Random(7)
    while True:
        page.wait_for_function(SETTLED, timeout=60_000)
        if player.is_over(page):
            break
        tab_to_a_row(page)
        for _ in range(dice.randrange(4)):
            page.keyboard.press(dice.choice(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"]))
        before = player.seq(page)
        page.keyboard.press("Enter")
        page.wait_for_function("old => Number(document.querySelector('[data-seq]').dataset.seq) > old", arg=before)
    assert page.evaluate(BOARD) == on_the_server(page, table)


def tab_to_a_row(page: Page) -> None:
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('[data-row]')"):
            return
        page.keyboard.press("Tab")
    pytest.fail("The Tab key never came to the card.")


@pytest.fixture
def patient(browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path) -> Iterator[Page]:
    """A page of a server whose bots wait until a hand was played out: with several waiting, hands are fast."""
    with started(tmp_path, pace=5) as address:
        own = {"base_url": address, "storage_state": remembered(address, **KEPT), "reduced_motion": "no-preference"}
        with browser.new_context(**{**browser_context_args, **own}) as context:
            yield context.new_page()


def test_a_hand_beats_for_two_seconds_and_ends_in_what_the_server_has(patient: Page) -> None:
    page = patient
    page.add_init_script("localStorage.setItem('pace', 'normal'); localStorage.setItem('drawer', 'shut')")
    table = player.set_up(page, "ice_queen", SEATS[:2], options={"hand_cap": 500})
    player.wait_until_dealt(page)
    page.wait_for_function(SETTLED)
    page.evaluate(ACTS)
    assert play_on_the_board(page, table, hands=2) == 2
    acts = page.evaluate("window.acts")
    names = [one["act"] for one in acts]
    assert names[:4] == ["call", "show", "count", "hold"]
    assert set(names) & {"collect", "pool"}
    calls = [one["at"] for one in acts if one["act"] == "call"]
    ends = [one["at"] for one in acts if one["act"] == ""]
    assert all(end - start >= 2000 for start, end in zip(calls, ends, strict=False))


def test_where_nothing_moves_the_way_of_the_cards_is_drawn(page: Page) -> None:
    page.add_init_script("localStorage.setItem('pace', 'normal'); localStorage.setItem('drawer', 'shut')")
    player.set_up(page, "ice_queen", SEATS[:3], options={"hand_cap": 500})
    player.wait_until_dealt(page)
    page.wait_for_function(SETTLED)
    page.locator(CALLABLE).first.click()
    page.wait_for_selector("[data-act=collect] .ways path, [data-act=pool] .ways path", state="attached")
    assert page.locator(".flights .card").count() == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_everything_fits_on_every_screen(page: Page, seats: int, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('language', '{language}'); localStorage.setItem('drawer', 'shut')")
    seen = scenes.Position("ice_queen", lambda view, offered: view["hand"] > 1 and bool(offered), seats)
    scenes.bring(page, *scenes.find(seen))
    for width, height in SCREENS:
        size: ViewportSize = {"width": width, "height": height}
        page.set_viewport_size(size)
        assert page.evaluate(OUTSIDE) == [], f"{width} × {height}"
        assert page.evaluate(COVERED) == [], f"{width} × {height}"
        assert page.evaluate(CUT_OFF) == [], f"{width} × {height}"


OUTSIDE = """() => {
    const things = "[data-column] .front, [data-pile], [data-plate], [data-own], [data-row], [data-tablet]";
    return [...document.querySelectorAll(things)].filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < -6 || box.top < 0 || box.right > innerWidth + 6 || box.bottom > innerHeight + 1;
    }).map(one => one.outerHTML.slice(0, 120));
}"""
CUT_OFF = """() => [...document.querySelectorAll('[data-column] .foot')].filter(foot => {
    const end = foot.offsetTop + foot.offsetHeight + 1;
    return [...foot.querySelectorAll('.names, .value')].some(one => one.offsetTop + one.offsetHeight > end);
}).map(foot => foot.textContent)"""
COVERED = """() => [...document.querySelectorAll('[data-row]')].filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width * 0.4, box.y + box.height / 2);
    const label = one.querySelector('.label');
    return !one.contains(hit) || one.scrollWidth > one.clientWidth + 1 || label.scrollHeight > box.height + 2;
}).map(one => one.dataset.row)"""


def test_whoever_has_no_cards_frosts_over_and_the_last_two_see_bright_windows(page: Page) -> None:
    two_left = scenes.Position(
        "ice_queen", lambda view, offered: bool(offered) and view["stacks"].count(0) == 2, 4, {"memory": "on"}
    )
    scenes.bring(page, *scenes.find(two_left))
    expect(page.locator("[data-out]")).to_have_count(2)
    expect(page.locator("[data-out] .frost")).to_have_count(2)
    expect(page.locator(".isBright")).to_have_count(1)


def test_the_last_hands_before_the_cap_are_counted_down(page: Page) -> None:  # 4.4
    near = scenes.Position("ice_queen", lambda view, offered: bool(offered) and view["hand"] == 3, 2, {"hand_cap": 12})
    scenes.bring(page, *scenes.find(near))
    expect(page.locator("[data-cap]")).to_have_text("9 hands left")


def test_the_cards_seen_and_those_in_the_middle_can_be_read(page: Page) -> None:  # 5.1
    scenes.show(page, "ice_queen")
    count = int(page.locator("[data-memory]").get_attribute("data-memory") or 0)
    page.locator("[data-memory] summary").click()
    expect(page.locator("[data-memory] li")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(page.locator("[data-memory] li").first).to_be_hidden()
    middle = int(page.locator("[data-pot]").get_attribute("data-middle") or 0)
    page.locator("[data-pot] summary").click()
    expect(page.locator("[data-pot] li")).to_have_count(middle)
