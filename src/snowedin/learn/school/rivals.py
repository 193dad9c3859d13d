"""Players who sit at a pupil's table and never learn: networks of whole numbers, asked for all games at once.

What they like is `bots.reflex.answer` number for number; only their lots are drawn by other dice.
"""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ...bots import levels, names
from ...bots.reflex import REFLEX, WholeNet, answer, champion, read
from ...core.game import Game, Refusal
from .net import Net, Senses

SUFFIX = ".weights"


class Likes(NamedTuple):
    """A network of whole numbers, in floats of 64 bits, which hold them exactly."""

    reads: Any
    acts: Any
    layers: tuple[tuple[Any, ...], ...]  # weights, what is added to their sums, by what those are multiplied
    fading: Any
    warmth: int


class Champion:
    """One who answers by a `net`; `name` is what it is called."""

    def __init__(self, name: str, net: WholeNet) -> None:
        self.name = name
        self.net = net
        with jax.enable_x64(True):
            parts = tuple(tuple(jnp.asarray(each, jnp.float64) for each in layer) for layer in layers_of(net))
            reads, acts = (jnp.asarray(each) for each in lists_of(net))
            fading = jnp.asarray(answer.FADING, jnp.float64)
            self._likes = Likes(reads, acts, parts, fading, int(net.plan[answer.WARMTH]))

    def choose(self, observation: Any, mask: Any, key: Any, is_turned: bool) -> Any:
        """Legal actions for all games, as int32."""
        with jax.enable_x64(True):
            *net, warmth = self._likes
            return chosen(*net, observation, mask, key, warmth=warmth, is_turned=is_turned)

    def begun(self, random: np.random.Generator) -> tuple[Senses, Net]:
        """What it reads and knows, and a network to go on learning with; what it expects has to be learned anew."""
        reads, acts = lists_of(self.net)
        net: Net = {}
        for i, (weights, added, multiplier) in enumerate(layers_of(self.net)):
            one = answer.WHOLE if i == 0 else answer.ONE
            scale = multiplier * one / answer.ONE / 2**answer.CUT
            name, bias = (("layer 0", "bias 0"), ("layer 1", "bias 1"), ("action", "action bias"))[i]
            net |= {name: weights * scale, bias: added * scale / one}
        second = int(self.net.plan[answer.SECOND])
        net |= {"value": 0.01 * random.normal(size=(second, 1)), "value bias": np.zeros(1)}
        return Senses(reads, acts), {name: jnp.asarray(part, jnp.float32) for name, part in net.items()}


class Thinker(NamedTuple):
    """A level that stops to think, so that each game is played from Python; `name` is what it is called."""

    name: str


Company = str | Champion | Thinker  # who sits at a table: by a name that `tables` knows, a network, or one who thinks


def found(game: Game, who: str) -> Company:
    """A bot of the game's own, the network behind `reflex` or a level, a file of weights, or a level that thinks.

    Raises `Refusal` for anybody else.
    """
    level = levels.measured(game, who) or (levels.level(game, who) if who in names(game) else None)
    own = level.bot if level is not None and level.bot and not level.slip else who
    if own in game.bots.NAMES:
        return own
    if own == REFLEX:
        net = champion(game)
        if net is not None:
            return Champion(who, net)
    if who.endswith(SUFFIX):
        return Champion(Path(who).stem, read_file(who))
    if level is not None:
        return Thinker(who)
    raise Refusal(
        f"{who} cannot sit at a table to learn at: take a bot of {game.name} ({', '.join(game.bots.NAMES)}), a level, "
        f"reflex where it has one, or a file of {SUFFIX}."
    )


def read_file(file: str) -> WholeNet:
    try:
        return read(Path(file).read_bytes(), file)
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {error}.") from error


def name_of(company: Company) -> str:
    return company if isinstance(company, str) else company.name


def lists_of(net: WholeNet) -> tuple[Any, Any]:
    """The columns that it reads, and the actions that it knows."""
    inputs = int(net.plan[answer.INPUTS])
    lists = net.plan[answer.LISTS :]
    return lists[:inputs], lists[inputs : inputs + int(net.plan[answer.KNOWN])]


def layers_of(net: WholeNet) -> list[tuple[Any, Any, Any]]:
    sizes = [int(size) for size in net.plan[answer.INPUTS : answer.KNOWN + 1]]
    layers, begin, row = [], 0, 0
    for before, after in pairwise(sizes):
        weights = net.weights[begin : begin + before * after].reshape(before, after)
        layers.append((weights, net.fine[row : row + after, 0], net.fine[row : row + after, 1]))
        begin, row = begin + before * after, row + after
    return layers


def liked(reads: Any, layers: Any, rows: Any) -> Any:
    """How much each known action is liked, legal or not."""
    x = jnp.floor(rows[:, reads].astype(jnp.float64) * answer.WHOLE + 0.5)
    for i, (weights, added, multiplier) in enumerate(layers):
        told = jnp.floor((x @ weights + added) * multiplier / 2**answer.CUT)
        x = jnp.maximum(told, 0) if i < len(layers) - 1 else told
    return x


@partial(jax.jit, static_argnames=("warmth", "is_turned"))
def chosen(
    reads: Any, acts: Any, layers: Any, fading: Any, observation: Any, mask: Any, key: Any, warmth: int, is_turned: bool
) -> Any:
    if is_turned:
        observation, mask = observation.T, mask.T
    may = mask[:, acts]
    weights = shares(liked(reads, layers, observation), may, fading, warmth)
    noise = jax.random.gumbel(key, weights.shape, jnp.float64)
    place = jnp.argmax(jnp.where(weights > 0, jnp.log(jnp.maximum(weights, 1)) + noise, -jnp.inf), axis=1)
    action = jnp.where(may.any(axis=1), acts[place], jnp.argmax(mask, axis=1))
    return action.astype(jnp.int32)


def shares(likes: Any, may: Any, fading: Any, warmth: int) -> Any:
    """Of every known action; without warmth all goes to the first that is liked best."""
    top = jnp.where(may, likes, -jnp.inf).max(axis=1, keepdims=True)
    if warmth == 0:
        first = jnp.argmax(jnp.where(may, likes, -jnp.inf), axis=1)
        return (jnp.arange(likes.shape[1]) == first[:, None]) & may
    place = jnp.floor(jnp.where(may, top - likes, 0) * 32 / warmth)
    size = len(fading)
    return jnp.where(may & (place < size), fading[jnp.clip(place, 0, size - 1).astype(jnp.int32)], 0.0)
