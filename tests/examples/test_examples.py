"""The games of examples/games: played to the end in a terminal, the same on every back end, with hints that fit."""

import os
import subprocess
import sys

import pytest
from bench.games import EXAMPLES, example

from snowedin.conformance.playing import random_steps
from snowedin.conformance.test_secrets import (
    test_views_observations_and_choices_are_equal_in_every_redeal as nothing_leaks,
)
from snowedin.core.board import Cover, Note, drawn
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.game import Game
from snowedin.core.records import copy
from snowedin.core.words import Phrase, Words
from snowedin.server.shown.look import called_in, cover_of

from ..left_to_the_soak import all_but

KEYS = ("connect_four", "leduc", "liars_dice", "ten_thousand", "tic_tac_toe")
LANGUAGES = ("en", "fr", "de", "es", "nl")
MOST_LINES = 400
SHORT = {"ten_thousand": ("--option", "target=500")}


@pytest.fixture(params=KEYS)
def brought(request: pytest.FixtureRequest) -> Game:
    return example(str(request.param))


@pytest.mark.parametrize("key", all_but(["liars_dice", "tic_tac_toe"], KEYS))
def test_a_game_is_played_to_the_end_in_a_terminal(key: str) -> None:
    brought = example(key)
    command = [sys.executable, "-m", "snowedin", "play", brought.key, "--game-path", str(EXAMPLES / brought.key)]
    lines = "2\n1\n" * 3_000
    done = subprocess.run(
        [*command, "--seed", "a", "--seats", "you,chance", *SHORT.get(brought.key, ())],
        input=lines, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert any(word in done.stdout for word in ("Winner", "Shared"))


def test_compiled_rules_are_the_interpreted_ones(brought: Game) -> None:
    slow = engine(brought, INTERPRETED)
    for s, seat, action, _ in random_steps(brought, engine(brought), 1):
        other = copy(s)
        if seat >= 0:
            slow.apply(other, seat, action)
            engine(brought).apply(twin := copy(s), seat, action)
            assert other.tobytes() == twin.tobytes()


def test_nothing_hidden_leaks(brought: Game) -> None:
    nothing_leaks(brought)


def test_hints_name_zones_and_words_that_there_are(brought: Game) -> None:
    board = brought.board.BOARD
    zones = {zone.name for zone in board.zones}
    named = [spot.zone for way in board.ways for spot in (way.source, way.target) if spot is not None]
    assert zones
    assert set(named) <= zones
    assert {zone.instead_of for zone in board.zones} <= {"", *zones}
    codes = [zone.label for zone in board.zones if zone.label] + list(board.asks.values())
    codes += [zone.code for zone in board.zones if isinstance(zone, Note)]
    for language in LANGUAGES:
        words = Words(brought, language=language)
        assert all(words.knows(code) for code in codes)


def test_hints_lead_to_what_is_seen(brought: Game) -> None:
    fields = set(brought.view.Seen.meanings)
    paths = [zone.at for zone in brought.board.BOARD.zones if zone.at]
    assert {path.split(".")[0] for path in paths} <= fields


def test_names_are_told_in_five_languages_and_the_box_has_a_cover(brought: Game) -> None:
    assert set(called_in(brought)) == set(LANGUAGES)
    assert cover_of(brought).picture.startswith("data:image/svg+xml,%3Csvg")


def test_a_cover_without_hints_follows_from_key_and_name() -> None:
    assert drawn(Cover(), "pig", "Pig") == drawn(Cover(), "pig", "Pig")
    assert drawn(Cover(), "pig", "Pig").sign == "P"
    assert drawn(Cover(sign="★"), "pig", "Pig").sign == "★"


def test_no_example_is_long(brought: Game) -> None:
    files = sorted((EXAMPLES / brought.key).glob("snowedin_*/*.py"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line.strip()]) <= MOST_LINES


def test_a_choice_is_told_in_every_language(brought: Game) -> None:
    for s, seat, action, _ in random_steps(brought, engine(brought), 2):
        if seat < 0:
            continue
        phrase: Phrase = brought.telling.describe(s, seat, action)
        for language in LANGUAGES:
            assert Words(brought, ("Ada", "Bert"), language=language).say(phrase)
