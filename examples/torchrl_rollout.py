"""TorchRL takes the environments as they are: one agent against bots with its mask, and a whole table of PettingZoo."""

import gymnasium
from torchrl.envs import GymWrapper, PettingZooWrapper, TransformedEnv
from torchrl.envs.transforms import ActionMask

from snowedin.learn.pettingzoo import env

single = gymnasium.make("snowedin.learn.gymnasium:snowedin/IceQueen-v0", opponent="greed")
agent = TransformedEnv(GymWrapper(single, categorical_action_encoding=True), ActionMask())
agent.set_seed(1)
played = agent.rollout(200)
print(f"One agent: {len(played)} choices, a reward of {played['next', 'reward'].sum():g}.")

table = PettingZooWrapper(env("ice_queen", seats=3), return_state=True, use_mask=True, seed=1)
played = table.rollout(200)
print(f"A table: {len(played)} choices, the state has {played['state'].shape[-1]} numbers.")
