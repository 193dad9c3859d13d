"""Sockets go from one process to another: nothing is lost, nothing is said twice, and whoever cannot go stays."""

import asyncio
import json
import os
import random
import socket
import stat
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import uvicorn

from snowedin.games import GAMES
from snowedin.server import metrics
from snowedin.server.doors import siblings as siblings_module
from snowedin.server.doors.app import OtherRoutes, application
from snowedin.server.doors.host import Host
from snowedin.server.doors.patience import Sockets, patient
from snowedin.server.doors.serve import meeting_place
from snowedin.server.doors.siblings import BEGIN, LARGEST, READY, Place, Siblings
from snowedin.server.doors.sockets import Handed
from snowedin.server.doors.websocket import FrameProtocol
from snowedin.server.live.settings import Settings, new_id
from snowedin.server.live.tables import Tables
from snowedin.server.store import open_store

from .clusters import new_database
from .house import START, Guest, guests, wait_until
from .test_processes import play_by_socket

GAME = "ice_queen"


class Door(NamedTuple):
    """A server in a thread of this process, beside others."""

    url: str
    siblings: Siblings
    sockets: Sockets
    others: OtherRoutes
    tables: Tables

    def open_sockets(self) -> tuple[int, int]:
        """As the address counts them, and as their players do."""
        return self.sockets._of.total(), sum(self.others._sockets.values())


@contextmanager
def opened(database: str, place: Place, **settings: Any) -> Iterator[Door]:
    siblings = Siblings(place)
    app = application(open_store(database), GAMES, Settings(rate=1000, pace=0, late=0, **settings), siblings)
    counted = Sockets(most_of_one=0)
    config = uvicorn.Config(
        app, port=0, log_config=None, access_log=False, lifespan="on", http=patient(counted), ws=FrameProtocol,
        ws_per_message_deflate=False,
    )  # fmt: skip
    host = Host(config, app.state.others, counted)
    thread = threading.Thread(target=host.run, daemon=True)
    thread.start()
    wait_until(lambda: host.started and (place.folder / str(place.number)).exists(), START)
    port = host.servers[0].sockets[0].getsockname()[1]
    try:
        yield Door(f"http://127.0.0.1:{port}", siblings, counted, app.state.others, app.state.tables)
    finally:
        host.should_exit = True
        thread.join(30)


@pytest.fixture
def doors(postgres: str, tmp_path: Path) -> Iterator[list[Door]]:
    database = new_database(postgres, f"siblings-{new_id()}")
    metrics.handed.values.clear()
    with ExitStack() as stack:
        yield [stack.enter_context(opened(database, Place(tmp_path, number, 2))) for number in range(2)]


class Wire:
    """A client that says what it wants byte by byte, and keeps what it hears."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, url: str, guest: Guest) -> "Wire":
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        cookie = guest.http.cookies["snowedin"]
        head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: snowedin={cookie}\r\nUpgrade: websocket\r\n"
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        writer.write(f"{head}Connection: Upgrade\r\n{key}\r\n".encode())
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    async def hear(self) -> Any:
        async with asyncio.timeout(30):
            while True:
                head = await self._reader.readexactly(2)
                width = {126: 2, 127: 8}.get(head[1], 0)
                size = int.from_bytes(await self._reader.readexactly(width), "big") if width else head[1]
                data = await self._reader.readexactly(size)
                if head[0] == 0x81:  # and no ping of the server's
                    return json.loads(data)

    async def hear_until_pong(self, name: str) -> list[Any]:
        heard: list[Any] = []
        while not (heard and heard[-1].get("answers") == name):
            heard.append(await self.hear())
        return heard

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

    def say(self, *messages: Any) -> None:
        self.writer.write(b"".join(map(frame, messages)))


def frame(message: Any) -> bytes:
    body = json.dumps(message).encode()
    size = bytes((0x80 + len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body


def pings(first: int, last: int) -> list[Any]:
    return [{"type": "ping", "id": f"p{number}"} for number in range(first, last)]


async def table_at(home: Door, guest: Guest) -> str:
    while True:
        table: str = await guest.create(GAME, "me", "open")
        if home.siblings.is_home(table):
            await guest.join(table)
            return table


def summary(heard: list[Any]) -> list[str]:
    return [message.get("answers") or message["type"] for message in heard if message["type"] != "presence"]


@pytest.mark.parametrize("seed", range(6))
def test_a_socket_goes_home_with_all_that_it_says_meanwhile(doors: list[Door], seed: int) -> None:
    chance = random.Random(seed)

    async def talk() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            table = await table_at(doors[1], anna)
            line = await Wire.to(doors[0].url, anna)
            said = [*pings(0, 20), {"type": "watch", "table": table}, *pings(20, 150)]
            data = b"".join(map(frame, said))
            cuts = sorted(chance.sample(range(len(data)), chance.choice((0, 5, 60))))
            for begin, end in zip((0, *cuts), (*cuts, len(data)), strict=True):
                line.writer.write(data[begin:end])
                await asyncio.sleep(chance.choice((0, 0, 0.001)))
            heard = await line.hear_until_pong("p149")
            assert summary(heard) == [*(f"p{n}" for n in range(20)), "update", *(f"p{n}" for n in range(20, 150))]
            assert dict(metrics.handed.values) == {"given": 1, "taken": 1}
            assert table in doors[1].tables._live
            await asyncio.to_thread(wait_until, lambda: doors[0].open_sockets()[1] == 0, 10)
            assert doors[1].open_sockets() == (1, 1)
            await line.close()
            await asyncio.to_thread(wait_until, lambda: doors[1].open_sockets() == (0, 0), 10)

    asyncio.run(talk())


def test_both_players_come_together_wherever_they_came_in_and_play_on_there(doors: list[Door]) -> None:
    async def play() -> None:
        async with guests(doors[0].url, "Anna", "Ben") as [anna, ben]:
            table = await table_at(doors[1], anna)
            await ben.join(table)
            away = Guest(doors[1].url, "Ben")
            away.http.cookies = ben.http.cookies
            conflicts = metrics.conflicts.values[""]
            first, second = await asyncio.gather(play_by_socket(anna, table, 0), play_by_socket(away, table, 1))
            assert first[-1]["result"] == second[-1]["result"]
            assert [update["seq"] for update in first] == sorted({update["seq"] for update in first})
            assert metrics.conflicts.values[""] == conflicts
            assert dict(metrics.handed.values) == {"given": 1, "taken": 1}
            await away.leave()

    asyncio.run(play())


def test_a_rematch_is_at_home_where_its_players_are(doors: list[Door]) -> None:
    async def play() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "me")
            while not doors[1].siblings.is_home(table):
                table = await anna.create(GAME, "me", "me")
            await anna.join(table)
            async with anna.socket() as line:
                await line.say("watch", table=table)
                heard = await line.hear()
                await line.say("resign", table=table, id="r", seat=0)
                await line.hear_until(lambda heard: heard.get("status") == "over")
                await line.say("rematch", table=table, id="again")
                heard = await line.hear_until(lambda heard: heard["type"] == "accepted")
                assert doors[1].siblings.is_home(heard["next"])

    asyncio.run(play())


def test_many_who_come_at_once_all_go(doors: list[Door], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(siblings_module, "AT_ONCE", 4)
    monkeypatch.setattr(siblings_module, "PATIENCE", 20)

    async def talk() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            table = await table_at(doors[1], anna)
            lines = [await Wire.to(doors[0].url, anna) for _ in range(60)]
            for line in lines:
                line.say({"type": "watch", "table": table}, *pings(0, 1))
            for line in lines:
                assert summary(await line.hear_until_pong("p0")) == ["update", "p0"]
            assert dict(metrics.handed.values) == {"given": 60, "taken": 60}
            assert doors[1].open_sockets() == (60, 60)
            for line in lines:
                await line.close()

    asyncio.run(talk())


def test_a_socket_that_watches_something_stays(doors: list[Door]) -> None:
    async def talk() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            here, there = await table_at(doors[0], anna), await table_at(doors[1], anna)
            line = await Wire.to(doors[0].url, anna)
            line.say({"type": "watch", "table": here}, {"type": "watch", "table": there}, *pings(0, 1))
            assert summary(await line.hear_until_pong("p0")) == ["update", "update", "p0"]
            assert not metrics.handed.values
            line.say({"type": "unwatch", "table": here}, {"type": "unwatch", "table": there})
            line.say({"type": "watch", "table": there}, *pings(1, 2))
            assert summary(await line.hear_until_pong("p1")) == ["update", "p1"]
            assert metrics.handed.values["taken"] == 1
            await line.close()

    asyncio.run(talk())


def test_where_there_is_no_room_it_stays(doors: list[Door]) -> None:
    doors[1].sockets.most = 0

    async def talk() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            table = await table_at(doors[1], anna)
            line = await Wire.to(doors[0].url, anna)
            line.say({"type": "watch", "table": table}, *pings(0, 3))
            assert summary(await line.hear_until_pong("p2")) == ["update", "p0", "p1", "p2"]
            assert dict(metrics.handed.values) == {"kept": 1}
            assert doors[1].open_sockets() == (0, 0)
            await line.close()

    asyncio.run(talk())


@contextmanager
def behaving(path: Path, deed: Callable[[socket.socket], None] | None) -> Iterator[None]:
    """In the place of the other process, one that does this with whoever comes; None: nobody listens any more."""
    path.unlink()
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    listening.bind(str(path))
    if deed is None:
        listening.close()
        yield
        return
    listening.listen(8)

    def take() -> None:
        try:
            channel, _ = listening.accept()
        except OSError:  # nobody came
            return
        with channel:
            deed(channel)

    thread = threading.Thread(target=take, daemon=True)
    thread.start()
    try:
        yield
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join(10)


def received(channel: socket.socket) -> list[int]:
    _, lines, _, _ = socket.recv_fds(channel, LARGEST, 1)
    return lines


def die_at_once(channel: socket.socket) -> None:
    os.close(received(channel)[0])


def say_nothing(channel: socket.socket) -> None:
    lines = received(channel)
    assert channel.recv(1) == b"", "the other has given up"
    os.close(lines[0])


@pytest.mark.parametrize("deed", [None, die_at_once, say_nothing])
def test_a_sibling_that_is_killed_before_it_has_it_costs_nothing(
    doors: list[Door], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: Callable[[socket.socket], None] | None
) -> None:
    monkeypatch.setattr(siblings_module, "PATIENCE", 0.2)

    async def talk() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            table = await table_at(doors[1], anna)
            line = await Wire.to(doors[0].url, anna)
            with behaving(tmp_path / "1", deed):
                line.say(*pings(0, 2), {"type": "watch", "table": table}, *pings(2, 130))
                heard = await line.hear_until_pong("p129")
            assert summary(heard) == ["p0", "p1", "update", *(f"p{number}" for number in range(2, 130))]
            line.say(*pings(130, 140))
            assert summary(await line.hear_until_pong("p139")) == [f"p{number}" for number in range(130, 140)]
            assert metrics.handed.values["kept"] == 1
            await line.close()

    asyncio.run(talk())


def test_a_sibling_that_is_killed_when_it_has_it_breaks_the_socket_as_any_death_does(
    doors: list[Door], tmp_path: Path
) -> None:
    def die_with_it(channel: socket.socket) -> None:
        lines = received(channel)
        channel.send(READY)
        assert channel.recv(1) == BEGIN
        os.close(lines[0])

    async def talk() -> None:
        async with guests(doors[0].url, "Anna") as [anna]:
            table = await table_at(doors[1], anna)
            line = await Wire.to(doors[0].url, anna)
            with behaving(tmp_path / "1", die_with_it):
                line.say({"type": "watch", "table": table})
                with pytest.raises((asyncio.IncompleteReadError, ConnectionResetError)):
                    await line.hear()
                await line.close()
            await asyncio.to_thread(wait_until, lambda: doors[0].open_sockets()[1] == 0, 10)
            again = await Wire.to(doors[0].url, anna)  # nobody is at home: whoever is there serves the table
            (tmp_path / "1").unlink()
            again.say({"type": "watch", "table": table}, *pings(0, 1))
            assert summary(await again.hear_until_pong("p0")) == ["update", "p0"]
            await again.close()

    asyncio.run(talk())


def offered(path: Path, handed: Handed) -> tuple[socket.socket, socket.socket]:
    """A connection's far end is offered to a server; the way there, and the near end."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        near = socket.create_connection(server.getsockname())
        far, _ = server.accept()
    channel = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    channel.settimeout(10)
    channel.connect(str(path))
    with suppress(BrokenPipeError):  # whoever is not listened to may be cut off before
        socket.send_fds(channel, [msgspec.msgpack.encode(handed)], [far.fileno()])
    far.close()
    return channel, near


def heard_at_last(channel: socket.socket) -> bytes:
    try:
        return channel.recv(1)
    except ConnectionResetError:
        return b""


STRANGER = Handed("", "127.0.0.1", 100.0, 0, [json.dumps({"type": "ping", "id": "p"}).encode()], b"")


def test_whoever_offers_and_dies_before_the_end_leaves_nothing_behind(doors: list[Door], tmp_path: Path) -> None:
    channel, near = offered(tmp_path / "1", STRANGER)
    assert channel.recv(1) == READY
    assert doors[1].open_sockets() == (1, 1)
    channel.close()
    near.settimeout(10)
    assert near.recv(1) == b"", "it is closed, and nothing was said"
    near.close()
    wait_until(lambda: doors[1].open_sockets() == (0, 0), 10)


def test_what_comes_with_a_socket_is_answered_once(doors: list[Door], tmp_path: Path) -> None:
    channel, near = offered(tmp_path / "1", STRANGER)
    assert channel.recv(1) == READY
    channel.send(BEGIN)
    near.settimeout(10)
    near.sendall(frame({"type": "ping", "id": "q"}))
    said = b""
    while b'"q"' not in said:
        said += near.recv(1000)
    assert Counter(said.split(b'"')) >= Counter([b"p", b"q"])
    assert said.count(b'"p"') == said.count(b'"q"') == 1
    near.close()
    channel.close()


@pytest.mark.parametrize("data", [b"", b"nonsense", b"x" * 1000])
def test_nonsense_is_not_taken(doors: list[Door], tmp_path: Path, data: bytes) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as channel:
        channel.settimeout(10)
        channel.connect(str(tmp_path / "1"))
        with socket.socket() as any_socket:
            socket.send_fds(channel, [data], [any_socket.fileno()] if data else [])
        assert heard_at_last(channel) == b""


def test_only_processes_of_the_same_user_are_listened_to(
    doors: list[Door], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stat.S_IMODE((tmp_path / "1").stat().st_mode) == 0o600
    with meeting_place() as folder:
        assert folder is not None
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert not folder.exists()
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    channel, near = offered(tmp_path / "1", STRANGER)
    assert heard_at_last(channel) != READY
    near.close()
    channel.close()


def test_all_agree_on_a_home_and_have_about_as_many(tmp_path: Path) -> None:
    family = [Siblings(Place(tmp_path, number, 4)) for number in range(4)]
    tables = [new_id() for _ in range(2000)]
    homes = Counter(number for table in tables for number in range(4) if family[number].is_home(table))
    assert homes.total() == len(tables)
    assert all(400 < count < 600 for count in homes.values())
    for table in tables[:50]:
        orders = [one._way_to(table) for one in family]
        assert sorted(map(len, orders)) == [0, 1, 2, 3]
        assert all(order == max(orders, key=len)[: len(order)] for order in orders)


def test_a_place_is_read_as_it_is_written(tmp_path: Path) -> None:
    place = Place(tmp_path / "a:b", 1, 12)
    assert Place.read(str(place)) == place
