"""A match judged in WebAssembly is judged as on the CPU: the same deeds, and values as near as chance lets them be."""

import base64
from typing import Any

from snowedin.bots import Bot, analysis
from snowedin.core.game import Game
from snowedin.core.match import Match

from ..short_games import SHORT
from .modules import run

SIMULATIONS = 100
LAST = 25  # choices, so that solvers are asked too
NEAR = 0.15  # in the mean: both search by chance of their own


def played(game: Game) -> Match:
    match = Match(game, game.seats.start, SHORT[game.key], b"a match to judge")
    bots = [Bot(game, "chance", f"judged {seat}") for seat in range(match.seats)]
    while not match.is_over:
        for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
            match.act(seat, action)
    return match


def question(match: Match, first: int) -> dict[str, Any]:
    """The end of the match, as if it had been dealt so."""
    states = match.game.blank(match.options), match.state_after(first)
    blank, deal = (base64.b64encode(state.tobytes()).decode() for state in states)
    effort = analysis.EFFORT * SIMULATIONS
    told = {"seats": match.seats, "blank": blank, "deal": deal, "actions": match.actions[first:]}
    return told | {"simulations": SIMULATIONS, "effort": effort}


def test_a_match_is_judged_alike(game: Game) -> None:
    match = played(game)
    first = max(0, len(match.actions) - LAST)
    *there, (same, other) = run("judging.ts", game, [question(match, first)])
    here = list(analysis.judge_choices(match, SIMULATIONS, None, "test", lambda steps: None))[first:]
    assert [(one["seat"], one["action"]) for one in there] == [(one.seat, one.action) for one in here]
    assert [len(one["way"]) for one in there] == [len(one.way) for one in here]
    pairs = [(one["value"], two.value) for one, two in zip(there, here, strict=True) if one["value"] is not None]
    assert [one["value"] is None for one in there] == [two.value != two.value for two in here]
    assert not pairs or sum(abs(one - two) for one, two in pairs) / len(pairs) < NEAR
    assert all(one["loss"] == 0 for one in there if one["best"] == one["action"])
    assert len(same) == len(other) == match.seats
