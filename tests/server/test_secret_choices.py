"""What is chosen in secret step by step: nobody else can tell how many steps it took."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import Match, legal_actions, new_dice
from snowedin.core.records import copy
from snowedin.games import GAMES
from snowedin.server.table import secrecy
from snowedin.server.table.secrecy import Sights, is_unnoticed
from snowedin.server.table.verbs import decode_entry
from snowedin.server.wire import messages

from .house import Guest, in_process
from .test_secrecy import ServerOfWorlds, World, compare, is_noticed

ANNA, BEN = 0, 1


def unnoticed(key: str, s: Any) -> list[tuple[int, Any]]:
    """The choices of Anna's that nobody else notices, and what comes of them."""
    game, back_end, found = GAMES[key], engine(GAMES[key]), []
    for action in legal_actions(back_end, s, ANNA):
        after = copy(s)
        back_end.apply(after, ANNA, action)
        if not any(is_noticed(game, s, ANNA, action, after, viewer) for viewer in (BEN, None)):
            found.append((action, after))
    return found


def secret_way(key: str, s: Any) -> list[int]:
    """Up to six such choices in a row."""
    chooser = random.Random(3)
    way: list[int] = []
    while len(way) < 6 and (found := unnoticed(key, s)):
        action, s = chooser.choice(found)
        way.append(action)
    return way


def eve(key: str) -> tuple[Any, int]:
    """A position, and a choice of Ben's after which Anna has something to choose in secret, step by step."""
    game = GAMES[key]
    for number in range(1, 200):
        match, chooser = Match(game, 2, {}, bytes([number]) * 16), random.Random(number)
        while not match.is_over:
            seat = chooser.choice(match.to_act())
            action = chooser.choice(match.legal(seat))
            match.act(seat, action)
            if unnoticed(key, match.state):
                if seat == BEN:
                    return copy(match.before), action
                break
    raise AssertionError("no such position was found")


@cache
def known_eve(key: str) -> tuple[Any, int, list[int]]:
    """The same, and what Anna then does in one of the worlds."""
    before, action = eve(key)
    after = copy(before)
    engine(GAMES[key]).apply(after, BEN, action)
    way = secret_way(key, after)
    assert way
    return before, action, way


class Watched(ServerOfWorlds):
    """A house that notes what kind of work a command made, whatever time it took."""

    def __init__(self, key: str, folder: Path) -> None:
        super().__init__(GAMES[key], folder)
        self.work: list[str] = []
        tables = self.app.state.tables
        tables.thinkers._dice = new_dice(b"d" * 16)
        self._note(tables, "act_at_once", lambda *args: "at once")
        self._note(tables.thinkers._advisers, "do", lambda *args, **more: "thought")
        self._note(tables.store, "append", self._written)

    def _note(self, whose: Any, name: str, kind: Callable[..., str]) -> None:
        real = getattr(whose, name)

        def noted(*args: Any, **more: Any) -> Any:
            self.work.append(kind(*args, **more))
            return real(*args, **more)

        setattr(whose, name, noted)

    def _written(self, match: str, rows: Any, mark: Any, *more: Any) -> str:
        """A bot that plays from now on writes in its own time, which is no part of the command."""
        return f"written: {[decode_entry(row.body).id == COMMAND for row in rows]}, {mark is not None}"

    def work_done(self) -> list[str]:
        return [work for work in self.work if work != "written: [False], False"]


Play = Callable[[list[str], list[Watched]], Coroutine[Any, Any, None]]

COMMAND = "the command"
COMMANDS: dict[str, dict[str, Any]] = {
    "act": {"seq": 3, "action": 0},
    "a stale act": {"type": "act", "seq": 1, "action": 0},
    "take_back": {},
    "grant": {"type": "answer", "grant": True},
    "deny": {"type": "answer", "grant": False},
    "resign": {},
    "leave": {},
    "hand": {"bot": ""},
    "return": {},
    "say": {"phrase": "hello"},
    "hint": {},
    "shortcuts": {},
    "shorten": {"seq": 3, "number": 0},
    "rematch": {},
    "sit": {"name": "Ben", "nonce": "0" * 32},
    "pledge": {"pledge": "0" * 64},
    "reveal": {"nonce": "0" * 32},
}


def test_every_command_is_tried() -> None:
    tried = {more.get("type", name) for name, more in COMMANDS.items()}
    assert tried == {kind.__struct_config__.tag for kind in get_args(messages.AnyCommand)}


async def two_worlds(
    key: str, urls: list[str], houses: list[Watched], viewer: int | None, stack: AsyncExitStack
) -> list[World]:
    """Ben has just given Anna something to choose in secret."""
    before, action, _ = known_eve(key)
    pair = []
    for url, house in zip(urls, houses, strict=True):
        guests = [await Guest(url, name).arrive() for name in ("Anna", "Ben", "Stranger")]
        for guest in guests:
            stack.push_async_callback(guest.leave)
        watcher = guests[2] if viewer is None else guests[BEN]
        pair.append(World(GAMES[key], house, guests[:2], watcher, viewer, {}))
        await pair[-1].begin(before, stack)
        await pair[-1].act(BEN, action, 0)
    return pair


async def choose_in_secret(world: World, way: Sequence[int]) -> None:
    """Step by step, and the last one back again."""
    for number, action in enumerate(way, 1):
        await world.act(ANNA, action, number)
    await world.people[ANNA].command("take_back", world.table, seat=ANNA)


async def command(world: World, name: str) -> None:
    message = {"type": name, "table": world.table, "id": COMMAND, "seat": BEN, **COMMANDS[name]}
    if message["type"] == "rematch":
        del message["seat"]
    if message.get("action") == 0:
        choices = (await world.people[BEN].seen(world.table))["choices"]
        message["action"] = choices[0]["action"] if choices else 1
    assert isinstance(world.house, Watched)
    world.house.work.clear()
    await world.send(message)
    world.heard.append(("work", "\n".join(world.house.work_done()).encode()))


def in_two_houses(
    key: str, folder: Path, play: Callable[[list[str], list[Watched]], Coroutine[Any, Any, None]]
) -> None:
    houses = [Watched(key, folder / "one"), Watched(key, folder / "two")]
    with in_process(houses[0].app) as first, in_process(houses[1].app) as second:
        asyncio.run(play([first, second], houses))


@pytest.mark.parametrize("viewer", [BEN, None])
@pytest.mark.parametrize("key", ["cold_spell", "snowball_fight"])
def test_nobody_can_count_what_is_chosen_in_secret(key: str, viewer: int | None, tmp_path: Path) -> None:
    async def play(urls: list[str], houses: list[Watched]) -> None:
        async with AsyncExitStack() as stack:
            pair = await two_worlds(key, urls, houses, viewer, stack)
            await choose_in_secret(pair[1], known_eve(key)[2])
            for world in pair:
                await world.probe(50)
            compare(pair)

    in_two_houses(key, tmp_path, play)


@pytest.mark.parametrize("key", ["cold_spell", "snowball_fight"])
def test_no_command_tells_whether_others_have_begun_in_secret(key: str, tmp_path: Path) -> None:
    """Neither by its answer nor by what work it makes, and so by how long it takes."""

    async def play(urls: list[str], houses: list[Watched]) -> None:
        for name in COMMANDS:
            async with AsyncExitStack() as stack:
                pair = await two_worlds(key, urls, houses, BEN, stack)
                await choose_in_secret(pair[1], known_eve(key)[2])
                for world in pair:
                    await command(world, name)
                compare(pair)

    in_two_houses(key, tmp_path, play)


@pytest.mark.parametrize("answer", ["grant", "deny"])
def test_what_is_asked_stands_while_others_choose_in_secret(answer: str, tmp_path: Path) -> None:
    """Ben has closed the field at Cold Spell, and would rather not have."""
    key = "cold_spell"

    async def play(urls: list[str], houses: list[Watched]) -> None:
        async with AsyncExitStack() as stack:
            pair = await two_worlds(key, urls, houses, BEN, stack)
            for world in pair:
                await command(world, "take_back")
                assert (await world.people[BEN].seen(world.table))["offer"] == {"seat": BEN, "waiting": [ANNA]}
            await choose_in_secret(pair[1], known_eve(key)[2])
            for world in pair:
                await world.probe(50)
            compare(pair)
            for world in pair:
                await world.people[ANNA].command("answer", world.table, seat=ANNA, grant=answer == "grant")
                await world.hear()
                await world.fetch("/api/tables/{}/update")
            compare(pair)

    in_two_houses(key, tmp_path, play)


def test_numbers_are_found_again() -> None:
    secret = secrecy.Secrets()
    for seq, owner in ((3, "anna"), (4, "anna"), (7, "ben"), (9, "anna")):
        secret.add(seq, owner)
    for player in ("anna", "ben", ""):
        numbers = [secret.shown(seq, player) for seq in range(12)]
        assert numbers == sorted(numbers)
        for seq, number in enumerate(numbers):
            assert number == numbers[secret.meant(number, player)]
            assert secret.meant(number, player) <= seq
    assert secret.shown(11, "") == 7
    assert secret.meant(8, "") > 11


def test_whoever_asks_in_between_counts_as_those_who_ask_at_the_end() -> None:
    dice, secret, own = random.Random(4), secrecy.Secrets(), dict[int, str]()
    for seq in range(1, 300):
        if dice.random() < 0.6:
            own[seq] = dice.choice(("anna", "ben", "-"))
            secret.add(seq, own[seq])
        for player in dice.sample(("anna", "ben", "", "-"), 2):
            known = [0] + [other for other in range(1, seq + 1) if own.get(other, player) == player]
            asked = dice.randrange(seq + 1)
            assert secret.shown(asked, player) == sum(other <= asked for other in known) - 1
            number = dice.randrange(len(known))
            assert secret.meant(number, player) == known[number]


def test_a_choice_that_others_notice_is_not_hidden() -> None:
    match = Match(GAMES["ice_queen"], 2, {}, b"1" * 16, INTERPRETED)
    seat = match.to_act()[0]
    action = match.legal(seat)[0]
    match.act(seat, action)
    assert not secrecy.is_unnoticed(match, (None, 1 - seat))


def test_what_others_saw_before_is_remembered_rightly() -> None:
    game = GAMES["cold_spell"]
    match, dice, found = Match(game, 2, key=b"sights" + bytes(10)), random.Random(5), []
    sights: Sights = {}
    while not match.is_over and len(match.actions) < 200:
        seat = dice.choice(match.to_act())
        match.act(seat, dice.choice(match.legal(seat)))
        viewers = (None, 1 - seat)
        if dice.random() < 0.9:  # or nobody asks, and what is remembered is old
            found.append(is_unnoticed(match, viewers, sights))
            assert found[-1] == is_unnoticed(match, viewers)
    assert {True, False} == set(found)
