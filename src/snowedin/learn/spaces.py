"""What agents see and do, as Gymnasium's spaces."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from ..core.game import Game


def observation_space(game: Game) -> Dict:
    """The row of `observe`, and 1 for every action that is legal."""
    return Dict(
        {
            "observation": Box(-1.0, 1.0, (game.observe.SIZE,), np.float32),
            "action_mask": Box(0, 1, (game.state.ACTIONS,), np.int8),
        }
    )


def action_space(game: Game) -> Discrete:
    return Discrete(game.state.ACTIONS)
