"""How a pupil learns each game: sizes, pace, and what holds it back from running after its latest rival.

The numbers are for a GPU; `at_home` makes a course that a CPU manages.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from ...core.game import Game, Refusal

MOST_SEATS = 4  # at a table to learn at
KINDS: dict[type, Callable[[str], Any]] = {int: int, float: float, str: str}  # of what can be changed of a course
MOST_WEIGHTS = 290_000  # whole numbers of a byte each, so that what is made of the network fits into the box


@dataclass(frozen=True)
class Course:
    """`games` at once at every table, `steps` of each between two lessons.

    A lesson goes through all that was played, `epochs` times in so many `parts`.  `clip` bounds how far a lesson may
    move a choice's chance; `entropy` is what it pays for staying undecided, `magnet` what it pays for every step away
    from a policy that follows slowly: without it, pupils of simultaneous and hidden choices run in circles.
    """

    games: int = 16_384
    steps: int = 32
    hidden: tuple[int, int] = (256, 256)
    most_reads: int = 2_048  # columns of the observation that vary most
    most_acts: int = 1_024  # actions that are legal most often
    epochs: int = 2
    parts: int = 24
    rate: float = 7e-4  # of learning, falling to a twentieth
    decay: float = 0.95  # how fast the credit of a choice fades
    clip: float = 0.2
    entropy: float = 0.01
    cooling: float = 0.0  # share of the entropy's pay that is gone in the end, falling evenly
    magnet: float = 0.05
    pull: float = 0.02  # by so much the magnet follows after each lesson
    norm: float = 0.5  # of the gradient at most
    bot: str = "greed"  # sits at a table too
    primer: float = 0.08  # share of the time in which it only guesses what the bot would do
    examiner: str = "greed"  # tests are against this bot
    alone: float = 0.5  # of the games it plays by itself
    past: float = 0.25  # against its past selves; the bot has the rest
    seats: tuple[int, ...] = (2,)  # of the tables, in turns
    tested_at: tuple[int, ...] = (2,)  # seats
    league: int = 8  # past selves that are remembered
    every: int = 12  # lessons between two that are remembered
    deals: int = 2_000  # of a test
    tests: int = 16  # over the whole time
    begin: str = ""  # a champion whose network it begins with, instead of an empty one
    victim: str = ""  # all others at its tables, if it learns to beat just this one
    advice: str = ""  # a bot of the game: what it would do is told to the pupil, who begins by doing so
    hunt: int = 0  # rounds in which a hunter learns to beat it, before it is one of the rivals; 0 for no hunter


COURSES = {
    "ice_queen": Course(seats=(2, 3, 4), steps=32, magnet=0.02, bot="counter", primer=0.3),
    "snowball_fight": Course(),
    "ice_and_sky": Course(
        seats=(2, 3, 4), tested_at=(2, 3, 4), steps=36, magnet=0.0, entropy=0.003, bot="careful", primer=0.25
    ),
    "winter": Course(games=4_096, steps=48, hidden=(96, 64), magnet=0.02, decay=0.97, deals=1_000, primer=0.2),
    "cold_spell": Course(
        games=8_192,
        steps=64,
        hidden=(96, 96),
        magnet=0.02,
        decay=0.97,
        bot="novice",
        examiner="novice",
        deals=48,
        tests=4,
        primer=0.5,
    ),
}


def course_of(game: Game) -> Course:
    """The course of a `game`; one that nobody has tuned is learned as it comes."""
    seats = tuple(range(game.seats.start, min(game.seats.stop, MOST_SEATS + 1)))
    best = game.bots.NAMES[-1]
    return COURSES.get(game.key, Course(seats=seats, tested_at=seats[:1], bot=best, examiner=best))


def at_home(course: Course) -> Course:
    """The same for a CPU: fewer games, smaller parts, fewer deals in a test."""
    deals = min(course.deals, 200)
    return replace(course, games=128, steps=64, parts=6, epochs=3, rate=1e-3, every=5, deals=deals, tests=8)


def against(course: Course, victim: str) -> Course:
    """To beat one who never learns: nothing holds the pupil back, and it need not mix."""
    return replace(course, victim=victim, magnet=0.0, entropy=0.003, primer=0.0 if course.begin else course.primer)


def changed(course: Course, wishes: Sequence[str]) -> Course:
    """With other numbers or names, as in `magnet=0.1`; raises `Refusal` for what a course does not have."""
    kinds = {each.name: type(each.default) for each in fields(Course)}
    for wish in wishes:
        name, _, text = wish.partition("=")
        try:
            course = replace(course, **{name: KINDS[kinds[name]](text)})
        except (KeyError, ValueError) as error:
            known = ", ".join(sorted(each for each, kind in kinds.items() if kind in KINDS))
            raise Refusal(
                f"{wish!r} changes nothing of a course; write NAME=VALUE, NAME being one of {known}."
            ) from error
    return course


def fitting(hidden: tuple[int, int], inputs: int, actions: int) -> tuple[int, int]:
    """Layers of these sizes at most, the first so small that all weights find room."""
    second = hidden[1]
    room = MOST_WEIGHTS - second * (actions + 1)
    return min(hidden[0], room // (inputs + second) // 8 * 8), second
