"""Where the rules ask for silence, nothing but the placements tells the others anything before the game is over.

Each test plays the same table twice: in one world somebody does something besides playing,
in the other they do not.  The other player and a spectator must be sent the same bytes.
"""

import asyncio
import itertools
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import pytest

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.store import open_store
from snowedin.server.wire import messages

from .house import Guest, Line, in_process, wait_until
from .test_secrecy import difference

GAME = "ice_and_sky"
START = 1_790_000_000_000
CLOCK = {"bank": 60_000, "increment": 1_000, "end": "bot"}
PATHS = (
    "/api/tables/{}",
    "/api/tables/{}/update",
    "/api/tables/{}/log",
    "/api/me/matches",
    "/api/me/scores",
    "/api/me/ratings",
    "/api/people",
)

Heard = list[tuple[str, bytes]]
Deed = Callable[["World"], Awaitable[None]]


class PatientServer:
    """A server whose time, deals and bots wait for the test."""

    def __init__(self, folder: Path) -> None:
        self.now = START
        self.may_bots_choose = threading.Event()
        numbers = itertools.count(1)
        settings = Settings(
            pace=0,
            rate=1e6,
            now=lambda: self.now,
            new_id=lambda: f"table-{next(numbers):010d}",
            new_secret=lambda: b"\7" * 32,
        )
        self.app = application(open_store(f"sqlite:///{folder / 'tables.sqlite'}"), GAMES, settings)
        self.tables: Tables = self.app.state.tables
        self.url = ""
        self._choose = self.tables.thinkers.choose
        self.tables.thinkers.choose = self._wait_and_choose

    async def _wait_and_choose(self, *asked: Any) -> Any:
        while not self.may_bots_choose.is_set():
            await asyncio.sleep(0.005)
        return await self._choose(*asked)

    def live(self, table: str) -> Any:
        return self.tables.in_memory(table)


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PatientServer]:
    home = PatientServer(tmp_path_factory.mktemp("silence"))
    with in_process(home.app) as home.url:
        yield home


class World:
    """Anna and Ben at a table, and all that Ben and a spectator get to know of it."""

    def __init__(self, home: PatientServer) -> None:
        self.home = home
        self.heard: Heard = []
        self.lines: list[tuple[Guest, Line]] = []
        self.table = ""
        self._numbers = itertools.count(1)

    async def begin(self, stack: AsyncExitStack, clock: Any) -> None:
        self.home.now = START
        self.home.may_bots_choose.clear()
        self.anna, self.ben, self.cleo = [await Guest(self.home.url, name).arrive() for name in ("Anna", "Ben", "Cleo")]
        for guest in (self.anna, self.ben, self.cleo):
            stack.push_async_callback(guest.leave)
        self.table = await self.anna.create(GAME, "open", "open", clock=clock)
        for guest in (self.ben, self.cleo):
            line = await stack.enter_async_context(guest.socket())
            await line.say("watch", table=self.table)
            self.lines.append((guest, line))
        await self.hear()
        for seat, guest in enumerate((self.anna, self.ben)):
            await guest.join(self.table, seat=seat, nonce=f"{seat:032x}")

    async def hear(self) -> None:
        """All that was sent until now."""
        for guest, line in self.lines:
            before = len(line.raw)
            await line.say("ping")
            await line.hear_until(lambda message: message["type"] == "pong")
            for frame in line.raw[before:-1]:
                self.heard.append((f"frame to {guest.name}", frame.replace(self.table.encode(), b"TABLE")))

    async def look_around(self) -> None:
        """Everything that the others can ask for."""
        await self.hear()
        for guest, line in self.lines:
            for since in (None, 0):
                await line.say("watch", table=self.table, since=since)
            for path in PATHS:
                answer = await guest.http.get(path.format(self.table))
                text = answer.text.replace(self.table, "TABLE")
                self.heard.append((f"{path} to {guest.name}", f"{answer.status_code} {text}".encode()))
        await self.hear()

    async def place(self, guest: Guest, action: int | None = None) -> int:
        seen = await guest.seen(self.table)
        chosen = seen["choices"][0]["action"] if action is None else action
        name = f"place-{next(self._numbers)}"
        await guest.command("act", self.table, id=name, seat=seen["seat"], seq=seen["seq"], action=chosen)
        return int(chosen)

    async def place_until_bens_turn(self) -> None:
        """And Anna has placed something."""
        live = self.home.live(self.table)
        while len(live.table.match.actions) < 2 or live.table.waiting != [1]:
            await self.place((self.anna, self.ben)[live.table.waiting[0]])

    async def annas_reply(self, action: int | None) -> int:
        """Her placement: hers, or a bot's if one plays for her."""
        live = self.home.live(self.table)
        table = live.table
        made = len(table.match.actions)
        if table.seats[0].bot:
            self.home.may_bots_choose.set()
            is_told = lambda: len(table.match.actions) > made and live.told == table.seq  # noqa: E731
            await asyncio.to_thread(wait_until, is_told, 60)
            self.home.may_bots_choose.clear()
        else:
            await self.place(self.anna, action)
        return int(table.match.actions[made][1])


async def story(
    home: PatientServer, deed: Deed | None, clock: Any = None, reply: int | None = None
) -> tuple[Heard, int]:
    """What the others get to know while Anna does something besides playing, or does not; and what she places next."""
    world = World(home)
    async with AsyncExitStack() as stack:
        await world.begin(stack, clock)
        await world.place_until_bens_turn()
        if deed is not None:
            await deed(world)
        await world.look_around()
        await world.place(world.ben)
        home.now += 5_000
        await world.look_around()
        reply = await world.annas_reply(reply)
        await world.look_around()
    return world.heard, reply


def assert_unnoticed(home: PatientServer, deed: Deed, clock: Any = None) -> None:
    async def play() -> None:
        heard, reply = await story(home, deed, clock)
        expected, _ = await story(home, None, clock, reply)
        compare(heard, expected)

    asyncio.run(play())


def compare(heard: Heard, expected: Heard) -> None:
    for (what, told), (_, silence) in zip(heard, expected, strict=False):
        assert told == silence, f"{what}: {difference(told, silence)}"
    assert len(heard) == len(expected)


# What Anna may try

COMMANDS: dict[str, tuple[dict[str, Any], int]] = {
    "act": ({"seat": 0, "seq": 0, "action": 1}, 409),
    "take_back": ({"seat": 0}, 409),
    "answer": ({"seat": 0, "grant": True}, 409),
    "leave": ({"seat": 0}, 200),
    "hand": ({"seat": 0, "bot": "chance"}, 200),
    "return": ({"seat": 0}, 409),
    "say": ({"seat": 0, "phrase": "hello"}, 409),
    "hint": ({"seat": 0}, 409),
    "pledge": ({"seat": 0, "pledge": "0" * 64}, 409),
    "reveal": ({"seat": 0, "nonce": "0" * 32}, 409),
    "shortcuts": ({"seat": 0}, 409),
    "shorten": ({"seat": 0, "seq": 0, "number": 0}, 409),
    "rematch": ({}, 409),
    "sit": ({"name": "Anna", "nonce": "0" * 32}, 200),
}
CONNECTING = {"watch", "unwatch", "ping"}
ALONE = {"lend", "considered"}  # where nobody else sits, so nobody could be told anything


def test_every_command_is_tried_here() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(messages.ClientMessage)}
    assert tags == {*COMMANDS, *CONNECTING, *ALONE, "resign"}, "who resigns ends the game, and so the silence"


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["no-clock", "clock"])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_tells_the_others_nothing(quiet: PatientServer, name: str, clock: Any) -> None:
    async def deed(world: World) -> None:
        fields, status = COMMANDS[name]
        await world.anna.command(name, world.table, status, **fields)

    assert_unnoticed(quiet, deed, clock)


@pytest.mark.parametrize("away", ["hand", "leave"])
def test_going_and_coming_back_tells_the_others_nothing(quiet: PatientServer, away: str) -> None:
    async def deed(world: World) -> None:
        for _ in range(2):
            await world.anna.command(away, world.table, seat=0)
            await world.anna.command("return", world.table, seat=0)

    assert_unnoticed(quiet, deed, CLOCK)


@pytest.mark.parametrize("last", ["watch", "unwatch", "close"])
def test_a_connection_tells_the_others_nothing(quiet: PatientServer, last: str) -> None:
    async def deed(world: World) -> None:
        live = world.home.live(world.table)
        async with AsyncExitStack() as stack:
            line = await stack.enter_async_context(world.anna.socket())
            await line.say("watch", table=world.table)
            await line.hear()
            await world.hear()
            if last == "unwatch":
                await line.say("unwatch", table=world.table)
                await line.say("ping")
                await line.hear_until(lambda message: message["type"] == "pong")
            if last == "watch":
                await world.look_around()
        if last != "unwatch":
            await asyncio.to_thread(wait_until, lambda: 0 not in live.watchers, 20)

    async def same_looks(world: World) -> None:
        if last == "watch":
            await world.look_around()

    async def play() -> None:
        heard, reply = await story(quiet, deed)
        expected, _ = await story(quiet, same_looks, reply=reply)
        compare(heard, expected)

    asyncio.run(play())


def test_another_name_and_sitting_down_again_tell_the_others_nothing(quiet: PatientServer) -> None:
    async def deed(world: World) -> None:
        await world.anna.post("/api/me", {"name": "Row three"})
        await world.anna.join(world.table, seat=0, name="Row three")
        await world.cleo.join(world.table, 409, name="Row three")

    assert_unnoticed(quiet, deed)


@pytest.mark.parametrize("wish", ["seen", "seen and not", "block", "report"])
def test_what_one_does_about_other_people_tells_them_nothing(quiet: PatientServer, wish: str) -> None:
    async def deed(world: World) -> None:
        ben = {"table": world.table, "seat": 1}
        if wish.startswith("seen"):
            await world.anna.post("/api/people", {"seen": True})
        if wish == "seen and not":
            await world.anna.post("/api/people", {"seen": False})
        if wish == "block":
            await world.anna.post("/api/people/block", ben)
        if wish == "report":
            await world.anna.post("/api/people/report", {**ben, "reason": "stalling"})

    assert_unnoticed(quiet, deed)
