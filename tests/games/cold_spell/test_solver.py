"""The exact solver (5.6) against brute force."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snowedin.core.chance import Chance
from snowedin.core.compile import COMPILED, INTERPRETED, Engine, engine
from snowedin.core.records import blank
from snowedin.games.cold_spell import GAME, advice, bots, card_sets, dictionary, letters, lexicon, solver, state

from .positions import hands, play, spell

Hand = list[tuple[str, int]]
Best = dict[int, tuple[int, list[str]]]

FEW = [
    "aa", "ab", "ad", "ae", "at", "ax", "ba", "bad", "bat", "bed", "bee", "beta", "da", "dab", "date", "debt", "ea",
    "eat", "eta", "exact", "exe", "ox", "oxo", "qat", "tab", "tad", "tao", "tea", "tax", "taxed", "texted", "teed",
    "tet", "toe", "boo", "booze", "bozo", "zoo", "zed", "quota", "equate", "abated", "abate", "debated", "debate",
    "batted", "tabbed", "added", "deeded", "odd", "ode", "do", "dodo", "doe", "toad", "boat", "boated",
]  # fmt: skip
SMALL = Engine(GAME, INTERPRETED, lexicon.tables(lexicon.read(FEW))).bind(solver)

CARDS = st.tuples(
    st.sampled_from(["A", "B", "D", "T", "X", "Z", "A/E", "A/E", "E/O", "A/O", "D/T", "*"]), st.integers(0, 9)
)


def ways(word: str, hand: Hand, used: int = 0) -> set[int]:
    """Every set of cards that a word can be laid with."""
    if not word:
        return {used}
    found = set()
    for i, (kind, _) in enumerate(hand):
        if not used >> i & 1:
            if letters.is_pair(kind):
                found |= ways(word[2:], hand, used | 1 << i) if word[:2].upper() == kind else set()
            elif kind == "*" or word[0].upper() in kind:
                found |= ways(word[1:], hand, used | 1 << i)
    return found


def brute_force(hand: Hand, dictionary: list[str]) -> Best:
    """For each length of the longest word the most that is used, and the first declaration that uses it."""
    most = sum(2 if letters.is_pair(kind) else 1 for kind, _ in hand)
    laid = [(word, cards) for word in sorted(dictionary) if len(word) <= most for cards in ways(word, hand)]
    best: Best = {0: (0, [])}

    def add(first: int, used: int, total: int, words: list[str]) -> None:
        for k in range(first, len(laid)):
            word, cards = laid[k]
            if used & cards == 0:
                more = total + sum(worth for i, (_, worth) in enumerate(hand) if cards >> i & 1)
                declared = [*words, word]
                length = max(map(len, declared))
                if length not in best or (-more, declared) < (-best[length][0], best[length][1]):
                    best[length] = (more, declared)
                add(k, used | cards, more, declared)

    add(0, 0, 0, [])
    return best


def as_arrays(hand: Hand) -> tuple[Any, Any]:
    return np.array([letters.face(kind) for kind, _ in hand], np.int64), np.array([w for _, w in hand], np.int64)


def words_of(text: Any, size: int) -> list[str]:
    return "".join(chr(96 + int(sign)) if sign else " " for sign in text[:size]).split()


def solved(clone: Any, hand: Hand) -> Best:
    cards, worths = as_arrays(hand)
    found = clone.most_by_length(cards, worths, len(hand), dictionary.ALL)
    best: Best = {}
    for length, used in enumerate(found):
        if used != solver.IMPOSSIBLE:
            text = np.zeros(state.TEXT, np.int64)
            size = clone.declare(cards, worths, len(hand), length, text, dictionary.ALL)
            best[length] = (int(used), words_of(text, size))
    return best


def hands_of(cards: Any, most: int) -> Any:
    return st.lists(cards, max_size=most).filter(lambda hand: [kind for kind, _ in hand].count("*") <= 2)


PAIRS = st.tuples(st.sampled_from(["AT", "TE", "ED", "TA", "DE", "QU", "BA", "OO", "TT", "ED"]), st.integers(0, 9))


@settings(max_examples=300, deadline=None)
@given(hands_of(CARDS, 6) | hands_of(PAIRS | CARDS, 6) | hands_of(PAIRS, 4))
def test_totals_and_words_for_every_length_are_those_of_brute_force(hand: Hand) -> None:
    expected = brute_force(hand, FEW)
    assert solved(SMALL, hand) == expected
    cards, worths = as_arrays(hand)
    assert SMALL.best_used(cards, worths, len(hand), dictionary.ALL) == max(used for used, _ in expected.values())
    text = np.zeros(state.TEXT, np.int64)
    _, size = SMALL.solve(cards, worths, len(hand), text, dictionary.ALL)
    default = max(expected, key=lambda length: (expected[length][0], length))
    assert words_of(text, size) == expected[default][1]


@pytest.fixture(scope="module")
def fast() -> Any:
    return engine(GAME, COMPILED).bind(solver)


@pytest.fixture(scope="module")
def short_words() -> list[str]:
    return [word for word in lexicon.listed(dictionary.WORDS) if len(word) <= 5]


ALPHA = [text for text, _, copies in letters.ALPHA for _ in range(copies)]


def test_compiled_with_the_whole_dictionary_on_small_hands(fast: Any, short_words: list[str]) -> None:
    rng = np.random.default_rng(6)
    for number in range(25):
        size = 3 + number % 3
        kinds = [ALPHA[i] for i in rng.choice(len(ALPHA) - 2, size, replace=False)]
        if number % 5 == 0:
            kinds[0] = letters.ANY
            kinds = kinds[:4]
        hand = [(kind, int(rng.integers(0, 12))) for kind in kinds]
        usable = [word for word in short_words if len(word) <= len(hand)]
        assert solved(fast, hand) == brute_force(hand, usable), hand


def test_every_set_of_cards_that_makes_a_word_is_marked() -> None:
    """Twins, wilds and two-vowel cards among eight, against laying every word."""
    kinds = ["A/E", "A/E", "E/I", "T", "T", "S", "*", "*"]
    words = [word for word in lexicon.listed(dictionary.WORDS) if len(word) <= 4]
    hand = [(kind, 1) for kind in sorted(kinds, key=letters.face)]
    fast = engine(GAME, COMPILED).bind(card_sets)
    faces = as_arrays(hand)[0]
    marks = fast.mark_words(faces, fast.cards_by_letter(faces, len(hand)), len(hand), dictionary.ALL)
    expected = set().union(*(ways(word, hand) for word in words))
    short = [cards for size in (2, 3, 4) for cards in (sum(1 << i for i in c) for c in combinations(range(8), size))]
    assert [cards for cards in short if marks[cards]] == [cards for cards in short if cards in expected]


def test_fifteen_cards_with_both_wilds_are_declared_legally_and_score_what_was_promised(fast: Any) -> None:
    rng = np.random.default_rng(15)
    for _ in range(3):
        kinds = [ALPHA[i] for i in rng.choice(72, 13, replace=False)] + [letters.ANY] * 2
        s = hands(" ".join(f"{kind}{rng.integers(1, 4)}" for kind in kinds), "")
        best = advice.offers(engine(GAME, COMPILED), s, 0)[0]
        for action in advice.actions(engine(GAME, COMPILED), s, 0):
            play(s, 0, action)
        assert (int(s.total[0]), int(s.longest[0])) == (best.total, best.length)


def test_hands_too_small_for_a_word(fast: Any) -> None:
    for hand in ([], [("Q", 10)]):
        assert solved(fast, hand) == {0: (0, [])}


def test_greed_spells_what_the_solver_finds_and_fights_for_the_longest_word() -> None:
    back_end = engine(GAME, COMPILED)
    s = hands("C3 A/E1 T2 S1 A/O1", "T1 A/E1 N1")
    best = advice.offers(back_end, s, 0)[0]
    while back_end.is_to_act(s, 0):
        play(s, 0, int(back_end.choose(bots.GREED, s, 0, blank(Chance))))
    spell(s, 1, "TEN")
    assert (int(s.total[0]), int(s.longest[0])) == (best.total, best.length)
    assert int(s.bonus[0]) == 20


def test_greed_takes_back_what_does_not_fit_its_plan() -> None:
    back_end = engine(GAME, COMPILED)
    s = hands("C3 A/E1 T2 S1 A/O1", "T1 A/E1 N1")
    spell(s, 0, "AT", declare=False)
    assert back_end.choose(bots.GREED, s, 0, blank(Chance)) == state.TAKE_BACK
