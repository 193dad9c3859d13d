"""Chapters 1, 2 and 8: the cards, what each side does, and the options."""

import pytest

from snowedin.games.snowball_fight import cards, state
from snowedin.games.snowball_fight.cards import (
    BARRAGE,
    DODGE,
    FORT,
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

from .positions import Fight, in_pile


def test_the_box_has_18_cards_and_34_points() -> None:  # 1
    assert cards.CARDS == 18
    assert int(cards.POINTS.sum()) == 34
    assert [cards.POINTS.tolist().count(level) for level in (1, 2, 3)] == [6, 8, 4]
    assert sum(copies for *_, copies in cards.BOX) == 18
    assert [copies for level, *_, copies in cards.BOX if level == 3] == [1, 1, 1, 1]


def test_each_title_stands_on_as_many_cards_as_the_list_says() -> None:  # 1
    titles = [cards.SIDE.flatten().tolist().count(side) for side in range(1, cards.SIDES + 1)]
    assert titles == [4, 3, 3, 9, 7, 2, 1, 1, 1, 1, 1, 1, 1, 1]


def test_a_side_may_be_played_even_if_it_will_do_nothing() -> None:  # 1
    f = Fight(((5, 1), (14, 2)), tops=(0, 0))
    f.throw((5, DODGE), (14, DODGE))
    assert f.s.turns == 1


def test_a_snowball_that_hits_slows() -> None:  # 2.1
    f = Fight(((1, 5), (2, 6))).throw((1, SNOWBALL), (2, SNOWBALL))
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [1, 1]


def test_a_slushball_that_hits_may_steal_a_card_of_the_discard_pile() -> None:  # 2.2
    f = Fight(((8, 5), (2, 6)), ((), (1,))).throw((8, SLUSHBALL), (2, UPGRADE))
    assert f.is_asking(state.STEALING, 0)
    before = f.owned(0)
    f.accept(0)
    stolen = f.owned(0) - before
    assert len(stolen) == 1
    assert stolen <= {1, 6}


def test_a_sneak_attack_makes_the_target_abandon_a_card_of_their_choice() -> None:  # 2.3
    f = Fight(((10, 5), (2, 6)), ((), (1,))).throw((10, SNEAK), (2, SNOWBALL))
    assert f.is_asking(state.ABANDONING, 1)
    f.pick(1, 1)
    assert in_pile(f.s.abandoned) == {1}


@pytest.mark.parametrize(("card", "dodge"), [(14, DODGE), (15, OFFENSIVE), (16, SNATCH)])
def test_a_sneak_attack_can_be_dodged(card: int, dodge: int) -> None:  # 2.3
    f = Fight(((10, 5), (card, 6)), ((), (1,))).throw((10, SNEAK), (card, dodge))
    assert not f.is_asking(state.ABANDONING, 1)
    assert not in_pile(f.s.abandoned)


@pytest.mark.parametrize("option", ["no", "yes"])
def test_a_sneak_attack_is_a_hit_only_by_option(option: str) -> None:  # 2.3, 8
    f = Fight(((10, 5), (2, 6)), ((), (1,)), options={"sneak_is_hit": option}).throw((10, SNEAK), (2, UPGRADE))
    assert f.is_asking(state.ABANDONING if option == "yes" else state.UPGRADING, 1)
    assert bool(f.s.hit[1]) == (option == "yes")


def test_a_dodge_is_not_hit_and_earns_its_other_side() -> None:  # 2.4
    f = Fight(((1, 5), (4, 6))).throw((1, SNOWBALL), (4, DODGE))
    assert not f.s.hit[1]
    assert f.is_asking(state.DODGING, 1)
    f.accept(1)
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [1, 2]


def test_a_dodge_without_an_attack_earns_nothing() -> None:  # 2.4
    f = Fight(((1, 5), (4, 6)), tops=(7, 0)).throw((1, UPGRADE), (4, DODGE))
    assert f.s.turns == 1


def test_an_upgrade_takes_a_face_up_card_unless_hit() -> None:  # 2.5
    f = Fight(((1, 5), (3, 6)), tops=(15, 16)).throw((1, UPGRADE), (3, DODGE))
    assert f.is_asking(state.UPGRADING, 0)
    f.deck(0, 1)
    assert 16 in f.owned(0)
    f = Fight(((1, 5), (3, 6)), tops=(15, 16)).throw((1, UPGRADE), (3, SNOWBALL))
    assert f.s.turns == 1
    assert not f.owned(0) & {15, 16}


def test_restock_shuffles_the_discard_pile_into_the_draw_pile_unless_hit() -> None:  # 2.6
    hands, discards, draws = ((5, 1), (4, 6)), ((2,), ()), ((3, 7), (8, 9))
    f = Fight(hands, discards, draws).throw((5, RESTOCK), (4, DODGE))
    assert in_pile(f.s.discard[0]) == {5}
    assert in_pile(f.s.draw[0] | f.s.hand[0]) == {1, 2, 3, 7}
    f = Fight(hands, discards, draws).throw((5, RESTOCK), (4, SNOWBALL))
    assert in_pile(f.s.discard[0]) == {1, 2, 5}


def test_an_offensive_dodge_dodges_and_slows() -> None:  # 2.7
    f = Fight(((15, 5), (2, 6))).throw((15, OFFENSIVE), (2, SNOWBALL))
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [2, 1]


def test_an_ultra_upgrade_chooses_a_face_up_or_an_abandoned_card_or_none() -> None:  # 2.8
    def asked() -> Fight:
        return Fight(((15, 5), (2, 6)), tops=(17, 7), abandoned=(12,)).throw((15, ULTRA), (2, UPGRADE))

    for card in (17, 7, 12):
        f = asked()
        assert f.is_asking(state.ULTRA_UPGRADING, 0)
        f.pick(0, card)
        assert card in f.owned(0)
    f = asked()
    assert not f.s.buried & sum(1 << c for c in (17, 7, 12))
    f.decline(0)
    assert f.is_asking(state.UPGRADING, 1)


def test_an_ultra_upgrade_may_reach_the_whole_arsenal_by_option() -> None:  # 2.8, 8
    f = Fight(((15, 5), (2, 6)), tops=(17, 7), options={"ultra_reach": "whole Arsenal"})
    f.throw((15, ULTRA), (2, UPGRADE))
    deep = max(in_pile(f.s.buried))
    below = int(f.s.below.sum())
    f.pick(0, deep)
    assert deep in f.owned(0)
    assert int(f.s.below.sum()) == below - 1
    assert in_pile(f.s.buried).isdisjoint({deep})
    assert [int(f.s.top[deck]) for deck in range(2)] == [17, 7]  # 3.6: both tops are still offered
    assert f.is_asking(state.UPGRADING, 1)


def test_a_barrage_slows_and_offers_the_second_card() -> None:  # 2.9
    f = Fight(((16, 1), (2, 6))).throw((16, BARRAGE), (2, UPGRADE))
    assert f.is_asking(state.FOLLOWING, 0)
    assert f.s.slowed[1]
    f.decline(0)
    assert len(in_pile(f.s.hand[1])) == 1


def test_a_barrage_without_a_second_card_offers_nothing() -> None:  # 2.9
    f = Fight(((16,), (2, 6))).throw((16, BARRAGE), (2, UPGRADE))
    assert f.s.turns == 1


def test_snatch_and_run_dodges_and_exchanges_a_discarded_for_an_abandoned_card() -> None:  # 2.10
    f = Fight(((16, 1), (2, 6)), ((3,), ()), abandoned=(12,)).throw((16, SNATCH), (2, SNOWBALL))
    assert not f.s.hit[0]
    assert f.is_asking(state.SNATCHING, 0)
    f.pick(0, 12)
    assert f.is_asking(state.GIVING, 0)
    f.pick(0, 3)
    assert in_pile(f.s.abandoned) == {3}
    assert {12, 1, 16} <= f.owned(0)


def test_the_exchange_may_be_declined() -> None:  # 2.10
    f = Fight(((16, 1), (2, 6)), abandoned=(12,)).throw((16, SNATCH), (2, SNOWBALL))
    f.decline(0)
    assert in_pile(f.s.abandoned) == {12}


@pytest.mark.parametrize("option", ["no", "yes"])
def test_snatch_and_run_needs_an_attack_only_by_option(option: str) -> None:  # 2.10, 8
    options = {"snatch_needs_attack": option}
    f = Fight(((16, 1), (2, 6)), tops=(7, 8), abandoned=(12,), options=options).throw((16, SNATCH), (2, UPGRADE))
    f.deck(1, 0)
    assert f.is_asking(state.SNATCHING, 0) == (option == "no")
    f = Fight(((16, 1), (2, 6)), abandoned=(12,), options=options).throw((16, SNATCH), (2, SNOWBALL))
    assert f.is_asking(state.SNATCHING, 0)


def test_rocks_take_the_card_played_and_slow_the_thrower() -> None:  # 2.11
    f = Fight(((17, 1), (2, 6))).throw((17, ROCKS), (2, UPGRADE))
    assert in_pile(f.s.abandoned) == {2}
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [1, 2]


@pytest.mark.parametrize("option", ["no", "yes"])
def test_rocks_that_miss_slow_only_by_option(option: str) -> None:  # 2.11, 8
    f = Fight(((17, 1), (4, 6)), options={"rocks_slow_on_miss": option}).throw((17, ROCKS), (4, DODGE))
    f.decline(1)
    assert not in_pile(f.s.abandoned)
    assert len(in_pile(f.s.hand[0])) == (1 if option == "yes" else 2)


def test_a_whitewashed_player_shows_the_next_hand_for_one_turn() -> None:  # 2.12
    f = Fight(((17, 1), (4, 6)), draws=((2, 3), (13, 14)))
    f.throw((17, WHITEWASH), (4, DODGE))
    assert in_pile(f.s.seen[1] & f.s.hand[1]) == {13, 14}
    assert not in_pile(f.s.seen[0] & f.s.hand[0])
    f.throw((3, DODGE), (14, DODGE))
    assert f.is_asking(state.THROWING, 0, 1)
    assert not in_pile(f.s.seen[1] & f.s.hand[1])


def test_whitewash_cannot_be_dodged_and_earns_no_bonus() -> None:  # 2.12
    f = Fight(((17, 1), (4, 6))).throw((17, WHITEWASH), (4, DODGE))
    assert f.s.turns == 1


@pytest.mark.parametrize("option", ["no", "yes"])
def test_whitewash_is_a_hit_only_by_option(option: str) -> None:  # 2.12, 8
    f = Fight(((17, 1), (2, 6)), options={"whitewash_is_hit": option}).throw((17, WHITEWASH), (2, UPGRADE))
    assert f.is_asking(state.UPGRADING, 1) == (option == "no")


def test_whitewash_is_lost_if_the_game_ends() -> None:  # 2.12
    f = Fight(((17, 1), (4, 6)), draws=((), ()))
    f.s.final = True
    f.throw((17, WHITEWASH), (4, DODGE))
    assert f.s.phase == state.OVER
    assert not f.s.seen[1] & f.s.hand[1]


@pytest.mark.parametrize(("card", "side"), [(2, SNOWBALL), (2, UPGRADE), (15, ULTRA), (17, WHITEWASH), (16, SNATCH)])
def test_behind_a_snow_fort_nothing_has_any_effect(card: int, side: int) -> None:  # 2.13, 5.1
    f = Fight(((18, 1), (card, 6)), tops=(7, 8), abandoned=(12,)).throw((18, FORT), (card, side))
    assert f.s.turns == 1
    assert not f.s.hit[0]
    assert not in_pile(f.s.seen[0] & f.s.hand[0])
    assert not f.owned(1) & {7, 8, 12}


def test_rocks_behind_a_snow_fort_slow_nobody_even_by_option() -> None:  # 2.11, 2.13
    f = Fight(((18, 1), (17, 6)), options={"rocks_slow_on_miss": "yes"}).throw((18, FORT), (17, ROCKS))
    assert [len(in_pile(f.s.hand[seat])) for seat in range(2)] == [2, 2]


def test_an_iceball_slows_and_makes_the_target_abandon() -> None:  # 2.14
    f = Fight(((18, 1), (2, 6))).throw((18, ICEBALL), (2, UPGRADE))
    assert f.is_asking(state.ABANDONING, 1)
    f.pick(1, 6)
    assert in_pile(f.s.abandoned) == {6}
    assert len(in_pile(f.s.hand[1])) == 1
