"""At the end the whole table is seen between the banner and the count, or beside them, on every screen, and all that
can be done next is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from . import player, scenes
from .pictures import SCREENS

if TYPE_CHECKING:
    from playwright.sync_api import Page

HIDDEN = """() => {
    const box = (one) => one.getBoundingClientRect();
    const parts = (table) => {
        const measured = [...table.querySelectorAll('[data-measured]')].map(box);
        return measured.length ? measured.filter((one) => one.width && one.height) : [box(table)];
    };
    const seen = [...document.querySelectorAll('[data-last-look]')].flatMap(parts);
    const over = [...document.querySelectorAll('[data-banner] > *, [data-ending] > .card')].map(box);
    const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const meet = (a, b) => across(a, b) > 2 && down(a, b) > 2;
    const isOut = (a) => a.left < -2 || a.top < -2 || a.right > innerWidth + 2 || a.bottom > innerHeight + 2;
    return [seen.length, seen.filter((a) => isOut(a) || over.some((b) => meet(a, b))).length];
}"""
UNSEEN = """() => [...document.querySelectorAll('[data-last-look] :is([data-measured], [data-cell], td)')]
    .filter((one) => one.getBoundingClientRect().width && !one.checkVisibility({ visibilityProperty: true })).length"""
CUT = """() => {
    const card = document.querySelector('[data-ending] > .card');
    return card.scrollHeight - card.clientHeight;
}"""


@pytest.mark.parametrize("key", ["ice_queen", "snowball_fight", "ice_and_sky", "winter", "cold_spell"])
def test_the_whole_table_is_seen_at_the_end_and_comes_back_to_be_looked_at(page: Page, key: str) -> None:
    scenes.ending(player.keep(page, drawer="shut"), key)
    for name, size in SCREENS.items():
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        parts, hidden = page.evaluate(HIDDEN)
        assert parts > 0
        assert hidden == 0, name
        assert page.evaluate(UNSEEN) == 0, name
        assert page.evaluate(CUT) <= 1, name
    page.get_by_role("button", name="Look at the table").click()
    assert page.evaluate("[...document.querySelectorAll('[data-last-look]')].every((one) => !one.style.transform)")
