"""Games of packages that the page has no scene for: their tables are laid out by hints, and played on by the pieces."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from . import scenes
from .conftest import KEPT, PHONE, remembered, started
from .player import LONGEST, is_over, speak
from .test_access import LANGUAGES, LARGER, SCHEMES, TOO_WIDE, violations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
GAMES = ("connect_four", "leduc", "liars_dice", "ten_thousand", "tic_tac_toe")
FIRST_COMPILE = 300_000  # milliseconds
SHORT: dict[str, dict[str, Any]] = {"ten_thousand": {"target": 500}}
STOP = "[data-seq] [data-stop]"
STATUS = "[data-seq] [data-status]"


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows the examples too."""
    before = os.environ.get("SNOWEDIN_GAMES")
    os.environ["SNOWEDIN_GAMES"] = str(EXAMPLES)
    try:
        with started(tmp_path_factory.mktemp("examples")) as address:
            yield address
    finally:
        os.environ.pop("SNOWEDIN_GAMES")
        if before is not None:
            os.environ["SNOWEDIN_GAMES"] = before


@pytest.fixture
def room(browser: Browser, browser_context_args: dict[str, Any], table_server: str) -> Iterator[Page]:
    """A page of that server, with the drawer shut: nothing is chosen from a list."""
    kept = remembered(table_server, **{**KEPT, "drawer": "shut"})
    how = {**browser_context_args, "base_url": table_server, "storage_state": kept}
    with browser.new_context(**how) as context:
        yield context.new_page()


@pytest.fixture
def touched(browser: Browser, browser_context_args: dict[str, Any], table_server: str) -> Iterator[Page]:
    kept = remembered(table_server, **{**KEPT, "drawer": "shut"})
    how = {**browser_context_args, **PHONE, "base_url": table_server, "storage_state": kept}
    with browser.new_context(**how) as context:
        yield context.new_page()


def sit_down(page: Page, game: str, seats: list[dict[str, str]] | None = None) -> None:
    page.goto("/")
    page.wait_for_selector("article")
    page.request.post("/api/me", data={"name": "Ada"})
    seats = seats or [{"kind": "me"}, {"kind": "bot", "bot": "chance"}]
    created = page.request.post("/api/tables", data={"game": game, "seats": seats, "options": SHORT.get(game, {})})
    assert created.ok, created.text()
    page.goto(f"/table/{created.json()['table']}")
    page.wait_for_selector(f"{STOP}, [data-curtain]", timeout=FIRST_COMPILE)


def seq(page: Page) -> int:
    return int(page.get_attribute("[data-seq]", "data-seq") or 0)


NEXT = """before => document.querySelector('[data-ending]') !== null
    || (Number(document.querySelector('[data-seq]').dataset.seq) > before
        && document.activeElement.matches('[data-seq] [data-stop]'))"""
PRESSES = """seed => {
    const stops = [...document.querySelectorAll('[data-seq] [data-stop]')];
    if (!stops.length) return null;
    const stop = stops[seed % stops.length];
    const box = stop.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reached = document.elementFromPoint(x, y)?.closest('[data-stop]');
    return { x, y, covered: reached !== stop };
}"""


def press_to_the_end(page: Page, press: str = "click", seed: int = 1) -> int:
    """Press whatever can be pressed, at its middle, until the game is over; how many presses lay under something."""
    dice = random.Random(seed)
    covered = 0
    until = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < until, page.inner_text("[data-seq]")[-500:]
        found = page.evaluate(PRESSES, dice.randrange(720_720))
        if found is None:
            page.wait_for_timeout(15)
            continue
        covered += found["covered"]
        if press == "tap":
            page.touchscreen.tap(found["x"], found["y"])
        else:
            page.mouse.click(found["x"], found["y"])
        page.wait_for_timeout(10)
    return covered


@pytest.mark.parametrize("example", GAMES)
def test_a_game_is_played_to_the_end_by_its_pieces(room: Page, example: str) -> None:
    sit_down(room, example)
    press_to_the_end(room)
    expect(room.locator("[data-ending] h2")).to_be_visible()


def test_a_game_is_played_on_a_phone(touched: Page) -> None:
    sit_down(touched, "connect_four")
    assert press_to_the_end(touched, "tap") == 0, "Something lay over what can be pressed."
    expect(touched.locator("[data-ending] h2")).to_be_visible()


def test_a_game_is_played_with_the_keys_alone(room: Page) -> None:
    sit_down(room, "tic_tac_toe")
    room.locator(STOP).first.focus()
    keys = random.Random(5)
    while not is_over(room):
        before = seq(room)
        for _ in range(keys.randrange(3)):
            room.keyboard.press(keys.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        room.keyboard.press("Enter")
        room.wait_for_function(NEXT, arg=before)
    expect(room.locator("[data-ending] h2")).to_be_visible()


def drag(page: Page, piece: Locator, place: Locator) -> None:
    start, end = piece.bounding_box(), place.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def test_a_piece_is_dragged_to_its_place(room: Page) -> None:
    sit_down(room, "connect_four")
    before = seq(room)
    drag(room, room.locator("[data-drag]"), room.locator("[data-place='rack column 2']"))
    room.wait_for_function("before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before)
    rows = room.request.get(f"/api/tables/{room.url.rpartition('/')[2]}/update").json()["view"]["rows"]
    assert rows[0][2] == 0


def test_a_piece_that_is_dropped_beside_every_place_stays_where_it_was(room: Page) -> None:
    sit_down(room, "connect_four")
    before = seq(room)
    drag(room, room.locator("[data-drag]"), room.locator("[data-plate='1']"))
    expect(room.locator(".held")).to_have_count(0)
    assert seq(room) == before


def test_a_bid_takes_two_presses_in_either_order(room: Page) -> None:
    sit_down(room, "liars_dice")
    room.locator("[data-zone=faces] [data-value='4']").click()
    expect(room.locator("[data-zone=counts] .awaited")).to_have_count(10)
    room.keyboard.press("Escape")
    expect(room.locator(".awaited")).to_have_count(0)
    room.locator("[data-zone=counts] [data-value='1']").click()
    expect(room.locator("[data-zone=faces] .awaited")).to_have_count(6)
    before = seq(room)
    room.locator("[data-zone=faces] [data-value='4']").click()
    room.wait_for_function("before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before)


def test_what_happens_is_played_before_the_next_choice(room: Page) -> None:
    """What was offered is taken away when the plates have been painted; until then pressing it does nothing."""
    room.add_init_script("localStorage.setItem('pace', 'slow')")
    sit_down(room, "connect_four")
    room.evaluate(
        """() => { window.said = []; new MutationObserver(() => {
            const stage = document.querySelector('[data-seq]');
            const text = document.querySelector('[data-status]')?.textContent;
            const plays = stage.hasAttribute('data-playing') && stage.dataset.opening !== 'seats';
            window.said.push([text, plays, stage.querySelectorAll('[data-stop]').length]);
        }).observe(document.querySelector('[data-seq]'), { childList: true, subtree: true, attributes: true }); }"""
    )
    room.locator("[data-place='rack column 0']").click()
    room.wait_for_function("() => window.said.some(([text]) => text?.startsWith('Beginner drops'))")
    expect(room.locator("[data-status]")).to_have_text("Drop a stone into a column")
    said = room.evaluate("window.said")
    assert any(text.startswith("You drop") for text, _, _ in said)
    assert all(stops == 0 for _, plays, stops in said if plays)


def test_a_page_speaks_the_words_that_a_package_brings(room: Page) -> None:
    sit_down(room, "connect_four")
    speak(room, "de")
    expect(room.locator(STATUS)).to_have_text("Lass einen Stein in eine Spalte fallen")
    expect(room.locator("header h1")).to_have_text("Vier gewinnt")
    expect(room.locator("[data-place='rack column 0']")).to_have_attribute("aria-label", "Spalte 1")


@pytest.mark.parametrize("example", GAMES)
def test_axe_finds_nothing_and_large_text_and_every_language_fit(room: Page, example: str) -> None:
    sit_down(room, example)
    for scheme in SCHEMES:
        room.emulate_media(color_scheme=scheme)
        assert violations(room) == [], scheme
    for tag in LANGUAGES:
        speak(room, tag)
        for screen, size in scenes.SCREENS.items():
            room.set_viewport_size(size)
            assert room.evaluate(TOO_WIDE) <= 0, f"{tag} does not fit on a {screen}"
    room.add_style_tag(content=LARGER)
    for screen, size in scenes.SCREENS.items():
        room.set_viewport_size(size)
        assert room.evaluate(TOO_WIDE) <= 0, f"at 200 % something does not fit on a {screen}"


def test_a_finished_game_is_looked_at_again_step_by_step(room: Page) -> None:
    sit_down(room, "tic_tac_toe")
    press_to_the_end(room)
    table = room.url.rpartition("/")[2]
    room.goto(f"/replay/{table}?step=2")
    marks = room.locator("[data-zone] [data-place] :is(svg, image, use, b)")
    expect(marks.first).to_be_attached()
    room.keyboard.press("End")
    expect(room.locator("[data-status]")).not_to_be_empty()
    end = room.locator("[data-zone]").first.inner_html()
    room.keyboard.press("Home")
    room.wait_for_function("end => document.querySelector('[data-zone]').innerHTML !== end", arg=end)


def test_a_screen_that_two_people_share_is_covered_when_it_is_passed_on(room: Page) -> None:
    sit_down(room, "leduc", [{"kind": "me"}, {"kind": "me"}])
    covered = 0
    while not is_over(room):
        if room.query_selector("[data-curtain] button"):
            assert room.query_selector("[data-zone]") is None
            room.click("[data-curtain] button")
            covered += 1
        found = room.evaluate(PRESSES, covered)
        if found:
            room.mouse.click(found["x"], found["y"])
        room.wait_for_timeout(10)
    assert covered > 0


def test_the_shelf_shows_a_box_for_every_game_and_its_rulebook_can_be_read(room: Page) -> None:
    sit_down(room, "liars_dice")
    room.locator("nav button[title='Rules'], nav button[aria-label='Rules']").first.click()
    expect(room.locator("dialog h1")).to_have_text("Liar's Dice")
    room.goto("/")
    for game in GAMES:
        expect(room.locator(f"article[data-game={game}] image[href^='data:image/svg+xml']")).to_have_count(1)
