"""Chapters 3 to 6: the draft, a turn, its resolution, the end."""

from typing import Any

import pytest

from snowedin.games.snowball_fight import GAME, cards, state
from snowedin.games.snowball_fight.cards import (
    BARRAGE,
    DODGE,
    ICEBALL,
    OFFENSIVE,
    RESTOCK,
    ROCKS,
    SLUSHBALL,
    SNATCH,
    SNEAK,
    SNOWBALL,
    ULTRA,
    UPGRADE,
    WHITEWASH,
)  # fmt: skip

from .positions import ENGINE, Fight, dealt, in_pile, pile

ADVANCED = set(range(7, 15))
EXTREME = set(range(15, 19))


def keep(s: Any, seat: int, card: int) -> None:
    assert ENGINE.is_legal(s, seat, state.PICK + card)
    ENGINE.apply(s, seat, state.PICK + card)


# 3 The draft


def test_each_player_gets_the_three_basic_cards_and_four_of_the_advanced() -> None:  # 3.1
    s = dealt()
    assert in_pile(s.draw[0]) == {1, 3, 5}
    assert in_pile(s.draw[1]) == {2, 4, 6}
    assert len(in_pile(s.hand[0])) == 4
    assert in_pile(s.hand[0] | s.hand[1]) == ADVANCED
    assert len({int(dealt(key=key).hand[0]) for key in range(40)}) > 20


def test_the_draft_passes_three_then_two_and_keeps_two_of_four() -> None:  # 3.2
    s = dealt()
    first = [sorted(in_pile(s.hand[seat])) for seat in range(2)]
    keep(s, 0, first[0][0])
    keep(s, 1, first[1][0])
    assert in_pile(s.hand[0]) == set(first[1][1:])
    assert in_pile(s.hand[1]) == set(first[0][1:])
    keep(s, 1, first[0][1])
    keep(s, 0, first[1][1])
    assert in_pile(s.hand[0]) == {first[0][0], first[1][1], first[0][2], first[0][3]}
    assert in_pile(s.hand[1]) == {first[1][0], first[0][1], first[1][2], first[1][3]}
    keep(s, 0, first[0][2])
    assert not ENGINE.is_legal(s, 0, state.PICK + first[0][2])
    keep(s, 0, first[0][3])
    assert not ENGINE.is_to_act(s, 0)
    keep(s, 1, first[1][0])
    keep(s, 1, first[0][1])
    own = in_pile(s.draw[0] | s.hand[0])
    assert own == {1, 3, 5, first[0][2], first[0][3]}


def drafted(key: int = 1) -> Any:
    s = dealt(key=key)
    while s.phase < state.THROWING:
        for seat in range(2):
            if ENGINE.is_to_act(s, seat):
                ENGINE.apply(s, seat, ENGINE.next_legal(s, seat, 1))
    return s


def test_what_is_left_over_and_the_extreme_cards_become_two_decks_of_four() -> None:  # 3.3
    s = drafted()
    arsenal = in_pile(s.buried) | {int(top) for top in s.top}
    assert len(arsenal) == 8
    assert arsenal >= EXTREME
    assert [int(n) for n in s.below] == [3, 3]


def test_each_begins_with_five_cards_and_seven_points() -> None:  # 3.4
    s = drafted()
    for seat in range(2):
        own = in_pile(s.draw[seat] | s.hand[seat])
        assert len(own) == 5
        assert sum(int(cards.POINTS[card]) for card in own) == 7


def test_upgrade_against_upgrade_takes_from_the_nearer_deck_without_a_choice() -> None:  # 3.6
    f = Fight(((1, 5), (2, 6)), tops=(17, 18)).throw((1, UPGRADE), (2, UPGRADE))
    assert f.s.turns == 1
    assert 17 in f.owned(0)
    assert 18 in f.owned(1)


def test_an_empty_near_deck_gives_nothing_when_both_upgrade() -> None:  # 3.6
    f = Fight(((1, 5), (2, 6)), tops=(0, 18)).throw((1, UPGRADE), (2, UPGRADE))
    assert f.s.turns == 1
    assert 18 in f.owned(1)
    assert len(f.owned(0)) == 5


def test_a_single_upgrade_chooses_either_deck() -> None:  # 3.6
    for deck in range(2):
        f = Fight(((1, 5), (4, 6)), tops=(17, 18)).throw((1, UPGRADE), (4, DODGE))
        f.deck(0, deck)
        assert 17 + deck in f.owned(0)


def test_what_an_ultra_upgrade_took_is_not_replaced_this_turn() -> None:  # 3.6, 3.7
    f = Fight(((15, 5), (2, 6)), tops=(17, 18)).throw((15, ULTRA), (2, UPGRADE))
    f.pick(0, 18)
    assert f.s.turns == 1  # one deck left: the Upgrade is not asked
    assert 17 in f.owned(1)
    assert 0 not in list(f.s.top)


def test_new_cards_are_turned_up_only_after_both_have_resolved() -> None:  # 3.7
    f = Fight(((15, 5), (10, 6)), ((1,), ()), tops=(17, 18)).throw((15, ULTRA), (10, SNEAK))
    f.pick(0, 18)
    assert f.is_asking(state.ABANDONING, 0)
    assert list(f.s.top) == [17, 0]
    f.pick(0, 1)
    assert f.s.top[1] != 0


# 4 A turn


def test_two_cards_are_drawn_and_one_when_slowed() -> None:  # 4.1
    f = Fight(((1, 5), (4, 6))).throw((1, UPGRADE), (4, SNOWBALL))
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [1, 2]
    assert not f.s.slowed[0]


def test_slowing_lasts_one_turn_and_does_not_stack() -> None:  # 4.1
    f = Fight(((17, 5), (4, 6)), ((), ()), draws=((3, 7, 13), (2, 14, 8, 9))).throw((17, ROCKS), (4, SNOWBALL))
    assert len(in_pile(f.s.hand[0])) == 1  # by the snowball and by the own rocks
    for seat in range(2):
        hand = in_pile(f.s.hand[seat])
        f.act(seat, max(card if cards.SIDE[0, card] == DODGE else state.SIDE_B + card for card in hand))
    while not f.is_asking(state.THROWING, 0, 1):
        f.act(f.asked[0], int(ENGINE.next_legal(f.s, f.asked[0], 1)))
    assert len(in_pile(f.s.hand[0])) == 2


def test_a_short_draw_pile_is_drawn_before_the_discard_pile_is_shuffled() -> None:  # 4.1
    for key in range(8):
        f = Fight(((1, 3), (4, 6)), ((2,), ()), draws=((5,), (8, 9)), key=key).throw((1, UPGRADE), (4, DODGE))
        f.deck(0, 0)
        assert 5 in in_pile(f.s.hand[0])
        assert len(in_pile(f.s.hand[0])) == 2
        assert not in_pile(f.s.discard[0])


def test_who_cannot_draw_enough_ends_the_game_at_once() -> None:  # 4.2, 6.1
    f = Fight(((1,), (4, 6)), draws=((), (8, 9))).throw((1, UPGRADE), (4, SNOWBALL))
    assert f.s.phase == state.THROWING  # slowed, and one card is enough
    f = Fight(((1,), (4, 6)), draws=((), (8, 9)), tops=(0, 7)).throw((1, SNOWBALL), (4, DODGE))
    f.decline(1)
    assert f.s.phase == state.OVER  # one card is not enough for two


def test_in_the_final_round_too_a_slowed_player_with_one_card_plays_on() -> None:  # 4.2
    f = Fight(((1, 3), (4, 6)), draws=((5,), (8, 9)))
    f.s.final = True
    f.throw((1, UPGRADE), (4, SNOWBALL))
    assert f.s.phase == state.THROWING
    assert in_pile(f.s.hand[0]) == {5}


def test_the_other_card_goes_face_down_to_the_discard_pile_before_anything_resolves() -> None:  # 4.3
    f = Fight(((10, 5), (2, 6))).throw((10, SNEAK), (2, SNOWBALL))
    assert in_pile(f.s.discard[1]) == {6}
    f.pick(1, 6)
    assert in_pile(f.s.abandoned) == {6}


def test_with_one_card_drawn_it_is_played_on_either_side() -> None:  # 4.3
    f = Fight(((1,), (2, 6)))
    assert [a for a in range(state.ACTIONS) if ENGINE.is_legal(f.s, 0, a)] == [1, state.SIDE_B + 1]


def test_played_cards_are_discarded_and_the_next_turn_begins() -> None:  # 4.4, 5.9
    f = Fight(((3, 5), (4, 6))).throw((3, DODGE), (4, DODGE))
    assert in_pile(f.s.discard[0]) == {3, 5}
    assert f.is_asking(state.THROWING, 0, 1)


# 5 Resolution


def test_choices_of_one_step_are_made_at_the_same_time() -> None:  # 5.0
    f = Fight(((10, 5), (11, 6))).throw((10, SNEAK), (11, SNEAK))
    assert f.is_asking(state.ABANDONING, 0, 1)
    f.pick(1, 11)
    assert not in_pile(f.s.abandoned)
    f.pick(0, 5)
    assert in_pile(f.s.abandoned) == {5, 11}


def test_compulsory_choices_cannot_be_declined_and_offers_can() -> None:  # 5.0
    f = Fight(((10, 5), (2, 6))).throw((10, SNEAK), (2, UPGRADE))
    assert f.is_asking(state.UPGRADING, 1)
    assert not ENGINE.is_legal(f.s, 1, state.DECLINE)
    f.deck(1, 0)
    assert f.is_asking(state.ABANDONING, 1)
    assert not ENGINE.is_legal(f.s, 1, state.DECLINE)
    f = Fight(((8, 5), (2, 6))).throw((8, SLUSHBALL), (2, UPGRADE))
    assert f.is_asking(state.STEALING, 0)
    assert ENGINE.is_legal(f.s, 0, state.DECLINE)
    f = Fight(((1, 3), (14, 6))).throw((1, SNOWBALL), (14, DODGE))
    assert f.is_asking(state.DODGING, 1)
    assert ENGINE.is_legal(f.s, 1, state.DECLINE)
    f = Fight(((16, 1), (2, 6)), abandoned=(12,)).throw((16, SNATCH), (2, SNOWBALL))
    assert f.is_asking(state.SNATCHING, 0)
    assert ENGINE.is_legal(f.s, 0, state.DECLINE)


def test_a_useless_dodge_bonus_is_offered_all_the_same() -> None:  # 5.0
    f = Fight(((1, 3), (14, 6)), tops=(0, 0)).throw((1, SNOWBALL), (14, DODGE))
    assert f.is_asking(state.DODGING, 1)


def test_attack_against_attack_hits_both_but_not_an_offensive_dodge() -> None:  # 5.2
    f = Fight(((8, 5), (7, 6)), ((1,), (2,))).throw((8, SLUSHBALL), (7, SLUSHBALL))
    assert list(f.s.hit) == [1, 1]
    f = Fight(((15, 5), (18, 6))).throw((15, OFFENSIVE), (18, ICEBALL))
    assert not in_pile(f.s.abandoned)
    assert len(in_pile(f.s.hand[1])) == 1


def test_the_ultra_upgrade_chooses_before_the_upgrade() -> None:  # 5.3, 5.4
    f = Fight(((2, 5), (15, 6)), tops=(17, 18), abandoned=(12,)).throw((2, UPGRADE), (15, ULTRA))
    assert f.is_asking(state.ULTRA_UPGRADING, 1)
    f.pick(1, 12)
    assert f.is_asking(state.UPGRADING, 0)


def test_an_offensive_dodge_dodges_the_bonus_attack_and_earns_nothing() -> None:  # 5.5
    f = Fight(((15, 5), (4, 6))).throw((15, OFFENSIVE), (4, DODGE))
    f.accept(1)
    assert f.s.turns == 1
    assert len(in_pile(f.s.hand[0])) == 2


def test_bonus_upgrade_restock_theft_and_sneak() -> None:  # 5.5
    f = Fight(((1, 5), (14, 6)), tops=(17, 18)).throw((1, SNOWBALL), (14, DODGE))
    f.accept(1)
    assert f.is_asking(state.UPGRADING, 1)
    f = Fight(((1, 5), (6, 4)), ((), (3,)), draws=((7, 8), (9, 10))).throw((1, SNOWBALL), (6, DODGE))
    f.accept(1)
    assert in_pile(f.s.discard[1]) == {6}
    f = Fight(((1, 5), (7, 4))).throw((1, SNOWBALL), (7, DODGE))
    f.accept(1)
    assert f.is_asking(state.STEALING, 1)
    f = Fight(((1, 5), (11, 4))).throw((1, SNOWBALL), (11, DODGE))
    f.accept(1)
    assert f.is_asking(state.ABANDONING, 0)


def test_the_exchange_comes_before_the_restock() -> None:  # 5.5
    f = Fight(((16, 1), (6, 4)), abandoned=(12,)).throw((16, SNATCH), (6, RESTOCK))
    assert f.is_asking(state.SNATCHING, 0)
    assert in_pile(f.s.discard[1]) == {4}


def test_restock_saves_the_discard_pile_from_thieves() -> None:  # 5.5, 5.6
    f = Fight(((8, 3), (6, 4)), ((), (1, 2))).throw((8, SLUSHBALL), (6, DODGE))
    f.accept(1)
    assert in_pile(f.s.discard[1]) == {6}


def test_both_thefts_are_drawn_before_either_card_moves() -> None:  # 5.6
    for key in range(10):
        f = Fight(((8, 5), (7, 6)), ((), ()), key=key).throw((8, SLUSHBALL), (7, SLUSHBALL))
        f.accept(0)
        assert in_pile(f.s.discard[1]) == {6}
        f.accept(1)
        assert 6 in f.owned(0)  # the only card of each pile, so they have changed places
        assert 5 in f.owned(1)


def test_theft_may_be_declined_and_an_empty_pile_is_not_asked_for() -> None:  # 5.6
    f = Fight(((8, 5), (2, 6))).throw((8, SLUSHBALL), (2, UPGRADE))
    f.decline(0)
    assert 6 in f.owned(1)
    f = Fight(((8, 5), (2,))).throw((8, SLUSHBALL), (2, UPGRADE))
    assert f.s.turns == 1
    assert 2 in f.owned(1)  # the card just played cannot be stolen


def test_with_an_empty_discard_pile_the_played_card_is_abandoned() -> None:  # 5.7
    f = Fight(((10, 5), (2,)), tops=(0, 0)).throw((10, SNEAK), (2, UPGRADE))
    assert f.s.turns == 1
    assert in_pile(f.s.abandoned) == {2}
    f = Fight(((10, 5), (2,)), tops=(17, 0)).throw((10, SNEAK), (2, UPGRADE))
    assert f.is_asking(state.ABANDONING, 1)  # 5.11: the card just gained counts
    f.pick(1, 17)
    assert 2 in f.owned(1)


def test_the_played_card_has_been_resolved_before_it_is_abandoned() -> None:  # 5.7
    f = Fight(((10, 5), (2, 6)), tops=(17, 18)).throw((10, SNEAK), (2, UPGRADE))
    f.deck(1, 0)
    f.pick(1, 2)
    assert in_pile(f.s.abandoned) == {2}
    assert 17 in f.owned(1)


def test_rocks_take_only_the_card_first_revealed() -> None:  # 5.7
    f = Fight(((16, 1), (17, 6))).throw((16, BARRAGE), (17, ROCKS))
    assert in_pile(f.s.abandoned) == {16}
    assert f.is_asking(state.FOLLOWING, 0)
    f.act(0, 1)
    assert in_pile(f.s.abandoned) == {16}
    assert 1 in f.owned(0)


@pytest.mark.parametrize("side", [SNOWBALL, UPGRADE])
def test_the_second_card_may_be_played_on_either_side(side: int) -> None:  # 5.8
    f = Fight(((16, 1), (2, 6)), tops=(17, 18)).throw((16, BARRAGE), (2, UPGRADE))
    f.act(0, 1 if side == SNOWBALL else state.SIDE_B + 1)
    assert f.is_asking(state.UPGRADING, 0) == (side == UPGRADE)


def test_the_second_card_is_lost_if_it_has_left_the_discard_pile() -> None:  # 5.8
    f = Fight(((16, 1), (8, 6))).throw((16, BARRAGE), (8, SLUSHBALL))
    f.accept(1)
    assert 1 in f.owned(1)
    assert f.s.turns == 1


def test_the_second_card_comes_too_late_to_blank_or_dodge() -> None:  # 5.8
    f = Fight(((16, 18), (2, 6))).throw((16, BARRAGE), (2, SNOWBALL))
    f.act(0, 18)
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [1, 1]
    f = Fight(((16, 3), (2, 6))).throw((16, BARRAGE), (2, SNOWBALL))
    f.act(0, state.SIDE_B + 3)
    assert f.s.turns == 1
    assert len(in_pile(f.s.hand[0])) == 1


def test_a_second_upgrade_needs_an_owner_who_was_not_hit() -> None:  # 5.8
    f = Fight(((16, 1), (2, 6))).throw((16, BARRAGE), (2, SNOWBALL))
    f.act(0, state.SIDE_B + 1)
    assert f.s.turns == 1
    f = Fight(((16, 15), (2, 6)), tops=(17, 18)).throw((16, BARRAGE), (2, UPGRADE))
    f.act(0, state.SIDE_B + 15)
    assert f.is_asking(state.ULTRA_UPGRADING, 0)


def test_second_attacks_hit() -> None:  # 5.8
    f = Fight(((16, 17), (2, 6))).throw((16, BARRAGE), (2, UPGRADE))
    f.act(0, 17)
    assert in_pile(f.s.abandoned) == {2}
    assert len(in_pile(f.s.hand[0])) == 1
    f = Fight(((16, 8), (2, 6))).throw((16, BARRAGE), (2, UPGRADE))
    f.act(0, 8)
    assert f.is_asking(state.STEALING, 0)
    f = Fight(((16, 17), (2, 6)), draws=((1, 3), (4, 5))).throw((16, BARRAGE), (2, UPGRADE))
    f.act(0, state.SIDE_B + 17)
    assert in_pile(f.s.seen[1] & f.s.hand[1]) == in_pile(f.s.hand[1])


def test_the_decks_are_turned_up_at_the_end_of_the_turn() -> None:  # 5.10
    f = Fight(((1, 5), (2, 6)), tops=(17, 18)).throw((1, UPGRADE), (2, UPGRADE))
    assert 0 not in list(f.s.top)
    assert not in_pile(f.s.buried) & set(map(int, f.s.top))


def test_a_gained_card_lies_in_the_discard_pile_at_once() -> None:  # 5.11
    f = Fight(((10, 5), (2, 6)), tops=(17, 18)).throw((10, SNEAK), (2, UPGRADE))
    f.deck(1, 0)
    assert f.is_asking(state.ABANDONING, 1)
    f.pick(1, 17)
    assert in_pile(f.s.abandoned) == {17}


# 6 The end


def test_when_both_decks_are_empty_everything_is_shuffled_for_the_final_round() -> None:  # 6.2
    draws = ((3, 7, 8, 9, 10, 11), (4, 12, 13, 14, 15, 16))
    f = Fight(((1, 5), (2, 6)), draws=draws, tops=(17, 18)).throw((1, UPGRADE), (2, UPGRADE))
    assert f.s.final
    for seat, card in ((0, 17), (1, 18)):
        assert not in_pile(f.s.discard[seat])
        assert card in in_pile(f.s.draw[seat] | f.s.hand[seat])
        assert len(in_pile(f.s.draw[seat])) == 7


def test_slowing_and_showing_carry_over_into_the_final_round() -> None:  # 6.2
    f = Fight(((18, 5), (17, 6)), tops=(0, 0), draws=((1, 2, 3), (4, 7, 8)))
    f.s.buried = 0
    f.s.below[:] = 0
    f.throw((18, ICEBALL), (17, WHITEWASH))
    f.pick(1, 6)
    assert f.s.final
    assert len(in_pile(f.s.hand[1])) == 1
    assert in_pile(f.s.seen[0] & f.s.hand[0]) == in_pile(f.s.hand[0])


def test_in_the_final_round_nothing_is_reshuffled() -> None:  # 6.2
    f = Fight(((5, 1), (4, 6)), ((3,), ()), draws=((7, 8), (9, 10)))
    f.s.final = True
    f.throw((5, RESTOCK), (4, DODGE))
    assert in_pile(f.s.discard[0]) == {1, 3, 5}
    f = Fight(((3, 1), (4, 6)), ((5, 7), ()), draws=((8,), (9, 10)))
    f.s.final = True
    f.throw((3, DODGE), (4, DODGE))
    assert f.s.phase == state.OVER


def test_most_points_of_all_piles_and_the_hand_win() -> None:  # 6.3
    f = Fight(((1, 3), (4, 6)), ((5,), ()), draws=((7,), (17, 18)))
    f.s.final = True
    f.throw((3, DODGE), (4, DODGE))
    assert f.s.phase == state.OVER
    assert [f.points(seat) for seat in range(2)] == [5, 8]
    assert [ENGINE.reward(f.s, seat) for seat in range(2)] == [0.0, 1.0]


def test_equal_points_are_shared() -> None:  # 6.3
    f = Fight(((1, 3), (2, 4)), draws=((), ()))
    f.s.final = True
    f.throw((3, DODGE), (4, DODGE))
    assert [ENGINE.reward(f.s, seat) for seat in range(2)] == [0.5, 0.5]


def test_the_defaults_are_those_of_the_rulebook() -> None:  # 6.4, 8
    questions = ("sneak_is_hit", "whitewash_is_hit", "rocks_slow_on_miss", "snatch_needs_attack")
    assert GAME.read_options({}) == dict.fromkeys(questions, "no") | {"ultra_reach": "face-up", "turn_cap": 200}


def test_after_the_last_turn_allowed_the_points_are_counted() -> None:  # 6.4, 8
    f = Fight(((3, 5), (4, 6)), options={"turn_cap": 2}).throw((3, DODGE), (4, DODGE))
    assert f.s.phase == state.THROWING
    f.s.turns = 1
    f.s.hand[0], f.s.hand[1] = pile([1]), pile([2])
    f.throw((1, SNOWBALL), (2, SNOWBALL))
    assert f.s.phase == state.OVER
