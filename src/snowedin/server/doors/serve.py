"""`snowedin serve`: one process, or several on one PostgreSQL."""

import argparse
import gc
import ipaddress
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import platformdirs
import uvicorn

from ...bots.invited import book, name_bots
from ...core.game import Game, Refusal
from ...core.words import LANGUAGES, spoken
from ...games import GAMES, TROUBLES
from ..live.settings import Settings
from ..store import open_store
from . import log_lines
from .app import application
from .host import Host
from .patience import Sockets, patient
from .siblings import POSSIBLE, Place, Siblings
from .sockets import LARGEST
from .websocket import FrameProtocol

LONG_ENOUGH = 20  # letters of a token
PROVEN = 30.0  # seconds after which a worker has found its database

log = logging.getLogger("snowedin.games")


def default_database() -> str:
    return f"sqlite:///{Path(platformdirs.user_data_dir('snowedin')) / 'tables.sqlite'}"


def run(arguments: argparse.Namespace) -> int:
    name_bots(arguments.bot)
    database = arguments.database or os.environ.get("SNOWEDIN_DATABASE") or default_database()
    settings = Settings(
        pace=arguments.pace,
        origins=frozenset(arguments.origin),
        rate=arguments.rate,
        warm=not arguments.cold,
        sockets=arguments.sockets,
        late=arguments.late,
        names=frozenset(name.lower() for name in arguments.name),
        proxies=tuple(read_network(proxy) for proxy in arguments.proxy),
        metrics=read_metrics(arguments.metrics),
        keep=arguments.keep,
        operator=read_token(os.environ.get("SNOWEDIN_OPERATOR", "")),
    )
    if arguments.inherit is not None:
        threading.Thread(target=follow, args=(os.getppid(),), daemon=True).start()
        listening = socket.socket(fileno=arguments.inherit)
        listening.set_inheritable(False)  # what this process starts may outlive it, and would keep the address
        siblings = Siblings(Place.read(arguments.beside)) if arguments.beside else None
        return serve(listening, database, settings, arguments.log, siblings=siblings)
    if arguments.workers > 1 and database.startswith("sqlite:"):
        raise Refusal("Several processes need PostgreSQL: give --database postgresql://…")
    listening = bound(arguments.host, arguments.port)
    announce(arguments.host, listening.getsockname()[1], arguments.open)
    if arguments.workers > 1:
        return supervise(listening, arguments.workers)
    return serve(listening, database, settings, arguments.log)


def read_network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text))
    except ValueError as error:
        raise Refusal(
            f"A proxy is an address or a network, as 10.0.0.5 or 172.16.0.0/12; {text!r} is neither."
        ) from error


def read_token(text: str) -> str:
    """Of the operator's page, from the environment: an argument could be read by everybody on the machine."""
    if text and len(text) < LONG_ENOUGH:
        raise Refusal(f"SNOWEDIN_OPERATOR has at least {LONG_ENOUGH} letters, as `openssl rand -hex 16` makes them.")
    return text


def read_metrics(text: str) -> str:
    host, colon, port = text.rpartition(":")
    if text in ("here", "off") or (colon and host and port.isdecimal()):
        return text
    raise Refusal(f"Counts are told `here`, `off` or at HOST:PORT; {text!r} is none of these.")


def announce(host: str, port: int, browser: bool) -> None:
    everywhere = host in ("127.0.0.1", "0.0.0.0", "::", "::1")
    address = f"http://{'localhost' if everywhere else host}:{port}/"
    print(f"Snowed In is at {address}", flush=True)  # noqa: T201
    if host == "0.0.0.0" and (own := own_address()):
        known = f"http://{own}:{port}/"
        print(f"Friends in the same network open {known}; links with localhost are for this machine", flush=True)  # noqa: T201
    if browser:
        threading.Timer(1.5, webbrowser.open, [address]).start()


def own_address() -> str | None:
    """By which others in the network reach this machine, as its routes say; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return None
        return str(probe.getsockname()[0])


def bound(host: str, port: int) -> socket.socket:
    """The address, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise Refusal(f"{host}:{port} cannot be used: {error.strerror}.") from error
    listening.listen(1024)
    return listening


def serve(
    listening: socket.socket,
    database: str,
    settings: Settings,
    level: str,
    games: Mapping[str, Game] = GAMES,
    siblings: Siblings | None = None,
) -> int:
    log_lines.set_up(level)
    for sentence in TROUBLES:
        log.warning("a game is left out", extra={"reason": sentence})
    for sentence in book().troubles:
        log.warning("a bot is left out", extra={"reason": sentence})
    for game in games.values():
        if missing := [tongue for tongue in LANGUAGES if tongue not in spoken(game)]:
            log.info("a game is told in English to some", extra={"game": game.key, "reason": ", ".join(missing)})
    be_swift()
    app = application(open_store(database), games, settings, siblings)
    counted = Sockets(most_of_one=settings.sockets, proxies=settings.proxies)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        http=patient(counted),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws=FrameProtocol,
        ws_max_size=LARGEST * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    try:
        Host(config, app.state.others, counted).run(sockets=[listening])
    except SystemExit as ended:
        if app.state.failure is None:
            raise
        raise Refusal(str(app.state.failure)) from ended
    return 0


def be_swift() -> None:
    """The thread that writes does not wait long for the loop, and nobody looks for garbage in the libraries."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def supervise(listening: socket.socket, workers: int) -> int:
    """Start the same command as several processes on the same address; one that dies is replaced.

    One that ends by itself before any has proved that it can be done ends all, with its status.
    """
    command = [sys.executable, "-m", "snowedin", *_for_worker(sys.argv[1:]), "--inherit", str(listening.fileno())]
    with meeting_place() as folder:

        def start(number: int) -> Worker:
            beside = ["--beside", str(Place(folder, number, workers))] if folder else []
            return Worker(subprocess.Popen([*command, *beside], pass_fds=[listening.fileno()]), time.monotonic())

        running = [start(number) for number in range(workers)]
        stopping: list[int] = []
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda got, _: stopping.append(got))
        while not stopping:
            time.sleep(0.2)
            for index, worker in enumerate(running):
                status = worker.process.poll()
                if status is None:
                    continue
                if status > 0 and not any(other.is_proven() for other in running):
                    end_all(running)
                    return status
                running[index] = start(index)
        end_all(running)
    return 0


@contextmanager
def meeting_place() -> Iterator[Path | None]:
    """A folder for us alone in which processes hand each other sockets; None where that cannot be."""
    try:
        folder = tempfile.mkdtemp(prefix="snowedin-") if POSSIBLE else ""
    except OSError as error:
        log.warning("sockets stay where they come in: there is no temporary folder", extra={"reason": error.strerror})
        folder = ""
    try:
        yield Path(folder) if folder else None
    finally:
        if folder:
            shutil.rmtree(folder, ignore_errors=True)


class Worker(NamedTuple):
    process: subprocess.Popen[bytes]
    began: float

    def is_proven(self) -> bool:
        """Has it been running for a while?"""
        return self.process.poll() is None and time.monotonic() - self.began > PROVEN


def end_all(workers: Sequence[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        try:
            worker.process.wait(10)
        except subprocess.TimeoutExpired:
            worker.process.kill()


def follow(parent: int) -> None:
    """A worker whose supervisor is gone goes too."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


def _for_worker(arguments: Sequence[str]) -> list[str]:
    """The same arguments without the number of workers."""
    kept, skip = [], False
    for argument in arguments:
        if not skip and not argument.startswith("--workers"):
            kept.append(argument)
        skip = argument == "--workers"
    return kept
