"""Chapter 3: on each turn draw a card and lay it, or cover a square of the own colour."""

from . import cards, lake, state


def begin_freezing(s):
    colour = colour_of(s, int(s.turn))
    has_open = lake.mark_open_squares(s, colour)
    s.may_cover = s.supply[colour] > 0 and has_open  # 3.2
    s.phase = state.FREEZING


def draw(s):
    """Turn over the next card; it may lie anywhere beside the lake."""  # 3.1
    s.held = s.deck[s.drawn]
    s.drawn += 1
    find_places(s, lake.is_symmetric(s, int(s.held)))  # 1.1
    s.phase = state.PLACING


def find_places(s, is_symmetric):
    rows = s.tall + state.MARGIN + 1
    window = lake.window_of(s)
    above, upper, lower = lake.NOTHING_ABOVE
    for i in range(rows):
        below = lake.solid_row(s, window, i + 2)
        places = lake.places_between(s, above, upper, lower, below)
        above, upper, lower = upper, lower, below
        s.fits[state.AS_PRINTED, i] = places
        s.fits[state.TURNED, i] = 0 if is_symmetric else places
    clear_fits(s, rows)


def clear_fits(s, rows):
    """There are no places below so many rows."""
    for i in range(rows, s.fit_rows):
        s.fits[state.AS_PRINTED, i] = 0
        s.fits[state.TURNED, i] = 0
    s.fit_rows = rows


def cover_one(s, square):
    """One counter a turn."""  # 3.2
    lake.put_counter(s, colour_of(s, int(s.turn)), square)
    s.phase = state.PASSING


def colour_of(s, seat):
    return cards.LIGHT if seat == s.light else cards.DARK
