"""Chapter 4: on each turn move a card, remove a card, or take away an own counter."""

import numpy as np

from ...core.bits import bit, count, has, lowest
from . import cards, lake, state
from .freezing import clear_fits, colour_of

ANY = 1

# What may be chosen


def has_counters(s, colour):
    return s.supply[colour] < state.COUNTERS


def movable_cards(s, colour, enough):
    """The free cards that have a place to go; the search stops after `enough` of them."""  # 4.1
    found = 0
    rest = s.pick
    while rest != 0 and enough > 0:
        card = lowest(rest)
        rest &= rest - 1
        if is_movable(s, card, colour):
            found |= bit(card)
            enough -= 1
    return found


def is_movable(s, card, colour):
    lake.flip_sections(s, card, int(s.way[card]))
    found = has_other_place(s, card, colour) or has_place_turned(s, card, colour)
    lake.flip_sections(s, card, int(s.way[card]))
    return found


def has_other_place(s, card, colour):
    """Somewhere else, one way or the other; the card is off the table."""
    printed = cards.sections_of(lake.look_of(s, card, state.AS_PRINTED), colour)
    turned = cards.sections_of(lake.look_of(s, card, state.TURNED), colour)
    edges = cards.either(cards.edges_of(printed), cards.edges_of(turned))
    corners = cards.either(cards.corners_of(printed), cards.corners_of(turned))
    row, here = lake.row_in_window(s, card), bit(lake.col_in_window(s, card))
    window = lake.window_of(s)
    above, upper, lower = lake.NOTHING_ABOVE
    own_above, own_upper, own_lower = lake.NOTHING_ABOVE
    for i in range(s.tall + state.MARGIN + 1):
        below, own_below = lake.solid_row(s, window, i + 2), lake.own_row(s, window, colour, i + 2)
        places = lake.places_between(s, above, upper, lower, below)
        places &= lake.squares_between(own_above, own_upper, own_lower, own_below, edges, corners)
        if places & ~(here if i == row else np.int64(0)) != 0:
            return True
        above, upper, lower = upper, lower, below
        own_above, own_upper, own_lower = own_upper, own_lower, own_below
    return False


def has_place_turned(s, card, colour):
    """Where it lay, by option."""  # 4.1
    way = 1 - int(s.way[card])
    if lake.is_symmetric(s, card) or not may_turn_in_place(s, card, way, colour):
        return False
    window = lake.window_of(s)
    i = lake.row_in_window(s, card)
    mine = cards.sections_of(lake.look_of(s, card, way), colour)
    above, upper = lake.own_row(s, window, colour, i - 1), lake.own_row(s, window, colour, i)
    lower, below = lake.own_row(s, window, colour, i + 1), lake.own_row(s, window, colour, i + 2)
    squares = lake.squares_between(above, upper, lower, below, cards.edges_of(mine), cards.corners_of(mine))
    return has(squares, lake.col_in_window(s, card))


def old_place(s, card, way, colour, i):
    """The card's own place, where it cannot move to, if it is in row `i`."""  # 4.1
    if i != lake.row_in_window(s, card) or may_turn_in_place(s, card, way, colour):
        return np.int64(0)
    return bit(lake.col_in_window(s, card))


def may_turn_in_place(s, card, way, colour):
    """By option, if that makes a square which was not there before; the card is off the table."""  # 4.1
    if s.turn_in_place == 0 or way == s.way[card]:
        return False
    if s.turn_in_place == state.LOOSELY:
        return True
    place = lake.place_of(s, card)
    lake.flip_sections(s, card, way)
    found = lake.has_new_square(s, colour, place, lake.new_sections(s, card, way, place, colour))
    lake.flip_sections(s, card, way)
    return found


def has_to_choose(s, colour):
    """The marked squares cannot all be covered."""
    return lake.count_marks(s) > s.supply[colour] or (s.overlap == state.NO and has_clash(s))


def has_clash(s):
    """Two marked squares share a section."""
    for i in range(min(s.mark_rows, state.SIDE - 1)):  # nothing lies in the last row of the window
        here, next_row = s.marks[i], s.marks[i + 1]
        if here & ((here << 1) | next_row | (next_row << 1) | (next_row >> 1)) != 0:
            return True
    return False


# What happens then


def lift(s, card):
    """Lift a card, and see where it may go."""  # 4.1
    colour = colour_of(s, int(s.turn))
    s.held = card
    lake.lift_card(s, card)
    clear_fits(s, 0)
    find_places(s, card, state.AS_PRINTED, colour)
    if not lake.is_symmetric(s, card):  # 1.1
        find_places(s, card, state.TURNED, colour)
    s.fit_rows = s.tall + state.MARGIN + 1
    s.phase = state.PLACING


def find_places(s, card, way, colour):
    mine = cards.sections_of(lake.look_of(s, card, way), colour)
    edges, corners = cards.edges_of(mine), cards.corners_of(mine)
    window = lake.window_of(s)
    above, upper, lower = lake.NOTHING_ABOVE
    own_above, own_upper, own_lower = lake.NOTHING_ABOVE
    for i in range(s.tall + state.MARGIN + 1):
        below, own_below = lake.solid_row(s, window, i + 2), lake.own_row(s, window, colour, i + 2)
        places = lake.places_between(s, above, upper, lower, below)
        places &= lake.squares_between(own_above, own_upper, own_lower, own_below, edges, corners)
        above, upper, lower = upper, lower, below
        own_above, own_upper, own_lower = own_upper, own_lower, own_below
        if places != 0:
            s.fits[way, i] = places & ~old_place(s, card, way, colour, i)


def set_down(s, card, place, way):
    """Each new square gets a counter; if there are too few, the player says which."""  # 4.1
    colour = colour_of(s, int(s.turn))
    new = lake.new_sections(s, card, way, place, colour)
    lake.put_card(s, card, lake.row_of(s, place), lake.col_of(s, place), way)
    lake.mark_new_squares(s, colour, place, new)
    cover_marks(s)


def cover_marks(s):
    colour = colour_of(s, int(s.turn))
    if has_to_choose(s, colour):
        s.phase = state.COVERING
        return
    for i in range(s.mark_rows):
        while s.marks[i] != 0:
            lake.put_counter(s, colour, i * state.SIDE + lowest(s.marks[i]))
            s.marks[i] &= s.marks[i] - 1
    see_if_split(s)


def cover_chosen(s, square):
    colour = colour_of(s, int(s.turn))
    lake.put_counter(s, colour, square)
    clear_near(s, square)
    if s.supply[colour] == 0:
        lake.clear_marks(s)
    cover_marks(s)


def clear_near(s, square):
    """The square is no longer open, nor are those that would overlap it."""  # 1.5
    row, col = square // state.SIDE, square % state.SIDE
    s.marks[row] &= ~bit(col)
    if s.overlap == state.NO:
        near = (np.int64(7) << np.int64(col)) >> np.int64(1)
        for i in range(max(row - 1, 0), min(row + 2, state.SIDE)):
            s.marks[i] &= ~near


def remove(s, card):
    lake.lift_card(s, card)  # 4.2
    s.gone |= bit(card)
    s.key_count = 0
    see_if_split(s)


def take_away(s, square):
    colour = colour_of(s, int(s.turn))
    lake.take_counter(s, colour, square)  # 4.3
    s.left[colour] += 1
    s.phase = state.PASSING


# Small moves


def see_if_split(s):
    """The largest group stays; of several, the one the player on turn names."""  # 4.5
    find_groups(s)
    largest = largest_groups(s)
    if count(largest) > 1:
        s.phase = state.SPLITTING
    else:
        keep(s, lowest(largest) if largest != 0 else 0)


def find_groups(s):
    """The groups of joined cards, by their lowest card."""
    s.groups[:] = 0
    s.group_count = 0
    rest = s.lake
    while rest != 0:
        group = group_of(s, lowest(rest))
        rest &= ~group
        s.groups[s.group_count] = group
        s.group_count += 1


def group_of(s, card):
    group = bit(card)
    fresh = group
    while fresh != 0:
        near = s.beside[lowest(fresh)]
        fresh = (fresh & (fresh - 1)) | (near & ~group)
        group |= near
    return group


def largest_groups(s):
    """Those of which no other is larger, as a set."""
    found = np.int64(0)
    most = 0
    for k in range(s.group_count):
        size = count(s.groups[k])
        if size > most:
            most = size
            found &= 0
        if size == most:
            found |= bit(k)
    return found


def is_largest(s, k):
    return has(largest_groups(s), k)


def keep(s, k):
    """All other groups leave the game, with their counters."""  # 4.5
    if s.group_count > 1:
        for other in range(s.group_count):
            if other != k:
                drop(s, s.groups[other])
        sweep_counters(s, cards.LIGHT)
        sweep_counters(s, cards.DARK)
        s.key_count = 0
    s.group_count = 0
    s.phase = state.PASSING


def drop(s, group):
    s.gone |= group
    while group != 0:
        lake.lift_card(s, lowest(group))
        group &= group - 1


def sweep_counters(s, colour):
    """Counters that lie on no card return to their owner."""
    window = lake.window_of(s)
    for i in range(s.tall + 2 * state.MARGIN):
        row = lake.row_on_table(window, i)
        lost = s.counters[colour, row] & ~s.ice[colour, row]
        if lost != lake.ZERO:
            number = lake.size_of(lost)
            s.counters[colour, row] ^= lost
            s.supply[colour] += number
            s.left[colour] += number
