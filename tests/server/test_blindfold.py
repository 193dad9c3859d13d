"""Bots at the server's tables know what their seats know: no more, and that others have not chosen yet, for them."""

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from snowedin.bots import Bot
from snowedin.bots.blindfold import before_others_chose
from snowedin.core.compile import INTERPRETED
from snowedin.core.match import KEY_BYTES, Match, start
from snowedin.games import GAMES
from snowedin.server import messages
from snowedin.server.position import Position
from snowedin.server.thinking import Thinkers
from snowedin.server.unasked import Unasked

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
        wake = Unasked.wake
        monkeypatch.setattr(Unasked, "wake", lambda self, live, own: None)
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
            start(thinkers._dice, KEY)
            guess = thinkers.blindfolded(match, 1)
        assert guess.key == bytes(KEY_BYTES)
        assert guess.actions == []
        assert guess.before.chance.key.tolist() != match.state.chance.key.tolist()
        told.add(guess.before.tobytes())
    assert len(first.legal(0)) > 1
    assert len(told) == 1


def test_a_table_knows_at_once_what_a_match_finds_by_replay() -> None:
    """Also right after a take back or new rules, when it has nothing noted."""
    chooser, compared = random.Random(17), 0
    for number in range(2):
        match = Match(GAMES[SIMULTANEOUS], 2, key=bytes([number]) * KEY_BYTES, target=INTERPRETED)
        position = Position(match)
        position.look_up()
        while not match.is_over:
            waiting = match.to_act()
            for seat in waiting:
                known, found = position.before_others_chose(seat), before_others_chose(match, seat)
                assert known.tobytes() == found.tobytes()
                compared += known.tobytes() != match.state.tobytes()
            seat = chooser.choice(waiting)
            action = chooser.choice(match.legal(seat))
            secret = len(waiting) > 1 and not position.is_revealing(seat, action)
            position.act(seat, action, secret)
            if chooser.random() < 0.2:
                position.look_up()
    assert compared > 20
