"""Guests at a server's tables: they play in processes of their own, see redeals alone, and cannot stop a table."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from snowedin.bots import invited
from snowedin.bots.visit import Question
from snowedin.core.compile import INTERPRETED
from snowedin.core.match import KEY_BYTES, Match, new_dice, start
from snowedin.games import GAMES
from snowedin.server.live.thinking import Thinkers
from snowedin.server.live.visitors import Visitors

from .house import running
from .inside import Listener, events_told, house, seated

HERE = "tests.bots.guests_at_home"
LONG = 100  # seconds that processes may take to come up on a busy machine
KEY = b"sixteen snowmen!"


@pytest.fixture(autouse=True)
def invitations(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    named = [f"{name.lower()}={HERE}:{name}" for name in ("First", "Failing", "Ending", "Endless")]
    monkeypatch.setenv(invited.NAMED, ",".join(named))
    invited.book.cache_clear()
    yield
    invited.book.cache_clear()


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not happened():
            await asyncio.sleep(0.02)


def test_a_guest_plays_at_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", budget=LONG) as tables:
            live = await tables.live(await seated(tables, "bot:first", "bot:chance"))
            await until(lambda: live.table.seq > 8)
            assert [seat.bot for seat in live.table.seats] == ["first", "chance"]

    asyncio.run(play())


@pytest.mark.parametrize("name", ["failing", "ending", "endless"])
def test_one_that_gives_no_answer_is_replaced_and_the_table_lives_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    monkeypatch.setattr(Visitors, "_time_for", lambda self, who, game: 0.2 if name == "endless" else LONG)
    reasons = {
        "failing": "failed with ValueError: I do not know this game",
        "ending": "ended without an answer",
        "endless": "took longer than",
    }

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", budget=0.2) as tables:
            live = await tables.live(await seated(tables, f"bot:{name}", f"bot:{name}"))
            listener = Listener("owner")
            await tables.watch("owner", live.table.id, listener, None)
            await until(lambda: live.table.game.bots.NAMES[-1] in [seat.bot for seat in live.table.seats])
            await until(lambda: "handed" in [code.rpartition("-")[2] for _, code in events_told(listener)])
            seq = live.table.seq
            await until(lambda: live.table.seq > seq + 2 or live.table.is_over)  # which may have come by now

    asyncio.run(play())
    told = [vars(record) for record in caplog.records if record.message == "a guest was replaced"]
    assert told
    assert reasons[name] in told[0]["reason"]


def test_a_guest_who_is_no_longer_invited_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await seated(tables, "bot:first", "bot:first")
            monkeypatch.setenv(invited.NAMED, "")
            invited.book.cache_clear()
            live = await tables.live(table)
            await until(lambda: live.table.game.bots.NAMES[-1] in [seat.bot for seat in live.table.seats])

    asyncio.run(play())


@pytest.mark.parametrize("key", GAMES)
def test_what_a_guest_is_given_follows_from_what_its_seat_knows(key: str) -> None:
    """Every byte: whatever is true behind it, the same dice give the same."""
    chooser, compared = random.Random(key), 0
    match = Match(GAMES[key], GAMES[key].seats[0], key=KEY, target=INTERPRETED)
    while not match.is_over and compared < 12:
        seat = chooser.choice(match.to_act())
        worlds = [match, *(match.imagined(match.redealt(seat, new_dice(bytes([n] * KEY_BYTES)))) for n in range(3))]
        assert len({_asked(world, seat).now for world in worlds}) == 1
        compared += 1
        match.act(seat, chooser.choice(match.legal(seat)))
    assert compared > 5


def test_nothing_of_what_a_rival_chose_in_secret_comes_along() -> None:
    game, told = GAMES["snowball_fight"], set()
    choices = Match(game, 2, key=KEY, target=INTERPRETED).legal(0)
    for action in choices:
        match = Match(game, 2, key=KEY, target=INTERPRETED)
        match.act(0, action)
        asked = _asked(match, 1)
        told.add((asked.now, asked.undecided))
    assert len(choices) > 1
    assert len(told) == 1


def _asked(match: Match, seat: int) -> Question:
    with closing(Thinkers(1, 1.0)) as thinkers:
        start(thinkers._dice[0], KEY)
        return thinkers._question(match, seat)


def test_a_server_offers_the_bots_that_its_owner_names(tmp_path: Path) -> None:
    mine = ("--bot", f"mine={HERE}:First", "--bot", f"winter.icy={HERE}:First", "--bot", "lost=no_such_package:Bot")
    with running(f"sqlite:///{tmp_path}/tables", *mine, log=tmp_path / "log") as server:
        shelf = {game["key"]: game["bots"] for game in httpx.get(f"{server.url}/api/games").json()["games"]}
    assert all("mine" in bots and "lost" not in bots for bots in shelf.values())
    assert [key for key, bots in shelf.items() if "icy" in bots] == ["winter"]
    assert "no package of 'no_such_package:Bot' here" in (tmp_path / "log").read_text(encoding="utf-8")
