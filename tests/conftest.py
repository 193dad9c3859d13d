"""Who tests what, where two processes share the work.

All tests of a game go to one, which alone compiles it; so do those that ask a server on one of the stores.
"""

import re

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from snowedin.games import GAMES

OF_A_GAME = re.compile(rf"(?:/games/|\[(?:.*-)?)({'|'.join(GAMES)})(?=[/\]-])")
ON_A_STORE = re.compile(r"tests/server/.*\[(sqlite|postgres)[\]-]")


class GameByGame(LoadScopeScheduling):  # type: ignore[misc]
    """A piece of work is all that tests one game, or a server on one store, or else a file; the largest first."""

    def _split_scope(self, nodeid: str) -> str:
        found = OF_A_GAME.search(nodeid) or ON_A_STORE.search(nodeid)
        return found[1] if found else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GameByGame:
    return GameByGame(config, log)
