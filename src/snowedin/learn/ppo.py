"""Proximal policy optimisation in JAX on a batch of games of two: a player that teaches itself.

It plays itself, and a share of the games against one of the game's own bots, from nothing but the
observation and the mask.  Credit goes to the seat that chose, along its own choices, whoever chose in between: what a
bot may expect where it is to choose is never asked, for nobody learns it.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game, Refusal
from . import missing
from .batch import Batch, Shown
from .school import keeping

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise missing("JAX", "the package jax") from error

Arrays = dict[str, Any]


@dataclass(frozen=True)
class Curriculum:
    """How to learn, and from whom: beside itself it plays against a `bot` of the game.

    The network has two layers of `hidden` numbers.  Between two lessons `games` are played at once; a lesson goes
    through all that was played, `epochs` times, in parts of a `minibatch`.  `clip` bounds how far a lesson may move a
    choice's chance, `entropy` is what it pays for staying undecided.
    """

    bot: str = "greed"
    bot_share: float = 0.75  # of the games are against the bot, the others against itself
    games: int = 256
    steps: int = 128  # of every game between two lessons
    hidden: int = 128
    epochs: int = 3
    minibatch: int = 4_096
    rate: float = 1e-3  # of learning, falling to a tenth
    decay: float = 0.95  # how fast the credit of a choice fades
    clip: float = 0.2
    entropy: float = 0.02
    norm: float = 0.5  # of the gradient at most


@dataclass
class Lesson:
    """How well it played after so many `steps` and `seconds`."""

    steps: int
    seconds: float
    score: float  # mean result against the bot: 1 for a win, a half for a draw
    half_width: float  # of the 95 % interval, the deal being the unit


@dataclass
class Student:
    """A network that learns a `game` by a `curriculum`; `lessons` is its history, and `seed` decides all its chance.

    Raises `Refusal` for a game that is not a duel.
    """

    game: Game
    curriculum: Curriculum = field(default_factory=Curriculum)
    seed: int = 0
    lessons: list[Lesson] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.game.seats.start != 2 or self.game.reward_sum is None:
            raise Refusal(f"This student learns duels; {self.game.name} is not one at two seats.")
        self._random = np.random.default_rng(self.seed)
        sizes = (self.game.observe.SIZE, self.curriculum.hidden, self.curriculum.hidden)
        self.net = fresh_net(self._random, sizes, self.game.state.ACTIONS)
        self._adam = {"count": jnp.zeros(()), "mean": _zeros(self.net), "square": _zeros(self.net)}
        self._batch = Batch(self.game, self.curriculum.games)
        self._batch.reset(self.seed)
        self._bot_seat = self._drawn_opponents(
            np.ones(self.curriculum.games, bool), np.zeros(self.curriculum.games, np.int32)
        )

    def learn(self, rounds: int, tell: Callable[[Lesson], None], every: int = 5, deals: int = 200) -> None:
        """Play and learn for so many `rounds`; in the end it is again what did best when it was tested on the way.

        It is tested `every` so many rounds over as many `deals`, each at both seats, and `tell` is given the lesson.
        """
        began = time.monotonic()
        size = self.curriculum.steps * self.curriculum.games
        best, kept = -1.0, self.net
        for done in range(rounds + 1):
            if done % every == 0 or done == rounds:
                score, half = self.test(deals, f"test {done}")
                self.lessons.append(Lesson(done * size, time.monotonic() - began, score, half))
                tell(self.lessons[-1])
                if score > best:
                    best, kept = score, self.net
            if done < rounds:
                self._improve(self._played(), self.curriculum.rate * max(0.1, 1 - done / rounds))
        self.net = kept

    def save(self, file: str | Path) -> None:
        """Write the network to a `file` of NumPy's, which `load` reads."""
        keeping.write(Path(file), {"game": np.array(self.game.key), **keeping.grouped("net", self.net)})

    def load(self, file: str | Path) -> None:
        """Take the network that was saved in a `file`; raises `Refusal` if it is of another game or of other sizes."""
        saved = keeping.read(Path(file))
        net = keeping.group(saved, "net")
        sizes = {name: part.shape for name, part in self.net.items()}
        if str(saved.get("game")) != self.game.key or {name: part.shape for name, part in net.items()} != sizes:
            raise Refusal(
                f"{file} is not of a student of {self.game.name} with {self.curriculum.hidden} hidden numbers."
            )
        self.net = {name: jnp.asarray(part) for name, part in net.items()}

    def choose(self, shown: Shown) -> NDArray[np.int32]:
        """An action for every game of what a batch has `shown`, by the chances that the network gives."""
        return self._acted(shown)[0]

    def test(self, deals: int, seed: str) -> tuple[float, float]:
        """The mean result over as many `deals` of a `seed`, each played at both seats, and half its 95 % interval."""
        results = np.stack([self._results(deals, seed, seat) for seat in (0, 1)])
        each = results.mean(axis=0)
        return float(each.mean()), float(1.96 * each.std(ddof=1) / np.sqrt(deals))

    def _results(self, deals: int, seed: str, seat: int) -> NDArray[np.float64]:
        """What the student got at this seat in the first game of every place."""
        batch = Batch(self.game, deals)
        shown = batch.reset(seed)
        found = np.full(deals, np.nan)
        while np.isnan(found).any():
            mine = shown.seat == seat
            actions = np.where(mine, self.choose(shown), batch.choose(self.curriculum.bot))
            batch.step(actions)
            fresh = shown.done & np.isnan(found)
            found[fresh] = shown.reward[fresh, seat]
        return found

    def _played(self) -> Arrays:
        """Some steps of every game, with what each choice turned out to be worth."""
        curriculum, shown = self.curriculum, self._batch.shown
        shape = curriculum.steps, curriculum.games
        kept: Arrays = {
            "observation": np.zeros((*shape, self.game.observe.SIZE), np.float32),
            "mask": np.zeros((*shape, self.game.state.ACTIONS), bool),
            "action": np.zeros(shape, np.int32),
            "chance": np.zeros(shape, np.float32),
            "own": np.zeros(shape, bool),
        }
        longer = curriculum.steps + 1, curriculum.games
        value, seat = np.zeros(longer, np.float32), np.zeros(longer, np.int32)
        reward, done = np.zeros((*shape, 2), np.float32), np.zeros(shape, bool)
        for t in range(curriculum.steps):
            kept["observation"][t], kept["mask"][t], seat[t] = shown.observation, shown.mask, shown.seat
            action, kept["chance"][t], value[t] = self._acted(shown)
            kept["own"][t] = seat[t] != self._bot_seat
            bots = self._batch.choose(curriculum.bot)
            kept["action"][t] = np.where(kept["own"][t], action, bots)
            self._batch.step(kept["action"][t])
            reward[t], done[t] = 2 * shown.reward - 1, shown.done
            self._bot_seat = self._drawn_opponents(shown.done, self._bot_seat)
        value[-1], seat[-1] = self._acted(shown)[2], shown.seat
        kept["advantage"], is_known = advantages(value, seat, reward, done, curriculum.decay)
        kept["own"] &= is_known
        kept["aim"] = kept["advantage"] + value[:-1]
        return {name: array.reshape(-1, *array.shape[2:]) for name, array in kept.items()}

    def _acted(self, shown: Shown) -> list[NDArray[Any]]:
        noise = self._random.gumbel(size=shown.mask.shape).astype(np.float32)
        return [np.asarray(part) for part in act(self.net, shown.observation, shown.mask, noise)]

    def _improve(self, played: Arrays, rate: float) -> None:
        own = np.flatnonzero(played.pop("own"))
        lesson = {name: array[own] for name, array in played.items()}
        size = min(self.curriculum.minibatch, len(own))
        settings = self.curriculum.clip, self.curriculum.entropy, self.curriculum.norm
        for _ in range(self.curriculum.epochs):
            order = self._random.permutation(len(own))
            for begin in range(0, len(own) - size + 1, size):
                part = {name: array[order[begin : begin + size]] for name, array in lesson.items()}
                self.net, self._adam = improve(self.net, self._adam, part, rate, *settings)

    def _drawn_opponents(self, where: NDArray[np.bool_], before: NDArray[np.int32]) -> NDArray[np.int32]:
        """Where the bot sits in the games that begin; -1: the student plays itself."""
        is_bot = self._random.random(len(where)) < self.curriculum.bot_share
        drawn = np.where(is_bot, self._random.integers(2, size=len(where)), -1)
        return np.where(where, drawn, before).astype(np.int32)


def fresh_net(random: np.random.Generator, sizes: tuple[int, ...], actions: int) -> Arrays:
    """Layers of weights; the heads for actions and value begin near nothing."""
    net: Arrays = {}
    for i, (before, after) in enumerate(pairwise(sizes)):
        net[f"layer {i}"] = random.normal(size=(before, after)).astype(np.float32) * np.sqrt(2 / before)
        net[f"bias {i}"] = np.zeros(after, np.float32)
    net["action"] = 0.01 * random.normal(size=(sizes[-1], actions)).astype(np.float32)
    net["value"] = np.zeros((sizes[-1], 1), np.float32)
    return {name: jnp.asarray(part, jnp.float32) for name, part in net.items()}


def advantages(
    value: NDArray[np.float32],
    seat: NDArray[np.int32],
    reward: NDArray[np.float32],
    done: NDArray[np.bool_],
    decay: float,
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each choice turned out than was expected, for the seat that made it, and where that is known.

    A seat is going to get the `reward` where its game ended, else what it expected at its next own choice, the last
    row of `value` and `seat` being the choice after the round; who is not asked again knows nothing yet.
    """
    found, where = np.zeros_like(value[:-1]), np.zeros(done.shape, bool)
    games = np.arange(done.shape[1])
    ahead, coming, known = (np.zeros((len(games), 2), kind) for kind in (np.float32, np.float32, bool))
    coming[games, seat[-1]], known[games, seat[-1]] = value[-1], True
    for t in range(len(done) - 1, -1, -1):
        ahead[done[t]], coming[done[t]], known[done[t]] = 0, reward[t, done[t]], True
        here = games, seat[t]
        where[t] = known[here]
        found[t] = np.where(where[t], coming[here] + decay * ahead[here] - value[t], 0)
        ahead[here], coming[here], known[here] = found[t], value[t], True
    return found, where


def judged(net: Arrays, observation: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of every action's chance, and the expected result from -1 to 1."""
    x = observation
    for i in range(sum(name.startswith("layer") for name in net)):
        x = jax.nn.relu(x @ net[f"layer {i}"] + net[f"bias {i}"])
    chances = jax.nn.log_softmax(jnp.where(mask, x @ net["action"], -1e9))
    return chances, jnp.tanh(x @ net["value"])[:, 0]


@jax.jit
def act(net: Arrays, observation: Any, mask: Any, noise: Any) -> tuple[Any, Any, Any]:
    """A choice for every row, the logarithm of its chance, and the value of the position."""
    chances, value = judged(net, observation, mask)
    action = jnp.argmax(jnp.where(mask, chances + noise, -jnp.inf), axis=1).astype(jnp.int32)
    return action, jnp.take_along_axis(chances, action[:, None], axis=1)[:, 0], value


def loss(net: Arrays, part: Arrays, clip: Any, entropy: Any) -> Any:
    chances, value = judged(net, part["observation"], part["mask"])
    chance = jnp.take_along_axis(chances, part["action"][:, None], axis=1)[:, 0]
    ratio = jnp.exp(chance - part["chance"])
    gain = (part["advantage"] - part["advantage"].mean()) / (part["advantage"].std() + 1e-6)
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - clip, 1 + clip) * gain).mean()
    spread = -jnp.where(part["mask"], jnp.exp(chances) * chances, 0).sum(axis=1).mean()
    return policy + 0.5 * ((value - part["aim"]) ** 2).mean() - entropy * spread


@jax.jit
def improve(
    net: Arrays, adam: Arrays, part: Arrays, rate: Any, clip: Any, entropy: Any, norm: Any
) -> tuple[Arrays, Arrays]:
    """One step of Adam against the gradient."""
    slope = jax.grad(loss)(net, part, clip, entropy)
    length = jnp.sqrt(sum((each**2).sum() for each in slope.values()))
    slope = {name: each * jnp.minimum(1, norm / (length + 1e-6)) for name, each in slope.items()}
    count = adam["count"] + 1
    mean = {name: 0.9 * adam["mean"][name] + 0.1 * slope[name] for name in net}
    square = {name: 0.999 * adam["square"][name] + 0.001 * slope[name] ** 2 for name in net}
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    moved = {name: net[name] - step * mean[name] / (jnp.sqrt(square[name]) + 1e-5) for name in net}
    return moved, {"count": count, "mean": mean, "square": square}


def _zeros(net: Arrays) -> Arrays:
    return {name: jnp.zeros_like(part) for name, part in net.items()}
