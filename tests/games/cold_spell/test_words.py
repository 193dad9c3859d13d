"""Cold Spell by the numbers of its rulebook: chapters 5 and 6, words, score and secrets."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snowedin.core.chance import Chance
from snowedin.core.game import Refusal
from snowedin.core.match import start
from snowedin.core.records import blank, copy
from snowedin.games.cold_spell import GAME, advice, letters, state

from .positions import PLAIN, SPELLING, hands, legal, play, spell, view


def scores(s: Any) -> list[int]:
    return [entry["result"]["score"] for entry in view(s, None)["players"]]


def offered(s: Any, seat: int = 0) -> str:
    return "".join(letters.ALPHABET[a - state.LETTER] for a in legal(s, seat) if state.LETTER <= a < state.CLOSE)


# 5.1


def test_5_1_words_have_two_or_more_letters_and_each_card_is_used_once() -> None:
    s = hands("A/E1 T1", "S1")
    play(s, 0, state.LETTER)  # A
    assert state.CLOSE not in legal(s)
    assert offered(s) == "T"
    play(s, 0, state.LETTER + 19)
    assert state.CLOSE in legal(s)
    assert offered(s) == ""


def test_5_1_a_vowel_card_is_either_of_its_vowels_and_a_wild_any_letter() -> None:
    assert offered(hands("A/E1 T1", "S1")) == "AET"
    assert offered(hands("A/E1 *1", "S1")) == letters.ALPHABET


def test_5_1_the_same_word_may_be_spelled_twice() -> None:
    s = hands("A/E1 T1 A/O1 T1", "S1")
    spell(s, 0, "AT", "AT")
    spell(s, 1)
    assert view(s, None)["players"][0]["words"] == ["AT", "AT"]
    assert scores(s) == [24, -1]


@pytest.mark.parametrize("words", [(), ("AT",), ("EAT",)])
def test_5_2_the_total_so_far_is_what_the_words_count_if_they_are_declared(words: tuple[str, ...]) -> None:
    s = spell(hands("A/E1 A/E3 T2", "S1"), 0, *words, declare=False)
    total = view(s, 0)["players"][0]["spelling"]["total_so_far"]
    assert view(s, 1)["players"][0]["spelling"] is None
    spell(s, 0)
    spell(s, 1)
    assert total == view(s, None)["players"][0]["result"]["total"]


def test_5_1_an_open_word_counts_with_the_dearest_cards_that_can_make_it() -> None:
    s = play(hands("A/E1 A/E3 T2", "S1"), 0, state.LETTER)
    assert view(s, 0)["players"][0]["spelling"]["total_so_far"] == 3 - 1 - 2
    assert s.stands_for[0][:3].tolist() == [1, 0, 0]  # looking changes nothing


def test_5_1_whoever_spells_sees_which_cards_are_used_and_for_what() -> None:
    s = play(hands("A/E1 A/E3 T2", "S1"), 0, state.LETTER)
    assert [held["used_for"] for held in view(s, 0)["players"][0]["hand"]] == [None, "A", None]
    for viewer in (None, 1):
        assert {held["used_for"] for held in view(s, viewer)["players"][0]["hand"]} == {None}


def test_5_1_letters_change_cards_when_a_later_letter_needs_theirs() -> None:
    s = hands("A/E1 A/I1 T1", "S1")
    for letter in "TA":
        play(s, 0, state.LETTER + letters.ALPHABET.index(letter))
    assert set(offered(s)) >= {"E"}  # TAE(L): the A moves to the card AI
    play(s, 0, state.LETTER + 4)
    assert sorted(s.stands_for[0][:3].tolist()) == [1, 5, 20]


def test_5_1_the_dearest_cards_are_used() -> None:
    s = hands("*1 T1 A/E1 T3 A/O2", "S1")
    spell(s, 0, "AT")
    spell(s, 1)
    assert scores(s) == [3 + 2 - 1 - 1 + 20, -1]
    used = {held["pips"] for held in view(s, None)["players"][0]["hand"] if held["used_for"]}
    assert used == {2, 3}


HAND = st.lists(
    st.tuples(st.sampled_from(["A/E", "A/I", "E/I", "T", "S", "N", "*"]), st.integers(1, 3)), min_size=2, max_size=6
).filter(lambda hand: all([kind for kind, _ in hand].count(k) <= (2 if k == "*" else 3) for k, _ in hand))
WORDS = ["AT", "TA", "AS", "IN", "NET", "TEN", "SIT", "EAT", "ANTE", "SEAT", "TINEA"]


@settings(max_examples=60, deadline=None)
@given(hand=HAND, choice=st.lists(st.sampled_from(WORDS), min_size=1, max_size=2))
def test_5_1_the_assignment_is_the_best_of_all(hand: list[tuple[str, int]], choice: list[str]) -> None:
    s = hands(" ".join(f"{kind}{pips}" for kind, pips in hand), "L1")
    needed = "".join(choice)
    worth = [int(s.points[s.hand[0, i]]) * int(s.pips[0, i]) for i in range(len(hand))]
    totals = [
        2 * sum(worth[i] for i in laid) - sum(worth)
        for laid in permutations(range(len(hand)), len(needed))
        if all(kind == "*" or letter in kind for letter, (kind, _) in zip(needed, (hand[i] for i in laid), strict=True))
    ]
    if totals:
        spell(spell(s, 0, *choice), 1)
        assert int(s.total[0]) == max(totals)
    else:
        with pytest.raises(AssertionError):  # some letter of them is refused
            spell(s, 0, *choice)


# 5.2, 5.3, 5.5


def test_5_2_used_cards_count_points_times_pips_and_others_cost_the_same() -> None:
    s = hands("C3 A/E1 T2 Q3 Z1", "S2")
    spell(s, 0, "CAT")
    spell(s, 1)
    entry = view(s, None)["players"][0]["result"]
    assert entry["total"] == 9 + 1 + 2 - 30 - 10
    assert view(s, None)["players"][1]["result"]["total"] == -2


def test_5_2_a_wild_is_worth_nothing_used_or_not() -> None:
    s = hands("*3 A/E1 *3", "S1")
    spell(s, 0, "AT")
    spell(s, 1)
    assert int(s.total[0]) == 1


@pytest.mark.parametrize(
    ("declared", "bonus"),
    [
        ((["AT"], ["TEN"]), [0, 20]),
        ((["AT"], ["NE"]), [0, 0]),
        ((["AT"], []), [20, 0]),  # only one player has a word
        (([], []), [0, 0]),
        ((["TA", "AT"], ["NE"]), [0, 0]),
        ((["TA", "AT"], []), [20, 0]),  # two longest words of one player are no tie
    ],
)
def test_5_3_the_longest_word_of_all_gets_20(declared: tuple[list[str], list[str]], bonus: list[int]) -> None:
    s = hands("A/E1 T1 A/I1 T1", "T1 E/I1 N1")
    spell(s, 0, *declared[0])
    spell(s, 1, *declared[1])
    assert s.bonus[:2].tolist() == bonus


def test_5_3_two_of_three_tied_for_the_longest_get_nothing_nor_does_the_third() -> None:
    s = hands("A/E1 T1 S1", "T1 E/I1 N1", "A/O1 T1")
    spell(s, 0, "SAT")
    spell(s, 1, "TEN")
    spell(s, 2, "AT")
    assert s.bonus[:3].tolist() == [0, 0, 0]


def test_5_3_wilds_count_as_letters() -> None:
    s = hands("*1 A/E1 *1", "A/O1 T1")
    spell(s, 0, "TAN")
    spell(s, 1, "AT")
    assert s.bonus[:2].tolist() == [20, 0]


def test_5_5_most_points_win_equal_is_shared_and_totals_may_be_negative() -> None:
    s = hands("Q3", "S1", "T1")
    for seat in range(3):
        spell(s, seat)
    assert scores(s) == [-30, -1, -1]
    assert [PLAIN.reward(s, seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert view(s, None)["winners"] == [1, 2]


# 5.4


def test_5_4_only_letters_that_lead_to_a_word_and_only_words_can_be_closed() -> None:
    s = hands("Q1 V1 A/E1 T1", "S1")
    play(s, 0, state.LETTER + 19)  # T
    assert "V" not in offered(s)
    assert "Q" not in offered(s)
    assert state.CLOSE not in legal(s)
    assert state.DECLARE not in legal(s)  # the open word first


def test_5_4_everybody_spells_at_the_same_time_and_declarations_are_final() -> None:
    s = hands("A/E1 T1", "A/O1 T1")
    spell(s, 1, "AT")
    assert PLAIN.is_to_act(s, 0)
    assert not PLAIN.is_to_act(s, 1)
    assert legal(s, 1) == []
    spell(s, 0, "TA")
    assert PLAIN.is_over(s)


def test_5_4_a_player_without_cards_declares_nothing_and_has_0() -> None:
    s = hands("A/E1 T1", "")
    assert not PLAIN.is_to_act(s, 1)
    spell(s, 0)
    assert PLAIN.is_over(s)
    assert scores(s) == [-2, 0]


def test_5_4_an_open_word_and_then_closed_ones_can_be_taken_back() -> None:
    s = hands("A/E1 T1 S1", "T1")
    spell(s, 0, "AS", declare=False)
    play(s, 0, state.LETTER + 19)
    play(s, 0, state.TAKE_BACK)
    assert view(s, 0)["players"][0]["words"] == ["AS"]
    assert view(s, 0)["players"][0]["spelling"]["open"] == ""
    play(s, 0, state.TAKE_BACK)
    assert view(s, 0)["players"][0]["words"] == []
    assert not s.stands_for[0].any()
    assert state.TAKE_BACK not in legal(s)
    spell(s, 0, "SAT")


def test_5_4_after_the_last_take_back_one_may_still_declare_without_the_open_word() -> None:
    s = hands("A/E1 T1 Q1", "T1")
    for _ in range(state.TAKE_BACKS):
        play(s, 0, state.LETTER + 16)  # Q: no word without U
        assert state.TAKE_BACK in legal(s)
        play(s, 0, state.TAKE_BACK)
    spell(s, 0, "AT", declare=False)
    play(s, 0, state.LETTER + 16)
    assert legal(s) == [state.DECLARE]
    play(s, 0, state.DECLARE)
    spell(s, 1)
    assert view(s, None)["players"][0]["words"] == ["AT"]


def test_5_4_the_solver_declares_on_request_or_always_but_not_when_never() -> None:
    for option in ("on request", "always"):
        s = hands("C3 A/E1 T2", "S2", solver=option)
        spell(s, 0, "AT", declare=False)
        for action in advice.actions(PLAIN, s, 0):
            play(s, 0, action)
        spell(s, 1)
        assert view(s, None)["players"][0]["words"] == ["ACT"]
        assert view(s, None)["solver"] == option
    with pytest.raises(Refusal, match="without the solver"):
        advice.actions(PLAIN, hands("C3 A/E1 T2", "S2", solver="never"), 0)


# 5.6


def test_5_6_the_default_is_the_largest_total_then_the_longest_word_then_alphabetical() -> None:
    s = hands("C3 A/E1 T2 S1", "S2")
    listed = advice.offers(PLAIN, s, 0)
    assert listed == [advice.Offer(4, 13), advice.Offer(3, 11), advice.Offer(2, -7), advice.Offer(0, -13)]
    assert advice.words(PLAIN, s, 0) == ["ACTS"]  # before CAST, CATS, SCAT


def test_5_6_any_length_may_be_chosen_that_can_be_spelled() -> None:
    s = hands("C3 A/E1 T2 S1", "S2")
    assert advice.words(PLAIN, s, 0, 3) == ["ACT"]
    assert advice.words(PLAIN, s, 0, 2) == ["AT"]
    assert advice.words(PLAIN, s, 0, 0) == []
    with pytest.raises(Refusal, match="No word of 5 letters"):
        advice.words(PLAIN, s, 0, 5)


def test_5_6_what_the_solver_promises_is_what_is_scored() -> None:
    s = hands("C3 A/E1 T2 A/O1 T3", "S2")
    for offer in advice.offers(PLAIN, s, 0):
        world = copy(s)
        for action in advice.actions(PLAIN, world, 0, offer.length):
            play(world, 0, action)
        spell(world, 1)
        assert (int(world.total[0]), int(world.longest[0])) == (offer.total, offer.length)


# 6


def test_6_taken_cards_are_open_to_everybody() -> None:
    s = hands("C3 A/E1 T2", "S2")
    for viewer in (None, 0, 1):
        assert [held["letters"] for held in view(s, viewer)["players"][0]["hand"]] == ["C", "A/E", "T"]


def test_6_others_see_only_that_somebody_spells_or_has_declared() -> None:
    s = hands("C3 A/E1 T2", "S2")
    before = [view(s, viewer) for viewer in (None, 1)]
    spell(s, 0, "CAT", declare=False)
    assert [view(s, viewer) for viewer in (None, 1)] == before
    assert GAME.telling.narrate(s, 0, state.LETTER, s, 1) == []
    play(s, 0, state.DECLARE)
    seen = view(s, 1)["players"][0]
    assert seen["declared"]
    assert seen["words"] is None
    assert all(held["used_for"] is None for held in seen["hand"])
    assert view(s, 0)["players"][0]["words"] == ["CAT"]


def test_6_the_last_declaration_shows_all_and_cannot_be_taken_back() -> None:
    s = hands("C3 A/E1 T2", "S2")
    assert not PLAIN.is_revealing(s, 0, state.DECLARE)
    spell(s, 0, "CAT")
    assert PLAIN.is_revealing(s, 1, state.DECLARE)
    spell(s, 1)
    assert view(s, None)["players"][0]["words"] == ["CAT"]


def test_6_a_redeal_keeps_the_own_words_and_replaces_the_others() -> None:
    s = hands("C3 A/E1 T2 S1 A/O1", "T1 A/E1 N1", "R1 A/E1 T1")
    spell(s, 0, "CAT", declare=False)
    spell(s, 1, "TEN")
    spell(s, 2, "RAT", declare=False)
    dice = blank(Chance)
    start(dice, b"redeal..........")
    found = set()
    for _ in range(60):
        world = copy(s)
        PLAIN.redeal(world, 0, dice)
        assert world.text[0].tolist() == s.text[0].tolist()
        assert world.stands_for[0].tolist() == s.stands_for[0].tolist()
        assert world.hand.tolist() == s.hand.tolist()
        assert world.declared[:3].tolist() == [0, 1, 0]
        assert world.text_size[2] == 0
        found.add(tuple(world.text[1].tolist()))
        spell(world, 0)
        spell(world, 2)
        assert PLAIN.is_over(world)
    assert len(found) > 3
    world = copy(s)
    PLAIN.redeal(world, -1, dice)  # a spectator knows nobody's words
    assert world.text_size[0] == 0


def test_6_a_random_declaration_is_spelled_with_the_cards() -> None:
    s = hands("C3 A/E1 T2 S1 A/O1 *1", "T1")
    start(s.chance, b"random..........")
    for _ in range(30):
        SPELLING.forget(s, 0)
        SPELLING.spell_at_random(s, 0)
        words = [sign for sign in s.text[0][: int(s.text_size[0])].tolist() if sign]
        assert sorted(words) == sorted(sign for sign in s.stands_for[0].tolist() if sign)
        assert s.declared[0] == 1
