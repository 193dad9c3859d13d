"""The application: API, socket, page, health and counts, behind one guard."""

import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from ...core.game import Game
from .. import metrics
from ..archive.analyses import Analyst
from ..limits import Limit
from ..live.settings import Settings
from ..live.tables import Tables
from ..store import Store, StoreError
from ..wire.messages import encoder
from ..wire.refusals import STATUS, Denied
from . import engine, openapi
from .counts import serve_counts
from .health import Pulse
from .http import JSON, Api, refusal, timed
from .names import Names
from .operator import OperatorPage
from .paper import Paper
from .players import COOKIE, Players
from .siblings import Siblings
from .sockets import POLICY, SOCKETS, TRY_LATER, Handed, Socket
from .websocket import SCOPE, FrameProtocol

NO_PAGE = (
    "The web page is not part of this installation: it is built from the folder `web` and has not been built.\n"
    "The API under /api and the terminal client work without it: snowedin play.\n"
)
NO_FILE = "There is no such file.\n"
LONGEST_NAME = 255  # bytes of a file's name, on any system
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
    " style-src 'self' 'unsafe-inline';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

STRANGER = Denied("wrong_origin", "This came from another site's page, and is not done.")
NOT_US = Denied(
    "wrong_host", "This server does not go by that name; if it should, it is started with it: --name play.example.org."
)

log = logging.getLogger("snowedin.http")


def application(
    store: Store, games: Mapping[str, Game], settings: Settings | None = None, siblings: Siblings | None = None
) -> Any:
    """The whole server as an ASGI application."""
    settings = settings or Settings()
    tables = Tables(store, games, settings)
    if siblings:
        tables.id_here = partial(siblings.id_here, settings.new_id)
    players = Players(store, settings)
    analyst = Analyst(games, settings.rate)
    api, others = Api(tables, players, analyst), OtherRoutes(tables, players, siblings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await tables.open()
        except StoreError as error:
            app.state.failure = error
            raise
        counts = await serve_counts(settings.metrics) if ":" in settings.metrics else None
        yield
        if counts:
            counts.close()
        others.pulse.close()
        analyst.close()
        await tables.close()

    app = Starlette(
        routes=[
            Route("/healthz", others.health),
            *([Route("/metrics", others.metrics)] if settings.metrics == "here" else []),
            Route("/api/openapi.json", others.description),
            Route("/print/{game}.pdf", Paper(games, api.limit).give),
            *operator_routes(settings.operator, tables, others.pulse, api.limit),
            *api.routes(),
            *engine.routes(),
            WebSocketRoute("/api/socket", others.socket),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: others.error, Exception: others.fault},  # type: ignore[dict-item]
    )
    app.state.tables = tables
    app.state.others = others
    app.state.failure = None  # why the store could not be opened
    return Guard(app, settings)


def operator_routes(token: str, tables: Tables, pulse: Pulse, requests: Limit) -> list[Route]:
    return [Route("/operator", OperatorPage(token, tables, pulse, requests).show)] if token else []


class OtherRoutes:
    """What is not an operation of the API."""

    def __init__(self, tables: Tables, players: Players, siblings: Siblings | None = None) -> None:
        self.tables = tables
        self.players = players
        self.siblings = siblings
        self.pulse = Pulse(tables)
        self._sockets: dict[str, int] = {}
        self._description = encoder.encode(openapi.description())
        metrics.sockets.ask = lambda: sum(self._sockets.values())

    async def health(self, request: Request) -> Response:
        felt = await self.pulse.feel()
        return Response(encoder.encode(felt), 503 if felt.status == "ill" else 200, media_type=JSON)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(metrics.exposition(), media_type="text/plain; version=0.0.4")

    async def description(self, request: Request) -> Response:
        return Response(self._description, media_type=JSON)

    async def error(self, request: Request, error: HTTPException) -> Response:
        """What no route takes: pages if they are asked for, a refusal otherwise."""
        path = request.url.path
        if (
            error.status_code == 404
            and request.method in ("GET", "HEAD")
            and path != "/api"
            and not path.startswith("/api/")
        ):
            return self.page(path.lstrip("/"))
        code = {404: "not_found", 405: "not_allowed"}.get(error.status_code, "bad_message")
        response = refusal(Denied(code, f"{error.detail}; see /api/openapi.json."))
        response.headers.update(error.headers or {})
        return response

    async def fault(self, request: Request, error: Exception) -> Response:
        """What went wrong stands in the log, not in the answer."""
        return refusal(Denied("fault", "Something went wrong on the server; it was noted there."))

    def page(self, path: str) -> Response:
        """The built client; every address that is no file is the client's own affair."""
        folder = Path(str(files("snowedin.server").joinpath("static"))).resolve()
        index = folder / "index.html"
        try:
            wanted = (folder / path).resolve()
            is_there = wanted.is_relative_to(folder) and wanted.is_file()
        except (ValueError, OSError):  # a name that the system does not allow
            return PlainTextResponse(NO_FILE, 404)
        if max(map(len, path.encode().split(b"/"))) > LONGEST_NAME:
            return PlainTextResponse(NO_FILE, 404)
        if not index.is_file():
            return PlainTextResponse(NO_PAGE, 503)
        if is_there:
            lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(wanted, headers={"Cache-Control": lasting})
        if "." in path.rpartition("/")[2]:
            return PlainTextResponse(NO_FILE, 404)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def socket(self, websocket: Any) -> None:
        player = await self.players.of_token(HTTPConnection(websocket.scope).cookies.get(COOKIE))
        who = player.id if player else ""
        key = who or (websocket.client.host if websocket.client else "")
        await websocket.accept()
        if not self.enter(key):
            await websocket.close(TRY_LATER, "Too many sockets are open.")
            return
        try:
            await self._socket(who, key, websocket.scope[SCOPE]).run(websocket.receive, websocket.send)
        finally:
            self.leave(key)

    def _socket(self, who: str, key: str, wire: FrameProtocol) -> Socket:
        socket = Socket(self.tables, who, wire)
        if self.siblings:
            socket.may_move(self.siblings, key)
        return socket

    def take_over(self, handed: Handed, wire: FrameProtocol) -> Socket:
        """A socket from another process, ready to hear before anything can come."""
        socket = self._socket(handed.player, handed.key, wire)
        socket.go_on(handed)
        return socket

    def enter(self, key: str) -> bool:
        """May whoever is counted so have one more?"""
        if self._sockets.get(key, 0) >= SOCKETS * self.tables.settings.rate:
            return False
        self._sockets[key] = self._sockets.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self._sockets[key] -= 1
        if not self._sockets[key]:
            del self._sockets[key]


class Guard:
    """Before anything else: where a request comes from; after everything: headers, counts and the log."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app = app
        self.state = app.state
        self._origins = settings.origins
        self._names = Names(settings.names, settings.origins)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._begin_and_end(scope, receive, send)
        elif not self._names.knows(Headers(scope=scope).get("host")):
            await self._turn_away(scope, receive, send, NOT_US)
        elif not self.is_welcome(scope):
            await self._turn_away(scope, receive, send, STRANGER)
        elif scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _begin_and_end(self, scope: Any, receive: Any, send: Any) -> None:
        """Why the store could not be opened is said in a sentence by whoever started us: then no traceback is sent."""

        async def plainly(message: Any) -> None:
            await send({"type": message["type"]} if self.state.failure else message)

        await self.app(scope, receive, plainly)

    def is_welcome(self, scope: Any) -> bool:
        """A browser says which page a request comes from: it must be ours."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return True
        return origin.partition("://")[2] == headers.get("host") or origin in self._origins

    async def _turn_away(self, scope: Any, receive: Any, send: Any, denied: Denied) -> None:
        if scope["type"] == "websocket":
            metrics.refused.add(1, denied.code)
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": "This page may not use the socket."})
            return
        await self._serve(scope, receive, send, refusal(denied))

    async def _serve(self, scope: Any, receive: Any, send: Any, app: Any = None) -> None:
        began = time.perf_counter()
        status = STATUS["fault"]

        async def dressed(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        try:
            await (app or self.app)(scope, receive, dressed)
        finally:
            metrics.requests.add(1, str(status))
            name = scope.get("operation", "page")
            log.info(
                "request", extra={"method": scope["method"], "operation": name, "status": status, "ms": timed(began)}
            )
