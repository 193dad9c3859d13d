"""Snowed In: the batch of `learn`, on one thread or on a GPU; and a single game stepped from Python."""

import random
from collections.abc import Iterator

import numpy as np

from snowedin.core.compile import engine
from snowedin.core.game import Game
from snowedin.core.match import Match, legal_actions, start
from snowedin.games import GAMES
from snowedin.learn.batch import Batch

from ..games import CONNECT_FOUR, LEDUC, TIC_TAC_TOE
from . import OURS, Entry, Player

SINGLE = f"{OURS}, one game from Python"
BY_RECORD = f"{OURS}, one game, rule by rule"
SHARED_GAMES = (TIC_TAC_TOE, CONNECT_FOUR, LEDUC)
BATCH = 1_024  # so many states stay in a core's cache


def entries() -> Iterator[Entry]:
    for game in (*SHARED_GAMES, *GAMES.values()):
        yield Entry(OURS, game.name, batched(game, True), batched(game, False))
    for game in (*SHARED_GAMES, *GAMES.values()):
        yield Entry(SINGLE, game.name, single(game, True), single(game, False))
        yield Entry(BY_RECORD, game.name, None, by_record(game))


def batched(game: Game, observed: bool) -> Player:
    batch = Batch(game, BATCH, observation=observed, mask=observed, threads=1)
    batch.reset()

    def play(moves: int) -> int:
        steps = -(-moves // BATCH)
        batch.random_steps(steps)
        return steps * BATCH

    return play


def single(game: Game, observed: bool) -> Player:
    """A `Match`, as anybody would play it; whoever is asked next is also told what they know."""
    match = Match(game, game.seats.start)
    row = np.zeros(game.observe.SIZE, np.float32)
    chance = random.Random(0)

    def play(moves: int) -> int:
        played = 0
        while played < moves:
            match.deal_again(chance.randbytes(16))
            while not match.is_over:
                for seat in match.to_act():
                    if observed:
                        match.observe(seat, row)
                    match.act(seat, chance.choice(match.legal(seat)))
                    played += 1
        return played

    return play


def by_record(game: Game) -> Player:
    """The rules called one by one with a state that is a single record, as a `Match` did before it kept an array."""
    compiled = engine(game)
    seats = range(game.seats.start)
    options = game.read_options({})
    chance = random.Random(0)

    def play(moves: int) -> int:
        played = 0
        while played < moves:
            s = game.blank(options)
            start(s.chance, chance.randbytes(16))
            compiled.deal(s, len(seats))
            while not compiled.is_over(s):
                for seat in [seat for seat in seats if compiled.is_to_act(s, seat)]:
                    compiled.apply(s, seat, chance.choice(legal_actions(compiled, s, seat)))
                    played += 1
        return played

    return play
