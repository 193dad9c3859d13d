"""Shortcuts over the wire: Cold Spell's solver, asked for, unasked or not at all (5.4)."""

import asyncio

import msgspec
import pytest

from ..games.cold_spell.positions import closed_field
from .house import Guest, Server, guests


async def spelling(solver: str, anna: Guest, ben: Guest) -> str:
    document = msgspec.to_builtins(closed_field(solver).document())
    brought = {"match": document, "seats": [{"kind": "me"}, {"kind": "open"}], "hints": True}
    table: str = (await anna.post("/api/matches", brought))["table"]
    await anna.join(table)
    await ben.join(table)
    return table


def test_the_solver_offers_declarations_and_makes_the_choices_of_the_one_taken(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as [anna, ben]:
            table = await spelling("on request", anna, ben)
            async with anna.socket() as line, ben.socket() as other:
                await line.say("watch", table=table)
                await other.say("watch", table=table)
                seen, unseen = await line.hear(), await other.hear()
                await line.say("shortcuts", table=table, id="ask", seat=0)
                offered = await line.hear_until(lambda message: message["type"] == "offered")
                assert (offered["type"], offered["answers"], offered["seat"]) == ("offered", "ask", 0)
                totals = [shortcut["phrase"][1]["total"] for shortcut in offered["shortcuts"]]
                assert len(totals) > 1
                assert totals == sorted(totals, reverse=True)
                await line.say("shorten", table=table, id="take", seat=0, seq=offered["seq"], number=1)
                done = await line.hear_until(lambda message: message.get("answers") == "take")
                assert done["view"]["players"][0]["declared"]
                assert done["seq"] > seen["seq"] + 2, "a declaration is more than one choice"
                asked = await other.hear_until(lambda message: message["type"] == "update")
                assert [event["phrase"][0] for event in asked["events"]] == ["table-helped-solver"]
                assert (asked["seq"], asked["view"]) == (unseen["seq"] + 1, unseen["view"])
                told = await other.hear_until(lambda message: message["type"] == "update")
                assert told["seq"] == asked["seq"] + 1, "others do not see how many choices it took"
                assert told["view"]["players"][0]["words"] is None
                assert [event["phrase"][0] for event in told["events"]] == ["declared"]
                assert told["choices"] == unseen["choices"]
                await line.say("shorten", table=table, id="take", seat=0, seq=offered["seq"], number=1)
                again = await line.hear_until(lambda message: message["type"] == "accepted")
                assert again["seq"] == done["seq"], "the same command counts once"
            best = await ben.command("shortcuts", table, seat=1)
            await ben.command("shorten", table, seat=1, seq=best["seq"], number=0)
            over = await anna.seen(table)
            assert over["status"] == "over"
            assert [player["result"]["total"] for player in over["view"]["players"]] == [
                totals[1],
                best["shortcuts"][0]["phrase"][1]["total"],
            ]

    asyncio.run(play())


def test_what_was_begun_is_taken_back_for_a_shortcut_and_stale_wishes_are_refused(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as [anna, ben]:
            table = await spelling("on request", anna, ben)
            seen = await anna.seen(table)
            await anna.command("act", table, seat=0, seq=seen["seq"], action=seen["choices"][0]["action"])
            stale = await anna.command("shorten", table, 409, seat=0, seq=seen["seq"], number=0)
            assert stale["code"] == "stale"
            now = await anna.seen(table)
            none = await anna.command("shorten", table, 409, seat=0, seq=now["seq"], number=99)
            assert none["code"] == "nothing_offered"
            theirs = await ben.command("shorten", table, 403, seat=0, seq=now["seq"], number=0)
            assert theirs["code"] == "not_your_seat"
            await anna.command("shorten", table, seat=0, seq=now["seq"], number=0)
            assert (await anna.seen(table))["view"]["players"][0]["declared"]
            assert (await anna.command("shortcuts", table, 409, seat=0))["code"] == "not_to_act"

    asyncio.run(play())


@pytest.mark.parametrize("key", ["cold_spell", "winter"])
def test_where_nothing_can_be_done_for_a_seat_it_is_said_so(sqlite_server: Server, key: str) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as [anna, ben]:
            table = await anna.create(key, "me", "me")
            await anna.join(table)
            waiting = [seat["to_act"] for seat in (await anna.seen(table))["seats"]].index(True)
            assert (await anna.command("shortcuts", table, 409, seat=waiting))["code"] == "nothing_offered"
            silent = await spelling("never", anna, ben)
            assert (await anna.command("shortcuts", silent, 409, seat=0))["code"] == "nothing_offered"

    asyncio.run(play())


def test_always_the_solver_declares_for_people_as_soon_as_the_field_closes(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table = await spelling("always", anna, ben)
            async with anna.socket() as line:
                await line.say("watch", table=table)
                over = await line.hear_until(lambda message: message["status"] == "over")
            field = closed_field("always")
            best = [field.shortcuts(seat)[0].phrase.args["total"] for seat in range(2)]
            assert [player["result"]["total"] for player in over["view"]["players"]] == best

    asyncio.run(play())
