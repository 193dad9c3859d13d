"""The front page: who sits across, a game at a click, one's name; and the page's own lists by key and finger."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from snowedin.games import GAMES

from . import player

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def test_every_game_is_played_from_what_is_first_seen(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    plays = page.get_by_role("button", name=re.compile("^Play now: "))
    expect(plays).to_have_count(len(GAMES))
    for play in plays.all():
        expect(play).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_a_game_can_be_played_without_scrolling(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/")
    expect(page.get_by_role("button", name="Play now: Ice Queen")).to_be_in_viewport(ratio=1)


def test_whoever_was_chosen_sits_across_and_is_remembered(page: Page) -> None:
    page.goto("/")
    page.locator("[data-level=yeti]").click()
    page.reload()
    expect(page.get_by_role("radio", name=re.compile("^Yeti"))).to_be_checked()
    page.keyboard.press("Tab")
    page.get_by_role("radio", name=re.compile("^Yeti")).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name=re.compile("^Skier"))).to_be_checked()
    page.get_by_role("button", name="Play now: Ice Queen").click()
    player.wait_until_dealt(page)
    table = page.request.get(page.url.replace("/table/", "/api/tables/")).json()
    assert [seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"] == ["skier"]


def test_a_box_tells_what_the_game_is_about(page: Page) -> None:
    page.goto("/")
    box = page.locator("[data-game=winter] .box")
    box.focus()
    page.keyboard.press("Enter")
    expect(box).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#pitch-winter")).to_have_css("opacity", "1")


def test_a_name_is_given_behind_the_plate(page: Page) -> None:
    page.goto("/")
    page.locator("[data-me]").click()
    page.get_by_role("textbox", name="Your name").fill("Zoe")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-me]")).to_have_text("Zoe")
    page.reload()
    expect(page.locator("[data-me]")).to_have_text("Zoe")


def test_an_unfinished_game_is_a_click_away(page: Page) -> None:
    table = player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.goto("/")
    page.get_by_role("link", name="Go on playing Winter").click()
    page.wait_for_url(f"**/table/{table}")


def test_a_list_of_the_page_is_used_by_keyboard(page: Page) -> None:
    page.goto("/new/ice_queen")
    seat = page.get_by_role("combobox", name="Seat 2")
    listed = page.get_by_role("listbox", name="Seat 2")
    seat.focus()
    page.keyboard.press("ArrowDown")
    expect(listed).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(seat).to_have_attribute(
        "aria-activedescendant", listed.locator("[data-value=open]").get_attribute("id") or "?"
    )
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    expect(seat).not_to_have_accessible_name("Seat 2: Somebody who joins")
    page.keyboard.press("Enter")
    page.keyboard.type("somebody at")
    page.keyboard.press("Enter")
    expect(seat).to_have_accessible_name("Seat 2: Somebody at this screen")
    expect(listed).to_be_hidden()
    expect(seat).to_be_focused()


@pytest.mark.parametrize("touch", [False, True])
def test_a_list_of_the_page_is_used_by_mouse_and_finger(
    browser: Browser, browser_context_args: dict[str, Any], touch: bool
) -> None:
    with browser.new_context(**{**browser_context_args, "has_touch": touch}) as context:
        page = context.new_page()
        page.goto("/new/winter")
        clock = page.get_by_role("combobox", name="Clock")
        quick = page.get_by_role("listbox", name="Clock").locator("[data-value=quick]")
        (clock.tap if touch else clock.click)()
        (quick.tap if touch else quick.click)()
        expect(clock).to_have_accessible_name(re.compile("^Clock: 3 minutes"))
        (clock.tap if touch else clock.click)()
        expect(quick).to_have_attribute("aria-selected", "true")
        page.locator("legend").first.click()
        expect(quick).to_be_hidden()
