"""Pictures of every page and board: `python -m tests.browser.pictures` renews those of the README in docs/pictures,
`--all FOLDER` writes all of them, on desktop and phone, light and dark."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from . import player
from .conftest import CHROMIUM, FLAGS, started

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURES = Path(__file__).parents[2] / "docs/pictures"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 860}},
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
}
README = {
    ("home", "desktop", "light"),
    ("ice_queen", "desktop", "light"),
    ("snowball_fight", "desktop", "light"),
    ("ice_and_sky", "desktop", "dark"),
    ("winter", "desktop", "light"),
    ("cold_spell", "desktop", "light"),
    ("winter", "phone", "dark"),
}
CHOICES = {"ice_queen": 5, "snowball_fight": 12, "ice_and_sky": 7, "winter": 20, "cold_spell": 36}
PAGES = {"home": "/", "new": "/new/ice_queen", "history": "/history", "lost": "/nowhere"}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--all", metavar="FOLDER", help="write every picture into this folder")
    arguments.add_argument("--only", help="only pictures of this name")
    wish = arguments.parse_args()
    folder = Path(wish.all) if wish.all else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, started(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for screen in SCREENS:
            for scheme in ("light", "dark"):
                wanted = {*PAGES, *CHOICES, "ending", "replay", "lobby", "curtain", "rules"}
                if not wish.all:
                    wanted = {name for name, *where in README if where == [screen, scheme]}
                if wish.only:
                    wanted &= {wish.only}
                take(browser, address, folder, screen, scheme, wanted)
        browser.close()


def take(browser: Browser, address: str, folder: Path, screen: str, scheme: str, wanted: set[str]) -> None:
    context = browser.new_context(
        base_url=address, color_scheme=scheme, locale="en-GB", reduced_motion="reduce", **SCREENS[screen]  # type: ignore[arg-type]
    )
    page = context.new_page()

    def shoot(name: str) -> None:
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{name}-{screen}-{scheme}.png", full_page=name in PAGES)

    for game in sorted(wanted & set(CHOICES)):
        show_board(page, game)
        shoot(game)
    if wanted & {"ending", "replay"}:
        table = player.set_up(page, "ice_queen")
        player.wait_until_dealt(page)
        player.play_to_the_end(page, board=False)
        page.get_by_role("button", name="Was the deal fair?").click()
        shoot("ending")
        page.goto(f"/replay/{table}")
        page.wait_for_selector("[data-scrubber]")
        page.get_by_role("button", name="One step on").click()
        shoot("replay")
    if "lobby" in wanted:
        player.set_up(page, "winter", [{"kind": "me"}, {"kind": "open"}])
        page.request.post(f"/api/tables/{page.url.split('/')[-1]}/join", data={"name": "Ada", "nonce": "0" * 32})
        page.wait_for_selector("input[readonly]")
        shoot("lobby")
    if "curtain" in wanted:
        player.set_up(page, "ice_queen", [{"kind": "me"}, {"kind": "me"}])
        page.wait_for_selector("[data-curtain]")
        shoot("curtain")
    if "rules" in wanted:
        player.set_up(page, "winter")
        player.wait_until_dealt(page)
        page.get_by_role("button", name="Rules").click()
        page.wait_for_selector(".book h1")
        shoot("rules")
    for name in sorted(wanted & set(PAGES)):
        page.goto(PAGES[name])
        page.wait_for_load_state("networkidle")
        shoot(name)
    context.close()


def show_board(page: Page, game: str) -> None:
    """A position in the middle of a game, mostly played as the hints say, with something to choose."""
    player.set_up(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "chance" if game == "cold_spell" else "greed"}])
    player.wait_until_dealt(page)
    dice = random.Random(4)
    for number in range(400):
        if player.is_over(page):
            return
        if not player.moves(page):
            page.wait_for_timeout(20)
        elif player.seq(page) >= CHOICES[game] and (game != "winter" or number % 2):
            return
        elif game == "cold_spell":  # greed takes at once what it claims, and the field would look bare
            player.choose(page, dice, board=False)
        else:
            hinted(page, dice)


def hinted(page: Page, dice: random.Random) -> None:
    before = player.seq(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    try:
        page.locator("[data-moves] button.hinted").click(timeout=3000)
    except Exception:  # noqa: BLE001  # the position changed meanwhile
        player.choose(page, dice, board=False)
    player.wait_for_change(page, before)


if __name__ == "__main__":
    main()
