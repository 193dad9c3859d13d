"""What is said of a choice and of what it did.

Rows and columns are those of the window, from 1, as in the view.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from ...core.bits import bit, count, has, lowest
from ...core.told import Row, say
from ...core.words import Phrase, player
from . import freezing, lake, rules, state
from .decks import letters
from .view import COLOURS, ENDINGS

# Up to TAKE_AWAY the codes are the actions themselves.
PLAY, LAY_AS_PRINTED, LAY_TURNED, KEEP, PICK, PLACE, SQUARE = range(6, 13)
DREW, PLAYS, LAID, LIFTED, REMOVED, TOOK_AWAY, COVERED, BROKE_OFF, THAW, DRAWN, WON = range(13, 24)
CODES = (
    "", "draw", "cover", "move", "remove", "take-away",
    "play", "lay-as-printed", "lay-turned", "keep", "pick", "place", "square",
    "drew", "plays", "laid", "lifted", "removed", "took-away", "covered", "broke-off", "thaw", "drawn", "won",
)  # fmt: skip

# What is said of a choice: a card and its look, a row and a column


def label(s, seat, action, told, n):
    if action < state.PLAY:
        return say(told, n, action, 0, 0, 0, 0, 0, 0)
    if action < state.LAY:
        return say(told, n, PLAY, 0, 0, action - state.PLAY, 0, 0, 0)
    if action < state.KEEP:
        way = action - state.LAY
        return say(told, n, LAY_AS_PRINTED + way, 0, 0, 0, look_of(s, int(s.held), way), 0, 0)
    if action <= state.CARD:
        group = s.groups[action - state.KEEP]
        return say(told, n, KEEP, 0, 0, lowest(group), count(group), 0, 0)
    if action < state.PLACE:
        card = action - state.CARD
        row, col = int(lake.row_in_window(s, card)), int(lake.col_in_window(s, card))
        return say(told, n, PICK, 0, 0, card, look_of(s, card, int(s.way[card])), row, col)
    if action < state.SQUARE:
        return say_spot(told, n, PLACE, 0, 0, action - state.PLACE)
    return say_spot(told, n, SQUARE, 0, 0, action - state.SQUARE)


def look_of(s, card, way):
    return int(lake.look_of(s, card, way))


def say_spot(told, n, code, who, you, place):
    return say(told, n, code, who, you, 0, 0, place // state.SIDE, place % state.SIDE)


# What is said of what happened


def tell(before, seat, action, after, viewer, told):
    """What everybody saw; places are told as the table shows them now, whose corner a card may have moved."""
    you = int(seat == viewer)
    n = tell_deed(before, seat, action, after, you, told)
    n = tell_covered(before, seat, after, you, told, n)
    n = tell_broken_off(before, action, after, told, n)
    if after.thaw and not before.thaw:
        n = say(told, n, THAW, 0, 0, 0, 0, 0, 0)
    if rules.is_over(after):
        n = tell_end(after, viewer, told, n)
    return n


def tell_deed(before, seat, action, after, you, told):
    if action == state.DRAW:
        card = int(after.held)
        return say(told, 0, DREW, seat, you, card, look_of(after, card, state.AS_PRINTED), 0, 0)
    if state.PLAY <= action < state.LAY:
        return say(told, 0, PLAYS, seat, you, action - state.PLAY, 0, 0, 0)
    if before.held != 0 and after.held == 0:
        return tell_laid(before, seat, action, after, you, told)
    if before.phase == state.LIFTING:
        return say(told, 0, LIFTED, seat, you, action - state.CARD, 0, 0, 0)
    if before.phase == state.REMOVING:
        return say(told, 0, REMOVED, seat, you, action - state.CARD, 0, 0, 0)
    if before.phase == state.TAKING:
        return say_spot(told, 0, TOOK_AWAY, seat, you, action - state.SQUARE)
    return 0


def tell_laid(before, seat, action, after, you, told):
    """Where the card lies; if it broke off at once, where it was to lie."""
    card = int(before.held)
    look = look_of(after, card, int(after.way[card]))
    if has(after.lake, card):
        row, col = int(lake.row_in_window(after, card)), int(lake.col_in_window(after, card))
        return say(told, 0, LAID, seat, you, card, look, row, col)
    place = int(before.place) if before.phase == state.TURNING else action - state.PLACE
    return say(told, 0, LAID, seat, you, card, look, place // state.SIDE, place % state.SIDE)


def tell_covered(before, seat, after, you, told, n):
    """Counters that the player on turn put down, if they still lie."""
    if before.light == state.NOBODY or rules.is_over(before):
        return n
    colour = freezing.colour_of(before, seat)
    new = 0
    for i in range(state.TABLE):
        rest = after.counters[colour, i] & ~before.counters[colour, i]
        while rest != 0:
            rest &= rest - np.uint64(1)
            new += 1
    return say(told, n, COVERED, seat, you, new, 0, 0, 0) if new > 0 else n


def tell_broken_off(before, action, after, told, n):
    lost = after.gone & ~before.gone
    if before.phase == state.REMOVING:
        lost &= ~bit(action - state.CARD)
    return say(told, n, BROKE_OFF, 0, 0, int(lost), 0, 0, 0) if lost != 0 else n


def tell_end(s, viewer, told, n):
    if s.winner == state.NOBODY:
        return say(told, n, DRAWN, 0, 0, int(s.ending), 0, 0, 0)
    winner = int(s.winner)
    return say(told, n, WON, winner, int(winner == viewer), int(s.ending), int(rules.score(s)), 0, 0)


# In words


def phrase(row: Row) -> Phrase:
    args = {} if row.code < DREW or row.code in (BROKE_OFF, THAW, DRAWN) else {"who": player(row.a), "you": row.b}
    if row.code in (PLAY, PLAYS):
        args["colour"] = Phrase(COLOURS[row.c])
    if row.code in (LAY_AS_PRINTED, LAY_TURNED):
        args |= look(row.d)
    if row.code in (KEEP, LIFTED, REMOVED):
        args["card"] = row.c
    if row.code in (PICK, DREW, LAID):
        args["card"] = card_name(row.c, row.d)
    if row.code in (PICK, PLACE, SQUARE, LAID, TOOK_AWAY):
        args |= {"row": row.e + 1, "column": row.f + 1}
    if row.code in (KEEP, COVERED):
        args["count"] = row.d if row.code == KEEP else row.c
    if row.code == BROKE_OFF:
        lost = members(row.c)
        args = {"count": len(lost), "cards": ", ".join(map(str, lost))}
    if row.code == WON:
        args["score"] = row.d
    ending = f"-{ENDINGS[row.c]}" if row.code in (DRAWN, WON) else ""
    return Phrase(CODES[row.code] + ending, args)


@lru_cache(1000)
def card_name(card: int, sections: int) -> Phrase:
    return Phrase("card", {"card": card, **look(sections)})


def look(look: int) -> dict[str, Any]:
    sections = letters(look)
    return {"top": sections[:2], "bottom": sections[2:]}


def members(group: int) -> list[int]:
    return [card for card in range(state.IDS) if group >> card & 1]
