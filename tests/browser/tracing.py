"""How long the page keeps its thread to itself while something is done, as Chromium traces it.

By the thread's own clock and not by the wall's: other programs on this machine count little.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
TASK = "RunTask"
SLOWER = 4  # times, a phone's processor


def longest_task(browser: Browser, page: Page, deed: Callable[[], None]) -> float:
    """Milliseconds that the longest task of the page would take on a processor so much slower."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        deed()
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"].get("name") == "CrRendererMain"
    }
    tasks = [one for one in events if one["name"] == TASK and (one["pid"], one["tid"]) in threads]
    longest: float = max(one["tdur"] for one in tasks if "tdur" in one)  # one that still goes on has none
    return SLOWER * longest / 1000
