"""`python -m snowedin.bots.visit package.module:Object`: a guest in a process of its own, a line of JSON each way.

It is given redeals that its seat may hold in its own hands (`moves.hand_out`): there is nothing else in this process
that it could look at.  What it prints goes to the error channel.
"""

import os
import sys
import threading
import time
from typing import Any

import msgspec
import numpy as np

from ..core.compile import COMPILED
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match, new_dice
from ..games import GAMES
from .guests import Guest
from .redeals import Blindfolded


class Question(msgspec.Struct):
    """A position that a seat is asked about: how it is, and how it was before others chose in secret."""

    game: str
    seats: int
    options: dict[str, Any]
    seat: int
    now: bytes
    undecided: bytes
    target: str = COMPILED


class Reply(msgspec.Struct):
    """A legal action, or in a sentence why there is none."""

    action: int = 0
    trouble: str = ""


class Visitor:
    """A guest called `who`, one for every game that it is asked about."""

    def __init__(self, who: str) -> None:
        self.who = who
        self._guests: dict[str, Guest] = {}
        self._dice = new_dice(os.urandom(KEY_BYTES))

    def reply(self, asked: Question) -> Reply:
        """What the guest answers; whatever goes wrong in it is told as its own."""
        try:
            return Reply(self._chosen(asked))
        except Refusal as refusal:
            return Reply(trouble=str(refusal))
        except Exception as error:  # noqa: BLE001  somebody else wrote it, and it is told
            return Reply(trouble=f"{self.who} failed with {type(error).__name__}: {error}".splitlines()[0])

    def _chosen(self, asked: Question) -> int:
        game = GAMES[asked.game]
        if asked.game not in self._guests:
            self._guests[asked.game] = Guest(game, self.who)
        match = Match(game, asked.seats, asked.options, bytes(KEY_BYTES), asked.target)
        now, undecided = (_state(game, each) for each in (asked.now, asked.undecided))
        seen = Blindfolded(match.imagined(now), asked.seat, self._dice, undecided)
        return self._guests[asked.game].choose(seen, asked.seat)


def _state(game: Game, data: bytes) -> Any:
    return np.frombuffer(data, game.state.State.dtype)[0]


def main(who: str) -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    threading.Thread(target=_follow, args=(os.getppid(),), daemon=True).start()
    visitor = Visitor(who)
    for line in sys.stdin.buffer:
        reply = visitor.reply(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()


def _follow(server: int) -> None:
    """Whoever asks may be killed while the guest thinks: then nobody waits for it."""
    while os.getppid() == server:
        time.sleep(1.0)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
