"""What the lab counts at Snowball Fight: mostly what the news of each action tell."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.bits import has
from . import cards, knowledge, piles, state

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
