"""How long a page without a server takes until somebody can choose, and what it weighs: `python -m bench.site`.

Chromium visits the folder of `make site` with a new profile each time, presses *Play* of Winter as soon as it can, and
waits for the first choices; then it comes again, with what it has kept.  Wants a quiet machine.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import os
import statistics
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.test_house import KEPT_BY_WORKER, served
from tests.house.laid import SITE, missing

from . import report

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Playwright

PATIENCE = 180_000  # milliseconds
LETTERS_OF_OLD = ".woff"  # for browsers that have no workers
COPY = "404.html"  # of the page, for web servers
KINDS = {
    "python/": "Python itself",
    "house/": "the box above the rules",
    "engine/": "the games' modules",
    "": "the page, its art and letters",
}
WATCH = """
    window.told = {};
    const note = name => window.told[name] ??= performance.now();
    const look = () => {
        const play = document.querySelector("article button.play[aria-label$='Winter']");
        if (play) note('shelf');
        if (document.querySelector('[data-house=open]')) note('open');
        if (play && !play.disabled && !window.told.pressed) { note('pressed'); play.click(); }
        const seq = Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1);
        if (seq >= 0) { note('table'); window.first ??= seq; }
        const choices = document.querySelector('[data-moves] button:not([aria-disabled=true])');
        if (choices || seq > window.first) note('move');
        if (choices) return note('choices');
        setTimeout(look, 5);
    };
    look();
"""
MARKS = {
    "shelf": "the shelf is there",
    "open": "the house is open",
    "table": "the table is there",
    "move": "first choices, or the first move of a bot that begins",
    "choices": "first choices",
}
PROCESSOR = "processor"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--dry", action="store_true", help="write nothing into bench/results.md")
    asked = parser.parse_args()
    if why := missing():
        parser.error(why)
    load = os.getloadavg()[0]
    with served(SITE) as address, sync_playwright() as playwright:
        visits = [visited(playwright, address) for _ in range(asked.visits)]
    asked_for = [*MARKS, PROCESSOR]
    rows = [
        [name, *(spread([visit[name][mark] for visit in visits]) for mark in asked_for)] for name in ("cold", "warm")
    ]
    times = report.table(["cache", *MARKS.values(), "processor time until then"], rows)
    text = (
        f"{sizes()}\n\nSeconds from the address to the table that *Play* of Winter sets up, {asked.visits} visits of "
        "Chromium with a new profile and as many after them; median, and from the fastest to the slowest. "
        "A bot that begins takes half a second for each of its moves, and the table plays them out before anybody may "
        "choose. Processor time is that of all threads of Chromium. "
        f"In the minute before, {load:.1f} programs wanted one of {os.cpu_count()} cores.\n\n{times}"
    )
    if asked.dry:
        print(text)
    else:
        report.write("A page without a server", "bench.site", text)


def visited(playwright: Playwright, address: str) -> dict[str, dict[str, float]]:
    """A first visit and a second one, in milliseconds."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    try:
        with browser.new_context(base_url=address, locale="en-GB", viewport={"width": 1440, "height": 900}) as context:
            return {"cold": once(context), "warm": once(context)}
    finally:
        browser.close()


def once(context: BrowserContext) -> dict[str, float]:
    page = context.new_page()
    page.add_init_script("localStorage.setItem('drawer', 'open')")
    page.add_init_script(WATCH)
    before = processor_time()
    page.goto("/")
    page.wait_for_function("() => window.told.choices", timeout=PATIENCE)
    told: dict[str, float] = {**page.evaluate("window.told"), PROCESSOR: processor_time() - before}
    page.wait_for_function(KEPT_BY_WORKER, timeout=PATIENCE)
    page.close()
    return told


def processor_time() -> float:
    """Milliseconds that Chromium has taken so far, where the system tells."""
    return sum(map(taken, children(os.getpid()))) * 1000 / os.sysconf("SC_CLK_TCK")


def children(process: int) -> Iterator[int]:
    for told in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # it has ended
            for child in map(int, told.read_text().split()):
                yield child
                yield from children(child)


def taken(process: int) -> int:
    try:
        name, _, told = Path(f"/proc/{process}/stat").read_text().partition(") ")
    except OSError:
        return 0
    return sum(map(int, told.split()[11:13])) if Path(CHROMIUM).name in name else 0


def spread(given: list[float]) -> str:
    seconds = sorted(one / 1000 for one in given)
    return f"{statistics.median(seconds):.2f} ({seconds[0]:.2f} to {seconds[-1]:.2f})"


def sizes() -> str:
    """Of all that a first visit fetches or keeps, by kind."""
    sums = dict.fromkeys(KINDS, 0)
    for path in sorted(SITE.rglob("*")):
        name = path.relative_to(SITE).as_posix()
        if path.is_file() and name != COPY and path.suffix != LETTERS_OF_OLD and not name.startswith("."):
            sums[next(kind for kind in KINDS if name.startswith(kind))] += packed(path)
    rows = [[KINDS[kind], f"{size:,}"] for kind, size in sums.items()]
    return report.table(
        ["what a first visit fetches, packed by gzip -9", "bytes"], [*rows, ["**all**", f"**{sum(sums.values()):,}**"]]
    )


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


if __name__ == "__main__":
    main()
