"""What is said of a choice, and of what happened, to those who may know it."""

from typing import Any

from ...core.bits import has
from ...core.words import Phrase, player
from . import cards, piles, rules, state
from .view import NEWS, PHASES


def describe(s: Any, seat: int, action: int) -> Phrase:
    phase = PHASES[s.phase]
    if action < state.PICK + 1:
        side, number = divmod(action - 1, cards.CARDS)
        return Phrase("play", {"side": side_phrase(cards.SIDE[side, number + 1]), "card": number + 1})
    if action < state.DECK:
        return Phrase(f"pick-{phase}", {"card": card_phrase(action - state.PICK)})
    if action < state.ACCEPT:
        deck = action - state.DECK
        return Phrase("take-near" if deck == seat else "take-far", {"card": card_phrase(s.top[deck])})
    if s.phase == state.DODGING:
        other_side = side_phrase(cards.SIDE[1 - s.side[seat], s.thrown[seat]])
        return Phrase("use-bonus" if action == state.ACCEPT else "leave-bonus", {"side": other_side})
    return Phrase("steal" if action == state.ACCEPT else f"decline-{phase}")


def side_phrase(side: int) -> Phrase:
    return Phrase(f"side-{cards.SIDE_NAMES[side]}")


def card_phrase(number: int) -> Phrase:
    a, b = (side_phrase(cards.SIDE[side, number]) for side in range(2))
    return Phrase("card", {"card": int(number), "a": a, "b": b})


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    """What happened, in its order; the cards drawn, shown or stolen only to those who see them."""
    told = [phrase for i in range(after.told) for phrase in tell(after, after.news[i], viewer)]
    if rules.is_over(after):
        told += [
            Phrase("points", {**who(other, viewer), "points": int(piles.points(after, other))})
            for other in range(after.seats)
        ]
        winners = [other for other in range(after.seats) if rules.reward(after, other) == 1.0]
        told.append(Phrase("won", who(winners[0], viewer)) if winners else Phrase("shared"))
    return told


def tell(s: Any, news: Any, viewer: int | None) -> list[Phrase]:
    what = NEWS[news.what - 1]
    args = {} if news.who == state.NOBODY else who(news.who, viewer)
    if news.what == state.DREW:
        return tell_cards(s, news.who, args, what) if viewer == news.who else []
    if news.what == state.SHOWED:
        return [Phrase(what, args), *(tell_cards(s, news.who, args, "showing") if viewer == 1 - news.who else [])]
    if news.what == state.STOLE and viewer is None:  # 5.6
        return [Phrase("stole-something", args)]
    if news.what == state.DECLINED:
        return [Phrase(f"declined-{PHASES[news.side]}", args)]
    if news.card:
        args["card"] = card_phrase(news.card)
    if news.side:
        args["side"] = side_phrase(news.side)
    return [Phrase(what, args)]


def tell_cards(s: Any, seat: int, args: dict[str, Any], code: str) -> list[Phrase]:
    """The cards of a hand, one by one."""
    return [Phrase(code, {**args, "card": card_phrase(n)}) for n in range(1, cards.CARDS + 1) if has(s.hand[seat], n)]


def who(seat: int, viewer: int | None) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(seat), "you": int(seat == viewer)}
