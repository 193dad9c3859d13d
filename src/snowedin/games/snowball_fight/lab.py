"""What the lab counts at Snowball Fight: mostly what the news of each action tell; and what a player can do without."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.bits import has
from . import bots, cards, knowledge, piles, resolution, state

GAMES = 40_000
STANDING = "points owned"
TURNS = "turns"
SWEEPS = {"turn_cap": (10, 20, 40)}

TOLD = {
    state.BLANKED: "2.13 a Snow Fort blanks a card",
    state.HIT: "5.2 a throw hits",
    state.SNEAKED: "2.3 a Sneak Attack succeeds",
    state.MISSED: "2.4 an attack is dodged",
    state.SLOWED: "2.1 a player is slowed",
    state.WATCHED: "2.12 a Whitewash opens the next hand",
    state.BONUS: "5.5 the other side of a Dodge is used",
    state.DECLINED: "5.0 an offer is declined",
    state.TOOK: "2.5, 2.8 an Arsenal card is taken",
    state.BROUGHT_BACK: "2.8, 2.10 an Abandoned card comes back",
    state.RESTOCKED: "2.6 a discard pile is restocked",
    state.STOLE: "2.2 a card is stolen",
    state.ABANDONED: "5.7 a card is Abandoned",
    state.FOLLOWED: "5.8 a second card follows a Barrage",
    state.FINAL_ROUND: "6.2 the final round begins",
}
EVENTS = tuple(TOLD.values())
EVENT_OF = np.array([list(TOLD).index(what) if what in TOLD else -1 for what in range(state.CAPPED + 1)])

ENDINGS = (
    "4.2 too few cards to draw, before the final round",
    "4.2 too few cards to draw, in the final round",
    "6.4 the cap of turns",
)
BEFORE_FINAL, IN_FINAL, CAPPED = range(len(ENDINGS))

ADVANCED = tuple(card for card in range(1, cards.CARDS + 1) if has(cards.ADVANCED, card))
EXTREME = tuple(card for card in range(1, cards.CARDS + 1) if has(cards.EXTREME, card))
PLAYED = -1  # + side
DRAFTED = cards.SIDES - ADVANCED[0]  # + card
GAINED = cards.SIDES + len(ADVANCED) - EXTREME[0]

# What a player can do without: sides, kinds of cards, and offers.
KINDS = len(cards.BOX)
KIND = np.array([0] + [kind for kind, (*_, copies) in enumerate(cards.BOX) for _ in range(copies)])  # of a card
OFFERS = {
    state.ULTRA_UPGRADING: "5.3 a card by an Ultra Upgrade",
    state.DODGING: "5.5 the other side of a Dodge",
    state.SNATCHING: "5.5 an exchange",
    state.STEALING: "5.6 a theft",
    state.FOLLOWING: "5.8 a second card after a Barrage",
}
OFFER = np.array([list(OFFERS).index(phase) if phase in OFFERS else -1 for phase in range(state.OVER + 1)])
THROWN = cards.SIDES  # + kind
TAKEN = THROWN + KINDS  # + kind
ACCEPTED = TAKEN + KINDS  # + offer
NOTHING = -1


def power(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    return {
        "Side played": tuple(map(title, cards.SIDE_NAMES[1:])),
        "Advanced card kept in the draft": tuple(map(card_title, ADVANCED)),
        "Extreme card gained": tuple(map(card_title, EXTREME)),
    }


def title(side: str) -> str:
    return side.replace("-", " ").capitalize()


def card_title(card: int) -> str:
    return f"{title(cards.SIDE_NAMES[cards.SIDE[0, card]])} | {title(cards.SIDE_NAMES[cards.SIDE[1, card]])} ({card})"


def abstentions(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    kinds = tuple(f"{title(cards.SIDE_NAMES[a])} | {title(cards.SIDE_NAMES[b])}" for _, a, b, _ in cards.BOX)
    return {
        "Side never used": tuple(map(title, cards.SIDE_NAMES[1:])),
        "Card never thrown": kinds,
        "Card never kept or taken": kinds,
        "Offer never accepted": tuple(OFFERS.values()),
    }


def standing(s, seat):
    return piles.points(s, seat)


def turns(s, runs):
    return int(s.turns)


def ending(s):
    if s.turns >= s.turn_cap:
        return CAPPED
    return IN_FINAL if s.final else BEFORE_FINAL


def note(before, seat, action, s, notes):
    for i in range(s.told):
        event = EVENT_OF[s.news[i].what]
        if event >= 0:
            notes.fired[event] += 1
        note_side(s.news[i], notes)
    if before.phase == state.KEEPING_PAIR and s.phase != state.KEEPING_PAIR:
        note_draft(s, notes)
    for owner in range(state.SEATS):
        note_gains(before, s, owner, notes)


def note_side(news, notes):
    if news.what in (state.THREW, state.FOLLOWED):
        notes.used[news.who, PLAYED + news.side] += 1


def note_draft(s, notes):
    for owner in range(state.SEATS):
        pile = knowledge.holdings(s, owner)
        for card in range(ADVANCED[0], EXTREME[0]):
            notes.used[owner, DRAFTED + card] += has(pile, card)


def note_gains(before, s, owner, notes):
    """Whoever comes by an Extreme card at some time, once."""
    fresh = knowledge.holdings(s, owner) & ~knowledge.holdings(before, owner) & cards.EXTREME
    if fresh != 0:
        for card in range(EXTREME[0], cards.CARDS + 1):
            if has(fresh, card):
                notes.used[owner, GAINED + card] = 1


# What a player can do without


def uses(s, seat, action, thing):
    if thing < THROWN:
        return thing == side_used(s, seat, action)
    if thing < TAKEN:
        return action <= state.PICK and thing == THROWN + KIND[resolution.card_of(action)]
    if thing < ACCEPTED:
        card = card_taken(s, action)
        return card != cards.NO_CARD and thing == TAKEN + KIND[card]
    return action != state.DECLINE and thing == ACCEPTED + OFFER[s.phase]


def side_used(s, seat, action):
    """A side is thrown, or comes after a Dodge."""  # 4.3, 5.5, 5.8
    if action <= state.PICK:
        return cards.SIDE[resolution.side_of(action), resolution.card_of(action)] - 1
    if s.phase == state.DODGING and action == state.ACCEPT:
        return cards.SIDE[1 - s.side[seat], s.thrown[seat]] - 1
    return NOTHING


def card_taken(s, action):
    """In the draft, from the Arsenal or from the Abandoned cards."""  # 2.5, 2.8, 2.10, 3.2
    if action == state.DECLINE:
        return cards.NO_CARD
    if s.phase == state.UPGRADING:
        return int(s.top[action - state.DECK])
    if s.phase <= state.KEEPING_PAIR or s.phase in (state.ULTRA_UPGRADING, state.SNATCHING):
        return int(action - state.PICK)
    return cards.NO_CARD


def worth(bot, s, seat, action):
    return bots.worth_of(s, np.int64(seat), action) if bot == bots.GREED else 0.0
