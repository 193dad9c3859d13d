"""An operation of the API, asked over HTTP or in the same page: who asks, what was sent, and the reply."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from ...core.game import Refusal
from ..archive.analyses import Analyst
from ..archive.ladders import Ladders
from ..live.company import Company
from ..live.tables import Tables
from ..store import StoreError
from ..wire.fields import Id
from ..wire.messages import UNREADABLE, encoder
from ..wire.refusals import Denied, denied_by
from .call import Call
from .operations import Operation, Query
from .passkeys import PasskeyDesk
from .players import Players
from .troubles import denied_by_store


class Asked(NamedTuple):
    """Who asks, by their token, what for, and under which name of ours; the body is read when it is needed."""

    token: str | None
    path: dict[str, str]
    query: Sequence[tuple[str, str]]
    read: Callable[[], Awaitable[bytes]]
    host: str = ""


class Answering:
    """The rooms that operations need."""

    def __init__(self, tables: Tables, players: Players, analyst: Analyst) -> None:
        self._players = players
        ladders = Ladders(tables.store, tables.settings.now)
        desk = PasskeyDesk(tables.store, players, tables.settings)
        self._rooms = tables, players, analyst, ladders, Company(tables), desk

    async def answer(self, operation: Operation, asked: Asked) -> tuple[bytes, str | None]:
        """The reply as JSON, and a new token if one is given out; raises `Denied` alone where the house says no."""
        try:
            return await self._answer(operation, asked)
        except Refusal as refusal:
            raise denied_by(refusal) from refusal
        except StoreError as error:
            raise denied_by_store(error) from error

    async def _answer(self, operation: Operation, asked: Asked) -> tuple[bytes, str | None]:
        player = await self._players.of_token(asked.token)
        for value in asked.path.values():
            _check_id(value)
        if operation.needs_player and player is None:
            raise Denied("no_name", "Say your name first: POST /api/me.")
        query = read_query(operation.query, asked.query)
        body = read_body(operation, await asked.read()) if operation.body else None
        call = Call(*self._rooms, asked.token, player, asked.path, query, body, asked.host)
        return encoder.encode(await operation.run(call)), call.fresh_token


def _check_id(value: str) -> None:
    try:
        msgspec.convert(value, Id)
    except msgspec.ValidationError as error:
        raise Denied("unknown", "There is no such table.") from error


def read_query(wanted: Sequence[Query], given: Sequence[tuple[str, str]]) -> dict[str, Any]:
    known = {query.name for query in wanted}
    found: dict[str, str] = {}
    for name, text in given:
        if name not in known:
            raise Denied("bad_message", f"The parameter {name[:40]!r} is not known here.")
        if name in found:
            raise Denied("bad_message", f"The parameter {name!r} is given more than once.")
        found[name] = text
    return {
        query.name: read_parameter(query, found[query.name]) if query.name in found else query.default
        for query in wanted
    }


def read_parameter(query: Query, text: str) -> Any:
    if query.pattern:
        if not re.fullmatch(query.pattern, text, re.ASCII):
            raise Denied("bad_message", f"The parameter {query.name!r} cannot be {text[:40]!r}.")
        return text
    if not re.fullmatch(r"-?\d{1,16}", text, re.ASCII) or not query.low <= int(text) <= query.high:
        raise Denied("bad_message", f"The parameter {query.name!r} is a number from {query.low} to {query.high}.")
    return int(text)


def read_body(operation: Operation, data: bytes) -> Any:
    try:
        return msgspec.convert(with_whole_numbers(msgspec.json.decode(data)), operation.body)
    except UNREADABLE as error:
        raise Denied("bad_message", f"The body is not understood: {error}.") from error


def with_whole_numbers(value: Any) -> Any:
    """To JSON, 8.0 is a whole number like 8."""
    if isinstance(value, dict):
        return {name: with_whole_numbers(part) for name, part in value.items()}
    if isinstance(value, list):
        return [with_whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
