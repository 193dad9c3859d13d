"""What anybody may see, built up from nothing, and what is said of a choice and of what it did.

Rows and columns are those of the window, from 1; the lake's corner is always row 3, column 3.
Only the order of the cards not yet drawn is hidden, so every viewer sees the same.
"""

from typing import Any

from ...core.bits import bit
from ...core.words import Phrase, player
from . import cards, ending, freezing, lake, rules, state
from .decks import letters

PHASES = (
    "placing", "turning", "choosing", "freezing", "covering", "thawing",
    "lifting", "removing", "taking", "splitting", "passing", "over",
)  # fmt: skip
COLOURS = ("light", "dark")
WAYS = ("as-printed", "turned")
DEEDS = {
    state.DRAW: "draw",
    state.COVER: "cover",
    state.MOVE: "move",
    state.REMOVE: "remove",
    state.TAKE_AWAY: "take-away",
}
ENDINGS = ("", "melted", "both-melted", "stuck", "repeated", "too-long")


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator."""
    return {
        "seats": int(s.seats),
        "phase": PHASES[int(s.phase)],
        "first": int(s.first),
        "turn": None if rules.is_over(s) else int(s.turn),
        "light": None if s.light == state.NOBODY else int(s.light),
        "colours": [player_of(s, colour) for colour in range(cards.COLOURS)],
        "rows": int(s.tall) + 2 * state.MARGIN,
        "columns": int(s.wide) + 2 * state.MARGIN,
        "cards": [lying_card(s, card) for card in members(s.lake)],
        "counters": [counter for colour in range(cards.COLOURS) for counter in counters(s, colour)],
        "supply": [int(s.supply[colour]) for colour in range(cards.COLOURS)],
        "held": held_card(s) if s.held else None,
        "undrawn": undrawn(s),
        "gone": members(s.gone),
        "groups": [members(s.groups[k]) for k in range(s.group_count)],
        "thaw": bool(s.thaw),
        "thaw_turns": int(s.thaw_turns),
        "thaw_cap": int(s.thaw_cap),
        "times_seen": int(ending.times_seen(s)) if s.thaw else 0,
        "result": result(s) if rules.is_over(s) else None,
    }


def player_of(s: Any, colour: int) -> int | None:
    """Who plays the colour, once that is chosen."""
    playing = [seat for seat in range(s.seats) if freezing.colour_of(s, seat) == colour]
    return None if s.light == state.NOBODY else playing[0]


def lying_card(s: Any, card: int) -> dict[str, Any]:
    return {
        "card": card,
        **spot(lake.row_in_window(s, card), lake.col_in_window(s, card)),
        "sections": sections(s, card, int(s.way[card])),
        "turned": bool(s.way[card]),
        "free": bool(lake.is_free(s, card)),
    }


def held_card(s: Any) -> dict[str, Any]:
    """The card drawn or lifted: where it came from, and where it goes once that is chosen."""
    card = int(s.held)
    lay = spot(lake.row_in_window(s, card), lake.col_in_window(s, card))
    return {
        "card": card,
        "sections": sections(s, card, state.AS_PRINTED),
        "from": {**lay, "turned": bool(s.way[card])} if s.thaw else None,
        "to": spot_of(int(s.place)) if s.phase == state.TURNING else None,
    }


def counters(s: Any, colour: int) -> list[dict[str, Any]]:
    return [
        {"colour": COLOURS[colour], **spot(i, col)}
        for i in range(s.tall + 2 * state.MARGIN)
        for col in bits_of(counters_in_row(s, colour, i), state.SIDE)
    ]


def counters_in_row(s: Any, colour: int, i: int) -> int:
    return int(lake.in_window(s, s.counters[colour, (int(s.corner_row) - state.MARGIN + i) & lake.WRAP]))


def undrawn(s: Any) -> list[dict[str, Any]]:
    """The cards still to come, by number and not in their order."""
    drawn = {int(s.held), *members(s.lake | s.gone)}
    return [
        {"card": card, "sections": sections(s, card, state.AS_PRINTED)}
        for card in range(1, state.IDS)
        if card not in drawn
    ]


def result(s: Any) -> dict[str, Any]:
    return {
        "winner": None if s.winner == state.NOBODY else int(s.winner),
        "ending": ENDINGS[int(s.ending)],
        "score": int(rules.score(s)),
    }


def sections(s: Any, card: int, way: int) -> str:
    return letters(lake.look_of(s, card, way))


def members(group: int) -> list[int]:
    return bits_of(int(group), state.IDS)


def bits_of(mask: int, end: int) -> list[int]:
    return [n for n in range(end) if mask >> n & 1]


def spot(row: int, col: int) -> dict[str, Any]:
    return {"row": int(row) + 1, "column": int(col) + 1}


def spot_of(place: int) -> dict[str, Any]:
    return spot(place // state.SIDE, place % state.SIDE)


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
