"""What is seen at Ice Queen: compiled as interpreted, and room for all there can be."""

from random import Random
from typing import Any

import pytest

from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import Match
from snowedin.core.views import Views
from snowedin.games.ice_queen import GAME, cards, state

from .test_rules import COURAGE, call, deck

SLOW = engine(GAME, INTERPRETED).once(Views)


def brought(size: int, random: Random) -> list[dict[str, Any]]:
    """A deck in which the highest value is often shared."""
    return deck(*(random.randint(8, 10) for _ in range(size)))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("memory", ["off", "on"])
def test_compiled_eyes_see_what_interpreted_ones_see(seats: int, memory: str) -> None:
    random = Random(seats)
    for size in (None, 2 * seats, cards.MOST):
        options = {"memory": memory, "hand_cap": "none", "deck": brought(size, random) if size else None}
        match = Match(GAME, seats, options, random.randbytes(16))
        while not match.is_over and len(match.actions) < 60:
            for viewer in (None, *range(seats)):
                assert match.told_to(viewer) == SLOW.json_of(match.state, viewer)
            match.act(match.to_act()[0], random.randrange(state.CALL, state.ACTIONS))
        for viewer in (None, *range(seats)):
            assert match.told_to(viewer) == SLOW.json_of(match.state, viewer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_room_for_the_largest_deck_in_the_middle_and_for_a_win_shared_by_all(seats: int) -> None:
    """Every list is of seats, of categories, or of cards, none of them twice: there cannot be more than here."""
    match = Match(GAME, seats, {"deck": deck(*[10] * cards.MOST, scale=5), "memory": "on"}, b"k" * 16)
    while not match.is_over:
        match.act(match.to_act()[0], call(COURAGE))
    seen = match.seen_by(0)
    assert sorted(seen.middle) == [entry.card for entry in seen.memory] == list(range(1, cards.MOST + 1))
    assert {entry.holder for entry in seen.memory} == {None}
    assert seen.winners == seen.last.tied == list(range(seats))
    assert [len(card.values) for card in seen.last.shown] == [cards.KINDS] * seats
    assert seen.stacks == [0] * seats
    assert seen.own is None
    assert match.told_to(0) == SLOW.json_of(match.state, 0)
