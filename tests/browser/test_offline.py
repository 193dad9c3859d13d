"""Without a network: the page and its art are kept, the table is shown as it was last seen, and goes on by itself."""

from __future__ import annotations

import http.server
import random
import re
import shutil
import threading
import time
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from . import player
from .conftest import KEPT, STATIC, remembered, started

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

SOON = 30  # seconds
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
SEEN = """async table => {
    const found = await caches.match(`/seen/table/${table}`);
    const seq = Number(document.querySelector('[data-seq]').dataset.seq);
    return found !== undefined && (await found.json()).what.updates[0].seq === seq;
}"""
CACHED = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""
KEPT_FILES = """async names => {
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
    const found = (await caches.keys()).filter(name => name.startsWith('page '));
    return !installing && !waiting && active.state === 'activated' && String(found) === String(names);
}"""
LOOK = """() => [
    document.querySelector('[data-seq]').dataset.seq,
    document.querySelector('[data-story]').innerText,
    ...[...document.querySelectorAll('[data-seq] [data-id]')].map(piece => piece.dataset.id).sort(),
]"""


class Server:
    """A server that can be stopped and started again at the same address, with the same tables."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running = ExitStack()
        self.address = ""

    def start(self) -> None:
        port = int(self.address.rpartition(":")[2] or 0) if self.address else 0
        self.address = self._running.enter_context(started(self._folder, port))

    def stop(self) -> None:
        self._running.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@contextmanager
def visitor(browser: Browser, address: str, **more: Any) -> Iterator[Page]:
    context = browser.new_context(
        base_url=address, locale="en-GB", reduced_motion="reduce", storage_state=remembered(address, **KEPT), **more
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def wait_for(page: Page, look: str, arg: Any = None) -> None:
    """`wait_for_function` takes a promise for a yes; this waits until it is kept with one."""
    until = time.monotonic() + SOON
    while not page.evaluate(look, arg):
        assert time.monotonic() < until, look
        page.wait_for_timeout(50)


def keep(page: Page) -> None:
    """Wait until the page is kept by its worker."""
    page.wait_for_function(CONTROLLED)


def test_a_table_without_a_network_is_shown_as_it_was_last_seen_and_goes_on(browser: Browser, server: Server) -> None:
    with visitor(browser, server.address) as page:
        table = player.set_up(page, "winter")
        player.wait_until_dealt(page)
        keep(page)
        dice = random.Random(1)
        for _ in range(4):
            page.wait_for_selector("[data-moves] button:not([aria-disabled=true])")
            player.choose(page, dice, board=False)
        page.wait_for_selector("[data-moves] button")
        player.settled(page, "() => 0")
        wait_for(page, SEEN, table)
        before = page.evaluate(LOOK)
        server.stop()
        expect(page.locator(".toast.broken")).to_be_visible()
        page.reload()
        expect(page.locator("[data-offline]")).to_contain_text("as you last saw it")
        expect(page.locator("[data-status]")).to_have_text("No connection")
        expect(page.locator("[data-moves] button")).to_have_count(0)
        assert page.evaluate(LOOK) == before
        server.start()
        expect(page.locator("[data-offline]")).to_have_count(0, timeout=60_000)
        page.wait_for_selector("[data-moves] button")
        seq = player.seq(page)
        page.locator("[data-moves] button").first.click()
        page.wait_for_function("seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)


def test_home_without_a_network_leads_to_the_tables_that_were_seen(browser: Browser, base_url: str) -> None:
    with visitor(browser, base_url) as page:
        player.set_up(page, "ice_queen")
        player.wait_until_dealt(page)
        keep(page)
        page.goto("/")
        page.wait_for_selector(".resume")
        wait_for(page, "async () => await caches.match('/seen/matches') !== undefined")
        page.context.set_offline(True)
        page.reload()
        expect(page.locator("[data-offline]")).to_contain_text("No connection to the server")
        expect(page.locator("article")).to_have_count(5)
        page.locator(".resume").click()
        expect(page.locator("[data-offline]")).to_contain_text("as you last saw it")
        page.goto("/table/nobody0has0seen0this0table")
        expect(page.locator("[data-offline]")).to_contain_text("The server cannot be reached.")
        expect(page.locator("main")).not_to_contain_text("no such table")
        page.context.set_offline(False)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.", timeout=30_000)
        expect(page.get_by_text("There is no such table.")).to_have_count(1)
        page.goto("/")
        expect(page.locator("[data-offline]")).to_have_count(0)


@pytest.mark.parametrize("tag", ["fr", "de", "es", "nl"])
def test_what_is_missing_is_said_in_the_language_of_the_page(browser: Browser, base_url: str, tag: str) -> None:
    with visitor(browser, base_url) as page:
        page.goto("/")
        player.speak(page, tag)
        keep(page)
        page.context.set_offline(True)
        page.reload()
        expect(page.locator("[data-offline]")).to_have_text(re.compile(r"connexion|Verbindung|conexión|verbinding"))
        assert page.evaluate("document.documentElement.lang") == tag


def test_nothing_of_the_api_is_kept_by_the_worker(browser: Browser, base_url: str) -> None:
    with visitor(browser, base_url) as page:
        player.set_up(page, "cold_spell")
        player.wait_until_dealt(page)
        keep(page)
        page.reload()
        player.wait_until_dealt(page)
        kept = page.evaluate(CACHED)
        assert "/" in kept
        assert [path for path in kept if path.startswith("/api")] == []
        page.context.set_offline(True)
        assert page.evaluate("() => fetch('/api/me').then(() => 'answered', () => 'nobody')") == "nobody"


def test_the_page_can_be_installed(browser: Browser, base_url: str) -> None:
    with visitor(browser, base_url) as page:
        page.goto("/")
        keep(page)
        devtools = page.context.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        found = [one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        assert set(found) <= {"in-incognito"}  # as every page of a test is


class Pages(http.server.SimpleHTTPRequestHandler):
    """The built files alone, as any server would give them."""

    def log_message(self, *_: Any) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[int]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), partial(Pages, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


def publish(folder: Path, name: str) -> None:
    """Another version of the page, which goes by this name."""
    shutil.copytree(STATIC.parent, folder, dirs_exist_ok=True)
    index, worker = folder / "index.html", folder / "worker.js"
    index.write_text(index.read_text("utf-8").replace("<html", f'<html data-version="{name}"'), "utf-8")
    text = re.sub(r'"version":"\w+"', f'"version":"{name}"', worker.read_text("utf-8"))
    worker.write_text(text, "utf-8")


def test_a_new_page_is_shown_at_once_and_kept_instead_of_the_old_one(browser: Browser, tmp_path: Path) -> None:
    version = "() => document.documentElement.dataset.version"
    publish(tmp_path, "one")
    with served(tmp_path) as port, visitor(browser, f"http://127.0.0.1:{port}") as page:
        page.goto("/")
        keep(page)
        for name, kept in (("two", ["page one", "page two"]), ("three", ["page two", "page three"])):
            publish(tmp_path, name)
            page.reload()
            assert page.evaluate(version) == name
            wait_for(page, KEPT_FILES, kept)
        page.context.set_offline(True)
        page.reload()
        assert page.evaluate(version) == "three"
