"""Pages and positions by name, for pictures and for axe.

A position is played in this process from a known key, and brought to the server as a match document that is not
over: the same position every time, on the real page.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from snowedin.core.match import KEY_BYTES, Match
from snowedin.games import GAMES

from ..short_games import SHORT
from . import player
from .watching import OFFERED

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

View = dict[str, Any]
SCREENS: dict[str, ViewportSize] = {"desktop": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}
MOST_KEYS = 200
OTHERS = ("Bert", "Cleo", "Dora", "Emil", "Finn")
NUMBERS = (
    "winter_scale", "power", "charisma", "intelligence", "empathy", "gifts", "cunning", "ruthlessness", "courage",
    "sociability", "quick_wit", "ego",
)  # fmt: skip


@dataclass(frozen=True)
class Position:
    """A position of a game: who wants it, how it looks, and what is preferred on the way there."""

    game: str
    wanted: Callable[[View, set[str]], bool]
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    prefer: tuple[str, ...] = ()
    then: Callable[[Page], None] = lambda page: None


def offers(*codes: str) -> Callable[[View, set[str]], bool]:
    return lambda _view, offered: bool(offered & set(codes))


# How positions are found


def find(position: Position) -> tuple[Match, int]:
    """The first such position over the keys, and the seat that is to choose in it."""
    for number in range(MOST_KEYS):
        match = dealt(position, number)
        seat = play_until(match, position, random.Random(number))
        if seat is not None:
            return match, seat
    raise LookupError(f"No {position.game} of {MOST_KEYS} came to the position.")


def dealt(position: Position, number: int) -> Match:
    return Match(GAMES[position.game], position.seats, position.options, number.to_bytes(KEY_BYTES, "big"))


def play_until(match: Match, position: Position, dice: random.Random) -> int | None:
    while not match.is_over:
        for seat in match.to_act():
            offered = {action: match.describe(seat, action).code for action in match.legal(seat)}
            if position.wanted(json.loads(match.told_to(seat)), set(offered.values())):
                return seat
        liked = [action for action, code in offered.items() if code in position.prefer]
        match.act(seat, dice.choice(liked or list(offered)))
    return None


def copy_of(match: Match) -> Match:
    same = Match(match.game, match.seats, match.options, match.key)
    for seat, action in match.actions:
        same.act(seat, action)
    return same


def nearly_over(game: str, left: int, **options: Any) -> tuple[Match, int]:
    """A match to whose end a few choices are missing, the next of them of the seat that is given."""
    position = Position(game, lambda _view, _offered: False, options=options)
    whole = dealt(position, 3)
    play_until(whole, position, random.Random(3))
    return all_but(whole, left)


def won_together() -> tuple[Match, int]:
    """A match of Ice and the Sky to whose end one choice is missing, which will be won whatever it is."""
    position = Position("ice_and_sky", lambda _view, _offered: False, options={"variant": "junior"})
    for number in range(MOST_KEYS):
        whole = dealt(position, number)
        play_until(whole, position, random.Random(number))
        match, seat = all_but(whole, 1)
        if all(reward_after(match, seat, action) > 0 for action in match.legal(seat)):
            return match, seat
    raise LookupError("No match was won.")


def reward_after(match: Match, seat: int, action: int) -> float:
    match = copy_of(match)
    match.act(seat, action)
    return match.rewards()[seat]


def all_but(whole: Match, left: int) -> tuple[Match, int]:
    match = Match(whole.game, whole.seats, whole.options, whole.key)
    for seat, action in whole.actions[:-left]:
        match.act(seat, action)
    return match, whole.actions[-left][0]


# How they come to the page


def bring(page: Page, match: Match, seat: int) -> str:
    """Play on with this seat against bots that choose by chance."""
    page.goto("/")
    page.wait_for_selector("article")
    page.request.post("/api/me", data={"name": "Ada"})
    plans = [{"kind": "me"} if one == seat else {"kind": "bot", "bot": "chance"} for one in range(match.seats)]
    others = iter(OTHERS)
    match.names = ["Ada" if one == seat else next(others) for one in range(match.seats)]
    document = msgspec.to_builtins(match.document())
    wish = {"match": document, "seats": plans}
    created = page.request.post("/api/matches", data=wish, timeout=player.FIRST_COMPILE)
    assert created.ok, created.text()
    table: str = created.json()["table"]
    page.goto(f"/table/{table}")
    player.wait_until_dealt(page)
    page.wait_for_selector("[data-moves] button")
    return table


def show(page: Page, name: str) -> None:
    if name in POSITIONS:
        position = POSITIONS[name]
        bring(page, *find(position))
        position.then(page)
    else:
        PAGES[name](page)


# Positions


def hold_over_a_cell(page: Page) -> None:
    page.locator(".hand [data-stop]").first.click()
    page.locator("[data-cell] [data-stop]").last.hover()


def look_under(page: Page) -> None:
    page.locator(".hand [data-stop]").first.click()
    page.locator("button.under").first.click()
    page.locator("[data-note-text]").fill("Kept for East")


def hold_over_a_place(page: Page) -> None:
    page.locator("[data-seq] svg [data-stop]").nth(3).hover()


POSITIONS = {
    "ice_queen": Position(
        "ice_queen", lambda view, offered: view["hand"] > 4 and bool(view["middle"] and offered), 4, {"memory": "on"},
    ),
    "ice_queen-six": Position("ice_queen", lambda view, offered: view["hand"] > 3 and bool(offered), 6),
    "snowball_fight-draft": Position("snowball_fight", offers("pick-keeping-second")),
    "snowball_fight": Position(
        "snowball_fight", lambda view, offered: view["turn"] > 5 and view["abandoned"] and "play" in offered,
    ),
    "snowball_fight-bonus": Position("snowball_fight", offers("use-bonus")),
    "snowball_fight-abandon": Position("snowball_fight", offers("pick-abandoning")),
    "snowball_fight-upgrade": Position("snowball_fight", offers("take-near")),
    "snowball_fight-pair": Position("snowball_fight", offers("pick-keeping-pair")),
    "snowball_fight-ultra": Position("snowball_fight", offers("pick-ultra-upgrading")),
    "snowball_fight-snatch": Position("snowball_fight", offers("pick-snatching")),
    "snowball_fight-give": Position("snowball_fight", offers("pick-giving")),
    "snowball_fight-steal": Position("snowball_fight", offers("steal")),
    "snowball_fight-follow": Position("snowball_fight", offers("decline-following")),
    "snowball_fight-final": Position(
        "snowball_fight", lambda view, offered: view["final"] and "play" in offered,
    ),
    "ice_and_sky": Position(
        "ice_and_sky",
        lambda view, _offered: view["generation"] == 2 and view["placed"] > 6 and len(view["announcements"]) > 2,
        3, {"variant": "expert", "aid": "on"}, then=hold_over_a_cell,
    ),
    "ice_and_sky-two": Position("ice_and_sky", lambda view, _offered: view["placed"] == 7),
    "ice_and_sky-four": Position(
        "ice_and_sky",
        lambda view, _offered: view["generation"] == 2 and view["placed"] > 5 and len(view["announcements"]) > 3,
        4, {"aid": "on"}, then=look_under,
    ),
    "ice_and_sky-junior": Position(
        "ice_and_sky", lambda view, _offered: view["generation"] == 2 and view["placed"] > 2, 3, {"variant": "junior"},
    ),
    "ice_and_sky-last": Position(
        "ice_and_sky", lambda view, _offered: view["generation"] == 1 and view["placed"] == 11 and view["gases"] > 1,
    ),
    "winter-start": Position("winter", offers("place"), prefer=("draw",)),
    "winter": Position(
        "winter",
        lambda view, offered: len(view["undrawn"]) < 9 and len(view["counters"]) > 2 and {"draw", "cover"} <= offered,
        prefer=("cover",),
    ),
    "winter-place": Position(
        "winter", lambda view, offered: len(view["undrawn"]) < 6 and "place" in offered, then=hold_over_a_place
    ),
    "winter-turn": Position("winter", lambda view, offered: len(view["undrawn"]) < 6 and "lay-turned" in offered),
    "winter-square": Position("winter", lambda view, offered: len(view["undrawn"]) < 9 and "square" in offered),
    "winter-colour": Position("winter", offers("play")),
    "winter-thawing": Position(
        "winter", lambda view, offered: len(view["counters"]) > 3 and {"move", "remove", "take-away"} <= offered,
        prefer=("cover",),
    ),
    "winter-floe": Position(
        "winter", lambda view, offered: view["thaw"] and len(view["counters"]) > 3 and "place" in offered,
        prefer=("cover", "move"),
    ),
    "winter-thaw": Position(
        "winter", lambda view, offered: view["thaw"] and len(view["counters"]) > 3 and "pick" in offered,
        prefer=("cover",),
    ),
    "winter-split": Position(
        "winter", lambda view, offered: "keep" in offered and len(view["cards"]) > 9 and view["counters"],
        prefer=("cover", "remove"),
    ),
    "cold_spell": Position(
        "cold_spell",
        lambda view, offered: {"claim", "take", "hijack"} <= offered and len(view["players"][0]["hand"]) > 1,
        prefer=("place", "claim", "take"),
    ),
    "cold_spell-four": Position(
        "cold_spell", lambda view, offered: sum(len(one["hand"]) for one in view["players"]) > 5 and "claim" in offered,
        4, prefer=("place", "claim", "take"),
    ),
    "cold_spell-move": Position("cold_spell", offers("to-cell"), prefer=("place", "move")),
    "cold_spell-bench": Position(
        "cold_spell",
        lambda view, offered: view["phase"] == "spelling" and "close" in offered
        and any(card["letters"] == "*" for one in view["players"] for card in one["hand"]),
        prefer=("place", "claim", "take", "letter"),
    ),
}  # fmt: skip

SPELLING = Position(
    "cold_spell", lambda view, offered: view["phase"] == "spelling" and "letter" in offered,
    prefer=("place", "claim", "take"),
)  # fmt: skip


STAGED = {  # the position from which a game is watched, and what is chosen there if it is offered
    "ice_queen": ("ice_queen", "call"),
    "snowball_fight": ("snowball_fight", "play"),
    "ice_and_sky": ("ice_and_sky-two", "place"),
    "winter": ("winter-place", "place"),
    "cold_spell": ("cold_spell", "take"),
}
MOMENTS = {  # for pictures: from which position something is played, and what is in sight then
    "ice_queen": ("ice_queen", "[data-act=win], [data-act=tie]"),
    "snowball_fight": ("snowball_fight", "[data-act=land]"),
    "ice_and_sky": ("ice_and_sky-last", "[data-act=melt]"),
    "winter": ("winter-floe", "[data-playing]"),
    "cold_spell": ("cold_spell", "[data-act=take]"),
}
MOST_ASKED = 6
ASKED_OR_PLAYED = """before => document.querySelector('[data-playing]')
    || (document.querySelector('[data-seq]').dataset.seq > before && document.querySelector('[data-moves] button'))"""


def stage(page: Page, game: str, about: str = "") -> None:
    """The first move of that kind, best one that names this, and whatever is asked then, until something is played."""
    table = page.url.rpartition("/")[2]
    wanted = STAGED[game][1]
    for _ in range(MOST_ASKED):
        page.wait_for_function(OFFERED)  # somebody else may just have chosen
        choices = page.request.get(f"/api/tables/{table}/update").json()["choices"]
        liked = [choice for choice in choices if choice["phrase"][0].startswith(wanted)] or choices
        liked.sort(key=lambda choice: about not in json.dumps(choice["phrase"]))
        before = player.seq(page)
        page.locator(f"[data-moves] [data-action='{liked[0]['action']}']").evaluate("one => one.click()")
        page.wait_for_function(ASKED_OR_PLAYED, arg=before)
        if page.query_selector("[data-playing]"):
            return
    raise LookupError(f"Nothing was played in {game} after {MOST_ASKED} choices.")


PLAYED = """before => Number(document.querySelector('[data-seq]').dataset.seq) > before
    || !document.querySelector('[data-playing]')"""


def play_out(page: Page, game: str) -> None:
    """That move, and all that is shown of it."""
    stage(page, game)
    page.wait_for_function(PLAYED, arg=player.seq(page))


# Pages


def faulty_deck(rows: int, **changes: Any) -> list[dict[str, Any]]:
    card = {"element": "ice", "flavour": "", **dict.fromkeys(NUMBERS, 5)}
    return [
        {"name": f"Character {number}", **card, **(changes if number == 2 else {})} for number in range(1, rows + 1)
    ]


def home(page: Page) -> None:
    page.goto("/")
    assert page.context.browser is not None
    stranger = page.context.browser.new_context(base_url=page.url)
    other = stranger.new_page()
    for game in ("winter", "cold_spell"):
        player.set_up(other, game, [{"kind": "me"}, {"kind": "open"}], public=True)
        other.wait_for_selector("input[readonly]")
    stranger.close()
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    page.goto("/")
    page.wait_for_selector("[data-open] li button")


def new_table(page: Page, game: str = "ice_queen") -> None:
    page.goto(f"/new/{game}")
    page.wait_for_selector("form")


def bad_deck(page: Page) -> None:
    new_table(page)
    data = json.dumps(faulty_deck(6, power=99, element="mud")).encode()
    field = page.locator("#option-ice_queen-deck")
    field.set_input_files({"name": "bad.json", "mimeType": "application/json", "buffer": data})
    page.wait_for_selector("[data-trouble] tbody tr")


def lobby(page: Page) -> None:
    player.set_up(page, "winter", [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_selector("input[readonly]")


def lobby_of_another(page: Page) -> None:
    lobby(page)
    address = page.url
    page.context.clear_cookies()
    page.goto(address)
    page.wait_for_selector("#sit-name")


def curtain(page: Page) -> None:
    player.set_up(page, "ice_queen", [{"kind": "me"}, {"kind": "me"}])
    page.wait_for_selector("[data-curtain]")


def rules(page: Page) -> None:
    show(page, "snowball_fight-draft")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector(".book h1")


def watching(page: Page) -> None:
    show(page, "ice_and_sky-two")
    address = page.url
    page.context.clear_cookies()
    page.goto(address)
    page.wait_for_selector("[data-watching]")


def lesson(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Learn it: Cold Spell").click()
    page.wait_for_selector("[data-lesson]")


def giving_up(page: Page, *answer: str) -> None:
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    for name in ("More", "Give up", *answer):
        page.get_by_role("button", name=name).click()


def ending(page: Page, game: str = "ice_queen") -> None:
    bring(page, *nearly_over(game, 3, **SHORT[game]))
    player.play_to_the_end(page, board=False)


def won_ending(page: Page) -> None:
    bring(page, *won_together())
    player.play_to_the_end(page, board=False)


def fair_ending(page: Page) -> None:
    player.set_up(page, "ice_queen")
    player.wait_until_dealt(page)
    player.play_to_the_end(page, board=False)
    page.get_by_role("button", name="Was the deal fair?").click()
    page.wait_for_selector("[data-verified]")


def replay(page: Page, game: str = "winter") -> None:
    ending(page, game)
    page.goto(f"/replay/{page.url.rpartition('/')[2]}")
    page.wait_for_selector("[data-analysis=done]", timeout=player.FIRST_COMPILE)
    page.locator("main .worst button").first.click()
    page.wait_for_selector("[data-verdict=better]")


def better(page: Page, game: str) -> None:
    replay(page, game)
    page.get_by_role("button", name="Show it on the board").click()
    page.wait_for_selector("[data-peeked]")


def today(page: Page) -> None:
    page.goto("/today")
    page.wait_for_selector("[data-today]")


def puzzle(page: Page, game: str, status: str = "open") -> None:
    page.goto(f"/puzzle/{game}/1")
    page.wait_for_selector("[data-puzzle=open]", timeout=player.FIRST_COMPILE)
    if status == "shown":
        page.get_by_role("button", name="Show the answer").click()
        page.wait_for_selector("[data-verdict]")


def all_puzzles(page: Page) -> None:
    page.goto("/puzzles")
    page.wait_for_selector("[data-puzzles]")


def deal(page: Page) -> None:
    fair_ending(page)
    page.goto(f"/deal/{page.url.rpartition('/')[2]}")
    page.wait_for_selector("[data-match], main table")


def history(page: Page) -> None:
    fair_ending(page)
    giving_up(page, "Yes, resign")
    page.wait_for_selector("[data-ending]")
    page.goto("/history")
    page.wait_for_selector("[data-match], main table")


def fresh_history(page: Page) -> None:
    page.context.clear_cookies()
    page.goto("/history")
    page.wait_for_selector("#code")


def lost(page: Page) -> None:
    page.goto("/nowhere")
    page.wait_for_selector("h1")


PAGES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new": new_table,
    "new-cold_spell": lambda page: new_table(page, "cold_spell"),
    "new-bad-deck": bad_deck,
    "lobby": lobby,
    "lobby-guest": lobby_of_another,
    "curtain": curtain,
    "rules": rules,
    "watching": watching,
    "lesson": lesson,
    "giving-up": giving_up,
    "ending": fair_ending,
    "ending-winter": lambda page: ending(page, "winter"),
    "ending-snowball_fight": lambda page: ending(page, "snowball_fight"),
    "ending-ice_and_sky": lambda page: ending(page, "ice_and_sky"),
    "ending-together": won_ending,
    "ending-cold_spell": lambda page: ending(page, "cold_spell"),
    "replay": replay,
    "replay-cold_spell": lambda page: replay(page, "cold_spell"),
    "replay-better": lambda page: better(page, "winter"),
    "today": today,
    "puzzles": all_puzzles,
    **{f"puzzle-{game}": partial(puzzle, game=game) for game in GAMES},
    "puzzle-answer": lambda page: puzzle(page, "winter", "shown"),
    "deal": deal,
    "history": history,
    "history-none": fresh_history,
    "lost": lost,
}
