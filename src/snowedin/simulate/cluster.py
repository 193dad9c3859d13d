"""Workers on many machines: a pool that gives its tasks to a Ray cluster.

Tasks are pure functions of numbered games, so whatever is lost with a machine is played again
elsewhere, and what comes back is the same as from one machine.
"""

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from ..core.game import Refusal

AUTO = "auto"  # the cluster this machine belongs to, or else its own cores
FOREVER = -1  # a lost task is tried again as often as it takes


class Cluster(Executor):
    """The machines of a Ray cluster: one task for each of their cores at a time."""

    def __init__(self, address: str = AUTO) -> None:
        self._ray = _ray()
        try:
            self._ray.init(address=None if address == AUTO else address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError) as error:
            raise Refusal(f"There is no Ray cluster at {address!r}: {error}") from error
        self._run = self._ray.remote(max_retries=FOREVER)(_run)

    @property
    def cores(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> "Future[Any]":
        future: Future[Any] = self._run.remote(task, arguments, named).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def cluster_at(address: str | None) -> "AbstractContextManager[Cluster | None]":
    """The cluster that was asked for; without an address none, and the work stays here."""
    return nullcontext() if address is None else Cluster(address)


def _run(task: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
    return task(*arguments, **named)


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report to its makers
    try:
        import ray
    except ImportError as error:
        raise Refusal("A cluster needs Ray, which comes with the extra `cluster` (docs/cluster.md).") from error
    return ray
