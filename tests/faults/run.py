"""`python -m tests.faults.run --faults 1000`: faults of every kind, and what became of the promises, as JSON.

Each kind has its share: what takes seconds, as a killed server or a failover, comes more rarely.
"""

import argparse
import asyncio
import json
import sys
import time
from typing import Any

from .kinds import PostgresOrdeal, SqliteOrdeal
from .ordeal import Ordeal, measured

SHARES: dict[type[Any], dict[str, int]] = {  # of a thousand
    SqliteOrdeal: {"kill": 25, "stop": 100, "clock jump": 80, "slow disk": 100, "full disk": 60, "flipped byte": 80,
                   "torn page": 60},
    PostgresOrdeal: {"kill": 25, "stop": 100, "clock jump": 60, "cut connections": 160, "partition": 80,
                     "slow network": 50, "failover": 8, "failover to a lagging standby": 12},
}  # fmt: skip
SAID = 50  # faults after which it is said how far it is


def plan(kind: type[Any], total: int) -> list[str]:
    """So many of each, at least one, well mixed."""
    shares = SHARES[kind]
    counts = {name: max(1, round(total * share / 1000)) for name, share in shares.items()}
    mixed = [((number + 0.5) / count, name) for name, count in counts.items() for number in range(count)]
    return [name for _, name in sorted(mixed)]


async def suffer(ordeal: Ordeal, names: list[str], end: float) -> dict[str, Any]:
    began = time.monotonic()
    try:
        await ordeal.begin()
        for number, name in enumerate(names):
            if time.monotonic() > end:
                break
            if number % SAID == 0:
                say(f"{type(ordeal).__name__}: {number} of {len(names)} faults after {time.monotonic() - began:.0f} s")
            if name in ordeal.faults():
                await ordeal.befall(name)
        await ordeal.finish()
        return measured(ordeal, began)
    finally:
        await ordeal.end_play()
        if ordeal.server is not None:
            ordeal.server.stop()
        await ordeal.close()  # type: ignore[attr-defined]


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201


def run(total: int, minutes: float, seed: int = 1, only: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    chosen = [kind for kind in SHARES if only in kind.__name__.lower()]
    end = time.monotonic()
    for kind in chosen:
        end += minutes * 60 / len(chosen)
        found[kind.__name__] = asyncio.run(suffer(kind(seed), plan(kind, total), end))
        say(f"{kind.__name__}: {json.dumps(found[kind.__name__])}")
    found["faults"] = sum(sum(figures["faults"].values()) for figures in found.values())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=29.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="sqlite or postgres")
    arguments = parser.parse_args()
    print(json.dumps(run(arguments.faults, arguments.minutes, arguments.seed, arguments.only), indent=2))  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
