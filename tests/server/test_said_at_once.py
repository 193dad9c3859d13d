"""What is remembered as JSON for all tables is what is said phrase by phrase at one, through whole games."""

import random

import msgspec
import pytest

from snowedin.core import notices
from snowedin.core.notices import MARKS
from snowedin.games import GAMES
from snowedin.server.shown import speech
from snowedin.server.shown.teller import Teller
from snowedin.server.table import verbs
from snowedin.server.table.setup import SeatSetup, Setup
from snowedin.server.table.table import Change, Table
from snowedin.server.wire.messages import Choice, Event, encoder

NAMES = ('An"na\\', f"Be{MARKS[0]}n {{$who}} %s")  # a name is never taken for anything else


def dealt(key: str, number: int) -> Table:
    setup = Setup(key, GAMES[key].version, {}, [SeatSetup("me"), SeatSetup("open")], "anna", 0, "")
    table = Table("A" * 16, setup, number.to_bytes(32, "big"), GAMES[key])
    for seq, (player, name) in enumerate(zip(("anna", "ben"), NAMES, strict=True), 1):
        table.fold(seq, seq, verbs.Sit(seat=seq - 1, player=player, name=name, nonce=f"{seq:032}"))
    return table


def choices_one_by_one(teller: Teller, seat: int) -> list[Choice]:
    return [teller.choice(seat, action) for action in teller.table.choices[seat]]


def plain(told: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(told))


def is_the_same(teller: Teller, change: Change) -> int:
    """How many events both told."""
    count = 0
    for viewer in (None, 0, 1):
        one_by_one: list[Event] = teller.events([change], viewer)
        assert plain(teller.news([change], viewer)) == plain(one_by_one)
        count += len(one_by_one)
    for seat in teller.table.waiting:
        assert msgspec.json.decode(teller.choices_encoded(seat)) == plain(choices_one_by_one(teller, seat))
    return count


def is_the_same_update(teller: Teller, change: Change) -> bool:
    """Is a move told in one go as it is told piece by piece?"""
    if not teller.is_ordinary([change]):
        return False
    table = teller.table
    for viewer, answers in ((None, ""), (0, 'm"1'), (1, "")):
        update = teller.seen_by(viewer, teller.open_to_all(table.at), table.at, teller.news([change], viewer), answers)
        assert teller.moved(viewer, table.at, answers) == encoder.encode(update)
    return True


@pytest.mark.parametrize("key", list(GAMES))
def test_both_ways_say_the_same_through_whole_games(key: str) -> None:
    told = moved = 0
    for number in range(2):
        table, dice = dealt(key, number), random.Random(number)
        teller = Teller(table)
        while not table.is_over:
            seat = dice.choice(table.waiting)
            change = table.fold_new(
                table.seq + 1, table.at, verbs.Act(seat=seat, action=dice.choice(table.choices[seat]))
            )
            told += is_the_same(teller, change)
            moved += is_the_same_update(teller, change)
    assert told > 30
    assert moved > 30


def test_what_is_remembered_is_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "ROWS", 5)
    monkeypatch.setattr(speech, "LISTS", 2)
    speech._kept.clear()
    test_both_ways_say_the_same_through_whole_games("ice_queen")
    assert all(len(shared.rows) <= 5 and len(shared.lists) <= 2 for shared in speech._kept.values())


@pytest.mark.parametrize("key", ["ice_queen", "cold_spell"])
def test_a_phrasebook_that_is_full_begins_anew(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    class Noted(notices.Phrasebook):
        def __init__(self, slots: int = 2) -> None:
            super().__init__(slots)
            begun.append(slots)

    monkeypatch.setattr(notices, "Phrasebook", Noted)
    monkeypatch.setattr(notices, "MOST_SLOTS", 8)
    monkeypatch.setattr(notices, "ROOM", 8)
    speech._kept.clear()
    test_both_ways_say_the_same_through_whole_games(key)
    speech._kept.clear()
    assert begun[:3] == [2, 4, 8]
    assert 8 < max(begun) <= 256, "a single notice has more to say, but not much more"
    assert len(begun) > 20


def test_what_was_asked_for_lately_is_not_forgotten() -> None:
    remembered = speech.Remembered(3)
    assert remembered[b"often"] == b""
    remembered.keep(b"often", b"said")
    for number in range(20):
        remembered.keep(b"%d" % number, b"once")
        assert remembered[b"often"] == b"said"
    assert remembered[b"1"] == b""
    assert len(remembered) + len(remembered._before) <= 6
