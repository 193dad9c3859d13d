"""The bots of Ice Queen: each looks at a little more than the one before."""

from typing import Any

from snowedin.core.chance import Chance
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import start
from snowedin.core.records import blank
from snowedin.games.ice_queen import GAME, bots, cards, state
from snowedin.simulate.cpu import simulate

KEY = b"sixteen snowmen!"
CARDS = 4


def position() -> Any:
    """Four cards; the first seat's Power of 9 is the lowest of the deck, its Wit of 7 the highest."""
    plain = engine(GAME, INTERPRETED)
    s = GAME.blank(GAME.read_options({}))
    start(s.chance, KEY)
    plain.deal(s, 2)
    s.deck_size = CARDS
    power, wit = cards.CATEGORIES.index("power"), cards.CATEGORIES.index("quick_wit")
    s.values[:] = 0
    for card in range(1, CARDS + 1):
        s.values[card, power] = 10 if card > 1 else 9
        s.values[card, wit] = 2 if card > 1 else 7
    s.top[0] = 1
    return s


def called(bot: str, s: Any) -> str:
    dice = blank(Chance)
    start(dice, KEY)
    action = engine(GAME, INTERPRETED).choose(bots.NAMES.index(bot), s, 0, dice)
    return cards.CATEGORIES[int(action) - state.CALL]


def test_pride_calls_its_biggest_number_and_greed_what_beats_most() -> None:
    assert called("pride", position()) == "power"
    assert called("greed", position()) == "quick_wit"


def test_the_winter_scale_counts_twice() -> None:
    s = position()
    s.values[1, 0] = 5
    assert called("pride", s) == "winter_scale"


def test_each_beats_the_one_before() -> None:
    deals = 300
    for weak, strong in (("chance", "mood"), ("mood", "pride"), ("pride", "greed"), ("greed", "counter")):
        won = simulate(GAME, deals, [strong, weak]).rewards[:, 0].mean()
        lost = simulate(GAME, deals, [weak, strong]).rewards[:, 0].mean()
        assert (won + 1 - lost) / 2 > 0.6, (weak, strong)
