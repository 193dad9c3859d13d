"""A few faults of each quick kind; `make faults` has a thousand of all kinds."""

import asyncio
import time
from typing import Any

import pytest

from .history import Broken, History
from .kinds import PostgresOrdeal, SqliteOrdeal
from .run import run, suffer

QUICK: dict[Any, list[str]] = {
    SqliteOrdeal: ["stop", "clock jump", "full disk", "slow disk", "flipped byte", "torn page", "kill"],
    PostgresOrdeal: ["stop", "cut connections", "partition", "slow network", "failover to a lagging standby"],
}


@pytest.mark.parametrize("kind", QUICK, ids=["sqlite", "postgres"])
def test_promises_are_kept_through_a_few_faults(kind: Any) -> None:
    figures = asyncio.run(suffer(kind(7), QUICK[kind], time.monotonic() + 600))
    assert figures["promises checked"] > 50
    if kind is SqliteOrdeal:
        assert figures["lost and told"] == 0


@pytest.mark.faults
def test_promises_are_kept_through_a_thousand_faults() -> None:
    assert run(1000, minutes=29)["faults"] >= 1000


def test_the_checker_notices_what_is_lost_doubled_or_made_up() -> None:
    from snowedin.server.store import EntryRow
    from snowedin.server.table.verbs import Say, encode_entry

    def row(seq: int, name: str, code: str = "hello") -> EntryRow:
        return EntryRow(seq, 5, encode_entry(Say(seat=0, id=name, code=code)))

    def history(**acknowledged: int) -> History:
        return History("t", dict(acknowledged), {1: "table-said-hello"})

    whole = [row(1, "a"), row(2, "b")]
    assert history(a=1, b=2).check(whole) == 3
    for wrong in ([row(1, "a")], [row(1, "b"), row(2, "a")], [row(1, "a"), row(2, "b"), row(3, "b")],
                  [row(1, "a", "oops"), row(2, "b")], [row(1, "a"), row(3, "b")]):  # fmt: skip
        with pytest.raises(Broken):
            history(a=1, b=2).check(wrong)
    forgiven = history(a=1, b=2)
    forgiven.go_back(1)
    assert forgiven.check([row(1, "a")]) == 2
    assert forgiven.told_lost == {"b"}
