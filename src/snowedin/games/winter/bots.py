"""Greed in Winter: own counters up, the opponent's squares down, one turn ahead.

It is given a redeal and tries things out on it: cards are laid and lifted again.
"""

from ...core.bits import bit, count, has, lowest
from ...core.choices import random_choice
from . import cards, lake, rules, state, thawing
from .freezing import colour_of

NAMES = ("chance", "greed")
CHANCE, GREED = range(2)

COUNTER = 4  # what a counter on the table is worth
GAME_WON = 1_000
NOTHING = -1_000_000


def choose(bot, s, seat, dice):
    if bot == GREED:
        return greed(s, seat)
    return random_choice(s, seat, dice)


def greed(s, seat):
    if s.phase == state.FREEZING:
        return state.COVER if s.may_cover else state.DRAW
    if s.phase == state.CHOOSING:
        return state.PLAY + colour_with_squares(s)
    if s.phase == state.THAWING:
        return best_deed(s, seat)
    if s.phase == state.LIFTING:
        return state.CARD + best_card_to_move(s, seat)[1]
    if s.phase == state.REMOVING:
        return state.CARD + best_card_to_remove(s, seat)[1]
    if s.phase == state.PLACING:
        return state.PLACE + best_place(s, seat)[1]
    if s.phase == state.TURNING:
        return state.LAY + best_way(s, seat)
    if s.phase == state.SPLITTING:
        return state.KEEP + best_group(s, seat)
    return rules.next_legal(s, seat, state.DRAW)


# Freezing


def colour_with_squares(s):
    return cards.LIGHT if count_squares(s, cards.LIGHT) >= count_squares(s, cards.DARK) else cards.DARK


def count_squares(s, colour):
    lake.mark_open_squares(s, colour)
    return lake.count_marks(s)


# Thawing


def best_deed(s, seat):
    """Move, remove or take away, whichever leaves the most counters more than the opponent has."""
    best, action = NOTHING, state.DRAW
    colour = colour_of(s, seat)
    if s.pick != 0:
        best, action = best_card_to_remove(s, seat)[0], state.REMOVE
    if thawing.has_counters(s, colour):
        value = balance(s, colour, state.COUNTERS - s.supply[colour] - 1, state.COUNTERS - s.supply[1 - colour])
        if value > best:
            best, action = value, state.TAKE_AWAY
    if s.may_move and best_card_to_move(s, seat)[0] > best:
        action = state.MOVE
    return action


def best_card_to_remove(s, seat):
    best, chosen = NOTHING, lowest(s.pick)
    rest = s.pick
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        row, col, way = s.row[card], s.col[card], s.way[card]
        lake.lift_card(s, card)
        value = worth_in_thaw(s, seat, state.NOBODY)
        lake.put_card(s, card, row, col, way)
        if value > best:
            best, chosen = value, card
    return best, chosen


def best_card_to_move(s, seat):
    best, chosen = NOTHING, lowest(s.pick)
    phase = s.phase
    rest = s.pick
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        row, col, way = s.row[card], s.col[card], s.way[card]
        thawing.lift(s, card)
        value = best_place(s, seat)[0]
        lake.put_card(s, card, row, col, way)
        if value > best:
            best, chosen = value, card
    s.held = 0
    s.phase = phase
    return best, chosen


def new_squares(s, card, colour):
    """The squares that include a section of a card that lies."""
    total = 0
    for i in range(9):
        total += lake.is_square(s, colour, s.row[card] - 1 + i // 3, s.col[card] - 1 + i % 3)
    return total


def worth_in_thaw(s, seat, card):
    """The balance after the turn, the own choice of groups made; `card` is the one moved."""
    thawing.find_groups(s)
    value = worth_of_group(s, seat, best_group(s, seat), card)
    s.group_count = 0
    return value


def best_group(s, seat):
    best, chosen = NOTHING, 0
    for k in range(s.group_count):
        if thawing.is_largest(s, k):
            value = worth_of_group(s, seat, k, state.NOBODY)
            if value > best:
                best, chosen = value, k
    return chosen


def worth_of_group(s, seat, k, card):
    colour = colour_of(s, seat)
    mine, theirs = state.COUNTERS - s.supply[colour], state.COUNTERS - s.supply[1 - colour]
    if s.group_count > 1:
        mine, theirs = count_counters(s, s.groups[k], colour), count_counters(s, s.groups[k], 1 - colour)
    if card != state.NOBODY and s.groups[k] & bit(card) != 0:
        mine += min(new_squares(s, card, colour), s.supply[colour])
    return balance(s, colour, mine, theirs)


def balance(s, colour, mine, theirs):
    value = COUNTER * (int(mine) - int(theirs))
    if mine == 0 and thawing.has_counters(s, colour):
        value -= GAME_WON
    if theirs == 0 and thawing.has_counters(s, 1 - colour):
        value += GAME_WON
    return value


def count_counters(s, group, colour):
    """The counters whose top left section is on a card of the group."""
    total = 0
    while group != 0:
        card = lowest(group)
        group &= group - 1
        for i in range(2):
            row = (s.row[card] + i) & lake.WRAP
            total += lake.size_of(s.counters[colour, row] & lake.two(int(s.col[card])))
    return total


# Where a card goes, in the frost and in the thaw


def best_place(s, seat):
    best, chosen = NOTHING, 0
    is_whole = is_one_piece(s)
    for i in range(rules.rows_offered(s)):
        rest = rules.places(s, i)
        near = rows_around(s, i)
        while rest != 0:
            place = i * state.SIDE + lowest(rest)
            rest &= rest - 1
            for way in range(2):
                if has(s.fits[way, i], place % state.SIDE):
                    value = worth_of_place(s, seat, near, place, way, is_whole)
                    if value > best:
                        best, chosen = value, place
    return best, chosen


def best_way(s, seat):
    place = int(s.place)
    near, is_whole = rows_around(s, place // state.SIDE), is_one_piece(s)
    printed = worth_of_place(s, seat, near, place, state.AS_PRINTED, is_whole)
    turned = worth_of_place(s, seat, near, place, state.TURNED, is_whole)
    return state.AS_PRINTED if printed >= turned else state.TURNED


def is_one_piece(s):
    """Does the lake hold together without the card that is held?  Then it does wherever that is laid."""
    if not s.thaw:
        return True
    thawing.find_groups(s)
    is_whole = s.group_count == 1
    s.group_count = 0
    return is_whole


def worth_of_place(s, seat, near, place, way, is_whole):
    if not s.thaw:
        return worth_in_frost(s, seat, near, place % state.SIDE, way)
    if is_whole:
        return worth_of_joining(s, seat, near, place % state.SIDE, way)
    return worth_of_mending(s, seat, place, way)


def worth_in_frost(s, seat, near, col, way):
    """Own new squares less the opponent's, if the held card is laid there; without colours, the fairest."""
    look = lake.look_of(s, int(s.held), way)
    light = new_squares_between(near[cards.LIGHT], col, cards.sections_of(look, cards.LIGHT))
    dark = new_squares_between(near[cards.DARK], col, cards.sections_of(look, cards.DARK))
    if s.light == state.NOBODY:
        return -abs(light - dark)
    return light - dark if colour_of(s, seat) == cards.LIGHT else dark - light


def worth_of_joining(s, seat, near, col, way):
    """The balance if the held card is laid there and nothing breaks off."""
    colour = colour_of(s, seat)
    new = new_squares_between(near[colour], col, cards.sections_of(lake.look_of(s, int(s.held), way), colour))
    mine = state.COUNTERS - s.supply[colour] + min(new, s.supply[colour])
    return balance(s, colour, mine, state.COUNTERS - s.supply[1 - colour])


def rows_around(s, i):
    """Of each colour the four rows that a card in window row `i` has to do with, from a column further left."""
    return four_rows(s, cards.LIGHT, i), four_rows(s, cards.DARK, i)


def four_rows(s, colour, i):
    window = lake.window_of(s)
    a = lake.in_window(window, s.ice[colour, lake.row_on_table(window, i - 1)])
    b = lake.in_window(window, s.ice[colour, lake.row_on_table(window, i)])
    c = lake.in_window(window, s.ice[colour, lake.row_on_table(window, i + 1)])
    d = lake.in_window(window, s.ice[colour, lake.row_on_table(window, i + 2)])
    return a << 1, b << 1, c << 1, d << 1


def new_squares_between(rows, col, mine):
    """The squares that include a section of a card with these sections in the two rows in the middle."""
    above, below = rows[0] >> col, rows[3] >> col
    upper = (rows[1] >> col) | ((mine & 3) << 1)
    lower = (rows[2] >> col) | ((mine >> 2) << 1)
    return pairs(above & upper) + pairs(upper & lower) + pairs(lower & below)


def pairs(x):
    """How often two of the first four sections of a row lie side by side."""
    return count(x & (x >> 1) & 7)


def worth_of_mending(s, seat, place, way):
    """The lake is in pieces: lay the held card, look, and lift it again."""
    card = int(s.held)
    row, col, old = s.row[card], s.col[card], s.way[card]
    lake.put_card(s, card, lake.row_of(s, place), lake.col_of(s, place), way)
    value = worth_in_thaw(s, seat, card)
    lake.lift_card(s, card)
    s.row[card], s.col[card], s.way[card] = row, col, old
    return value
