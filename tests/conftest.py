"""Who tests what, where two processes share the work: all tests of a game go to one, which alone compiles it."""

import re

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from snowedin.games import GAMES

OF_A_GAME = re.compile(rf"(?:/games/|\[(?:.*-)?)({'|'.join(GAMES)})(?=[/\]-])")


class GameByGame(LoadScopeScheduling):  # type: ignore[misc]
    """A piece of work is all that tests one game, or else a file; the largest first."""

    def _split_scope(self, nodeid: str) -> str:
        found = OF_A_GAME.search(nodeid)
        return found[1] if found else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GameByGame:
    return GameByGame(config, log)
