"""What is said by plain functions is what Fluent says, through whole games and in every language."""

import random
from typing import Any

import pytest

from snowedin.core import words
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.core.sentences import UnsaidError, sentence_of
from snowedin.core.words import LANGUAGES, Phrase, Words, said_by_fluent
from snowedin.games import GAMES

WRITTEN = """
plain = Snow.
count = { $who } takes { $n ->
    [0] nothing
    [one] { $n } card
   *[other] { $n } cards
 }.
kind = { $what ->
    [none] nobody
   *[other] { $what }
 }
called = { plain } It falls.
-winter = Winter
termed = { -winter }
"""


def phrases_of(key: str) -> list[Phrase]:
    """All that is said in a game by chance."""
    match, dice, found = Match(GAMES[key], 2, key=b"sentences of 16b"), random.Random(3), []
    while not match.is_over and len(match.actions) < 300:
        seat = match.to_act()[0]
        found += [match.describe(seat, action) for action in match.legal(seat)]
        before, action = match.state.copy(), dice.choice(match.legal(seat))
        match.act(seat, action)
        for viewer in (None, 0, 1):
            found += match.game.telling.narrate(before, seat, action, match.state, viewer)
    return found


def said_in(key: str, tongue: str) -> Words:
    return Words(GAMES[key], ["Anna", "Ben"], GAMES[key].vocabulary({}), tongue)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_whole_game_is_said_alike(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    phrases = phrases_of(key)
    told = {tongue: list(map(said_in(key, tongue).say, phrases)) for tongue in LANGUAGES}
    asked = []

    def by_fluent(bundle: object, code: str) -> object:
        def said(args: object) -> str:
            asked.append(code)
            raise UnsaidError

        return said

    monkeypatch.setattr(words, "_sentence", by_fluent)
    for tongue, said in told.items():
        assert said == [said_in(key, tongue).say(one) for one in phrases]
    assert len(asked) >= len(phrases) > 100


TAKEN = [0, 1, 2, 1234567, -3, True, 1.5, "one", "other", "x"]
TRIED: list[tuple[str, Any]] = [
    *(("count", {"who": "Anna", "n": n}) for n in TAKEN),
    *(("kind", {"what": what}) for what in ("none", "other", "snow", 1, 7)),
    *((code, {}) for code in ("plain", "called", "termed")),
    ("count", {"who": "A" * 3000, "n": 1}),
    ("count", {"who": None, "n": 1}),
    ("count", {"n": 1}),
]


@pytest.mark.parametrize(("code", "args"), TRIED)
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_whatever_is_put_in(tongue: str, code: str, args: dict[str, object]) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([tongue], use_isolating=False)
    bundle.add_resource(FluentResource(WRITTEN))
    try:
        said = sentence_of(bundle, code)(args)
    except UnsaidError:
        is_usual = all(type(arg) in (int, str) and len(str(arg)) < 99 for arg in args.values())
        assert code in ("called", "termed") or not is_usual or "who" not in args
        return
    assert said == said_by_fluent(bundle, code, args)
    assert said == sentence_of(bundle, code)(args)


def test_what_does_not_fit_is_refused_as_before() -> None:
    key = "ice_queen"
    code = next(phrase.code for phrase in phrases_of(key) if phrase.args)
    with pytest.raises(Refusal, match="do not fit their arguments"):
        Words(GAMES[key]).say(Phrase(code))
