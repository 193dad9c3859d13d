"""What is seen: compiled as interpreted, the same by all, and never more than there is room for."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.protocol import SPECTATOR
from snowedin.core.records import blank
from snowedin.games.winter import GAME, cards, state
from snowedin.games.winter.view import Seen

from ...looking import look
from .tables import dealt, dice, thawing

FAST = engine(GAME)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"overlap": "no"},
    {"turn_in_place": "yes"},
    {"corner_contact": "yes", "thaw_cap": 3},
)
LISTS = ("colours", "cards", "counters", "supply", "undrawn", "groups")


def states_of(number: int, options: dict[str, Any]) -> Iterator[Any]:
    """A whole random game."""
    s, chooser = dealt(number, FAST, **options), dice(number)
    yield s
    while not FAST.is_over(s):
        FAST.apply(s, int(s.turn), int(FAST.random_choice(s, int(s.turn), chooser)))
        yield s


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_compiled_and_interpreted_tell_the_same_to_everybody(options: dict[str, Any]) -> None:
    for number in range(2):
        for s in states_of(number, options):
            told = look(GAME, s, None)
            assert told == look(GAME, s, None, INTERPRETED) == look(GAME, s, 0) == look(GAME, s, 1)
    assert told["result"]


def test_no_list_outgrows_its_room() -> None:
    """Every card is in one place, and each colour has nine counters."""
    longest: Counter[str] = Counter()
    for number in range(300):
        for s in states_of(number, VARIANTS[number % len(VARIANTS)]):
            seen = blank(Seen)
            FAST.bind(GAME.view).see(s, SPECTATOR, seen)
            for name in LISTS:
                longest[name] = max(longest[name], int(seen[name].length))
                assert seen[name].length <= len(seen[name].at)
            shown = seen.cards.length + seen.undrawn.length + int(seen.gone).bit_count() + seen.held.is_there
            assert shown == cards.CARDS
            assert seen.counters.length + sum(seen.supply.at) == 2 * state.COUNTERS
    assert longest["cards"] == cards.CARDS
    assert longest["undrawn"] == cards.CARDS - 2, "one card lies and one is held before anybody chooses"


def test_a_lake_full_of_counters_is_seen_whole() -> None:
    lay = {(row, 2 * col): "LDLD" if col % 2 else "DLDL" for row in (0, 2) for col in range(9)}
    light = [(row, col) for row in range(3) for col in (1, 5, 9)]
    s = thawing(lay, light, [(row, col + 2) for row, col in light])
    seen = look(GAME, s, None)
    assert [one["colour"] for one in seen["counters"]] == ["light"] * 9 + ["dark"] * 9
    assert seen["supply"] == [0, 0]
    assert seen == look(GAME, s, None, INTERPRETED)


def test_a_lifted_card_is_seen_with_the_place_it_came_from() -> None:
    s = thawing({(0, 0): "DLDL", (0, 2): "DLDL", (2, 0): "LDLD"})
    FAST.apply(s, 0, state.MOVE)
    card = int(FAST.next_legal(s, 0, state.CARD)) - state.CARD
    before = next(one for one in look(GAME, s, None)["cards"] if one["card"] == card)
    FAST.apply(s, 0, state.CARD + card)
    seen = look(GAME, s, None)
    assert seen["held"]["came_from"] == {name: before[name] for name in ("row", "column", "turned")}
    assert seen["held"]["to"] is None
    assert card not in {one["card"] for one in [*seen["cards"], *seen["undrawn"]]}
