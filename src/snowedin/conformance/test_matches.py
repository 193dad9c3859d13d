"""Matches of every game: saved, loaded, taken back, refused."""

from pathlib import Path

import msgspec
import pytest

from ..core.compile import COMPILED, INTERPRETED
from ..core.document import read_document
from ..core.game import Game, Refusal
from ..core.match import Match, load, replay
from .playing import dice, key, options_of, seats_of


def played(game: Game, number: int, target: str = COMPILED, actions: int = 30) -> Match:
    match = Match(game, seats_of(game, number), options_of(game, number), key(number), target)
    rolls = dice(number, 1)
    while not match.is_over and len(match.actions) < actions:
        seat = match.to_act()[-1]
        match.act(seat, match.engine.random_choice(match.state, seat, rolls))
    return match


def test_a_saved_match_comes_back_the_same(game: Game, tmp_path: Path) -> None:
    for number in range(len(game.seats)):
        match = played(game, number)
        match.names = [f"name {seat}" for seat in range(match.seats)]
        match.save(tmp_path / "match.json")
        again = load(tmp_path / "match.json", {game.key: game})
        assert again.document() == match.document()
        assert again.state.tobytes() == match.state.tobytes()
        assert again.names == match.names


def test_a_match_replays_alike_on_the_interpreted_back_end(game: Game) -> None:
    match = played(game, 1)
    assert replay(match.document(), {game.key: game}, INTERPRETED).state.tobytes() == match.state.tobytes()


def test_undo_leads_back_through_every_state(game: Game) -> None:
    match = played(game, 2, actions=12)
    states = [match.state_after(count).tobytes() for count in range(len(match.actions) + 1)]
    assert match.state.tobytes() == states[-1]
    while match.actions:
        match.undo()
        assert match.state.tobytes() == states[len(match.actions)]
    with pytest.raises(Refusal, match="0 actions"):
        match.undo()


def test_what_may_not_be_done_is_refused_and_changes_nothing(game: Game) -> None:
    match = played(game, 3, actions=1)
    before = match.state.tobytes()
    seat = match.to_act()[0]
    illegal = next(a for a in range(1, game.state.ACTIONS + 1) if a not in match.legal(seat))
    for wrong_seat, action in ((seat, illegal), (seat, 0), (seat, -1), (seat, 10**9), (-1, 1), (99, 1)):
        with pytest.raises(Refusal):
            match.act(wrong_seat, action)
    assert match.state.tobytes() == before


def test_changed_documents_are_refused_with_a_sentence(game: Game) -> None:
    document = played(game, 1).document()
    text = msgspec.json.encode(document)
    for cut in range(0, len(text), max(1, len(text) // 40)):
        with pytest.raises(Refusal, match="match document"):
            read_document(text[:cut])
    changed = msgspec.structs.replace(document, seats=document.seats + 1)
    with pytest.raises(Refusal, match="checksum"):
        read_document(msgspec.json.encode(changed))
