"""Bots that look ahead can do so in a thread that is not Python's: it is given a redeal, and its thought is played."""

import asyncio
from contextlib import closing

from snowedin.bots.search import Option, Thought
from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import BOX
from snowedin.server.live.thinking import Thinkers

KEY = bytes(range(16))
WINTER = BOX["winter"]


class Asked:
    """Thinks of the last choice, or that all is settled."""

    def __init__(self, match: Match, is_settled: bool = False) -> None:
        self._match = match
        self._is_settled = is_settled
        self.redeals: list[bytes] = []

    async def think(self, game: Game, level: str, guess: bytes, seat: int) -> Thought | None:
        assert (game, level) == (WINTER, "yeti")
        self.redeals.append(guess)
        last = self._match.legal(seat)[-1]
        return None if self._is_settled else Thought(seat, 1, 0.0, 0.5, False, [Option(last, 1, 0.5, 1.0)])


def choose(match: Match, name: str, asked: Asked) -> int:
    with closing(Thinkers(1, 5.0, elsewhere=asked.think)) as thinkers:
        return asyncio.run(thinkers.choose(match, match.to_act()[0], name, "owner"))


def test_a_level_that_looks_ahead_does_so_elsewhere_on_a_redeal() -> None:
    match = Match(WINTER, 2, key=KEY, target=INTERPRETED)
    asked = Asked(match)
    assert choose(match, "yeti", asked) == match.legal(match.to_act()[0])[-1]
    (redeal,) = asked.redeals
    assert len(redeal) == len(match.state.tobytes())
    assert redeal != match.state.tobytes()


def test_where_all_is_settled_the_games_own_bot_chooses() -> None:
    match = Match(WINTER, 2, key=KEY, target=INTERPRETED)
    asked = Asked(match, is_settled=True)
    assert choose(match, "yeti", asked) in match.legal(match.to_act()[0])
    assert len(asked.redeals) == 1


def test_a_bot_that_answers_at_once_asks_nobody() -> None:
    match = Match(WINTER, 2, key=KEY, target=INTERPRETED)
    asked = Asked(match)
    assert choose(match, "sledger", asked) in match.legal(match.to_act()[0])
    assert not asked.redeals
