"""A loop in the style of CleanRL: PPO's rollout and a masked policy in torch, on many games at once against greed."""

import sys

import gymnasium
import torch
from torch.distributions import Categorical

NAME = "snowedin.learn.gymnasium:snowedin/SnowballFight-v0"
GAMES, STEPS, ROUNDS = 256, 32, int(sys.argv[1]) if len(sys.argv) > 1 else 60
torch.manual_seed(1)
envs = gymnasium.make_vec(NAME, num_envs=GAMES, opponent="greed", masked=False, autoreset_mode="SameStep")
size, actions = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
body = torch.nn.Sequential(torch.nn.Linear(size, 128), torch.nn.Tanh(), torch.nn.Linear(128, actions + 1))
optimizer = torch.optim.Adam(body.parameters(), lr=1e-3)
seen, info = envs.reset(seed=1)
for number in range(ROUNDS):
    kept, ends = [], []
    for _ in range(STEPS):
        row, mask = torch.from_numpy(seen), torch.from_numpy(info["action_mask"]).bool()
        policy = Categorical(logits=body(row)[:, :-1].detach().masked_fill(~mask, -1e9))
        action = policy.sample()
        seen, reward, over, _, info = envs.step(action.numpy())
        kept.append((row, mask, action, policy.log_prob(action), torch.from_numpy(reward), torch.from_numpy(over)))
        ends.extend(reward[over])
    rows, masks, taken, before, rewards, overs = map(torch.stack, zip(*kept, strict=True))
    values = torch.cat([body(rows)[..., -1], body(torch.from_numpy(seen))[None, :, -1]]).detach()
    gains = values.clone()
    for t in reversed(range(STEPS)):
        gains[t] = rewards[t] + ~overs[t] * gains[t + 1]
    for _ in range(4):
        out = body(rows)
        policy = Categorical(logits=out[..., :-1].masked_fill(~masks, -1e9))
        ratio, edge = (policy.log_prob(taken) - before).exp(), gains[:-1] - values[:-1]
        better = torch.min(ratio * edge, ratio.clamp(0.8, 1.2) * edge).mean() + 0.01 * policy.entropy().mean()
        loss = 0.5 * (out[..., -1] - gains[:-1]).square().mean() - better
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"round {number + 1}: {sum(ends) / max(len(ends), 1):.2f} of {len(ends)} games against greed", flush=True)
