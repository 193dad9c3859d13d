"""A page for whoever runs the server: how it is, what is played, who is blocked or reported, and what was noted.

It has a token of its own, given as the password, and is not there without one.  It names nobody but who was
reported, and shows no card.
"""

import base64
import binascii
import hmac
import html
import logging
import os
import resource
import time
from collections import Counter, deque
from collections.abc import Iterable, Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from ... import __version__
from .. import metrics
from ..limits import Limit
from ..live.tables import Tables
from ..store import StoreError
from .health import Pulse

NOTES = 50
REPORTED = ("last (UTC)", "called", "why", "reports", "by so many", "table")
TRIES, AT_ONCE = 0.1, 10.0  # wrong tokens of one address: how many a second, and how many without a pause
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}"
    "table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}"
)
PAGE = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="15">'
    "<title>Snowed In: operator</title><style>{style}</style></head><body><h1>Snowed In</h1>{parts}</body></html>"
)

Rows = Iterable[Sequence[object]]


class Notes(logging.Handler):
    """The last warnings and errors, as the log has them."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.last: deque[tuple[str, str, str]] = deque(maxlen=NOTES)

    def emit(self, record: logging.LogRecord) -> None:
        at = utc(record.created)
        reason = getattr(record, "reason", "")
        self.last.appendleft((at, record.name, f"{record.getMessage()}{f': {reason}' if reason else ''}"))


class OperatorPage:
    def __init__(self, token: str, tables: Tables, pulse: Pulse, requests: Limit) -> None:
        self._token = token.encode()
        self._tables = tables
        self._pulse = pulse
        self._requests = requests
        self._tries = Limit(TRIES, AT_ONCE)
        self._began = time.monotonic()
        self.notes = Notes()
        logging.getLogger("snowedin").addHandler(self.notes)

    async def show(self, request: Request) -> Response:
        address = request.client.host if request.client else ""
        if address in self._tries.blocked():
            return PlainTextResponse("Too many wrong tokens; wait a minute.\n", 429)
        if not hmac.compare_digest(password_of(request.headers.get("authorization", "")), self._token):
            self._tries.allows(address)
            headers = {"WWW-Authenticate": 'Basic realm="Snowed In, operator", charset="UTF-8"'}
            return PlainTextResponse("The operator's token is asked for, as a password.\n", 401, headers)
        return HTMLResponse(await self._page())

    async def _page(self) -> str:
        health = await self._pulse.feel()
        parts = [
            section("Health", [(health.status, health.sentence), ("version", __version__), *self._load()]),
            section("Tables in memory", self._games(), ("game", "tables", "being played", "watched")),
            section("Tables that cannot be read", [(match,) for match in sorted(self._tables.damaged)]),
            section("Blocked now, by address", [(address,) for address in self._requests.blocked()]),
            section("Reported by players", await self._reports(), REPORTED),
            section("Refused since the start", sorted(metrics.refused.values.items())),
            section("Noted", self.notes.last, ("when (UTC)", "by", "what")),
        ]
        return PAGE.format(style=STYLE, parts="".join(parts))

    async def _reports(self) -> Rows:
        try:
            rows = await self._tables.store.reports(NOTES)
        except StoreError as error:  # this page is wanted most when the store is ill
            return [(str(error),)]
        return [(utc(row.at / 1000), row.name, row.reason, row.reports, row.reporters, row.match) for row in rows]

    def _load(self) -> Rows:
        used = os.times()
        return [
            ("up for", f"{(time.monotonic() - self._began) / 3600:.1f} hours"),
            ("processor time", f"{used.user + used.system:.0f} s"),
            ("most memory", f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MiB"),
            ("load of the machine", " ".join(f"{value:.1f}" for value in os.getloadavg())),
            ("comes late by", f"{metrics.late.ask() * 1000:.0f} ms{', too much' if metrics.heavy.ask() else ''}"),
            ("sockets", f"{metrics.sockets.ask():g}"),
            ("log entries written", f"{sum(metrics.entries.values.values()):g}"),
        ]

    def _games(self) -> Rows:
        tables, played, watched = Counter[str](), Counter[str](), Counter[str]()
        for live in self._tables.all_in_memory():
            game = live.table.game.key
            tables[game] += 1
            played[game] += live.table.status == "playing"
            watched[game] += bool(live.watchers)
        return [(game, count, played[game], watched[game]) for game, count in sorted(tables.items())]


def utc(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(seconds))


def password_of(header: str) -> bytes:
    scheme, _, rest = header.partition(" ")
    if scheme.lower() != "basic":
        return b""
    try:
        return base64.b64decode(rest, validate=True).partition(b":")[2]
    except binascii.Error:
        return b""


def section(title: str, rows: Rows, head: Sequence[str] = ()) -> str:
    top = "".join(f"<th>{html.escape(name)}</th>" for name in head)
    lines = ["".join(f"<td>{html.escape(str(cell))}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return (
        f"<h2>{html.escape(title)}</h2><table><tr>{top}</tr>{body}</table>"
        if lines
        else f"<h2>{title}</h2><p>None.</p>"
    )
