"""Small versions of the fight: the same rules with few cards or turns, so that all can be looked through."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.match import start
from . import GAME, cards, state

KEY = bytes(range(16))


def all_with(*sides: int) -> list[int]:
    """The cards with these two sides."""
    return [card for card in range(1, cards.CARDS + 1) if set(cards.SIDE[:, card]) == set(sides)]


BASICS = ([1, 3, 5], [2, 4, 6])
SLUSH, SNEAKY = all_with(cards.SLUSHBALL, cards.UPGRADE), all_with(cards.SNEAK, cards.DODGE)
QUICK = all_with(cards.DODGE, cards.UPGRADE)
ROCKS, FORT = all_with(cards.ROCKS, cards.WHITEWASH)[0], all_with(cards.FORT, cards.ICEBALL)[0]


@dataclass(frozen=True)
class Version:
    """Which cards each owns, what lies in the Arsenal, and for how many turns it is played."""

    name: str
    owned: tuple[Sequence[int], Sequence[int]]
    arsenal: Sequence[int] = ()
    turns: int = 200

    def position(self, key: bytes = KEY) -> Any:
        """About to throw; without an Arsenal it is the final round."""
        s = GAME.blank(GAME.read_options({"turn_cap": self.turns}))
        s.seats = state.SEATS
        start(s.chance, key)
        s.phase = state.THROWING
        s.final = not self.arsenal
        for seat, owned in enumerate(self.owned):
            s.hand[seat], s.draw[seat] = pile(owned[:2]), pile(owned[2:])
            s.due[seat] = 1 << state.THROWING
            s.asked[seat] = True
        for deck, card in enumerate(self.arsenal[: state.SEATS]):
            s.top[deck] = card
        return s


def pile(numbers: Iterable[int]) -> int:
    return sum(1 << card for card in numbers)


VERSIONS = (
    Version("Basic cards, Arsenal of two Advanced, one turn", BASICS, [SLUSH[0], SNEAKY[0]], turns=1),
    Version("the same, two turns", BASICS, [SLUSH[0], SNEAKY[0]], turns=2),
    Version("Basic cards, one Advanced each, final round", ([1, 3, SLUSH[0]], [2, 4, SNEAKY[0]])),
    Version("three Advanced each, final round", ([SLUSH[0], SNEAKY[0], QUICK[0]], [SLUSH[1], SNEAKY[1], QUICK[1]])),
    Version("two Basic, an Advanced and an Extreme each, final round",
            ([1, 3, SLUSH[0], ROCKS], [2, 4, SNEAKY[0], FORT])),
)  # fmt: skip
TWO_TURNS = VERSIONS[1]
