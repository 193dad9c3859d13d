"""The deal of the day and the puzzles over the API; what is told of a deal only once one has finished it."""

import asyncio
from typing import Any

from snowedin import puzzles
from snowedin.games import GAMES

from .house import Guest, Server, guests, play_out

GAME = "ice_queen"


async def deal_of(guest: Guest, game: str = GAME) -> Any:
    today = await guest.get("/api/today")
    return next(deal for deal in today["deals"] if deal["game"] == game)


async def begin(guest: Guest) -> str:
    table: str = (await guest.post("/api/today", {"game": GAME}, 201))["table"]
    await guest.join(table)
    return table


def test_a_deal_of_the_day_is_the_same_for_all_and_compared_when_it_is_over(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna", "Bert") as [anna, bert]:
            fresh = await deal_of(anna)
            assert (fresh["status"], fresh["match"], fresh["results"]) == ("none", "", [])
            ours, theirs = await begin(anna), await begin(bert)
            assert await begin(anna) == ours, "what was begun is gone on with"
            views = [(await guest.seen(table))["view"] for guest, table in ((anna, ours), (bert, theirs))]
            assert views[0] == views[1]
            card = await anna.get(f"/api/tables/{ours}")
            assert card["daily"]
            assert [seat["kind"] for seat in card["seats"]] == ["person", "bot"]

            await bert.command("resign", theirs, seat=0)
            assert (await deal_of(anna))["results"] == [], "nothing is told before one's own is finished"
            await anna.command("resign", ours, seat=0)
            deal = await deal_of(anna)
            assert (deal["status"], deal["match"], deal["reward"]) == ("over", ours, 0.0)
            assert {("Anna", True), ("Bert", False)} <= {(one["name"], one["yours"]) for one in deal["results"]}
            assert (await anna.get("/api/me/scores"))["totals"] == [], "a deal that is known counts for nothing"

    asyncio.run(play())


def test_par_is_played_once_and_can_be_looked_at(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            await anna.command("resign", await begin(anna), seat=0)
            deal: Any = None
            for _ in range(1_800):
                deal = await deal_of(anna)
                if deal["par"] is not None:
                    break
                await asyncio.sleep(0.2)
            assert deal["par"] in (0.0, 0.5, 1.0)
            par = await anna.get(f"/api/matches/{deal['deal']}/export")
            assert par["match"]["names"] == ["Yeti 1", "Skier 2"]
            again = await begin(anna)
            assert (await anna.get(f"/api/matches/{deal['deal']}/export")) == par
            await anna.command("resign", again, seat=0)
            own = [one for one in (await deal_of(anna))["results"] if one["yours"]]
            assert [one["match"] for one in own] == [deal["match"]], "only the first result is compared"

    asyncio.run(play())


def test_a_deal_of_the_day_is_never_played_against_people(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            table = await begin(anna)
            await anna.command("resign", table, seat=0)
            options = (await anna.get(f"/api/tables/{table}"))["options"]
            refused = await anna.create(GAME, "me", "open", options=options, deal_of=table, status=422)
            assert refused["reason"] == "daily_deal"

    asyncio.run(play())


def test_a_puzzle_keeps_its_answer_until_it_is_tried(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            shelves = (await anna.get("/api/puzzles"))["games"]
            assert {shelf["game"]: len(shelf["levels"]) for shelf in shelves} == {
                game: len(puzzles.box(game).puzzles) for game in GAMES
            }
            puzzle = puzzles.box(GAME).puzzles[0]
            asked = await anna.get("/api/puzzle", game=GAME, number=1)
            assert (asked["status"], asked["answer"], asked["best"], asked["worth"]) == ("open", [], None, None)
            wrong = next(choice["action"] for choice in asked["choices"] if choice["action"] != puzzle.answer[0])
            tried = await anna.post("/api/puzzle", {"game": GAME, "number": 1, "tried": [wrong]})
            assert tried["status"] == "wrong"
            assert tried["worth"] < tried["best"]
            right = await anna.post("/api/puzzle", {"game": GAME, "number": 1, "tried": puzzle.answer})
            assert (right["status"], right["worth"]) == ("right", puzzle.best)
            shown = await anna.post("/api/puzzle", {"game": GAME, "number": 1, "tried": [], "give_up": True})
            assert [choice["action"] for choice in shown["answer"]] == puzzle.answer
            await anna.post("/api/puzzle", {"game": GAME, "number": 1, "tried": [999]}, 422)
            await anna.get("/api/puzzle", 422, game=GAME, number=9_999)

    asyncio.run(play())


def test_a_finished_match_is_played_on_from_a_step_and_told_in_moves(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "me", options={"hand_cap": 6})
            await anna.join(table)
            for path in ("moves", "export"):
                await anna.get(f"/api/matches/{table}/{path}", 409)
            await anna.post(f"/api/matches/{table}/look", {"step": 0, "seat": 0, "actions": [1]}, 409)
            await anna.post(f"/api/matches/{table}/play_on", {"step": 0, "seat": 0}, 409)
            await play_out(table, anna)
            told = await anna.get(f"/api/matches/{table}/moves")
            assert told["moves"][-1]["step"] == told["steps"] - 1
            assert all(move["events"] for move in told["moves"][1:])
            actions = (await anna.get(f"/api/matches/{table}/export"))["match"]["actions"]
            seat = actions[2][0]
            again = await anna.post(f"/api/matches/{table}/play_on", {"step": 2, "seat": seat, "bot": "chance"}, 201)
            await anna.join(again["table"])
            assert (await anna.seen(again["table"]))["seat"] == seat
            third: dict[str, Any] = {"as": str(seat), "first": 2, "most": 1}
            before = await anna.get(f"/api/matches/{table}/replay", **third)
            look = {"step": 2, "seat": seat, "actions": [3]}
            looked = await anna.post(f"/api/matches/{table}/look", look)
            assert looked["view"] == before["shown"][0]["views"][0]
            assert looked["choice"]["action"] == 3
            over = await anna.post(f"/api/matches/{table}/play_on", {"step": told["steps"] - 1, "seat": 0}, 422)
            assert over["reason"] == "played_out"

    asyncio.run(play())
