"""Work that can be given up: threads for all cores that stop as soon as nobody waits for them any more.

Compiled code cannot be interrupted, so long work is cut into parts that take a moment, and looks up between them.
"""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

MOMENT = 0.1  # seconds that a part of long work should take at most

HAS_THREADS = sys.platform != "emscripten"  # a page's Python has one alone

_here = threading.local()  # the signal that the thread's crew was given up


class GivenUp(Exception):  # noqa: N818
    """Nobody waits for this work any more."""


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C, or those who work were lost, which `loss` tells; `done` is what was finished by then."""

    def __init__(self, done: Any, loss: Exception | None = None) -> None:
        super().__init__()
        self.done = done
        self.loss = loss


class AtOnce(Executor):
    """Does everything on the spot, where there is no other thread."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*given, **named))
        except Exception as error:  # noqa: BLE001  whoever waits is told
            done.set_exception(error)
        return done


def threads(count: int, name: str) -> Executor:
    """So many threads, if there can be any."""
    return ThreadPoolExecutor(count, name) if HAS_THREADS else AtOnce()


class Crew(ThreadPoolExecutor):
    """A thread for every core, or so many; whoever leaves its block has all they want, and the rest is given up."""

    def __init__(self, threads: int | None = None) -> None:
        self._given_up = threading.Event()
        super().__init__(threads or os.cpu_count() or 1, initializer=_join, initargs=(self._given_up,))

    def __exit__(self, *_: object) -> None:
        self._given_up.set()
        self.shutdown(wait=True, cancel_futures=True)


def _join(given_up: threading.Event) -> None:
    _here.given_up = given_up


def look_up() -> None:
    """To be called in long work now and then: ends it where its crew was given up."""
    given_up = getattr(_here, "given_up", None)
    if given_up is not None and given_up.is_set():
        raise GivenUp


def moments(first: int, last: int) -> Iterator[tuple[int, int]]:
    """The numbers from `first` to before `last` in parts, as many at a time as take a moment."""
    size = 1
    while first < last:
        look_up()
        began = time.perf_counter()
        end = min(first + size, last)
        yield first, end
        first = end
        spent = time.perf_counter() - began
        if spent < MOMENT / 2:
            size *= 2
        elif spent > MOMENT:
            size = max(1, size // 2)
