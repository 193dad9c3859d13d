"""What anybody may see: all but the order of the cards not yet drawn, so every viewer sees the same.

Rows and columns are those of the window, from 1; the lake's corner is always row 3, column 3.
"""

from ...core.bits import bit, lowest
from ...core.lists import add, add_number
from ...core.seen import flag, members, named, perhaps, seen, several, short, small
from . import cards, decks, ending, lake, rules, state

PHASES = (
    "placing", "turning", "choosing", "freezing", "covering", "thawing",
    "lifting", "removing", "taking", "splitting", "passing", "over",
)  # fmt: skip
COLOURS = ("light", "dark")
ENDINGS = ("", "melted", "both-melted", "stuck", "repeated", "too-long")
LOOKS = tuple(decks.letters(look) for look in range(cards.ALL_DARK + 1))
CARDS = cards.CARDS


@seen
class Spot:
    """Where something lies: its upper row and its left column."""

    row: int = small()
    column: int = small()


@seen
class LyingCard:
    """A card of the lake; its sections as they lie, and whether no counter lies on them."""

    card: int = small()
    row: int = small()
    column: int = small()
    sections: str = named(LOOKS)
    turned: bool = flag()
    free: bool = flag()


@seen
class Counter:
    """A counter on the four sections of its colour from a row and a column on."""

    colour: str = named(COLOURS)
    row: int = small()
    column: int = small()


@seen
class LiftedFrom:
    """Where and how a card lay before it was lifted."""

    row: int = small()
    column: int = small()
    turned: bool = flag()


@seen
class HeldCard:
    """The card drawn or lifted, as printed: where it came from, and where it goes once that is chosen."""

    card: int = small()
    sections: str = named(LOOKS)
    came_from: LiftedFrom | None = perhaps(LiftedFrom)
    to: Spot | None = perhaps(Spot)


@seen
class UndrawnCard:
    """A card still to come, as printed."""

    card: int = small()
    sections: str = named(LOOKS)


@seen
class Result:
    """Who won, nobody in a draw; how it ended, and the counters that the winner has left."""

    winner: int | None = small(may_lack=True)
    ending: str = named(ENDINGS)
    score: int = small()


@seen
class Seen:
    """The table; what belongs to a colour stands in a row of two, light first."""

    seats: int = small()
    phase: str = named(PHASES)
    first: int = small()
    turn: int | None = small(may_lack=True)
    light: int | None = small(may_lack=True)
    colours: list[int | None] = several(small(may_lack=True), len(COLOURS))
    rows: int = small()
    columns: int = small()
    cards: list[LyingCard] = several(LyingCard, CARDS)
    counters: list[Counter] = several(Counter, len(COLOURS) * state.COUNTERS)
    supply: list[int] = several(small(), len(COLOURS))
    held: HeldCard | None = perhaps(HeldCard)
    undrawn: list[UndrawnCard] = several(UndrawnCard, CARDS)
    gone: list[int] = members()
    groups: list[list[int]] = several(members(), state.GROUPS)
    thaw: bool = flag()
    thaw_turns: int = short()
    thaw_cap: int = short()
    times_seen: int = short()
    result: Result | None = perhaps(Result)


def see(s, viewer, seen):
    see_turn(s, seen)
    for colour in range(cards.COLOURS):
        see_colour(s, colour, seen)
    see_lake(s, seen)
    if s.held != 0:
        see_held_card(s, int(s.held), seen.held)
    see_undrawn(s, seen.undrawn)
    see_what_left(s, seen)
    see_thaw(s, seen)
    if rules.is_over(s):
        see_result(s, seen.result)


def see_turn(s, seen):
    seen.seats = s.seats
    seen.phase = s.phase
    seen.first = s.first
    seen.turn = state.NOBODY if rules.is_over(s) else s.turn
    seen.light = s.light


def see_colour(s, colour, seen):
    """Who plays it, its counters on the ice, and those in supply."""
    add_number(seen.colours, player_of(s, colour))
    see_counters(s, colour, seen.counters)
    add_number(seen.supply, s.supply[colour])


def player_of(s, colour):
    """Nobody until the second player has chosen."""  # 2.2
    if s.light == state.NOBODY:
        return state.NOBODY
    return s.light if colour == cards.LIGHT else 1 - s.light


def see_counters(s, colour, counters):
    window = lake.window_of(s)
    for i in range(s.tall + 2 * state.MARGIN):
        rest = lake.counters_in_row(s, window, colour, i)
        while rest != 0:
            counter = counters.at[add(counters)]
            counter.colour = colour
            see_spot(i, lowest(rest), counter)
            rest &= rest - 1


def see_spot(row, col, spot):
    spot.row = row + 1
    spot.column = col + 1


def see_lake(s, seen):
    seen.rows = s.tall + 2 * state.MARGIN
    seen.columns = s.wide + 2 * state.MARGIN
    rest = s.lake
    while rest != 0:
        see_lying_card(s, lowest(rest), seen.cards.at[add(seen.cards)])
        rest &= rest - 1


def see_lying_card(s, card, lying):
    lying.card = card
    see_spot(lake.row_in_window(s, card), lake.col_in_window(s, card), lying)
    lying.sections = lake.look_of(s, card, int(s.way[card]))
    lying.turned = s.way[card] == state.TURNED
    lying.free = lake.is_free(s, card)  # 1.6


def see_held_card(s, card, held):
    """A card drawn is turned over for all; one lifted leaves its place to be seen."""  # 3.1, 4.1
    held.is_there = True
    held.it.card = card
    held.it.sections = lake.look_of(s, card, state.AS_PRINTED)
    if s.thaw:
        see_where_it_lay(s, card, held.it.came_from)
    if s.phase == state.TURNING:
        held.it.to.is_there = True
        see_spot(s.place // state.SIDE, s.place % state.SIDE, held.it.to.it)


def see_where_it_lay(s, card, lay):
    lay.is_there = True
    see_spot(lake.row_in_window(s, card), lake.col_in_window(s, card), lay.it)
    lay.it.turned = s.way[card] == state.TURNED


def see_undrawn(s, undrawn):
    """The cards still to come, by number and not in their order."""
    out = s.lake | s.gone | bit(s.held)
    for number in range(1, state.IDS):
        if out & bit(number) == 0:
            card = undrawn.at[add(undrawn)]
            card.card = number
            card.sections = lake.look_of(s, number, state.AS_PRINTED)


def see_what_left(s, seen):
    """The cards that left the game, and the groups of which one may stay."""  # 4.5
    seen.gone = s.gone
    for k in range(s.group_count):
        add_number(seen.groups, s.groups[k])


def see_thaw(s, seen):
    """Turns played and their limit, and how often the position has been there."""  # 5.3
    seen.thaw = s.thaw
    seen.thaw_turns = s.thaw_turns
    seen.thaw_cap = s.thaw_cap
    if s.thaw:
        seen.times_seen = ending.times_seen(s)


def see_result(s, result):
    result.is_there = True
    result.it.winner = s.winner
    result.it.ending = s.ending
    result.it.score = rules.score(s)  # 5.4
