"""Nothing hidden leaks: what a viewer is given is the same, byte for byte, in all worlds they cannot tell apart."""

import itertools
from typing import Any

import msgspec
import numpy as np
import pytest

from ..core.compile import engine
from ..core.game import Game
from ..core.match import legal_actions
from ..core.records import copy
from ..core.views import Views
from ..core.words import Phrase, Words, plain
from .playing import dice, options_of, random_steps, told_to

GAMES_PLAYED = 16
REDEALS = 3


def as_bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def seen_by(game: Game, s: Any, viewer: int | None) -> Any:
    """What the terminal is given to draw."""
    return engine(game).once(Views).read(told_to(game, s, viewer))


def viewers(s: Any) -> list[int | None]:
    return [None, *range(s.seats)]


def redealt(back_end: Any, s: Any, viewer: int | None, number: int) -> Any:
    world = copy(s)
    back_end.redeal(world, -1 if viewer is None else viewer, dice(number, 11))
    return world


def test_views_observations_and_choices_are_equal_in_every_redeal(game: Game) -> None:
    back_end = engine(game)
    row, other = np.zeros((2, game.observe.SIZE), np.float32)
    for number in range(GAMES_PLAYED):
        words = Words(game, vocabulary=game.vocabulary(options_of(game, number)))
        for step, (s, *_) in enumerate(random_steps(game, back_end, number)):
            for viewer in viewers(s):
                world = redealt(back_end, s, viewer, step)
                assert told_to(game, world, viewer) == told_to(game, s, viewer)
                assert back_end.is_over(world) == back_end.is_over(s)
                assert world.chance.key.tolist() != s.chance.key.tolist(), "the future came along"
                if viewer is None:
                    continue
                back_end.observe(s, viewer, row)
                back_end.observe(world, viewer, other)
                assert row.tobytes() == other.tobytes()
                legal = legal_actions(back_end, s, viewer)
                assert legal_actions(back_end, world, viewer) == legal
                if step % 5 == 0:
                    assert labels(game, words, s, viewer, legal) == labels(game, words, world, viewer, legal)


def labels(game: Game, words: Words, s: Any, seat: int, legal: list[int]) -> list[str]:
    return [words.say(game.telling.describe(s, seat, action)) for action in legal]


def test_redeals_reach_other_worlds_and_can_be_played_out(game: Game) -> None:
    """A redeal that changed nothing would pass every leak test."""
    back_end = engine(game)
    for number in range(len(game.seats)):
        worlds = set()
        for step, (s, *_) in enumerate(random_steps(game, back_end, number)):
            for viewer in viewers(s):
                world = redealt(back_end, s, viewer, step)
                world_again = redealt(back_end, world, viewer, step + 1000)
                assert told_to(game, world_again, viewer) == told_to(game, s, viewer)
                back_end.play_out(world, dice(step))
                worlds.add(world.tobytes())
        assert len(worlds) > 1


def test_the_story_is_the_same_in_every_world_with_the_same_outcome(game: Game) -> None:
    """Of all worlds a viewer holds possible, those that look alike before and after are told alike."""
    back_end = engine(game)
    compared = 0
    for number in range(GAMES_PLAYED):
        for step, (s, seat, action, _) in enumerate(random_steps(game, back_end, number)):
            if seat < 0:
                continue
            for viewer in viewers(s):
                if step % 3 and viewer is not None:
                    continue
                told = story(game, back_end, s, seat, action, viewer)
                for repeat in range(REDEALS):
                    world = redealt(back_end, s, viewer, 100 * step + repeat)
                    if not back_end.is_legal(world, seat, action):
                        continue
                    again = story(game, back_end, world, seat, action, viewer)
                    if again[0] == told[0]:
                        assert again[1] == told[1]
                        compared += 1
    assert compared > 0


def story(game: Game, back_end: Any, s: Any, seat: int, action: int, viewer: int | None) -> tuple[bytes, bytes]:
    after = copy(s)
    back_end.apply(after, seat, action)
    told = [plain(phrase) for phrase in game.telling.narrate(s, seat, action, after, viewer)]
    return told_to(game, after, viewer), as_bytes(told)


def test_what_is_not_revealing_shows_nothing_and_uses_no_chance(game: Game) -> None:
    back_end = engine(game)
    for number in range(GAMES_PLAYED):
        for step, (s, seat, action, _) in enumerate(random_steps(game, back_end, number)):
            if seat < 0 or back_end.is_revealing(s, seat, action):
                continue
            after = copy(s)
            back_end.apply(after, seat, action)
            assert after.chance.tobytes() == s.chance.tobytes()
            for viewer in viewers(s):
                world = redealt(back_end, s, viewer, step)
                if back_end.is_legal(world, seat, action):
                    back_end.apply(world, seat, action)
                    assert told_to(game, world, viewer) == told_to(game, after, viewer)


def test_every_phrase_has_words_and_every_choice_is_found_by_its_words(game: Game) -> None:
    from snowedin.core.match import Match

    for number in range(4):
        match = Match(game, game.seats[number % len(game.seats)], options_of(game, number), number.to_bytes(16, "big"))
        words = match.words()
        steps = random_steps(game, match.engine, number)
        for step, (s, seat, action, legal) in enumerate(steps):
            if seat < 0:
                break
            match._put(s)
            texts = labels(game, words, s, seat, legal)
            assert len(set(map(str.casefold, texts))) == len(texts), "two choices have the same words"
            if step % 9 == 0:
                for choice, text in zip(legal, texts, strict=True):
                    assert match.parse(seat, text, words) == choice
            after = copy(s)
            match.engine.apply(after, seat, action)
            for viewer in viewers(s):
                for phrase in game.telling.narrate(s, seat, action, after, viewer):
                    assert isinstance(phrase, Phrase)
                    assert words.say(phrase)


def test_views_are_plain_data(game: Game) -> None:
    for s, *_ in random_steps(game, engine(game), 2):
        for viewer in viewers(s):
            assert_plain(msgspec.json.decode(told_to(game, s, viewer)))


def assert_plain(value: Any) -> None:
    if isinstance(value, dict):
        assert all(type(name) is str for name in value)
        for part in value.values():
            assert_plain(part)
    elif isinstance(value, list):
        for part in value:
            assert_plain(part)
    else:
        assert value is None or type(value) in (int, str, bool, float), type(value)


def test_the_table_can_be_drawn_for_everyone_at_any_time(game: Game) -> None:
    from rich.console import Console

    console = Console(width=100, file=None, force_terminal=False, record=True, quiet=False)
    words = Words(game, vocabulary=game.vocabulary(options_of(game, 0)))
    for step, (s, *_) in enumerate(random_steps(game, engine(game), 0)):
        if step % 6 == 0 or engine(game).is_over(s):
            for viewer in viewers(s):
                with console.capture() as drawn:
                    console.print(game.table.draw(seen_by(game, s, viewer), words, viewer))
                assert drawn.get().strip()
                assert max(map(len, drawn.get().splitlines())) <= 100


@pytest.mark.parametrize("number", range(2))
def test_the_observation_parts_tile_the_row(game: Game, number: int) -> None:
    parts = sorted(game.observe.PARTS.values(), key=lambda part: part.start)
    assert parts[0].start == 0
    assert parts[-1].stop == game.observe.SIZE
    assert all(a.stop == b.start for a, b in itertools.pairwise(parts))
    row = np.zeros(game.observe.SIZE, np.float32)
    for s, *_ in random_steps(game, engine(game), number):
        for seat in range(s.seats):
            engine(game).observe(s, seat, row)
            assert np.isfinite(row).all()
            assert row.min() >= -1
            assert row.max() <= 1
