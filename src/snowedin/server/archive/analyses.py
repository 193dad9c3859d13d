"""What was I thinking?  Finished matches are judged in a thread of their own, a few at a time, within a budget.

Results are kept in memory.  With several processes each judges for itself; the same
match gives the same result, for the seed is fixed.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import asdict

import msgspec

from ...bots import analysis
from ...core import crew
from ...core.document import Document
from ...core.game import Game
from ...core.match import replay
from ..limits import Limit
from ..wire import matches
from ..wire.refusals import Denied

WAITING = 4  # matches that may wait for their turn
KEPT = 200  # results
OF_ONE = 10  # that a guest may ask for in an hour
HOUR = 3600.0

log = logging.getLogger("snowedin.analyses")


class Stopped(Exception):  # noqa: N818
    """The server closes; nobody waits for the rest."""


class Analyst:
    """Judges one match after the other."""

    def __init__(self, games: Mapping[str, Game], rate: float = 1.0) -> None:
        self._games = games
        self._limit = Limit(OF_ONE * rate / HOUR, OF_ONE * rate)
        self._thread = crew.threads(1, "analysis")
        self._found: OrderedDict[str, matches.Analysis] = OrderedDict()
        self._under_way: dict[str, matches.Analysis] = {}
        self._is_closed = False

    def close(self) -> None:
        self._is_closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    def look(self, match: str, first: int = 0) -> matches.Analysis:
        """How far it is, with the choices judged so far from the `first` on: whoever looks again knows the others."""
        found = self._found.get(match) or self._under_way.get(match) or matches.Analysis(match, "none")
        return msgspec.structs.replace(found, choices=found.choices[first:])

    def begin(
        self, player: str, match: str, document: Document, rewards: Sequence[float], steps: Sequence[int]
    ) -> None:
        """Judge a match, if it is not judged yet; `steps` are those of its actions in the replay."""
        if match in self._found or match in self._under_way:
            return
        if len(self._under_way) > WAITING:
            raise Denied("busy", f"{len(self._under_way)} matches are being judged already; try again in a minute.")
        if not self._limit.allows(player):
            sentence = f"You have had {OF_ONE} matches judged in the last hour; wait a little."
            raise Denied("too_many", sentence, "analyses", most=OF_ONE)
        steps_ahead = analysis.steps_of(self._games[document.game], len(document.actions), analysis.FEW_REPLAYS)
        shown = matches.Analysis(match, "waiting", of=steps_ahead, choices=[])
        self._under_way[match] = shown
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._thread, self._judge, shown, document, rewards, steps)
        work.add_done_callback(lambda done: self._keep(match, done))

    def _judge(
        self, shown: matches.Analysis, document: Document, rewards: Sequence[float], steps: Sequence[int]
    ) -> matches.Analysis:
        shown.status = "running"

        def progress(count: int) -> None:
            shown.done += count
            if self._is_closed:
                raise Stopped

        found = analysis.analyse(
            replay(document, self._games),
            analysis.budget_of(len(document.actions)),
            analysis.FEW_REPLAYS,
            progress=progress,
            told=lambda judged: shown.choices.append(told(judged, steps)),
        )
        return finished(shown, found, rewards)

    def _keep(self, match: str, done: "asyncio.Future[matches.Analysis]") -> None:
        del self._under_way[match]
        if done.cancelled() or isinstance(done.exception(), Stopped):
            return
        if error := done.exception():
            log.error("a match could not be judged", exc_info=error)
            return
        self._found[match] = done.result()
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


def told(judged: analysis.Judged, steps: Sequence[int]) -> matches.Judged:
    """A choice as it is sent, by its step in the replay."""
    plain = analysis.finite(asdict(judged))
    return matches.Judged(
        step=steps[judged.number - 1],
        seat=judged.seat,
        action=judged.action,
        phrase=judged.label,
        value=plain["value"],
        played=plain["played"],
        best=judged.best,
        best_phrase=judged.best_label,
        loss=plain["loss"],
        choices=judged.choices,
        glaring=judged.is_glaring,
        way=judged.way,
        best_way=judged.best_way,
        best_actions=judged.best_actions,
    )


def finished(shown: matches.Analysis, found: analysis.Analysis, rewards: Sequence[float]) -> matches.Analysis:
    """The whole analysis; who resigned has the result that the table gave them."""
    seats = [
        matches.Share(**{**share, "result": result, "skill": result - share["expected"]})
        for result, share in zip(rewards, found.plain()["seats"], strict=True)
    ]
    return msgspec.structs.replace(
        shown, status="done", done=shown.of, simulations=found.simulations, replays=found.replays, seats=seats
    )
