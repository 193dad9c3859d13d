"""What a viewer sees, as JSON, is written by a module byte for byte as the compiled rules write it on the CPU."""

import base64

from snowedin.conformance.playing import random_steps, told_to
from snowedin.core import moves
from snowedin.core.compile import engine
from snowedin.core.game import Game
from snowedin.core.protocol import SPECTATOR
from snowedin.core.views import writer_of

from .modules import run

GAMES = 3
SELDOM = 7  # moves from one look to the next


def test_a_module_writes_the_same_json(game: Game) -> None:
    states = [
        (s.tobytes(), viewer, told_to(game, s, None if viewer == SPECTATOR else viewer))
        for number in range(GAMES)
        for move, (s, *_) in enumerate(random_steps(game, engine(game), number))
        if move % SELDOM == 0
        for viewer in range(SPECTATOR, int(s.seats))
    ]
    writer = writer_of(game.view.Seen)
    asked = {
        "states": moves.STATES,
        "writer": packed(writer.tobytes()),
        "out": writer.dtype.fields["out"][1],
        "looks": [[packed(state), viewer] for state, viewer, _ in states],
    }
    assert run("showing.ts", game, [asked]) == [json.decode() for *_, json in states]


def packed(data: bytes) -> str:
    return base64.b64encode(data).decode()
