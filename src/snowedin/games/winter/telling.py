"""What is said of a choice and of what it did.

Rows and columns are those of the window, from 1, as in the view.
"""

from typing import Any

from ...core.bits import bit
from ...core.words import Phrase, player
from . import freezing, lake, rules, state
from .decks import letters
from .view import COLOURS, ENDINGS

WAYS = ("as-printed", "turned")
DEEDS = {
    state.DRAW: "draw",
    state.COVER: "cover",
    state.MOVE: "move",
    state.REMOVE: "remove",
    state.TAKE_AWAY: "take-away",
}

# What is said of a choice


def describe(s: Any, seat: int, action: int) -> Phrase:
    if action < state.PLAY:
        return Phrase(DEEDS[action])
    if action < state.LAY:
        return Phrase("play", {"colour": colour_name(action - state.PLAY)})
    if action < state.KEEP:
        look = sections(s, int(s.held), action - state.LAY)
        return Phrase(f"lay-{WAYS[action - state.LAY]}", {"top": look[:2], "bottom": look[2:]})
    if action <= state.CARD:
        return Phrase("keep", group(s, action - state.KEEP))
    if action < state.PLACE:
        card = action - state.CARD
        here = spot(lake.row_in_window(s, card), lake.col_in_window(s, card))
        return Phrase("pick", {"card": card_name(s, card, int(s.way[card])), **here})
    if action < state.SQUARE:
        return Phrase("place", spot_of(action - state.PLACE))
    return Phrase("square", spot_of(action - state.SQUARE))


def group(s: Any, k: int) -> dict[str, Any]:
    cards_in_it = members(s.groups[k])
    return {"card": cards_in_it[0], "count": len(cards_in_it)}


def card_name(s: Any, card: int, way: int) -> Phrase:
    look = sections(s, card, way)
    return Phrase("card", {"card": int(card), "top": look[:2], "bottom": look[2:]})


def colour_name(colour: int) -> Phrase:
    return Phrase(COLOURS[colour])


# What is said of what happened


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    """What everybody saw; places are told as the table shows them now, whose corner a card may have moved."""
    told = deed(before, seat, action, after, viewer)
    told += covered(before, after, seat, viewer)
    told += broken_off(before, seat, action, after)
    if after.thaw and not before.thaw:
        told.append(Phrase("thaw"))
    if rules.is_over(after):
        told.append(end(after, viewer))
    return told


def deed(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    them = who(seat, viewer)
    if action == state.DRAW:
        return [Phrase("drew", {**them, "card": card_name(after, int(after.held), state.AS_PRINTED)})]
    if state.PLAY <= action < state.LAY:
        return [Phrase("plays", {**them, "colour": colour_name(action - state.PLAY)})]
    if before.held and not after.held:
        return [laid(before, seat, action, after, viewer)]
    if before.phase == state.LIFTING:
        return [Phrase("lifted", {**them, "card": action - state.CARD})]
    if before.phase == state.REMOVING:
        return [Phrase("removed", {**them, "card": action - state.CARD})]
    if before.phase == state.TAKING:
        return [Phrase("took-away", {**them, **spot_of(action - state.SQUARE)})]
    return []


def laid(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> Phrase:
    card = int(before.held)
    name = card_name(after, card, int(after.way[card]))
    return Phrase("laid", {**who(seat, viewer), "card": name, **where_laid(before, action, after)})


def where_laid(before: Any, action: int, after: Any) -> dict[str, Any]:
    """Where the card lies; if it broke off at once, where it was to lie."""
    card = int(before.held)
    if card in members(after.lake):
        return spot(lake.row_in_window(after, card), lake.col_in_window(after, card))
    return spot_of(int(before.place) if before.phase == state.TURNING else action - state.PLACE)


def covered(before: Any, after: Any, seat: int, viewer: int | None) -> list[Phrase]:
    """Counters that the player on turn put down, if they still lie."""
    if before.light == state.NOBODY or rules.is_over(before):
        return []
    colour = freezing.colour_of(before, seat)
    new = sum(int(row).bit_count() for row in after.counters[colour] & ~before.counters[colour])
    return [Phrase("covered", {**who(seat, viewer), "count": new})] if new else []


def broken_off(before: Any, seat: int, action: int, after: Any) -> list[Phrase]:
    lost = int(after.gone) & ~int(before.gone)
    if before.phase == state.REMOVING:
        lost &= ~int(bit(action - state.CARD))
    names = ", ".join(map(str, members(lost)))
    return [Phrase("broke-off", {"count": len(members(lost)), "cards": names})] if lost else []


def end(after: Any, viewer: int | None) -> Phrase:
    if after.winner == state.NOBODY:
        return Phrase(f"drawn-{ENDINGS[int(after.ending)]}")
    return Phrase(
        f"won-{ENDINGS[int(after.ending)]}", {**who(int(after.winner), viewer), "score": int(rules.score(after))}
    )


def who(seat: int, viewer: int | None) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(seat), "you": int(seat == viewer)}


def sections(s: Any, card: int, way: int) -> str:
    return letters(lake.look_of(s, card, way))


def members(group: int) -> list[int]:
    return [card for card in range(state.IDS) if int(group) >> card & 1]


def spot(row: int, col: int) -> dict[str, Any]:
    return {"row": int(row) + 1, "column": int(col) + 1}


def spot_of(place: int) -> dict[str, Any]:
    return spot(place // state.SIDE, place % state.SIDE)
