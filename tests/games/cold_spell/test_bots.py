"""The bots of Cold Spell: what words they know, and what looking ahead finds."""

from dataclasses import replace
from typing import Any

import pytest

from snowedin.bots import Bot
from snowedin.bots.search import Plan
from snowedin.bots.search.endgame import Solution, solver_of
from snowedin.core.chance import Chance
from snowedin.core.compile import COMPILED, engine
from snowedin.core.game import Refusal
from snowedin.core.match import Match, start
from snowedin.core.records import blank
from snowedin.games.cold_spell import GAME, bots, letters, lexicon, state

from .positions import LARGE, SMALL, dealt, empty_stash, hands, leave_gap, put, refreshed

FAST = engine(GAME, COMPILED)


def known(vocabulary: str) -> set[str]:
    return set(lexicon.listed(lexicon.packed(vocabulary, "words")))


def spelled(bot: str, *held: str) -> list[str]:
    """What a bot declares with the first hand."""
    s = hands(*held)
    dice = blank(Chance)
    start(dice, b"sixteen snowmen!")
    text = ""
    while not s.declared[0]:
        action = FAST.choose(bots.NAMES.index(bot), s, 0, dice)
        FAST.apply(s, 0, action)
        if action < state.CLOSE:
            text += letters.ALPHABET[action - state.LETTER].lower()
        elif action == state.CLOSE:
            text += " "
    return text.split()


def test_the_vocabularies_lie_in_each_other() -> None:
    assert known("short") < known("common") < known("enable")
    assert max(map(len, known("short"))) == 3
    assert {"and", "the"} <= known("short")
    assert {"people", "winter"} <= known("common")


def test_a_bot_spells_only_words_that_it_knows() -> None:
    hand = "W1 E/I1 N1 T1 E/I1 R1"
    assert spelled("greed", hand, "B1") == ["twiner"]
    assert spelled("reader", hand, "B1") == ["winter"]
    assert set(spelled("novice", hand, "B1")) <= known("short")
    assert spelled("novice", hand, "B1") != []
    assert spelled("greed", "Q1 A/I1 T1", "B1") == ["qat"]
    assert spelled("reader", "Q1 A/I1 T1", "B1") == ["at"]


def test_greed_forces_a_bad_letter_upon_the_rival_and_the_reader_does_not_think_of_it() -> None:
    s = lone_pyramid(LARGE)
    dice = blank(Chance)
    start(dice, b"sixteen snowmen!")
    assert FAST.choose(bots.GREED, s, 0, dice) == state.FORCE + 1
    assert FAST.choose(bots.READER, s, 0, dice) == state.END_TURN


def test_with_a_list_of_another_language_everybody_knows_all_of_it() -> None:
    words = ["hiver", "neige", "glace"]
    assert lexicon.known_of(words, "common") == words
    (edges, roots), (sets, _) = kept_of(words)
    assert roots.tolist() == [1, 1, 1]
    assert len(edges) == len(lexicon.build(sorted(words))), "kept once, though three vocabularies are the same"
    assert len(sets) == len(lexicon.build(lexicon.sort_letters(words)))


def kept_of(words: list[str]) -> list[tuple[Any, Any]]:
    """The two rows of edges of a list, each with its roots."""
    tables = lexicon.tables(sorted(words))
    return [
        (tables[f"{lexicon.PACKAGE}.{module}"][name], tables[f"{lexicon.PACKAGE}.{module}"]["ROOTS"])
        for module, name in (("dictionary", "WORDS"), ("sorted_words", "SORTED"))
    ]


def test_all_vocabularies_of_a_list_together_must_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    words = sorted(known("short"))
    whole = len(lexicon.build(words))
    (edges, _), _ = kept_of(words)
    assert len(edges) == whole, "its common words and its short ones are all of it"
    longer = sorted(known("common"))[:1_000]
    monkeypatch.setattr(lexicon, "MOST_EDGES", len(lexicon.build(longer)))
    with pytest.raises(Refusal, match=r"The word list is too large"):
        lexicon.tables(longer)


def solution(s: Any, effort: int = 3_000) -> Solution:
    solver = solver_of(FAST)
    assert solver is not None
    found = solver.solve(s, 0, effort)
    assert found is not None
    return found


def best(found: Solution) -> int:
    return max(found.options, key=lambda option: option[1])[0]


def lone_pyramid(size: int) -> Any:
    """The last pyramid stands alone and cannot move."""
    s = put(leave_gap(dealt(), "A2", "B1"), "A1", size)
    return empty_stash(s)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_card_that_makes_no_word_is_forced_upon_the_rival(size: int) -> None:
    found = solution(lone_pyramid(size))
    assert found.is_exact
    assert best(found) == state.FORCE + 1
    assert found.value > 0.6
    assert {action for action, _, _ in found.options} == {state.END_TURN, state.CLAIM, state.FORCE + 1}


def test_the_last_letter_of_a_word_is_claimed() -> None:
    s = lone_pyramid(LARGE)
    vowel = next(card for card in range(1, int(s.deck_size) + 1) if letters.spelled(int(s.letters[card])) == "A/I")
    tee = next(card for card in range(1, int(s.deck_size) + 1) if letters.spelled(int(s.letters[card])) == "T")
    s.field[0] = tee
    for seat in range(2):
        s.hand[seat, 0] = vowel
        s.pips[seat, 0] = SMALL
        s.hand_size[seat] = 1
    found = solution(s)
    assert found.is_exact
    assert best(found) == state.CLAIM
    assert found.value > 0.99


def three_cards(turns: int) -> Any:
    """One small pyramid, and three cards that lie too far apart for it to move."""
    s = dealt()
    names = {f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"}
    leave_gap(s, *names - {"A1", "C3", "F6"})
    s.stash[:] = [0, 1, 0, 0]
    s.turns = turns
    return refreshed(s)


def test_to_place_is_to_give_away_so_it_waits() -> None:
    found = solution(three_cards(1), 400)
    assert not found.is_exact
    assert best(found) == state.END_TURN


def test_but_rather_than_have_no_game_it_begins() -> None:
    found = solution(three_cards(3), 1_500)
    assert found.is_exact
    assert best(found) == state.PLACE


def first_claim(points: int) -> Match:
    """The other begins with a pyramid on the first card; all letters have so many points."""
    kinds = [{"letters": letter, "points": points, "count": 4} for letter in letters.ALPHABET]
    match = Match(GAME, 2, {"letters": kinds}, b"sixteen snowmen!")
    other = match.to_act()[0]
    match.act(other, state.PLACE)
    match.act(other, state.CELL)
    return match


def test_a_bot_takes_nothing_along_to_a_table_with_other_letters() -> None:
    """It remembers hands by the numbers of their cards, which have other letters and points there."""

    def seated() -> Bot:
        bot = Bot(GAME, "yeti", "seed")
        assert bot.level is not None
        bot.level = replace(bot.level, plan=Plan(effort=400))
        return bot

    one = seated()
    for points in (1, 30):
        match = first_claim(points)
        seat = match.to_act()[0]
        told, fresh = (bot.think(match, seat, simulations=1) for bot in (one, seated()))
        assert repr(told.options) == repr(fresh.options), "where there is no value there is nan, which equals nothing"
        assert told.value == fresh.value


@pytest.mark.parametrize("name", ["novice", "reader", "greed"])
def test_who_takes_over_amid_a_turn_finishes_it(name: str) -> None:
    """A bot that sits down in the midst of a Hijack, which it would not have begun, still chooses what is legal."""
    match = Match(GAME, 2, {}, b"a hijack amidst!")
    begun, bot = Bot(GAME, "chance", "begins"), Bot(GAME, name, "takes over")
    asked = 0
    while asked < 8 and not match.is_over:
        seat = match.to_act()[0]
        if match.state.phase == state.POINTING and match.state.kind == state.HIJACK:
            asked += 1
            assert bot.choose(match, seat) in match.legal(seat)
        match.act(seat, begun.choose(match, seat))
    assert asked > 2
