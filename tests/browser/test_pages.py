"""Languages, a deck that people bring, and first games with lessons."""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from . import player
from .scenes import faulty_deck

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from snowedin.core.game import Game

# Lessons that no first game goes without; others come when there is something to see.
ALWAYS = {
    "ice_queen": {"card", "call", "reveal", "stacks"},
    "snowball_fight": {"draft", "throw", "clash"},
    "ice_and_sky": {"targets", "place", "sums", "generation"},
    "winter": {"freeze", "thaw"},
    "cold_spell": {"place", "spell"},
}
# Heard and put away in one go: a lesson is gone as soon as the game is over.
GET_IT = """() => {
    const lesson = document.querySelector('[data-lesson]');
    const told = lesson && [lesson.dataset.lesson, lesson.innerText];
    [...lesson?.querySelectorAll('button') ?? []].find(one => one.innerText === 'Got it')?.click();
    return told;
}"""


def test_the_language_is_switched_at_any_time(page: Page) -> None:
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    english = page.inner_text("main")
    seen = {english}
    for tag in ("fr", "de", "es", "nl"):
        player.speak(page, tag)
        page.wait_for_function("told => !told.includes(document.querySelector('main').innerText)", arg=sorted(seen))
        seen.add(page.inner_text("main"))
    assert len(seen) == 5
    page.reload()
    page.wait_for_selector("[data-status]")
    assert page.evaluate("document.documentElement.lang") == "nl"


def test_a_bad_deck_is_refused_with_its_rows_and_a_good_one_is_played(page: Page) -> None:
    page.goto("/new/ice_queen")
    field = page.locator("#option-ice_queen-deck")
    bad = json.dumps(faulty_deck(6, power=99, element="mud")).encode()
    field.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": bad})
    page.wait_for_selector("[data-trouble] tbody tr")
    expect(page.locator("[data-trouble] tbody td:nth-child(2)")).to_have_text(["element", "power"])
    expect(page.locator("[data-trouble] tbody td:nth-child(1)")).to_have_text(["2", "2"])
    expect(page.locator("[data-trouble] tbody td:nth-child(3)")).to_have_text([re.compile("^expected ")] * 2)
    good = faulty_deck(6)
    text = "\n".join([",".join(good[0]), *(",".join(map(str, card.values())) for card in good)]).encode()
    field.set_input_files({"name": "good.csv", "mimeType": "text/csv", "buffer": text})
    page.wait_for_selector("text=6 rows")
    expect(page.locator("[data-trouble]")).to_have_count(0)
    lines = [["[[cards]]", *(f"{name} = {json.dumps(value)}" for name, value in card.items())] for card in good]
    toml = "\n".join(itertools.chain.from_iterable(lines))
    field.set_input_files({"name": "good.toml", "mimeType": "application/toml", "buffer": toml.encode()})
    page.wait_for_selector("text=6 rows")
    page.get_by_role("button", name="Start").click()
    player.wait_until_dealt(page)
    expect(page.locator("main")).to_contain_text("Character")


def test_what_is_wrong_with_a_deck_is_said_in_the_language_of_the_page(page: Page) -> None:
    page.goto("/new/ice_queen")
    bad = json.dumps(faulty_deck(6, power="", element="mud")).encode()
    page.locator("#option-ice_queen-deck").set_input_files(
        {"name": "bad.json", "mimeType": "application/json", "buffer": bad}
    )
    page.wait_for_selector("text=The deck cannot be used:")
    player.speak(page, "de")
    page.wait_for_selector("text=Das lässt sich nicht verwenden:")
    expect(page.locator("[data-trouble] td:last-child")).to_have_text(
        [
            "erwartet: Ice oder Fire, gefunden: 'mud'",
            "erwartet: eine ganze Zahl von 0 bis 10, gefunden: nichts",
        ]
    )


def test_a_first_game_teaches_by_doing_until_it_is_over(page: Page, game: Game) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Learn it: {game.name}").click()
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-lesson]")
    dice, heard = random.Random(1), []
    until = time.monotonic() + player.LONGEST
    while not player.is_over(page):
        assert time.monotonic() < until, page.inner_text("main")[-2000:]
        if lesson := page.evaluate(GET_IT):
            code, text = lesson
            assert f"lesson-{game.key}" not in text
            heard.append(code)
        elif not player.choose(page, dice, board=False):
            page.wait_for_timeout(20)
    assert ALWAYS[game.key] - needless(page, game) <= set(heard)
    assert len(heard) == len(set(heard)), "a lesson came twice"


def needless(page: Page, game: Game) -> set[str]:
    """Whoever took no card in Cold Spell has nothing to spell."""
    if game.key != "cold_spell":
        return set()
    table = page.url.rpartition("/")[2].partition("?")[0]
    own = page.request.get(f"/api/tables/{table}/update").json()["view"]["players"][0]
    return set() if own["hand"] else {"spell"}


def test_lessons_can_be_stopped(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Learn it: Winter").click()
    page.wait_for_selector("[data-lesson]")
    page.get_by_role("button", name="No more lessons").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)


def test_the_rulebook_speaks_the_language_of_the_page(page: Page) -> None:
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".book h1")
    expect(page.locator(".note")).to_have_count(0)
    page.keyboard.press("Escape")
    player.speak(page, "nl")
    page.get_by_role("button", name="Regels").click()
    page.wait_for_selector(".book h1")
    page.wait_for_selector(".book[lang=nl]")
    expect(page.locator(".book")).to_contain_text("Twee spelers bouwen")
    expect(page.locator(".note")).to_have_count(0)


def test_a_refusal_is_said_in_the_language_of_the_page(page: Page) -> None:
    page.goto("/history")
    player.speak(page, "fr")
    page.locator("#code").fill("x" * 30)
    page.locator("form button").click()
    page.wait_for_selector("[role=alert] >> text=Ce code est inconnu")
