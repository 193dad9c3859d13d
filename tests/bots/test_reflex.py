"""Reflex: a network of whole numbers answers alike on every back end, and as the network it was made of."""

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from snowedin.bots import Bot, names, reflex
from snowedin.bots.reflex import Reflex, WholeNet, read, written
from snowedin.core.compile import COMPILED, INTERPRETED, engine
from snowedin.core.game import Game, Refusal
from snowedin.core.match import KEY_BYTES, Match, new_dice
from snowedin.games import GAMES
from snowedin.learn.champion import made_whole
from snowedin.learn.school import keeping
from snowedin.learn.school.net import judged

from ..left_to_the_soak import all_but

HIDDEN = 24


def learned(game: Game) -> dict[str, Any]:
    """A network that nobody taught, with some of the columns and all actions."""
    random = np.random.default_rng(1)
    reads = np.arange(0, game.observe.SIZE, max(1, game.observe.SIZE // 200), dtype=np.int32)
    acts = np.arange(1, game.state.ACTIONS, dtype=np.int32)
    sizes = (("layer 0", len(reads), HIDDEN), ("layer 1", HIDDEN, HIDDEN), ("action", HIDDEN, len(acts)))
    net = {name: random.normal(size=(before, after)) / np.sqrt(before) for name, before, after in sizes}
    net |= {"bias 0": random.normal(size=HIDDEN), "bias 1": random.normal(size=HIDDEN)}
    net |= {"action bias": random.normal(size=len(acts)), "value": np.zeros((HIDDEN, 1)), "value bias": np.zeros(1)}
    parts = {name: part.astype(np.float32) for name, part in net.items()}
    return {"reads": reads, "acts": acts, **keeping.grouped("last", parts)}


@dataclass
class Told:
    """What was chosen in a match, and how far the whole network's chances were from those it was made of."""

    actions: list[int]
    furthest: float


def told(game: Game, arrays: dict[str, Any], net: WholeNet, target: str, most: int) -> Told:
    match, dice = Match(game, game.seats.start, {}, bytes(KEY_BYTES), target), new_dice(bytes(KEY_BYTES))
    bot = Reflex(engine(game, target), net)
    actions: list[int] = []
    furthest = 0.0
    while not match.is_over and len(actions) < most:
        for seat in match.to_act():
            action = bot.choose(match.redealt(seat, dice), seat, dice[0])
            assert action in match.legal(seat)
            furthest = max(furthest, distance(match, seat, arrays, bot))
            actions.append(action)
            match.act(seat, action)
    return Told(actions, furthest)


def distance(match: Match, seat: int, arrays: dict[str, Any], bot: Reflex) -> float:
    row = np.zeros(match.game.observe.SIZE, np.float32)
    match.observe(seat, row)
    seen = np.floor(row[arrays["reads"]] * 127 + 0.5).astype(np.int8)[None]
    may = np.isin(arrays["acts"], match.legal(seat))[None]
    liked = np.where(may[0], bot._room[1][-len(arrays["acts"]) :] / 256, -np.inf)
    chances = np.exp(liked - liked.max())
    expected = np.exp(np.asarray(judged(keeping.group(arrays, "last"), seen, may)[0])[0]) * may[0]
    return float(np.abs(chances / chances.sum() - expected).max())


@pytest.mark.parametrize("key", all_but(["ice_queen", "ice_and_sky"], GAMES))
def test_a_whole_network_answers_alike_on_every_back_end(key: str) -> None:
    game = GAMES[key]
    arrays = learned(game)
    net = read(written(made_whole(arrays, "last", 1.0)))
    slowly, quickly = (told(game, arrays, net, target, 12) for target in (INTERPRETED, COMPILED))
    assert slowly == quickly
    assert quickly.furthest < 0.02


def test_without_warmth_it_does_what_it_likes_best() -> None:
    game = GAMES["snowball_fight"]
    arrays = learned(game)
    cold = told(game, arrays, made_whole(arrays, "last", 0.0), COMPILED, 40)
    assert cold == told(game, arrays, made_whole(arrays, "last", 0.0), COMPILED, 40)
    assert cold.actions != told(game, arrays, made_whole(arrays, "last", 1.0), COMPILED, 40).actions


def test_reflex_sits_at_a_table_where_the_box_has_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["ice_queen"]
    net = made_whole(learned(game), "last", 1.0)
    monkeypatch.setattr("snowedin.bots.champion", lambda _: net)
    match = Match(game, 2, {}, bytes(KEY_BYTES))
    seat = match.to_act()[0]
    assert names(game)[-1] == reflex.REFLEX
    assert Bot(game, "reflex", "seed").choose(match, seat) in match.legal(seat)


def test_what_is_no_network_is_refused() -> None:
    with pytest.raises(Refusal, match="holds no network of whole numbers"):
        read(b"snow")


def test_every_champion_of_the_box_is_small_and_fits_its_game() -> None:
    for game in GAMES.values():
        net = reflex.champion(game)
        if net is not None:
            assert len(written(net)) <= 300_000
            assert net.plan[reflex.answer.LISTS :].max() < max(game.observe.SIZE, game.state.ACTIONS)


def test_the_level_above_yeti_answers_alike_interpreted_and_compiled() -> None:
    """Choice by choice with the same dice, over the draft and the first throws of a fight."""
    game = GAMES["snowball_fight"]
    net = reflex.champion(game)
    assert net is not None
    both = [Reflex(engine(game, target), net) for target in (INTERPRETED, COMPILED)]
    match, choices = Match(game, 2, {}, bytes(KEY_BYTES)), 0
    while not match.is_over and choices < 12:
        for seat in match.to_act():
            key = choices.to_bytes(KEY_BYTES, "little")
            guess = match.redealt(seat, new_dice(key))
            slowly, quickly = (bot.choose(guess, seat, new_dice(key)[0]) for bot in both)
            assert slowly == quickly
            match.act(seat, quickly)
            choices += 1


def test_a_champion_answers_alike_on_a_gpu() -> None:
    """In Numba's CUDA simulator; `python -m tests.bots.reflex_on_gpu` does so on a GPU."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.reflex_on_gpu", "3", "snowball_fight"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == ["snowball_fight: the same"], done.stderr


def test_the_level_above_yeti_answers_by_the_network() -> None:
    game = GAMES["snowball_fight"]
    match = Match(game, 2, {}, bytes(KEY_BYTES), INTERPRETED)
    for _ in range(6):
        seat = match.to_act()[0]
        above, network = (Bot(game, name, "seed").choose(match, seat) for name in ("avalanche", "reflex"))
        assert above == network
        match.act(seat, above)
