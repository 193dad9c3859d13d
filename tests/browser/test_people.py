"""Who one is among others: ratings, who is here, whom one would rather not meet, and a name that is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from . import player
from .test_access import TOO_WIDE, violations
from .test_friends import come, give_up, invite

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def test_a_game_between_two_people_moves_their_ratings(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    link = invite(page)
    guest = come(browser, browser_context_args, link, "Bo")
    player.wait_until_dealt(page)
    give_up(guest)
    expect(page.locator("[data-rated]")).to_have_text(re.compile(r"Your rating: 1662 \(\+162\), between 1\d+ and 2\d+"))
    expect(guest.locator("[data-rated]")).to_have_text(re.compile(r"Your rating: 1338 \(-162\), between \d+ and 1\d+"))
    page.goto("/history")
    card = page.locator("[data-rating=winter]")
    expect(card.locator("tr")).to_have_text([re.compile(name) for name in ("Yeti", "Skier", "you", "Sledger", "Snow")])
    expect(card).to_contain_text("one game counted")
    assert not violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(TOO_WIDE) <= 0


def test_the_invitation_says_whether_the_game_counts(page: Page) -> None:
    invite(page)
    expect(page.locator("[data-lobby] [data-rated]")).to_have_text("This game counts for the ratings.")
    invite(page, game="Ice and the Sky")
    expect(page.locator("[data-lobby]")).to_be_visible()
    expect(page.locator("[data-lobby] [data-rated]")).to_have_count(0)


def newcomer(browser: Browser, how: dict[str, Any], name: str) -> Page:
    page = browser.new_context(**how).new_page()
    page.goto("/")
    page.wait_for_selector("article")
    page.request.post("/api/me", data={"name": name})
    page.reload()
    page.wait_for_selector("[data-people]")
    return page


def test_whoever_says_so_is_seen_by_others_and_nobody_else(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    cleo, dora = [newcomer(browser, browser_context_args, name) for name in ("Cleo", "Dora")]
    expect(dora.locator("[data-people] .here")).not_to_contain_text("Cleo")
    cleo.get_by_label("Show me to others here").check()
    expect(cleo.locator("[data-people] .here")).to_contain_text("Cleo")
    expect(dora.locator("[data-people] .here")).to_contain_text("Cleo", timeout=30_000)  # the list looks again itself
    expect(dora.locator("[data-people] .here")).not_to_contain_text("Dora")
    expect(cleo.get_by_role("button", name="Block: Cleo")).to_have_count(0)
    dora.get_by_role("button", name="Block: Cleo").click()
    expect(dora.locator("[data-people] .here")).not_to_contain_text("Cleo")
    dora.locator("[data-blocked] summary").click()
    dora.get_by_role("button", name="No longer block").click()
    expect(dora.locator("[data-people] .here")).to_contain_text("Cleo")
    cleo.get_by_label("Show me to others here").uncheck()
    expect(dora.locator("[data-people] .here")).not_to_contain_text("Cleo", timeout=30_000)
    assert not violations(cleo)


def offered(page: Page) -> str:
    """A public table at which a seat is free."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    created = page.request.post("/api/tables", data={"game": "winter", "seats": seats, "public": True})
    table: str = created.json()["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-lobby]")
    return table


def test_open_tables_come_and_go_by_themselves_and_none_moves(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    hosts = [newcomer(browser, browser_context_args, name) for name in ("Emil", "Fred")]
    visitor = newcomer(browser, browser_context_args, "Gus")
    rows = visitor.locator("[data-open] li")
    first = offered(hosts[0])
    expect(rows.filter(has_text="with Emil")).to_have_count(1, timeout=30_000)
    place = rows.filter(has_text="with Emil").bounding_box()
    offered(hosts[1])
    expect(rows.filter(has_text="with Fred")).to_have_count(1, timeout=30_000)
    assert rows.filter(has_text="with Emil").bounding_box() == place, "what is new comes below"
    last = rows.filter(has_text="with Fred").bounding_box()
    hosts[0].get_by_role("button", name="Stand up again").click()
    gone = rows.filter(has_text="no seat any more")
    expect(gone).to_have_count(1, timeout=30_000)
    expect(gone.get_by_role("button", name="Join")).to_be_disabled()
    assert rows.filter(has_text="with Fred").bounding_box() == last, "what is gone leaves its place empty"
    assert first


def test_whom_one_blocks_is_neither_heard_nor_met_again(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    guest = come(browser, browser_context_args, invite(page, name="Hanna"), "Ivo")
    player.wait_until_dealt(page)
    guest.get_by_role("button", name="Hello!").click()
    expect(page.locator("[data-story]")).to_contain_text("Hello!")
    others = page.locator("[data-others]")
    others.get_by_text("Trouble with somebody?").click()
    others.get_by_role("button", name="Block", exact=True).click()
    expect(others.locator("[data-told]")).to_have_text("Ivo is blocked.")
    expect(page.locator("[data-story]")).not_to_contain_text("Hello!")
    before = player.seq(page)
    guest.get_by_role("button", name="Oops.").click()
    page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=before)
    expect(page.locator("[data-story]")).not_to_contain_text("Oops.")
    expect(page.locator("[data-bubble]")).to_have_count(0)
    others.get_by_role("button", name="Report").click()
    others.get_by_role("button", name="plays for time").click()
    expect(others.locator("[data-told]")).to_have_text("Thank you. The operator is told of Ivo.")
    assert not violations(page)
    table = offered(page)
    guest.goto(f"/table/{table}")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_have_text("There is no free seat for you at this table.")
    page.goto("/")
    page.locator("[data-blocked] summary").click()
    page.locator("[data-blocked]").get_by_role("button", name="No longer block").click()
    expect(page.locator("[data-blocked]")).to_have_count(0)
    page.goto(f"/table/{table}")
    guest.get_by_role("button", name="Sit down").click()
    player.wait_until_dealt(guest)


def with_device(page: Page, **more: Any) -> Any:
    """A device that makes and shows passkeys, as Chromium pretends it."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    how = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**how, "isUserVerified": True, "automaticPresenceSimulation": True, **more}
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return line, made["authenticatorId"]


def test_a_name_is_kept_by_a_passkey_and_comes_back_without_the_cookie(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    page = newcomer(browser, browser_context_args, "Jutta")
    with_device(page)
    page.goto("/history")
    keeping = page.locator("[data-passkey]")
    keeping.get_by_role("button", name="Keep it by a passkey").click()
    expect(keeping.get_by_role("status")).to_have_text("Your name Jutta is kept by a passkey.")
    keeping.get_by_role("button", name="Keep it by a passkey").click()
    expect(keeping.get_by_role("status")).to_have_text("This device has a passkey for your name already.")
    assert not violations(page)
    page.context.clear_cookies()
    page.reload()
    expect(page.locator("[data-me]")).to_have_text("Guest")
    keeping.get_by_role("button", name="Come back by a passkey").click()
    expect(keeping.get_by_role("status")).to_have_text("Welcome back, Jutta.")
    expect(page.locator("[data-me]")).to_have_text("Jutta")
    page.reload()
    expect(page.locator("[data-me]")).to_have_text("Jutta")
    keeping.get_by_role("button", name="Forget the passkey").click()
    expect(keeping.get_by_role("status")).to_have_text("No passkey keeps your name any more.")
    keeping.get_by_role("button", name="Come back by a passkey").click()
    expect(keeping.get_by_role("status")).to_have_text(re.compile("This server does not know this passkey"))


def test_whoever_has_no_passkey_is_told_and_stays_who_they_are(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    page = newcomer(browser, browser_context_args, "Karl")
    with_device(page)
    page.goto("/history")
    page.locator("[data-passkey]").get_by_role("button", name="Come back by a passkey").click()
    told = "Nothing was done: it was broken off, or this device has no passkey for this server."
    expect(page.locator("[data-passkey]").get_by_role("status")).to_have_text(told, timeout=30_000)
    expect(page.locator("[data-me]")).to_have_text("Karl")
