"""A lesson: what each choice turned out to be worth, and a step of the network towards the better ones.

Proximal policy optimisation, with a magnet (Sokota et al., 2023): a second network that follows slowly and that
the first may not leave quickly, which is what makes self-play settle where choices are hidden or simultaneous.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from .courses import Course
from .net import Net, judged
from .tables import Round


class Played(NamedTuple):
    """Choices to learn from, one in a row."""

    seen: Any
    may: Any
    place: Any
    chance: Any  # its logarithm when it was made
    advantage: Any  # how much better it turned out than was expected
    aim: Any  # what the position was worth
    weight: Any  # 0 where there is nothing to learn


class Mind(NamedTuple):
    """The network, what Adam remembers of its slopes, and the magnet."""

    net: Net
    mean: Net
    square: Net
    count: Any
    magnet: Net


def fresh_mind(net: Net) -> Mind:
    nothing = {name: jnp.zeros_like(part) for name, part in net.items()}
    return Mind(net, nothing, nothing, jnp.zeros((), jnp.int32), net)


@partial(jax.jit, static_argnames="decay")
def credited(played: Round, decay: float) -> Played:
    """Every choice with its credit, for the seat that made it, whoever chose in between.

    Looking back from the end: what a seat is going to get is the reward where its game ended, else what it expected at
    its next own choice.  A choice after which its seat was not asked again has nothing to learn from yet.
    """
    turn = played.turn
    seats = jnp.arange(played.reward.shape[2])
    is_last = played.last_seat[:, None] == seats
    begin = jnp.zeros(is_last.shape), jnp.where(is_last, played.last_value[:, None], 0.0), is_last

    def back(carried: Any, step: Any) -> Any:
        ahead, coming, known = carried
        value, seat, reward, done = step
        is_over = done[:, None] > 0
        ahead, coming, known = jnp.where(is_over, 0.0, ahead), jnp.where(is_over, reward, coming), known | is_over
        is_here = seat[:, None] == seats
        gain = (jnp.where(is_here, coming + decay * ahead, 0.0)).sum(axis=1) - value
        is_known = (known & is_here).any(axis=1)
        ahead = jnp.where(is_here, jnp.where(is_known, gain, 0.0)[:, None], ahead)
        coming = jnp.where(is_here, value[:, None], coming)
        return (ahead, coming, known | is_here), (gain, is_known)

    steps = turn.value, turn.seat, played.reward, played.done
    _, (gain, is_known) = jax.lax.scan(back, begin, steps, reverse=True)
    weight = (is_known & played.own & turn.known).astype(jnp.float32)
    parts = turn.seen, turn.may, turn.place, turn.chance, gain, gain + turn.value, weight
    return Played(*(part.reshape(-1, *part.shape[2:]) for part in parts))


def loss(net: Net, magnet: Net, part: Played, entropy: Any, course: Course, is_primer: bool) -> Any:
    """What is to become less: see `Course` for its shares.  A primer only asks what the bot would do."""
    chances, value = judged(net, part.seen, part.may)
    chance = jnp.take_along_axis(chances, part.place[:, None], axis=1)[:, 0]
    if is_primer:
        return averaged(0.5 * (value - part.aim) ** 2 - chance, part.weight)
    ratio = jnp.exp(chance - part.chance)
    bounded = jnp.clip(ratio, 1 - course.clip, 1 + course.clip)
    policy = -jnp.minimum(ratio * part.advantage, bounded * part.advantage)
    shares = jnp.where(part.may, jnp.exp(chances), 0.0)
    spread = -(shares * jnp.where(part.may, chances, 0.0)).sum(axis=1)
    held = jnp.zeros_like(value)
    if course.magnet > 0:
        slow, _ = judged(magnet, part.seen, part.may)
        held = (shares * jnp.where(part.may, chances - slow, 0.0)).sum(axis=1)
    each = policy + 0.5 * (value - part.aim) ** 2 - entropy * spread + course.magnet * held
    return averaged(each, part.weight)


def averaged(each: Any, weight: Any) -> Any:
    return (weight * each).sum() / (weight.sum() + 1e-6)


@partial(jax.jit, static_argnames=("course", "is_primer"))
def improved(mind: Mind, played: Played, key: Any, rate: Any, entropy: Any, course: Course, is_primer: bool) -> Mind:
    """The mind after a lesson on all that was `played`; the magnet goes with a primer at once."""
    played = played._replace(advantage=normal(played.advantage, played.weight))
    rows = len(played.weight)
    size = max(1, rows // course.parts)
    orders = [jax.random.permutation(jax.random.fold_in(key, i), rows) for i in range(course.epochs)]
    parts = jnp.concatenate([order[: course.parts * size].reshape(-1, size) for order in orders])

    def step(mind: Mind, order: Any) -> tuple[Mind, None]:
        part = Played(*(each[order] for each in played))
        slope = jax.grad(loss)(mind.net, mind.magnet, part, entropy, course, is_primer)
        return stepped(mind, slope, rate, course.norm), None

    mind, _ = jax.lax.scan(step, mind, parts)
    pull = 1.0 if is_primer else course.pull
    follow = {name: part + pull * (mind.net[name] - part) for name, part in mind.magnet.items()}
    return mind._replace(magnet=follow)


def normal(advantage: Any, weight: Any) -> Any:
    """With mean 0 and variance 1 over what counts."""
    many = weight.sum() + 1e-6
    mean = (advantage * weight).sum() / many
    spread = jnp.sqrt((((advantage - mean) ** 2) * weight).sum() / many)
    return (advantage - mean) / (spread + 1e-6)


def stepped(mind: Mind, slope: Net, rate: Any, norm: float) -> Mind:
    """One step of Adam against the slope."""
    length = jnp.sqrt(sum((each**2).sum() for each in slope.values()))
    slope = {name: each * jnp.minimum(1, norm / (length + 1e-6)) for name, each in slope.items()}
    count = mind.count + 1
    mean = {name: 0.9 * mind.mean[name] + 0.1 * each for name, each in slope.items()}
    square = {name: 0.999 * mind.square[name] + 0.001 * each**2 for name, each in slope.items()}
    pace = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = {name: part - pace * mean[name] / (jnp.sqrt(square[name]) + 1e-5) for name, part in mind.net.items()}
    return Mind(net, mean, square, count, mind.magnet)
