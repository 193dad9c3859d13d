"""Bots at the server's tables know what their seats know: no more, and that others have not chosen yet, for them."""

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from snowedin.bots import Bot
from snowedin.bots.redeals import before_others_chose
from snowedin.core.compile import INTERPRETED
from snowedin.core.match import KEY_BYTES, Match, start
from snowedin.games import GAMES
from snowedin.server.live.bots_and_clocks import BotsAndClocks
from snowedin.server.live.thinking import Thinkers
from snowedin.server.wire import messages

from ..bots.throws import GAME as THROWS
from .inside import house, seated, soon

SIMULTANEOUS = "snowball_fight"
KEY = b"sixteen snowmen!"


def test_a_level_chooses_at_the_server_as_it_would_in_a_match_of_its_own() -> None:
    for thrown in (None, 1, 2, 3):
        match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
        if thrown:
            match.act(1, thrown)
        with closing(Thinkers(1, 1.0)) as thinkers:
            guess = thinkers.blindfolded(thinkers.blindfolded(match, 0), 0)
        there, here = (Bot(THROWS, "yeti", "seed").think(each, 0, simulations=300) for each in (guess, match))
        assert there.mixed
        assert there.options == here.options


def test_a_bot_that_comes_after_its_rival_chose_thinks_about_what_it_will_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[bool]] = []

    def choose(bot: Bot, match: Match, seat: int) -> int:
        asked.append([bool(match.engine.is_to_act(before_others_chose(match, seat), other)) for other in range(2)])
        return match.legal(seat)[0]

    async def stay_cold(*_: Any) -> None:
        """Nothing is compiled."""

    async def play() -> None:
        monkeypatch.setattr(Bot, "choose", choose)
        monkeypatch.setattr(Thinkers, "warm", stay_cold)
        wake = BotsAndClocks.wake
        monkeypatch.setattr(BotsAndClocks, "wake", lambda self, live, own: None)
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            live = await tables.live(await seated(tables, "anna", "bot:skier", game=SIMULTANEOUS))
            action = live.table.choices[0][0]
            await tables.command("anna", messages.Act(live.table.id, "one", 0, live.table.seq, action))
            assert live.table.waiting == [1]
            wake(tables.wake.__self__, live, True)  # type: ignore[attr-defined]
            await soon(lambda: live.table.waiting == [0, 1])

    asyncio.run(play())
    assert asked == [[True, True]]


def test_nothing_of_what_a_rival_chose_comes_along() -> None:
    told = set()
    first = Match(GAMES[SIMULTANEOUS], 2, key=KEY, target=INTERPRETED)
    for action in first.legal(0):
        match = Match(GAMES[SIMULTANEOUS], 2, key=KEY, target=INTERPRETED)
        match.act(0, action)
        with closing(Thinkers(1, 1.0)) as thinkers:
            start(thinkers._dice[0], KEY)
            guess = thinkers.blindfolded(match, 1)
        assert guess.key == bytes(KEY_BYTES)
        assert guess.actions == []
        assert guess.undecided.chance.key.tolist() != match.state.chance.key.tolist()
        told.add(guess.undecided.tobytes())
    assert len(first.legal(0)) > 1
    assert len(told) == 1


def test_a_table_knows_at_once_what_a_match_finds_by_replay(tmp_path: Path) -> None:
    chooser = random.Random(17)

    async def play() -> int:
        compared = 0
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            live = await tables.live(await seated(tables, "anna", "ben", game=SIMULTANEOUS))
            table = live.table
            while table.waiting:
                assert table.match is not None
                for seat in table.waiting:
                    known, found = table.before_others_chose(seat), before_others_chose(table.match, seat)
                    assert known.tobytes() == found.tobytes()
                    compared += known.tobytes() != table.match.state.tobytes()
                seat = chooser.choice(table.waiting)
                action, name = chooser.choice(table.choices[seat]), ("anna", "ben")[seat]
                seq = table.shown(table.seq, seat)
                await tables.command(name, messages.Act(table.id, f"{table.seq}", seat, seq, action))
        return compared

    compared = asyncio.run(play())
    assert compared > 10
