"""The chart of many games in the documentation: drawn where the game's module lies beside it, else the page says so."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from snowedin.browser import modules
from snowedin.games import BOX
from tests.house.laid import ROOT

from .test_house import served

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

CHART = ROOT / "build" / "chart"
WINTER = modules.module_path(BOX["winter"], modules.FOLDER)
PAGE = """<!doctype html><title>Charts</title>
<div data-chart-of="winter" data-seats="2"><p>no chart of Winter</p></div>
<div data-chart-of="nim" data-seats="2"><p>no chart of Nim</p></div>
<script type="module" src="many-games.js"></script>"""

pytestmark = pytest.mark.skipif(
    not (CHART / "many-games.js").exists() or not WINTER.exists(), reason="`make engine docs` builds the chart."
)


def test_a_chart_is_drawn_where_the_rules_are(page: Page, tmp_path: Path) -> None:
    shutil.copytree(CHART, tmp_path, dirs_exist_ok=True)
    (tmp_path / "engine").mkdir()
    for path in (WINTER, modules.description_path(BOX["winter"], modules.FOLDER)):
        shutil.copy(path, tmp_path / "engine")
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    with served(tmp_path) as address:
        page.goto(address)
        page.get_by_role("button", name="Play a million games").click()
        expect(page.locator("[data-many-games]")).not_to_have_attribute("data-many-games", "0", timeout=60_000)
        expect(page.locator(".told")).to_contain_text("Games:")
        expect(page.get_by_text("no chart of Nim")).to_be_visible()
        expect(page.get_by_text("no chart of Winter")).to_be_hidden()
