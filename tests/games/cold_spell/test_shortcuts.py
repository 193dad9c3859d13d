"""The solver as the table offers it (5.4, 5.6)."""

import pytest

from .positions import closed_field


def test_5_6_every_length_is_offered_with_its_total_and_the_best_total_first() -> None:
    match = closed_field("on request")
    seat = match.to_act()[0]
    shortcuts = match.shortcuts(seat)
    totals = [shortcut.phrase.args["total"] for shortcut in shortcuts]
    assert len(shortcuts) > 1
    assert totals == sorted(totals, reverse=True)
    assert not any(shortcut.is_automatic for shortcut in shortcuts)
    assert len({shortcut.phrase.args["length"] for shortcut in shortcuts}) == len(shortcuts)


@pytest.mark.parametrize("begun", [0, 1, 2])
def test_5_4_a_shortcut_declares_by_ordinary_choices_whatever_was_begun(begun: int) -> None:
    match = closed_field("on request")
    seat = match.to_act()[0]
    for _ in range(begun):
        match.act(seat, match.legal(seat)[0])
    shortcut = match.shortcuts(seat)[0]
    for action in shortcut.find():
        match.act(seat, action)
    assert match.state.declared[seat]
    other = match.to_act()[0]
    for action in match.shortcuts(other)[0].find():
        match.act(other, action)
    assert match.is_over
    assert match.state.total[seat] == shortcut.phrase.args["total"]


def test_5_4_always_is_automatic_and_never_offers_nothing() -> None:
    match = closed_field("always")
    assert all(shortcut.is_automatic for shortcut in match.shortcuts(match.to_act()[0]))
    match = closed_field("never")
    assert match.shortcuts(match.to_act()[0]) == []
