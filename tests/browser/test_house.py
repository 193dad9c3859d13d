"""The site without a server: after one visit every game is played to its end offline, and nothing of it gets lost."""

from __future__ import annotations

import contextlib
import http.server
import json
import random
import re
import threading
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error, expect

from tests.house.laid import SITE, missing

from ..short_games import SHORT
from . import player
from .conftest import KEPT, remembered

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Route

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

OPEN = 180_000  # milliseconds until the house is open, on a machine that has much else to do
MOMENT = 300  # milliseconds
MEANWHILE = """async ([path, seq]) => {
    const began = performance.now();
    const { seats } = await (await fetch(path)).json();
    const answered = performance.now() - began;
    const isThere = () => Number(document.querySelector('[data-seq]').dataset.seq) > seq;
    while (seats[1].to_act && !isThere()) await new Promise(resolve => setTimeout(resolve, 5));
    return [answered, performance.now() - began];
}"""  # how long an answer took, and the bot's next choice
LATER = "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq"
KEPT_BY_WORKER = "() => navigator.serviceWorker.controller?.state === 'activated'"
ASK = """async ([method, path, body]) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    return [response.status, await response.json()];
}"""


class Files(http.server.SimpleHTTPRequestHandler):
    """The files of the site, as any server gives them."""

    def log_message(self, *_: Any) -> None:
        pass


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def visited(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has been there once; then the server is gone."""
    with served(SITE) as address:
        kept = remembered(address, **KEPT, house=json.dumps({"pace": 0}))
        context = browser.new_context(
            base_url=address, locale="en-GB", reduced_motion="reduce", storage_state=kept, service_workers="allow"
        )
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector("[data-house=open]", timeout=OPEN)
        page.wait_for_function(KEPT_BY_WORKER, timeout=OPEN)
        page.close()
    yield context
    context.close()


@contextlib.contextmanager
def newcomer(browser: Browser) -> Iterator[tuple[Page, list[Route]]]:
    """Somebody whose house does not open before what is held back goes on its way."""
    with served(SITE) as address:
        context = browser.new_context(base_url=address, locale="en-GB", service_workers="block")
        held: list[Route] = []
        context.route("**/box.packed", lambda route: held.append(route))  # noqa: PLW0108  a list's own method is refused
        yield context.new_page(), held
        context.close()


def let_in(held: list[Route]) -> None:
    while held:
        held.pop().continue_()


@pytest.fixture
def page(visited: BrowserContext) -> Iterator[Page]:
    page = visited.new_page()
    yield page
    page.close()


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    status, reply = page.evaluate(ASK, [method, path, body])
    assert status < 300, reply
    return reply


def set_up(page: Page, game: str, seats: list[dict[str, str]] | None = None) -> str:
    page.goto("/")
    page.wait_for_selector("article", timeout=OPEN)
    ask(page, "POST", "/api/me", {"name": "Ada"})
    seats = seats or [{"kind": "me"}, {"kind": "bot", "bot": "chance"}]
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": seats, "options": SHORT[game]})
    page.goto(f"/table/{made['table']}")
    page.wait_for_selector("[data-status], [data-curtain]", timeout=OPEN)
    return str(made["table"])


@pytest.mark.parametrize("key", SHORT)
def test_a_game_is_played_to_its_end_offline(page: Page, key: str) -> None:
    table = set_up(page, key)
    assert player.play_to_the_end(page, board=False) > 0
    assert ask(page, "GET", f"/api/tables/{table}/update")["status"] == "over"
    expect(page.get_by_text("Was the deal fair?")).to_be_hidden()
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-house=open]")).to_contain_text("cannot be proven fair", timeout=OPEN)
    assert ask(page, "GET", f"/api/matches/{table}/moves?as=all")["moves"]


def test_what_is_chosen_while_the_house_opens_is_played_when_it_is_open(browser: Browser) -> None:
    with newcomer(browser) as (page, held):
        page.goto("/")
        page.get_by_role("button", name="Play now: Winter").click(timeout=OPEN)
        expect(page.locator("[data-dealing=winter]")).to_contain_text("Dealing", timeout=OPEN)
        expect(page.locator("[data-house=opening]")).to_be_visible()
        let_in(held)
        expect(page.locator("[data-game=winter] [data-seq]")).to_be_visible(timeout=OPEN)
        expect(page.locator("[data-dealing]")).to_have_count(0)


def test_whoever_comes_again_sees_the_shelf_before_the_house_is_open(browser: Browser) -> None:
    with newcomer(browser) as (page, held):
        page.goto("/")
        page.wait_for_selector("article", timeout=OPEN)
        let_in(held)
        page.wait_for_selector("[data-house=open]", timeout=OPEN)
        ask(page, "POST", "/api/me", {"name": "Ada"})
        ask(page, "POST", "/api/me", {"name": "Béla"})
        ask(page, "POST", "/api/tables", {"game": "winter", "seats": [{"kind": "me"}, {"kind": "bot"}]})
        page.goto("/")
        page.wait_for_selector("article", timeout=OPEN)
        expect(page.locator("header")).to_contain_text("Béla")
        expect(page.locator("[data-house=opening]")).to_be_visible()
        let_in(held)
        page.wait_for_selector("[data-house=open]", timeout=OPEN)
        expect(page.locator("header")).to_contain_text("Béla")


def test_two_people_share_one_screen_offline(page: Page) -> None:
    table = set_up(page, "snowball_fight", [{"kind": "me"}, {"kind": "me"}])
    while ask(page, "GET", f"/api/tables/{table}/update")["status"] != "over":
        lift = page.locator("[data-curtain] button")
        if lift.count():
            lift.first.click()
        elif not player.choose(page, random.Random(1), board=False):
            page.wait_for_timeout(20)
    page.wait_for_selector("[data-ending]")


def test_hints_and_analyses_are_thought_of_offline(page: Page) -> None:
    table = set_up(page, "ice_queen")
    page.wait_for_selector("[data-moves] button:not([aria-disabled=true])")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-moves] button.hinted", timeout=OPEN)
    player.play_to_the_end(page, board=False)
    page.goto(f"/replay/{table}?analysis")
    page.wait_for_selector("[data-analysis=done]", timeout=OPEN)
    expect(page.locator("[data-shares] li")).to_have_count(2)


def test_the_house_answers_while_a_bot_thinks(page: Page) -> None:
    table = set_up(page, "winter", [{"kind": "me"}, {"kind": "bot", "bot": "yeti"}])
    answered = chosen = 0.0
    while max(answered, chosen - answered) < MOMENT:  # until it does not know its choice at once
        page.wait_for_selector("[data-moves] button:not([aria-disabled=true])", timeout=OPEN)
        before = player.seq(page)
        page.locator("[data-moves] button:not([aria-disabled=true])").first.click()
        page.wait_for_function(LATER, arg=before)
        answered, chosen = page.evaluate(MEANWHILE, [f"/api/tables/{table}/update", before + 1])
    assert answered < chosen / 2


def test_nothing_is_lost_when_the_page_is_killed_in_the_middle(visited: BrowserContext) -> None:
    page = visited.new_page()
    table = set_up(page, "winter")
    for _ in range(3):
        page.wait_for_selector("[data-moves] button:not([aria-disabled=true])")
        before = player.seq(page)
        page.locator("[data-moves] button:not([aria-disabled=true])").first.click()
        page.wait_for_function(LATER, arg=before)
    page.wait_for_selector("[data-moves] button:not([aria-disabled=true])")
    before = ask(page, "GET", f"/api/tables/{table}/update")
    kill(page)
    again = visited.new_page()
    again.goto(f"/table/{table}")
    again.wait_for_selector("[data-moves] button:not([aria-disabled=true])", timeout=OPEN)
    after = ask(again, "GET", f"/api/tables/{table}/update")
    assert (after["seq"], after["view"], after["choices"]) == (before["seq"], before["view"], before["choices"])
    assert player.play_to_the_end(again, board=False) > 0
    again.close()


def kill(page: Page) -> None:
    """As the system does it, without a farewell."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")


def test_a_deal_a_day_and_puzzles_need_no_server(page: Page) -> None:
    page.goto("/today")
    expect(page.locator("[data-daily]")).to_have_count(5, timeout=OPEN)
    page.goto("/puzzle/winter/1")
    expect(page.locator("main")).to_contain_text(re.compile("Puzzle", re.IGNORECASE), timeout=OPEN)
    page.wait_for_selector("[data-moves] button")


@pytest.mark.parametrize(("tag", "word"), [("fr", "équité"), ("de", "fair"), ("es", "justo"), ("nl", "eerlijk")])
def test_the_house_says_in_every_language_what_cannot_be_proven(page: Page, tag: str, word: str) -> None:
    page.goto("/")
    page.wait_for_selector("[data-house=open]", timeout=OPEN)
    player.speak(page, tag)
    expect(page.locator("[data-house=open]")).to_contain_text(word)
    expect(page.locator("[data-today-card]")).to_be_visible()
    for met in ("[data-friend]", "[data-open-tables]", "[data-people]"):
        expect(page.locator(met)).to_be_hidden()
    player.speak(page, "en")
