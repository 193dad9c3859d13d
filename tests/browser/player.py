"""Somebody who plays through the page: sets up tables, chooses on the board or from the list, until it is over."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error

from ..short_games import SHORT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ElementHandle, Locator, Page

LONGEST = 300  # seconds for a game

FIRST_COMPILE = 300_000  # milliseconds


def set_up(page: Page, game: str, seats: list[dict[str, str]] | None = None, **more: Any) -> str:
    """A table of a short game, set up over the API with the page's own identity; opens it."""
    page.goto("/")
    page.wait_for_selector("article")
    page.request.post("/api/me", data={"name": "Ada"})
    seats = seats or [{"kind": "me"}, {"kind": "bot", "bot": "chance"}]
    wish = {"game": game, "seats": seats, "options": SHORT[game], **more}
    created = page.request.post("/api/tables", data=wish)
    assert created.ok, created.text()
    table: str = created.json()["table"]
    page.goto(f"/table/{table}")
    return table


def keep(page: Page, **settings: str) -> Page:
    """What the browser will have kept of earlier visits when the page is next opened."""
    for name, value in settings.items():
        page.add_init_script(f"localStorage.setItem('{name}', '{value}')")
    return page


def pick(page: Page, label: str, value: str) -> None:
    """Choose from one of the page's own lists."""
    page.get_by_role("combobox", name=label).click()
    page.get_by_role("listbox", name=label).locator(f"[data-value='{value}']").click()


def speak(page: Page, tag: str) -> None:
    """Turn the page to another language: at a table behind its button, elsewhere in the head of the page."""
    if "/table/" in page.url:
        page.locator("header button").last.click()
        page.locator("[data-more] select").select_option(tag)
        page.keyboard.press("Escape")
    else:
        page.locator("header nav").get_by_role("combobox").click()
        page.locator(f"header [role=option][lang={tag}]").click()
    page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)


def wait_until_dealt(page: Page) -> None:
    page.wait_for_selector("[data-status], [data-curtain]", timeout=FIRST_COMPILE)


def is_over(page: Page) -> bool:
    return page.query_selector("[data-ending]") is not None


def seq(page: Page) -> int:
    found = page.query_selector("[data-seq]")
    return int(found.get_attribute("data-seq") or 0) if found else -1


def settled(page: Page, look: str) -> tuple[dict[str, Any], Any]:
    """What the server tells this seat, and what a look at the page finds once it shows all that and plays nothing."""
    table = page.url.rpartition("/")[2]
    until = time.monotonic() + LONGEST
    while True:
        update = page.request.get(f"/api/tables/{table}/update").json()
        shown, plays, found = page.evaluate(
            f"() => [Number(document.querySelector('[data-seq]').dataset.seq),"
            f" document.querySelector('[data-playing]') !== null, ({look})()]"
        )
        if shown == update["seq"] and not plays:
            return update["view"], found
        assert time.monotonic() < until, f"The page shows {shown}, the server has {update['seq']}."
        page.wait_for_timeout(30)


def seen(page: Page) -> dict[str, Any]:
    """What the server tells this seat."""
    table = page.url.rpartition("/")[2]
    view: dict[str, Any] = page.request.get(f"/api/tables/{table}/update").json()["view"]
    return view


def moves(page: Page) -> list[ElementHandle]:
    return page.query_selector_all("[data-moves] button:not([aria-disabled=true])")


def stops(page: Page) -> list[ElementHandle]:
    return page.query_selector_all("[data-seq] [data-stop]")


def choose(page: Page, dice: random.Random, board: bool = True, tap: bool = False) -> bool:
    """One click, on the board if there is something to click, else in the list; False: there was nothing to choose."""
    listed = moves(page)
    if not listed:
        return False
    on_board = stops(page) if board and dice.random() < 0.8 else []
    target = dice.choice(on_board or listed)
    before = seq(page)
    try:
        if not on_board and page.query_selector("[data-drawer=shut]"):
            target.evaluate("one => one.click()")  # as a screen reader does, for whom nothing is out of sight
        else:
            (target.tap if tap else target.click)(timeout=2000)
    except Exception:  # noqa: BLE001  # it was redrawn or covered meanwhile: the list is always there
        return True
    wait_for_change(page, before)
    return True


def wait_for_change(page: Page, before: int) -> None:
    """Most clicks choose; some only pick up a card."""
    until = time.monotonic() + 0.4
    while time.monotonic() < until and seq(page) == before and not is_over(page):
        page.wait_for_timeout(15)


def play_to_the_end(page: Page, seed: int = 1, board: bool = True, tap: bool = False) -> int:
    dice = random.Random(seed)
    clicks = 0
    until = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < until, page.inner_text("main")[-2000:]
        if choose(page, dice, board, tap):
            clicks += 1
        else:
            page.wait_for_timeout(20)
    return clicks


def press_pieces(page: Page, press: Callable[[Locator], None], but: str, seed: int = 1) -> int:
    """Only what lies on the stage is pressed, but for some of it, until the game is over; how often that was."""
    dice = random.Random(seed)
    presses = 0
    until = time.monotonic() + LONGEST
    while not is_over(page):
        assert time.monotonic() < until, page.inner_text("[data-seq]")[-800:]
        pieces = page.locator(f"[data-seq] [data-stop]:not({but})")
        count = pieces.count()
        if not count:
            page.wait_for_timeout(15)
            continue
        before = seq(page)
        try:
            press(pieces.nth(dice.randrange(count)))
        except Error:  # it was redrawn meanwhile, or another piece lies on its middle
            page.wait_for_timeout(15)
        presses += 1
        page.wait_for_timeout(40 if seq(page) == before else 0)
    return presses
