"""A bot that searches is compiled before its first thought on a machine: whoever waits is told what for."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from snowedin.bots import prepare_solver
from snowedin.bots.search import endgame
from snowedin.core.compile import INTERPRETED
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.server.live import thinking

from .inside import SQLITE, Listener, house, seated, soon


@pytest.fixture(autouse=True)
def compile_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the order is looked at here."""

    async def compiled_already(game: Any, wish: Any) -> None: ...

    monkeypatch.setattr(thinking, "have_compiled", compiled_already)


def preparing(listener: Listener) -> list[list[int]]:
    return [message["preparing"] for message in listener.heard if message["type"] == "presence"]


@SQLITE
def test_the_table_is_told_for_which_bot_it_waits(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        async with house(database_url) as tables:
            gate = asyncio.Event()
            once = tables.thinkers._once

            async def held(game: Any, what: str, wish: Any, work: Callable[[], None]) -> None:
                await gate.wait()
                await once(game, what, wish, lambda: None)

            async def chosen(match: Match, seat: int, name: str, owner: str, lender: None) -> int:
                await tables.thinkers.warm(match.game, name)
                return match.legal(seat)[0]

            monkeypatch.setattr(tables.thinkers, "_once", held)
            monkeypatch.setattr(tables.thinkers, "choose", chosen)
            options = {"dealer": 1}  # the neighbour calls first
            table = await seated(tables, "anna", "bot:yeti", options=options)
            listener = Listener("anna")
            await tables.watch("anna", table, listener, None)
            await soon(lambda: preparing(listener)[-1:] == [[1]])
            gate.set()
            await soon(lambda: preparing(listener)[-1] == [])

    asyncio.run(wait())


def test_a_solver_waits_for_a_position_that_it_can_solve(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    monkeypatch.setattr(endgame.Solver, "_try", lambda self, guess, seat, effort: tried.append(effort))
    for key in ("winter", "snowball_fight"):
        game = GAMES[key]
        match = Match(game, 2, key=bytes(16), target=INTERPRETED)
        solver = endgame.solver_of(match.engine)
        assert solver is not None
        assert solver.solve(match.state, match.to_act()[0], 1_000) is None
        assert tried == []
        prepare_solver(game, "yeti", match)
        assert tried == [1], "it is compiled all the same, when there is time"
        tried.clear()


@SQLITE
def test_solvers_are_prepared_after_the_first_thought(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(thinking, "warm_up", lambda game: done.append("rules"))
    monkeypatch.setattr(thinking, "warm_up_level", lambda game, name: done.append(name))
    monkeypatch.setattr(thinking, "warm_up_solver", lambda game, name: done.append(f"solver of {name}"))

    async def make_ready() -> None:
        async with house(database_url) as tables:
            await tables._make_ready(GAMES["winter"], ("skier", "yeti"))

    asyncio.run(make_ready())
    assert done == ["rules", "skier", "yeti", "solver of skier", "solver of yeti"]
