"""A pupil on a GPU learns what it learns on the CPU: on a GPU or with NUMBA_ENABLE_CUDASIM=1, GAME after GAME.

Run as a program: `python -m tests.learn.gpu_school GAME …`.
"""

import sys
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowedin.bots.reflex import REFLEX, champion
from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.learn.school import courses, sensing
from snowedin.learn.school.courses import Course
from snowedin.learn.school.net import plain
from snowedin.learn.school.pupil import Pupil


def main(keys: list[str]) -> int:
    sensing.GAMES, sensing.STEPS = 8, 6
    for key in keys:
        small = replace(courses.course_of(GAMES[key]), games=8, steps=3, parts=2, hidden=(8, 8), seats=(2,), hunt=1)
        both = [small, courses.against(replace(small, begin=REFLEX), REFLEX)] if champion(GAMES[key]) else [small]
        same = all(is_same(GAMES[key], course) for course in both)
        print(f"{key}: {'the same' if same else 'different'}", flush=True)  # noqa: T201
        if not same:
            return 1
    return 0


def is_same(game: Game, course: Course) -> bool:
    here, there = (taught(Pupil(game, course, on_gpu=on_gpu)) for on_gpu in (False, True))
    return all(np.allclose(part, there[name], atol=1e-4) for name, part in here.items())


def taught(pupil: Pupil) -> dict[str, NDArray[Any]]:
    """Its network after a primer and a lesson, kept and gone on with in between."""
    pupil.learn(0.0)
    pupil.go_on(pupil.kept())
    pupil.learn(0.9)
    return plain(pupil.mind.net)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
