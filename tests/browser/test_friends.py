"""Two friends: by a link or a code, over a rematch, over days; and what is fair between them."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any, Literal

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from . import player
from .conftest import started
from .test_access import TOO_WIDE, violations

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page


def invite(page: Page, game: str = "Winter", clock: str = "No clock", name: str = "Ada") -> str:
    """Somebody makes an invitation; the link that they are to send."""
    page.goto("/")
    page.wait_for_selector("article")
    page.request.post("/api/me", data={"name": name})
    page.reload()
    page.locator("[data-friend]").get_by_text(game, exact=True).click()
    page.locator("[data-friend]").get_by_text(clock).click()
    page.get_by_role("button", name="Make an invitation").click()
    page.wait_for_selector("[data-invitation] svg")
    return page.get_by_label("Link", exact=True).input_value()


def read_code(page: Page) -> list[str]:
    """What a phone's camera reads in the invitation, as it looks on the screen."""
    picture = Image.open(io.BytesIO(page.locator("[data-invitation] svg").screenshot()))
    return [found.text for found in zxingcpp.read_barcodes(picture)]


def come(browser: Browser, how: dict[str, Any], link: str, name: str) -> Page:
    guest = browser.new_context(**how).new_page()
    guest.goto(link)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    player.wait_until_dealt(guest)
    return guest


def give_up(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, resign").click()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_camera_reads_the_code_by_day_and_by_night(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    link = invite(page)
    assert "/table/" in link
    assert read_code(page) == [link]


def test_a_friend_comes_by_the_link_and_reads_all_that_happened(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    link = invite(page, clock="15 minutes")
    assert read_code(page) == [link]
    guest = browser.new_context(**browser_context_args).new_page()
    guest.goto(link)
    lobby = guest.locator("[data-lobby=guest]")
    expect(lobby).to_contain_text("Ada keeps a seat for you")
    expect(lobby.get_by_role("heading", level=2)).to_have_text("Winter")
    expect(lobby.locator("[data-clock]")).to_contain_text("15 min for each player")
    expect(lobby.locator("[data-clock]")).to_contain_text("a bot plays on for them")
    expect(lobby.locator("[data-length]")).to_have_text("about 20 min")
    expect(lobby.locator("[data-hints]")).to_contain_text("No hints among people")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    player.wait_until_dealt(guest)
    player.wait_until_dealt(page)
    expect(guest.locator("[data-story] li").first).to_have_text("Ada sits down.")
    expect(page.locator("[data-story] li").first).to_have_text("You sit down.")
    for one in (page, guest):
        expect(one.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_code_leads_where_the_link_leads(page: Page) -> None:
    """Chromium reads codes where the system can; elsewhere its modules are compared with those of the link."""
    link = invite(page)
    drawn = page.evaluate("document.querySelector('[data-invitation] path').getAttribute('d')")
    other = invite(page)
    assert link != other
    assert drawn != page.evaluate("document.querySelector('[data-invitation] path').getAttribute('d')")


def test_a_rematch_is_offered_to_the_other_and_their_seat_is_kept(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    guest = come(browser, browser_context_args, invite(page), "Bo")
    player.wait_until_dealt(page)
    give_up(guest)
    for one in (page, guest):
        expect(one.locator("[data-why]")).to_have_text("Bo resigned.")
    guest.get_by_role("button", name="Play again", exact=True).click()
    expect(guest.locator("[data-lobby]")).to_contain_text("kept for Ada")
    offer = page.locator("[data-rematch]")
    expect(offer).to_contain_text("Bo would like to play again.")
    offer.get_by_role("button", name="Yes, again").click()
    for one in (page, guest):
        player.wait_until_dealt(one)


@pytest.mark.parametrize("size", [(390, 844), (1280, 860), (900, 420)], ids=["phone", "desktop", "low"])
def test_a_double_click_on_giving_up_gives_nothing_up(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.get_by_role("button", name="More").click()
    place = page.get_by_role("button", name="Give up").bounding_box()
    assert place
    page.mouse.dblclick(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(page.locator("[data-give-up]")).to_be_visible()
    assert not player.is_over(page)
    page.get_by_role("button", name="No, play on").click()
    page.wait_for_selector("[data-moves] button")


def test_by_post_the_table_is_there_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    how: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
    with started(tmp_path) as address:
        page = browser.new_context(base_url=address, **how).new_page()
        link = invite(page, clock="By post: 1 day a turn")
        guest = come(browser, how, link, "Bo")
        player.wait_until_dealt(page)
        expect(page.locator("[data-plate='0'] time, [data-plate='1'] time").first).to_contain_text("h")
    port = int(address.rpartition(":")[2])
    with started(tmp_path, port):
        for one in (page, guest):
            one.wait_for_function("() => document.querySelector('.broken') === null", timeout=60_000)
        mover = page if player.moves(page) else guest
        before = player.seq(mover)
        mover.locator("[data-moves] button").first.evaluate("one => one.click()")
        mover.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before)


def test_the_title_and_a_notice_say_whose_turn_it_is(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    context = browser.new_context(**browser_context_args, permissions=["notifications"])
    page = context.new_page()
    page.add_init_script(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        " static requestPermission = async () => 'granted'; constructor(title) { window.told.push(title); } };"
        " Object.defineProperty(document, 'hidden', { get: () => true });"
    )
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.locator("[data-more]").get_by_role("button", name="Close").click()
    for _ in range(30):
        page.wait_for_selector("[data-moves] button")
        expect(page).to_have_title(re.compile("It is your turn"))
        if page.evaluate("window.told.length"):
            break
        before = player.seq(page)
        page.locator("[data-moves] button").first.click()
        player.wait_for_change(page, before)
    assert page.evaluate("window.told") == ["It is your turn."]


@pytest.mark.parametrize("language", ["en", "fr", "de", "es", "nl"])
def test_home_and_both_sides_of_an_invitation_fit_a_phone_and_axe_finds_nothing(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, language: str
) -> None:
    how = {**browser_context_args, "locale": language, "viewport": {"width": 390, "height": 844}}
    page = browser.new_context(**how).new_page()
    page.goto("/")
    page.wait_for_selector("[data-friend]")
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
    page.locator("[data-friend] .primary").click()
    page.wait_for_selector("[data-invitation] svg")
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
    guest = browser.new_context(**how).new_page()
    guest.goto(page.url)
    guest.wait_for_selector("[data-lobby=guest] form")
    assert guest.evaluate(TOO_WIDE) <= 0
    assert violations(guest) == []
