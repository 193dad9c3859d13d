"""What people do at a table, over HTTP and sockets, on both stores."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from snowedin.core.match import Match
from snowedin.games import GAMES

from .house import SHORT, Guest, Server, guests, play_out

GAME = "ice_queen"
SIMULTANEOUS = "snowball_fight"
BOT = GAMES[GAME].bots.NAMES[-1]  # who plays where nobody is named


def seen_as(who: str) -> dict[str, Any]:
    """A query parameter that Python has another use for."""
    return {"as": who}


def test_a_guest_plays_a_bot_to_the_end(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "bot", options=SHORT)
            joined = await anna.join(table)
            assert joined["seats"] == [0]
            async with anna.socket() as line:
                await line.say("watch", table=table, since=0)
                seen = await line.hear()
                assert [event["phrase"][0] for event in seen["events"]][:2] == ["table-sat", "table-dealt"]
                while seen["status"] != "over":
                    if seen["choices"]:
                        choice = seen["choices"][0]
                        assert choice["text"]
                        assert choice["phrase"][0]
                        await line.say(
                            "act", table=table, id=anna.new_id(), seat=0, seq=seen["seq"], action=choice["action"]
                        )
                    following = await line.hear()
                    assert following["type"] == "update"
                    assert following["seq"] == seen["seq"] + 1
                    seen = following
            assert sum(seen["result"]["rewards"]) == 1
            history = await anna.get("/api/me/matches")
            assert [card["status"] for card in history["matches"] if card["match"] == table] == ["over"]
            scores = await anna.get("/api/me/scores")
            assert scores["totals"][0]["played"] >= 1
            line_of_match = next(line for line in scores["sheet"] if line["match"] == table)
            assert line_of_match["names"] == ["Anna", f"{BOT.capitalize()} 2"]
            assert line_of_match["rewards"] == seen["result"]["rewards"]

    asyncio.run(play())


def test_two_people_by_link_and_a_spectator(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben", "Cleo") as [anna, ben, cleo]:
            table = await anna.create(GAME, "me", "open", public=True, options=SHORT)
            await anna.join(table)
            listed = await cleo.get("/api/tables")
            assert [card["free"] for card in listed["tables"] if card["table"] == table] == [1]
            async with cleo.socket() as watching:
                await watching.say("watch", table=table)
                assert (await watching.hear())["seat"] is None
                await ben.join(table)
                dealt = await watching.hear()
                assert dealt["status"] == "playing"
                assert dealt["view"]["own"] is None
                assert dealt["choices"] == []
            refused = await cleo.join(table, 409)
            assert refused["code"] == "full"
            over = await play_out(table, anna, ben)
            assert over["status"] == "over"

    asyncio.run(play())


def test_the_same_command_twice_counts_once_and_a_stale_one_is_answered(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, [anna_line, ben_line] = await begun(anna, ben)
            async with anna_line as first, ben_line as second:
                seen = await both_watch(table, first, second)
                caller = next(seat for seat in (0, 1) if seen[seat]["choices"])
                guest, line = ((anna, first), (ben, second))[caller]
                act = {"table": table, "id": guest.new_id(), "seat": caller, "seq": seen[caller]["seq"],
                       "action": seen[caller]["choices"][0]["action"]}  # fmt: skip
                await line.say("act", **act)
                update = await line.hear()
                assert update["answers"] == act["id"]
                await line.say("act", **act)
                again = await line.hear()
                assert again == {
                    "type": "accepted",
                    "table": table,
                    "answers": act["id"],
                    "seq": update["seq"],
                    "next": "",
                    "commitment": "",
                }
                await line.say("act", **{**act, "id": guest.new_id()})
                refused = await line.hear()
                assert (refused["type"], refused["code"]) == ("refused", "stale")
                assert refused["sentence"].endswith(".")
                newest = await line.hear()
                assert newest["type"] == "update"
                assert newest["seq"] == update["seq"]
                export = await anna.get(f"/api/tables/{table}/log")
                assert export["seq"] == update["seq"]

    asyncio.run(play())


def test_what_is_not_allowed_is_refused_with_a_code_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben", "Cleo") as [anna, ben, cleo]:
            table = await anna.create(GAME, "me", "open")
            assert (await anna.command("act", table, 403, seat=0, seq=0, action=1))["code"] == "not_your_seat"
            await anna.join(table)
            assert (await anna.command("act", table, 409, seat=0, seq=1, action=1))["code"] == "not_dealt"
            await ben.join(table)
            seen = [await anna.seen(table), await ben.seen(table)]
            waiting = [anna, ben][[bool(view["choices"]) for view in seen].index(False)]
            seat = (await waiting.get(f"/api/tables/{table}"))["yours"][0]
            seq = seen[0]["seq"]
            assert (await cleo.command("act", table, 403, seat=seat, seq=seq, action=1))["code"] == "not_your_seat"
            assert (await waiting.command("act", table, 409, seat=seat, seq=seq, action=1))["code"] == "not_to_act"
            calling, own = ([anna, ben][1 - seat], 1 - seat)
            for action in (14, 2**31 - 1):
                answer = await calling.command("act", table, 409, seat=own, seq=seq, action=action)
                assert answer["code"] == "not_legal"
            assert (await calling.command("act", table, 409, seat=own, seq=seq + 5, action=1))["code"] == "stale"
            assert (await calling.command("take_back", table, 409, seat=own))["code"] == "nothing_to_take_back"
            assert (await calling.command("answer", table, 409, seat=own, grant=True))["code"] == "nothing_asked"
            assert (await calling.command("return", table, 409, seat=own))["code"] == "no_bot_plays"
            assert (await calling.command("hand", table, 422, seat=own, bot="nobody"))["code"] == "refused"
            assert (await calling.command("rematch", table, 409))["code"] == "not_over"
            assert (await calling.get(f"/api/matches/{table}/export", 409))["code"] == "not_over"
            assert (await calling.get(f"/api/matches/{table}/replay", 409))["code"] == "not_over"
            assert (await calling.get("/api/tables/AAAAAAAAAAAAAAAA", 404))["code"] == "unknown"
            assert (await anna.seen(table))["seq"] == seq

    asyncio.run(play())


async def begun(anna: Guest, ben: Guest, game: str = GAME, **more: Any) -> tuple[str, list]:  # type: ignore[type-arg]
    table = await anna.create(game, "me", "open", **more)
    await anna.join(table)
    await ben.join(table)
    return table, [anna.socket(), ben.socket()]


async def both_watch(table: str, first, second) -> list:  # type: ignore[type-arg,no-untyped-def]
    for line in (first, second):
        await line.say("watch", table=table)
    return [await first.hear(), await second.hear()]


def test_take_back_by_consent_of_the_others_and_always_against_bots(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, _ = await begun(anna, ben)
            seen = [await anna.seen(table), await ben.seen(table)]
            seat = next(seat for seat in (0, 1) if seen[seat]["choices"])
            actor, other = (anna, ben) if seat == 0 else (ben, anna)
            await actor.command("act", table, seat=seat, seq=seen[0]["seq"], action=1)
            await actor.command("take_back", table, seat=seat)
            asked = await other.seen(table)
            assert asked["offer"] == {"seat": seat, "waiting": [1 - seat]}
            await other.command("answer", table, seat=1 - seat, grant=False)
            assert (await other.seen(table))["offer"] is None
            assert (await other.seen(table))["view"]["hand"] == 1
            await actor.command("take_back", table, seat=seat)
            await other.command("answer", table, seat=1 - seat, grant=True)
            back = await actor.seen(table)
            assert back["view"] == seen[seat]["view"]
            assert back["choices"] == seen[seat]["choices"]

            alone = await anna.create(GAME, "me", "bot:chance")
            await anna.join(alone)
            async with anna.socket() as line:
                await line.say("watch", table=alone)
                before = await line.hear_until(lambda message: message["choices"])
                await line.say("act", table=alone, id="a", seat=0, seq=before["seq"], action=1)
                now = await line.hear_until(lambda message: message["choices"] or message["status"] == "over")
                if now["status"] != "over":
                    await line.say("take_back", table=alone, id="b", seat=0)
                    back = await line.hear_until(lambda message: message.get("answers") == "b")
                    assert back["view"] == before["view"]

    asyncio.run(play())


def test_resigning_gives_the_game_to_the_other_and_a_rematch_keeps_the_seats(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, _ = await begun(anna, ben)
            await anna.command("resign", table, seat=0)
            over = await ben.seen(table)
            assert (over["status"], over["result"]["ending"], over["result"]["rewards"]) == (
                "over",
                "resigned",
                [0.0, 1.0],
            )
            assert (await ben.command("resign", table, 409, seat=1))["code"] == "over"
            again = await anna.command("rematch", table)
            same = await ben.command("rematch", table)
            assert again["next"] == same["next"] == (await ben.seen(table))["next"]
            assert (await ben.get(f"/api/tables/{again['next']}"))["reserved"] == [1]
            await anna.join(again["next"])
            assert (await ben.join(again["next"]))["seats"] == [1]
            assert (await ben.seen(again["next"]))["status"] == "playing"

    asyncio.run(play())


def test_leaving_hands_the_seat_to_a_bot_until_one_is_back(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table = await anna.create(GAME, "me", "open", options={"hand_cap": 400})
            await anna.join(table)
            await anna.command("leave", table, seat=0)
            assert (await anna.get(f"/api/tables/{table}"))["status"] == "closed"
            table, _ = await begun(anna, ben)
            await anna.command("leave", table, seat=0)
            seats = (await ben.seen(table))["seats"]
            assert (seats[0]["bot"], seats[0]["away"], seats[0]["kind"]) == (BOT, True, "person")
            await anna.command("return", table, seat=0)
            seats = (await ben.seen(table))["seats"]
            assert (seats[0]["bot"], seats[0]["away"]) == ("", False)
            await anna.command("hand", table, seat=0, bot="greed")
            await ben.command("hand", table, seat=1, bot="chance")
            async with ben.socket() as line:
                await line.say("watch", table=table)
                over = await line.hear_until(lambda message: message["status"] == "over")
            assert sum(over["result"]["rewards"]) == 1

    asyncio.run(play())


def test_whoever_stands_up_sees_no_more_with_the_eyes_of_the_seat(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben", "Cleo", "Dora") as [anna, ben, cleo, dora]:
            table = await anna.create(GAME, "open", "open", "open")
            for guest in (anna, ben):
                await guest.join(table)
            async with anna.socket() as line:
                await line.say("watch", table=table)
                assert (await line.hear())["seat"] == 0
                await line.say("leave", table=table, id="up", seat=0)
                await line.hear_until(lambda message: message.get("answers") == "up")
                for guest in (cleo, dora):
                    await guest.join(table)
                dealt = await line.hear_until(lambda message: message["status"] == "playing")
                assert dealt["seat"] is None
                assert dealt["view"]["own"] is None

    asyncio.run(play())


def test_everybody_is_told_which_players_are_here(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben", "Cleo") as [anna, ben, cleo]:
            table, [anna_line, ben_line] = await begun(anna, ben)
            async with anna_line as first, cleo.socket() as spectator:
                await first.say("watch", table=table)
                assert (await first.hear(wants_presence=True))["here"] == [0]
                await spectator.say("watch", table=table)
                assert (await spectator.hear(wants_presence=True))["here"] == [0]
                async with ben_line as second:
                    await second.say("watch", table=table)
                    for line in (first, second, spectator):
                        assert (await line.hear(wants_presence=True))["here"] == [0, 1]
                for line in (first, spectator):
                    assert (await line.hear(wants_presence=True))["here"] == [0], "a spectator is none of the players"

    asyncio.run(play())


def test_a_hint_is_one_of_the_choices_and_phrases_reach_everybody(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, _ = await begun(anna, ben, hints=True)
            seen = [await anna.seen(table), await ben.seen(table)]
            seat = next(seat for seat in (0, 1) if seen[seat]["choices"])
            guest = (anna, ben)[seat]
            hint = await guest.command("hint", table, seat=seat)
            assert hint["choice"] in seen[seat]["choices"]
            await anna.command("say", table, seat=0, phrase="good-luck")
            log = await ben.get(f"/api/tables/{table}/log", after=seen[0]["seq"])
            assert [event["text"] for event in log["events"]] == [
                f"{guest.name} asks for a hint." if guest is anna else "You ask for a hint.",
                "Anna: Good luck!",
            ]
            assert (await guest.command("act", table, seat=seat, seq=seen[seat]["seq"], action=1))["type"] == "accepted"

    asyncio.run(play())


def test_a_clock_that_runs_out_ends_the_game_or_calls_a_bot(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, lines = await begun(anna, ben, clock={"bank": 1000, "increment": 0, "end": "lose"})
            async with lines[0] as line:
                await line.say("watch", table=table)
                over = await line.hear_until(lambda message: message["status"] == "over", 20)
            assert over["result"]["ending"] == "clock"
            alone = await anna.create(GAME, "me", "bot:chance", clock={"bank": 1000, "end": "bot"})
            await anna.join(alone)
            async with anna.socket() as line:
                await line.say("watch", table=alone)
                over = await line.hear_until(lambda message: message["status"] == "over", 20)
            assert over["result"]["ending"] == "played"

    asyncio.run(play())


def test_several_of_me_share_one_screen(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "me", "bot")
            assert (await anna.join(table))["seats"] == [0, 1]
            async with anna.socket() as line:
                await line.say("watch", table=table)
                seen = [await line.hear(), await line.hear()]
                assert [message["seat"] for message in seen] == [0, 1]
                assert [seat["name"] for seat in seen[0]["seats"]] == ["Anna 1", "Anna 2", f"{BOT.capitalize()} 3"]

    asyncio.run(play())


def test_a_match_brought_unfinished_is_replayed_from_its_deal(server: Server) -> None:
    opening = Match(GAMES[GAME], 2, SHORT)
    for _ in range(5):
        [seat, *_] = opening.to_act()
        opening.act(seat, opening.legal(seat)[0])
    document = msgspec.to_builtins(opening.document())

    async def play() -> None:
        async with guests(server.url, "Anna") as [anna]:
            plans = [{"kind": "me"}, {"kind": "bot", "bot": "chance"}]
            table = (await anna.post("/api/matches", {"match": document, "seats": plans}))["table"]
            await anna.join(table)
            await play_out(table, anna)
            export = await anna.get(f"/api/matches/{table}/export")
            replay = await anna.get(f"/api/matches/{table}/replay", most=100)
            assert export["match"]["actions"][:5] == [list(action) for action in opening.actions]
            assert replay["steps"] == len(export["match"]["actions"]) + 1

    asyncio.run(play())


def test_export_verify_import_replay_and_the_same_deal(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from snowedin.__main__ import main

    async def play() -> str:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post("/api/tables", {"game": GAME, "seats": seats, "options": SHORT})
            table = made["table"]
            await anna.join(table)
            await ben.join(table)
            over = await play_out(table, anna, ben)
            export = await ben.get(f"/api/matches/{table}/export")
            assert export["proof"]["commitment"] == made["commitment"]
            (tmp_path / "match.json").write_bytes((await ben.http.get(f"/api/matches/{table}/export")).content)
            whole = await ben.get(f"/api/matches/{table}/replay", most=100, **seen_as("all"))
            assert whole["steps"] == len(export["match"]["actions"]) + 1
            assert len(whole["shown"][0]["views"]) == 2
            one = await ben.get(f"/api/matches/{table}/replay", first=whole["steps"] - 1, **seen_as("1"))
            assert one["shown"][0]["views"] == [over["view"]] or over["seat"] != 1
            assert (await ben.get(f"/api/matches/{table}/replay", 422, **seen_as("5")))["code"] == "refused"

            brought = await anna.post("/api/matches", {"match": export["match"]})
            replayed = await anna.get(f"/api/matches/{brought['table']}/replay", most=100)
            spectator = await anna.get(f"/api/matches/{table}/replay", most=100)
            assert [step["views"] for step in replayed["shown"]] == [step["views"] for step in spectator["shown"]]
            export["match"]["actions"].pop()
            assert (await anna.post("/api/matches", {"match": export["match"]}, 422))["code"] == "refused"

            same = await anna.create(GAME, "me", "bot:greed", deal_of=table)
            await anna.join(same)
            await play_out(same, anna)
            deal = await anna.get(f"/api/matches/{same}/deal")
            assert {result["match"] for result in deal["results"]} == {table, same}
            assert (await anna.create(GAME, "me", "bot", "bot", deal_of=table, status=422))["code"] == "refused"
            return str(table)

    table = asyncio.run(play())
    promise = json.loads((tmp_path / "match.json").read_text())["proof"]["commitment"]
    assert main(["verify", str(tmp_path / "match.json"), "--commitment", promise]) == 0
    assert "the one you were promised" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "match.json"), "--commitment", "f" * 64]) == 2
    assert "not the one that was promised" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "match.json")]) == 0
    assert "Unknown" in capsys.readouterr().out
    assert main(["verify", f"{server.url}/table/{table}"]) == 0
    text = (tmp_path / "match.json").read_text()
    (tmp_path / "changed.json").write_text(text.replace('"commitment":"', '"commitment":"0'))
    assert main(["verify", str(tmp_path / "changed.json")]) == 2
    capsys.readouterr()
    assert main(["verify", f"{server.url}/api/matches/unknown/export"]) == 2
    assert capsys.readouterr().err.endswith("answers 404: There is no such table.\n")


def test_a_recovery_code_makes_another_device_yours_once(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Other") as [anna, _]:
            table = await anna.create(GAME, "me", "open")
            await anna.join(table)
            code = (await anna.post("/api/me/recovery"))["code"]
            device = Guest(server.url, "Nobody")
            assert (await device.get("/api/me"))["known"] is False
            assert (await device.post("/api/recover", {"code": code}))["name"] == "Anna"
            assert (await device.get(f"/api/tables/{table}"))["yours"] == [0]
            assert (await device.post("/api/recover", {"code": code}, 404))["code"] == "unknown"
            assert (await device.post("/api/recover", {"code": secrets.token_urlsafe(32)}, 404))["code"] == "unknown"
            await device.leave()

    asyncio.run(play())


def test_choices_made_at_the_same_time_do_not_make_each_other_stale(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, _ = await begun(anna, ben, game=SIMULTANEOUS)
            seen = [await anna.seen(table), await ben.seen(table)]
            assert all(view["choices"] for view in seen), "both choose at once"
            seq = seen[0]["seq"]
            for seat, guest in enumerate((anna, ben)):
                action = seen[seat]["choices"][-1]["action"]
                await guest.command("act", table, seat=seat, seq=seq, action=action)
            after = await anna.seen(table)
            assert after["seq"] == seq + 2

    asyncio.run(play())


def test_an_unseen_choice_can_be_taken_back_alone(server: Server) -> None:
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, _ = await begun(anna, ben, game=SIMULTANEOUS)
            before = await anna.seen(table)
            await anna.command("act", table, seat=0, seq=before["seq"], action=before["choices"][0]["action"])
            assert (await anna.seen(table))["choices"] != before["choices"]
            await anna.command("take_back", table, seat=0)
            after = await anna.seen(table)
            assert after["offer"] is None
            assert (after["view"], after["choices"]) == (before["view"], before["choices"])

    asyncio.run(play())


async def place_a_card(table: str, *players: Guest) -> None:
    """Whoever is to choose takes the first choice."""
    for seat, guest in enumerate(players):
        seen = await guest.seen(table)
        if seen["choices"]:
            await guest.command("act", table, seat=seat, seq=seen["seq"], action=seen["choices"][0]["action"])
            return


def test_where_the_rules_forbid_talk_nothing_can_be_said(server: Server) -> None:  # Ice and the Sky 2.7
    async def play() -> None:
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table, _ = await begun(anna, ben, game="ice_and_sky", options={"variant": "junior"})
            assert (await anna.command("say", table, 409, seat=0, phrase="hello"))["code"] == "silence"
            assert (await anna.get(f"/api/tables/{table}"))["talk"] is False
            loud, _ = await begun(anna, ben, game="ice_and_sky", options={"talk": "yes"})
            await anna.command("say", loud, seat=0, phrase="hello")
            heard = []
            for _ in range(13):
                heard.append((await anna.seen(table))["view"]["may_talk"])
                await place_a_card(table, anna, ben)
            assert heard == [False] * 13, "the next generation's targets are dealt when one ends"
            assert (await ben.command("say", table, 409, seat=1, phrase="thanks"))["code"] == "silence"

    asyncio.run(play())
