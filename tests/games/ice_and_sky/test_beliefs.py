"""Beliefs against brute force, the instinct and the convention, and that nothing hidden flows into a choice."""

from dataclasses import replace
from math import prod
from typing import Any

import numpy as np
import pytest

from bench import ice_and_sky_lessons
from snowedin.bots import Bot
from snowedin.bots.search import Option, bound
from snowedin.core.compile import engine
from snowedin.core.match import Match
from snowedin.core.records import blank, blanks, copy
from snowedin.games.ice_and_sky import GAME, beliefs, cards, deduction, instinct, rules, signals, state
from snowedin.simulate.cpu import simulate

from .positions import PLAIN, dealt, dice, key
from .test_knowledge import hand_deals, hands_of, target_deals

FAST = engine(GAME)
KNOWN = {back_end: back_end.bind(beliefs) for back_end in (PLAIN, FAST)}
CAREFUL = GAME.bots.NAMES.index("careful")


def played(seats: int, placements: int, number: int = 0) -> tuple[Any, list[Any]]:
    """A game of careful bots, broken off, and the states since its generation began."""
    s = dealt(seats, number)
    since = [copy(s)]
    for _ in range(placements):
        FAST.apply(s, int(s.turn), FAST.choose(CAREFUL, copy(s), int(s.turn), dice(number)))
        since = [copy(s)] if s.placed == 0 else [*since, copy(s)]
    return s, since


def listed(back_end: Any, s: Any, seat: int, agreed: bool = False) -> Any:
    book = blank(beliefs.Book)
    states = blanks(state.State, 2)
    states[0] = s
    states[0].agreed = agreed
    FAST.redeal(states[0], seat, dice(7))
    KNOWN[back_end].list_worlds(book, states, seat)
    return book


def world(book: Any, s: Any, seat: int, number: int) -> Any:
    entered = copy(s)
    KNOWN[PLAIN].enter_world(book, entered, seat, number)
    return entered


@pytest.mark.parametrize(("seats", "placements"), [(2, 1), (2, 17), (3, 4), (3, 27), (4, 5), (4, 31)])
def test_the_worlds_are_those_that_brute_force_finds(seats: int, placements: int) -> None:
    s, _ = played(seats, placements)
    seat = int(s.turn)
    book = listed(FAST, s, seat)
    found = [world(book, s, seat, number) for number in range(book.worlds)]
    hands = {tuple(hands_of(one)) for one in found}
    assert hands == set(hand_deals(s, seat))
    deals = [
        tuple((int(t) // cards.GOALS, cards.BIOSPHERE[int(t) % cards.GOALS]) for t in one.targets[s.generation][:seats])
        for one in found
    ]
    counted = target_deals(s, seat)
    assert {deal: deals.count(deal) for deal in deals} == {deal: n * len(hands) for deal, n in counted.items()}


@pytest.mark.parametrize(("seats", "placements"), [(2, 5), (3, 19), (4, 29)])
@pytest.mark.parametrize("agreed", [False, True])
def test_a_world_weighs_what_its_partners_choices_say(seats: int, placements: int, agreed: bool) -> None:
    """Play the generation again in every world, by the rules, and ask at each choice of a partner."""
    s, since = played(seats, placements, 3)
    seat = int(s.turn)
    book = listed(FAST, s, seat, agreed)
    for number in range(0, int(book.worlds), 7):
        there = copy(since[0])
        there.agreed = agreed
        there.targets[s.generation] = world(book, s, seat, number).targets[s.generation]
        there.hands = world(book, s, seat, number).hands
        steps = [int(action) for action in s.placements[s.generation][: s.placed]]
        for step, action in enumerate(steps):
            there.hands[(there.first + step) % seats] |= rules.everywhere(rules.kind_of(action))
        there.possible[:] = cards.EVERY_TARGET
        rules.announce(there)
        likely = {other: [1.0, float(book.greedy[other])] for other in range(seats)}
        for action in steps:
            actor = int(there.turn)
            if actor != seat:
                likely[actor][0] *= KNOWN[FAST].likelihood(blank(beliefs.Book), copy(there), actor, action)
                likely[actor][1] *= KNOWN[FAST].likelihood_of_greed(copy(there), actor, action)
            PLAIN.apply(there, int(there.turn), action)
        assert (there.heard[s.generation] == s.heard[s.generation])[: s.placed + 1].all()
        both = prod(sum(likely[other]) / (1 + book.greedy[other]) for other in range(seats) if other != seat)
        assert book.weight[number] == pytest.approx(both)
        for other, (thoughtful, greedy) in likely.items():
            if other != seat:
                assert book.odds[number, other] == pytest.approx(min(beliefs.SURE, greedy / thoughtful))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_back_ends_believe_the_same(seats: int) -> None:
    s, _ = played(seats, 8 if seats < 4 else 9)
    slow, fast = (listed(back_end, s, int(s.turn)) for back_end in (PLAIN, FAST))
    assert slow.worlds == fast.worlds > 1
    assert slow.weight == pytest.approx(fast.weight)
    assert slow.odds[: slow.worlds] == pytest.approx(fast.odds[: fast.worlds])
    assert len(set(fast.weight[: fast.worlds])) > 1


def test_a_partner_who_places_as_greed_does_is_seen_through() -> None:
    """After a generation of greed at the second seat and careful at the third: in nine of ten deals, and no mistake."""
    greed = GAME.bots.NAMES.index("greed")
    seen = []
    for number in range(10):
        s = dealt(3, number)
        while s.generation == 0:
            seat = int(s.turn)
            guess = copy(s)
            FAST.redeal(guess, seat, dice(number))
            FAST.apply(s, seat, FAST.choose(greed if seat == 1 else CAREFUL, guess, seat, dice(number)))
        book = listed(FAST, s, 0)
        assert book.greedy[2] < 1
        assert beliefs.habit(book, s, 2, 0) == 0
        seen.append(book.greedy[1] > 1)
    assert sum(seen) >= 9


@pytest.mark.parametrize("bot", ["careful", "signals"])
def test_instinct_is_the_same_on_both_back_ends(bot: str) -> None:
    s, number = dealt(3, 1, variant="expert"), GAME.bots.NAMES.index(bot)
    while not FAST.is_over(s):
        seat = int(s.turn)
        guess = copy(s)
        FAST.redeal(guess, seat, dice(int(s.placed)))
        chosen = PLAIN.choose(number, copy(guess), seat, dice(0))
        assert chosen == FAST.choose(number, guess, seat, dice(0))
        FAST.apply(s, seat, chosen)


def test_instinct_sums_up_what_is_written_out_plainly() -> None:
    s, _ = played(3, 17)
    seat, net = int(s.turn), instinct.NETS[instinct.net_number(s)]
    row = np.zeros(instinct.INPUTS, np.int8)
    instinct.sense(net, s, seat)
    for action in range(1, state.ACTIONS):
        if PLAIN.is_legal(s, seat, action):
            instinct.try_out(net, s, action)
            ice_and_sky_lessons.note_placement(copy(s), seat, action, row)
            first = net[: instinct.FIRST_BIAS].reshape(instinct.INPUTS, instinct.HIDDEN)
            bias = net[instinct.FIRST_BIAS : instinct.SECOND_WEIGHTS]
            assert (s.trial == row @ first + bias * instinct.WHOLE).all()


def test_careful_plays_better_than_greed() -> None:
    careful, greed = (simulate(GAME, 400, [name] * 3, "0").rewards.mean() for name in ("careful", "greed"))
    assert careful > greed + 0.1


@pytest.mark.parametrize("level", ["careful", "skier", "signaller"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_does_not_change_its_choice(level: str, seats: int) -> None:
    """Matches that differ in hidden cards and the own target alone: the same thought, to the last digit."""
    thoughts: list[tuple[int, list[Option]]] = []
    for number in range(4):
        match = Match(GAME, seats, key=key(5))
        for _ in range(seats + 1):
            seat = match.to_act()[0]
            match.act(seat, Bot(GAME, "careful", "x").choose(match, seat))
        seat = match.to_act()[0]
        if number:
            FAST.redeal(match.state, seat, dice(number))
        bot = Bot(GAME, level, "seed")
        if bot.level:
            bot.level = replace(bot.level, simulations=60, seconds=None)
            thoughts.append((bot.choose(match, seat), bot.think(match, seat, simulations=60).options))
        else:
            thoughts.append((bot.choose(match, seat), []))
    assert thoughts.count(thoughts[0]) == len(thoughts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_signals_tell_a_partner_the_truth(seats: int) -> None:
    number = GAME.bots.NAMES.index("signals")
    by_book = told = 0
    for deal in range(10):
        s = dealt(seats, deal)
        s.agreed = 1
        while s.placed < signals.early(s):
            seat = int(s.turn)
            column = signals.message(s, seat, seat, int(s.placed))
            action = FAST.choose(number, copy(s), seat, dice(0))
            could = any(PLAIN.is_legal(s, seat, 1 + 3 * kind + column) for kind in range(12))
            assert rules.column_of(action) == column or not could
            if not could:
                break
            FAST.apply(s, seat, action)
        for seat in range(seats):
            left = signals.candidates(s, seat)
            assert left >> int(s.targets[s.generation, seat]) & 1
            told += int(left).bit_count()
            by_book += int(deduction.candidates(s, seat)).bit_count()
    assert told < 0.5 * by_book


def test_a_pause_is_judged_within_what_can_be_reached() -> None:
    known = bound(FAST)
    for placements in (12, 24):
        s, _ = played(4, placements)
        assert 0 <= known.evaluate(s, 0) <= 1
