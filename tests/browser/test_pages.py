"""Languages, a deck that people bring, lessons, and what axe says of every page."""

from __future__ import annotations

import itertools
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from . import player

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from snowedin.core.game import Game

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
NUMBERS = (
    "winter_scale", "power", "charisma", "intelligence", "empathy", "gifts", "cunning", "ruthlessness", "courage",
    "sociability", "quick_wit", "ego",
)  # fmt: skip


def deck(rows: int, **changes: Any) -> list[dict[str, Any]]:
    card = {"element": "ice", "flavour": "", **dict.fromkeys(NUMBERS, 5)}
    return [
        {"name": f"Character {number}", **card, **(changes if number == 2 else {})} for number in range(1, rows + 1)
    ]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [f"{one['id']}: {one['help']} {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed in web/node_modules")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/ice_queen", "/history", "/nowhere"])
def test_axe_finds_nothing_on_a_page(page: Page, path: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed in web/node_modules")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_board(page: Page, game: Game, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    player.set_up(page, game.key)
    player.wait_until_dealt(page)
    dice = random.Random(5)
    for _ in range(60):
        if player.is_over(page) or player.seq(page) > 12:
            break
        player.choose(page, dice, board=False)
    assert violations(page) == []


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed in web/node_modules")
def test_axe_finds_nothing_around_a_table(page: Page) -> None:
    player.set_up(page, "winter", [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_selector("h2")
    found = {"lobby": violations(page)}
    player.set_up(page, "ice_queen", [{"kind": "me"}, {"kind": "me"}])
    page.wait_for_selector("[data-curtain]")
    found["curtain"] = violations(page)
    table = player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".book h1")
    found["rules"] = violations(page)
    page.keyboard.press("Escape")
    player.play_to_the_end(page, board=False)
    page.get_by_role("button", name="Was the deal fair?").click()
    page.wait_for_selector("[data-verified]")
    found["ending"] = violations(page)
    for path in ("replay", "deal"):
        page.goto(f"/{path}/{table}")
        page.wait_for_selector("[data-scrubber], table")
        found[path] = violations(page)
    assert {where: told for where, told in found.items() if told} == {}


def test_the_language_is_switched_at_any_time(page: Page) -> None:
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    english = page.inner_text("main")
    seen = {english}
    for tag in ("fr", "de", "es", "nl"):
        page.get_by_role("navigation").get_by_role("combobox").select_option(tag)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)
        page.wait_for_function("told => !told.includes(document.querySelector('main').innerText)", arg=sorted(seen))
        seen.add(page.inner_text("main"))
    assert len(seen) == 5
    page.reload()
    page.wait_for_selector("[data-status]")
    assert page.evaluate("document.documentElement.lang") == "nl"


def test_a_bad_deck_is_refused_with_its_rows_and_a_good_one_is_played(page: Page) -> None:
    page.goto("/new/ice_queen")
    field = page.locator("#option-ice_queen-deck")
    bad = json.dumps(deck(6, power=99, element="mud")).encode()
    field.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": bad})
    page.wait_for_selector("[data-trouble] tbody tr")
    faults = [row.inner_text().split("\t") for row in page.locator("[data-trouble] tbody tr").all()]
    assert [fault[:2] for fault in faults] == [["2", "element"], ["2", "power"]]
    assert all(fault[2].startswith("expected ") for fault in faults)
    good = deck(6)
    text = "\n".join([",".join(good[0]), *(",".join(map(str, card.values())) for card in good)]).encode()
    field.set_input_files({"name": "good.csv", "mimeType": "text/csv", "buffer": text})
    page.wait_for_selector("text=6 rows")
    assert page.locator("[data-trouble]").count() == 0
    lines = [["[[cards]]", *(f"{name} = {json.dumps(value)}" for name, value in card.items())] for card in good]
    toml = "\n".join(itertools.chain.from_iterable(lines))
    field.set_input_files({"name": "good.toml", "mimeType": "application/toml", "buffer": toml.encode()})
    page.wait_for_selector("text=6 rows")
    page.get_by_role("button", name="Start").click()
    player.wait_until_dealt(page)
    assert "Character" in page.inner_text("main")


def test_a_first_game_teaches_by_doing(page: Page, game: Game) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Learn it: {game.name}").click()
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-lesson]")
    first = page.get_attribute("[data-lesson]", "data-lesson")
    assert not page.inner_text("[data-lesson]").startswith("lesson-")
    page.get_by_role("button", name="Got it").click()
    page.wait_for_timeout(100)
    shown = page.query_selector("[data-lesson]")
    assert shown is None or shown.get_attribute("data-lesson") != first


def test_whoever_asks_for_larger_text_can_still_play(page: Page) -> None:
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    page.add_style_tag(content="html { font-size: 212% !important }")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0
    player.play_to_the_end(page)
