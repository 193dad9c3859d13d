"""What the server does with pages of other sites, floods, sluggards and nonsense."""

import asyncio
import contextlib
import json
import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import TABLES_PER_GUEST
from snowedin.server.store import StoreError, open_store

from .house import ANSWER, Server, guests, in_process, play_out, running, wait_until

GAME = "ice_queen"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the ordinary limits."""
    folder = tmp_path_factory.mktemp("strict")
    with running(f"sqlite:///{folder / 'tables.sqlite'}", "--rate", "1") as server:
        yield server


def test_another_sites_page_may_neither_post_nor_open_a_socket(sqlite_server: Server) -> None:
    headers = {"Origin": "https://evil.example"}
    answer = httpx.post(f"{sqlite_server.url}/api/me", json={"name": "Anna"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    own = httpx.post(f"{sqlite_server.url}/api/me", json={"name": "Anna"}, headers={"Origin": sqlite_server.url})
    assert own.status_code == 200

    async def knock(origin: str) -> None:
        async with connect(sqlite_server.url.replace("http", "ws") + "/api/socket", origin=origin):  # type: ignore[arg-type]
            pass

    with pytest.raises(InvalidStatus):
        asyncio.run(knock("https://evil.example"))
    asyncio.run(knock(sqlite_server.url))


def test_every_answer_carries_the_protecting_headers(sqlite_server: Server) -> None:
    for path in ("/", "/api/games", "/healthz", "/api/nothing", "/metrics", "/../../etc/passwd"):
        answer = httpx.get(sqlite_server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    cookie = httpx.post(f"{sqlite_server.url}/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_the_page_is_missing_with_the_reason_or_served(sqlite_server: Server) -> None:
    answer = httpx.get(sqlite_server.url + "/")
    if answer.status_code == 503:
        assert "built" in answer.text
    else:
        assert answer.status_code == 200
        assert "<html" in answer.text.lower()
        assert httpx.get(sqlite_server.url + "/table/AAAAAAAAAAAAAAAA").text == answer.text


def test_the_store_and_the_log_know_no_token(tmp_path: Path) -> None:
    database, log = tmp_path / "tables.sqlite", tmp_path / "log"

    async def play(url: str) -> list[str]:
        async with guests(url, "Anna Karenina") as [anna]:
            code = (await anna.post("/api/me/recovery"))["code"]
            table = await anna.create(GAME, "me", "bot:chance", options={"hand_cap": 6})
            await anna.join(table)
            await play_out(table, anna)
            assert (await anna.post("/api/me", {"name": ""}, 400))["code"] == "bad_message"
            return [anna.http.cookies["snowedin"], code]

    with running(f"sqlite:///{database}", "--log", "debug", log=log) as server:
        secrets = asyncio.run(play(server.url))
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {line["said"] for line in lines} >= {"request", "table set up"}
    for secret in (*secrets, "Anna", "Karenina"):
        assert secret not in log.read_text()
    with sqlite3.connect(database) as connection:
        dump = "\n".join(connection.iterdump())
    for secret in secrets:
        assert secret not in dump
        assert secret.encode().hex() not in dump.lower()


def test_too_many_requests_tables_and_messages_are_slowed_down(strict: Server) -> None:
    async def flood() -> None:
        async with guests(strict.url, "Anna") as [anna]:
            made = await asyncio.gather(*(anna.http.get("/api/games") for _ in range(300)))
            assert 429 in {answer.status_code for answer in made}
            await asyncio.sleep(2)
            async with anna.socket() as line:
                for number in range(300):
                    await line.say("ping", id=str(number))
                codes = [(await line.hear()).get("code") for _ in range(300)]
                assert "too_fast" in codes
                assert codes.count(None) >= 100

    asyncio.run(flood())


@pytest.mark.parametrize(("since", "is_slowed"), [({}, False), ({"since": 0}, True)], ids=["anew", "resumed"])
def test_whoever_has_the_log_read_may_do_so_less_often(strict: Server, since: dict[str, int], is_slowed: bool) -> None:
    async def flood() -> None:
        async with guests(strict.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "open")
            await anna.join(table)
            async with anna.socket() as line:
                for _ in range(100):
                    await line.say("watch", table=table, **since)
                codes = [(await line.hear()).get("code") for _ in range(100)]
            assert ("too_fast" in codes) == is_slowed
            assert codes.count(None) >= 20

    asyncio.run(flood())


def test_a_guest_may_have_only_so_many_unfinished_tables(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            for _ in range(TABLES_PER_GUEST):
                await anna.create(GAME, "me", "open")
            assert (await anna.create(GAME, "me", "open", status=429))["code"] == "too_many"

    asyncio.run(play())


def test_big_bodies_and_frames_are_refused(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            answer = await anna.post("/api/me", {"name": "x" * 100_000}, 413)
            assert answer["code"] == "too_large"
            async with anna.socket() as line:
                await line.say("ping", id="x" * 20_000)
                assert (await line.hear())["code"] == "too_large"
                await line.say("ping", id="still here")
                assert (await line.hear())["answers"] == "still here"
            async with anna.socket() as line:
                await line.say("ping", id="x" * 1_000_000)
                with pytest.raises(ConnectionClosed):
                    await line.hear()

    asyncio.run(play())


def test_who_reads_too_slowly_is_dropped_and_can_resume(sqlite_server: Server) -> None:
    """A socket that never reads must not make the server keep everything for it."""

    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Sloth") as [anna, sloth]:
            table = await anna.create(GAME, "me", "open")
            await anna.join(table)
            many = frame({"type": "watch", "table": table}) * 1000
            give_up = time.monotonic() + 90
            before = dropped(sqlite_server)
            with slow_socket(sqlite_server.port, sloth.http.cookies["snowedin"]) as sluggard:
                while dropped(sqlite_server) == before:
                    assert time.monotonic() < give_up
                    with contextlib.suppress(OSError):
                        sluggard.sendall(many)
                    await asyncio.sleep(0.1)
            async with sloth.socket() as line:
                await line.say("watch", table=table, since=0)
                assert (await line.hear())["type"] == "update"

    asyncio.run(play())


def dropped(server: Server) -> int:
    """How many sockets the server has dropped so far."""
    [count] = re.findall(r"^snowedin_slow_sockets_total (\d+)$", metrics_of(server.url), re.MULTILINE)
    return int(count)


def metrics_of(url: str) -> str:
    return httpx.get(f"{url}/metrics", timeout=30).text


def slow_socket(port: int, cookie: str) -> socket.socket:
    """A socket whose owner never reads."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.connect(("127.0.0.1", port))
    plain.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: snowedin={cookie}\r\n\r\n".encode()
    )
    plain.settimeout(1)
    return plain


def frame(message: dict[str, object]) -> bytes:
    """A masked text frame with a mask of zeros."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


NO_TEXT = b'{"type": "ping", "id": "\xff", "name": "\xff"}'
TOO_DEEP = b'{"id":' + b"[" * 8000


@pytest.mark.parametrize("data", [NO_TEXT, TOO_DEEP], ids=["no text", "too deep"])
def test_what_cannot_be_read_is_refused_and_the_socket_stays(sqlite_server: Server, data: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{sqlite_server.url}/api/me", content=data, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")

    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna], anna.socket() as line:
            for _ in range(2):
                await line.socket.send(data, text=True)
                assert (await line.hear())["code"] == "bad_message"
            await line.say("ping", id="still here")
            assert (await line.hear())["answers"] == "still here"

    asyncio.run(play())


def test_a_fault_inside_is_logged_and_answered_without_details(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())

    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    with in_process(app) as url:
        app.state.tables.seen = broken
        answer = httpx.get(f"{url}/api/tables/AAAAAAAAAAAAAAAA")
        assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert "secret" not in answer.text
        wait_until(lambda: "secret detail" in caplog.text, 10)


def test_a_socket_that_fails_inside_is_not_blamed_on_the_client(tmp_path: Path) -> None:
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())

    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    async def watch(url: str) -> None:
        async with guests(url, "Anna") as [anna], anna.socket() as line:
            await line.say("watch", table="AAAAAAAAAAAAAAAA")
            with pytest.raises(ConnectionClosed) as closed:
                await line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011
            assert "secret" not in closed.value.rcvd.reason

    with in_process(app) as url:
        app.state.tables.watch = broken
        asyncio.run(watch(url))


def test_as_many_tables_as_may_be_watched_can_be_watched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowedin.server.doors.sockets.TABLES", 1)
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())

    async def watch(url: str) -> None:
        async with guests(url, "Anna") as [anna], anna.socket() as line:
            first, second = [await anna.create(GAME, "me", "open") for _ in range(2)]
            for table, kind in ((first, "update"), (first, "update"), (second, "refused")):
                await line.say("watch", table=table)
                assert (await line.hear())["type"] == kind

    with in_process(app) as url:
        asyncio.run(watch(url))


def test_an_address_that_no_file_can_have_is_not_found(sqlite_server: Server) -> None:
    assert httpx.get(f"{sqlite_server.url}/%00").status_code == 404


def test_a_refusal_is_counted_once(tmp_path: Path) -> None:
    app = application(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), GAMES, Settings())

    async def broken(*_: object) -> None:
        raise StoreError("The disk is full.")

    def counted(code: str) -> int:
        found = re.findall(rf'^snowedin_refused_total{{code="{code}"}} (\d+)$', metrics_of(url), re.MULTILINE)
        return int(found[0]) if found else 0

    with in_process(app) as url:
        app.state.tables.seen = broken
        before = counted("store"), counted("wrong_origin")
        assert httpx.get(f"{url}/api/tables/AAAAAAAAAAAAAAAA").status_code == 503
        headers = {"Origin": "https://evil.example"}
        assert httpx.post(f"{url}/api/me", json={"name": "Anna"}, headers=headers).status_code == 403
        assert (counted("store"), counted("wrong_origin")) == (before[0] + 1, before[1] + 1)


def test_pings_are_charged_like_any_frame(strict: Server) -> None:
    """Whoever floods the server with control frames is dropped; others do not wait."""
    ping = bytes([0x89, 0x80, 0, 0, 0, 0])

    async def play() -> None:
        async with guests(strict.url, "Anna", "Flood") as [anna, flood]:
            async with anna.socket() as line:
                for _ in range(5):  # an ordinary number of pings is answered
                    await asyncio.wait_for(await line.socket.ping(), 20)
            with slow_socket(strict.port, flood.http.cookies["snowedin"]) as plain:
                assert await asyncio.to_thread(closed_by, plain, ping * 1000, 100)

    asyncio.run(play())


@pytest.mark.parametrize("piece", [bytes([0x01, 0x80, 0, 0, 0, 0]), bytes([0x8A, 0x80, 0, 0, 0, 0])],
                         ids=["beginning", "pong"])  # fmt: skip
def test_other_frames_that_say_nothing_are_charged_too(strict: Server, piece: bytes) -> None:
    rest = bytes([0x00, 0x80, 0, 0, 0, 0]) if piece[0] == 0x01 else piece

    async def play() -> None:
        async with guests(strict.url, "Flood") as [flood]:
            with slow_socket(strict.port, flood.http.cookies["snowedin"]) as plain:
                plain.sendall(piece)
                assert await asyncio.to_thread(closed_by, plain, rest * 1000, 100)

    asyncio.run(play())


def closed_by(plain: socket.socket, data: bytes, times: int) -> bool:
    """Does the server hang up while this is sent so often?"""
    plain.settimeout(ANSWER)
    try:
        for _ in range(times):
            plain.sendall(data)
        while plain.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True
