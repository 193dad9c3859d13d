"""What one player may see, built up from nothing, and what is said of a choice and of what happened."""

from typing import Any

from ...core.bits import count, has
from ...core.words import Phrase, player
from . import cards, knowledge, piles, rules, state

PHASES = (
    "keeping-first", "keeping-second", "keeping-pair", "throwing", "ultra-upgrading", "upgrading", "dodging",
    "snatching", "giving", "restocking", "stealing", "abandoning", "losing", "following", "over",
)  # fmt: skip
NEWS = (
    "", "chose", "passed-on", "kept", "drew", "showed", "threw", "blanked", "hit", "sneaked", "missed", "slowed",
    "watched", "bonus", "declined", "took", "brought-back", "gave", "restocked", "stole", "abandoned", "followed",
    "turned-up", "final-round", "short", "capped",
)  # fmt: skip


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator."""
    seats = range(s.seats)
    seen: dict[str, Any] = {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "turn": int(s.turns) + 1,
        "turn_cap": int(s.turn_cap),
        "final": bool(s.final),
        "asked": [seat for seat in seats if s.asked[seat]],
        "arsenal": [{"top": card_or_none(s.top[deck]), "below": int(s.below[deck])} for deck in seats],
        "abandoned": cards_of(s.abandoned),
        "wanted": card_or_none(s.wanted),
        "players": [player_view(s, seat, viewer) for seat in seats],
        "chosen": [],
        "news": [news_view(s.news[i], viewer) for i in range(s.told)],
    }
    if viewer is not None:
        seen["chosen"] = numbers(s.chosen[viewer])
        if rules.may_search_arsenal(s, viewer):
            seen["buried"] = cards_of(s.buried)
    return seen


def player_view(s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "hand": pile_view(s, seat, viewer, s.hand[seat]),
        "kept": pile_view(s, seat, viewer, s.kept[seat]),
        "draw": pile_view(s, seat, viewer, s.draw[seat]),
        "discard": pile_view(s, seat, viewer, s.discard[seat]),
        "owned": [],  # known to be theirs, but not where
        "maybe": {"size": 0, "cards": []},  # so many of these are theirs, the others are in the Arsenal
        "in_play": [card(n) for n in (s.played[seat], s.second[seat]) if n],
        "shown": shown(s.thrown[seat], s.side[seat]),
        "shown_second": shown(s.followed[seat], s.second_side[seat]),
        "hit": bool(s.hit[seat]),
        "slowed": bool(s.slowed[seat]),
        "showing": bool(s.showing[seat]),
    }
    if viewer == 1 - seat and not knowledge.lies_open(s):
        doubt = s.doubt[seat]
        seen["owned"] = cards_of(knowledge.hidden(s, seat) & ~doubt)
        seen["maybe"] = {"size": int(count(doubt & knowledge.holdings(s, seat))), "cards": cards_of(doubt)}
    if rules.is_over(s):
        seen["points"] = int(piles.points(s, seat))
    return seen


def pile_view(s: Any, seat: int, viewer: int | None, pile: Any) -> dict[str, Any]:
    """How many cards, and those of them that the viewer knows to lie there."""
    return {"size": len(numbers(pile)), "cards": cards_of(pile & known_places(s, seat, viewer))}


def known_places(s: Any, seat: int, viewer: int | None) -> Any:
    """Own cards, all cards at the end, and of the other's what was seen; in the draft that is all."""  # 3.5, 7
    if rules.is_over(s) or viewer == seat:
        return knowledge.holdings(s, seat)
    if viewer is None:
        return 0
    return knowledge.holdings(s, seat) if knowledge.lies_open(s) else s.seen[seat]


def news_view(news: Any, viewer: int | None) -> dict[str, Any]:
    told: dict[str, Any] = {"what": NEWS[news.what], "who": None if news.who == state.NOBODY else int(news.who)}
    if news.card and not (news.what == state.STOLE and viewer is None):  # 5.6
        told["card"] = card(news.card)
    if news.what == state.DECLINED:
        told["phase"] = PHASES[news.side]
    elif news.side:
        told["side"] = cards.SIDE_NAMES[news.side]
    return told


def numbers(pile: Any) -> list[int]:
    return [n for n in range(state.ACTIONS) if has(pile, n)]


def cards_of(pile: Any) -> list[dict[str, Any]]:
    return [card(n) for n in numbers(pile)]


def card(number: int) -> dict[str, Any]:
    points = int(cards.POINTS[number])
    return {
        "card": int(number),
        "sides": [cards.SIDE_NAMES[cards.SIDE[side, number]] for side in range(2)],
        "level": cards.LEVEL_NAMES[points],
        "points": points,
    }


def card_or_none(number: int) -> dict[str, Any] | None:
    return card(number) if number else None


def shown(number: int, side: int) -> dict[str, Any] | None:
    return {**card(number), "side": cards.SIDE_NAMES[cards.SIDE[side, number]]} if number else None


# What is said of a choice


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


# What is told


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
    what = NEWS[news.what]
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
    return [Phrase(code, {**args, "card": card_phrase(n)}) for n in numbers(s.hand[seat])]


def who(seat: int, viewer: int | None) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(seat), "you": int(seat == viewer)}
