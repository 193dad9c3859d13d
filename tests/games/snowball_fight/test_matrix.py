"""The whole matrix of side against side, as golden file and in the rulebook, and played out."""

import pytest

from snowedin.games.snowball_fight import cards, state

from . import interactions
from .positions import ENGINE, cards_with

SIDES = range(1, cards.SIDES + 1)
REMAKE = "run `python -m tests.games.snowball_fight.interactions` and read the diff"
OFFERS = {state.DODGING, state.FOLLOWING}  # declined here: what they lead to has tables of its own


def test_the_matrix_is_as_written_down() -> None:
    assert interactions.as_text() == interactions.GOLDEN.read_text(encoding="utf-8"), REMAKE


def test_the_rulebook_has_the_current_tables() -> None:
    assert interactions.in_rulebook() == interactions.RULEBOOK.read_text(encoding="utf-8"), REMAKE


def test_the_matrix_leaves_out_exactly_the_sides_of_one_single_card() -> None:  # 1
    single = {frozenset((a, b)) for level, a, b, _ in cards.BOX if level == 3}
    single |= {frozenset((side,)) for pair in single for side in pair}
    left_out = {frozenset((a, b)) for a in SIDES for b in SIDES if not interactions.meeting(a, b)}
    assert left_out == single


def test_the_matrix_is_the_same_from_both_sides_of_the_table() -> None:
    for mine in SIDES:
        for theirs in SIDES:
            assert interactions.meeting(mine, theirs) == "/".join(
                reversed(interactions.meeting(theirs, mine).split("/"))
            )


@pytest.mark.parametrize("mine", SIDES)
def test_played_out_everybody_ends_with_as_many_cards_as_the_matrix_says(mine: int) -> None:
    for theirs in SIDES:
        f = interactions.fight(mine, theirs)
        if f is None:
            continue
        row, column = interactions.meeting(mine, theirs).split("/")
        before = [len(f.owned(seat)) for seat in range(2)]
        f.throw((cards_with(mine)[0], mine), (cards_with(theirs)[-1], theirs))
        while f.s.turns == 0:
            seat = f.asked[0]
            f.act(seat, state.DECLINE if f.s.phase in OFFERS else int(ENGINE.next_legal(f.s, seat, 1)))
        assert [len(f.owned(seat)) for seat in range(2)] == [
            before[0] + change(row, column),
            before[1] + change(column, row),
        ]


def change(own: str, other: str) -> int:
    return sum(own.count(letter) for letter in "ugt") - sum(own.count(letter) for letter in "ap") - other.count("t")
