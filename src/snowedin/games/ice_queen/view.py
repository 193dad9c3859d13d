"""What one player may see: the own top card, the open cards, and how many lie in every stack."""

from ...core.lists import add, add_number, add_numbers, leave_out
from ...core.protocol import SPECTATOR
from ...core.seen import by_name, named, number, perhaps, seen, several, small
from . import cards, rules, state

PHASES = ("calling", "over")
UNSEEN = -2  # in place of who has a card; state.NOBODY has those in the middle


@seen
class Card:
    """A card and its values in all categories."""

    card: int = small()
    values: list[int] = several(small(), cards.KINDS)


@seen
class LastHand:
    """What was called, and what came of it; a card for every seat that had one to show."""

    category: str = named(cards.CATEGORIES)
    shown: list[Card | None] = several(perhaps(Card), state.SEATS)
    tied: list[int] = several(small(), state.SEATS)
    taker: int | None = small(may_lack=True)


@seen
class Remembered:
    """A card that was shown before, and who has it now; those in the middle nobody has."""

    card: int = small()
    holder: int | None = small(may_lack=True)


@seen
class Seen:
    """The table as one viewer sees it; the highest values are those of the deck."""

    seats: int = small()
    phase: str = named(PHASES)
    hand: int = number()
    hand_cap: int | None = number(may_lack=True)
    deck_size: int = small()
    highest: dict[str, int] = by_name(small(), cards.CATEGORIES)
    dealer: int = small()
    caller: int = small()
    stacks: list[int] = several(small(), state.SEATS)
    middle: list[int] = several(small(), cards.MOST)
    own: Card | None = perhaps(Card)
    last: LastHand | None = perhaps(LastHand)
    memory: list[Remembered] | None = several(Remembered, cards.MOST, may_lack=True)
    winners: list[int] | None = several(small(), state.SEATS, may_lack=True)


def see(s, viewer, seen):
    see_table(s, seen)
    see_stacks(s, seen)
    if viewer != SPECTATOR:  # 2.1
        see_card(s, s.top[viewer], seen.own)
    if s.hand > 0:
        seen.last.is_there = True
        see_last_hand(s, seen.last.it)
    see_memory(s, seen.memory)
    see_winners(s, seen.winners)


def see_table(s, seen):
    seen.seats = s.seats
    seen.phase = s.phase
    seen.hand = s.hand
    seen.hand_cap = s.hand_cap if s.hand_cap != state.UNCAPPED else -1  # 4.4
    seen.deck_size = s.deck_size
    for kind in range(cards.KINDS):
        seen.highest[kind] = s.highest[kind]
    seen.dealer = s.dealer
    seen.caller = s.caller


def see_stacks(s, seen):
    """How high they are, and the middle, which lies open."""
    for seat in range(s.seats):
        add_number(seen.stacks, s.height[seat])
    for i in range(s.middle_size):
        add_number(seen.middle, s.middle[i])


def see_card(s, card, place):
    """Nothing is there where there is no card."""
    if card != 0:
        place.is_there = True
        place.it.card = card
        add_numbers(place.it.values, s.values[card])


def see_last_hand(s, last):
    last.category = s.called
    last.taker = s.taker
    for seat in range(s.seats):
        see_card(s, s.shown[seat], last.shown.at[add(last.shown)])  # 3.1
        if s.tied[seat]:
            add_number(last.tied, seat)


def see_memory(s, memory):
    """Every card that was ever shown and who has it now, if the table lists them."""  # 5.1
    if s.memory == 0:
        leave_out(memory)
        return
    note_holders(s)
    for card in range(1, s.deck_size + 1):
        if s.row[card] != UNSEEN:
            remembered = memory.at[add(memory)]
            remembered.card = card
            remembered.holder = s.row[card]


def note_holders(s):
    """Write into the row, for every card of the deck, who has it."""
    s.row[:] = UNSEEN
    for i in range(s.middle_size):
        s.row[s.middle[i]] = state.NOBODY
    for seat in range(s.seats):
        card = s.top[seat]
        while card != 0:
            if s.laid[card] != 0:
                s.row[card] = seat
            card = s.below[card]


def see_winners(s, winners):
    if not rules.is_over(s):
        leave_out(winners)
        return
    for seat in range(s.seats):
        if rules.is_winner(s, seat):
            add_number(winners, seat)
