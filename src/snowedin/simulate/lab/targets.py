"""What a deck should come to, how far one is from it, and what is believed of a deck that has played little.

A child differs from its parents in a few numbers, so until its own games say otherwise it is taken to be like them:
two hundred games tell the share of won ones to seven points, and most changes are worth less than one.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...bots.ratings import NORMAL_95
from ...core.game import Refusal
from .measures import Estimate

GOALS = ("skill", "length", "closeness", "evenness", "changes")
MEASURED = GOALS[:3]
NEAR = (0.02, 0.05, 0.05)  # a miss by so much counts as much as where the original began, if that began nearer
HARM = 3.0  # how much dearer it is to be farther off than the original than to be as far
FEW_TRIED = 20  # decks, too few to say what is out of reach
TIED = 0.4  # a correlation by which one measure draws another along
STEP = (0.01, 0.03, 0.04)  # how far a few changed numbers may move a measure: of all games, of its length, of its leads


@dataclass(frozen=True)
class Measured:
    skill: Estimate
    length: Estimate
    closeness: Estimate
    evenness: float  # the share of calls that would have to go elsewhere for all categories to be called alike
    changes: float  # per number

    @property
    def estimates(self) -> tuple[Estimate, Estimate, Estimate]:
        return self.skill, self.length, self.closeness


@dataclass(frozen=True)
class Belief:
    """Of skill, length and closeness: the means, and how sure they are."""

    means: NDArray[np.float64]
    variances: NDArray[np.float64]


def believed(found: Measured, before: Belief | None) -> Belief:
    """What own games say, weighed with what was believed before them."""
    means = np.array([each.mean for each in found.estimates])
    variances = np.array([max(each.error, 1e-6) ** 2 for each in found.estimates])
    if before is None:
        return Belief(means, variances)
    weights = before.variances / (before.variances + variances)
    return Belief(before.means + weights * (means - before.means), before.variances * (1 - weights))


def inherited(one: Belief, other: Belief) -> Belief:
    """Of a child nothing is known but its parents, and that it is near them."""
    means = (one.means + other.means) / 2
    apart = (one.means - other.means) / 2
    step = np.array([STEP[0], STEP[1] * means[1], STEP[2] * means[2]])
    return Belief(means, (one.variances + other.variances) / 2 + apart**2 + step**2)


@dataclass(frozen=True)
class Targets:
    """What a deck should come to; evenness and changes should always be small."""

    skill: float  # the share of games that the better player wins
    length: float  # turns
    closeness: float  # lead changes

    def misses(self, means: Sequence[float] | NDArray[np.float64]) -> tuple[float, float, float]:
        """How far off: skill in games, the others as shares of the target."""
        skill, length, closeness = map(float, means)
        return abs(skill - self.skill), abs(length / self.length - 1), abs(closeness / self.closeness - 1)

    def goals(self, found: Measured) -> tuple[float, ...]:
        """How far a deck is off in everything, the smaller the better."""
        return self.believed_goals(believed(found, None), found)

    def believed_goals(self, belief: Belief, found: Measured) -> tuple[float, ...]:
        return (*self.misses(belief.means), found.evenness, found.changes)


def far(misses: Sequence[float], original: Sequence[float]) -> float:
    """How far from all targets together, each by what is left of the original's distance; to lose ground costs more."""
    total = 0.0
    for miss, began, near in zip(misses, original, NEAR, strict=True):
        part = miss / max(began, near)
        total += part + HARM * max(part - max(began / max(began, near), 0.0), 0.0)
    return total


def verdicts(targets: Targets, before: Measured, after: Measured) -> dict[str, dict[str, Any]]:
    """Of every target: how far the original was off, how far the new deck is, and what that means."""
    told = {}
    for name in MEASURED:
        target, old, new = getattr(targets, name), getattr(before, name), getattr(after, name)
        was, now = abs(old.mean - target), abs(new.mean - target)
        told[name] = {"was_off": round(was, 6), "off": round(now, 6), "verdict": _verdict(target, was, now, old, new)}
    return told


def reasons(targets: Targets, misses: Mapping[str, Mapping[str, Any]], tried: Sequence[Sequence[float]]) -> list[str]:
    """Why targets were missed, by the decks that were tried: out of reach of all of them, or not together."""
    if len(tried) < FEW_TRIED:
        return []
    found = np.array(tried)
    missed = [name for name in MEASURED if misses[name]["verdict"] != "reached"]
    told = []
    for name in missed:
        place, target = MEASURED.index(name), getattr(targets, name)
        low, high = found[:, place].min(), found[:, place].max()
        if not low <= target <= high:
            told.append(f"{name} {target:g} is out of reach: all {len(found):,} decks had {low:.3g} to {high:.3g}")
        else:
            told += [_together(name, other, found) for other in MEASURED if other != name]
    return list(dict.fromkeys(sentence for sentence in told if sentence))


def _together(name: str, other: str, found: NDArray[np.float64]) -> str:
    """Two measures that move together, so that the one cannot be had without the other."""
    one, two = sorted((name, other), key=MEASURED.index)
    values = found[:, [MEASURED.index(one), MEASURED.index(two)]]
    if not values.std(axis=0).all():
        return ""
    along = float(np.atleast_2d(np.corrcoef(values.T))[0, 1])
    return f"{one} and {two} move together (correlation {along:.2f} over the decks tried)" if abs(along) > TIED else ""


def _verdict(target: float, was: float, now: float, old: Estimate, new: Estimate) -> str:
    if new.low <= target <= new.high:
        return "reached"
    if abs(now - was) <= NORMAL_95 * math.hypot(old.error, new.error):
        return "no nearer"
    return "nearer" if now < was else "farther"


def read_targets(text: str | None, original: Measured) -> Targets:
    """As typed, as in skill=0.75,length=25; what is not said: somewhat more skill and closeness, the same length."""
    targets = {
        "skill": min(original.skill.mean + 0.03, 1.0),
        "length": original.length.mean,
        "closeness": 1.1 * original.closeness.mean,
    }
    for part in text.split(",") if text else []:
        name, value = _named(part, targets)
        targets[name] = value
    if min(targets.values()) <= 0 or targets["skill"] > 1:
        raise Refusal("Targets are above 0, and skill, a share of games, is at most 1.")
    return Targets(**targets)


def _named(part: str, known: Mapping[str, float]) -> tuple[str, float]:
    name, equals, text = part.partition("=")
    name = name.strip()
    if name not in known or not equals:
        raise Refusal(f"A target is written NAME=VALUE with a name of {', '.join(MEASURED)}; {part!r} is not.")
    try:
        value = float(text)
    except ValueError as error:
        raise Refusal(f"The target {name} is a number; {text!r} is not.") from error
    if not math.isfinite(value):
        raise Refusal(f"The target {name} is a number that can be reached; {text!r} is not.")
    return name, value
