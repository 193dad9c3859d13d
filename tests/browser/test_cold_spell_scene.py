"""Cold Spell is played on its own stage: by pressing and carrying pyramids, tiles and plates, and it shows what is."""

from __future__ import annotations

import random
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error

from . import player, scenes
from .watching import OUTSIDE

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = ((360, 640), (390, 844), (844, 390), (1024, 768), (768, 1024), (1440, 900), (2560, 1440))
LYING = """() => ({
    field: [...document.querySelectorAll('[data-cell]')].map(one => one.dataset.lies),
    hands: [...document.querySelectorAll('[data-id]:not(svg *)')].map(one => one.dataset.id),
})"""
ON_THE_RACK = """() => Object.fromEntries([...document.querySelectorAll('.mine [data-id]')].map(one => {
    const box = one.getBoundingClientRect();
    return [one.dataset.id, [Math.round(box.x), Math.round(box.y), Math.round(box.width)]];
}))"""
STILL = """() => !document.querySelector('[data-playing]')
    && document.querySelector('[data-seq] [data-stop], [data-ending]')"""
UNREACHED = """() => [...document.querySelectorAll('[data-seq] [data-stop]')].filter(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !one.contains(top) && !top?.contains(one);
}).map(one => one.getAttribute('aria-label') ?? one.textContent)"""

# What lies on the words of the goal, and whether they leave the stage.
COVERED = """() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('p.goal'));
    const goal = words.getBoundingClientRect();
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const meets = box => box.left < goal.right && box.right > goal.left && box.top < goal.bottom - 1
        && box.bottom > goal.top + 1;
    const found = [...document.querySelectorAll('[data-status], [data-plate], [data-stash]')]
        .filter(one => meets(one.getBoundingClientRect())).map(one => one.textContent.trim());
    return goal.left < stage.left || goal.right > stage.right ? [...found, 'edge'] : found;
}"""

# The server has heard of it too.
ARRIVED = """async goal => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').pop()}/update`);
    return (await answer.json()).view.field.find(one => one.cell === goal).pips > 0;
}"""


def cell(page: Page, name: str) -> dict[str, Any]:
    return next(one for one in player.seen(page)["field"] if one["cell"] == name)


def test_a_whole_game_is_played_by_pressing_pieces(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    player.set_up(page, "cold_spell")
    player.wait_until_dealt(page)
    assert player.press_pieces(page, lambda stop: stop.click(timeout=1500), "[data-solver]") > 5
    assert player.seen(page)["winners"]
    assert len(page.query_selector_all("[data-seq] tbody tr")) == 2


def test_a_whole_game_is_played_by_touch_on_a_phone(phone: Page) -> None:
    player.keep(phone, pace="at-once")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "chance"}] * 3]
    player.set_up(phone, "cold_spell", seats)
    player.wait_until_dealt(phone)
    assert player.press_pieces(phone, lambda stop: stop.tap(timeout=1500), "[data-solver]", 2) > 3
    assert player.seen(phone)["winners"]


def test_pyramids_are_carried_from_those_left_onto_cards_and_to_players(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "cold_spell")
    view = player.seen(page)
    turn = view["turn"]
    field = view["field"]
    claimed = next(field[number]["cell"] for number in view["open_to"]["claim"])
    page.locator(f"[data-cell={claimed}]").drag_to(page.locator(f"[data-plate='{turn}']"))
    page.wait_for_selector("[data-ending-turn] >> text=End the turn")
    assert cell(page, claimed)["claimed_by"] == turn
    view = player.seen(page)
    mover = next(one for one in (view["field"][number] for number in view["open_to"]["move"]) if one["reach"])
    goal = view["field"][mover["reach"][0]]["cell"]
    page.locator(f"[data-cell={mover['cell']}]").drag_to(page.locator(f"[data-cell={goal}]"))
    page.wait_for_selector(f"[data-pyramid={goal}]")
    page.wait_for_function(ARRIVED, arg=goal, polling=100)
    assert cell(page, goal)["upright"] or cell(page, goal)["pips"] == mover["pips"]


def test_a_pyramid_that_is_let_go_nowhere_goes_back_and_the_ribbon_says_why(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "cold_spell")
    before = player.seen(page)
    stash = page.locator("[data-stash][data-stop]").first
    gap = next(one["cell"] for one in before["field"] if not one["card"])
    stash.drag_to(page.locator(f"[data-cell={gap}]"))
    assert page.inner_text("[data-status]") == "No card lies there"
    stash.click()
    assert page.inner_text("[data-status]") == "Put it on any gilded card"
    page.keyboard.press("Escape")
    assert page.locator(".goal[data-stop]").count() == 0
    page.locator("[data-cell]:not([data-stop])").first.click()
    assert page.inner_text("[data-status]") == "Lift a pyramid first"
    assert player.seen(page) == before


def test_over_the_board_of_a_replay_no_cell_is_named(page: Page) -> None:
    scenes.ending(page, "cold_spell")
    page.goto(f"/replay/{page.url.rpartition('/')[2]}")
    scrubber = page.locator("[data-scrubber]")
    said = []
    for place in range(1, int(scrubber.get_attribute("max") or 0)):
        scrubber.fill(str(place))
        page.wait_for_selector(f"text={place} / ")
        said.append(page.inner_text("[data-status]"))
    assert any("pyramid on “" in one for one in said)
    assert not [one for one in said if re.search(r"\b[A-F][1-6]\b", one)]


def test_it_is_played_by_keys(page: Page) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, "cold_spell")
    before = player.seen(page)
    page.locator("[data-stash][data-stop]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".goal[data-stop]")
    page.locator(".goal[data-stop]").first.focus()
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.dataset.cell")
    assert chosen
    page.keyboard.press("Enter")
    page.wait_for_function("cell => document.querySelector(`[data-pyramid=${cell}]`)", arg=chosen)
    assert not next(one for one in before["field"] if one["cell"] == chosen)["pips"]


def press_on_the_board(page: Page, dice: random.Random) -> None:
    """Tab to a piece, go on by the arrows, and press it."""
    for _ in range(100):
        if page.evaluate("document.activeElement.matches('[data-seq] [data-stop]:not([data-solver])')"):
            break
        page.keyboard.press("Tab")
    for _ in range(dice.randrange(4)):
        page.keyboard.press(dice.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
    page.keyboard.press("Enter")


def press_in_the_list(page: Page, dice: random.Random) -> None:
    moves = page.locator("[data-moves] button")
    if count := moves.count():
        moves.nth(dice.randrange(count)).press("Enter", timeout=2000)


def test_a_whole_game_is_played_by_keys_alone(page: Page) -> None:
    """On the board first, where a hand that knows nothing puts back most of what it lifts; then in the list."""
    player.keep(page, pace="at-once", drawer="open")
    player.set_up(page, "cold_spell")
    player.wait_until_dealt(page)
    dice = random.Random(6)
    page.wait_for_selector("[data-seq] [data-stop]")
    first = player.seq(page)
    for _ in range(60):
        before = player.seq(page)
        press_on_the_board(page, dice)
        player.wait_for_change(page, before)
        if before > first + 8:
            break
    assert player.seq(page) > first
    until = time.monotonic() + player.LONGEST
    while not player.is_over(page):
        assert time.monotonic() < until, page.inner_text("[data-seq]")[-800:]
        before = player.seq(page)
        with suppress(Error):  # the list may have changed under the finger
            press_in_the_list(page, dice)
        player.wait_for_change(page, before)
    assert player.seen(page)["winners"]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_after_every_event_the_board_shows_what_the_server_has(page: Page, motion: Any) -> None:
    page.emulate_media(reduced_motion=motion)
    player.keep(page, pace="normal", drawer="shut")
    scenes.show(page, "cold_spell")
    kinds: set[str] = set()
    dice = random.Random(4)
    for _ in range(14):
        stops = page.locator("[data-seq] [data-stop]")
        if stops.count():
            stops.nth(dice.randrange(stops.count())).click(timeout=4000)
        page.wait_for_timeout(120)
        kinds.add(page.evaluate("document.querySelector('.field')?.dataset.act ?? ''"))
        page.wait_for_function(STILL)
        view, lying = player.settled(page, LYING)
        if view["phase"] in ("spelling", "over"):
            break
        assert lying["field"] == [
            f"{one['card']['card'] if one['card'] else 0} {one['pips']} "
            f"{'-' if one['claimed_by'] is None else one['claimed_by']}"
            for one in view["field"]
        ]
        hands = {f"card-{card['card']}" for who in view["players"] for card in who["hand"]}
        assert hands <= set(lying["hands"]), "what was taken lies on a rack"
    assert kinds - {""}, "nothing was played out"


def test_what_is_taken_glides_onto_the_rack(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    player.keep(page, pace="slow", drawer="shut")
    scenes.show(page, "cold_spell")
    view = player.seen(page)
    taken = view["field"][view["open_to"]["take"][0]]
    page.locator(f"[data-cell={taken['cell']}]").drag_to(page.locator(".mine"))
    page.wait_for_function(
        "card => document.querySelector(`.mine [data-id=card-${card}]`)?.getAnimations().length",
        arg=taken["card"]["card"],
        timeout=5000,
    )


@pytest.mark.parametrize("scene", ["cold_spell", "cold_spell-four", "cold_spell-bench"])
def test_everything_to_press_is_inside_the_stage_at_every_size(page: Page, scene: str) -> None:
    player.keep(page, pace="at-once", drawer="shut")
    scenes.show(page, scene)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        assert page.evaluate(OUTSIDE) == [], (width, height)
        assert page.evaluate(UNREACHED) == [], (width, height)


def test_no_letter_moves_on_the_rack_while_one_spells(page: Page) -> None:
    page.set_viewport_size(scenes.SCREENS["phone"])
    player.keep(page, pace="at-once", drawer="shut")
    scenes.bring(page, *scenes.find(scenes.SPELLING))
    before = page.evaluate(ON_THE_RACK)
    stop = page.locator(".mine [data-stop]").first
    stop.click()
    page.wait_for_function(f"count => Object.keys(({ON_THE_RACK})()).length < count", arg=len(before))
    after = page.evaluate(ON_THE_RACK)
    assert after
    assert after == {card: before[card] for card in after}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_goal_is_read_in_full_on_every_screen(page: Page, language: str) -> None:
    player.keep(page, pace="at-once", drawer="shut", language=language)
    scenes.show(page, "cold_spell")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        assert page.evaluate(COVERED) == [], (width, height)
