"""What a table costs the reader's machine: `python -m bench.page [GAME ...]`, in Chromium, on a warm server.

For each game: bytes of the first table, the largest paint, the first offered move, what shifts, the longest task while
something is played out, as a processor of a quarter of the speed would have it, and the processor's share while nobody
does anything.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from tests.browser import player, scenes
from tests.browser.conftest import CHROMIUM, FLAGS, started
from tests.browser.tracing import longest_task
from tests.browser.watching import OFFERED, WATCH

from snowedin.games import GAMES

from . import report

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

CHOICES = 6
IDLE_SECONDS = 8
PACE = 1  # seconds that a bot waits, as it does for people
TRACES = 3  # the best of them is told: other programs on the machine only add


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        started(Path(data), pace=PACE) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rows = [measured(browser, address, key) for key in asked.games or GAMES]
        browser.close()
    head = [
        "game", "kB over the line", "largest paint ms", "first offered move ms", "shifted",
        "longest task ms at 1/4 speed", "idle %",
    ]  # fmt: skip
    text = "One browser, the server warm; a first visit with its letters and pictures, packed, median of three."
    report.write("The page", "bench.page", f"{text}\n\n{report.table(head, rows)}")


def measured(browser: Browser, address: str, key: str) -> list[str]:
    with browser.new_context(base_url=address, locale="en-GB", viewport={"width": 1440, "height": 900}) as context:
        page = context.new_page()
        line = context.new_cdp_session(page)
        page.add_init_script(WATCH)
        player.set_up(page, key, options={})
        page.wait_for_function(OFFERED, timeout=player.FIRST_COMPILE)
        loads = [load(page, line) for _ in range(3)]
        size, paint, offered = (statistics.median(one[i] for one in loads) for i in range(3))
        dice = random.Random(5)
        for _ in range(CHOICES):
            page.wait_for_function(OFFERED)
            player.choose(page, dice, board=False)
        page.wait_for_function(OFFERED)
        shifts = page.evaluate("window.told.shifts")
        share = idle(page, line)
        longest = min(longest_played(browser, page, key) for _ in range(TRACES))
        return [
            GAMES[key].name, f"{size / 1000:.0f}", f"{paint:.0f}", f"{offered:.0f}", f"{shifts:.3f}", f"{longest:.0f}",
            f"{100 * share:.1f}",
        ]  # fmt: skip


def longest_played(browser: Browser, page: Page, key: str) -> float:
    """The longest task while one choice and its answer are played out on the stage."""
    scenes.bring(page, *scenes.find(scenes.POSITIONS[scenes.STAGED[key][0]]))
    page.wait_for_timeout(600)
    return longest_task(browser, page, partial(scenes.play_out, page, key))


def load(page: Page, line: CDPSession) -> tuple[float, float, float]:
    """A first visit: nothing is kept from before."""
    line.send("Network.enable")
    line.send("Network.clearBrowserCache")
    received: list[float] = []

    def take(event: dict[str, float]) -> None:
        received.append(event["encodedDataLength"])

    line.on("Network.loadingFinished", take)
    page.reload()
    page.wait_for_function(OFFERED)
    page.wait_for_timeout(300)
    paint, offered = page.evaluate("[window.told.paint, window.told.offered]")
    line.remove_listener("Network.loadingFinished", take)
    return sum(received), paint, offered


def idle(page: Page, line: CDPSession) -> float:
    """The share of one core that the page's own process takes while nobody does anything."""
    line.send("Performance.enable")
    page.wait_for_timeout(3000)

    def busy() -> float:
        metrics = line.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = busy()
    page.wait_for_timeout(1000 * IDLE_SECONDS)
    return (busy() - before) / IDLE_SECONDS


if __name__ == "__main__":
    main()
