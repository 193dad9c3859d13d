"""Match documents: whatever is done to one, it is read right or refused with a sentence."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snowedin.core.compile import COMPILED, INTERPRETED
from snowedin.core.document import read_document, sealed
from snowedin.core.game import Refusal
from snowedin.core.match import Match, load, replay
from snowedin.games import GAMES

ICE_QUEEN = GAMES["ice_queen"]


def played(actions: int = 5, target: str = COMPILED) -> Match:
    match = Match(ICE_QUEEN, 3, {"under": "fixed"}, bytes(range(16)), target)
    for number in range(actions):
        match.act(match.to_act()[0], 1 + number % 13)
    return match


TEXT = msgspec.json.encode(played(target=INTERPRETED).document())  # nothing is compiled while tests are collected


def signed(**changes: Any) -> bytes:
    """A document with changes and a checksum that fits them, as a forger would write it."""
    return msgspec.json.encode(sealed(msgspec.structs.replace(played().document(), **changes)))


def test_a_document_carries_game_version_options_seats_key_and_actions() -> None:
    document = json.loads(TEXT)
    assert document["game"] == "ice_queen"
    assert document["version"] == ICE_QUEEN.version
    assert document["options"]["under"] == "fixed"
    assert document["seats"] == 3
    assert document["key"] == bytes(range(16)).hex()
    assert len(document["actions"]) == 5


@settings(deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(1, 255))
def test_any_changed_byte_is_refused(place: int, change: int) -> None:
    changed = bytearray(TEXT)
    changed[place] ^= change
    with pytest.raises(Refusal):
        replay(read_document(bytes(changed)), GAMES)


@settings(deadline=None)
@given(st.integers(0, len(TEXT) - 1))
def test_any_truncated_document_is_refused(length: int) -> None:
    with pytest.raises(Refusal, match="not a whole match document"):
        read_document(TEXT[:length])


@settings(deadline=None)
@given(st.binary() | st.text())
def test_anything_else_is_refused(data: bytes | str) -> None:
    with pytest.raises(Refusal, match="match document"):
        read_document(data)


@settings(deadline=None, max_examples=40)
@given(st.lists(st.tuples(st.integers(-2, 4), st.integers(-3, 16)), max_size=8))
def test_a_document_with_any_actions_is_replayed_only_if_they_are_legal(actions: list[tuple[int, int]]) -> None:
    document = read_document(signed(actions=actions))
    try:
        match = replay(document, GAMES)
    except Refusal as refusal:
        number = int(str(refusal).split()[1])
        assert 1 <= number <= len(actions)
    else:
        assert match.actions == actions


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "a game 'chess'; known are"),
        ({"version": 99}, "version 99 of the rules"),
        ({"seats": 7}, "2 to 6 players"),
        ({"key": "abc"}, "32 hexadecimal digits"),
        ({"key": "zz" * 16}, "32 hexadecimal digits"),
        ({"options": {"under": "sideways"}}, "one of shuffled, fixed"),
        ({"options": {"wings": 1}}, "no option 'wings'"),
        ({"format": "snowedin match 9"}, "reads 'snowedin match 1'"),
        ({"actions": [(0, 99)]}, "Action 1 of the document"),
    ],
)
def test_a_forged_document_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        replay(read_document(signed(**changes)), GAMES)


def test_a_file_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        load(tmp_path, GAMES)


def test_two_matches_without_a_key_differ() -> None:
    assert Match(ICE_QUEEN, 2).key != Match(ICE_QUEEN, 2).key


def test_nothing_is_played_when_the_game_is_over() -> None:
    match = Match(ICE_QUEEN, 2, {"hand_cap": 1})
    match.act(match.to_act()[0], 1)
    assert match.is_over
    assert match.to_act() == []
    assert match.legal(0) == []
    with pytest.raises(Refusal, match="over"):
        match.act(0, 1)


def test_a_call_cannot_be_fairly_taken_back_but_it_can_be_undone() -> None:
    match = played(1)
    assert not match.may_undo()
    match.undo()
    assert not match.actions
    assert not match.may_undo()


def test_one_is_told_as_one() -> None:
    match = played(1)
    with pytest.raises(Refusal, match="Of 1 action so far, 2 cannot be taken back"):
        match.undo(2)
    with pytest.raises(Refusal, match="Winter is for 2 players, not 3"):
        Match(GAMES["winter"], 3)
    with pytest.raises(Refusal, match="Ice Queen is for 2 to 6 players, not 7"):
        Match(ICE_QUEEN, 7)
    lonely = next_with_one_choice()
    (seat, action) = lonely.to_act()[0], lonely.legal(lonely.to_act()[0])[0]
    with pytest.raises(Refusal, match="'xyzzy' is not the only choice there is: "):
        lonely.parse(seat, "xyzzy", lonely.words())
    with pytest.raises(Refusal, match=f"Action {action + 1} is not the only one that seat {seat} may choose"):
        lonely.act(seat, action + 1)


def next_with_one_choice() -> Match:
    """A match of Winter in which there is but one thing to do."""
    for deal in range(50):
        match = Match(GAMES["winter"], 2, key=bytes([deal] * 16))
        for _ in range(60):
            seat = match.to_act()[0]
            if len(match.legal(seat)) == 1:
                return match
            match.act(seat, match.legal(seat)[-1])
    raise AssertionError("no deal came to it")
