"""Every game is played to its end through the page: by mouse, by keyboard, by touch, by two, at one screen."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from ..short_games import SHORT
from . import player

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

    from snowedin.core.game import Game


def test_a_whole_match_by_mouse(page: Page, game: Game) -> None:
    page.goto("/")
    page.get_by_role("link", name=re.compile(f"New table: {game.name}")).click()
    for name, value in SHORT[game.key].items():
        field = page.locator(f"#option-{game.key}-{name}")
        field.select_option(value) if isinstance(value, str) else field.fill(str(value))
    player.pick(page, "Seat 2", "bot:chance")
    page.get_by_role("button", name="Start").click()
    player.wait_until_dealt(page)
    assert player.play_to_the_end(page) > 0
    expect(page.locator("[data-status]")).to_have_text("The game is over.")
    expect(page.locator("[data-story] li").nth(3)).to_be_attached()


def test_two_clicks_from_the_shelf_to_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Ice Queen").click()
    player.wait_until_dealt(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ice Queen")


def test_a_whole_match_by_keyboard_only(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("article")
    press_until(page, "Tab", "New table: Ice Queen")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    press_until(page, "Tab", "hand_cap")
    page.keyboard.press("Control+a")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    player.wait_until_dealt(page)
    while not player.is_over(page):
        if player.stops(page):
            press_until(page, "Tab", "", within="[data-seq] [data-stop]")
            page.keyboard.press("ArrowDown")
            before = player.seq(page)
            page.keyboard.press("Enter")
            player.wait_for_change(page, before)
        page.wait_for_timeout(30)
    press_until(page, "Tab", "Play again")


def test_a_board_in_svg_is_played_by_arrows_and_keeps_the_focus(page: Page) -> None:
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    while len(page.query_selector_all("[data-seq] svg [data-stop]")) < 2:
        player.choose(page, random.Random(1), board=False)
        page.wait_for_timeout(20)
    press_until(page, "Tab", "", within="[data-seq] [data-stop]")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    reached = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
        reached.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert reached > {first} or first not in reached
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('[data-seq] [data-stop]')")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_things_glide_unless_somebody_wants_less_motion(page: Page, motion: Any) -> None:
    page.emulate_media(reduced_motion=motion)
    page.add_init_script("localStorage.setItem('pace', 'normal')")
    page.add_init_script(
        "window.glides = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { window.glides++; return animate.apply(this, how); }"
    )
    player.set_up(page, "ice_and_sky")
    player.wait_until_dealt(page)
    dice = random.Random(1)
    for _ in range(4):
        page.wait_for_selector("[data-moves] button")
        player.choose(page, dice, board=False)
        page.wait_for_timeout(100)
    assert (page.evaluate("window.glides") > 0) == (motion == "no-preference")


def test_a_shown_card_is_taken_back_only_if_the_other_agrees(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    ada, bert = (browser.new_context(**browser_context_args).new_page() for _ in range(2))
    table = player.set_up(ada, "ice_queen", [{"kind": "me"}, {"kind": "open"}])
    bert.goto(f"/table/{table}")
    bert.get_by_role("button", name="Sit down").click()
    for page in (ada, bert):
        player.wait_until_dealt(page)
    while not (player.moves(ada) or player.moves(bert)):
        ada.wait_for_timeout(20)
    caller, other = (ada, bert) if player.moves(ada) else (bert, ada)
    player.choose(caller, random.Random(1), board=False)
    caller.wait_for_selector("[data-story] >> text=You call")
    caller.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="All right").click()
    caller.wait_for_selector("text=agrees.")
    caller.wait_for_selector("[data-moves] button")


def test_whoever_gives_up_has_lost(page: Page) -> None:
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.wait_for_selector("[data-ending] >> text=Ada resigned.")


def test_clocks_run_and_phrases_are_heard(page: Page) -> None:
    player.set_up(page, "winter", clock={"bank": 60_000, "increment": 0, "end": "bot"})
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")
    clock = page.locator("[data-plate='0'] time")
    expect(clock).not_to_have_text(clock.inner_text())
    page.locator("[data-phrase=hello]").click()
    expect(page.locator("[data-plate='0'] [data-bubble]")).to_have_text("Hello!")
    page.wait_for_selector("[data-story] >> text=Ada: Hello!")


def press_until(page: Page, key: str, name: str, within: str = "") -> None:
    """Press a key until the focus is on something of that name or kind."""
    for _ in range(120):
        page.keyboard.press(key)
        here = page.evaluate(
            "within => { const e = document.activeElement; return { fits: !within || e.matches(within),"
            " name: e.getAttribute('aria-label') || e.id + ' ' + e.textContent.trim() } }",
            within,
        )
        if here["fits"] and name in here["name"]:
            return
    raise AssertionError(f"{name or within!r} cannot be reached by {key}.")


def test_a_whole_match_on_a_phone(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    context = browser.new_context(**{**browser_context_args, **phone})
    page = context.new_page()
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, tap=True)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page is wider than the phone"
    context.close()


def test_two_browsers_and_a_line_that_breaks(browser: Browser, browser_context_args: dict[str, Any]) -> None:
    ada, bert = (browser.new_context(**browser_context_args).new_page() for _ in range(2))
    sockets: list[WebSocketRoute] = []

    def pass_on(route: WebSocketRoute) -> None:
        route.connect_to_server()
        sockets.append(route)

    ada.route_web_socket(re.compile("/api/socket"), pass_on)
    table = player.set_up(ada, "ice_queen", [{"kind": "me"}, {"kind": "open"}])
    bert.goto(f"/table/{table}")
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Sit down").click()
    player.wait_until_dealt(bert)
    player.wait_until_dealt(ada)
    dice, choices = random.Random(3), 0
    while not (player.is_over(ada) and player.is_over(bert)):
        for page in (ada, bert):
            choices += player.choose(page, dice)
            page.wait_for_timeout(20)
        if choices >= 2 and len(sockets) == 1:
            sockets[0].close()
            ada.wait_for_function("() => document.querySelector('.broken') === null")
    assert len(sockets) > 1, "the line never broke"
    expect(ada.locator("[data-story] li").last).to_have_text(re.compile("^(You|Bert) "))


def test_a_server_whose_store_lost_moves_says_so_and_the_table_goes_back(page: Page) -> None:
    """The page is sent an earlier update once more, as a server sends it after a failover to a standby that lagged."""
    lines: list[WebSocketRoute] = []
    updates: list[dict[str, Any]] = []

    def pass_on(route: WebSocketRoute) -> None:
        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "update":
                updates.append(message)
            route.send(frame)

        lines.append(route)
        route.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/api/socket"), pass_on)
    player.set_up(page, "ice_queen", [{"kind": "me"}, {"kind": "me"}])
    player.wait_until_dealt(page)
    page.click("[data-curtain] button")
    early = next(update for update in updates if update["choices"])
    dice = random.Random(2)
    while player.seq(page) <= early["seq"]:
        player.choose(page, dice)
        page.wait_for_timeout(20)
    for update in {message["seat"]: message for message in updates if message["seq"] == early["seq"]}.values():
        lines[-1].send(json.dumps({**update, "events": [], "lost": 1}))
    page.wait_for_selector("[data-went-back]")
    assert "lost the last moves" in page.inner_text("[data-went-back]")
    if page.query_selector("[data-curtain] button"):
        page.click("[data-curtain] button")
    page.wait_for_selector(f"[data-seq='{early['seq']}']")


def test_a_shared_screen_is_covered_when_it_is_passed_on(page: Page) -> None:
    player.set_up(page, "ice_queen", [{"kind": "me"}, {"kind": "me"}])
    player.wait_until_dealt(page)
    dice = random.Random(2)
    curtains = 0
    while not player.is_over(page):
        if page.query_selector("[data-curtain] button"):
            assert page.query_selector(".own") is None
            page.click("[data-curtain] button")
            curtains += 1
        player.choose(page, dice)
    assert curtains > 0


def test_a_spectator_sees_nothing_hidden(page: Page, browser: Browser, browser_context_args: dict[str, Any]) -> None:
    table = player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    stranger = browser.new_context(**browser_context_args).new_page()
    frames: list[str] = []
    stranger.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    stranger.goto(f"/table/{table}")
    player.wait_until_dealt(stranger)
    expect(stranger.locator("[data-watching]")).to_have_text("You are watching")
    assert not player.moves(stranger)
    expect(stranger.locator(".own")).to_have_count(0)
    updates = [frame for frame in frames if '"type":"update"' in frame]
    assert updates
    assert all('"own":null' in frame for frame in updates)
