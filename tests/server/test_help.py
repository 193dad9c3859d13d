"""Hints and the solver: against bots always, among people where the table allows it, never unknown to the others."""

import asyncio
from typing import Any

import msgspec
import pytest

from snowedin.server.wire import messages

from ..games.cold_spell.positions import closed_field
from .house import Guest, Server, guests
from .inside import GAME, SQLITE, Listener, events_told, house, seated


async def begun(anna: Guest, ben: Guest, game: str = GAME, **more: Any) -> str:
    table: str = await anna.create(game, "me", "open", **more)
    await anna.join(table)
    await ben.join(table)
    return table


async def to_act(table: str, *people: Guest) -> int:
    return [bool((await guest.seen(table))["choices"]) for guest in people].index(True)


def test_among_people_nobody_gets_a_hint_unless_the_table_was_set_up_for_it(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as people:
            strict = await begun(people[0], people[1])
            seat = await to_act(strict, *people)
            assert (await people[seat].get(f"/api/tables/{strict}"))["hints"] is False
            refused = await people[seat].command("hint", strict, 409, seat=seat)
            assert refused["code"] == "no_hints"
            kind = await begun(people[0], people[1], hints=True)
            seat = await to_act(kind, *people)
            assert (await people[1 - seat].get(f"/api/tables/{kind}"))["hints"] is True
            assert (await people[seat].command("hint", kind, seat=seat))["type"] == "hinted"

    asyncio.run(play())


def test_against_bots_a_hint_is_given_and_stands_in_the_log_once_for_a_choice(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            table = await anna.create("winter", "me", "me")
            await anna.join(table)
            seat = [player["to_act"] for player in (await anna.seen(table))["seats"]].index(True)
            before = (await anna.seen(table, seat=seat))["seq"]
            for _ in range(2):
                await anna.command("hint", table, seat=seat)
            log = await anna.get(f"/api/tables/{table}/log", after=before, seat=seat)
            assert [event["text"] for event in log["events"]] == ["You ask for a hint."]
            other = await anna.get(f"/api/tables/{table}/log", after=before, seat=1 - seat)
            assert [event["text"] for event in other["events"]] == [f"Anna {seat + 1} asks for a hint."]

    asyncio.run(play())


@SQLITE
def test_what_was_hinted_is_in_no_message_to_anybody_else(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds, in which the bot advises differently: the others hear the same, byte for byte."""

    async def heard(advice: int) -> tuple[list[Any], int]:
        world: dict[str, Any] = {"new_id": lambda: "table-0000000001", "new_secret": lambda: b"\7" * 32}
        async with house(f"{database_url}-{advice}", now=lambda: 1, **world) as tables:

            async def advise(match: Any, seat: int, name: str, player: str) -> tuple[int, str]:
                return match.legal(seat)[advice], name

            monkeypatch.setattr(tables.thinkers, "advise", advise)
            table = await seated(tables, "anna", "ben", hints=True)
            seat = (await tables.live(table)).table.to_act()[0]
            asking, other = ("anna", "ben") if seat == 0 else ("ben", "anna")
            listeners = [Listener(other), Listener("")]
            for listener in listeners:
                await tables.watch(listener.player, table, listener, 0)
            hinted = await tables.command(asking, messages.Hint(table, "hint", seat))
            assert isinstance(hinted, messages.Hinted)
            assert events_told(listeners[0])[-1][1] == "table-helped-hint"
            return [listener.heard for listener in listeners], hinted.choice.action

    async def compare() -> None:
        (first, one), (second, two) = await heard(0), await heard(1)
        assert one != two
        assert msgspec.json.encode(first) == msgspec.json.encode(second)

    asyncio.run(compare())


def test_the_solver_is_told_of_too_and_refused_where_the_table_has_no_hints(sqlite_server: Server) -> None:
    async def spelling(anna: Guest, *seats: str) -> str:
        document = msgspec.to_builtins(closed_field("on request").document())
        plans = [{"kind": kind} for kind in seats]
        table: str = (await anna.post("/api/matches", {"match": document, "seats": plans}))["table"]
        await anna.join(table)
        return table

    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as [anna, ben]:
            table = await spelling(anna, "me", "open")
            await ben.join(table)
            seen = await anna.seen(table)
            assert (await anna.command("shortcuts", table, 409, seat=0))["code"] == "no_hints"
            assert (await anna.command("shorten", table, 409, seat=0, seq=seen["seq"], number=0))["code"] == "no_hints"
            alone = await spelling(anna, "me", "me")
            seen = await anna.seen(alone, seat=0)
            wish = {"type": "shortcuts", "table": alone, "id": "ask", "seat": 0}
            await anna.http.post("/api/commands", json=wish)  # whether it was found in time or not
            log = await anna.get(f"/api/tables/{alone}/log", after=seen["seq"], seat=1)
            assert [event["text"] for event in log["events"]] == ["Anna 1 asks the solver."]

    asyncio.run(play())


def test_in_silence_a_hint_would_be_a_sign(sqlite_server: Server) -> None:  # Ice and the Sky 2.7
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as people:
            table = await begun(people[0], people[1], "ice_and_sky", hints=True)
            seat = await to_act(table, *people)
            refused = await people[seat].command("hint", table, 409, seat=seat)
            assert (refused["code"], refused["reason"]) == ("no_hints", "hint_is_sign")
            log = await people[1 - seat].get(f"/api/tables/{table}/log")
            assert not [event for event in log["events"] if "hint" in event["text"]]

    asyncio.run(play())


def test_whoever_set_the_table_up_is_named_to_those_who_come(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as [anna, ben]:
            table = await anna.create(GAME, "me", "open")
            assert (await ben.get(f"/api/tables/{table}"))["host"] == ""
            await anna.join(table)
            assert (await ben.get(f"/api/tables/{table}"))["host"] == "Anna"

    asyncio.run(play())


def test_a_rematch_keeps_the_seats_by_name_and_the_word_on_hints(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as [anna, ben]:
            table = await begun(anna, ben, hints=True)
            await ben.command("resign", table, seat=1)
            following = (await anna.command("rematch", table))["next"]
            card = await ben.get(f"/api/tables/{following}")
            assert [(seat["kind"], seat["name"]) for seat in card["seats"]] == [("kept", "Anna"), ("kept", "Ben")]
            assert (card["hints"], card["reserved"]) == (True, [1])

    asyncio.run(play())
