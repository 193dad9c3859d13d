"""Frames and requests that no client of ours would send: each is answered, none with a fault, and nothing is broken.

Some are noise, some nearly right, some made from the description of the API.  `make soak` sends 200,000 frames and
50,000 requests.
"""

import asyncio
import http.client
import json
import random
import string
from contextlib import closing
from typing import Any
from urllib.parse import quote, urlsplit

import pytest

from snowedin.server.doors import openapi

from .house import Guest, Line, Server, guests

GAME = "ice_queen"
FEW_FRAMES, MANY_FRAMES = 6_000, 200_000
FEW_REQUESTS, MANY_REQUESTS = 1_500, 50_000
AT_ONCE = 100  # frames until all are heard of
LOST = {"fault", "damaged"}
ODD: tuple[Any, ...] = (
    *(None, -1, 0, 1.5, True, [], {}, "", "x" * 300, 2**60, -(2**63), 1e308, "\ud7ff", "\u202e", "\x00"),
    *("'; DROP TABLE entry; --", "../../etc/passwd", "{{7*7}}", "[[[[", {"type": "act"}, [[[[]]]], "٣", "NaN"),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")
KINDS = ("application/json", "text/plain", "application/json; charset=latin-1", "", "multipart/form-data")
DESCRIPTION = openapi.description()
COMPONENTS: dict[str, Any] = DESCRIPTION["components"]["schemas"]


# What is made from the description


def made(schema: Any, dice: random.Random, ids: list[str], oddity: float = 0.08, depth: int = 0) -> Any:
    """Something that fits a schema, but for some of its parts."""
    if dice.random() < oddity or depth > 8 or not schema or schema is True:
        return dice.choice(ODD)
    if "$ref" in schema:
        return made(COMPONENTS[schema["$ref"].rpartition("/")[2]], dice, ids, oddity, depth + 1)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return made(dice.choice(schema[several]), dice, ids, oddity, depth + 1)
    if "const" in schema or "enum" in schema:
        return dice.choice(schema.get("enum") or [schema["const"]])
    kind = schema.get("type")
    if kind == "object":
        return made_object(schema, dice, ids, oddity, depth)
    if kind == "array":
        return [made(schema.get("items", {}), dice, ids, oddity, depth + 1) for _ in range(dice.randrange(4))]
    if kind in ("integer", "number"):
        return dice.choice((0, 1, 2, 3, 13, dice.randrange(200), schema.get("maximum", 9), schema.get("minimum", 0)))
    if kind == "string":
        return made_text(schema, dice, ids)
    return {"boolean": dice.random() < 0.5, "null": None}.get(str(kind), dice.choice(ODD))


def made_object(schema: Any, dice: random.Random, ids: list[str], oddity: float, depth: int) -> dict[str, Any]:
    needed = schema.get("required", ())
    parts = {name: part for name, part in schema.get("properties", {}).items() if name in needed or dice.random() < 0.5}
    found = {name: made(part, dice, ids, oddity, depth + 1) for name, part in parts.items()}
    if found and dice.random() < oddity:
        del found[dice.choice(list(found))]
    if dice.random() < oddity:
        found["more"] = dice.choice(ODD)
    return found


def made_text(schema: Any, dice: random.Random, ids: list[str]) -> str:
    if schema.get("maxLength") == 16:
        return dice.choice((*ids, "A" * 16))
    if "pattern" in schema and dice.random() < 0.5:
        return dice.choice(("0" * 32, "0" * 64, "a1" * 16))
    return dice.choice(("", "Anna", GAME, "greed", "hello", noise(dice)))


def noise(dice: random.Random) -> str:
    return "".join(dice.choices(string.printable, k=dice.randrange(60)))


# Frames


def frame(dice: random.Random, ids: list[str]) -> str | bytes:
    kind = dice.randrange(6)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return dice.choice((noise(dice), "[" * dice.randrange(1, 5000), "9" * 4000, '{"a":' * 2000))
    text = json.dumps(made(COMPONENTS["ClientMessage"], dice, ids, oddity=0.02 if kind > 3 else 0.1))
    return text[: dice.randrange(len(text))] if kind == 2 else text


async def send_frames(guest: Guest, ids: list[str], dice: random.Random, count: int) -> dict[str, int]:
    """How often each kind of answer came."""
    heard: dict[str, int] = {}
    for start in range(0, count, AT_ONCE * 8):  # a socket is closed after a thousand that are refused
        async with guest.socket() as line:
            for _ in range(start, min(start + AT_ONCE * 8, count), AT_ONCE):
                for _ in range(AT_ONCE):
                    await line.socket.send(frame(dice, ids))
                await hear_all(line, heard)
    return heard


async def hear_all(line: Line, heard: dict[str, int]) -> None:
    await line.say("ping", id="behind them")
    while True:
        answer = json.loads(await asyncio.wait_for(line.socket.recv(), 120))
        assert answer.get("code") not in LOST, answer
        assert answer["type"] != "refused" or answer["sentence"]
        if answer["type"] == "pong" and answer["answers"] == "behind them":
            return
        heard[answer["type"]] = heard.get(answer["type"], 0) + 1


async def two_at_a_table(url: str, count: int) -> dict[str, int]:
    async with guests(url, "Anna", "Ben") as [anna, ben]:
        tables = [await anna.create(GAME, "me", "open"), await anna.create("cold_spell", "me", "bot:greed")]
        await anna.join(tables[0])
        await ben.join(tables[0])
        heard = await send_frames(anna, tables, random.Random(1), count)
        assert (await anna.get("/healthz"))["status"] == "ok"
        assert (await ben.seen(tables[0]))["table"] == tables[0]
        return heard


def test_frames_are_answered_and_break_nothing(sqlite_server: Server) -> None:
    heard = asyncio.run(two_at_a_table(sqlite_server.url, FEW_FRAMES))
    assert heard["refused"] > FEW_FRAMES / 2
    assert heard.get("update", 0) + heard.get("accepted", 0) > 10, "some are understood"


@pytest.mark.soak
def test_two_hundred_thousand_frames_are_answered_and_break_nothing(sqlite_server: Server) -> None:
    heard = asyncio.run(two_at_a_table(sqlite_server.url, MANY_FRAMES))
    assert heard["refused"] > MANY_FRAMES / 2


# Requests


class Caller:
    """Sends requests over one connection, and counts how they are answered."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.address = urlsplit(server.url).netloc
        self.cookie = cookie
        self.line = http.client.HTTPConnection(self.address, timeout=120)
        self.statuses: dict[int, int] = {}

    def call(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> None:
        try:
            self.line.request(method, path, body, {"Cookie": f"snowedin={self.cookie}", **headers})
            answer = self.line.getresponse()
            told = answer.read()
        except (
            http.client.HTTPException,
            ConnectionError,
        ):  # it hung up on nonsense; the next one says whether it lives
            self.line.close()
            self.statuses[0] = self.statuses.get(0, 0) + 1
            return
        assert answer.status != 500, (method, path, body, told)
        self.statuses[answer.status] = self.statuses.get(answer.status, 0) + 1


def request(dice: random.Random, ids: list[str]) -> tuple[str, str, bytes | None, dict[str, str]]:
    path, methods = dice.choice(list(DESCRIPTION["paths"].items()))
    method = dice.choice(list(methods)).upper() if dice.random() < 0.9 else dice.choice(METHODS)
    described = methods.get(method.lower(), {})
    for part in described.get("parameters", ()):
        value = str(made(part.get("schema", {}), dice, ids))
        if part["in"] == "path":
            path = path.replace(f"{{{part['name']}}}", quote(value, safe="") or "-")
        elif dice.random() < 0.6:
            path += f"{'&' if '?' in path else '?'}{part['name']}={quote(value)}"
    return method, path, body_of(described, dice, ids), {"Content-Type": kind_of(dice)}


def kind_of(dice: random.Random) -> str:
    return KINDS[0] if dice.random() < 0.9 else dice.choice(KINDS)


def body_of(described: Any, dice: random.Random, ids: list[str]) -> bytes | None:
    wanted = described.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if wanted is None:
        return None if dice.random() < 0.8 else dice.randbytes(20)
    if dice.random() < 0.1:
        return dice.choice((b"", dice.randbytes(100), b"[" * 3000, b"9" * 5000, noise(dice).encode()))
    body = json.dumps(made(wanted, dice, ids)).encode()
    return body[: dice.randrange(len(body))] if dice.random() < 0.1 else body


async def some_tables(url: str) -> tuple[str, list[str]]:
    async with guests(url, "Carl") as [carl]:
        tables = [await carl.create(game, "me", "bot:greed") for game in (GAME, "winter", "cold_spell")]
        for table in tables[:2]:
            await carl.join(table)
        return carl.http.cookies["snowedin"], tables


def send_requests(server: Server, count: int) -> dict[int, int]:
    cookie, tables = asyncio.run(some_tables(server.url))
    caller, dice = Caller(server, cookie), random.Random(2)
    with closing(caller.line):
        for _ in range(count):
            caller.call(*request(dice, tables))
        caller.call("GET", "/healthz", None, {})
    assert caller.statuses[200] > count / 50, "some are understood"
    assert caller.statuses.get(0, 0) < count / 20
    return caller.statuses


def test_requests_are_answered_without_a_fault(sqlite_server: Server) -> None:
    assert send_requests(sqlite_server, FEW_REQUESTS).get(400, 0) > FEW_REQUESTS / 20


@pytest.mark.soak
def test_fifty_thousand_requests_are_answered_without_a_fault(sqlite_server: Server) -> None:
    assert send_requests(sqlite_server, MANY_REQUESTS).get(400, 0) > MANY_REQUESTS / 20
