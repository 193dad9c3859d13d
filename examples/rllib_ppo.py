"""RLlib takes the environment as it is; without a mask it learns what is legal too, for what is not loses at once."""

import sys

from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env

from snowedin.learn.gymnasium import BotsEnv

rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
register_env("ice_queen", lambda config: BotsEnv("ice_queen", masked=False, **config))
config = (
    PPOConfig()
    .environment("ice_queen", env_config={"opponent": "greed"})
    .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
    .training(train_batch_size_per_learner=1_000, minibatch_size=250, num_epochs=4)
    .debugging(seed=1)
)
algorithm = config.build_algo()
for number in range(rounds):
    told = algorithm.train()["env_runners"]
    print(f"round {number + 1}: {told['episode_return_mean']:.2f} a game, {told['episode_len_mean']:.0f} choices long")
algorithm.stop()
