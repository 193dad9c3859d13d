"""Agents of PettingZoo at Ice and the Sky, choosing by chance among what is legal."""

from snowedin.learn.pettingzoo import env

table = env("ice_and_sky", seats=3, render_mode="ansi")
table.reset(seed=7)
for agent in table.agent_iter():
    seen, reward, over, _, _ = table.last()
    if over:
        print(f"{agent} got {reward:.2f}")
    table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
print(table.render())
