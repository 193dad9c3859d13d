"""Lessons: a known deal of a game in chapters, in which everybody's choices are written down beforehand.

`games/<game>/lesson.json` has been looked for by `python -m bench.lessons`, so that all there is to tell happens soon.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...core.game import Game
from ..table.setup import LessonPlan, SeatSetup, Setup
from ..table.table import Table
from ..wire import messages
from ..wire.refusals import Denied
from .settings import Settings
from .setups import begun

LEARNER = 0  # the seat of whoever learns
RIVAL = "snowflake"


class Chapter(msgspec.Struct):
    """A stretch of the match: the first action that is played in it, and the first that is not."""

    first: int
    stop: int


class Lesson(msgspec.Struct):
    """`told` has what is told before an action, by that action's number."""

    version: int
    seats: int
    options: dict[str, Any]
    key: str
    actions: list[tuple[int, int]]
    chapters: list[Chapter]
    told: dict[int, list[str]]


@cache
def lesson_of(package: str) -> Lesson | None:
    """The lesson of a game's package, if it has one."""
    found = files(package).joinpath("lesson.json")
    return msgspec.json.decode(found.read_bytes(), type=Lesson) if found.is_file() else None


def set_up(game: Game, player: str, chapter: int, settings: Settings) -> tuple[Setup, bytes]:
    """A table for a chapter of the game's lesson, at which whoever learns sits first."""
    lesson = lesson_of(game.package)
    if lesson is None or chapter >= len(lesson.chapters):
        raise Denied("unknown", f"{game.name} has no such lesson.", "no_lesson")
    plan = lesson.chapters[chapter]
    rivals = [SeatSetup("bot", bot=RIVAL) for _ in range(lesson.seats - 1)]
    options = game.read_options(lesson.options)
    setup, secret = begun(game, options, [SeatSetup("me", player=player), *rivals], player, settings)
    setup.take_known_deal(lesson.key)
    setup.opening = lesson.actions[: plan.first]
    setup.lesson = LessonPlan(chapter, lesson.actions[plan.first : plan.stop])
    return setup, secret


def step(table: Table, player: str) -> messages.LessonStep:
    """Where the lesson stands for whoever learns: what is told now, and what is to be chosen."""
    plan = table.setup.lesson
    lesson = lesson_of(table.game.package)
    if plan is None or lesson is None or table.match is None:
        raise Denied("unknown", "There is no lesson at this table.", "no_lesson")
    if table.seats[LEARNER].player != player:
        raise Denied("not_your_seat", "This is somebody else's lesson.")
    made = len(table.match.actions)
    seat, action = table.scripted() or (None, None)
    is_asked = seat == LEARNER
    return messages.LessonStep(
        table=table.id,
        chapter=plan.chapter,
        chapters=len(lesson.chapters),
        made=made - len(table.setup.opening),
        of=len(plan.script),
        action=action if is_asked else None,
        told=lesson.told.get(made, []) if is_asked else [],
        known=[code for number, codes in sorted(lesson.told.items()) if number < made for code in codes],
        lessons=sum(map(len, lesson.told.values())),
    )
