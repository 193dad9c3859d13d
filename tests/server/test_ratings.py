"""Ratings: Glickman's example, which matches count and how, and that none counts twice, whoever writes it."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from snowedin.bots import levels
from snowedin.games import GAMES
from snowedin.server.archive import glicko, lists
from snowedin.server.archive.glicko import Rating
from snowedin.server.archive.ladders import PERIOD, Ladder, Ladders, compared
from snowedin.server.archive.level_ratings import MEETINGS, ratings_of
from snowedin.server.live.tables import Tables
from snowedin.server.store import CountedRow, EntryRow, Mark, copies, open_store, promise
from snowedin.server.table.counting import Part, encode_parts
from snowedin.server.wire import messages

from .house import guests
from .house import running as running_server
from .inside import BOTH, GAME, POSTGRES, house, seated

DATA = Path(__file__).parent / "data"


# The formula


def test_glickmans_worked_example() -> None:
    """From "Example of the Glicko-2 system" (2013)."""
    played = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = glicko.after(Rating(1500, 200, 0.06), played)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    assert [round(glicko.weight(other), 4) for other, _ in played] == [0.9955, 0.9531, 0.7242]
    assert [round(glicko.hope(Rating(1500, 200), other), 3) for other, _ in played] == [0.639, 0.432, 0.303]


def test_who_does_not_play_becomes_less_sure_and_never_less_than_unknown() -> None:
    known = Rating(1800, 50)
    assert glicko.after(known, []) == glicko.aged(known, 1)
    assert known.deviation < glicko.aged(known, 10).deviation < glicko.aged(known, 100).deviation
    assert glicko.aged(known, 1e9) == Rating(1800, glicko.WIDEST)


def test_a_shocking_result_makes_unsteady() -> None:
    strong = Rating(2200, 40, 0.06)
    lost = glicko.after(strong, [(Rating(1200, 40), 0.0)] * 6, periods=0.0)
    assert lost.volatility > strong.volatility


@pytest.mark.parametrize("rated", MEETINGS)
def test_the_levels_stand_in_their_order_around_sledger(rated: str) -> None:
    found = ratings_of(rated)
    assert list(found) == list(levels.NAMES)
    assert found[levels.SLEDGER].rating == glicko.CENTRE
    meetings = {(meeting.level, meeting.against): meeting for meeting in MEETINGS[rated]}
    skier = meetings[levels.SKIER, levels.SLEDGER]
    assert glicko.hope(found[levels.SKIER], found[levels.SLEDGER]) == pytest.approx(skier.points, abs=0.02)


def test_every_game_that_is_played_against_each_other_has_rated_levels() -> None:
    assert {*MEETINGS} == {game.key for game in GAMES.values() if game.reward_sum is not None}
    assert ratings_of("ice_and_sky") == {}


# Who is compared


def part(reward: float, aided: bool = False) -> Part:
    return Part("somebody", "", reward, aided)


@pytest.mark.parametrize(
    ("one", "other", "score"),
    [
        (part(1), part(0), 1.0),
        (part(0), part(1), 0.0),
        (part(0.5), part(0.5), 0.5),
        (part(0), part(0), None),
        (part(1, aided=True), part(0), None),
        (part(0, aided=True), part(1), 0.0),
        (part(0.5, aided=True), part(0.5), None),
    ],
)
def test_two_seats_are_compared_where_that_tells_something(one: Part, other: Part, score: float | None) -> None:
    assert compared(one, other) == score


def row(number: int, *parts: Part, at: int = 1) -> CountedRow:
    return CountedRow(number, f"match-{number}", at, encode_parts([*parts]))


def test_everybody_is_compared_by_what_was_known_before_the_match() -> None:
    ladder = Ladder(GAME)
    ladder.take([row(1, Part("anna", "", 1, False), Part("ben", "", 0, False), Part("", levels.SKIER, 0, False))])
    anna = glicko.after(Rating(), [(Rating(), 1.0), (ladder.levels[levels.SKIER], 1.0)], periods=0.0)
    assert ladder.people["anna"].rating == anna
    assert ladder.people["ben"].rating == glicko.after(Rating(), [(Rating(), 0.0)], periods=0.0)
    assert ladder.people["anna"].change == pytest.approx(anna.rating - glicko.CENTRE)
    assert ladder.levels == ratings_of(GAME)


def test_a_ladder_does_not_depend_on_how_its_rows_came() -> None:
    one = [row(number, Part("anna", "", number % 3 / 2, False), Part("ben", "", 1 - number % 3 / 2, False), at=number)
           for number in range(1, 30)]  # fmt: skip
    whole, parts = Ladder(GAME), Ladder(GAME)
    whole.take(one)
    for each in one:
        parts.take([each])
    assert parts.people == whole.people
    later = whole.people["anna"].now(one[-1].at + 50 * PERIOD)
    assert later.deviation > whole.people["anna"].rating.deviation


# Which matches count


async def standing(tables: Tables, player: str, game: str = GAME) -> Any:
    return (await Ladders(tables.store, tables.settings.now).of(game)).people.get(player)


async def resign(tables: Tables, table: str, player: str, seat: int) -> None:
    await tables.command(player, messages.Resign(table, "resign", seat))


@BOTH
def test_a_finished_match_between_people_counts_once_and_for_ever(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            assert await standing(tables, "anna") is None
            await resign(tables, table, "ben", 1)
            before = await standing(tables, "anna"), await standing(tables, "ben")
            assert before[0].matches == before[1].matches == 1
            assert before[0].change == pytest.approx(-before[1].change)
            assert before[0].change > 100
            [line] = (await lists.ratings(tables, Ladders(tables.store, tables.settings.now), "anna")).ratings
            assert (line.game, line.matches, line.match) == (GAME, 1, table)
            assert line.low < glicko.CENTRE < line.rating < line.high
            assert [level.name for level in line.levels] == list(levels.NAMES)
        async with house(database_url) as tables:  # after a restart
            await tables.live(table)
            await tables.command("anna", messages.Rematch(table, "again"))
            assert (await standing(tables, "anna"), await standing(tables, "ben")) == before

    asyncio.run(play())


@BOTH
def test_the_same_end_written_twice_counts_once(database_url: str) -> None:
    async def write() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            await resign(tables, table, "ben", 1)
            [kept] = await tables.store.counted(GAME, 0, 10)
            live = tables.in_memory(table)
            assert live is not None
            seq, done = count(live.table.seq + 1), promise()
            tables.store.append(table, [EntryRow(next(seq), 1, b"{}")], Mark("over", 9, counted=b"[]"), done[1])
            await done[0]
            assert await tables.store.counted(GAME, 0, 10) == [kept]

    asyncio.run(write())


async def aided(tables: Tables, table: str, player: str) -> None:
    await tables.command(player, messages.Hand(table, "hand", 0, "chance"))
    await tables.command(player, messages.Return(table, "return", 0))


@BOTH
def test_against_a_level_it_counts_and_help_only_costs(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "bot:skier")
            await resign(tables, table, "anna", 0)
            lost = await standing(tables, "anna")
            assert (lost.matches, lost.change < 0) == (1, True)
            table = await seated(tables, "anna", "ben")
            await aided(tables, table, "anna")
            await resign(tables, table, "ben", 1)
            assert await standing(tables, "anna") == lost, "who let a bot play for them has won nothing"
            assert await standing(tables, "ben") is None
            table = await seated(tables, "anna", "ben")
            await aided(tables, table, "anna")
            await resign(tables, table, "anna", 0)
            assert (await standing(tables, "anna")).matches == 2, "a defeat counts all the same"
            assert (await standing(tables, "ben")).matches == 1

    asyncio.run(play())


UNCOUNTED = {
    "hints": (("anna", "ben"), GAME, {"hints": True}),
    "a bot without a rating": (("anna", "bot:chance"), GAME, {}),
    "one person at both seats": (("anna", "anna"), GAME, {}),
    "together": (("anna", "ben"), "ice_and_sky", {}),
}


@BOTH
@pytest.mark.parametrize("why", UNCOUNTED)
def test_what_does_not_count(database_url: str, why: str) -> None:
    seats, game, more = UNCOUNTED[why]

    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, *seats, game=game, **more)
            await resign(tables, table, "anna", 0)
            assert await tables.store.counted(game, 0, 10) == []

    asyncio.run(play())


@BOTH
def test_a_known_deal_and_a_lesson_count_for_nothing(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            first = await seated(tables, "anna", "ben")
            await resign(tables, first, "ben", 1)
            again = await seated(tables, "anna", "ben", deal_of=first)
            await resign(tables, again, "ben", 1)
            taught = (await tables.learn("anna", messages.Learn(GAME))).table
            await tables.join("anna", taught, messages.Join("anna", "0" * 32))
            await resign(tables, taught, "anna", 0)
            assert [row.match for row in await tables.store.counted(GAME, 0, 10)] == [first]

    asyncio.run(play())


@BOTH
def test_a_hint_and_a_move_taken_back_from_bots_are_help(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            for deed in ("hint", "take_back", "nothing"):
                table = await seated(tables, "anna", "bot:snowflake", options={"dealer": 2})
                live = await tables.live(table)
                if deed == "hint":
                    await tables.command("anna", messages.Hint(table, "hint", 0))
                if deed == "take_back":
                    action = live.table.choices[0][0]
                    await tables.command("anna", messages.Act(table, "act", 0, live.table.seq, action))
                    await tables.command("anna", messages.TakeBack(table, "back", 0))
                assert live.table.seats[0].is_aided == (deed != "nothing")

    asyncio.run(play())


@POSTGRES
def test_two_processes_come_to_the_same_ratings(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as here, house(database_url) as there:
            mine, theirs = (Ladders(tables.store, tables.settings.now) for tables in (here, there))
            for number in range(4):
                pair = [(await seated(tables, "anna", "ben"), tables) for tables in (here, there)]
                loser = number % 2
                await asyncio.gather(*(resign(tables, table, ("anna", "ben")[loser], loser) for table, tables in pair))
                assert (await mine.of(GAME)).people == (await theirs.of(GAME)).people
            assert (await mine.of(GAME)).people["anna"].matches == 8
            assert [row.number for row in await here.store.counted(GAME, 0, 100)] == [*range(1, 9)]

    asyncio.run(play())


# Older databases, copies, and the door


def test_a_database_of_an_earlier_server_gets_its_list_and_counts_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((DATA / "before_rooms.sqlite.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as old:
        assert not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'counted'").fetchone()
        assert old.execute("SELECT count(*) FROM match WHERE status = 'over'").fetchone()[0]

    async def play() -> None:
        async with house(f"sqlite:///{path}") as tables:
            assert await tables.store.counted(GAME, 0, 10) == []
            await resign(tables, await seated(tables, "anna", "ben"), "ben", 1)
            assert len(await tables.store.counted(GAME, 0, 10)) == 1

    asyncio.run(play())


@BOTH
def test_a_backup_has_what_counts(database_url: str, tmp_path: Path) -> None:
    async def play() -> list[CountedRow]:
        async with house(database_url) as tables:
            await resign(tables, await seated(tables, "anna", "ben"), "ben", 1)
            return await tables.store.counted(GAME, 0, 10)

    async def read(url: str) -> list[CountedRow]:
        store = open_store(url)
        await store.open()
        try:
            return await store.counted(GAME, 0, 10)
        finally:
            await store.close()

    kept = asyncio.run(play())
    copies.copy_out(database_url, tmp_path / "copy.sqlite")
    assert asyncio.run(read(f"sqlite:///{tmp_path / 'copy.sqlite'}")) == kept


def test_the_page_is_told_of_a_rating_and_of_what_will_count(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with guests(url, "Anna", "Ben") as (anna, ben):
            table = await anna.create(GAME, "open", "open")
            await anna.join(table)
            await ben.join(table)
            assert (await anna.get(f"/api/tables/{table}"))["rated"]
            hinted = await anna.create(GAME, "open", "open", hints=True)
            assert not (await anna.get(f"/api/tables/{hinted}"))["rated"]
            assert await anna.get("/api/me/ratings") == {"ratings": []}
            await ben.command("resign", table, seat=1)
            [won] = (await anna.get("/api/me/ratings"))["ratings"]
            [lost] = (await ben.get("/api/me/ratings"))["ratings"]
            assert won["match"] == lost["match"] == table
            assert won["change"] == -lost["change"] > 0

    with running_server(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        asyncio.run(play(server.url))


def test_the_documentation_tells_the_levels_ratings() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text(encoding="utf-8")
    for key in MEETINGS:
        numbers = " | ".join(str(round(rating.rating)) for rating in ratings_of(key).values())
        assert f"| {GAMES[key].name} | {numbers} |" in page
