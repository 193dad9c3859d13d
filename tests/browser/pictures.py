"""Pictures of every page and position: `python -m tests.browser.pictures` renews those of the README in docs/pictures,
`--all FOLDER` writes all of them, on every screen from a small phone to a large desktop, by day and by night: every
game at its start, in the middle, while something happens, and at its end."""

from __future__ import annotations

import argparse
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from playwright.sync_api import sync_playwright

from snowedin.bots import Bot
from snowedin.core.match import Match
from snowedin.games import GAMES

from . import player, scenes
from .conftest import CHROMIUM, FLAGS, remembered, started

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

PICTURES = Path(__file__).parents[2] / "docs/pictures"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "large": {"width": 2560, "height": 1440},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 360, "height": 640},
    "tablet": {"width": 1024, "height": 768},
    "upright": {"width": 820, "height": 1180},
    "lying": {"width": 844, "height": 390},
}
Looks = set[tuple[str, Literal["light", "dark"]]]  # screens, by day or by night
PACE = 2  # seconds that a bot waits
MOMENT = 350  # milliseconds after which the midst of it is seen
WHOLE = ("home", "new", "history", "deal")  # pages that are longer than a screen
README: dict[str, Looks] = {
    "home": {("desktop", "light")},
    "ice_queen": {("desktop", "light")},
    "snowball_fight": {("desktop", "light")},
    "ice_and_sky": {("desktop", "dark")},
    "winter": {("desktop", "light"), ("phone", "dark")},
    "cold_spell": {("desktop", "light")},
}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--all", metavar="FOLDER", help="write every picture into this folder")
    arguments.add_argument("--only", nargs="+", default=["*"], help="only those with such names, as in 'winter*'")
    arguments.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS), help="of --all, only these")
    wish = arguments.parse_args()

    def is_wished(name: str) -> bool:
        return any(fnmatch(name, only) for only in wish.only)

    looks = {(screen, scheme) for screen in wish.screens for scheme in SCHEMES}
    folder = Path(wish.all) if wish.all else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    names = [*scenes.POSITIONS, *scenes.PAGES] if wish.all else list(README)
    with tempfile.TemporaryDirectory() as data, started(Path(data)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        how: dict[str, Any] = {"base_url": address, "locale": "en-GB", "reduced_motion": "reduce"}
        how["storage_state"] = remembered(address, pace="at-once")
        for name in names:
            if is_wished(name):
                with browser.new_context(**how) as context:
                    page = context.new_page()
                    page.set_viewport_size(SCREENS["desktop"])
                    scenes.show(page, name)
                    shoot(page, folder, name, looks if wish.all else README[name])
        if not wish.all and is_wished("engine"):
            shoot_engine(browser, how, folder)
        for game in scenes.STAGED if wish.all else ():
            if is_wished(f"{game}-start"):
                shoot_start(browser, address, folder, game, looks)
        browser.close()
    if staged := [game for game in scenes.STAGED if wish.all and is_wished(f"{game}-stage")]:
        shoot_stages(folder, staged, looks)


def shoot_engine(browser: Browser, how: dict[str, Any], folder: Path) -> None:
    """A match of bots is judged in the page, and one of its positions looked at; `make engine` makes what is needed."""
    with browser.new_context(**how) as context:
        page = context.new_page()
        page.set_viewport_size(SCREENS["desktop"])
        page.goto("/")
        page.request.post("/api/me", data={"name": "Ada"})
        match = msgspec.to_builtins(played().document())
        made = page.request.post("/api/matches", data={"match": match}).json()
        page.goto(f"/replay/{made['table']}?analysis")
        page.wait_for_function("() => Number(document.querySelector('[data-chart]')?.dataset.chart) > 10")
        page.wait_for_selector("[data-analysis=done]")
        page.locator("main .worst button").last.click()
        page.wait_for_selector("[data-engine]:not([data-engine=''])")
        page.wait_for_selector("[data-engine] li .name:not(:empty)")
        page.screenshot(path=folder / "engine.png")


def played() -> Match:
    """Two who choose at random, so that there is something to say of it."""
    match = Match(GAMES["winter"], 2, {"thaw_cap": 6}, b"a picture to see")
    match.names = ["Ada", "Bo"]
    bots = [Bot(match.game, name, "picture") for name in ("greed", "chance")]
    while not match.is_over:
        for seat in match.to_act():
            match.act(seat, bots[seat].choose(match, seat))
    return match


def shoot_stages(folder: Path, games: list[str], looks: Looks) -> None:
    """Here bots take their time, as they do for people."""
    with (
        tempfile.TemporaryDirectory() as data,
        started(Path(data), pace=PACE) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in games:
            shoot_stage(browser, address, folder, game, looks)
        browser.close()


def shoot(page: Page, folder: Path, name: str, looks: Looks) -> None:
    """The same page as every screen has it: only its width and colours differ."""
    for screen, scheme in sorted(looks):
        page.set_viewport_size(SCREENS[screen])
        page.emulate_media(color_scheme=scheme)
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(150)
        page.screenshot(path=folder / f"{name}-{screen}-{scheme}.png", full_page=name.startswith(WHOLE))


def shoot_start(browser: Browser, address: str, folder: Path, game: str, looks: Looks) -> None:
    with browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        player.set_up(page, game, options={})
        page.wait_for_selector("[data-moves] button", timeout=player.FIRST_COMPILE)
        shoot(page, folder, f"{game}-start", looks)


def shoot_stage(browser: Browser, address: str, folder: Path, game: str, looks: Looks) -> None:
    """What happens is over soon: it is played anew for every screen."""
    position, wanted = scenes.MOMENTS[game]
    found = scenes.find(scenes.POSITIONS[position])
    for screen, scheme in sorted(looks):
        kept = remembered(address, pace="slow")
        with browser.new_context(base_url=address, locale="en-GB", color_scheme=scheme, storage_state=kept) as context:
            page = context.new_page()
            page.set_viewport_size(SCREENS[screen])
            scenes.bring(page, *found)
            scenes.stage(page, game)
            page.wait_for_selector(wanted)
            page.wait_for_timeout(MOMENT)
            page.screenshot(path=folder / f"{game}-stage-{screen}-{scheme}.png")


if __name__ == "__main__":
    main()
