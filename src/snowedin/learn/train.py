"""`python -m snowedin.learn.train GAME … --minutes M --out FOLDER`: pupils teach themselves, one game after another.

Into the folder go a network for each game, `index.html` with the curves, and `unfinished/`, from which `--resume` goes
on after whatever stopped it.
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots.reflex import written
from ..core.game import Game, Refusal
from ..games import find_game

if TYPE_CHECKING:
    from .school.courses import Course

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the games need room on the GPU too

SECONDS = 60.0  # between two times that it is kept
FAILED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `snowedin train` and this module are asked with."""
    parser.add_argument("games", nargs="+", metavar="GAME[=MINUTES]", help="which games, one after another")
    parser.add_argument("--minutes", type=float, default=5.0, help="for each game that has none of its own (5)")
    parser.add_argument("--rounds", type=int, help="instead of minutes: so many rounds, for what is to be repeated")
    parser.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER", help="where it all goes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--resume", action="store_true", help="go on from what the folder holds")
    parser.add_argument("--gpu", action="store_true", help="games, network and lessons on a CUDA GPU")
    parser.add_argument(
        "--seats", help="of the tables to learn at, with commas; without it as the game's course has it"
    )
    parser.add_argument(
        "--begin", metavar="WHO", default="", help="go on from a champion's network: reflex, or a file of weights"
    )
    parser.add_argument(
        "--against",
        metavar="WHO",
        help="learn to beat only this one: a bot that answers at once, reflex, or a file of weights",
    )
    parser.add_argument(
        "--hunt", type=int, default=0, metavar="ROUNDS", help="a hunter learns to beat it, anew every so many rounds"
    )
    parser.add_argument(
        "--respond", type=float, default=0.0, metavar="MINUTES", help="then teach a responder to beat what was learned"
    )
    parser.add_argument("--tests", type=int, help="over the whole time; without it as the game's course has it")
    parser.add_argument("--change", nargs="*", default=[], metavar="NAME=VALUE", help="of its course")


def run(arguments: argparse.Namespace) -> int:
    """Learn every game; one that fails says so, and the next one begins."""
    wishes = [wish(text, arguments.minutes) for text in arguments.games]
    failed = [game.name for game, minutes in wishes if not learned(game, minutes, arguments)]
    if failed:
        tell(f"Not finished: {', '.join(failed)}.")
    return FAILED if failed else 0


def wish(text: str, minutes: float) -> tuple[Game, float]:
    """A game and its minutes, as `GAME=MINUTES` or `GAME`."""
    name, _, own = text.partition("=")
    try:
        return find_game(name), float(own) if own else minutes
    except ValueError as error:
        raise Refusal(f"Minutes are a number, as in snowball_fight=8; {own!r} is not.") from error


def seats_of(text: str) -> tuple[int, ...]:
    """As typed, with commas."""
    try:
        return tuple(int(seats) for seats in text.split(","))
    except ValueError as error:
        raise Refusal(f"Seats are whole numbers with commas, as in 2,3; {text!r} is not.") from error


def learned(game: Game, minutes: float, arguments: argparse.Namespace) -> bool:
    try:
        Term(game, minutes, arguments).run()
        if arguments.respond:
            respond(game, arguments)
    except Refusal as refusal:
        tell(f"{game.name}: {refusal}")
        return False
    except Exception as error:  # noqa: BLE001 - another game may do better, and hours of a GPU are dear
        tell(f"{game.name} stopped: {error!r}. What was kept before stays in {arguments.out}; --resume goes on there.")
        traceback.print_exc()
        return False
    return True


def respond(game: Game, arguments: argparse.Namespace) -> None:
    """One who begins as what was learned, and learns nothing but to beat it."""
    from .champion import made_whole
    from .school import keeping

    learned = keeping.read(arguments.out / f"{game.key}.npz")
    weights = arguments.out / f"{game.key}.weights"
    weights.write_bytes(written(made_whole(learned, "slow", warmth=1.0)))
    own = {"begin": str(weights), "against": str(weights), "hunt": 0, "change": [], "out": arguments.out / "responder"}
    Term(game, arguments.respond, argparse.Namespace(**vars(arguments) | own)).run()


def course_asked(game: Game, arguments: argparse.Namespace) -> "Course":
    from .school import courses

    course = courses.course_of(game)
    course = course if arguments.gpu else courses.at_home(course)
    if arguments.seats:
        seats = seats_of(arguments.seats)
        course = replace(course, seats=seats, tested_at=seats)
    course = replace(course, begin=arguments.begin, hunt=arguments.hunt)
    if arguments.begin:
        course = replace(course, primer=0.0)
    if arguments.against:
        course = courses.against(course, arguments.against)
    if arguments.tests:
        course = replace(course, tests=arguments.tests)
    return courses.changed(course, arguments.change)


class Term:
    """One game's time at school."""

    def __init__(self, game: Game, minutes: float, arguments: argparse.Namespace) -> None:
        self.began = time.monotonic()
        from .school import keeping
        from .school.pupil import Pupil

        self.game, self.minutes, self.rounds = game, minutes, arguments.rounds
        self.folder: Path = arguments.out
        self.unfinished = self.folder / "unfinished" / f"{game.key}.npz"
        self.pupil = Pupil(game, course_asked(game, arguments), arguments.seed, arguments.gpu)
        if arguments.resume and self.unfinished.exists():
            self.pupil.go_on(keeping.read(self.unfinished))
            tell(f"{game.name} goes on after {self.pupil.rounds:,} rounds.")
        self.before = self.pupil.seconds
        self.ready = time.monotonic()

    def run(self) -> None:
        """Learn to the end; who is interrupted keeps what was learned."""
        pupil = self.pupil
        inputs, actions = len(pupil.senses.reads), len(pupil.senses.acts)
        tell(f"{self.game.name}: reads {inputs} numbers, knows {actions} actions.")
        try:
            self.learn()
        except KeyboardInterrupt:
            self.keep()
            raise
        self.keep()
        self.finish()
        self.keep()

    def learn(self) -> None:
        pupil = self.pupil
        kept, tests = time.monotonic(), int(self.progress() * pupil.course.tests)
        while self.progress() < 1:
            if self.progress() * pupil.course.tests >= tests:
                self.test()
                tests = int(self.progress() * pupil.course.tests) + 1
            pupil.learn(self.progress())
            pupil.seconds = self.before + time.monotonic() - self.began
            if time.monotonic() - kept > SECONDS:
                self.keep()
                kept = time.monotonic()
        self.test()

    def finish(self) -> None:
        """Its best is tested on deals that had no part in calling it so."""
        pupil = self.pupil
        pupil.final = pupil.examined()
        tell(f"{self.game.name} at its best, on other deals: {pupil.final[0]:.4f} ± {pupil.final[1]:.4f}")

    def progress(self) -> float:
        """The share of the way that is done, by rounds or by the clock; what was compiled before learning is no way."""
        if self.rounds is not None:
            return self.pupil.rounds / self.rounds if self.rounds else 1.0
        done = min(1.0, self.before / (60 * self.minutes))
        end = self.began + 60 * self.minutes - self.before
        return done + (1 - done) * (time.monotonic() - self.ready) / max(1.0, end - self.ready)

    def test(self) -> None:
        from .school.rivals import name_of

        pupil = self.pupil
        lesson = pupil.test()
        pace = pupil.steps / max(pupil.seconds, 1e-9)
        beside = f"against {name_of(pupil.examiner)}" if self.game.reward_sum is not None else "with its own kind"
        tell(
            f"{self.game.name} {lesson.steps:>12,} steps {lesson.seconds:6.0f} s {pace:>11,.0f} steps/s  "
            f"{lesson.score:.3f} ± {lesson.half_width:.3f} {beside}"
        )

    def keep(self) -> None:
        from .school import keeping, page

        keeping.write(self.unfinished, self.pupil.kept())
        keeping.write(self.folder / f"{self.game.key}.npz", self.pupil.network() | page.told(self.pupil))
        page.write(self.folder)


def tell(sentence: str) -> None:
    print(sentence, flush=True)  # noqa: T201


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m snowedin.learn.train", description=__doc__)
    add_arguments(parser)
    try:
        return run(parser.parse_args(argv))
    except Refusal as refusal:
        print(refusal, file=sys.stderr)  # noqa: T201
        return 2


if __name__ == "__main__":
    sys.exit(main())
