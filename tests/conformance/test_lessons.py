"""A lesson is a match that was written down: it fits the rules, and every chapter begins and ends as it says."""

import re
from pathlib import Path

from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.server.live.lessons import LEARNER, Lesson, lesson_of

WEB = Path(__file__).parents[2] / "web/src/games"


def lesson_in(game: Game) -> Lesson:
    found = lesson_of(game.package)
    assert found is not None, f"{game.name} has no lesson."
    return found


def test_a_lesson_is_of_the_rules_of_today(game: Game) -> None:
    assert lesson_in(game).version == game.version


def test_every_choice_of_a_lesson_is_legal_and_the_last_chapter_ends_where_it_is_written_to(game: Game) -> None:
    lesson = lesson_in(game)
    match = Match(game, lesson.seats, lesson.options, bytes.fromhex(lesson.key))
    for number, (seat, action) in enumerate(lesson.actions):
        assert seat in match.to_act(), f"choice {number}: seat {seat} is not to act"
        assert action in match.legal(seat), f"choice {number}: {action} is not legal for seat {seat}"
        match.act(seat, action)
    assert lesson.chapters[-1].stop == len(match.actions)


def test_chapters_follow_each_other_and_each_asks_the_learner_for_something(game: Game) -> None:
    lesson = lesson_in(game)
    ends = [0]
    for chapter in lesson.chapters:
        assert ends[-1] <= chapter.first < chapter.stop
        assert any(seat == LEARNER for seat, _ in lesson.actions[chapter.first : chapter.stop])
        ends.append(chapter.stop)


def test_all_that_the_page_has_to_tell_is_told_before_a_choice_of_the_learner(game: Game) -> None:
    lesson = lesson_in(game)
    asked = {number for chapter in lesson.chapters for number in range(chapter.first, chapter.stop)}
    for number in lesson.told:
        assert number in asked
        assert lesson.actions[number][0] == LEARNER
    written = re.findall(r"code: '(\w+)'", (WEB / game.key / "lessons.ts").read_text("utf-8"))
    assert written
    assert sorted(code for codes in lesson.told.values() for code in codes) == sorted(written)
