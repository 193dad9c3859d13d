"""What was I thinking?  A finished match, choice by choice, and what of its result was luck and what skill.

Every choice is judged with what its seat knew then.  The luck of the deal is what equal
bots make of the same cards; the rest of the result is skill.
"""

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice, takewhile
from typing import Any

from ..core.game import Game
from ..core.match import KEY_BYTES, Match, start
from ..core.words import plain
from . import Bot, levels
from .levels import Level
from .ratings import mean_and_half
from .search import Plan, Thought

SIMULATIONS = 2_000
REPLAYS = 100
EQUAL = "bot"  # plays the same deal on all seats: the strongest that answers at once
EFFORT = 100  # of a solver, for every simulation
WHOLE = 8  # choices that may make one deed
GLARING = 0.1  # a loss that is worth pointing out

# Where many matches are judged, as on a server or while somebody waits
BUDGET = 20_000  # simulations for a whole match
FEWEST, MOST = 30, 400  # for one choice
FEW_REPLAYS = 40  # of the deal by equal bots


@dataclass(frozen=True)
class Judged:
    """One choice of the match."""

    number: int  # counted from 1
    seat: int
    action: int
    label: Any  # the choice in words, as [code, arguments]
    value: float  # what the search expects with best play
    played: float  # and with this choice
    best: int
    best_label: Any
    loss: float
    choices: int
    line: list[tuple[int, int]]
    way: list[Any]  # the whole of what was done, choice by choice, until something of it is told
    best_way: list[Any]  # and of what the search would have done
    best_actions: list[int]  # the same as actions

    @property
    def is_glaring(self) -> bool:
        return self.loss >= GLARING


@dataclass(frozen=True)
class Share:
    """What a seat owes to whom."""

    seat: int
    result: float
    fair: float  # without knowing the deal
    expected: float  # equal bots on the same deal
    confidence_95: float
    luck: float
    skill: float
    lost: float  # by the choices of this seat that the search would not have made


@dataclass(frozen=True)
class Analysis:
    game: str
    simulations: int
    replays: int
    choices: list[Judged]
    seats: list[Share]

    def plain(self) -> dict[str, Any]:
        """As JSON can carry it."""
        return finite(asdict(self))


def hint(match: Match, seat: int, seconds: float = levels.PATIENCE, seed: str | None = None) -> dict[str, Any]:
    """What the strongest level thinks of the seat's choices, best first, as JSON can carry it."""
    thought = Bot(match.game, levels.YETI, seed).think(match, seat, seconds=seconds)
    return explain(match, thought)


def explain(match: Match, thought: Thought) -> dict[str, Any]:
    """A thought with the choices in words; the line is told as numbers, for its world is only a possible one."""
    return finite(
        {
            "seat": thought.seat,
            "value": thought.value,
            "mixed": thought.mixed,
            "simulations": thought.simulations,
            "seconds": round(thought.seconds, 3),
            "choices": [
                asdict(option) | {"label": plain(match.describe(thought.seat, option.action))}
                for option in thought.options
            ],
            "line": [list(step) for step in thought.line],
        }
    )


def analyse(
    match: Match,
    simulations: int = SIMULATIONS,
    replays: int = REPLAYS,
    seat: int | None = None,
    seed: str = "analysis",
    progress: Callable[[int], None] = lambda steps: None,
    told: Callable[[Judged], None] = lambda judged: None,
) -> Analysis:
    """Judge all choices of a match, or those of one seat, each `told` as soon as it is judged; tell luck from skill."""
    choices = []
    for judged in judge_choices(match, simulations, seat, seed, progress):
        choices.append(judged)
        told(judged)
    expected = expected_results(match, replays, seed, progress)
    fair = fair_share(match, replays, seed, progress)
    shares = []
    for number, (result, (mean, half)) in enumerate(zip(match.rewards(), expected, strict=True)):
        lost = sum(judged.loss for judged in choices if judged.seat == number)
        shares.append(Share(number, result, fair, mean, half, mean - fair, result - mean, lost))
    return Analysis(match.game.key, simulations, replays, choices, shares)


def budget_of(actions: int) -> int:
    """Simulations for each of so many actions of a match, where there is little time."""
    return min(MOST, max(FEWEST, BUDGET // max(1, actions)))


def steps_of(game: Game, actions: int, replays: int) -> int:
    """Of how many steps an analysis will tell its progress."""
    return actions + (2 * replays if game.reward_sum is None else replays)


def judge_choices(
    match: Match, simulations: int, only: int | None, seed: str, progress: Callable[[int], None]
) -> Iterator[Judged]:
    again = Match(match.game, match.seats, match.options, match.key)
    bots = [Bot(match.game, judge_of(match.game, simulations), f"{seed} {seat}") for seat in range(match.seats)]
    for number, (seat, action) in enumerate(match.actions, 1):
        if only in (None, seat):
            yield _judge(again, bots[seat], number, match.actions[number - 1 :], simulations)
        again.act(seat, action)
        progress(1)


def judge_of(game: Game, simulations: int) -> Level:
    """The strongest level, whose solver spends no more on an endgame than the search on a choice: there are many."""
    level = levels.levels(game)[-1]
    if isinstance(level.plan, Plan) and level.plan.effort:
        return replace(level, plan=replace(level.plan, effort=min(level.plan.effort, EFFORT * simulations)))
    return level


def _judge(match: Match, bot: Bot, number: int, played_on: Sequence[tuple[int, int]], simulations: int) -> Judged:
    seat, action = played_on[0]
    label = plain(match.describe(seat, action))
    way, _ = way_of(match, seat, _own_choices(played_on, seat))
    many = len(match.legal(seat))
    if many == 1 or bot.is_settled(match, seat):
        return Judged(number, seat, action, label, math.nan, math.nan, action, label, 0.0, many, [], way, way, [])
    thought, played = bot.judge(match, seat, action, simulations)
    best = thought.best
    is_best = best.action == action
    loss = 0.0 if is_best else max(0.0, thought.value - played)
    best_way, best_actions = way, [action]
    if not is_best:
        best_way, best_actions = way_of(match, seat, _thought_on(match, bot, thought, simulations))
    return Judged(
        number,
        seat,
        action,
        label,
        thought.value,
        played,
        best.action,
        plain(match.describe(seat, best.action)),
        loss,
        len(thought.options),
        thought.line,
        way,
        best_way,
        best_actions,
    )


def way_of(match: Match, seat: int, choices: Iterator[int]) -> tuple[list[Any], list[int]]:
    """A choice in words and as actions, with those that belong to the same deed: until everybody is told of it.

    Nothing is looked at that the first of them would show.
    """
    here, way, taken = match.twin(), [], []
    for action in islice(choices, WHOLE):
        way.append(plain(here.describe(seat, action)))
        taken.append(action)
        is_shown = here.is_revealing(seat, action)
        here.act(seat, action)
        if (
            is_shown
            or here.to_act() != [seat]
            or match.game.telling.narrate(here.before, seat, action, here.state, None)
        ):
            break
    return way, taken


def _own_choices(played: Sequence[tuple[int, int]], seat: int) -> Iterator[int]:
    return (action for who, action in takewhile(lambda step: step[0] == seat, played))


def _thought_on(match: Match, bot: Bot, thought: Thought, simulations: int) -> Iterator[int]:
    """The best choice, and what the search would choose after it."""
    here, best = match.twin(), thought.best.action
    line = [action for _, action in takewhile(lambda step: step[0] == thought.seat, thought.line)]
    while True:
        yield best
        here.act(thought.seat, best)
        line = line[1:] if line[:1] == [best] else []
        legal = here.legal(thought.seat)
        if line and line[0] in legal:
            best = line[0]
        else:
            few = max(1, simulations // 4)
            best = legal[0] if len(legal) == 1 else bot.think(here, thought.seat, simulations=few).best.action


def expected_results(
    match: Match, replays: int, seed: str, progress: Callable[[int], None] = lambda steps: None
) -> list[tuple[float, float]]:
    """Each seat's mean result, with its confidence, where equal bots play the same deal."""
    results = []
    for number in range(replays):
        results.append(play_equal(match.game, match.seats, match.options, match.key, f"{seed} {number}"))
        progress(1)
    return [mean_and_half([result[seat] for result in results]) for seat in range(match.seats)]


def fair_share(match: Match, replays: int, seed: str, progress: Callable[[int], None]) -> float:
    """What a seat may expect before the cards are dealt; in a cooperative game, what equal bots make of other deals."""
    if match.game.reward_sum is not None:
        return match.game.reward_sum / match.seats
    results = []
    for number in range(replays):
        key = _key(f"{seed} fair {number}")
        results.append(play_equal(match.game, match.seats, match.options, key, f"{seed} {number}")[0])
        progress(1)
    return mean_and_half(results)[0]


def play_equal(game: Game, seats: int, options: Any, key: bytes, seed: str) -> list[float]:
    """The deal is the same, chance after it is not."""
    match = Match(game, seats, options, key)
    start(match.state.chance, _key(f"{seed} {match.key.hex()}"))
    bots = [Bot(game, EQUAL, f"{seed} {seat}") for seat in range(seats)]
    while not match.is_over:
        for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
            match.act(seat, action)
    return match.rewards()


def _key(seed: str) -> bytes:
    return hashlib.sha256(seed.encode()).digest()[:KEY_BYTES]


def finite(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields as JSON can carry them."""
    return {name: _finite(part) for name, part in fields.items()}


def _finite(value: Any) -> Any:
    """JSON has no word for what is not a number."""
    if isinstance(value, float):
        return round(value, 5) if math.isfinite(value) else None
    if isinstance(value, dict):
        return finite(value)
    if isinstance(value, (list, tuple)):
        return [_finite(part) for part in value]
    return value
