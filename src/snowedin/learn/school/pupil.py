"""A pupil of one game: it plays itself, its past selves and a bot, learns from it, is tested, and can be kept.

Everything that is drawn by lot comes from the seed and the number of the round, so a pupil that was kept and goes on
learns what it would have learned without a break.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ...core.game import Game, Refusal
from ..ppo import Lesson
from . import courses, exam, sensing
from .courses import Course
from .keeping import Arrays, group, grouped
from .lesson import Mind, Played, credited, fresh_mind, improved
from .net import Net, fresh_net, on_device, plain
from .tables import ALONE, PAST, Table, may_sit_on_gpu

SLOWEST = 0.05  # of the rate of learning, in the end
SHARES = {ALONE: 0.5, PAST: 0.25}  # of the games; the bot has the rest
WITHOUT_ROOM = 256  # games with a bot that has no room on a GPU


@dataclass
class Pupil:
    """A network that learns a `game` by a `course`; `seed` decides all its chance, `lessons` is what its tests said."""

    game: Game
    course: Course
    seed: int = 0
    on_gpu: bool = False
    rounds: int = 0
    steps: int = 0
    seconds: float = 0.0
    lessons: list[Lesson] = field(default_factory=list)
    league: list[Net] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.senses = sensing.found(self.game, self.course, str(self.seed), self.on_gpu)
        self.mind = fresh_mind(self._fresh_net())
        self.best = self.mind.net
        self.league = [self.mind.net]
        self.tables = {seats: self._tables_of(seats) for seats in self.course.seats}

    def learn(self, progress: float) -> None:
        """One round: play, and a lesson on it; `progress` is the share of the way that is done."""
        key = jax.random.fold_in(jax.random.key(self.seed), self.rounds)
        is_primer = progress < self.course.primer
        draw = np.random.default_rng([self.seed, self.rounds])
        rival = self.league[int(draw.integers(len(self.league)))]
        tables = self.tables[self.course.seats[self.rounds % len(self.course.seats)]]
        tables = tables[-1:] if is_primer else tables
        keys = [jax.random.fold_in(key, i) for i in range(len(tables) + 1)]
        played = [self._played(table, rival, now, is_primer) for table, now in zip(tables, keys, strict=False)]
        rate = self.course.rate * max(SLOWEST, 1 - progress)
        everything = Played(*(jnp.concatenate(parts) for parts in zip(*played, strict=True)))
        self.mind = improved(self.mind, everything, keys[-1], rate, self.course, is_primer)
        self.rounds += 1
        self.steps += sum(table.batch.games for table in tables) * self.course.steps
        if is_primer:
            self.league = [self.mind.net]
        elif self.rounds % self.course.every == 0:
            self._remember(draw)

    def test(self) -> Lesson:
        """Let it play against the bot, and keep in mind when it was best."""
        scores = [self._tested(seats) for seats in self.course.tested_at]
        score = float(np.mean([score for score, _ in scores]))
        half = float(np.sqrt(np.sum(np.square([half for _, half in scores])))) / len(scores)
        if all(score >= lesson.score for lesson in self.lessons):
            self.best = self.mind.net
        self.lessons.append(Lesson(self.steps, self.seconds, score, half))
        return self.lessons[-1]

    def fair(self) -> float:
        """What it would get against its equals; where players help each other, what the bot gets with its own kind."""
        if self.game.reward_sum is not None:
            return float(np.mean([1 / seats for seats in self.course.tested_at]))
        alone = [exam.bot_alone(self.game, self.course.bot, seats, 1_000, "fair") for seats in self.course.tested_at]
        return float(np.mean(alone))

    def network(self) -> Arrays:
        """What plays: the network as it is now, as it was when it did best, and as its magnet has it."""
        return {
            "game": np.array(self.game.key),
            "reads": np.asarray(self.senses.reads),
            "acts": np.asarray(self.senses.acts),
            **grouped("last", plain(self.mind.net)),
            **grouped("best", plain(self.best)),
            **grouped("slow", plain(self.mind.magnet)),
        }

    def kept(self) -> Arrays:
        """All that it needs to go on."""
        told = [(each.steps, each.seconds, each.score, each.half_width) for each in self.lessons]
        arrays = self.network() | {
            "counts": np.array([self.rounds, self.steps, self.seed, len(self.league)], np.int64),
            "seconds": np.array(self.seconds),
            "lessons": np.array(told, np.float64).reshape(-1, 4),
            "adam count": np.asarray(self.mind.count),
            **grouped("adam mean", plain(self.mind.mean)),
            **grouped("adam square", plain(self.mind.square)),
        }
        for i, net in enumerate(self.league):
            arrays |= grouped(f"league {i}", plain(net))
        for name, table in self._named_tables():
            arrays |= grouped(name, table.kept())
        return arrays

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """As it was when it was `kept`; raises `Refusal` if that was another game, seed or course."""
        self._check(kept)
        self.rounds, self.steps, _, remembered = (int(count) for count in kept["counts"])
        self.seconds = float(kept["seconds"])
        self.lessons = [Lesson(int(steps), *rest) for steps, *rest in kept["lessons"].tolist()]
        self.mind = Mind(
            on_device(group(kept, "last")),
            on_device(group(kept, "adam mean")),
            on_device(group(kept, "adam square")),
            jnp.asarray(kept["adam count"]),
            on_device(group(kept, "slow")),
        )
        self.best = on_device(group(kept, "best"))
        self.league = [on_device(group(kept, f"league {i}")) for i in range(remembered)]
        for name, table in self._named_tables():
            table.go_on(group(kept, name))

    def _check(self, kept: Mapping[str, Any]) -> None:
        if str(kept["game"]) != self.game.key or int(kept["counts"][2]) != self.seed:
            raise Refusal(
                f"What was kept is a pupil of {kept['game']} with seed {int(kept['counts'][2])}, not of "
                f"{self.game.key} with seed {self.seed}; learn in another folder, or without --resume."
            )
        if any(len(states) != table.batch.games for states, table in self._kept_tables(kept)):
            raise Refusal("What was kept was learned on another kind of machine: give --gpu as before, or begin anew.")

    def _kept_tables(self, kept: Mapping[str, Any]) -> list[tuple[Any, Table]]:
        return [(kept.get(f"{name}/states", np.zeros((0, 1))), table) for name, table in self._named_tables()]

    def _fresh_net(self) -> Net:
        inputs, actions = len(self.senses.reads), len(self.senses.acts)
        hidden = courses.fitting(self.course.hidden, inputs, actions)
        return fresh_net(np.random.default_rng(self.seed), inputs, hidden, actions)

    def _tables_of(self, seats: int) -> list[Table]:
        games, seed = self.course.games, f"{self.seed}"
        tables = [
            Table(self.game, round(games * share), seats, company, seed, self.on_gpu)
            for company, share in SHARES.items()
        ]
        many = games - sum(table.batch.games for table in tables)
        has_room = may_sit_on_gpu(self.game)
        with_bot = many if has_room else min(many, WITHOUT_ROOM)
        return [*tables, Table(self.game, with_bot, seats, self.course.bot, seed, self.on_gpu and has_room)]

    def _named_tables(self) -> list[tuple[str, Table]]:
        return [
            (f"table {seats} {place}", table)
            for seats, tables in self.tables.items()
            for place, table in enumerate(tables)
        ]

    def _played(self, table: Table, rival: Net, key: Any, is_primer: bool) -> Played:
        net, steps = self.mind.net, self.course.steps
        if is_primer:
            played = table.watched(net, self.senses, steps, key)
        else:
            played = table.played(net, rival, self.senses, steps, key)
        credit: Played = credited(played, self.course.decay)
        return credit

    def _remember(self, draw: np.random.Generator) -> None:
        """One more past self; of too many, any but the newest is forgotten."""
        self.league.append(self.mind.net)
        if len(self.league) > self.course.league:
            del self.league[int(draw.integers(len(self.league) - 1))]

    def _tested(self, seats: int) -> tuple[float, float]:
        course = self.course
        seed = f"test {self.rounds}"
        return exam.tested(
            self.game, self.mind.net, self.senses, course.examiner, seats, course.deals, seed, self.on_gpu
        )
