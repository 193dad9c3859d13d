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
    expect(page.locator("[data-rated]")).to_have_text(re.compile(r"Your rating: 1662 \(\+162\), between 1\d\d\d and 2\d\d\d"))
    expect(guest.locator("[data-rated]")).to_have_text(re.compile(r"Your rating: 1338 \(-162\), between \d\d\d and 1\d\d\d"))
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
