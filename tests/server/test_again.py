"""Another game with the same people, over the sockets that they have open already."""

import asyncio
import secrets

from .house import Guest, Server, guests
from .test_tables import GAME, begun, both_watch


def test_another_game_is_begun_over_the_sockets_that_are_open(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, sockets = await begun(anna, ben)
            await anna.command("resign", table, seat=0)
            async with sockets[0] as first, sockets[1] as second:
                await both_watch(table, first, second)
                promised = []
                for line in (first, second):
                    await line.say("rematch", table=table, id="again")
                    promised.append(await line.hear_until(lambda message: message["type"] == "accepted"))
                following = promised[0]["next"]
                card = await anna.get(f"/api/tables/{following}")
                assert [each["next"] for each in promised] == [following] * 2
                assert [each["commitment"] for each in promised] == [card["commitment"]] * 2
                for line, name in ((first, "Anna"), (second, "Ben")):
                    sit = {"table": following, "id": "mine", "name": name, "nonce": secrets.token_hex(16)}
                    await line.say("sit", **sit)
                    done = await line.hear_until(lambda message: message["type"] == "accepted")
                    await line.say("sit", **sit)  # an answer that was lost on its way
                    again = await line.hear_until(lambda message: message["type"] == "accepted")
                    assert done == again
                shown = await both_watch(following, first, second)
                assert [(each["seat"], each["status"], each["seq"]) for each in shown] == [
                    (0, "playing", 2),
                    (1, "playing", 2),
                ]

    asyncio.run(play())


def test_nobody_without_a_name_sits_down_over_a_socket(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "open")
            nobody = Guest(server.url, "Nobody")
            async with nobody.socket() as line:
                await line.say("sit", table=table, id="mine", name="Nobody", nonce="0" * 32)
                assert (await line.hear())["code"] == "no_name"
            await nobody.leave()
            assert [seat["kind"] for seat in (await anna.seen(table))["seats"]] == ["kept", "open"]

    asyncio.run(play())
