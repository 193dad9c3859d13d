"""OpenSpiel's search plays Snowball Fight: worlds it cannot tell apart come from our redeals."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from snowedin.learn import openspiel  # noqa: F401  it registers the games

game = pyspiel.load_game("snowedin_snowball_fight")
random = np.random.RandomState(1)
bot = ISMCTSBot(game, RandomRolloutEvaluator(1, random), uct_c=1.4, max_simulations=10, random_state=random)
state = game.new_initial_state()
state.apply_action(random.choice(game.max_chance_outcomes()))
for _ in range(6):
    player = state.current_player()
    action = bot.step(state)
    print(f"Player {player}: {state.action_to_string(player, action)}")
    state.apply_action(action)
