"""Who makes the bots think about much keeps nobody else waiting."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

import pytest

from snowedin.bots import names
from snowedin.games import GAMES
from snowedin.server.live import thinking
from snowedin.server.live.fair_threads import EACH, FairThreads
from snowedin.server.live.thinking import ADVISERS, Thinkers
from snowedin.server.wire import messages
from snowedin.server.wire.refusals import Denied

from .inside import GAME, SQLITE, house, seated, soon

SHORT, LONG = 0.05, 60.0  # seconds
BEST = GAMES[GAME].bots.NAMES[-1]


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """What waits for it goes on at the end of the test."""
    gate = threading.Event()
    yield gate
    gate.set()


def test_the_many_wishes_of_one_leave_room_for_another(gate: threading.Event) -> None:
    begun: list[int] = []

    def work(number: int) -> int:
        begun.append(number)
        gate.wait(LONG)
        return number

    async def wish() -> None:
        with closing(FairThreads(ADVISERS, "test", LONG)) as turns:
            eves = [asyncio.ensure_future(turns.do("eve", partial(work, number))) for number in range(5)]
            await soon(lambda: len(begun) == EACH)
            assert await turns.do("ben", lambda: "ben's") == "ben's"
            assert len(begun) == EACH
            gate.set()
            assert await asyncio.gather(*eves) == list(range(5))

    asyncio.run(wish())


def test_what_did_not_begin_in_time_never_does_and_what_did_keeps_its_turn(gate: threading.Event) -> None:
    begun: list[str] = []

    def work(who: str) -> None:
        begun.append(who)
        gate.wait(LONG)

    async def wish() -> None:
        with closing(FairThreads(1, "test", SHORT)) as turns:
            wishes = [turns.do("eve", partial(work, "eve")), turns.do("ben", partial(work, "ben"))]
            late = [type(error) for error in await asyncio.gather(*wishes, return_exceptions=True)]
            assert late == [TimeoutError, TimeoutError]
            await soon(lambda: list(turns._turns) == ["eve"])
            assert turns._turns["eve"]._value == EACH - 1, "hers goes on"
            gate.set()
            await soon(lambda: not turns._turns)
            assert await turns.do("ben", lambda: "again") == "again"
            assert begun == ["eve"]

    asyncio.run(wish())


def test_what_has_to_be_found_takes_the_time_it_takes() -> None:
    def slowly() -> str:
        time.sleep(4 * SHORT)
        return "found"

    async def wish() -> None:
        with closing(Thinkers(1, SHORT)) as thinkers:
            with pytest.raises(Denied):
                await thinkers.find("ben", slowly)
            assert await thinkers.look("ben", slowly) == "found"

    asyncio.run(wish())


@SQLITE
def test_a_hint_does_not_wait_for_the_bots_at_tables(
    database_url: str, monkeypatch: pytest.MonkeyPatch, gate: threading.Event
) -> None:
    think, thought = Thinkers._think, []

    def slowly(self: Thinkers, match: Any, seat: int, name: str) -> int:
        thought.append(name)
        if name == "yeti":
            gate.wait(LONG)
        return think(self, match, seat, "chance")

    async def play() -> None:
        async with house(database_url, budget=LONG) as tables:
            monkeypatch.setattr(thinking, "searches", lambda game, name: False)  # nothing is compiled for this
            monkeypatch.setattr(Thinkers, "_think", slowly)
            mine = await seated(tables, "anna", "ben", hints=True)
            seat = (await tables.live(mine)).table.to_act()[0]
            for _ in range(5):
                await seated(tables, "bot:yeti", "bot:yeti")
            await soon(lambda: len(thought) == EACH)
            hint = await tables.command(["anna", "ben"][seat], messages.Hint(mine, "hint", seat))
            assert thought == ["yeti"] * EACH + [BEST]
            assert isinstance(hint, messages.Hinted)
            assert hint.bot == BEST
            gate.set()

    asyncio.run(play())


@SQLITE
def test_a_hint_names_the_bot_that_gave_it(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think = Thinkers._think

    def fail(self: Thinkers, match: Any, seat: int, name: str) -> int:
        if name == BEST:
            raise RuntimeError("nobody thought of this")
        return think(self, match, seat, name)

    async def play() -> None:
        async with house(database_url) as tables:
            monkeypatch.setattr(Thinkers, "_think", fail)
            table = await seated(tables, "anna", "ben", hints=True)
            seat = (await tables.live(table)).table.to_act()[0]
            hint = await tables.command(["anna", "ben"][seat], messages.Hint(table, "hint", seat))
            assert isinstance(hint, messages.Hinted)
            assert hint.bot == names(GAMES[GAME])[0]

    asyncio.run(play())


def test_a_search_that_takes_too_long_is_refused(gate: threading.Event) -> None:
    async def search() -> None:
        with closing(Thinkers(1, SHORT)) as thinkers:
            with pytest.raises(Denied) as denied:
                await thinkers.find("anna", lambda: gate.wait(LONG))
            assert denied.value.code == "busy"

    asyncio.run(search())
