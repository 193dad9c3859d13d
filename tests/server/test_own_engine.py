"""What a player's own engine is given: what the seat knows while the match is on, and all of it when it is over."""

import asyncio
import base64
from typing import Any

import pytest

from snowedin.core.match import KEY_BYTES, Match, new_dice
from snowedin.core.words import plain
from snowedin.games import GAMES
from snowedin.server.wire import messages

from .house import Server, guests
from .inside import SQLITE, house, seated
from .test_help import begun, to_act


@SQLITE
@pytest.mark.parametrize("key", ["ice_queen", "snowball_fight", "winter"])
def test_the_message_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(database_url: str, key: str) -> None:
    async def sent(world: int) -> bytes:
        fixed: dict[str, Any] = {"new_id": lambda: "table-0000000001", "new_secret": lambda: b"\7" * 32}
        async with house(f"{database_url}-{world}", now=lambda: 1, **fixed) as tables:
            table = await seated(tables, "anna", "ben", game=key, hints=True)
            live = await tables.live(table)
            match, seat = live.table.match, live.table.to_act()[0]
            assert match is not None
            true = match.state.tobytes()
            if world:
                match._put(match.redealt(seat, new_dice(bytes([world] * KEY_BYTES))))
                assert match.state.tobytes() != true
            tables.thinkers._dice = new_dice(b"\5" * KEY_BYTES)
            asking = ("anna", "ben")[seat]
            answer = await tables.command(asking, messages.Hint(table, "hint", seat, own_engine=True))
            return messages.encoder.encode(answer)

    async def compare() -> None:
        first = await sent(0)
        assert b'"redealt"' in first
        assert [await sent(world) for world in (1, 2)] == [first, first]

    asyncio.run(compare())


def test_it_is_a_hint_like_any_other_in_the_log_and_where_hints_are_refused(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Ben") as people:
            strict = await begun(people[0], people[1])
            seat = await to_act(strict, *people)
            refused = await people[seat].command("hint", strict, 409, seat=seat, own_engine=True)
            assert refused["code"] == "no_hints"
            kind = await begun(people[0], people[1], hints=True)
            seat = await to_act(kind, *people)
            before = (await people[seat].seen(kind))["seq"]
            for _ in range(2):
                answer = await people[seat].command("hint", kind, seat=seat, own_engine=True)
                assert answer["type"] == "redealt"
            log = await people[1 - seat].get(f"/api/tables/{kind}/log", after=before)
            name = ("Anna", "Ben")[seat]
            assert [event["text"] for event in log["events"]] == [f"{name} asks for a hint."]
            other = await people[1 - seat].command("hint", kind, 409, seat=1 - seat, own_engine=True)
            assert other["code"] == "not_to_act"

    asyncio.run(play())


def test_the_course_of_a_match_is_told_when_it_is_over_and_not_before(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            table = await anna.create("winter", "me", "me")
            await anna.join(table)
            assert (await anna.get(f"/api/matches/{table}/course", 409))["code"] == "not_over"
            for _ in range(6):
                seat = [player["to_act"] for player in (await anna.seen(table))["seats"]].index(True)
                seen = await anna.seen(table, seat=seat)
                await anna.command("act", table, seat=seat, seq=seen["seq"], action=seen["choices"][0]["action"])
            await anna.command("resign", table, seat=0)
            course = await anna.get(f"/api/matches/{table}/course")
            document = (await anna.get(f"/api/matches/{table}/export"))["match"]
            assert course["actions"] == document["actions"]
            assert course["steps"] == [1, 2, 3, 4, 5, 6]
            assert course["rewards"] == [0.0, 1.0]
            match = Match(GAMES["winter"], 2, document["options"], bytes.fromhex(document["key"]))
            assert base64.b64decode(course["deal"]) == match.state.tobytes()
            wish = {"ways": [{"number": 1, "actions": [course["actions"][0][1]]}]}
            told = await anna.post(f"/api/matches/{table}/ways", wish)
            seat, action = course["actions"][0]
            assert told["ways"] == [[plain(match.describe(seat, action))]]
            wrong = {"ways": [{"number": 99, "actions": [1]}]}
            assert (await anna.http.post(f"/api/matches/{table}/ways", json=wrong)).status_code == 422

    asyncio.run(play())
