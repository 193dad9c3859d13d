"""From a request to an operation and back: limits, and refusals as JSON."""

import time
from functools import partial

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from .. import metrics
from ..archive.analyses import Analyst
from ..limits import Limit
from ..live.tables import Tables
from ..wire.messages import encoder
from ..wire.refusals import Denied
from .answering import Answering, Asked
from .operations import OPERATIONS, Operation
from .players import COOKIE, YEAR, Players

JSON = "application/json"


class Api:
    """The operations as routes."""

    def __init__(self, tables: Tables, players: Players, analyst: Analyst) -> None:
        self._rooms = Answering(tables, players, analyst)
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

        return Route(path, endpoint, methods=list(operations))

    async def _answer(self, operation: Operation, request: Request) -> Response:
        if not self.limit.allows(request.client.host if request.client else "", operation.cost):
            raise Denied("too_fast", "Too many requests; wait a little.")
        asked = Asked(
            request.cookies.get(COOKIE),
            request.path_params,
            request.query_params.multi_items(),
            partial(read_data, operation, request),
            request.headers.get("host", ""),
        )
        reply, fresh_token = await self._rooms.answer(operation, asked)
        response = Response(reply, operation.status, media_type=JSON)
        if fresh_token:
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, fresh_token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response


def refusal(denied: Denied) -> Response:
    metrics.refused.add(1, denied.code)
    headers = {"Retry-After": "5"} if denied.status == 429 else {}
    return Response(encoder.encode(denied.message()), denied.status, headers, JSON)


async def read_data(operation: Operation, request: Request) -> bytes:
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
    return bytes(data)


def timed(began: float) -> int:
    """Milliseconds since then."""
    return round((time.perf_counter() - began) * 1000)
