"""A database that an earlier server wrote is read as that server read it, and played on.

`data/before_rooms.sqlite.gz` has tables of every kind, with every kind of entry; beside it stands
what the server that wrote it made of them.
"""

import asyncio
import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from snowedin.core.game import Game
from snowedin.server.live.tables import Tables
from snowedin.server.table.table import Table
from snowedin.server.table.verbs import KINDS, decode_entry
from snowedin.server.wire import messages

from .inside import house

DATA = Path(__file__).parent / "data"
KNOWN: dict[str, Any] = json.loads((DATA / "before_rooms.json").read_text(encoding="utf-8"))


LATER = {"resume", "pledge", "reveal"}  # written when it is opened, or by later servers


@pytest.fixture
def database(tmp_path: Path) -> str:
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((DATA / "before_rooms.sqlite.gz").read_bytes()))
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


async def facts(tables: Tables, table: Table) -> dict[str, Any]:
    seats, viewers = table.seats, [None, *table.everybody]
    told = [await tables.writer.story(table, viewer, 0, table.seq) for viewer in viewers]
    events = [[(event.seq, json.loads(bytes(event.phrase))[0]) for event in some] for some in told]
    return {
        "match": table.id,
        "game": table.game.key,
        "status": table.status,
        "seq": table.seq,
        "players": [seat.player for seat in seats],
        "names": table.names(),
        "bots": [seat.bot for seat in seats],
        "left": [seat.left for seat in seats],
        "resigned": [seat.resigned for seat in seats],
        "actions": [list(action) for action in table.match.actions] if table.match else [],
        "choices": [] if table.ending else table.choices,
        "ending": table.ending,
        "rewards": table.rewards() if table.is_over else [],
        "next": table.next,
        "offer": [table.offer.seat, table.offer.first] if table.offer else None,
        "clocks": [table.clocks.left(seat, table.at) for seat in table.everybody] if table.clocks else [],
        "counted": [table.shown(table.seq, viewer) for viewer in viewers],
        "told": [[[seq, code] for seq, code in some if code.startswith("table-")] for some in events],
    }


@pytest.mark.parametrize("name", KNOWN)
def test_a_table_of_an_earlier_server_is_what_it_was(name: str, database: str) -> None:
    async def read() -> dict[str, Any]:
        async with house(database) as tables:
            return await facts(tables, (await tables.writer.load(KNOWN[name]["match"])).table)

    assert asyncio.run(read()) == KNOWN[name]


def test_every_kind_of_entry_stands_in_that_database(database: str) -> None:
    async def count() -> Counter[type]:
        async with house(database) as tables:
            found = [await tables.store.entries(known["match"]) for known in KNOWN.values()]
            return Counter(type(decode_entry(row.body)) for rows in found for row in rows)

    found = asyncio.run(count())
    assert {tag for kind, tag in KINDS.items() if kind not in found} == LATER


def test_folding_changes_the_table_and_not_the_entry(database: str) -> None:
    async def fold() -> None:
        async with house(database) as tables:
            for known in KNOWN.values():
                row = await tables.store.match(known["match"])
                assert row is not None
                table = tables.make(row)
                for seq, at, body, _ in await tables.store.entries(row.id):
                    entry = decode_entry(body)
                    table.fold(seq, at, entry)
                    assert entry == decode_entry(body)

    asyncio.run(fold())


def test_a_table_of_an_earlier_server_is_played_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(game: Game, level: str = "") -> None:
        """Compile nothing: a move is made by the rules as they stand."""
        await asyncio.Event().wait()

    async def play() -> None:
        async with house(database) as tables:
            monkeypatch.setattr(tables.thinkers, "warm", never)
            for known in KNOWN.values():
                live = await tables.live(known["match"])
                table, waiting = live.table, live.table.to_act()
                people = [seat for seat in waiting if table.seats[seat].is_played_by_person]
                if not people or table.clocks:
                    continue
                seat, before = people[0], list(known["actions"])
                seq = table.shown(table.seq, seat)
                command = messages.Act(table.id, "on", seat, seq, table.choices[seat][0])
                await tables.command(table.seats[seat].player, command)
                assert table.match is not None
                assert len(table.match.actions) > len(before)

    asyncio.run(play())
