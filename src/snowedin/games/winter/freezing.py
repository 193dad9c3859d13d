"""Chapter 3: on each turn draw a card and lay it, or cover a square of the own colour."""

from . import cards, lake, state


def begin_freezing(s):
    colour = colour_of(s, int(s.turn))
    lake.look_at_lake(s, colour)
    lake.mark_open_squares(s, colour)
    s.may_cover = s.supply[colour] > 0 and lake.has_marks(s)  # 3.2
    s.phase = state.FREEZING


def draw(s):
    """Turn over the next card; it may lie anywhere beside the lake."""  # 3.1
    s.held = s.deck[s.drawn]
    s.drawn += 1
    lake.look_at_lake(s, cards.LIGHT)
    s.fits[:] = 0
    for i in range(s.tall + state.MARGIN + 1):
        s.fits[state.AS_PRINTED, i] = lake.places_in_row(s, i)
        if not lake.is_symmetric(s, int(s.held)):  # 1.1
            s.fits[state.TURNED, i] = s.fits[state.AS_PRINTED, i]
    s.phase = state.PLACING


def cover_one(s, square):
    """One counter a turn."""  # 3.2
    lake.put_counter(s, colour_of(s, int(s.turn)), square)
    s.phase = state.PASSING


def colour_of(s, seat):
    return cards.LIGHT if seat == s.light else cards.DARK
