"""Positions in the middle of a fight: say where some cards are, and the others find a place."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import start
from snowedin.games.snowball_fight import GAME, cards, knowledge, piles, state
from snowedin.games.snowball_fight.cards import SIDE

ENGINE = engine(GAME, INTERPRETED)
ALL = range(1, cards.CARDS + 1)
Throw = tuple[int, int]  # a card and the side of it


def pile(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def in_pile(mask: Any) -> set[int]:
    return {card for card in ALL if int(mask) >> card & 1}


def cards_with(side: int) -> list[int]:
    return [card for card in ALL if side in SIDE[:, card]]


def play_action(card: int, side: int) -> int:
    return card if SIDE[0, card] == side else state.SIDE_B + card


def dealt(options: Mapping[str, Any] | None = None, key: int = 1) -> Any:
    s = GAME.blank(GAME.read_options(options or {}))
    start(s.chance, key.to_bytes(16, "little"))
    ENGINE.deal(s, 2)
    return s


class Fight:
    """A turn about to be thrown; cards without a place are dealt to the draw piles and the Arsenal."""

    def __init__(
        self,
        hands: Sequence[Iterable[int]],
        discards: Sequence[Iterable[int]] = ((), ()),
        draws: Sequence[Iterable[int]] | None = None,
        tops: Sequence[int] | None = None,
        abandoned: Iterable[int] = (),
        options: Mapping[str, Any] | None = None,
        key: int = 1,
    ) -> None:
        self.s = s = dealt(options, key)
        placed = {*hands[0], *hands[1], *discards[0], *discards[1], *abandoned, *(tops or ())}
        if draws is not None:
            placed |= {*draws[0], *draws[1]}
        loose = [card for card in ALL if card not in placed]
        if tops is None:
            tops = [loose.pop(), loose.pop()]
        if draws is None:
            draws = (loose[0:3], loose[3:6])
            loose = loose[6:]
        for seat in range(2):
            s.hand[seat] = pile(hands[seat])
            s.discard[seat] = pile(discards[seat])
            s.draw[seat] = pile(draws[seat])
            s.kept[seat] = 0
            s.top[seat] = tops[seat]
            s.due[seat] = 1 << state.THROWING
            s.asked[seat] = True
        loose = [card for card in loose if card not in tops]
        s.below[0], s.below[1] = len(loose) - len(loose) // 2, len(loose) // 2
        s.buried = pile(loose)
        s.abandoned = pile(abandoned)
        s.opened = pile([*tops, *abandoned])
        s.chosen[:] = 0
        s.phase = state.THROWING

    def act(self, seat: int, action: int) -> None:
        assert ENGINE.is_legal(self.s, seat, action), f"seat {seat} may not choose {action} in phase {self.s.phase}"
        ENGINE.apply(self.s, seat, action)

    def throw(self, mine: Throw, theirs: Throw) -> "Fight":
        self.act(0, play_action(*mine))
        self.act(1, play_action(*theirs))
        return self

    def pick(self, seat: int, card: int) -> None:
        self.act(seat, state.PICK + card)

    def deck(self, seat: int, deck: int) -> None:
        self.act(seat, state.DECK + deck)

    def accept(self, seat: int) -> None:
        self.act(seat, state.ACCEPT)

    def decline(self, seat: int) -> None:
        self.act(seat, state.DECLINE)

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(2) if ENGINE.is_to_act(self.s, seat)]

    def is_asking(self, phase: int, *seats: int) -> bool:
        return bool(self.s.phase == phase) and self.asked == list(seats)

    def owned(self, seat: int) -> set[int]:
        return in_pile(knowledge.holdings(self.s, seat))

    def points(self, seat: int) -> int:
        return int(piles.points(self.s, seat))
