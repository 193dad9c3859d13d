"""Counts for Prometheus, in its text form.  They name no player, no table and no card."""

import bisect
from collections import defaultdict
from collections.abc import Callable

_all: list["Counter | Gauge | Histogram"] = []


class Counter:
    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: defaultdict[str, float] = defaultdict(float, {} if label else {"": 0})
        _all.append(self)

    def add(self, amount: float = 1, value: str = "") -> None:
        self.values[value] += amount

    def lines(self) -> list[str]:
        shown = [f"{self.name}{_label(self.label, value)} {count:g}" for value, count in sorted(self.values.items())]
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} counter", *shown]


class Gauge:
    """A number that is asked for when somebody looks."""

    def __init__(self, name: str, help: str, ask: Callable[[], float] = lambda: 0) -> None:
        self.name, self.help, self.ask = name, help, ask
        _all.append(self)

    def lines(self) -> list[str]:
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} gauge", f"{self.name} {self.ask():g}"]


class Histogram:
    BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self.counts = [0] * (len(self.BOUNDS) + 1)
        self.sum = 0.0
        _all.append(self)

    def see(self, value: float) -> None:
        self.counts[bisect.bisect_left(self.BOUNDS, value)] += 1
        self.sum += value

    def lines(self) -> list[str]:
        shown, total = [], 0
        for bound, count in zip((*map(str, self.BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            shown.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        head = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} histogram"]
        return [*head, *shown, f"{self.name}_sum {self.sum:g}", f"{self.name}_count {total}"]


def _label(name: str, value: str) -> str:
    return f'{{{name}="{value}"}}' if name else ""


def exposition() -> str:
    return "\n".join(line for metric in _all for line in metric.lines()) + "\n"


entries = Counter("snowedin_entries_total", "Log entries written, by kind.", "kind")
refused = Counter("snowedin_refused_total", "Refusals, by code.", "code")
requests = Counter("snowedin_requests_total", "HTTP requests, by status.", "status")
received = Counter("snowedin_frames_received_total", "Socket frames received.")
sent = Counter("snowedin_frames_sent_total", "Socket frames sent.")
dropped = Counter("snowedin_slow_sockets_total", "Sockets dropped because they read too slowly.")
handed = Counter("snowedin_sockets_handed_total", "Sockets given to and taken from processes beside this one.", "how")
conflicts = Counter("snowedin_conflicts_total", "Entries that another process wrote first.")
losses = Counter("snowedin_losses_total", "Tables of which the store lost entries that were told.")
bots_timed_out = Counter("snowedin_bots_timed_out_total", "Bots that thought too long.")
bot_seconds = Histogram("snowedin_bot_seconds", "Time a bot took for a choice.")
commit_seconds = Histogram("snowedin_commit_seconds", "Time a commit took.")
shed = Counter("snowedin_shed_total", "New tables, advice and analyses refused while the server had too much to do.")
late = Gauge("snowedin_loop_late_seconds", "By how much the loop comes late to what it wants to do, in the mean.")
heavy = Gauge("snowedin_overloaded", "1 while new tables are refused and bots wait, so that moves go on.")
sockets = Gauge("snowedin_sockets", "Open sockets.")
tables = Gauge("snowedin_tables", "Tables in memory.")
damaged = Gauge("snowedin_damaged_tables", "Tables that were asked for and cannot be read.")
