"""Whoever is slow, endless or many is turned away; whoever was there before notices nothing."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from snowedin.server.doors.patience import Sockets, patient

GET = b"GET / HTTP/1.1\r\nHost: here\r\n"
SOON = 0.2  # seconds


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole body and answers."""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        more = message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def server(sockets: Sockets | None = None, **other: Any) -> AsyncIterator[int]:
    protocol = type("Impatient", (patient(sockets or Sockets()),), other)
    config = uvicorn.Config(app, log_config=None, lifespan="off")
    config.load()
    loop = asyncio.get_running_loop()
    state = ServerState()
    listening = await loop.create_server(lambda: protocol(config, state, {}), "127.0.0.1", 0)
    async with listening:
        yield listening.sockets[0].getsockname()[1]


async def said(port: int, *parts: bytes, wait: float = 0.0) -> bytes:
    """What comes back before the line is closed or nothing more comes, when these parts are sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(wait)
    answer = b""
    with contextlib.suppress(TimeoutError, ConnectionError):
        while data := await asyncio.wait_for(reader.read(4096), 2.0):
            answer += data
            if answer.endswith(b"ok"):
                break
    writer.close()
    return answer


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def is_turned_away(answer: bytes, code: int) -> bool:
    """Whoever goes on sending may find the line closed before the answer is read."""
    return not answer or status(answer) == code


def test_an_ordinary_request_is_answered_and_so_is_the_next() -> None:
    async def run() -> None:
        async with server() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(3):
                writer.write(GET + b"Content-Length: 40000\r\n\r\n" + b"x" * 40_000)
                assert status(await reader.readuntil(b"ok")) == 200
            writer.close()

    asyncio.run(run())


@pytest.mark.parametrize("pieces", [1, 40])
def test_a_head_without_end_is_cut_off(pieces: int) -> None:
    async def run() -> None:
        async with server() as port:
            piece = b"X" * (200_000 // pieces)
            assert is_turned_away(await said(port, GET + b"Endless: ", *[piece] * pieces), 431)
            assert status(await said(port, GET + b"\r\n")) == 200

    asyncio.run(run())


def test_a_head_that_does_not_come_is_not_waited_for() -> None:
    async def run() -> None:
        async with server(head_seconds=SOON) as port:
            assert status(await said(port, GET)) == 408
            assert status(await said(port, b"")) == 408

    asyncio.run(run())


def test_a_head_that_comes_byte_by_byte_is_not_waited_for_either() -> None:
    async def run() -> None:
        async with server(head_seconds=SOON) as port:
            assert is_turned_away(await said(port, *(bytes([byte]) for byte in GET), wait=SOON / 10), 408)

    asyncio.run(run())


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    async def run() -> None:
        async with server(body_seconds=SOON) as port:
            assert status(await said(port, GET + b"Content-Length: 10\r\n\r\nhalf")) == 408

    asyncio.run(run())


def test_so_many_of_one_address_are_let_in_and_as_many_again_when_they_have_left() -> None:
    async def run() -> None:
        async with server(Sockets(most_of_one=3)) as port:
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            await asyncio.sleep(0.05)
            assert status(await said(port, GET + b"\r\n")) == 503
            for _, writer in lines:
                writer.close()
                await writer.wait_closed()
            await asyncio.sleep(0.05)
            assert status(await said(port, GET + b"\r\n")) == 200

    asyncio.run(run())


def test_so_many_are_let_in_at_all() -> None:
    sockets = Sockets(most=2, most_of_one=0)
    assert [sockets.enter(name) for name in ("a", "b", "c")] == [True, True, False]
    sockets.leave("a")
    assert sockets.enter("c")
