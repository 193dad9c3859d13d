"""The clients of `load.cjs` for our server: `python -m bench.server.load GAME PORT TABLES WARM SECONDS [CLIENTS]`.

For machines without Node, and where one process of clients is not quick enough: CLIENTS of them share the tables.
Two players at every table choose at random as fast as they can; when a game is over, both ask for another.  It says a
line of JSON when the tables stand, one when WARM moves were made, and one at the end, as `load.cjs` does.
"""

import asyncio
import http.client
import json
import random
import secrets
import subprocess
import sys
import time
from collections import Counter
from itertools import accumulate, count
from typing import Any

import msgspec
import uvloop

LONG = 126  # bytes of a message whose size does not stand in the head's second byte
CHUNK = 10  # microseconds times ten: latencies are counted by hundredths of a millisecond


class Choice(msgspec.Struct):
    action: int


class Heard(msgspec.Struct):
    """What a player looks at in whatever the server sends."""

    type: str
    table: str = ""
    status: str = ""
    seq: int = 0
    answers: str = ""
    next: str = ""
    code: str = ""
    choices: list[Choice] = []


decoder = msgspec.json.Decoder(Heard)
encode = msgspec.json.encode


class Tally:
    """What the players of this process have done since it was last wiped."""

    def __init__(self) -> None:
        self.moves, self.games = 0, 0.0
        self.latencies: Counter[int] = Counter()

    def wipe(self) -> None:
        self.__init__()  # type: ignore[misc]


class Player(asyncio.Protocol):
    """One seat, from the handshake to the end."""

    def __init__(self, tally: Tally, cookie: str, table: str, seat: int) -> None:
        self._tally, self._cookie, self._table, self._seat = tally, cookie, table, seat
        self._numbers = count()
        self._buffer = bytearray()
        self._pending, self._sent_at = "", 0.0
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        head = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self._cookie}\r\nUpgrade: websocket\r\n"
        transport.write(
            f"{head}Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        raise AssertionError("the server hung up")

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.is_open.done():
            head, end, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            buffer[:] = rest
            self.is_open.set_result(None)
        while len(buffer) >= 2 and len(buffer) >= (end_of_frame := _end(buffer)) > 0:
            start = 2 if buffer[1] < LONG else 4 if buffer[1] == LONG else 10
            if buffer[0] == 0x81:
                self._hear(bytes(buffer[start:end_of_frame]))
            del buffer[:end_of_frame]

    def watch(self) -> None:
        self._say(type="watch", table=self._table)

    def _say(self, **message: Any) -> None:
        body = encode(message)
        size = len(body)
        head = bytes((0x81, 0x80 + size)) if size < LONG else bytes((0x81, 0x80 + LONG)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros changes nothing

    def _named(self, kind: str) -> str:
        return f"{kind}{self._table}{next(self._numbers)}"

    def _hear(self, data: bytes) -> None:
        heard = decoder.decode(data)
        if heard.type == "presence" or (heard.table and heard.table != self._table):
            return
        if heard.type == "refused" and heard.code == "stale":
            self._pending = ""
            self.watch()
        elif heard.type == "accepted":
            if heard.next:
                self._sit_down_again(heard.next)
        elif heard.type == "update":
            self._consider(heard)
        else:
            raise AssertionError(data)

    def _sit_down_again(self, following: str) -> None:
        self._say(type="unwatch", table=self._table)
        self._table = following
        self._say(type="sit", table=following, id=self._named("s"), name="A", nonce=secrets.token_hex(16))
        self.watch()

    def _consider(self, heard: Heard) -> None:
        if self._pending and heard.answers == self._pending:
            self._tally.moves += 1
            self._tally.latencies[int((time.perf_counter() - self._sent_at) * 1e6) // CHUNK] += 1
            self._pending = ""
        if heard.status == "over" and not heard.next:
            self._tally.games += 0.5  # they are two, and each hears of it once
            self._say(type="rematch", table=self._table, id=self._named("r"))
        elif heard.choices and not self._pending:
            self._pending, self._sent_at = self._named("m"), time.perf_counter()
            action = random.choice(heard.choices).action
            self._say(type="act", table=self._table, id=self._pending, seat=self._seat, seq=heard.seq, action=action)


def _end(buffer: bytearray) -> int:
    """Where the first frame ends; 0 if that cannot be told yet."""
    size = buffer[1]
    if size < LONG:
        return 2 + size
    width = 2 if size == LONG else 8
    return 2 + width + int.from_bytes(buffer[2 : 2 + width], "big") if len(buffer) >= 2 + width else 0


def post(port: int, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """Over a connection of its own, so that any process of the server may take it."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("POST", path, encode(body), {"Content-Type": "application/json", "Cookie": cookie})
    answer = line.getresponse()
    data = answer.read()
    assert answer.status < 300, f"{path}: {answer.status} {data!r}"
    line.close()
    return json.loads(data), (answer.getheader("set-cookie") or "").partition(";")[0]


async def sit_down(tally: Tally, game: str, port: int) -> list[Player]:
    cookies = [post(port, "/api/me", {"name": name})[1] for name in ("Anna", "Ben")]
    table = post(port, "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}, cookies[0])[0][
        "table"
    ]
    for cookie in cookies:
        post(port, f"/api/tables/{table}/join", {"name": "A", "nonce": secrets.token_hex(16)}, cookie)
    players = [Player(tally, cookie, table, seat) for seat, cookie in enumerate(cookies)]
    for player in players:
        await asyncio.get_running_loop().create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
        await player.is_open
    return players


async def play(game: str, port: int, tables: int, warm: int, seconds: float) -> None:
    """One process of clients; whoever started it says when to begin, and when to count."""
    tally, loop = Tally(), asyncio.get_running_loop()
    players = [player for _ in range(tables) for player in await sit_down(tally, game, port)]
    say({"first": True})
    await loop.run_in_executor(None, sys.stdin.readline)
    for player in players:
        player.watch()
    while tally.moves < warm:
        await asyncio.sleep(0.01)
    say({"warm": True})
    await loop.run_in_executor(None, sys.stdin.readline)
    tally.wipe()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    found = {"moves": tally.moves, "games": tally.games, "seconds": time.perf_counter() - began}
    say(found | {"latencies": sorted(tally.latencies.items())})


def share_out(clients: int, game: str, port: str, tables: int, warm: int, seconds: str) -> None:
    """Several processes of clients, told and heard as one."""
    shares = [(tables * (number + 1)) // clients - (tables * number) // clients for number in range(clients)]
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.server.load", game, port, str(share), str(warm // clients), seconds],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for share in shares
        if share
    ]

    def hear() -> list[Any]:
        return [json.loads(one.stdout.readline()) for one in started if one.stdout]

    def tell() -> None:
        for one in started:
            assert one.stdin is not None
            one.stdin.write("\n")
            one.stdin.flush()

    say(hear()[0])
    sys.stdin.readline()
    tell()
    say(hear()[0])
    tell()
    found = hear()
    latencies: Counter[int] = Counter()
    for one in found:
        latencies.update(dict(one["latencies"]))
    added = {name: sum(one[name] for one in found) for name in ("moves", "games")}
    longest = max(one["seconds"] for one in found)
    say(added | {"seconds": longest, "p50": at(latencies, 0.5), "p99": at(latencies, 0.99)})
    for one in started:
        one.kill()
        one.wait()


def at(latencies: Counter[int], share: float) -> float | None:
    """Milliseconds within which this share of the moves was answered."""
    ordered = sorted(latencies.items())
    for (value, _), total in zip(ordered, accumulate(number for _, number in ordered), strict=True):
        if total >= share * latencies.total():
            return value * CHUNK / 1000
    return None


def say(what: Any) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    given = sys.argv[1:]
    if len(given) > 5:
        share_out(int(given[5]), given[0], given[1], int(given[2]), int(given[3]), given[4])
    else:
        uvloop.run(play(given[0], int(given[1]), int(given[2]), int(given[3]), float(given[4])))
