"""The short way of a move says yes exactly where the long way does, and writes the same entry."""

import random

import pytest

from snowedin.core.compile import INTERPRETED
from snowedin.games import GAMES
from snowedin.server.table import verbs
from snowedin.server.table.setup import SeatSetup, Setup
from snowedin.server.table.table import Table
from snowedin.server.table.verbs import entry_for
from snowedin.server.table.verbs.act import check_ordinary
from snowedin.server.wire import messages
from snowedin.server.wire.refusals import Denied

PLAYERS = ("anna", "ben", "", "eve")


def dealt(key: str) -> Table:
    plans = [SeatSetup("me"), SeatSetup("open"), SeatSetup("bot", "greed")]
    setup = Setup(key, GAMES[key].version, {}, plans, "anna", 0, "")
    table = Table("A" * 16, setup, b"s" * 32, GAMES[key])
    table.target = INTERPRETED
    for seq, player in enumerate(("anna", "ben"), 1):
        table.fold(seq, seq, verbs.Sit(seat=seq - 1, player=player, name=player, nonce=f"{seq:032}"))
    return table


def long_way(table: Table, player: str, command: messages.Act) -> verbs.AnyEntry | None:
    if (player, command.seat, command.id) in table.entry_of_command:
        return None
    try:
        return entry_for(table, player, command)
    except Denied:
        return None


def some_command(table: Table, dice: random.Random) -> messages.Act:
    seat = dice.choice((0, 0, 1, 1, 2, 3))
    legal = table.choices[seat] if seat < 3 else []
    action = dice.choice((*legal[:2], *legal[:2], 1, 999))
    name = dice.choice((f"n{table.seq}", *(name for *_, name in list(table.entry_of_command)[-2:])))
    return messages.Act(table.id, name, seat, seq=max(0, table.seq + dice.choice((0, 0, 0, -1, -5, 1))), action=action)


@pytest.mark.parametrize("key", ["ice_queen", "cold_spell"])  # in the open, and with entries that others do not count
def test_both_ways_agree_through_a_whole_game(key: str) -> None:
    table, dice, agreed = dealt(key), random.Random(7), 0
    while not table.is_over:
        for _ in range(40):
            command, player = some_command(table, dice), dice.choice(PLAYERS)
            entry = check_ordinary(table, player, command)
            assert entry == long_way(table, player, command)
            agreed += entry is not None
        if table.seq % 9 == 0:
            table.fold(table.seq + 1, table.at, verbs.HandOver(seat=1, bot="" if table.seats[1].bot else "greed"))
            continue
        seat = table.waiting[0]
        name = f"n{table.seq}" if seat < 2 else ""
        act = verbs.Act(seat=seat, id=name, action=dice.choice(table.choices[seat]))
        table.fold_new(table.seq + 1, table.at, act)
    assert agreed > 20
    assert bool(table.secrets) == (key == "cold_spell")
    assert check_ordinary(table, "anna", some_command(table, dice)) is None
