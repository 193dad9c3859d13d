"""Real servers for the tests, and clients that talk to them over HTTP and sockets."""

import asyncio
import itertools
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

START = 60.0  # seconds a server may take to come up
LEASH = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []  # killed tests leave no server behind
ANSWER = 120.0  # seconds an answer may take; the first deal of a game may be compiled
SHORT = {"hand_cap": 40}  # of Ice Queen, where it is played to the end: luck can make it ten times as long


class Server:
    """`snowedin serve` as a process of its own."""

    def __init__(self, database: str, port: int = 0, *more: str, log: Path | None = None) -> None:
        self.database = database
        self.log = log
        self.port = port
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        command = [sys.executable, "-m", "snowedin", "serve", "--port", str(self.port), "--database", self.database]
        usual = ["--pace", "0", "--rate", "1000", "--sockets", "0", "--late", "0", "--log", "warning", "--cold"]
        with self.log.open("ab") if self.log else nullcontext() as log:
            self.process = subprocess.Popen([*LEASH, *command, *usual, *self.more], stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])
        wait_until(self.is_up, START)
        return self

    def is_up(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()  # it may have ended by itself, as when the thread that started it is gone
            self._reap()

    def _reap(self) -> None:
        assert self.process is not None
        self.process.wait(30)
        if self.process.stdout:
            self.process.stdout.close()

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def wait_until(happened: Any, seconds: float) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, f"{happened} did not happen within {seconds} seconds"
        time.sleep(0.05)


@contextmanager
def running(database: str, *more: str, log: Path | None = None) -> Iterator[Server]:
    server = Server(database, 0, *more, log=log).start()
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A person with a name, a cookie and as many sockets as they like."""

    def __init__(self, url: str, name: str = "Anna") -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=ANSWER)
        self._numbers = itertools.count(1)

    async def arrive(self) -> "Guest":
        answer = await self.http.post("/api/me", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        return self

    async def leave(self) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        if status is None:
            assert answer.status_code in (200, 201), f"{path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def create(self, game: str, *seats: str, status: int | None = None, **more: Any) -> Any:
        """A table; a seat is `me`, `open`, `bot` or `bot:NAME`."""
        plans = [{"kind": kind, "bot": bot} for kind, _, bot in (seat.partition(":") for seat in seats)]
        made = await self.post("/api/tables", {"game": game, "seats": plans, **more}, status)
        return made["table"] if status is None else made

    async def join(self, table: str, status: int | None = None, **more: Any) -> Any:
        wish = {"name": self.name, "nonce": secrets.token_hex(16), **more}
        return await self.post(f"/api/tables/{table}/join", wish, status)

    async def command(self, kind: str, table: str, status: int | None = None, **more: Any) -> Any:
        message = {"type": kind, "table": table, "id": self.new_id(), **more}
        return await self.post("/api/commands", message, status)

    def new_id(self) -> str:
        return f"{self.name}-{next(self._numbers)}-{secrets.token_hex(4)}"

    async def seen(self, table: str, **query: Any) -> Any:
        return await self.get(f"/api/tables/{table}/update", **query)

    @asynccontextmanager
    async def socket(self) -> AsyncIterator["Line"]:
        cookie = self.http.cookies.get("snowedin")
        headers = {"Cookie": f"snowedin={cookie}"} if cookie else {}
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            yield Line(socket)


class Line:
    """A socket that speaks JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []

    async def say(self, kind: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **more}))

    async def hear(self, timeout: float = ANSWER, wants_presence: bool = False) -> Any:
        """The next message; who comes and goes is heard only by those who ask for it."""
        while True:
            frame = await asyncio.wait_for(self.socket.recv(), timeout)
            data = frame.encode() if isinstance(frame, str) else frame
            self.raw.append(data)
            message = json.loads(data)
            if (message["type"] == "presence") == wants_presence:
                return message

    async def hear_until(self, wanted: Any, timeout: float = ANSWER) -> Any:
        while True:
            message = await self.hear(timeout)
            if wanted(message):
                return message


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    found = [await Guest(url, name).arrive() for name in names]
    try:
        yield found
    finally:
        for guest in found:
            await guest.leave()


async def play_out(table: str, *players: Guest) -> Any:
    """All these guests play their seats over HTTP, always the first choice, until it is over."""
    for _ in range(100_000):
        for guest in players:
            card = await guest.get(f"/api/tables/{table}")
            if card["status"] == "over":
                return await guest.seen(table)
            for seat in card["yours"]:
                seen = await guest.seen(table, seat=seat)
                if seen["choices"]:
                    action = seen["choices"][0]["action"]
                    await guest.command("act", table, seat=seat, seq=seen["seq"], action=action)
    raise AssertionError("the match does not end")


@contextmanager
def in_process(app: Any) -> Iterator[str]:
    """An application in this process behind a real socket; its address."""
    import threading

    import uvicorn

    from snowedin.server.doors.websocket import FrameProtocol

    config = uvicorn.Config(app, port=0, log_config=None, access_log=False, lifespan="on", ws=FrameProtocol)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started, START)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(30)
