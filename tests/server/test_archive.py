"""Lists, replays and analyses: each entry where it belongs, and one bad table does not spoil the list."""

import asyncio

import msgspec
import pytest

from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.server.archive import lists, replays
from snowedin.server.archive.analyses import Analyst
from snowedin.server.archive.ladders import Ladders
from snowedin.server.doors import handlers
from snowedin.server.doors.call import Call
from snowedin.server.doors.passkeys import PasskeyDesk
from snowedin.server.doors.players import Players
from snowedin.server.live.company import Company
from snowedin.server.live.tables import Tables
from snowedin.server.store import OVER, EntryRow, MatchRow, SeatRow
from snowedin.server.table.setup import decode_setup, encode_setup
from snowedin.server.wire import matches, messages

from .inside import BOTH, GAME, SQLITE, house, seated


async def act(tables: Tables, table: str) -> int:
    """Anna, who has all seats, makes one choice; whose it was."""
    live = await tables.live(table)
    [seat, *_] = live.table.to_act()
    number, action = live.table.seq, live.table.choices[seat][0]
    await tables.command("anna", messages.Act(table, f"act {number}", seat, number, action))
    return seat


@SQLITE
@pytest.mark.parametrize("opening", [0, 4])
def test_every_judged_choice_is_found_at_its_step_of_the_replay(database_url: str, opening: int) -> None:
    begun = Match(GAMES[GAME], 2)
    for _ in range(opening):
        [seat, *_] = begun.to_act()
        begun.act(seat, begun.legal(seat)[0])

    async def play() -> None:
        async with house(database_url) as tables:
            table = (await tables.import_match("anna", matches.Import(begun.document()))).table
            await tables.join("anna", table, messages.Join("Anna", "0" * 32))
            await act(tables, table)
            seat = await act(tables, table)
            await tables.command("anna", messages.TakeBack(table, "back", seat))
            await act(tables, table)
            await act(tables, table)
            await tables.command("anna", messages.Resign(table, "resign", 0))
            match = (await tables.finished(table)).match
            row = await tables.store.match(table)
            assert match is not None
            assert row is not None
            steps = replays.steps_of_actions(tables, row, await tables.store.entries(table))
            shown = (await replays.replay(tables, table, "spectator", 0, 100)).shown
            after = [match.at(number).told_to(None) for number in range(1, len(match.actions) + 1)]
            assert len(steps) == opening + 3
            assert [[bytes(view) for view in shown[step].views] for step in steps] == [[view] for view in after]

    asyncio.run(play())


async def set_up(tables: Tables, owner: str, *seats: str, public: bool = True) -> str:
    """A table whose owner sits down where a seat is `me`."""
    plans = [messages.SeatPlan(kind) for kind in seats]  # type: ignore[arg-type]
    table = (await tables.create(owner, messages.Create(GAME, plans, public=public))).table
    if "me" in seats:
        await tables.join(owner, table, messages.Join(owner.capitalize(), "0" * 32))
    return table


@BOTH
def test_open_tables_are_listed_from_their_rows_and_stay_out_of_memory(database_url: str) -> None:
    async def look() -> None:
        times = iter(range(10**6, 2 * 10**6))
        async with house(database_url, now=lambda: next(times)) as tables:
            assert (await lists.open_tables(tables)).tables == []
            half = await set_up(tables, "anna", "bot", "me", "open", "open")
            await tables.join("ben", half, messages.Join("Ben", "1" * 32))
            full = await set_up(tables, "cleo", "me", "open")
            await tables.join("dora", full, messages.Join("Dora", "2" * 32))
            empty = await set_up(tables, "eve", "open", "open")
            await set_up(tables, "finn", "me", "open", public=False)
            await set_up(tables, "gina", "me", "me")
            deserted = await set_up(tables, "hans", "me", "open", "open")
            await tables.join("ines", deserted, messages.Join("Ines", "3" * 32))
            await tables.command("hans", messages.Leave(deserted, "leave", 0))
        async with house(database_url, now=lambda: next(times)) as tables:
            cards = (await lists.open_tables(tables)).tables
            found = [(card.table, card.owner, card.seats, card.free) for card in cards]
            assert found == [(deserted, "", 3, 1), (empty, "", 2, 2), (half, "Anna", 4, 1)]
            assert cards[0].options == GAMES[GAME].read_options({})
            assert not any(tables.in_memory(card.table) for card in cards)

    asyncio.run(look())


@SQLITE
def test_tables_that_cannot_be_read_are_left_out_of_the_list(database_url: str) -> None:
    async def look() -> None:
        async with house(database_url) as tables:
            plans = [messages.SeatPlan("open"), messages.SeatPlan("open")]
            table = (await tables.create("anna", messages.Create(GAME, plans, public=True))).table
            row = await tables.store.match(table)
            assert row is not None
            older = msgspec.structs.replace(decode_setup(row.setup), version=99)
            await tables.store.add_match(row._replace(id="older", setup=encode_setup(older)))
            await tables.store.add_match(row._replace(id="damaged"))  # it has no seats
            listed = await lists.open_tables(tables)
            assert [card.table for card in listed.tables] == [table]

    asyncio.run(look())


@SQLITE
def test_a_table_kept_from_an_earlier_version_is_told_as_this_one_tells_it(database_url: str) -> None:
    """Cold Spell's letters of version 1: two side by side were either of them."""

    async def look() -> None:
        async with house(database_url) as tables:
            plans = [messages.SeatPlan("open"), messages.SeatPlan("open")]
            kinds = [{"letters": "A/E", "points": 1, "count": 40}]
            wish = messages.Create("cold_spell", plans, options={"letters": kinds}, public=True)
            table = (await tables.create("anna", wish)).table
            row = await tables.store.match(table)
            assert row is not None
            setup = decode_setup(row.setup)
            options = {**setup.options, "letters": [kinds[0] | {"letters": "AE"}]}
            older = msgspec.structs.replace(setup, version=1, options=options)
            told = tables.setup_of(row._replace(setup=encode_setup(older)))
            assert (told.version, told.options) == (2, setup.options)
            made = await asyncio.to_thread(tables.make, row._replace(setup=encode_setup(older)))
            assert made.setup.options["letters"] == kinds

    asyncio.run(look())


@SQLITE
def test_the_log_says_the_number_of_the_last_entry_it_holds(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            read = tables.store.entries

            async def overtaken(match: str, after: int = 0) -> list[EntryRow]:
                rows = await read(match, after)
                monkeypatch.setattr(tables.store, "entries", read)
                await tables.command("anna", messages.Say(table, "late", 0, "hello"))
                return rows

            monkeypatch.setattr(tables.store, "entries", overtaken)
            query = {"seat": None, "after": 0, "most": 200}
            players, analyst = Players(tables.store, tables.settings), Analyst(tables.games)
            ladders = Ladders(tables.store, tables.settings.now)
            desk = PasskeyDesk(tables.store, players, tables.settings)
            rooms = tables, players, analyst, ladders, Company(tables), desk
            call = Call(*rooms, None, None, {"table": table}, query, None)
            told = await handlers.log(call)
            assert (told.seq, told.events[-1].seq) == (2, 2)

    asyncio.run(look())


@BOTH
def test_totals_count_more_matches_than_the_sheet_has_lines(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "SHEET", 2)

    async def play() -> None:
        async with house(database_url) as tables:
            for loser in (0, 1, 1):
                table = await seated(tables, "anna", "ben")
                await tables.command(["anna", "ben"][loser], messages.Resign(table, "resign", loser))
            table = await seated(tables, "anna", "ben", deal_of=table)  # a deal that was known counts for nothing
            await tables.command("anna", messages.Resign(table, "resign", 0))
            table = await seated(tables, "anna", "ben")
            for player, won in (("anna", 2.0), ("ben", 1.0), ("cleo", None)):
                scores = await lists.scores(tables, player)
                lines = [(line.game, line.played, line.won) for line in scores.totals]
                assert lines == ([] if won is None else [(GAME, 3, won)])
                assert len(scores.sheet) == (0 if won is None else 2)

    asyncio.run(play())


@BOTH
def test_a_game_won_together_counts_as_a_whole_victory(database_url: str) -> None:
    async def look() -> None:
        async with house(database_url) as tables:
            for number, reward in enumerate((0.33, 1.0, 0.0)):
                name = f"{number:032x}"
                row = MatchRow(name, "ice_and_sky", OVER, False, number, number, "anna", b"", name, b"")
                seats = [SeatRow(name, seat, who, who, reward) for seat, who in enumerate(("anna", "ben"))]
                await tables.store.add_match(row, seats, b"{}")
            [line] = (await lists.scores(tables, "anna")).totals
            assert (line.played, line.won) == (3, 2.0)

    asyncio.run(look())
