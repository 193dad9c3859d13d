"""A Gymnasium agent that calls at random plays Ice Queen against greed, and loses most games."""

import gymnasium

env = gymnasium.make("snowedin.learn.gymnasium:snowedin/IceQueen-v0", opponent="greed")
total = 0.0
for seed in range(20):
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, over, _, info = env.step(action)
    total += reward
print(f"The agent won {total:g} of 20 games.")
