"""Ice and the Sky in its landscape: played by mouse, finger and key; what happens is played out; notes stay here."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from . import player, scenes
from .conftest import remembered

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

CARDS = ".hand [data-stop]"
CELLS = "[data-cell] [data-stop]"
DEALT = scenes.Position("ice_and_sky", lambda view, _offered: view["placed"] == 4, 3)
NEARLY_ENDED = scenes.Position("ice_and_sky", lambda view, _offered: view["placed"] == 9 and view["generation"] == 1)
LIFTED = 15  # pixels by which a card with the focus stands out
SHOWN = """() => {
    const world = document.querySelector('.is-world');
    const number = text => (text === undefined ? null : Number(text));
    const all = found => [...world.querySelectorAll(found)];
    const cells = all('[data-cell]');
    return {
        seq: Number(document.querySelector('[data-seq]').dataset.seq),
        generation: Number(world.dataset.generation), placed: Number(world.dataset.placed),
        ice: number(world.dataset.ice), gases: number(world.dataset.gases),
        tops: cells.map(cell => number(cell.dataset.top)), piles: cells.map(cell => Number(cell.dataset.pile)),
        sums: all('.sum .roll').map(one => Number(one.innerText)),
        met: Object.fromEntries(all('[data-post]').map(one => [one.dataset.post, one.dataset.met])),
        hand: all('.hand [data-id]').map(one => one.dataset.id),
        sky: all('.lanterns .past').length,
    };
}"""


@pytest.fixture
def theatre(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Page]:
    """A page on which everything is played out at the pace people have at first."""
    moving = {"storage_state": remembered(base_url, pace="normal"), "reduced_motion": "no-preference"}
    with browser.new_context(**{**browser_context_args, **moving}) as context:
        yield context.new_page()


def wait_for_turn(page: Page) -> bool:
    """Until there is a card to choose; False: the game is over."""
    page.wait_for_selector(f"{CARDS}, [data-ending]")
    return not player.is_over(page)


def play_on_the_board(page: Page, tap: bool = False) -> int:
    """A card, then its place, by clicks on the pieces alone; how many were placed."""
    dice, placed = random.Random(4), 0
    until = time.monotonic() + player.LONGEST
    while wait_for_turn(page):
        assert time.monotonic() < until
        before = player.seq(page)
        for pieces in (CARDS, CELLS):
            piece = dice.choice(page.locator(pieces).all())
            (piece.tap if tap else piece.click)()
        page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before)
        placed += 1
    return placed


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, piece: Locator, to: tuple[float, float]) -> None:
    page.mouse.move(*middle(piece))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    page.mouse.up()


def served(page: Page) -> dict[str, Any]:
    """The same of the server's view as SHOWN reads off the board."""
    table = page.url.rpartition("/")[2]
    update = page.request.get(f"/api/tables/{table}/update").json()
    view, seat = update["view"], update["seat"]
    return {
        "seq": update["seq"],
        **{name: view[name] for name in ("generation", "placed", "ice", "gases")},
        "tops": [pile[-1]["card"] if pile else None for pile in view["piles"]],
        "piles": [len(pile) for pile in view["piles"]],
        "sums": [*view["columns"], *view["rows"]],
        "met": {str(number): str(met).lower() for number, met in enumerate(view["met"])},
        "hand": [f"card-{card['card']}" for card in view["hands"][seat]["cards"]],
        "sky": len(view["sky"]),
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_is_played_on_the_board_by_mouse(page: Page, seats: int) -> None:
    others = [{"kind": "bot", "bot": "chance"}] * (seats - 1)
    player.set_up(page, "ice_and_sky", [{"kind": "me"}, *others])
    player.wait_until_dealt(page)
    assert play_on_the_board(page) == 36 // seats


def test_a_whole_game_is_played_on_a_phone_by_touch(phone: Page) -> None:
    player.set_up(phone, "ice_and_sky", [{"kind": "me"}, *[{"kind": "bot", "bot": "chance"}] * 2])
    player.wait_until_dealt(phone)
    assert play_on_the_board(phone, tap=True) == 12


def test_a_whole_game_is_played_by_keys(page: Page) -> None:
    """Tab to the hand, arrows within it, Enter takes a card; an arrow goes to the frame, Enter lays it."""
    player.set_up(page, "ice_and_sky", [{"kind": "me"}, *[{"kind": "bot", "bot": "chance"}] * 3])
    player.wait_until_dealt(page)
    dice, placed = random.Random(2), 0
    while wait_for_turn(page):
        before = player.seq(page)
        tab_to(page, CARDS)
        page.keyboard.press(dice.choice(["ArrowRight", "ArrowLeft"]))
        page.keyboard.press("Enter")
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
        page.keyboard.press("ArrowUp")
        assert page.evaluate(f"document.activeElement.matches('{CELLS}')")
        page.keyboard.press("Enter")
        page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before)
        placed += 1
    assert placed == 9


def tab_to(page: Page, pieces: str) -> None:
    for _ in range(60):
        if page.evaluate(f"document.activeElement.matches('{pieces}')"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"The Tab key never came to {pieces}.")


@pytest.mark.parametrize("scene", ["ice_and_sky", "ice_and_sky-two", "ice_and_sky-four"])
def test_everything_fits_on_every_screen(page: Page, scene: str) -> None:
    page.add_init_script("localStorage.setItem('drawer', 'shut')")
    scenes.bring(page, *scenes.find(scenes.POSITIONS[scene]))
    for language in ("en", "de", "fr"):
        page.evaluate(f"localStorage.setItem('language', '{language}')")
        page.reload()
        wait_for_turn(page)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE) == [], f"{language}, {width} × {height}"
            assert page.evaluate(COVERED) == [], f"{language}, {width} × {height}"


SCREENS = ((1440, 900), (2560, 1440), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390), (667, 375))
OUTSIDE = """() => [...document.querySelectorAll('.is-world')].flatMap(world =>
    [...world.querySelectorAll('[data-stop], [data-cell], [data-plate], [data-status]')])
    .filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < -3 || box.top < -3 || box.right > innerWidth + 3 || box.bottom > innerHeight + 3;
    }).map(one => one.outerHTML.slice(0, 160))"""
COVERED = """() => {
    const boxes = (found) => [...document.querySelectorAll(found)].filter(one => one.offsetParent)
        .map(one => [one.getBoundingClientRect(), one.textContent.trim().slice(0, 40) || one.className]);
    const lies = ([box], [other]) => box.left < other.right - 2 && box.right > other.left + 2
        && box.top < other.bottom - 2 && box.bottom > other.top + 2;
    const texts = boxes('.is-world :is([data-status], .hush, [data-plate], .lamps)');
    const buttons = boxes('.edge button, .hand [data-stop]');
    return texts.flatMap(text => buttons.filter(one => lies(text, one)).map(one => `${text[1]} on ${one[1]}`));
}"""


def test_a_card_is_dragged_to_its_place(page: Page) -> None:
    scenes.bring(page, *scenes.find(DEALT))
    card = page.locator(CARDS).first
    name = card.get_attribute("data-id")
    card.click()
    place = page.locator(CELLS).first
    number, target = place.evaluate("one => one.closest('[data-cell]').dataset.cell"), middle(place)
    page.keyboard.press("Escape")
    expect(page.locator(CELLS)).to_have_count(0)
    drag(page, card, target)
    page.wait_for_selector(f"[data-cell='{number}'] [data-id='{name}']")


def test_a_card_that_is_let_go_elsewhere_comes_home_and_the_ribbon_says_why(page: Page) -> None:
    scenes.bring(page, *scenes.find(DEALT))
    card = page.locator(CARDS).first
    home, before = middle(card), player.seq(page)
    element = (card.get_attribute("aria-label") or "").split()[0]
    row = {"Air": 2, "Earth": 0, "Water": 0}[element]
    drag(page, card, middle(page.locator(f"[data-cell='{3 * row}']")))
    expect(page.locator("[data-status]")).to_contain_text(f"{element} lies only in its own row")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert middle(card) == pytest.approx(home, abs=LIFTED)
    assert player.seq(page) == before


def test_a_card_is_placed_by_keys_alone(page: Page) -> None:
    scenes.bring(page, *scenes.find(DEALT))
    before = player.seq(page)
    page.locator(CARDS).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-status]")).to_contain_text("in its row")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('[data-cell]') !== null")
    expect(page.locator(".next")).to_have_count(2)
    page.keyboard.press("Enter")
    page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before)


def test_what_lies_under_a_card_is_shown(page: Page) -> None:
    scenes.bring(page, *scenes.find(NEARLY_ENDED))
    page.locator("button.under").first.click()
    expect(page.locator("[data-slip] .cards li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-slip]")).to_have_count(0)


def test_notes_stay_in_this_browser(page: Page) -> None:
    """On an easel and on a card; nobody is sent a word of them, and they are still there after a while."""
    sent: list[str] = []
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    scenes.bring(page, *scenes.find(DEALT))
    page.locator("[data-post] .easel").first.click()
    page.locator("[data-note-text]").fill("surely East")
    page.keyboard.press("Enter")
    page.locator(CARDS).first.click(button="right")
    page.locator("[data-note-text]").fill("for later")
    page.keyboard.press("Escape")
    page.reload()
    player.wait_until_dealt(page)
    expect(page.locator("[data-post] .easel").first).to_contain_text("surely East")
    expect(page.locator(".hand [title='for later']")).to_have_count(1)
    assert sent
    assert faults == []
    assert not [text for text in sent if "surely East" in text or "for later" in text]


def test_what_was_played_out_is_what_the_server_has(theatre: Page) -> None:
    """Over the end of a generation: after each event the board shows neither more nor less than it was sent."""
    scenes.bring(theatre, *scenes.find(NEARLY_ENDED))
    played: set[str] = set()
    for _ in range(3):
        for pieces in (CARDS, CELLS):
            theatre.locator(pieces).first.click()
        theatre.wait_for_selector("[data-playing]")
        while theatre.query_selector("[data-playing]"):
            played.add(theatre.get_attribute(".is-world", "data-act") or "")
            theatre.wait_for_timeout(100)
        wait_for_turn(theatre)
        assert theatre.evaluate(SHOWN) == served(theatre)
    assert {"place", "reveal", "sky", "deal"} <= played
