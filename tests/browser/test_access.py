"""Everybody can use it: axe, large text, little motion, other languages, installing it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest

from snowedin.games import GAMES

from . import player, scenes

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LARGER = "html { font-size: 212% !important }"  # twice what the page has
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LANGUAGES = ("en", "fr", "de", "es", "nl")
ROOMS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 800}, {"width": 390, "height": 844}, {"width": 360, "height": 640},
)  # fmt: skip
CUT_OFF = """() => {
    const isCut = one => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).textOverflow !== 'ellipsis';
    const isText = one => one.checkVisibility() && one.innerText.trim() && getComputedStyle(one).display !== 'inline'
        && !one.matches('.hidden, .box, [data-seq] *'); // a box has a side; boards have tests of their own
    return [...document.querySelectorAll(':is(main, header) :is(button, .button, h1, h2, h3, b, legend)')]
        .filter(one => isText(one) && isCut(one)).map(one => one.innerText);
}"""
SPOKEN = "tag => document.documentElement.lang === tag && document.querySelector('main h1')"


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        assert AXE.is_file(), f"{AXE} is missing: run `npm ci` in web/."
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    told = {
        f"{one['id']}: {one['help']}": [node["html"][:160] for node in one["nodes"] if counts(one, node)]
        for one in found
    }
    return [f"{rule} {nodes[:3]}" for rule, nodes in told.items() if nodes]


def counts(rule: dict[str, Any], node: dict[str, Any]) -> bool:
    """A letter drawn on a piece is a picture, which its name tells in words; a label that is written must be in it."""
    return rule["id"] != "label-content-name-mismatch" or not node["html"].startswith("<g ")


@pytest.mark.parametrize("scene", [*scenes.POSITIONS, *scenes.PAGES])
def test_axe_finds_nothing_by_day_and_by_night_and_large_text_fits(page: Page, scene: str) -> None:
    scenes.show(page, scene)
    found = {}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found[scheme] = violations(page)
    assert found == {"light": [], "dark": []}
    page.add_style_tag(content=LARGER)
    for screen, size in scenes.SCREENS.items():
        page.set_viewport_size(size)
        assert page.evaluate(TOO_WIDE) <= 0, f"at 200 % something does not fit on a {screen}"


@pytest.mark.parametrize("scene", ["home", "new", "lobby", *GAMES])
def test_nothing_is_too_wide_for_a_phone(page: Page, scene: str) -> None:
    page.set_viewport_size(scenes.SCREENS["phone"])
    scenes.show(page, scene)
    assert page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("scene", ["home", "new", "history", "winter-start", "ending-winter"])
def test_five_languages_fit_on_every_screen(page: Page, scene: str) -> None:
    scenes.show(page, scene)
    for tag in LANGUAGES:
        page.evaluate("tag => localStorage.setItem('language', tag)", tag)
        page.reload()
        page.wait_for_function(SPOKEN, arg=tag, polling=100)  # not by frames, which a busy machine may not paint
        for size in ROOMS:
            page.set_viewport_size(size)
            assert page.evaluate(TOO_WIDE) <= 0, f"{tag} does not fit in {size}"
            assert page.evaluate(CUT_OFF) == [], f"{tag} is cut off in {size}"


def test_whoever_asks_for_larger_text_can_still_play(page: Page) -> None:
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    page.add_style_tag(content=LARGER)
    assert page.evaluate(TOO_WIDE) <= 0
    player.play_to_the_end(page)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_nothing_moves_for_those_who_want_less_motion(page: Page, motion: Any) -> None:
    """On the bench a caret blinks as long as one looks at it."""
    page.emulate_media(reduced_motion=motion)
    scenes.show(page, "cold_spell-bench")
    lasting = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
    assert (page.evaluate(lasting) > 0) == (motion == "no-preference")


def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article")
    line = page.context.new_cdp_session(page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"standalone"' in manifest["data"]
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in errors} <= {"in-incognito"}, "which every page of a test is"
    for icon in page.evaluate("fetch('/manifest.webmanifest').then(reply => reply.json())")["icons"]:
        reply = page.request.get(icon["src"])
        assert reply.ok
        assert reply.headers["content-type"] == icon["type"]
