"""A pupil of one game: it plays itself, its past selves and others, learns from it, is tested, and can be kept.

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
from . import courses, exam, rivals, sensing
from .courses import Course
from .hunter import Hunter
from .keeping import Arrays, group, grouped
from .lesson import Mind, Played, credited, fresh_mind, improved
from .net import Net, Senses, following, fresh_net, on_device, plain
from .rivals import Champion, Company
from .tables import ALONE, PAST, Round, Table, may_sit_on_gpu, played

SLOWEST = 0.05  # of the rate of learning, in the end
WITHOUT_BOT = {ALONE: 0.7, PAST: 0.3}  # of the games
HUNT = 4  # among what a round draws by lot
WITHOUT_ROOM = 256  # games of a primer with a bot that has no room on a GPU
FINAL_DEALS = 4  # times as many as in a test on the way


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
    final: tuple[float, float] | None = None  # what `examined` said in the end

    def __post_init__(self) -> None:
        self.examiner = rivals.found(self.game, self.course.victim or self.course.examiner)
        self.senses, net = self._begun()
        self.mind = fresh_mind(net)
        self.best = self.mind.net
        self.league = [self.mind.net]
        self.tables = {seats: self._tables_of(seats) for seats in self.course.seats}
        self.primers = {seats: self._primer_of(seats) for seats in self.course.seats if self.course.primer > 0}
        self.hunter = self._new_hunter() if self.course.hunt else None

    def learn(self, progress: float) -> None:
        """One round: play, and a lesson on it; `progress` is the share of the way that is done."""
        key = jax.random.fold_in(jax.random.key(self.seed), self.rounds)
        is_primer = progress < self.course.primer
        draw = np.random.default_rng([self.seed, self.rounds])
        rival = self.league[int(draw.integers(len(self.league)))]
        seats = self.course.seats[self.rounds % len(self.course.seats)]
        tables = [self.primers[seats]] if is_primer else self.tables[seats]
        keys = [jax.random.fold_in(key, i) for i in range(len(tables) + 1)]
        rounds = self._watched(tables[0], keys[0]) if is_primer else self._played(tables, rival, keys[:-1])
        rate = self.course.rate * max(SLOWEST, 1 - progress)
        entropy = self.course.entropy * (1 - self.course.cooling * min(1.0, progress))
        lessons = [credited(each, self.course.decay) for each in rounds]
        everything = Played(*(jnp.concatenate(parts) for parts in zip(*lessons, strict=True)))
        self.mind = improved(self.mind, everything, keys[-1], rate, entropy, self.course, is_primer)
        self.rounds += 1
        self.steps += sum(table.batch.games for table in tables) * self.course.steps
        if is_primer:
            self.league = [self.mind.net]
        elif self.rounds % self.course.every == 0:
            self._remember(self.mind.net, draw)
        if self.hunter is not None and not is_primer:
            self._hunt(self.hunter, key, rate, draw)

    def test(self) -> Lesson:
        """Let it play against the bot, and keep in mind when it was best."""
        deals, seed = self.course.deals, f"test {self.rounds}"
        scores = [self._tested(self.mind.net, seats, deals, seed) for seats in self.course.tested_at]
        score = float(np.mean([score for score, _ in scores]))
        half = float(np.sqrt(np.sum(np.square([half for _, half in scores])))) / len(scores)
        if all(score >= lesson.score for lesson in self.lessons):
            self.best = self.mind.net
        self.lessons.append(Lesson(self.steps, self.seconds, score, half))
        return self.lessons[-1]

    def examined(self) -> tuple[float, float]:
        """The result of its best on deals that chose nothing: the mean, and half its 95 % interval."""
        deals, seed = FINAL_DEALS * self.course.deals, f"final {self.seed}"
        scores = [self._tested(self.best, seats, deals, seed) for seats in self.course.tested_at]
        half = float(np.sqrt(np.sum(np.square([half for _, half in scores])))) / len(scores)
        return float(np.mean([score for score, _ in scores])), half

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
        if self.hunter is not None:
            arrays |= grouped("hunter", self.hunter.kept())
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
        if self.hunter is not None:
            self.hunter.go_on(group(kept, "hunter"))

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

    def _begun(self) -> tuple[Senses, Net]:
        """What it reads and knows, and its network before the first lesson."""
        random = np.random.default_rng(self.seed)
        if self.course.begin and self.course.advice:
            raise Refusal("A pupil that is told what a bot would do begins as that bot: leave out begin or advice.")
        if self.course.begin:
            teacher = rivals.found(self.game, self.course.begin)
            if not isinstance(teacher, Champion):
                raise Refusal(f"{self.course.begin} is no network to begin with; take reflex, or a file of weights.")
            return teacher.begun(random)
        senses = sensing.found(self.game, self.course, str(self.seed), self.on_gpu)
        inputs, actions = len(senses.reads), len(senses.acts)
        if self.course.advice:
            hidden = courses.fitting(self.course.hidden, inputs + actions, actions)
            return senses, following(fresh_net(random, inputs + actions, hidden, actions))
        return senses, fresh_net(random, inputs, courses.fitting(self.course.hidden, inputs, actions), actions)

    def _new_hunter(self) -> Hunter:
        seats = self.course.seats[0]
        return Hunter(self.game, self.course, seats, f"{self.seed}", self.mind.net, self.on_gpu)

    def _hunt(self, hunter: Hunter, key: Any, rate: float, draw: np.random.Generator) -> None:
        caught = hunter.learn(self.mind.net, self.senses, jax.random.fold_in(key, HUNT), rate)
        self.steps += hunter.table.batch.games * self.course.steps
        if caught is not None:
            self._remember(caught, draw)

    def _tables_of(self, seats: int) -> list[Table]:
        """Those it plays at; a bot that has no room on the GPU would keep all others waiting."""
        if self.course.victim:
            return [self._table(self.course.games, seats, self.examiner)]
        has_bot = may_sit_on_gpu(self.game) or not self.on_gpu
        shares = {ALONE: self.course.alone, PAST: self.course.past} if has_bot else WITHOUT_BOT
        many = {company: round(self.course.games * share) for company, share in shares.items()}
        tables = [self._table(games, seats, company) for company, games in many.items() if games > 0]
        rest = self.course.games - sum(table.batch.games for table in tables)
        return [*tables, self._table(rest, seats, self.course.bot)] if has_bot and rest > 0 else tables

    def _primer_of(self, seats: int) -> Table:
        """The table of the bot, or one on the CPU."""
        last = self.tables[seats][-1]
        if last.company == self.course.bot:
            return last
        if may_sit_on_gpu(self.game):
            return self._table(self.course.games // 4, seats, self.course.bot)
        return self._table(min(self.course.games, WITHOUT_ROOM), seats, self.course.bot, on_gpu=False)

    def _table(self, games: int, seats: int, company: Company, on_gpu: bool | None = None) -> Table:
        on_gpu = self.on_gpu if on_gpu is None else on_gpu
        return Table(self.game, games, seats, company, f"{self.seed}", on_gpu, self.course.advice)

    def _named_tables(self) -> list[tuple[str, Table]]:
        """Every table once, with the name under which it is kept."""
        named = {
            f"table {seats} {place}": table
            for seats, tables in self.tables.items()
            for place, table in enumerate(tables)
        }
        own = set(map(id, named.values()))
        others = {f"primer {seats}": table for seats, table in self.primers.items() if id(table) not in own}
        return [*named.items(), *others.items()]

    def _played(self, tables: list[Table], rival: Net, keys: list[Any]) -> list[Round]:
        return played(tables, self.mind.net, rival, self.senses, self.course.steps, keys)

    def _watched(self, table: Table, key: Any) -> list[Round]:
        return [table.watched(self.mind.net, self.senses, self.course.steps, key)]

    def _remember(self, net: Net, draw: np.random.Generator) -> None:
        """One more rival; of too many, any but the newest is forgotten."""
        self.league.append(net)
        if len(self.league) > self.course.league:
            del self.league[int(draw.integers(len(self.league) - 1))]

    def _tested(self, net: Net, seats: int, deals: int, seed: str) -> tuple[float, float]:
        """Against the examiner, or with its own kind where players help each other."""
        rival = ALONE if self.game.reward_sum is None else self.examiner
        on_gpu = self.on_gpu and (may_sit_on_gpu(self.game) or isinstance(rival, Champion))

        def seated(games: int, seats: int, company: Company, seat: int) -> Table:
            return Table(self.game, games, seats, company, seed, on_gpu, self.course.advice, seat)

        return exam.tested(seated, net, self.senses, rival, seats, deals)
