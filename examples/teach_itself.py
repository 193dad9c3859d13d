"""A network teaches itself Snowball Fight and is tested against greed: `python examples/teach_itself.py [ROUNDS]`."""

import sys
from pathlib import Path

from snowedin.games import GAMES
from snowedin.learn.curve import drawn
from snowedin.learn.ppo import Lesson, Student


def tell(lesson: Lesson) -> None:
    print(f"{lesson.steps:>9,} steps {lesson.seconds:5.0f} s  {lesson.score:.3f} ± {lesson.half_width:.3f}", flush=True)


rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
student = Student(GAMES["snowball_fight"])
student.learn(rounds, tell)
Path("learning.svg").write_text(drawn(student.lessons, "Snowball Fight: result against greed"), encoding="utf-8")
score, half = student.test(1_000, "last test")
print(f"Over 2,000 games, each deal at both seats, it gets {score:.3f} ± {half:.3f} against greed.")
