"""A search in WebAssembly thinks what it thinks on the CPU: the same choices, visits, values and lines."""

import base64
import math
from collections.abc import Iterator
from typing import Any

import pytest

from snowedin.bots.search import Plan, Search
from snowedin.conformance.playing import dice, key, random_steps
from snowedin.core.compile import engine
from snowedin.core.game import Game
from snowedin.core.match import _words
from snowedin.core.records import copy

from .modules import run

PLAN = Plan(wits=0.5, trust=0.3)
BLIND = Plan(wits=0, trust=0.3)  # for Cold Spell, whose bots look through the dictionary: that would take minutes
SIMULATIONS = 200
EVERY = 9  # moves of a random game
CLOSE = 1e-9  # a browser's exp is its own in the last digit


def positions(game: Game) -> Iterator[tuple[Any, int]]:
    """What a seat knows now and then in a random game."""
    back_end = engine(game)
    for step, (s, seat, _, _) in enumerate(random_steps(game, back_end, 3)):
        if seat >= 0 and step % EVERY == 0:
            guess = copy(s)
            back_end.redeal(guess, seat, dice(step))
            yield guess, seat


def plan_for(game: Game) -> Plan:
    return BLIND if game.key == "cold_spell" else PLAN


def question(game: Game, guess: Any, seat: int, number: int) -> dict[str, Any]:
    plan = {name: getattr(plan_for(game), name) for name in ("explore", "tremble", "wits", "trust", "habit", "horizon")}
    return {
        "guess": base64.b64encode(guess.tobytes()).decode(),
        "seat": seat,
        "plan": plan | {"bot": len(game.bots.NAMES) - 1},
        "key": list(_words(key(number))),
        "simulations": SIMULATIONS,
    }


def test_a_search_thinks_the_same(game: Game) -> None:
    asked = list(positions(game))[:6]
    told = run("thinking.ts", game, [question(game, guess, seat, i) for i, (guess, seat) in enumerate(asked)])
    assert len(told) == len(asked) > 2
    for i, ((guess, seat), there) in enumerate(zip(asked, told, strict=True)):
        here = Search(engine(game), plan_for(game), key(i)).think(guess, seat, SIMULATIONS)
        assert [[one.action, one.visits] for one in here.options] == [row[:2] for row in there["choices"]]
        if not math.isnan(here.value):
            assert there["value"] == pytest.approx(here.value, rel=CLOSE)
            for option, row in zip(here.options, there["choices"], strict=True):
                assert row[2:] == pytest.approx([option.value, option.share], rel=CLOSE)
        assert [list(step) for step in here.line] == there["line"]
