"""What a table offers besides its moves: the solver, who is here, when talk is allowed, what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import expect

from ..games.cold_spell.positions import closed_field
from . import player

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LOOK_BEHIND_CURTAIN = """() => {
    document.querySelector('[data-curtain] button')?.click();
    return document.querySelector('[data-moves] button') !== null;
}"""


def test_the_solver_spells_a_declaration_on_the_word_bench(page: Page) -> None:
    brought = {"match": msgspec.to_builtins(closed_field("on request").document())}
    brought["seats"] = [{"kind": "me"}, {"kind": "bot", "bot": "chance"}]
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"})
    table = page.request.post("/api/matches", data=brought).json()["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-bench]", timeout=player.FIRST_COMPILE)
    page.get_by_role("button", name="Ask the solver").click()
    page.wait_for_selector("[data-shortcut]", timeout=player.FIRST_COMPILE)
    best = page.locator("[data-shortcut]").first.inner_text()
    page.locator("[data-shortcut]").first.click()
    page.wait_for_selector("[data-ending]")
    expect(page.locator("[data-seq] tbody tr").first).to_contain_text(best.split(": ")[1].split()[0])


def test_whoever_closes_the_page_is_missed_at_the_seats(
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    table = player.set_up(page, "winter", [{"kind": "me"}, {"kind": "open"}])
    other = browser.new_context(**browser_context_args).new_page()
    other.goto("/")
    other.request.post("/api/me", data={"name": "Bob"})
    other.request.post(f"/api/tables/{table}/join", data={"name": "Bob", "nonce": "0" * 32})
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-missing]:has-text('Bob')")
    other.goto(f"/table/{table}")
    page.wait_for_selector("[data-missing]", state="detached")
    other.close()
    page.wait_for_selector("[data-missing]:has-text('not here now')")


def test_talk_is_closed_until_the_game_is_over(page: Page) -> None:  # Ice and the Sky 2.7
    player.set_up(page, "ice_and_sky", [{"kind": "me"}, {"kind": "me"}])
    player.wait_until_dealt(page)
    heard = []
    for _ in range(36):
        page.wait_for_function(LOOK_BEHIND_CURTAIN)
        heard.append(page.locator("[data-phrase=thanks]").count())
        before = player.seq(page)
        player.moves(page)[0].click()
        page.wait_for_function("seq => Number(document.querySelector('[data-seq]')?.dataset.seq) > seq", arg=before)
    assert heard == [0] * 36
    page.wait_for_selector("[data-phrase=thanks]")


def test_in_silence_nothing_is_offered_that_would_be_a_sign(  # Ice and the Sky 2.6, 2.7
    page: Page, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    table = player.set_up(page, "ice_and_sky", [{"kind": "me"}, {"kind": "open"}])
    other = browser.new_context(**browser_context_args).new_page()
    other.goto("/")
    other.request.post("/api/me", data={"name": "Bob"})
    other.request.post(f"/api/tables/{table}/join", data={"name": "Bob", "nonce": "0" * 32})
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-silent]")
    page.get_by_role("button", name="Take back").wait_for(state="detached")
    page.wait_for_selector("[data-missing]", state="detached")  # Bob does not have the table open; that is not told
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").wait_for()


def test_who_practises_alone_in_silence_may_take_back(page: Page) -> None:  # Ice and the Sky 2.6
    player.set_up(page, "ice_and_sky")
    player.wait_until_dealt(page)
    page.get_by_role("button", name="Take back").wait_for()
    expect(page.locator("[data-silent]")).to_have_count(0)


def test_what_was_told_of_a_throw_is_still_told_after_the_rival_has_chosen_again(page: Page) -> None:
    player.set_up(page, "snowball_fight")
    player.wait_until_dealt(page)
    for _ in range(60):
        if page.locator("ol.told li").count() > 1:
            break
        page.wait_for_selector("[data-moves] button")
        before = player.seq(page)
        player.moves(page)[0].click()
        player.wait_for_change(page, before)
    told = page.locator("ol.told").inner_text()
    page.wait_for_selector("[data-moves] button")
    page.reload()
    player.wait_until_dealt(page)
    page.wait_for_selector("ol.told li")
    expect(page.locator("ol.told")).to_have_text(told, use_inner_text=True)
