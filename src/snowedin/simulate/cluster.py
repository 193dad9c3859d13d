"""Workers on many machines: a pool that gives its tasks to a Ray cluster.

Tasks are pure functions of numbered games, so whatever is lost with a machine is played again
elsewhere, and what comes back is the same as from one machine.  Only the head node cannot be lost.
"""

import os
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any

from ..core.game import Refusal

AUTO = "auto"  # the cluster this machine belongs to, or else its own cores
FOREVER = -1  # a lost task is tried again as often as it takes
BEAT = 1.0  # seconds between two looks at whether the head node is there, and how long it may take to answer
MISSED = 5  # looks in a row without an answer, after which it is taken for lost


class HeadLost(Refusal):
    """Ray's own threads wait for the head for a minute and then crash: whoever hears of it ends the process at once."""


class Cluster(Executor):
    """The machines of a Ray cluster: one task for each of their cores at a time."""

    def __init__(self, address: str = AUTO) -> None:
        self._ray = _ray()
        try:
            self._ray.init(address=None if address == AUTO else address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError) as error:
            raise Refusal(f"There is no Ray cluster at {address!r}: {error}") from error
        self._run = self._ray.remote(max_retries=FOREVER)(_run)
        self._head: str = self._ray.get_runtime_context().gcs_address
        self._awaited: set[Future[Any]] = set()
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._is_lost = False
        threading.Thread(target=self._watch, daemon=True).start()

    @property
    def cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> "Future[Any]":
        awaited: Future[Any] = Future()
        with self._lock:
            if self._is_lost:
                raise self._loss()
            self._awaited.add(awaited)
        there = self._run.remote(task, arguments, named).future()
        there.add_done_callback(lambda done: self._hand_over(done, awaited))
        return awaited

    def _hand_over(self, done: "Future[Any]", awaited: "Future[Any]") -> None:
        with self._lock:
            if awaited not in self._awaited:
                return
            self._awaited.discard(awaited)
        if not awaited.set_running_or_notify_cancel():
            return
        error = done.exception()
        if error is None:
            awaited.set_result(done.result())
        else:
            awaited.set_exception(error if isinstance(error, self._ray.exceptions.RayTaskError) else self._loss())

    def _watch(self) -> None:
        """Ray itself waits for its head for a minute, and then ends the process without a word for people."""
        missed = 0
        while missed < MISSED and not self._ended.wait(BEAT):
            missed = 0 if _answers(self._head) else missed + 1
        if missed == MISSED:
            self._give_up()

    def _give_up(self) -> None:
        with self._lock:
            self._is_lost = True
            awaited, self._awaited = self._awaited, set()
        for future in awaited:
            if future.set_running_or_notify_cancel():
                future.set_exception(self._loss())

    def _loss(self) -> HeadLost:
        return HeadLost(
            f"The head node of the Ray cluster at {self._head} is lost, and what was under way with it. "
            "Start it again, or play without --cluster."
        )

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ended.set()
        if not self._is_lost:  # or nobody would answer
            self._ray.shutdown()


@contextmanager
def cluster_at(address: str | None) -> "Iterator[Cluster | None]":
    """The cluster that was asked for; without an address none, and the work stays here.

    What Ray prints meanwhile stands in its logs, too; the output is for results.
    """
    if address is None:
        yield None
        return
    with Path(os.devnull).open("w", encoding="utf-8") as nobody, redirect_stdout(nobody), Cluster(address) as pool:
        yield pool


def _answers(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=BEAT).close()
    except OSError:
        return False
    return True


def _run(task: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
    return task(*arguments, **named)


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report to its makers
    try:
        import ray
    except ImportError as error:
        raise Refusal("A cluster needs Ray, which comes with the extra `cluster` (docs/cluster.md).") from error
    return ray
