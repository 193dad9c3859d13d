"""What agents see and do, as Gymnasium's spaces."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from ..core.game import Game


def observation_space(game: Game, masked: bool = True) -> Dict | Box:
    """The row of `observe`, if `masked` with 1 for every action that is legal beside it."""
    row = Box(-1.0, 1.0, (game.observe.SIZE,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (game.state.ACTIONS,), np.int8)}) if masked else row


def shared_space(game: Game, seats: int) -> Box:
    """The rows of all seats, one after another."""
    return Box(-1.0, 1.0, (seats * game.observe.SIZE,), np.float32)


def action_space(game: Game) -> Discrete:
    return Discrete(game.state.ACTIONS)
