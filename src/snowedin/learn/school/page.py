"""The page of a folder of pupils: the curve of every game, and what its last and its best test said."""

from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from ..curve import drawn
from ..ppo import Lesson
from . import keeping
from .pupil import Pupil
from .rivals import name_of

STYLE = "body{font:16px sans-serif;max-width:760px;margin:2em auto;padding:0 1em;color:#223}svg{width:100%}"


def told(pupil: Pupil) -> dict[str, Any]:
    """What the page tells of a pupil, as arrays beside its network."""
    lessons = [(each.steps, each.seconds, each.score, each.half_width) for each in pupil.lessons]
    return {
        "name": np.array(pupil.game.name),
        "bot": np.array(name_of(pupil.examiner) if pupil.game.reward_sum is not None else "its own kind"),
        "lessons": np.array(lessons, np.float64).reshape(-1, 4),
        "seed": np.array(pupil.seed),
        "final": np.array(pupil.final or (), np.float64),
    }


def write(folder: Path) -> None:
    """`index.html` with all networks of the folder."""
    pupils = [keeping.read(path) for path in sorted(folder.glob("*.npz"))]
    parts = "\n".join(part(pupil) for pupil in pupils if "lessons" in pupil)
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Pupils</title><style>{STYLE}</style>'
    (folder / "index.html").write_text(f"{page}<h1>Pupils</h1>\n{parts}\n</html>\n", encoding="utf-8")


def part(pupil: keeping.Arrays) -> str:
    lessons = [Lesson(int(steps), *rest) for steps, *rest in pupil["lessons"].tolist()]
    best, last = max(lessons, key=lambda lesson: lesson.score), lessons[-1]
    name, bot = escape(str(pupil["name"])), escape(str(pupil["bot"]))
    return (
        f"<h2>{name}</h2>{drawn(lessons, f'{name}: result with {bot}')}"
        f"<p>{last.steps:,} steps in {last.seconds:,.0f} s, seed {int(pupil['seed'])}. "
        f"Last test {last.score:.3f} ± {last.half_width:.3f}, best {best.score:.3f} ± {best.half_width:.3f} "
        f"after {best.steps:,} steps.</p>"
    )
