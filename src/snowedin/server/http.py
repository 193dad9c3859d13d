"""From a request to an operation and back: identity, limits, reading, and refusals as JSON."""

import re
import time
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ..core.game import Refusal
from . import metrics
from .limits import Limit
from .messages import Id, Refused, encoder
from .operations import OPERATIONS, Call, Operation, Query
from .players import COOKIE, YEAR, Players
from .refusals import Denied
from .store import StoreError
from .tables import Tables

JSON = "application/json"


class Desk:
    """Where requests come in."""

    def __init__(self, tables: Tables, players: Players) -> None:
        self.tables = tables
        self.players = players
        rate = tables.settings.rate
        self._limit = Limit(20 * rate, 100 * rate)

    def routes(self) -> list[Route]:
        return [self._route(operation) for operation in OPERATIONS]

    def _route(self, operation: Operation) -> Route:
        decoder = msgspec.json.Decoder(operation.body) if operation.body else None

        async def endpoint(request: Request) -> Response:
            try:
                return await self._answer(operation, decoder, request)
            except Denied as denied:
                return refusal(denied)
            except Refusal as refused:
                return refusal(Denied("refused", str(refused)))
            except StoreError as error:
                metrics.refused.add(1, "store")
                return refusal(Denied("store", f"The store cannot be reached; try again. {error}"))

        return Route(operation.path, endpoint, methods=[operation.method], name=operation.name)

    async def _answer(self, operation: Operation, decoder: Any, request: Request) -> Response:
        if not self._limit.allows(request.client.host if request.client else "", operation.cost):
            raise Denied("too_fast", "Too many requests; wait a little.")
        token = request.cookies.get(COOKIE)
        player = await self.players.of_token(token)
        for value in request.path_params.values():
            _check_id(value)
        if operation.needs_player and player is None:
            raise Denied("no_name", "Say your name first: POST /api/me.")
        query = read_query(operation.query, request)
        body = await read_body(operation, decoder, request) if decoder else None
        call = Call(self.tables, self.players, token, player, request.path_params, query, body)
        reply = encoder.encode(await operation.run(call))
        response = Response(reply, operation.status, media_type=JSON)
        if call.fresh_token:
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, call.fresh_token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response


def refusal(denied: Denied) -> Response:
    metrics.refused.add(1, denied.code)
    headers = {"Retry-After": "5"} if denied.status == 429 else {}
    return Response(encoder.encode(Refused(denied.code, denied.sentence)), denied.status, headers, JSON)


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
    return {query.name: read_parameter(query, given[query.name]) if query.name in given else query.default for query in wanted}


def read_parameter(query: Query, text: str) -> Any:
    if query.pattern:
        if not re.fullmatch(query.pattern, text, re.ASCII):
            raise Denied("bad_message", f"The parameter {query.name!r} cannot be {text[:40]!r}.")
        return text
    if not re.fullmatch(r"-?\d{1,16}", text, re.ASCII) or not query.low <= int(text) <= query.high:
        raise Denied("bad_message", f"The parameter {query.name!r} is a number from {query.low} to {query.high}.")
    return int(text)


async def read_body(operation: Operation, decoder: Any, request: Request) -> Any:
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
        return decoder.decode(bytes(data))
    except (msgspec.DecodeError, RecursionError) as error:
        raise Denied("bad_message", f"The body is not understood: {error}.") from error


def timed(began: float) -> int:
    """Milliseconds since then."""
    return round((time.perf_counter() - began) * 1000)
