"""Bots at a table: own ones and levels go by name, choose what is legal, and never see the state."""

import pytest
from bench.games import CONNECT_FOUR

from snowedin import bots
from snowedin.bots import Bot, levels, names, number_of, own_number_of
from snowedin.bots.redeals import before_others_chose
from snowedin.bots.search import Search
from snowedin.core.chance import WORDS, draw
from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match
from snowedin.games.ice_and_sky import GAME as ICE_AND_SKY
from snowedin.games.ice_queen import GAME as ICE_QUEEN

from .cups import GAME as CUPS
from .cups.state import SPY
from .throws import GAME as THROWS
from .throws.state import PAPER

KEY = b"sixteen snowmen!"


def test_every_game_has_its_own_bots_and_four_levels(game: Game) -> None:
    above = (levels.AVALANCHE,) if game.key == "snowball_fight" else ()
    agreed = tuple(level.name for level in levels.agreed(game))
    assert tuple(level.name for level in levels.listed(game)) == levels.NAMES + above + agreed
    trained = ("reflex",) if game.key in ("snowball_fight", "ice_and_sky", "winter", "cold_spell") else ()
    assert names(game) == game.bots.NAMES + levels.NAMES + above + agreed + trained
    assert [number_of(game, name) for name in names(game)] == list(range(len(names(game))))
    assert [level.title for level in levels.levels(game)] == ["Snowflake", "Sledger", "Skier", "Yeti"]
    assert all(level.about for level in levels.levels(game))
    assert own_number_of(game, "bot") == len(game.bots.NAMES) - 1
    with pytest.raises(Refusal, match="stops to think"):
        own_number_of(game, "yeti")
    for name in above:
        with pytest.raises(Refusal, match="asks a network"):
            own_number_of(game, name)


def test_the_strongest_level_has_a_budget_that_ends_in_two_seconds(game: Game) -> None:
    strongest = levels.levels(game)[-1]
    assert strongest.seconds is not None
    assert strongest.seconds < 2


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="yeti"):
        number_of(ICE_QUEEN, "avalanche")


@pytest.mark.parametrize("name", ["snowflake", "sledger", "skier"])
def test_a_level_plays_a_whole_legal_game_and_the_same_one_again(name: str) -> None:
    played = []
    for _ in range(2):
        match = Match(CONNECT_FOUR, 2, key=KEY)
        seated = [Bot(CONNECT_FOUR, name, f"{name} {seat}") for seat in range(2)]
        while not match.is_over:
            seat = match.to_act()[0]
            match.act(seat, seated[seat].choose(match, seat))
        played.append(match.actions)
    assert played[0] == played[1]


@pytest.mark.parametrize("searched", [CUPS, ICE_AND_SKY], ids=lambda game: game.key)
def test_a_bot_and_its_search_do_not_draw_the_same(searched: Game) -> None:
    match = Match(searched, searched.seats.start, key=KEY, target=INTERPRETED)
    bot = Bot(searched, "yeti", "seed")
    search = bot._searcher(match, levels.levels(searched)[-1])
    theirs = search._tree.dice if isinstance(search, Search) else search._desk.source
    words = [[int(draw(dice)) for _ in range(WORDS)] for dice in (bot._dice[0], theirs)]
    assert not set(words[0]) & set(words[1])


def test_stronger_levels_beat_weaker_ones_at_connect_four() -> None:
    won = 0.0
    for number in range(6):
        match = Match(CONNECT_FOUR, 2, key=KEY)
        skier = number % 2
        seated = [Bot(CONNECT_FOUR, "skier" if seat == skier else "chance", f"{number} {seat}") for seat in range(2)]
        while not match.is_over:
            seat = match.to_act()[0]
            match.act(seat, seated[seat].choose(match, seat))
        won += match.rewards()[skier]
    assert won >= 5


def test_a_level_does_not_see_where_the_pea_is() -> None:
    chosen = set()
    for pea in (1, 2, 3, SPY):
        match = Match(CUPS, 2, key=KEY, target=INTERPRETED)
        match.state.pea = pea
        bot = Bot(CUPS, "skier", "seed")
        chosen.add((bot.choose(match, 0), bot.think(match, 0, simulations=50).value))
    assert len(chosen) == 1


def test_what_another_has_chosen_in_secret_is_not_known() -> None:
    thoughts = []
    for thrown in (None, 1, 2, 3):
        match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
        if thrown:
            match.act(1, thrown)
        assert not before_others_chose(match, 0).thrown.any()
        thought = Bot(THROWS, "yeti", "seed").think(match, 0, simulations=1_000)
        thoughts.append(thought.options)
    assert thoughts.count(thoughts[0]) == 4
    assert max(thoughts[0], key=lambda option: option.share).action == PAPER


def test_where_choices_are_simultaneous_a_level_is_not_predictable() -> None:
    match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
    chosen = {bots.Bot(THROWS, "skier", f"seed {n}").choose(match, 0) for n in range(12)}
    assert len(chosen) > 1
