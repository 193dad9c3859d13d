"""A hunter: a second network that learns nothing but to beat the pupil as it is, and becomes one of its rivals then.

A pupil who only plays itself may leave holes that none of its past selves looks for.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp

from ...core.game import Game
from .courses import Course
from .keeping import Arrays, group, grouped
from .lesson import Mind, credited, fresh_mind, improved
from .net import Net, Senses, on_device, plain
from .tables import PAST, Table, played

STEPS = ("net", "mean", "square")


class Hunter:
    """It learns by the pupil's `course` without a magnet, at a table with the pupil, for `course.hunt` rounds."""

    def __init__(self, game: Game, course: Course, seats: int, seed: str, net: Net, on_gpu: bool) -> None:
        self.course = replace(course, magnet=0.0, entropy=course.entropy / 4)
        self.table = Table(game, course.games // 2, seats, PAST, f"{seed} hunts", on_gpu, course.advice)
        self.mind = fresh_mind(net)
        self.rounds = 0

    def learn(self, prey: Net, senses: Senses, key: Any, rate: float) -> Net | None:
        """One round against the `prey`; after the last one of a hunt, what was learned, and the next hunt begins."""
        if self.rounds == 0:
            self.mind = fresh_mind(prey)
        playing, learning = jax.random.split(key)
        (seen,) = played([self.table], self.mind.net, prey, senses, self.course.steps, [playing])
        lesson = credited(seen, self.course.decay)
        self.mind = improved(self.mind, lesson, learning, rate, self.course.entropy, self.course, is_primer=False)
        self.rounds = (self.rounds + 1) % self.course.hunt
        return None if self.rounds else self.mind.net

    def kept(self) -> Arrays:
        """All that it needs to go on."""
        minds = zip(STEPS, self.mind, strict=False)
        arrays = {name: array for step, net in minds for name, array in grouped(step, plain(net)).items()}
        counts = jnp.stack([jnp.asarray(self.rounds), self.mind.count])
        return arrays | grouped("table", self.table.kept()) | {"counts": plain({"": counts})[""]}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """As it was when it was `kept`."""
        net, mean, square = (on_device(group(kept, step)) for step in STEPS)
        self.rounds = int(kept["counts"][0])
        self.mind = Mind(net, mean, square, jnp.asarray(kept["counts"][1], jnp.int32), net)
        self.table.go_on(group(kept, "table"))
