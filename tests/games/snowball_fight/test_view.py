"""What is seen: the same compiled and interpreted, and with room for all there is."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from snowedin.core.chance import Chance
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import start
from snowedin.core.records import blank, blanks, copy
from snowedin.core.views import Views
from snowedin.games.snowball_fight import GAME, cards, state, view

from ...looking import look
from .positions import Fight, pile

FAST = engine(GAME)
CHOICES = GAME.options[:5]
COMBINATIONS = list(product((0, 1), repeat=len(CHOICES)))
VIEWERS = (None, 0, 1)
GAMES = 200


def positions(number: int) -> Iterator[Any]:
    """A random game, position by position; the numbers go through all combinations of options."""
    values = COMBINATIONS[number % len(COMBINATIONS)]
    options = {option.name: option.values[value] for option, value in zip(CHOICES, values, strict=True)}  # type: ignore[union-attr]
    s, rolls = GAME.blank(GAME.read_options(options)), blank(Chance)
    start(s.chance, number.to_bytes(16, "little"))
    start(rolls, number.to_bytes(16, "little"), 7)
    FAST.deal(s, 2)
    yield s
    while not FAST.is_over(s):
        for seat in range(2):
            if FAST.is_to_act(s, seat):
                FAST.apply(s, seat, FAST.random_choice(s, seat, rolls))
                yield s


@pytest.mark.parametrize("number", [0, 13, 31])
def test_compiled_and_interpreted_rules_show_the_same(number: int) -> None:
    fast, slow = FAST.once(Views), engine(GAME, INTERPRETED).once(Views)
    for s in positions(number):
        for viewer in VIEWERS:
            assert fast.json_of(s, viewer) == slow.json_of(s, viewer)


def lists(rows: Any) -> Iterator[tuple[Any, int]]:
    """All lists in these records and in what is in them: how long they are, and how much room they have."""
    if rows.dtype.names == ("length", "at"):
        yield rows["length"], rows["at"].shape[-1]
    for name in rows.dtype.names:
        if rows[name].dtype.names:
            yield from lists(rows[name])


def test_no_list_outgrows_its_room() -> None:
    seen = blanks(view.Seen, 1)
    most = 0
    for number in range(GAMES):
        for i, s in enumerate(positions(number)):
            seen.view(np.uint8)[:] = 0
            FAST.see(copy(s), i % 3 - 1, seen[0])
            for lengths, room in lists(seen):
                assert -1 <= lengths.min() <= lengths.max() <= room
            most = max(most, int(seen[0].news.length))
    assert 8 < most < state.NEWS


def test_one_player_may_own_all_cards_there_are() -> None:
    every = range(1, cards.CARDS + 1)
    f = Fight(((), ()), (every, ()), ((), ()), (0, 0))
    f.s.seen[0] = pile(every)
    for viewer in (0, 1):
        discard = look(GAME, f.s, viewer)["players"][0]["discard"]
        assert discard["count"] == cards.CARDS
        assert [card["card"] for card in discard["cards"]] == list(every)


def test_a_card_is_told_with_all_that_is_printed_on_it() -> None:
    f = Fight(((1, 17), (2, 6)))
    assert look(GAME, f.s, 0)["players"][0]["hand"] == {
        "count": 2,
        "cards": [
            {"card": 1, "sides": ["snowball", "upgrade"], "level": "basic", "points": 1},
            {"card": 17, "sides": ["rocks", "whitewash"], "level": "extreme", "points": 3},
        ],
    }
