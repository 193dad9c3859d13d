"""A game in the making is read again when it is edited: new tables have its new rules, those in play keep theirs."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from snowedin.core.game import Game
from snowedin.core.packages import Offer
from snowedin.games import GAMES
from snowedin.server.live import in_the_making
from snowedin.template import Wishes, write

from .house import Guest, Server, guests, play_out, running, wait_until

LONG = 60.0  # seconds until an edit is noticed, on a busy machine
WISHES = Wishes("Snow Race")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(WISHES, tmp_path / "race")
    return tmp_path / "race"


def edit(folder: Path, module: str, old: str, new: str) -> None:
    path = folder / "src" / WISHES.package / f"{module}.py"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def said(log: Path) -> list[str]:
    """The reasons in the log, and what was said without one."""
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines() if line.startswith("{")]
    return [line.get("reason", line["said"]) for line in lines if line["from"] == "snowedin.games"]


def is_called(server: Server, name: str) -> Callable[[], bool]:
    return lambda: name in [card["name"] for card in httpx.get(f"{server.url}/api/games").json()["games"]]


async def has_come(server: Server, name: str, log: Path) -> None:
    """A game of this name; where it does not come, the server's log tells why."""
    try:
        await asyncio.to_thread(wait_until, is_called(server, name), LONG)
    except AssertionError as error:
        error.add_note(log.read_text("utf-8"))
        raise


async def seated(anna: Guest, game: str = WISHES.key, **more: Any) -> str:
    table: str = await anna.create(game, "me", "bot:chance", **more)
    await anna.join(table)
    return table


async def cards_in_hand(anna: Guest, table: str) -> int:
    return len((await anna.seen(table))["view"]["hands"][0])


def test_new_tables_have_the_new_rules_and_those_in_play_keep_theirs(tmp_path: Path, folder: Path) -> None:
    async def scene(server: Server) -> Any:
        async with guests(server.url, "Anna") as (anna,):
            before = await seated(anna)
            edit(folder, "state", "HAND = 5", "HAND = 3")
            edit(folder, "__init__", 'name="Snow Race"', 'name="Short Race"')
            await asyncio.to_thread(wait_until, is_called(server, "Short Race"), LONG)
            after = await seated(anna)
            assert (await cards_in_hand(anna, before), await cards_in_hand(anna, after)) == (5, 3)
            ends = [await play_out(table, anna) for table in (before, after)]
            assert [end["view"]["rounds"] for end in ends] == [5, 3]

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--game-path", str(folder)) as server:
        asyncio.run(scene(server))


def test_a_game_that_is_broken_by_an_edit_is_told_of_and_played_as_it_was(tmp_path: Path, folder: Path) -> None:
    log = tmp_path / "log"

    async def scene(server: Server) -> None:
        async with guests(server.url, "Anna") as (anna,):
            edit(folder, "rules", "def is_over(s):", "def is_over(s:")
            await asyncio.to_thread(wait_until, lambda: any("SyntaxError" in line for line in said(log)), LONG)
            await play_out(await seated(anna), anna)
            await play_out(await seated(anna, "ice_queen", options={"hand_cap": 2}), anna)
            edit(folder, "rules", "def is_over(s:", "def is_over(s):")
            edit(folder, "__init__", 'name="Snow Race"', 'name="Mended Race"')
            await has_come(server, "Mended Race", log)

    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--game-path", str(folder), log=log) as server:
        asyncio.run(scene(server))


def test_a_game_that_is_broken_at_first_comes_when_it_is_mended(tmp_path: Path, folder: Path) -> None:
    log = tmp_path / "log"
    edit(folder, "view", "def see(", "def sea(:")
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--game-path", str(folder), log=log) as server:
        assert [line for line in said(log) if "snowedin_snow_race.view fails with SyntaxError" in line]
        assert not is_called(server, "Snow Race")()
        edit(folder, "view", "def sea(:", "def see(")
        wait_until(is_called(server, "Snow Race"), LONG)


def test_a_module_that_names_its_own_package_cannot_be_read_again(tmp_path: Path, folder: Path) -> None:
    log = tmp_path / "log"
    edit(folder, "view", "from . import rules, state", f"from {WISHES.package} import rules, state")
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--game-path", str(folder), log=log) as server:
        assert is_called(server, "Snow Race")()
        edit(folder, "state", "HAND = 5", "HAND = 3")
        wait_until(lambda: any("by its full name" in line for line in said(log)), LONG)


def test_whatever_goes_wrong_with_one_edit_the_next_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    tried: list[Offer] = []

    def renew(offer: Offer) -> Game:
        tried.append(offer)
        if len(tried) == 1:
            raise RuntimeError("dictionary changed size during iteration")
        return GAMES["ice_queen"]

    monkeypatch.setattr(in_the_making, "BEAT", 0)
    monkeypatch.setattr(in_the_making, "look_at", lambda offer: frozenset({("rules.py", next(looks) // 4, 0)}))
    monkeypatch.setattr(in_the_making, "renew", renew)
    renewed: list[Game] = []

    async def scene() -> None:
        offer = Offer("race", "race", "The folder race")
        watching = asyncio.create_task(in_the_making.watch({offer: frozenset()}, renewed.append))
        while not renewed and not watching.done():
            await asyncio.sleep(0.001)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    asyncio.run(scene())
    assert renewed  # perhaps more than once, before it was ended
    assert len(tried) > 1
