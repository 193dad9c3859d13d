"""The network of a pupil in JAX: which numbers of the observation it reads, which actions it knows, and its layers.

It reads whole numbers from -127 to 127 from the beginning, so that a network whose weights are made whole later sees
exactly what it was taught with.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import missing

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise missing("JAX", "the extra `train` of snowedin (docs/learn.md)") from error

Net = dict[str, Any]
WHOLE = 127  # an input that is fully there
NEVER = -1e9  # the worth of an action that is not legal
FAITH = 6.0  # what an action that was advised is worth more than any other, in the beginning


class Senses(NamedTuple):
    """The columns of the observation that a network reads, and the actions it knows, both in order."""

    reads: Any  # int32
    acts: Any  # int32


class Turn(NamedTuple):
    """What was seen and chosen, a row for every game."""

    seen: Any  # int8, games × reads
    may: Any  # bool, games × acts
    place: Any  # of the choice among the acts
    chance: Any  # its logarithm
    value: Any  # what the seat may expect, 0 being its fair share
    known: Any  # is any legal action among the acts?
    seat: Any
    action: Any  # int32


def fresh_net(random: np.random.Generator, inputs: int, hidden: tuple[int, int], actions: int) -> Net:
    """Layers of weights; the heads for actions and value begin near nothing."""
    first, second = hidden
    net = {
        "layer 0": random.normal(size=(inputs, first)) * np.sqrt(2 / inputs),
        "bias 0": np.zeros(first),
        "layer 1": random.normal(size=(first, second)) * np.sqrt(2 / first),
        "bias 1": np.zeros(second),
        "action": 0.01 * random.normal(size=(second, actions)),
        "action bias": np.zeros(actions),
        "value": np.zeros((second, 1)),
        "value bias": np.zeros(1),
    }
    return {name: jnp.asarray(part, jnp.float32) for name, part in net.items()}


def following(net: Net) -> Net:
    """The net does what it is advised: its last inputs say what, one for each action, and some of it hands that on."""
    actions = net["action"].shape[1]
    one = jnp.arange(actions)
    advised = len(net["layer 0"]) - actions + one
    return net | {
        "layer 0": net["layer 0"].at[:, one].set(0).at[advised, one].set(1),
        "layer 1": net["layer 1"].at[:, one].set(0).at[one, one].set(1),
        "action": net["action"].at[one].set(0).at[one, one].set(FAITH),
    }


def judged(net: Net, seen: Any, may: Any) -> tuple[Any, Any]:
    """The logarithm of every action's chance, and the expected result."""
    x = seen.astype(jnp.float32) / WHOLE
    x = jax.nn.relu(x @ net["layer 0"] + net["bias 0"])
    x = jax.nn.relu(x @ net["layer 1"] + net["bias 1"])
    chances = jax.nn.log_softmax(jnp.where(may, x @ net["action"] + net["action bias"], NEVER))
    return chances, (x @ net["value"] + net["value bias"])[:, 0]


def sensed(senses: Senses, observation: Any, mask: Any, is_turned: bool) -> tuple[Any, Any, Any]:
    """What the network reads, what it may do, and the first legal action, for want of a known one."""
    if is_turned:
        observation, mask = observation[senses.reads].T, mask.T
    else:
        observation = observation[:, senses.reads]
    seen = jnp.floor(observation * WHOLE + 0.5).astype(jnp.int8)
    return seen, mask[:, senses.acts], jnp.argmax(mask, axis=1).astype(jnp.int32)


@partial(jax.jit, static_argnames="is_turned")
def acted(
    net: Net, senses: Senses, observation: Any, mask: Any, seat: Any, key: Any, advice: Any, is_turned: bool = False
) -> Turn:
    """A choice for every game, by the chances that the network gives; `advice` is an action for each, or `None`."""
    seen, may, first = sensed(senses, observation, mask, is_turned)
    if advice is not None:
        seen = jnp.concatenate([seen, jnp.where(senses.acts == advice[:, None], WHOLE, 0).astype(jnp.int8)], axis=1)
    chances, value = judged(net, seen, may)
    noise = jax.random.gumbel(key, chances.shape)
    place = jnp.argmax(jnp.where(may, chances + noise, -jnp.inf), axis=1)
    known = may.any(axis=1)
    action = jnp.where(known, senses.acts[place], first).astype(jnp.int32)
    chance = jnp.take_along_axis(chances, place[:, None], axis=1)[:, 0]
    return Turn(seen, may, place, chance, value, known, seat.astype(jnp.int8), action)


def plain(net: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
    """The arrays on the host."""
    return {name: np.asarray(part) for name, part in net.items()}


def on_device(arrays: Mapping[str, Any]) -> Net:
    return {name: jnp.asarray(part) for name, part in arrays.items()}
