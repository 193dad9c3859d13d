"""What a viewer sees of a fight, built up from nothing."""

import numpy as np

from ...core.bits import bit, count, has
from ...core.lists import add, leave_out
from ...core.protocol import SPECTATOR
from ...core.seen import flag, members, named, part, perhaps, seen, several, short, small
from . import cards, knowledge, piles, rules, state

# Names by number; of sides, levels and news, which are numbered from 1, the first has number 1.
PHASES = (
    "keeping-first", "keeping-second", "keeping-pair", "throwing", "ultra-upgrading", "upgrading", "dodging",
    "snatching", "giving", "restocking", "stealing", "abandoning", "losing", "following", "over",
)  # fmt: skip
SIDES = cards.SIDE_NAMES[1:]
LEVELS = cards.LEVEL_NAMES[1:]
NEWS = (
    "chose", "passed-on", "kept", "drew", "showed", "threw", "blanked", "hit", "sneaked", "missed", "slowed",
    "watched", "bonus", "declined", "took", "brought-back", "gave", "restocked", "stole", "abandoned", "followed",
    "turned-up", "final-round", "short", "capped",
)  # fmt: skip
NOTHING = -1
MOST = cards.CARDS  # in a list of cards, which is made of a set of them


@seen
class Card:
    """A card: its number, what its sides A and B are, its level, and the points it is worth."""

    card: int = small()
    sides: list[str] = several(named(SIDES), 2)
    level: str = named(LEVELS)
    points: int = small()


@seen
class Shown:
    """The side that was played, and its card."""

    side: str = named(SIDES)  # first, or the compiler would take this for a longer `Card`, and warn
    card: int = small()
    sides: list[str] = several(named(SIDES), 2)
    level: str = named(LEVELS)
    points: int = small()


@seen
class Pile:
    """How many cards, and those of them that the viewer knows to lie there."""

    count: int = small()
    cards: list[Card] = several(Card, MOST)


@seen
class Player:
    """A player's cards, as far as the viewer knows them.

    Those `owned` are known to be theirs, but not where; of those that are `maybe` theirs so many are, and the others
    are in the Arsenal.
    """

    hand: Pile = part(Pile)
    kept: Pile = part(Pile)
    draw: Pile = part(Pile)
    discard: Pile = part(Pile)
    owned: list[Card] = several(Card, MOST)
    maybe: Pile = part(Pile)
    in_play: list[Card] = several(Card, 2)
    shown: Shown | None = perhaps(Shown)
    shown_second: Shown | None = perhaps(Shown)
    hit: bool = flag()
    slowed: bool = flag()
    showing: bool = flag()
    points: int | None = small(may_lack=True)


@seen
class Deck:
    """A deck of the Arsenal: its face-up card, and how many lie below it."""

    top: Card | None = perhaps(Card)
    below: int = small()


@seen
class News:
    """Something that happened in the last action; `phase` is the one in which something was declined."""

    what: str = named(NEWS)
    who: int | None = small(may_lack=True)
    card: Card | None = perhaps(Card)
    side: str | None = named(SIDES, may_lack=True)
    phase: str | None = named(PHASES, may_lack=True)


@seen
class Seen:
    """The table as one viewer sees it; `buried` only while they look through the face-down cards of the Arsenal."""

    seats: int = small()
    phase: str = named(PHASES)
    turn: int = short()
    turn_cap: int = short()
    final: bool = flag()
    asked: list[int] = members()
    arsenal: list[Deck] = several(Deck, state.SEATS)
    abandoned: list[Card] = several(Card, MOST)
    wanted: Card | None = perhaps(Card)
    players: list[Player] = several(Player, state.SEATS)
    chosen: list[int] = members()
    news: list[News] = several(News, state.NEWS)
    buried: list[Card] | None = several(Card, MOST, may_lack=True)


def see(s, viewer, seen):
    see_turn(s, seen)
    see_arsenal(s, seen)
    for seat in range(state.SEATS):
        see_player(s, seat, viewer, seen.players.at[add(seen.players)])
    if s.phase != state.KEEPING_PAIR:  # whoever begins to keep a pair clears the news, unseen
        for i in range(s.told):
            see_news(s.news[i], viewer, seen.news.at[add(seen.news)])
    if viewer != SPECTATOR:
        seen.chosen = s.chosen[viewer]
    if viewer != SPECTATOR and rules.may_search_arsenal(s, viewer):
        see_cards(s.buried, seen.buried)
    else:
        leave_out(seen.buried)


def see_turn(s, seen):
    seen.seats = s.seats
    seen.phase = s.phase
    seen.turn = s.turns + 1
    seen.turn_cap = s.turn_cap
    seen.final = s.final
    for seat in range(state.SEATS):
        if s.asked[seat]:
            seen.asked |= bit(seat)


def see_arsenal(s, seen):
    """Two decks with a face-up card each, and the Abandoned cards."""  # 3.3, 5.7
    for deck in range(state.SEATS):
        place = seen.arsenal.at[add(seen.arsenal)]
        see_card_if_any(s.top[deck], place.top)
        place.below = s.below[deck]
    see_cards(s.abandoned, seen.abandoned)
    see_card_if_any(s.wanted, seen.wanted)


def see_player(s, seat, viewer, player):
    see_piles(s, seat, known_places(s, seat, viewer), player)
    if viewer == 1 - seat and not knowledge.lies_open(s):
        see_what_is_known_without_place(s, seat, player)
    see_what_was_played(s, seat, player)
    player.hit = s.hit[seat] != 0
    player.slowed = s.slowed[seat] != 0
    player.showing = s.showing[seat] != 0
    player.points = piles.points(s, seat) if rules.is_over(s) else NOTHING


def known_places(s, seat, viewer):
    """Own cards, all cards at the end, and of the other's what was seen; in the draft that is all."""  # 3.5, 7
    if rules.is_over(s) or viewer == seat:
        return knowledge.holdings(s, seat)
    if viewer == SPECTATOR:
        return np.int64(0)
    return knowledge.holdings(s, seat) if knowledge.lies_open(s) else s.seen[seat]


def see_piles(s, seat, known, player):
    see_pile(s.hand[seat], known, player.hand)
    see_pile(s.kept[seat], known, player.kept)
    see_pile(s.draw[seat], known, player.draw)
    see_pile(s.discard[seat], known, player.discard)


def see_pile(pile, known, place):
    place.count = count(pile)
    see_cards(pile & known, place.cards)


def see_what_is_known_without_place(s, seat, player):
    """Cards that are the player's for sure, and so many of those that were perhaps kept in the draft."""  # 3.5, 7
    doubt = s.doubt[seat]
    see_cards(knowledge.hidden(s, seat) & ~doubt, player.owned)
    player.maybe.count = count(doubt & knowledge.holdings(s, seat))
    see_cards(doubt, player.maybe.cards)


def see_what_was_played(s, seat, player):
    """The cards in play, and the sides shown last, wherever their cards are now."""
    if s.played[seat] != cards.NO_CARD:
        see_card(s.played[seat], player.in_play.at[add(player.in_play)])
    if s.second[seat] != cards.NO_CARD:
        see_card(s.second[seat], player.in_play.at[add(player.in_play)])
    see_shown_if_any(s.thrown[seat], s.side[seat], player.shown)
    see_shown_if_any(s.followed[seat], s.second_side[seat], player.shown_second)


def see_news(news, viewer, told):
    told.what = news.what - 1
    told.who = news.who
    if not (news.what == state.STOLE and viewer == SPECTATOR):  # 5.6
        see_card_if_any(news.card, told.card)
    was_declined = news.what == state.DECLINED
    told.side = NOTHING if was_declined else news.side - 1
    told.phase = news.side if was_declined else NOTHING


# Cards


def see_cards(pile, row):
    for card in range(1, cards.CARDS + 1):
        if has(pile, card):
            see_card(card, row.at[add(row)])


def see_card_if_any(card, place):
    if card != cards.NO_CARD:
        place.is_there = True
        see_card(card, place.it)


def see_shown_if_any(card, side, place):
    if card != cards.NO_CARD:
        place.is_there = True
        see_card(card, place.it)
        place.it.side = cards.SIDE[side, card] - 1


def see_card(card, place):
    place.card = card
    place.points = cards.POINTS[card]
    place.level = cards.POINTS[card] - 1
    for side in range(2):
        place.sides.at[add(place.sides)] = cards.SIDE[side, card] - 1
