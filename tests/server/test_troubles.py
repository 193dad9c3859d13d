"""What the tables do when a client hangs up, a write fails, or a bot does."""

import asyncio
import time
from typing import Any

import pytest

from snowedin.core.compile import COMPILED, INTERPRETED
from snowedin.games import GAMES
from snowedin.server.archive import replays
from snowedin.server.live.live_table import LiveTable
from snowedin.server.live.tables import AT_ONCE, TABLES_PER_GUEST, Tables
from snowedin.server.live.thinking import Thinkers
from snowedin.server.store import EntryRow, StoreError, open_store
from snowedin.server.table.clocks import GRACE
from snowedin.server.wire import messages
from snowedin.server.wire.messages import ClockPlan
from snowedin.server.wire.refusals import Denied

from .inside import BOTH, GAME, POSTGRES, SQLITE, Listener, appended, events_told, fail_to_write, house, seated, soon


def keep_busy(store: Any) -> asyncio.Future[Any]:
    """The writer has something else to do for a moment."""
    pause: Any = asyncio.sleep if store.shared else time.sleep
    work: asyncio.Future[Any] = store._write(lambda connection: pause(0.1))
    return work


@BOTH
def test_who_hangs_up_in_the_middle_of_a_command_leaves_the_log_whole(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            live = await tables.live(table)
            busy = keep_busy(tables.store)
            gone = asyncio.ensure_future(tables.command("anna", messages.Say(table, "one", 0, "hello")))
            await soon(lambda: live.is_doubtful)
            gone.cancel()
            done = await tables.command("ben", messages.Say(table, "two", 1, "hello"))
            await busy
            assert [row.seq for row in await tables.store.entries(table)] == [1, 2, 3, 4]
            assert isinstance(done, messages.Accepted)
            assert done.seq == 4
            assert (await tables.writer.load(table)).table.entry_of_command == {
                ("anna", 0, "one"): 3,
                ("ben", 1, "two"): 4,
            }

    asyncio.run(play())


@BOTH
def test_what_was_written_for_somebody_who_hung_up_is_told_to_the_others(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            live = await tables.live(table)
            ben = Listener("ben")
            await tables.watch("ben", table, ben, None)
            await hang_up_after(tables, messages.Resign(table, "one", 0))
            await soon(lambda: not live.is_doubtful)
            assert events_told(ben) == [(3, "table-resigned")]
            assert ben.heard[-1]["status"] == "over"

    asyncio.run(play())


async def hang_up_after(tables: Tables, command: messages.Act | messages.Resign) -> None:
    """Anna is gone as soon as what she wants is on its way to disk."""
    live = await tables.live(command.table)
    gone = asyncio.ensure_future(tables.command("anna", command))
    await asyncio.sleep(0)
    assert live.is_doubtful
    gone.cancel()


@SQLITE
def test_a_bot_answers_whoever_chose_and_hung_up(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "bot:chance", game="ice_and_sky")
            live = await tables.live(table)
            await soon(lambda: live.table.to_act() == [0] and not live.is_doubtful)
            act = messages.Act(table, "one", 0, live.table.seq, live.table.choices[0][0])
            await hang_up_after(tables, act)
            await soon(lambda: live.table.seq >= act.seq + 2)

    asyncio.run(play())


@POSTGRES
def test_what_two_processes_write_at_once_is_told_to_all_watchers_once(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as here, house(database_url) as there:
            table = await seated(here, "anna", "ben")
            anna, ben = Listener("anna"), Listener("ben")
            await here.watch("anna", table, anna, None)
            await there.watch("ben", table, ben, None)
            for turn in range(10):
                await asyncio.gather(
                    here.command("anna", messages.Say(table, f"a{turn}", 0, "hello")),
                    there.command("ben", messages.Say(table, f"b{turn}", 1, "hello")),
                )
            for listener in (anna, ben):
                await soon(lambda listener=listener: listener.heard[-1].get("seq") == 22)
                assert [seq for seq, _ in events_told(listener)] == list(range(3, 23))

    asyncio.run(play())


@POSTGRES
def test_of_two_entries_with_one_number_the_first_is_heard(database_url: str) -> None:
    async def write() -> None:
        store = open_store(database_url)
        await store.open()
        busy = keep_busy(store)
        writes = [
            appended(store, match, [EntryRow(1, 5, body)]) for match, body in (("a", b"x"), ("a", b"y"), ("b", b"z"))
        ]
        await busy
        assert await asyncio.gather(*writes) == [True, False, True]
        assert await store.entries("a") == [EntryRow(1, 5, b"x")]
        await store.close()

    asyncio.run(write())


@SQLITE
def test_what_could_not_be_written_is_shown_to_nobody(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben", hints=True)
            live = await tables.live(table)
            seat = live.table.to_act()[0]
            player, choices = ["anna", "ben"][seat], list(live.table.choices[seat])
            act = messages.Act(table, "move", seat, live.table.seq, choices[0])
            resign = messages.Resign(table, "resign", seat)
            for command in (act, resign):
                with monkeypatch.context() as patch:
                    fail_to_write(tables, patch)
                    with pytest.raises(StoreError):
                        await tables.command(player, command)
                if command is act:
                    hint = await tables.command(player, messages.Hint(table, "hint", seat))
                    assert isinstance(hint, messages.Hinted)
                    assert hint.choice.action in choices
                else:
                    with pytest.raises(Denied, match="not over"):
                        await replays.export(tables, table)
                watcher = Listener(player)
                await tables.watch(player, table, watcher, None)
                seen = next(message for message in watcher.heard if message["type"] == "update")
                assert (seen["seq"], seen["status"]) == (3, "playing")  # all are told of the hint
                assert [choice["action"] for choice in seen["choices"]] == choices

    asyncio.run(play())


@SQLITE
def test_a_stale_table_is_shown_again_as_it_is_on_disk(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            fail_to_write(tables, monkeypatch)
            with pytest.raises(StoreError):
                await tables.command("anna", messages.Resign(table, "resign", 0))
            watcher = Listener("anna")
            await tables.show_again("anna", table, watcher)
            assert [(message["seq"], message["status"]) for message in watcher.heard] == [(2, "playing")]

    asyncio.run(play())


@SQLITE
def test_tables_set_up_at_once_are_counted_like_those_set_up_one_after_the_other(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            wish = messages.Create(GAME, [messages.SeatPlan("open"), messages.SeatPlan("open")])
            wishes = [tables.create("anna", wish) for _ in range(TABLES_PER_GUEST + 5)]
            made = await asyncio.gather(*wishes, return_exceptions=True)
            assert [answer.code for answer in made if isinstance(answer, Denied)] == ["too_many"] * 5
            assert await tables.store.count_unfinished("anna") == TABLES_PER_GUEST
            assert not tables._adding

    asyncio.run(play())


@SQLITE
def test_who_resigns_among_bots_leaves_a_match_that_they_play_out(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "bot:chance", "bot:chance", options={"hand_cap": 6})
            await tables.command("anna", messages.Resign(table, "resign", 0))
            live = await tables.live(table)
            await soon(lambda: live.table.is_over)
            assert live.table.rewards()[0] == 0

    asyncio.run(play())


@SQLITE
def test_who_resigned_has_no_say_in_who_plays_on(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben", "bot:chance")
            await tables.command("anna", messages.Resign(table, "resign", 0))
            commands: list[messages.AnyCommand] = [
                messages.Hand(table, "hand", 0),
                messages.Return(table, "return", 0),
                messages.Resign(table, "again", 0),
            ]
            for command in commands:
                with pytest.raises(Denied) as denied:
                    await tables.command("anna", command)
                assert (denied.value.code, denied.value.reason) == ("over", "resigned")
            await tables.command("ben", messages.Leave(table, "leave", 1))
            assert (await tables.live(table)).table.bots_to_act() == [], "the table waits for who may come back"

    asyncio.run(play())


@SQLITE
@pytest.mark.parametrize("wish", [messages.Say, messages.Hand, messages.Leave, messages.TakeBack])
def test_what_no_rule_ends_is_done_at_leisure(database_url: str, wish: Any) -> None:
    more = {"phrase": "hello"} if wish is messages.Say else {}

    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            codes: list[str] = []
            for number in range(2 * int(AT_ONCE)):
                try:
                    await tables.command("anna", wish(table, f"{number}", 0, **more))
                except Denied as denied:
                    codes.append(denied.code)
            assert 0 < codes.count("too_fast") <= AT_ONCE
            if wish is messages.Say:
                await tables.command("anna", messages.Say(table, "0", 0, "hello"))  # heard before, answered again
            await tables.command("ben", messages.Say(table, "ben", 1, "hello"))

    asyncio.run(play())


@SQLITE
def test_a_flag_that_cannot_be_written_is_raised_later_and_not_without_rest(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowedin.server.live.bots_and_clocks.REST", 0.05)
    now = [1_790_000_000_000]
    failures: list[Exception] = []

    async def play() -> None:
        async with house(database_url, now=lambda: now[0]) as tables:
            table = await seated(tables, "anna", "ben", clock=ClockPlan(bank=1000))
            live = await tables.live(table)
            write = tables.writer.carry_out

            async def fail(*arguments: Any) -> int:
                failures.append([StoreError("The disk is full."), Denied("store", "Busy.")][len(failures) % 2])
                raise failures[-1]

            monkeypatch.setattr(tables.writer, "carry_out", fail)
            now[0] += 1000 + GRACE
            tables.wake(live, True)
            await soon(lambda: len(failures) > 1)
            await asyncio.sleep(0.1)
            assert len(failures) < 10
            monkeypatch.setattr(tables.writer, "carry_out", write)
            await soon(lambda: live.table.is_over)
            assert live.table.ending == "clock"

    asyncio.run(play())


@SQLITE
def test_where_a_bot_fails_the_weakest_one_plays(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    think = Thinkers._think

    def fail(self: Thinkers, match: Any, seat: int, name: str) -> int:
        if name == "greed":
            raise RuntimeError("nobody thought of this")
        return think(self, match, seat, name)

    async def play() -> None:
        async with house(database_url) as tables:
            monkeypatch.setattr(Thinkers, "_think", fail)
            table = await seated(tables, "bot:greed", "bot:greed", options={"hand_cap": 6})
            live = await tables.live(table)
            await soon(lambda: live.table.is_over)

    asyncio.run(play())


@SQLITE
def test_a_table_whose_bot_could_not_move_is_woken_again(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowedin.server.live.bots_and_clocks.REST", 0.01)
    failed: list[int] = []
    blindfolded = Thinkers.blindfolded

    def fail_once(self: Thinkers, match: Any, seat: int, *before: Any) -> Any:
        if not failed:
            failed.append(seat)
            raise RuntimeError("nobody thought of this")
        return blindfolded(self, match, seat, *before)

    async def play() -> None:
        async with house(database_url) as tables:
            monkeypatch.setattr(Thinkers, "blindfolded", fail_once)
            table = await seated(tables, "bot:chance", "bot:chance", options={"hand_cap": 6})
            live = await tables.live(table)
            await soon(lambda: live.table.is_over)
            assert failed

    asyncio.run(play())


def test_a_level_that_could_not_be_compiled_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def warm_up(game: Any, name: str) -> None:
        tried.append(name)
        if len(tried) == 1:
            raise OSError("no space left on device")

    async def warm() -> None:
        monkeypatch.setattr("snowedin.server.live.thinking.warm_up_level", warm_up)
        thinkers = Thinkers(1, 1.0)
        failed = await asyncio.gather(*(thinkers.warm(GAMES[GAME], "yeti") for _ in range(2)), return_exceptions=True)
        assert [type(error) for error in failed] == [OSError, OSError]
        await thinkers.warm(GAMES[GAME], "yeti")
        await thinkers.warm(GAMES[GAME], "yeti")
        thinkers.close()

    asyncio.run(warm())
    assert tried == ["yeti", "yeti"]


@BOTH
def test_two_who_ask_for_a_rematch_at_once_get_one_table(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            await tables.command("anna", messages.Resign(table, "resign", 0))
            await check_one_rematch(table, tables, tables)

    asyncio.run(play())


@POSTGRES
def test_of_two_rematches_set_up_by_two_processes_one_is_closed(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as here, house(database_url) as there:
            table = await seated(here, "anna", "ben")
            await here.command("anna", messages.Resign(table, "resign", 0))
            both_are_made = asyncio.Barrier(2)
            for tables in (here, there):
                tables.add = after(tables.add, both_are_made)  # type: ignore[method-assign]
            await check_one_rematch(table, here, there)

    asyncio.run(play())


async def check_one_rematch(table: str, annas: Tables, bens: Tables) -> None:
    """Both ask for another game at once, and hear of the same table."""
    wishes = [
        annas.command("anna", messages.Rematch(table, "a")),
        bens.command("ben", messages.Rematch(table, "b")),
    ]
    first, second = await asyncio.gather(*wishes)
    assert isinstance(first, messages.Accepted)
    assert isinstance(second, messages.Accepted)
    assert first.next == second.next != ""
    assert [await annas.store.count_unfinished(player) for player in ("anna", "ben")] in ([1, 0], [0, 1])


def after(work: Any, barrier: asyncio.Barrier) -> Any:
    async def done(*arguments: Any) -> Any:
        result = await work(*arguments)
        await barrier.wait()
        return result

    return done


@SQLITE
def test_who_leaves_twice_is_answered_twice_and_a_stranger_learns_nothing(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = (await tables.create("owner", messages.Create(GAME, [messages.SeatPlan("open")] * 3))).table
            for number, player in enumerate(("anna", "ben")):
                await tables.join(player, table, messages.Join(player, "0" * 32, number))
            leave = messages.Leave(table, "up", 0)
            assert [await tables.command("anna", leave) for _ in range(2)] == [messages.Accepted(table, "up", 3)] * 2
            with pytest.raises(Denied, match="not yours"):
                await tables.command("cleo", leave)
            await tables.join("cleo", table, messages.Join("cleo", "0" * 32, 0))
            assert await tables.command("cleo", leave) == messages.Accepted(table, "up", 5), "an id of Anna's, not hers"

    asyncio.run(play())


@SQLITE
def test_a_table_that_cannot_be_read_again_stays_in_doubt_and_in_the_log(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise StoreError("The disk is full.")

    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            live = await tables.live(table)
            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "ping", fail)
                busy = keep_busy(tables.store)
                gone = asyncio.ensure_future(tables.command("anna", messages.Say(table, "one", 0, "hello")))
                await soon(lambda: live.is_doubtful)
                gone.cancel()
                await busy
                await soon(lambda: "a table could not be read again" in caplog.text)
                assert live.is_doubtful
            assert (await tables.seen(table)).table.seq == 3

    asyncio.run(play())


@SQLITE
def test_a_table_read_again_while_the_compiler_ends_goes_on_with_compiled_rules(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            live = await tables.live(await seated(tables, "anna", "ben"))
            folded = tables.writer.folded

            def meanwhile(*asked: Any) -> Any:
                monkeypatch.setattr(tables.thinkers, "target_for", lambda game, options: INTERPRETED)
                table = folded(*asked)
                live.table.hasten()
                return table

            monkeypatch.setattr(tables.writer, "folded", meanwhile)
            live.is_doubtful = True
            await tables.writer.trust(live)
            assert live.table.match is not None
            assert live.table.match.engine.target == live.table.target == COMPILED

    asyncio.run(play())


@SQLITE
def test_a_table_that_cannot_be_caught_up_does_not_keep_the_others_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caught_up: list[str] = []

    async def catch_up(live: LiveTable) -> None:
        caught_up.append(live.table.id)
        if len(caught_up) == 1:
            raise StoreError("The disk is full.")

    async def play() -> None:
        async with house(database_url) as tables:
            both = [await seated(tables, "anna", "ben") for _ in range(2)]
            monkeypatch.setattr(tables.writer, "catch_up", catch_up)
            await tables.catch_up(None)
            assert sorted(caught_up) == sorted(both)
            assert "a table could not be caught up" in caplog.text

    asyncio.run(play())
