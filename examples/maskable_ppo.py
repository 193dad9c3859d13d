"""MaskablePPO of sb3-contrib learns Snowball Fight against greed: `python examples/maskable_ppo.py [STEPS]`."""

import sys

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

NAME = "snowedin.learn.gymnasium:snowedin/SnowballFight-v0"

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
tables = make_vec_env(lambda: gymnasium.make(NAME, opponent="greed", masked=False), n_envs=8, seed=1)
model = MaskablePPO("MlpPolicy", tables, n_steps=min(256, steps), batch_size=256, seed=1, device="cpu")
model.learn(steps)
score, spread = evaluate_policy(model, tables, n_eval_episodes=200 if steps > 10_000 else 16)
print(f"After {model.num_timesteps:,} steps it gets {score:.2f} a game against greed (a win is 1).")
