"""From a request to an operation and back: identity, limits, reading, and refusals as JSON."""

import re
import time
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ...core.game import Refusal
from .. import metrics
from ..archive.analyses import Analyst
from ..archive.ladders import Ladders
from ..limits import Limit
from ..live.company import Company
from ..live.tables import Tables
from ..store import StoreError
from ..wire.fields import Id
from ..wire.messages import UNREADABLE, encoder
from ..wire.refusals import Denied, denied_by
from .operations import OPERATIONS, Call, Operation, Query
from .passkeys import PasskeyDesk
from .players import COOKIE, YEAR, Players
from .troubles import denied_by_store

JSON = "application/json"


class Api:
    """The operations as routes."""

    def __init__(self, tables: Tables, players: Players, analyst: Analyst) -> None:
        self.tables = tables
        self.analyst = analyst
        self.players = players
        self.ladders = Ladders(tables.store, tables.settings.now)
        self.company = Company(tables)
        self.desk = PasskeyDesk(tables.store, players, tables.settings)
        rate = tables.settings.rate
        self.limit = Limit(20 * rate, 100 * rate)

    def routes(self) -> list[Route]:
        """One route for every address, with all that can be done there."""
        by_path: dict[str, dict[str, Operation]] = {}
        for operation in OPERATIONS:
            by_path.setdefault(operation.path, {})[operation.method] = operation
        return [self._route(path, operations) for path, operations in by_path.items()]

    def _route(self, path: str, operations: dict[str, Operation]) -> Route:
        async def endpoint(request: Request) -> Response:
            operation = operations.get(request.method) or operations["GET"]
            request.scope["operation"] = operation.name
            try:
                return await self._answer(operation, request)
            except Denied as denied:
                return refusal(denied)
            except Refusal as refused:
                return refusal(denied_by(refused))
            except StoreError as error:
                return refusal(denied_by_store(error))

        return Route(path, endpoint, methods=list(operations))

    async def _answer(self, operation: Operation, request: Request) -> Response:
        if not self.limit.allows(request.client.host if request.client else "", operation.cost):
            raise Denied("too_fast", "Too many requests; wait a little.")
        token = request.cookies.get(COOKIE)
        player = await self.players.of_token(token)
        for value in request.path_params.values():
            _check_id(value)
        if operation.needs_player and player is None:
            raise Denied("no_name", "Say your name first: POST /api/me.")
        query = read_query(operation.query, request)
        body = await read_body(operation, request) if operation.body else None
        rooms = self.tables, self.players, self.analyst, self.ladders, self.company, self.desk
        host = request.headers.get("host", "")
        call = Call(*rooms, token, player, request.path_params, query, body, host)
        reply = encoder.encode(await operation.run(call))
        response = Response(reply, operation.status, media_type=JSON)
        if call.fresh_token:
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, call.fresh_token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response


def refusal(denied: Denied) -> Response:
    metrics.refused.add(1, denied.code)
    headers = {"Retry-After": "5"} if denied.status == 429 else {}
    return Response(encoder.encode(denied.message()), denied.status, headers, JSON)


def _check_id(value: str) -> None:
    try:
        msgspec.convert(value, Id)
    except msgspec.ValidationError as error:
        raise Denied("unknown", "There is no such table.") from error


def read_query(wanted: tuple[Query, ...], request: Request) -> dict[str, Any]:
    given = request.query_params
    known = {query.name for query in wanted}
    for name in given:
        if name not in known:
            raise Denied("bad_message", f"The parameter {name[:40]!r} is not known here.")
        if len(given.getlist(name)) > 1:
            raise Denied("bad_message", f"The parameter {name!r} is given more than once.")
    return {
        query.name: read_parameter(query, given[query.name]) if query.name in given else query.default
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


async def read_body(operation: Operation, request: Request) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Denied("wrong_content", f"Send the body as {JSON}.")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > operation.largest:
                raise Denied("too_large", f"The body has at most {operation.largest} bytes.")
    except ClientDisconnect as error:
        raise Denied("bad_message", "The body was cut off.") from error
    try:
        return msgspec.convert(with_whole_numbers(msgspec.json.decode(bytes(data))), operation.body)
    except UNREADABLE as error:
        raise Denied("bad_message", f"The body is not understood: {error}.") from error


def with_whole_numbers(value: Any) -> Any:
    """To JSON, 8.0 is a whole number like 8."""
    if isinstance(value, dict):
        return {name: with_whole_numbers(part) for name, part in value.items()}
    if isinstance(value, list):
        return [with_whole_numbers(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def timed(began: float) -> int:
    """Milliseconds since then."""
    return round((time.perf_counter() - began) * 1000)
