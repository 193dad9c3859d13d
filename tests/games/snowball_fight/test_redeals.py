"""Chapter 7: every redeal is a world that the viewer can hold possible, and every such world is dealt at times."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from snowedin.core.chance import Chance, roll
from snowedin.core.compile import engine
from snowedin.core.match import start
from snowedin.core.records import blank, copy
from snowedin.games.snowball_fight import GAME, knowledge, state

from ...looking import look
from .positions import in_pile
from .watcher import CARDS, Cards, Watcher, World

FAST = engine(GAME)
CHOICES = GAME.options[:5]
COMBINATIONS = list(product((0, 1), repeat=len(CHOICES)))
GAMES = len(COMBINATIONS)
SOAK_GAMES = 20 * GAMES
REDEALS = 4
MANY_REDEALS = 250  # with so many, each of a few worlds turns up, and each card where it is in some
FEW_WORLDS, SOME_WORLDS = 12, 120
LOOK_CLOSER = 7  # at every so many positions


def dice(number: int, stream: int) -> Any:
    fresh = blank(Chance)
    start(fresh, number.to_bytes(16, "little"), stream)
    return fresh


def options_of(number: int) -> dict[str, Any]:
    """Game number 0 has the defaults; the next ones try all combinations."""
    values = COMBINATIONS[number % GAMES]
    return {option.name: option.values[value] for option, value in zip(CHOICES, values, strict=True)}  # type: ignore[union-attr]


def watched_game(number: int) -> Iterator[tuple[Any, list[Watcher]]]:
    """A random game, position by position, and what the two players make of it."""
    s, chooser = GAME.blank(GAME.read_options(options_of(number))), dice(number, 1)
    start(s.chance, number.to_bytes(16, "little"))
    FAST.deal(s, 2)
    watchers = [Watcher(0), Watcher(1)]
    while not FAST.is_over(s):
        yield s, watchers
        asked = [seat for seat in range(2) if FAST.is_to_act(s, seat)]
        seat = asked[roll(chooser, len(asked))]
        before, action = copy(s), int(FAST.random_choice(s, seat, chooser))
        FAST.apply(s, seat, action)
        for watcher in watchers:
            told = GAME.telling.narrate(before, seat, action, s, watcher.viewer)
            watcher.watch(look(GAME, s, watcher.viewer), told)
    yield s, watchers


def world_of(s: Any, rival: int) -> World:
    piles = (s.draw[rival], s.hand[rival], s.discard[rival], knowledge.card_set(int(s.aside[rival])))
    return World(*(cards_of(int(pile)) for pile in piles))


@cache
def cards_of(pile: int) -> Cards:
    return frozenset(in_pile(pile))


def redealt(s: Any, viewer: int, rolls: Any) -> Any:
    world = copy(s)
    FAST.redeal(world, viewer, rolls)
    return world


def check_redeal(s: Any, again: Any, watcher: Watcher) -> None:
    """That the view is the same in every redeal is tested for all games."""
    assert (again.chosen != 0).tolist() == (s.chosen != 0).tolist()
    assert cards_of(picked(again, watcher.rival)) <= selectable(again, watcher.rival)
    if watcher.worlds:
        assert world_of(again, watcher.rival) in watcher.worlds
        assert world_of(again, watcher.viewer) == world_of(s, watcher.viewer)
        assert everywhere(again) == CARDS


def picked(s: Any, seat: int) -> int:
    """The cards of a choice that is kept secret, whichever side they are played with."""
    chosen = int(s.chosen[seat]) & ~(1 << state.ACCEPT | 1 << state.DECLINE)
    if s.phase in (state.THROWING, state.FOLLOWING):
        return (chosen | chosen >> state.SIDE_B) & (1 << state.SIDE_B + 1) - 1
    return chosen >> state.PICK if s.phase != state.UPGRADING else 0


def selectable(s: Any, seat: int) -> Cards:
    """The cards that a player can choose among."""
    if s.phase in (state.THROWING, state.KEEPING_FIRST, state.KEEPING_SECOND, state.KEEPING_PAIR):
        return cards_of(int(s.hand[seat]))
    if s.phase == state.ULTRA_UPGRADING:
        return cards_of(int(s.abandoned | s.buried)) | set(s.top.tolist())
    if s.phase == state.SNATCHING:
        return cards_of(int(s.abandoned))
    return cards_of(int(s.discard[seat])) | {int(s.played[seat])}


def everywhere(s: Any) -> Cards:
    """Every card, place by place, and none twice."""
    piles = [cards_of(int(pile)) for pile in (*s.draw, *s.hand, *s.discard, s.buried, s.abandoned)]
    lying = [card for card in (*s.played.tolist(), *s.second.tolist(), *s.top.tolist()) if card]
    assert sum(map(len, piles)) + len(lying) == len(CARDS)
    return frozenset(lying).union(*piles)


def check_support(s: Any, watcher: Watcher, rolls: Any) -> None:
    """Of a few worlds each is dealt, of some more each card in each place, and of many the truth about each card."""
    dealt = {world_of(redealt(s, watcher.viewer, rolls), watcher.rival) for _ in range(MANY_REDEALS)}
    assert dealt <= watcher.worlds
    assert dealt == watcher.worlds or len(watcher.worlds) > FEW_WORLDS
    for place, true in enumerate(world_of(s, watcher.rival)):
        assert true <= ever_at(place, dealt)
        assert ever_at(place, dealt) == ever_at(place, watcher.worlds) or len(watcher.worlds) > SOME_WORLDS


def ever_at(place: int, worlds: set[World]) -> Cards:
    return frozenset[int]().union(*(world[place] for world in worlds))


def check_game(number: int) -> int:
    """Every position of a game; how many were checked."""
    rolls = dice(number, 2)
    checked = 0
    for step, (s, watchers) in enumerate(watched_game(number)):
        for watcher in watchers:
            if watcher.worlds:
                assert world_of(s, watcher.rival) in watcher.worlds, "the watcher is wrong"
            if not FAST.is_over(s):
                check_position(s, watcher, rolls)
                checked += 1
                if watcher.worlds and (step + number) % LOOK_CLOSER == 0:
                    check_support(s, watcher, rolls)
    return checked


def check_position(s: Any, watcher: Watcher, rolls: Any) -> None:
    for _ in range(REDEALS):
        again = redealt(s, watcher.viewer, rolls)
        check_redeal(s, again, watcher)
    check_redeal(s, redealt(again, watcher.viewer, rolls), watcher)


def test_every_redeal_of_whole_games_is_a_possible_world() -> None:
    assert sum(map(check_game, range(GAMES))) > 100 * GAMES


@pytest.mark.soak
@pytest.mark.parametrize("first", range(GAMES, SOAK_GAMES, GAMES))
def test_every_redeal_of_many_whole_games_is_a_possible_world(first: int) -> None:
    assert sum(map(check_game, range(first, first + GAMES))) > 100 * GAMES
