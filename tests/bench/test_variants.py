"""Variants of a plan: how they are written, what they change, and going on where a run was stopped."""

from pathlib import Path

import pytest
from bench.meetings import Told
from bench.variants import Notes, ground_of, made, pairing

from snowedin.bots.arena import Clock
from snowedin.bots.search import Plan
from snowedin.games import GAMES

WINTER = GAMES["winter"]
ASKED = {"seconds": 0.1, "simulations": None}


def test_a_variant_is_a_game_and_what_differs() -> None:
    met = pairing("winter: wits=1.0 horizon=6 versus wits=0.2")
    assert (met.game, met.names) == (WINTER, ("wits=1.0 horizon=6", "wits=0.2"))
    assert pairing("snowball_fight: avalanche").names == ("avalanche", "yeti")
    with pytest.raises(SystemExit, match="A variant is a game, a colon and what is changed"):
        pairing("wits=1.0")


def test_only_what_is_named_differs_from_yeti() -> None:
    yeti, changed = made(WINTER, "yeti", (0.1, None)), made(WINTER, "wits=1.0 horizon=6", (0.1, None))
    assert isinstance(changed.plan, Plan)
    assert (changed.plan.wits, changed.plan.horizon, changed.seconds) == (1.0, 6, 0.1)
    assert isinstance(yeti.plan, Plan)
    assert (changed.plan.trust, changed.plan.effort) == (yeti.plan.trust, yeti.plan.effort)
    assert (made(WINTER, "wits=1.0", (None, 40)).simulations, made(WINTER, "yeti", (None, None)).seconds) == (40, 1.7)
    with pytest.raises(SystemExit, match="A plan has no luck"):
        made(WINTER, "luck=1", (0.1, None))


def test_any_level_may_be_changed_and_whoever_answers_at_once_may_be_met() -> None:
    fight = GAMES["snowball_fight"]
    skier = made(fight, "skier horizon=7", (None, None))
    assert isinstance(skier.plan, Plan)
    assert (skier.name, skier.plan.horizon, skier.simulations) == ("skier", 7, 1_000)
    assert [made(fight, name, (0.1, None)).bot for name in ("reflex", "greed")] == ["reflex", "greed"]
    with pytest.raises(SystemExit, match="has no level 'nobody'"):
        made(fight, "nobody", (None, None))
    met = ground_of(("snowball_fight", ("yeti", "some.weights")), (0.1, None), "again")
    assert (list(met.made), met.seed) == (["yeti"], "again")


def test_what_is_noted_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    first, again = pairing("winter: wits=1.0"), pairing("winter: wits=1.0")
    Notes(file, ASKED).give(first)
    for turn, points in enumerate((1.0, 0.5)):
        first.note(Told((0, turn), points, 2.0, (Clock(3, 1.5, 0.7), Clock(2, 0.5, 0.3))))
    Notes(file, ASKED).give(again)
    assert again.scores() == first.scores() == [0.75]
    assert (again.begun, again.under_way, again.clocks[0].choices) == (1, 0, 6)
    assert len(file.read_text().splitlines()) == 3
    for other in ({"seconds": 0.2}, {"seed": "again"}):
        with pytest.raises(SystemExit, match="is of another command"):
            Notes(file, {**ASKED, **other})
