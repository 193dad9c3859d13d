"""What is chosen in secret step by step: nobody else can tell how many steps it took."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import Match, legal_actions
from snowedin.core.records import copy
from snowedin.games import GAMES
from snowedin.server.table import secrecy

from ..games.cold_spell.positions import closed_field
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


def two_step_snowball() -> Any:
    """A position of Snowball Fight in which Anna's choice has a second step."""
    for number in range(200):
        match, chooser = Match(GAMES["snowball_fight"], 2, {}, bytes([number]) * 16), random.Random(number)
        while not match.is_over:
            if unnoticed("snowball_fight", match.state):
                return match.state
            seat = chooser.choice(match.to_act())
            match.act(seat, chooser.choice(match.legal(seat)))
    raise AssertionError("no such position was found")


def position(key: str) -> Any:
    return closed_field("on request").state if key == "cold_spell" else two_step_snowball()


async def play(key: str, urls: list[str], houses: list[ServerOfWorlds], viewer: int | None) -> None:
    start = position(key)
    way = secret_way(key, start)
    assert way
    async with AsyncExitStack() as stack:
        pair = []
        for url, house in zip(urls, houses, strict=True):
            guests = [await Guest(url, name).arrive() for name in ("Anna", "Ben", "Stranger")]
            for guest in guests:
                stack.push_async_callback(guest.leave)
            watcher = guests[2] if viewer is None else guests[BEN]
            pair.append(World(GAMES[key], house, guests[:2], watcher, viewer, {}))
            await pair[-1].begin(start, stack)
        for number, action in enumerate(way):
            await pair[1].act(ANNA, action, number)  # in one of the worlds only
        await pair[1].people[ANNA].command("take_back", pair[1].table, seat=ANNA)
        for world in pair:
            await world.probe(50)
        compare(pair)


@pytest.mark.parametrize("viewer", [BEN, None])
@pytest.mark.parametrize("key", ["cold_spell", "snowball_fight"])
def test_nobody_can_count_what_is_chosen_in_secret(key: str, viewer: int | None, tmp_path: Path) -> None:
    houses = [ServerOfWorlds(GAMES[key], tmp_path / "one"), ServerOfWorlds(GAMES[key], tmp_path / "two")]
    with in_process(houses[0].app) as first, in_process(houses[1].app) as second:
        asyncio.run(play(key, [first, second], houses, viewer))


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


def test_a_choice_that_others_notice_is_not_hidden() -> None:
    match = Match(GAMES["ice_queen"], 2, {}, b"1" * 16, INTERPRETED)
    seat = match.to_act()[0]
    action = match.legal(seat)[0]
    match.act(seat, action)
    assert not secrecy.is_unnoticed(match, (None, 1 - seat))
