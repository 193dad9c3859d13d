"""A finished match judged choice by choice: only when it is over, in the background, a few at a time."""

import asyncio
import threading
from typing import Any

import pytest

from snowedin.bots import analysis
from snowedin.games import GAMES
from snowedin.server.archive import analyses
from snowedin.server.wire.refusals import Denied

from .house import Guest, Server, guests, play_out

GAME = "ice_queen"
SHORT = {"hand_cap": 6}


async def judged(guest: Guest, match: str) -> Any:
    for _ in range(600):
        found = await guest.post(f"/api/matches/{match}/analysis")
        if found["status"] == "done":
            return found
        assert found["status"] in ("waiting", "running")
        assert found["done"] <= found["of"]
        await asyncio.sleep(0.2)
    raise AssertionError("the match is never judged")


def test_a_finished_match_is_judged_choice_by_choice(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "me", options=SHORT)
            await anna.join(table)
            assert (await anna.post(f"/api/matches/{table}/analysis", status=409))["code"] == "not_over"
            assert (await anna.get(f"/api/matches/{table}/analysis", 409))["code"] == "not_over"
            seen = [await anna.seen(table, seat=seat) for seat in (0, 1)]
            seat = next(seat for seat in (0, 1) if seen[seat]["choices"])
            await anna.command("act", table, seat=seat, seq=seen[seat]["seq"], action=1)
            await anna.command("take_back", table, seat=seat)
            over = await play_out(table, anna)
            assert (await anna.get(f"/api/matches/{table}/analysis"))["status"] == "none"

            found = await judged(anna, table)
            actions = (await anna.get(f"/api/matches/{table}/export"))["match"]["actions"]
            assert [[choice["seat"], choice["action"]] for choice in found["choices"]] == actions
            first = 3  # the deal, what was taken back, the taking back
            assert [choice["step"] for choice in found["choices"]] == list(range(first, first + len(actions)))
            for choice in found["choices"]:
                assert (choice["loss"] > 0) <= (choice["best"] != choice["action"])
                assert choice["phrase"][0]
                assert choice["best_phrase"][0]
            for share, reward in zip(found["seats"], over["result"]["rewards"], strict=True):
                assert share["result"] == reward
                assert share["fair"] + share["luck"] + share["skill"] == pytest.approx(reward, abs=1e-4)
            assert await anna.get(f"/api/matches/{table}/analysis") == found

    asyncio.run(play())


def test_too_many_matches_at_once_are_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def never_ready(*_: Any, **__: Any) -> Any:
        go_on.wait(60)
        raise analyses.Stopped

    async def ask() -> None:
        monkeypatch.setattr(analysis, "analyse", never_ready)
        monkeypatch.setattr(analyses, "replay", lambda document, games: None)
        analyst = analyses.Analyst(GAMES)
        document: Any = type("Nothing", (), {"game": GAME, "actions": []})
        for number in range(analyses.WAITING + 1):
            analyst.begin("anna", str(number), document, [], [])
            analyst.begin("anna", str(number), document, [], [])  # the same again is not another one
        with pytest.raises(Denied, match=r"try again in a minute\.$") as denied:
            analyst.begin("anna", "one too many", document, [], [])
        assert denied.value.code == "busy"
        assert analyst.look(str(analyses.WAITING)).status == "waiting"
        assert analyst.look("one too many").status == "none"
        analyst.close()
        go_on.set()

    asyncio.run(ask())
