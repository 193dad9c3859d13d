"""How long a bot takes tells nothing of what it chose in secret, step by step."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from snowedin.server.live import bots_and_clocks
from snowedin.server.live.bots_and_clocks import next_beat
from snowedin.server.table.verbs import Act, decode_entry
from snowedin.server.wire import matches
from snowedin.server.wire.messages import SeatPlan

from ..games.cold_spell.positions import closed_field
from .inside import house, soon


class StillTime:
    """Time goes by only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        if seconds:
            self.slept.append(seconds)
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


def test_a_choice_of_many_secret_steps_takes_as_long_as_one_of_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    still = StillTime()
    monkeypatch.setattr(bots_and_clocks, "time", still)
    monkeypatch.setattr(bots_and_clocks, "asyncio", still)

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            tables.settings.pace = 0.5
            document = closed_field("on request").document()
            bots = [SeatPlan("bot", "greed")] * 2
            made = (await tables.import_match("anna", matches.Import(document, bots))).table
            live = await tables.live(made)
            await soon(lambda: live.table.is_over and live.told == live.table.seq)
            entries = [decode_entry(row.body) for row in await tables.store.entries(made)]
            acts = [entry for entry in entries if isinstance(entry, Act)]
            assert sum(act.secret for act in acts) >= 4, "the bots spell"
            assert still.slept == [0.5] * sum(not act.secret for act in acts)

    asyncio.run(play())


@pytest.mark.parametrize(("took", "shown"), [(0.0, 0.5), (0.4, 0.5), (0.6, 1.0), (1.7, 2.0), (5.0, 8.0)])
def test_who_thinks_longer_is_heard_at_the_next_beat(took: float, shown: float) -> None:
    assert took + next_beat(10.0, 0.5, 10.0 + took) == pytest.approx(shown)


def test_without_a_pace_nobody_waits() -> None:
    assert next_beat(10.0, 0.0, 13.0) == 0.0
