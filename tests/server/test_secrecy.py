"""No leak on the wire: what differs only in what a seat cannot know is sent to that seat byte for byte alike.

Two servers play the same table in two worlds that look alike to one viewer.  As long as
the rules themselves show that viewer no difference, every byte that the servers send
them must agree: frames, answers, errors, the log, the card of the table.
"""

import asyncio
import itertools
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from snowedin.conformance.playing import dice, options_of, random_steps, seats_of, told_to
from snowedin.core.compile import engine
from snowedin.core.game import Game
from snowedin.core.match import Match, legal_actions
from snowedin.core.records import copy
from snowedin.core.words import plain
from snowedin.server.doors.app import application
from snowedin.server.live.settings import Settings
from snowedin.server.store import open_store
from snowedin.server.table.table import Table

from .house import Guest, Line, in_process

TRIALS = 7
STEPS = 8
NOW = 1_790_000_000_000


class WorldMatch(Match):
    """A match that was dealt as it pleases the test."""

    world: Any

    def deal_again(self, key: bytes | None = None) -> None:
        super().deal_again(key)
        self._put(self.world)


class WorldTable(Table):
    worlds: dict[str, Any]

    def _new_match(self, key: bytes) -> Match:
        match = super()._new_match(key)
        match.__class__ = WorldMatch
        match.world = self.worlds[self.id]  # type: ignore[attr-defined]
        match._put(match.world)  # type: ignore[attr-defined]
        return match


class ServerOfWorlds:
    """A server whose time, names and deals the test decides; the next table gets the next world."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.worlds: dict[str, Any] = {}
        self._numbers = itertools.count(1)
        self._coming: Any = None
        worlds = self.worlds
        kind = type("TableOfWorlds", (WorldTable,), {"worlds": worlds})
        settings = Settings(rate=1e6, now=lambda: NOW, new_id=self._new_id, new_secret=lambda: b"\7" * 32, table=kind)
        folder.mkdir()
        self.app = application(open_store(f"sqlite:///{folder / 'tables.sqlite'}"), {game.key: game}, settings)

    def _new_id(self) -> str:
        name = f"table-{next(self._numbers):010d}"
        self.worlds[name] = self._coming
        return name

    def expect(self, world: Any) -> None:
        self._coming = world


def worlds_of(game: Game, number: int, viewer: int | None, chooser: random.Random) -> tuple[Any, Any]:
    """A position of a random game, and the same redealt for the viewer, if possible with the same luck to come."""
    back_end = engine(game)
    positions = [copy(s) for s, seat, _, _ in itertools.islice(random_steps(game, back_end, number), 200) if seat >= 0]
    first = chooser.choice(positions[: 1 + len(positions) * 2 // 3])  # late in a game little is hidden
    second = copy(first)
    back_end.redeal(second, -1 if viewer is None else viewer, dice(number, 77))
    same_luck = copy(second)
    for field in first.chance.dtype.names:
        same_luck.chance[field] = first.chance[field]
    if same_luck.tobytes() == first.tobytes():  # only the luck to come is hidden
        return first, second
    return first, same_luck


def given_options(game: Game, number: int) -> dict[str, Any]:
    return {name: value for name, value in options_of(game, number).items() if value is not None}


def quiet_tables(game: Game) -> Iterator[int]:
    """Numbers of options with which nobody but the test chooses."""
    return (number for number in itertools.count() if options_of(game, number).get("solver") != "always")


def look(game: Game, s: Any, viewer: int | None) -> bytes:
    legal = [] if viewer is None else legal_actions(engine(game), s, viewer)
    return msgspec.json.encode([msgspec.Raw(told_to(game, s, viewer)), legal])


def told(game: Game, s: Any, seat: int, action: int, after: Any, viewer: int | None) -> bytes:
    return msgspec.json.encode([plain(phrase) for phrase in game.telling.narrate(s, seat, action, after, viewer)])


class World:
    """One of the two servers during one trial."""

    def __init__(
        self,
        game: Game,
        house: ServerOfWorlds,
        people: list[Guest],
        watcher: Guest,
        viewer: int | None,
        options: dict[str, Any],
    ) -> None:
        self.game, self.house, self.people, self.watcher, self.viewer = game, house, people, watcher, viewer
        self.options = options
        self.table = ""
        self.state: Any = None
        self.line: Line | None = None
        self.seq = 0  # as the viewer counts
        self.heard: list[tuple[str, bytes]] = []

    async def begin(self, state: Any, stack: AsyncExitStack) -> None:
        self.state = copy(state)
        self.house.expect(state)
        self.table = await self.people[0].create(self.game.key, *["open"] * len(self.people), options=self.options)
        for seat, guest in enumerate(self.people):
            await guest.join(self.table, seat=seat, nonce=f"{seat:032x}")
        self.line = await stack.enter_async_context(self.watcher.socket())
        await self.send({"type": "watch", "table": self.table, "since": 0})

    async def send(self, message: dict[str, Any] | str) -> None:
        """A frame from the viewer, and the first frame that comes back."""
        assert self.line is not None
        await self.line.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())
        await self.hear()

    async def hear(self) -> None:
        assert self.line is not None
        before = len(self.line.raw)
        await self.line.hear()
        for frame in self.line.raw[before:]:
            self.heard.append(("frame", frame))
            self.seq = msgspec.json.decode(frame).get("seq") or self.seq

    async def fetch(self, path: str) -> None:
        answer = await self.watcher.http.get(path.format(self.table))
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
        self.heard.append((path, "\n".join([str(answer.status_code), *headers, answer.text]).encode()))

    async def act(self, seat: int, action: int, number: int) -> None:
        command = {"type": "act", "table": self.table, "id": f"move-{number}", "seat": seat, "action": action}
        before = copy(self.state)
        engine(self.game).apply(self.state, seat, action)
        if seat == self.viewer:
            await self.send({**command, "seq": self.seq})
            return
        known = (await self.people[seat].http.get(f"/api/tables/{self.table}/update")).json()["seq"]
        answer = await self.people[seat].http.post("/api/commands", json={**command, "seq": known})
        assert answer.status_code == 200, answer.text
        if is_noticed(self.game, before, seat, action, self.state, self.viewer):
            await self.hear()

    async def probe(self, number: int) -> None:
        """Everything a curious viewer may try."""
        own, seq = self.viewer or 0, self.seq
        refused = {"type": "act", "table": self.table, "seat": own}
        await self.send({**refused, "id": f"a{number}", "seq": seq, "action": self.game.state.ACTIONS + 7})
        await self.send({**refused, "id": f"c{number}", "seat": (own + 1) % len(self.people), "seq": seq, "action": 1})
        await self.send({"type": "answer", "table": self.table, "id": f"d{number}", "seat": own, "grant": True})
        await self.send({"type": "shortcuts", "table": self.table, "id": f"e{number}", "seat": own})
        await self.send("{")
        await self.send({"type": "watch", "table": self.table, "since": max(0, seq - 3)})
        await self.send({"type": "watch", "table": self.table, "since": 0})
        for path in ("/api/tables/{}", "/api/tables/{}/update", "/api/tables/{}/log", "/api/matches/{}/replay",
                     "/api/matches/{}/replay?as=all", "/api/matches/{}/export", "/api/matches/{}/deal"):  # fmt: skip
            await self.fetch(path)


async def trial(
    game: Game, pair: list[World], states: tuple[Any, Any], viewer: int | None, chooser: random.Random
) -> int:
    """Play on in both worlds while the rules show the viewer no difference; how many positions were compared."""
    back_end = engine(game)
    async with AsyncExitStack() as stack:
        for world, state in zip(pair, states, strict=True):
            await world.begin(state, stack)
        for step in range(STEPS):
            for world in pair:
                await world.probe(step)
            compare(pair)
            moves = [
                (seat, action)
                for seat in range(pair[0].state.seats)
                for action in legal_actions(back_end, pair[0].state, seat)
                if back_end.is_legal(pair[1].state, seat, action) and stays_alike(game, pair, seat, action, viewer)
            ]
            if not moves:
                return step + 1
            seat, action = chooser.choice(moves)
            for world in pair:
                await world.act(seat, action, step)
            compare(pair)
    return STEPS + 1


def stays_alike(game: Game, pair: list[World], seat: int, action: int, viewer: int | None) -> bool:
    """Would the rules themselves still show this viewer the same, without ending the game?"""
    back_end = engine(game)
    after = [copy(world.state) for world in pair]
    for s in after:
        back_end.apply(s, seat, action)
    if any(back_end.is_over(s) for s in after):
        return False
    first, second = (look(game, s, viewer) for s in after)
    stories = [told(game, world.state, seat, action, s, viewer) for world, s in zip(pair, after, strict=True)]
    return first == second and stories[0] == stories[1] and same_waiting(game, after)


def same_waiting(game: Game, after: list[Any]) -> bool:
    """Whose turn it is lies open."""
    back_end = engine(game)
    waiting = [[bool(back_end.is_to_act(s, seat)) for seat in range(s.seats)] for s in after]
    return waiting[0] == waiting[1]


def is_noticed(game: Game, before: Any, seat: int, action: int, after: Any, viewer: int | None) -> bool:
    """Do the rules let the viewer know that this was chosen?"""
    is_told = told(game, before, seat, action, after, viewer) != b"[]"
    return is_told or look(game, before, viewer) != look(game, after, viewer) or not same_waiting(game, [before, after])


def difference(a: bytes, b: bytes) -> str:
    """The first place where they differ, with a little around it."""
    place = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(0, place - 60) : place + 40]!r} and {b[max(0, place - 60) : place + 40]!r}"


def compare(pair: list[World]) -> None:
    first, second = pair
    assert len(first.heard) == len(second.heard)
    for (kind, a), (_, b) in zip(first.heard, second.heard, strict=True):
        assert a == b, f"{kind} differs: {difference(a, b)}"
    first.heard.clear()
    second.heard.clear()


def test_a_viewer_is_sent_the_same_bytes_in_every_world_that_looks_alike(game: Game, tmp_path: Path) -> None:
    async def play(urls: list[str], houses: list[ServerOfWorlds]) -> None:
        chooser = random.Random(7)
        compared = differing = 0
        for number in itertools.islice(quiet_tables(game), TRIALS):
            viewer = None if number % 5 == 4 else number % seats_of(game, number)
            states = worlds_of(game, number, viewer, chooser)
            differing += states[0].tobytes() != states[1].tobytes()
            async with AsyncExitStack() as stack:
                pair = []
                for url, house in zip(urls, houses, strict=True):
                    people = [await Guest(url, f"Guest {seat}").arrive() for seat in range(states[0].seats)]
                    stranger = await Guest(url, "Stranger").arrive()
                    for guest in (*people, stranger):
                        stack.push_async_callback(guest.leave)
                    watcher = stranger if viewer is None else people[viewer]
                    pair.append(World(game, house, people, watcher, viewer, given_options(game, number)))
                compared += await trial(game, pair, states, viewer, chooser)
        assert compared > TRIALS, "the worlds never stayed alike, so little was compared"
        assert differing > TRIALS // 4, "the worlds are the same, so nothing could leak"

    houses = [ServerOfWorlds(game, tmp_path / "one"), ServerOfWorlds(game, tmp_path / "two")]
    with in_process(houses[0].app) as first, in_process(houses[1].app) as second:
        asyncio.run(play([first, second], houses))
