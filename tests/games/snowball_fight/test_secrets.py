"""Chapter 7 and rule 3.5: who knows what, and that nobody knows more."""

from collections import Counter
from typing import Any

from snowedin.core.bits import count
from snowedin.core.chance import Chance
from snowedin.core.match import Match, start
from snowedin.core.records import blank, copy
from snowedin.core.words import Words
from snowedin.games.snowball_fight import GAME, cards, knowledge, redealing, state
from snowedin.games.snowball_fight.cards import DODGE, SLUSHBALL, SNEAK, SNOWBALL, ULTRA, UPGRADE, WHITEWASH

from ...looking import look
from .positions import ENGINE, Fight, dealt, in_pile, pile, play_action

PAIRS = 6  # two of four cards


def dice(number: int = 0) -> Any:
    fresh = blank(Chance)
    start(fresh, number.to_bytes(16, "little"), 3)
    return fresh


def redeals(s: Any, viewer: int, times: int) -> list[Any]:
    rolls = dice()
    worlds = []
    for _ in range(times):
        world = copy(s)
        ENGINE.redeal(world, viewer, rolls)
        worlds.append(world)
    return worlds


def drafted(key: int) -> Any:
    s = dealt(key=key)
    rolls = dice(key)
    while s.phase < state.THROWING:
        for seat in range(2):
            if ENGINE.is_to_act(s, seat):
                ENGINE.apply(s, seat, ENGINE.random_choice(s, seat, rolls))
    return s


def kept_pair(s: Any, seat: int) -> frozenset[int]:
    return frozenset(in_pile(knowledge.holdings(s, seat) & cards.ADVANCED))


def test_nobody_sees_that_somebody_has_begun_to_keep_a_pair() -> None:  # 3.2
    s = dealt(key=3)
    rolls = dice(3)
    while s.phase < state.KEEPING_PAIR:
        seat = next(seat for seat in range(2) if ENGINE.is_to_act(s, seat))
        ENGINE.apply(s, seat, ENGINE.random_choice(s, seat, rolls))
    for first, other in ((0, 1), (1, 0)):
        before = [look(GAME, s, viewer) for viewer in (other, None)]
        ENGINE.apply(s, first, ENGINE.random_choice(s, first, rolls))
        assert [look(GAME, s, viewer) for viewer in (other, None)] == before
        ENGINE.apply(s, first, ENGINE.random_choice(s, first, rolls))


def test_a_redeal_picks_the_kept_pair_among_the_four_that_were_possible() -> None:  # 3.5
    s = next(s for s in map(drafted, range(40)) if all(top > 14 for top in s.top))  # both tops Extreme: nothing known
    four = in_pile(s.doubt[1])
    assert len(four) == 4
    pairs = Counter(kept_pair(world, 1) for world in redeals(s, 0, 600))
    assert len(pairs) == PAIRS
    assert all(pair <= four for pair in pairs)
    assert min(pairs.values()) > 60
    own = {kept_pair(world, 0) for world in redeals(s, 0, 20)}
    assert own == {kept_pair(s, 0)}


def test_a_doubtful_card_turned_up_in_the_arsenal_was_not_kept() -> None:  # 3.5
    s = next(s for s in map(drafted, range(200)) if any(7 <= top <= 14 for top in s.top))
    tops = set(map(int, s.top))
    for seat in range(2):
        assert not in_pile(s.doubt[seat]) & tops
        for world in redeals(s, 1 - seat, 40):
            assert not kept_pair(world, seat) & tops


def test_in_the_draft_only_the_choice_itself_is_unknown() -> None:  # 3.5
    s = dealt()
    ENGINE.apply(s, 0, ENGINE.next_legal(s, 0, 1))
    worlds = redeals(s, 1, 60)
    assert {in_pile(world.hand[0]) == in_pile(s.hand[0]) for world in worlds} == {True}
    assert len({int(world.chosen[0]) for world in worlds}) == 4
    assert {int(world.chosen[0]) for world in redeals(s, 0, 20)} == {int(s.chosen[0])}


def test_a_spectator_has_seen_nothing_of_the_draft() -> None:  # 7
    assert len({int(world.hand[0]) for world in redeals(dealt(), -1, 60)}) > 20


def test_that_the_other_has_chosen_is_visible_and_what_is_not() -> None:  # 7
    f = Fight(((1, 5), (2, 6)))
    waiting = look(GAME, f.s, 1)
    seen = set()
    for action in (1, 5, state.SIDE_B + 1, state.SIDE_B + 5):
        after = copy(f.s)
        ENGINE.apply(after, 0, action)
        seen.add(
            str(look(GAME, after, 1))
            + str(look(GAME, after, None))
            + str(GAME.telling.narrate(f.s, 0, action, after, 1))
        )
        assert look(GAME, after, 0)["chosen"] == [action]
    assert len(seen) == 1
    assert waiting["asked"] == [0, 1]
    assert look(GAME, after, 1)["asked"] == [1]


def test_between_the_two_cards_of_the_last_draft_choice_nothing_shows() -> None:  # 3.2, 7
    s = dealt()
    while s.phase < state.KEEPING_PAIR:
        for seat in range(2):
            ENGINE.apply(s, seat, ENGINE.next_legal(s, seat, 1))
    before = [look(GAME, s, viewer) for viewer in (1, None)]
    action = ENGINE.next_legal(s, 0, 1)
    assert not ENGINE.is_revealing(s, 0, action)
    ENGINE.apply(s, 0, action)
    after = [look(GAME, s, viewer) for viewer in (1, None)]
    assert [{**seen, "news": []} for seen in before] == [{**seen, "news": []} for seen in after]


def test_thief_and_victim_know_the_stolen_card_and_a_spectator_does_not() -> None:  # 5.6
    f = Fight(((8, 5), (2, 6)), draws=((1, 3), (4, 9))).throw((8, SLUSHBALL), (2, UPGRADE))
    before = copy(f.s)
    f.accept(0)
    words = Words(GAME, ["Ann", "Bob"])
    told = [
        " ".join(words.say(phrase) for phrase in GAME.telling.narrate(before, 0, state.ACCEPT, f.s, viewer))
        for viewer in (0, 1, None)
    ]
    assert "You steal Restock | Dodge (card 6)" in told[0]
    assert "Ann steals Restock | Dodge (card 6)" in told[1]
    assert "card 6" not in told[2]
    assert "Ann steals a card" in told[2]
    stolen = [news for news in look(GAME, f.s, None)["news"] if news["what"] == "stole"]
    assert stolen == [{"what": "stole", "who": 0, "card": None, "side": None, "phase": None}]
    assert 6 in [card["card"] for card in look(GAME, f.s, 1)["players"][0]["discard"]["cards"]]
    assert look(GAME, f.s, None)["players"][0]["discard"]["cards"] == []


def test_the_card_put_aside_is_unknown_and_the_card_played_is_not() -> None:  # 4.3, 7
    f = Fight(((3, 5), (4, 6)), draws=((1, 2, 7), (8, 9, 10))).throw((3, DODGE), (4, DODGE))
    worlds = redeals(f.s, 0, 200)
    assert {4 in in_pile(world.discard[1]) for world in worlds} == {True}
    others = Counter(min(in_pile(world.discard[1]) - {4}) for world in worlds)
    assert set(others) == {6, 8, 9, 10}
    assert min(others.values()) > 25


def test_a_shown_hand_is_known_to_the_other_only() -> None:  # 2.12, 7
    f = Fight(((17, 1), (4, 6)), draws=((2, 3, 7), (8, 9, 10, 11))).throw((17, WHITEWASH), (4, DODGE))
    hand = in_pile(f.s.hand[1])
    assert {frozenset(in_pile(world.hand[1])) for world in redeals(f.s, 0, 20)} == {frozenset(hand)}
    assert len({int(world.hand[1]) for world in redeals(f.s, -1, 40)}) > 5
    assert [card["card"] for card in look(GAME, f.s, 0)["players"][1]["hand"]["cards"]] == sorted(hand)
    assert look(GAME, f.s, None)["players"][1]["hand"]["cards"] == []
    card = min(hand)
    f.act(1, card)
    f.act(0, min(in_pile(f.s.hand[0])))
    assert in_pile(f.s.seen[1] & f.s.discard[1]) >= hand - {card}  # so the card put aside is known


def test_after_a_restock_only_the_owner_is_known() -> None:  # 7
    f = Fight(((3, 5), (6, 4)), ((), (2,)), draws=((1, 7), (8, 9)))
    f.s.seen[1] = pile([2])
    f.throw((3, DODGE), (6, cards.RESTOCK))
    assert in_pile(f.s.seen[1]) == {6}
    hands = Counter(card for world in redeals(f.s, 0, 300) for card in in_pile(world.hand[1]))
    assert set(hands) == {2, 4, 8, 9}
    assert min(hands.values()) > 100


def test_the_card_drawn_before_a_reshuffle_is_none_of_those_seen_in_the_discard_pile() -> None:  # 4.1, 7
    f = Fight(((3, 5), (4, 6)), ((), (2, 7)), draws=((1, 8), (9,)))
    f.s.seen[1] = pile([2, 7])
    f.throw((3, DODGE), (4, DODGE))
    assert in_pile(f.s.hand[1]) >= {9}
    hands = Counter(frozenset(in_pile(world.hand[1])) for world in redeals(f.s, 0, 400))
    assert all(hand & {6, 9} for hand in hands)  # 2, 4 and 7 were seen in the pile, one of 6 and 9 was drawn before
    assert len(hands) == 7
    assert min(hands.values()) > 25


def test_if_a_seen_card_is_played_after_that_the_card_put_aside_is_the_straggler() -> None:  # 4.1, 7
    for key in range(40):
        f = Fight(((3, 5), (4, 6)), ((), (2, 7)), draws=((1, 8, 13), (9,)), key=key)
        f.s.seen[1] = pile([2, 7])
        f.throw((3, DODGE), (4, DODGE))
        hand = in_pile(f.s.hand[1])
        if 4 in hand:
            break
    f.s.hand[0] = pile([1])
    f.throw((1, SNOWBALL), (4, DODGE))
    f.decline(1)
    assert {frozenset(in_pile(world.discard[1]) - {4}) for world in redeals(f.s, 0, 60)} == {
        frozenset({6}),
        frozenset({9}),
    }


def test_a_shown_hand_does_not_make_the_straggler_in_the_discard_pile_forgotten() -> None:  # 2.12, 4.1, 7
    """2 and 7 were shuffled while 6 or 9 was drawn before them, so neither 2 nor 7 was put aside beside the 4."""
    for key in range(400):
        f = Fight(((3, 5), (4, 6)), ((), (2, 7)), draws=((1, 8, 17), (9,)), key=key)
        f.s.seen[1] = pile([2, 7])
        f.throw((3, DODGE), (4, DODGE))
        if 17 in in_pile(f.s.hand[0]) and in_pile(f.s.hand[1]) == {4, 9}:
            f.throw((17, WHITEWASH), (4, DODGE))
            if 6 in in_pile(f.s.hand[1]):
                break
    assert in_pile(f.s.hand[1]) < {2, 6, 7}
    assert {frozenset(in_pile(world.discard[1])) for world in redeals(f.s, 0, 40)} == {frozenset({4, 9})}


def test_who_looks_through_the_arsenal_knows_what_the_other_kept() -> None:  # 2.8, 3.5, 8
    f = Fight(((15, 5), (2, 6)), tops=(17, 18), options={"ultra_reach": "whole Arsenal"})
    kept = max(in_pile(f.s.draw[1]))
    buried = max(in_pile(f.s.buried))
    f.s.doubt[1] = pile([kept, buried])
    assert {buried in in_pile(world.buried) for world in redeals(f.s, 0, 40)} == {True, False}
    f.throw((15, ULTRA), (2, UPGRADE))
    assert [card["card"] for card in look(GAME, f.s, 0)["buried"]] == sorted(in_pile(f.s.buried))
    assert look(GAME, f.s, 1)["buried"] is None
    assert {buried in in_pile(world.buried) for world in redeals(f.s, 0, 40)} == {True}


def test_the_own_discard_and_draw_piles_are_known_and_the_others_only_by_size() -> None:  # 7
    f = Fight(((1, 5), (2, 6)), ((3,), (4,)), draws=((7, 8), (9, 10)))
    own, other = look(GAME, f.s, 0)["players"]
    assert [card["card"] for card in own["draw"]["cards"]] == [7, 8]
    assert [card["card"] for card in own["discard"]["cards"]] == [3]
    assert other["draw"] == {"count": 2, "cards": []}
    assert other["discard"] == {"count": 1, "cards": []}
    assert [card["card"] for card in other["owned"]] == [2, 4, 6, 9, 10]


def test_what_is_known_is_true_at_every_step_of_random_games() -> None:  # 7
    for number in range(25):
        match = Match(GAME, 2, {"ultra_reach": GAME.options[3].values[number % 2]}, number.to_bytes(16, "little"))  # type: ignore[union-attr]
        rolls = dice(number)
        while not match.is_over:
            seat = match.to_act()[number % len(match.to_act())]
            match.act(seat, match.engine.random_choice(match.state, seat, rolls))
            for owner in range(2):
                check_knowledge(match.state, owner)


def check_knowledge(s: Any, owner: int) -> None:
    held, doubt, seen = knowledge.holdings(s, owner), s.doubt[owner], s.seen[owner]
    assert seen & ~(s.hand[owner] | s.discard[owner]) == 0
    assert doubt & ~(held | s.buried) == 0
    assert doubt & (s.opened | seen) == 0
    assert doubt == 0 or 0 < count(doubt & held) < count(doubt)
    assert s.buried & s.opened == 0
    aside = knowledge.card_set(s.aside[owner])
    new = (s.hand[owner] | aside) & ~seen
    old = s.discard[owner] & ~seen & ~aside
    assert redealing.may_be(s, owner, new, old)


def test_a_hidden_choice_is_made_again_in_every_redeal() -> None:  # 7
    f = Fight(((10, 5), (11, 6)), ((1,), (2,))).throw((10, SNEAK), (11, SNEAK))
    f.pick(1, 11)
    choices = {int(world.chosen[1]) for world in redeals(f.s, 0, 200)}
    assert choices >= {1 << state.PICK + 11}
    assert len(choices) > 2
    f = Fight(((1, 5), (2, 6)))
    f.act(1, play_action(2, SNOWBALL))
    for world in redeals(f.s, 0, 60):
        chosen = int(world.chosen[1])
        assert chosen & ~int(world.hand[1] | world.hand[1] << state.SIDE_B) == 0
        assert chosen.bit_count() == 1


def test_a_spectator_keeps_what_lies_open_and_no_more() -> None:  # 7
    f = Fight(((3, 5), (4, 6)), ((1,), (2,)), draws=((7, 8, 13), (9, 10, 14))).throw((3, DODGE), (4, DODGE))
    worlds = redeals(f.s, -1, 80)
    for world in worlds:
        assert 3 in in_pile(world.discard[0])
        assert 4 in in_pile(world.discard[1])
        assert list(world.top) == list(f.s.top)
        assert not in_pile(world.buried) & set(range(1, 7))
        assert in_pile(world.buried) >= set(range(15, 19)) & in_pile(f.s.buried)
    assert len({int(world.discard[0]) for world in worlds}) > 10


def test_no_card_is_lost_or_doubled_by_any_redeal() -> None:  # 7
    for number in range(6):
        match = Match(GAME, 2, key=number.to_bytes(16, "little"))
        rolls = dice(number)
        while not match.is_over:
            for viewer in (-1, 0, 1):
                world = copy(match.state)
                match.engine.redeal(world, viewer, rolls)
                assert sizes(world) == sizes(match.state)
                open_cards = sum(1 for card in (*world.played, *world.second, *world.top) if card)
                in_draft = 4 if world.phase < state.THROWING else 0  # the Extreme cards are still in the box
                assert sum(sizes(world)) + open_cards + in_draft == 18
                assert len(everything(world)) == sum(sizes(world))
            seat = match.to_act()[0]
            match.act(seat, match.engine.random_choice(match.state, seat, rolls))


def piles_of(s: Any) -> list[Any]:
    return [*s.hand, *s.kept, *s.draw, *s.discard, s.buried, s.abandoned]


def sizes(s: Any) -> list[int]:
    return [len(in_pile(mask)) for mask in piles_of(s)]


def everything(s: Any) -> set[int]:
    return set().union(*map(in_pile, piles_of(s)))
