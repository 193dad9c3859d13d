"""What is said of a choice, and of what happened, to those who may know it."""

from ...core.bits import has
from ...core.protocol import SPECTATOR
from ...core.told import Row, say
from ...core.words import Phrase, player
from . import cards, piles, rules, state
from .view import NEWS, PHASES

# Codes beside those of the news.
PLAY, PICK, TAKE_NEAR, TAKE_FAR, USE_BONUS, LEAVE_BONUS, STEAL, DECLINE = range(40, 48)
SHOWING, STOLE_SOMETHING, POINTS, WON, SHARED = range(50, 55)
OWN = {
    PLAY: "play", TAKE_NEAR: "take-near", TAKE_FAR: "take-far", USE_BONUS: "use-bonus", LEAVE_BONUS: "leave-bonus",
    STEAL: "steal", SHOWING: "showing", STOLE_SOMETHING: "stole-something", WON: "won", SHARED: "shared",
}  # fmt: skip


# What is said of a choice


def label(s, seat, action, told, n):
    phase = int(s.phase)
    if action <= state.PICK:
        card = (action - 1) % cards.CARDS + 1
        return say(told, n, PLAY, -1, 0, card, int(cards.SIDE[(action - 1) // cards.CARDS, card]))
    if action < state.DECK:
        return say(told, n, PICK, -1, 0, action - state.PICK, 0, phase)
    if action < state.ACCEPT:
        deck = action - state.DECK
        return say(told, n, TAKE_NEAR if deck == seat else TAKE_FAR, -1, 0, int(s.top[deck]))
    if phase == state.DODGING:
        other_side = int(cards.SIDE[1 - s.side[seat], s.thrown[seat]])
        return say(told, n, USE_BONUS if action == state.ACCEPT else LEAVE_BONUS, -1, 0, 0, other_side)
    return say(told, n, STEAL if action == state.ACCEPT else DECLINE, -1, 0, 0, 0, phase)


# What is said of what happened


def tell(before, seat, action, after, viewer, told):
    """What happened, in its order; the cards drawn, shown or stolen only to those who see them."""
    n = 0
    for i in range(after.told):
        n = tell_news(after, after.news[i], viewer, told, n)
    if rules.is_over(after):
        n = tell_end(after, viewer, told, n)
    return n


def tell_news(s, news, viewer, told, n):
    what, who, card, side = int(news.what), int(news.who), int(news.card), int(news.side)
    you = int(who == viewer and who != state.NOBODY)
    if what == state.DREW:
        return tell_cards(s, who, you, state.DREW, told, n) if viewer == who else n
    if what == state.SHOWED:
        n = say(told, n, what, who, you)
        return tell_cards(s, who, you, SHOWING, told, n) if viewer == 1 - who else n
    if what == state.STOLE and viewer == SPECTATOR:  # 5.6
        return say(told, n, STOLE_SOMETHING, who, you)
    return say(told, n, what, who, you, card, side)


def tell_cards(s, seat, you, code, told, n):
    """The cards of a hand, one by one."""
    for card in range(1, cards.CARDS + 1):
        if has(s.hand[seat], card):
            n = say(told, n, code, seat, you, card, 0)
    return n


def tell_end(s, viewer, told, n):
    winner = state.NOBODY
    for seat in range(s.seats):
        n = say(told, n, POINTS, seat, int(seat == viewer), int(piles.points(s, seat)), 0)
        if winner == state.NOBODY and rules.reward(s, seat) == 1.0:
            winner = seat
    return say(told, n, SHARED if winner == state.NOBODY else WON, winner, int(winner == viewer), 0, 0)


# In words


def phrase(row: Row) -> Phrase:
    args = {} if row.a == state.NOBODY else {"who": player(row.a), "you": row.b}
    if row.code == POINTS:
        return Phrase("points", {**args, "points": row.c})
    if row.code == PLAY:
        return Phrase("play", {"side": side_phrase(row.d), "card": row.c})
    if row.code == state.DECLINED:
        return Phrase(f"declined-{PHASES[row.d]}", args)
    if row.c:
        args["card"] = card_phrase(row.c)
    if row.d:
        args["side"] = side_phrase(row.d)
    return Phrase(code_of(row), args)


def code_of(row: Row) -> str:
    if row.code == PICK:
        return f"pick-{PHASES[row.e]}"
    if row.code == DECLINE:
        return f"decline-{PHASES[row.e]}"
    return OWN.get(row.code) or NEWS[row.code - 1]


def side_phrase(side: int) -> Phrase:
    return Phrase(f"side-{cards.SIDE_NAMES[side]}")


def card_phrase(number: int) -> Phrase:
    a, b = (side_phrase(cards.SIDE[side, number]) for side in range(2))
    return Phrase("card", {"card": number, "a": a, "b": b})
