"""Which functions a GPU calls: long ones that are needed in several places, unless all of the rules is short."""

from bench.games import LEDUC, TIC_TAC_TOE

from snowedin.core import bits, chance
from snowedin.core.compile import apart, bytes_unread, gpu
from snowedin.core.compile.apart import called_apart, name_of, reads, written_out
from snowedin.core.records import blanks
from snowedin.games import GAMES


def once(x):
    return long_one(x) + short_one(x)


def twice(x):
    return long_one(x) + short_one(x) + bits.count(x)


def long_one(x):
    return x + x * x + x * x * x + x * x * x * x + short_one(x)


def short_one(x):
    return x


def pair_of(x):
    return x + x * x + x * x * x + x * x * x * x, x


def two_pairs(x):
    a, b = pair_of(x)
    c, d = pair_of(x)
    return a + b + c + d


def test_a_function_is_called_if_it_is_long_and_needed_in_several_places() -> None:
    small = apart.length_of(long_one) - 1
    assert called_apart([once], small) == set()
    assert called_apart([once, twice], small) == {name_of(long_one)}
    assert called_apart([once, twice], 10 * small) == set()


def test_what_gives_several_numbers_is_written_out() -> None:
    assert called_apart([two_pairs], 1) == set()


def test_what_is_written_out_counts_as_often_as_it_is_needed() -> None:
    lengths = {each: apart.length_of(each) for each in (once, twice, long_one, short_one, bits.count)}
    in_long = lengths[long_one] + lengths[short_one]
    assert written_out([once]) == lengths[once] + in_long + lengths[short_one]
    assert written_out([twice]) == lengths[twice] + in_long + lengths[short_one] + lengths[bits.count]


def test_long_rules_call_and_short_ones_do_not() -> None:
    for game in GAMES.values():
        played = gpu.roots(game, gpu.PLAYED)
        own = {name_of(each) for each in apart.reached(played) if each.__module__.startswith(game.package)}
        called = gpu.functions_apart(game) & own
        assert bool(called) == (written_out(played) > apart.WHOLE), game.name


def test_fields_are_found_in_all_that_is_needed() -> None:
    assert reads([chance.roll], "block")
    assert not reads([bits.nth], "block")


def test_only_games_that_draw_after_the_deal_read_their_stream() -> None:
    stream = blanks(chance.Chance, 1).dtype.itemsize
    assert bytes_unread(TIC_TAC_TOE) == bytes_unread(LEDUC) == bytes_unread(GAMES["winter"]) == stream
    assert bytes_unread(GAMES["snowball_fight"]) == bytes_unread(GAMES["ice_queen"]) == 0
