"""Who tests what, where two processes share the work.

All tests of a game go to one, which alone compiles it; so do those that ask a server on one of the stores.  Other files
go to whoever has compiled the game that they name most: the compiler keeps the code that it made on disk, but what it
found out about the rules, which takes it longer, stays in the process.
"""

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from snowedin.games import GAMES

NAME_OF_A_GAME = "|".join(GAMES)
OF_A_GAME = re.compile(rf"(?:/games/|\[(?:.*-)?)({NAME_OF_A_GAME})(?=[/\]-])")
ON_A_STORE = re.compile(r"tests/server/.*\[(sqlite|postgres)[\]-]")
NAMED = re.compile(rf"\b({NAME_OF_A_GAME})\b")
AT_TABLES = "ice_queen"  # what servers are asked to play where any game will do


class GameByGame(LoadScopeScheduling):  # type: ignore[misc]
    """A piece of work is all that tests one game, or a server on one store, or else a file; the largest first."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self._compiled: defaultdict[WorkerController, set[str]] = defaultdict(set)

    def _split_scope(self, nodeid: str) -> str:
        found = OF_A_GAME.search(nodeid) or ON_A_STORE.search(nodeid)
        return found[1] if found else nodeid.partition("::")[0]

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Games first, then what this process is best prepared for."""
        chosen = next(iter(self.workqueue))
        if chosen not in GAMES:
            chosen = max(self.workqueue, key=lambda scope: self._fits(scope, node))
            self.workqueue.move_to_end(chosen, last=False)
        self._compiled[node].add(self._game_of(chosen))
        super()._assign_work_unit(node)

    def _fits(self, scope: str, node: WorkerController) -> int:
        game = self._game_of(scope)
        if not game or not any(game in known for known in self._compiled.values()):
            return 0
        return 1 if game in self._compiled[node] else -1

    def _game_of(self, scope: str) -> str:
        """The game that is compiled for it, or nothing where it names none."""
        if scope in GAMES:
            return scope
        file = Path(self.config.rootpath, scope)
        if not file.is_file():
            return AT_TABLES
        named = Counter(NAMED.findall(file.read_text(encoding="utf-8")))
        if "tests/server/" in scope:
            named[AT_TABLES] += 1
        return named.most_common(1)[0][0] if named else ""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> GameByGame:
    return GameByGame(config, log)
