"""Ice Queen on the page: what a trait means is said to whoever points, tabs or taps, and who deals can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from snowedin.core.words import Phrase, Words
from snowedin.games.ice_queen import GAME, cards

from . import player
from .conftest import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROWS = "[data-seq] .values button"
LANGUAGES = ("en", "fr", "de", "es", "nl")


def told(language: str = "en") -> list[tuple[str, str]]:
    """Every category by its name, and what it means."""
    words = Words(GAME, language=language)
    codes = [name.replace("_", "-") for name in cards.CATEGORIES]
    return [(words.say(Phrase(f"category-{code}")), words.say(Phrase(f"meaning-{code}"))) for code in codes]


def heights(page: Page) -> list[float]:
    """Where things lie that must not move while somebody reads."""
    places = page.locator(".own, [data-seq] .stacks, [data-meanings], aside")
    found: list[float] = places.evaluate_all(
        "all => all.flatMap(one => Object.values(one.getBoundingClientRect().toJSON()))"
    )
    return found


@contextmanager
def waiting(browser: Browser, arguments: dict[str, Any]) -> Iterator[Page]:
    """A table at which somebody else calls first."""
    with browser.new_context(**arguments) as here, browser.new_context(**arguments) as there:
        page, other = here.new_page(), there.new_page()
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = player.set_up(page, "ice_queen", seats, options={"dealer": 1})
        other.goto("/")
        other.request.post("/api/me", data={"name": "Bob"})
        other.request.post(f"/api/tables/{table}/join", data={"name": "Bob", "nonce": "0" * 32})
        player.wait_until_dealt(page)
        page.wait_for_selector("[data-status]:has-text('Bob')")
        yield page


@pytest.mark.parametrize("language", LANGUAGES)
def test_pointing_at_a_trait_says_what_it_means_and_moves_nothing(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    player.set_up(page, "ice_queen")
    page.wait_for_selector(ROWS)
    before = heights(page)
    strip = page.locator("[data-meaning]")
    empty = strip.inner_text()
    for number, (name, meaning) in enumerate(told(language)):
        row = page.locator(ROWS).nth(number)
        row.hover()
        expect(strip).to_have_text(f"{name} {meaning}")
        expect(row).to_have_accessible_description(meaning)
        assert heights(page) == before
        listed = page.locator("[data-moves] button").nth(number)
        expect(listed).to_have_attribute("title", meaning)
    page.mouse.move(2, 2)
    expect(strip).to_have_text(empty)


def test_the_keys_walk_from_trait_to_trait_and_each_says_what_it_means(page: Page) -> None:
    player.set_up(page, "ice_queen")
    page.wait_for_selector(ROWS)
    assert told_to_readers(page) == [meaning for _, meaning in told()]
    walk(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-seq] .last .meaning")
    assert page.locator("[data-seq] .last .meaning").inner_text() in dict(told()).values()


def told_to_readers(page: Page) -> list[str]:
    """What the browser itself hands to a screen reader beside the name and the value of each trait."""
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    labels = page.eval_on_selector_all(ROWS, "rows => rows.map(row => row.ariaLabel)")
    buttons = [node for node in nodes if node.get("role", {}).get("value") == "button"]
    return [node.get("description", {}).get("value", "") for node in buttons if node["name"]["value"] in labels]


def test_traits_are_explained_while_others_call_and_cannot_be_called_then(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    with waiting(browser, browser_context_args) as page:
        walk(page)
        before = player.seq(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        assert player.seq(page) == before
        expect(page.locator(f"{ROWS}[aria-disabled=true]")).to_have_count(13)


def walk(page: Page) -> None:
    """The arrows lead to every trait, in however many columns they stand, and whichever has the focus is explained."""
    page.locator(ROWS).first.focus()
    reached = set()
    column = (*("ArrowUp",) * 12, *("ArrowDown",) * 12)
    for key in ("", *column, "ArrowRight", *column, "ArrowLeft", *column):
        if key:
            page.keyboard.press(key)
        number = page.evaluate("rows => [...document.querySelectorAll(rows)].indexOf(document.activeElement)", ROWS)
        assert number >= 0
        name, meaning = told()[number]
        expect(page.locator("[data-meaning]")).to_have_text(f"{name} {meaning}")
        reached.add(number)
    assert len(reached) == len(told())


def test_a_finger_opens_the_list_of_meanings_or_taps_a_trait(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    with waiting(browser, {**browser_context_args, **PHONE}) as phone:
        name, meaning = told()[4]
        phone.locator(ROWS).nth(4).tap(force=True)  # it is disabled only for calling
        expect(phone.locator("[data-meaning]")).to_have_text(f"{name} {meaning}")
        phone.locator("[data-meanings] summary").tap()
        for number, (name, meaning) in enumerate(told()):
            expect(phone.locator("[data-meanings] dt").nth(number)).to_have_text(name)
            expect(phone.locator("[data-meanings] dd").nth(number)).to_be_visible()
            expect(phone.locator("[data-meanings] dd").nth(number)).to_have_text(meaning)


def test_against_bots_alone_you_call_first_at_a_click_and_from_the_form(page: Page) -> None:  # 2.3
    for _ in range(3):
        page.goto("/")
        page.get_by_role("button", name="Play now: Ice Queen").click()
        player.wait_until_dealt(page)
        page.wait_for_selector("[data-status].turn")
        expect(page.locator("[data-seq] .last .meaning")).to_have_count(0)  # nothing has been called yet
    assert options(page)["dealer"] == 2
    page.goto("/new/ice_queen")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("[data-status].turn")
    assert options(page)["dealer"] == 2


@pytest.mark.parametrize(("chosen", "dealer"), [("by lot", "lot"), ("Seat 1", 1)])
def test_whoever_chose_otherwise_chose(page: Page, chosen: str, dealer: Any) -> None:
    page.goto("/new/ice_queen")
    field = page.locator("#option-ice_queen-dealer")
    expect(field.locator("option")).to_have_text(["as usual", "by lot", "Seat 1", "Seat 2"])
    field.select_option(chosen)
    page.get_by_label("no limit").check()
    expect(page.locator("#option-ice_queen-hand_cap")).to_be_disabled()
    page.get_by_role("button", name="Start").click()
    player.wait_until_dealt(page)
    assert (options(page)["dealer"], options(page)["hand_cap"]) == (dealer, "none")


def test_a_seat_that_is_taken_away_does_not_deal(page: Page) -> None:
    page.goto("/new/ice_queen")
    player.pick(page, "Players", "3")
    page.locator("#option-ice_queen-dealer").select_option("Seat 3")
    player.pick(page, "Players", "2")
    expect(page.locator("#option-ice_queen-dealer option:checked")).to_have_text("as usual")


def options(page: Page) -> dict[str, Any]:
    """Those of the table that is shown."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["options"]
    return found
