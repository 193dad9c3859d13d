"""How much a pupil learns from few choices, beside MaskablePPO of sb3-contrib: Snowball Fight against greed, one run.

    python -m bench.sample_efficiency [--steps 10000 25000 57000 100000] [--seeds 1 2 3] [--deals 300] [--write]

A step is a choice of the learner's own.  Both begin with nothing, read the whole row of `observe`, play only greed, and
are tested alike: by lot as they learned to choose, each deal at both seats.
"""

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import jax
import numpy as np
from numpy.typing import NDArray

from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.school.courses import Course, against
from snowedin.learn.school.net import Net, Senses, fresh_net
from snowedin.learn.school.pupil import Pupil
from snowedin.learn.school.tables import Round, Table

from . import report

GAME, BOT = GAMES["snowball_fight"], "greed"
TOKEN = "snowedin.learn.gymnasium:snowedin/SnowballFight-v0"
HIDDEN = 128
FRUGAL = replace(
    against(Course(), BOT), games=16, steps=128, parts=8, epochs=10, rate=1e-3, entropy=0.01, primer=0.0, every=10**9
)
Choose = Callable[[NDArray[np.float32], NDArray[np.bool_], int], NDArray[Any]]
Tell = Callable[[int, float, float], None]


class Frugal(Pupil):
    """A pupil that has not looked around before, and counts its own choices."""

    own = 0

    def _begun(self) -> tuple[Senses, Net]:
        inputs, actions = GAME.observe.SIZE, GAME.state.ACTIONS - 1
        senses = Senses(np.arange(inputs, dtype=np.int32), np.arange(1, actions + 1, dtype=np.int32))
        return senses, fresh_net(np.random.default_rng(self.seed), inputs, (HIDDEN, HIDDEN), actions)

    def _played(self, tables: list[Table], rival: Net, keys: list[Any]) -> list[Round]:
        rounds = super()._played(tables, rival, keys)
        self.own += int(sum(each.own.sum() for each in rounds))
        return rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--steps", type=int, nargs="+", default=[10_000, 25_000, 57_000, 100_000])
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--only", help="one learner, where time is short: pupil or MaskablePPO")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    asked = parser.parse_args()
    learners: dict[str, Callable[..., None]] = {"pupil": ours}
    if is_there():
        learners["MaskablePPO"] = theirs
    else:
        print("stable-baselines3 is not installed here (sb3-contrib): only our own pupil is measured.")
    learners = {name: learn for name, learn in learners.items() if asked.only in (None, name)}
    rows = [row(name, learn, seed, asked) for seed in asked.seeds for name, learn in learners.items()]
    told = report.table(["learner", "seed", *(f"{steps:,} steps" for steps in asked.steps), "s"], rows)
    if asked.write:
        report.write("Snowball Fight: learning from few choices", "bench.sample_efficiency", told)
    else:
        print(told)


def row(name: str, learn: Callable[..., None], seed: int, asked: argparse.Namespace) -> list[str]:
    cells: list[str] = []
    began = time.monotonic()

    def tell(steps: int, score: float, half: float) -> None:
        cells.append(f"{score:.3f} ± {half:.3f}")
        print(f"{name}, seed {seed}: {cells[-1]} after {steps:,} steps, {time.monotonic() - began:.0f} s", flush=True)

    learn(seed, asked.steps, asked.deals, tell)
    return [name, str(seed), *cells, f"{time.monotonic() - began:.0f}"]


def ours(seed: int, marks: Sequence[int], deals: int, tell: Tell) -> None:
    pupil = Frugal(GAME, FRUGAL, seed)
    table = Table(GAME, deals, 2, BOT, "sight")

    def choose(observation: NDArray[np.float32], mask: NDArray[np.bool_], step: int) -> NDArray[Any]:
        del observation, mask
        return np.asarray(table.looked(pupil.mind.net, pupil.senses, jax.random.key(step)).action)

    for mark in marks:
        while pupil.own < mark:
            pupil.learn(pupil.own / marks[-1])
        tell(pupil.own, *tested(choose, table.batch, deals))


def theirs(seed: int, marks: Sequence[int], deals: int, tell: Tell) -> None:
    import gymnasium

    learner: Any = import_module("sb3_contrib").MaskablePPO
    seated: Any = import_module("stable_baselines3.common.env_util").make_vec_env
    tables = seated(lambda: gymnasium.make(TOKEN, opponent=BOT, masked=False), n_envs=8, seed=seed)
    model = learner("MlpPolicy", tables, n_steps=256, seed=seed, device="cpu")

    def choose(observation: NDArray[np.float32], mask: NDArray[np.bool_], step: int) -> NDArray[Any]:
        del step
        return np.asarray(model.predict(observation, action_masks=mask)[0])

    for mark in marks:
        while model.num_timesteps < mark:
            model.learn(1, reset_num_timesteps=model.num_timesteps == 0)  # one round of all its tables
        tell(model.num_timesteps, *tested(choose, Batch(GAME, deals), deals))


def tested(choose: Choose, batch: Batch, deals: int) -> tuple[float, float]:
    """The mean result over as many deals, each at both seats, and half its 95 % interval."""
    each = np.mean([sat(choose, batch, seat) for seat in (0, 1)], axis=0)
    return float(each.mean()), float(1.96 * each.std(ddof=1) / np.sqrt(deals))


def sat(choose: Choose, batch: Batch, seat: int) -> NDArray[np.float64]:
    """What the learner got at this seat in the first game of every place."""
    shown = batch.reset("efficiency")
    found = np.full(batch.games, np.nan)
    step = 0
    while np.isnan(found).any():
        mine = choose(shown.observation, shown.mask, step)
        batch.step(np.where(shown.seat == seat, mine, batch.choose(BOT)))
        fresh = shown.done & np.isnan(found)
        found[fresh] = shown.reward[fresh, seat]
        step += 1
    return found


def is_there() -> bool:
    return find_spec("sb3_contrib") is not None


if __name__ == "__main__":
    main()
