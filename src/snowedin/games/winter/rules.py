"""Winter: freeze a lake of cards, cover the squares of your colour, and keep a counter on the ice as it thaws.

Numbers in comments are those of the rulebook, docs/rules/winter.md.  What lies on the
table is in lake.py (chapter 1), the turns are in freezing.py (3) and thawing.py (4),
and how it ends is in ending.py (5).
"""

import numpy as np

from ...core.bits import bit, count, has, lowest, nth
from ...core.chance import rekey, roll, shuffle, sort
from . import cards, ending, freezing, lake, state, thawing
from .freezing import colour_of

NONE = 0

# Setup


def deal(s, seats):
    """Shuffle, lay out a card, and give the first player the next one."""  # 2.1
    s.seats = seats
    lake.clear_table(s)
    for i in range(cards.CARDS):
        s.deck[i] = i + 1
    shuffle(s.chance, s.deck, 0, cards.CARDS)
    lake.put_card(s, int(s.deck[0]), lake.MIDDLE, lake.MIDDLE, state.AS_PRINTED)
    s.drawn = 1
    s.first = roll(s.chance, seats)
    s.turn = s.first
    s.light = state.NOBODY
    s.winner = state.NOBODY
    lake.survey(s)
    freezing.draw(s)


# What may be chosen


def is_to_act(s, seat):
    return s.phase != state.OVER and seat == s.turn


def is_legal(s, seat, action):
    if not is_to_act(s, seat):
        return False
    if action <= state.CARD:
        return has(doable(s), action)
    if action < state.PLACE:
        return s.phase in (state.LIFTING, state.REMOVING) and has(s.pick, action - state.CARD)
    if action < state.SQUARE:
        return s.phase == state.PLACING and has(places(s, (action - state.PLACE) // state.SIDE), column(action))
    return has_squares(s) and has(s.marks[(action - state.SQUARE) // state.SIDE], column(action))


def doable(s):
    """What may be done, which colour played, which way the held card laid, which group kept: the set of the actions."""
    if s.phase == state.FREEZING:
        return bit(state.DRAW) | bit(state.COVER) if s.may_cover else bit(state.DRAW)  # 3.1, 3.2
    if s.phase == state.THAWING:
        return thaws(s)
    if s.phase == state.TURNING:
        return bit(state.LAY + state.AS_PRINTED) | bit(state.LAY + state.TURNED)
    if s.phase == state.CHOOSING:
        return bit(state.PLAY + cards.LIGHT) | bit(state.PLAY + cards.DARK)  # 2.2
    return thawing.largest_groups(s) << state.KEEP if s.phase == state.SPLITTING else np.int64(0)  # 4.5


def thaws(s):
    found = np.int64(0)
    if s.may_move:
        found |= bit(state.MOVE)  # 4.1
    if s.pick != 0:
        found |= bit(state.REMOVE)  # 4.2
    if thawing.has_counters(s, colour_of(s, int(s.turn))):
        found |= bit(state.TAKE_AWAY)  # 4.3
    return found


def places(s, i):
    """Where in window row `i` the held card may go, whichever way it lies."""
    return s.fits[state.AS_PRINTED, i] | s.fits[state.TURNED, i]


def column(action):
    return (action - state.PLACE) % state.SIDE


def has_squares(s):
    return s.phase in (state.COVERING, state.TAKING)


def next_legal(s, seat, start):
    first, found, _ = legal_from(s, seat, start)
    return first + lowest(found) if found != 0 else NONE


def legal_from(s, seat, start):
    """Places and squares row by row, all else at once."""
    if not is_to_act(s, seat):
        return NONE, np.int64(0), state.ACTIONS
    if s.phase == state.PLACING:
        return offered_from(s, state.PLACE, max(start - state.PLACE, 0))
    if has_squares(s):
        return offered_from(s, state.SQUARE, max(start - state.SQUARE, 0))
    if s.phase in (state.LIFTING, state.REMOVING):
        card = max(start - state.CARD, 0)
        return state.CARD + card, s.pick >> card if card < state.IDS else np.int64(0), state.ACTIONS
    return start, doable(s) >> start if start <= state.CARD else np.int64(0), state.ACTIONS


def offered_from(s, first, place):
    """The places or squares in the next row of the window that has any, from one of them on."""
    row = place // state.SIDE
    col = place - row * state.SIDE
    for i in range(row, rows_offered(s)):
        rest = offered_in_row(s, i) >> col
        if rest != 0:
            return first + i * state.SIDE + col, rest, first + (i + 1) * state.SIDE
        col = 0
    return NONE, np.int64(0), state.ACTIONS


def count_legal(s, seat):
    if not is_to_act(s, seat):
        return 0
    if s.phase in (state.LIFTING, state.REMOVING):
        return count(s.pick)
    if s.phase == state.PLACING or has_squares(s):
        return count_offered(s)
    return count(doable(s))


def count_offered(s):
    """The places or squares of the window."""
    total = 0
    for i in range(rows_offered(s)):
        total += count(offered_in_row(s, i))
    return total


def nth_legal(s, seat, n):
    if s.phase in (state.LIFTING, state.REMOVING):
        return state.CARD + nth(s.pick, n)
    if s.phase == state.PLACING:
        return state.PLACE + nth_offered(s, n)
    if has_squares(s):
        return state.SQUARE + nth_offered(s, n)
    return nth(doable(s), n)


def nth_offered(s, n):
    """The place or square of the window with `n` others before it."""
    row = 0
    size = count(offered_in_row(s, row))
    while n >= size:
        n -= size
        row += 1
        size = count(offered_in_row(s, row))
    return row * state.SIDE + nth(offered_in_row(s, row), n)


def rows_offered(s):
    """So many rows of the window are looked through."""
    return int(s.fit_rows) if s.phase == state.PLACING else int(s.mark_rows)


def offered_in_row(s, i):
    return places(s, i) if s.phase == state.PLACING else s.marks[i]


def is_revealing(s, seat, action):
    """Drawing shows a card, unless it is the last and known."""
    return action == state.DRAW and s.drawn < cards.CARDS - 1


# What happens then


def apply(s, seat, action):
    if action < state.PLAY:
        do(s, action)
    elif action < state.LAY:
        choose_colour(s, seat, action - state.PLAY)
    elif action < state.KEEP:
        lay(s, action - state.LAY)
    elif action <= state.CARD:
        thawing.keep(s, action - state.KEEP)
    elif action < state.PLACE:
        take_card(s, action - state.CARD)
    elif action < state.SQUARE:
        choose_place(s, action - state.PLACE)
    else:
        choose_square(s, action - state.SQUARE)
    if s.phase == state.PASSING:
        end_turn(s)


def do(s, action):
    """Say what to do; all but drawing asks for more."""
    colour = colour_of(s, int(s.turn))
    if action == state.DRAW:
        freezing.draw(s)
    elif action == state.COVER:
        s.phase = state.COVERING
    elif action == state.MOVE:
        s.pick = thawing.movable_cards(s, colour, cards.CARDS)
        s.phase = state.LIFTING
    elif action == state.REMOVE:
        s.phase = state.REMOVING
    else:
        lake.mark_counters(s, colour)
        s.phase = state.TAKING


def choose_colour(s, seat, colour):
    """The second player says who plays light, and goes on with a normal turn."""  # 2.2
    s.light = seat if colour == cards.LIGHT else 1 - seat
    begin_turn(s)


def take_card(s, card):
    if s.phase == state.LIFTING:
        thawing.lift(s, card)
    else:
        thawing.remove(s, card)


def choose_place(s, place):
    """Where there is a choice of ways, it comes next."""
    s.place = place
    row, col = place // state.SIDE, place % state.SIDE
    if not has(s.fits[state.TURNED, row], col):
        lay(s, state.AS_PRINTED)
    elif not has(s.fits[state.AS_PRINTED, row], col):
        lay(s, state.TURNED)
    else:
        s.phase = state.TURNING


def lay(s, way):
    card, place = int(s.held), int(s.place)
    s.held = 0
    if s.thaw:
        thawing.set_down(s, card, place, way)  # 4.1
    else:
        lake.put_card(s, card, lake.row_of(s, place), lake.col_of(s, place), way)
        s.phase = state.PASSING


def choose_square(s, square):
    if s.phase == state.TAKING:
        thawing.take_away(s, square)
    elif s.thaw:
        thawing.cover_chosen(s, square)
    else:
        freezing.cover_one(s, square)


# Small moves


def end_turn(s):
    lake.survey(s)
    if s.thaw:
        s.thaw_turns += 1
        ending.see_who_melted(s)
    if s.phase == state.OVER:
        return
    s.turn = 1 - s.turn
    if s.light == state.NOBODY:
        s.phase = state.CHOOSING
    else:
        begin_turn(s)


def begin_turn(s):
    if s.drawn < cards.CARDS:
        freezing.begin_freezing(s)
    else:
        begin_thawing(s)  # 3.3


def begin_thawing(s):
    s.thaw = True
    s.left[:] = 0
    s.pick = lake.free_cards(s)
    ending.see_if_it_goes_on(s)
    if s.phase != state.OVER:
        colour = colour_of(s, int(s.turn))
        s.may_move = s.supply[colour] > 0 and thawing.movable_cards(s, colour, thawing.ANY) != 0
        s.phase = state.THAWING


# What a player cannot know


def redeal(s, viewer, dice):
    """Only the order of the cards not yet drawn is hidden, and from everybody."""
    rekey(s.chance, dice)
    shuffle(s.chance, s.deck, s.drawn, cards.CARDS - s.drawn)


def cover_tracks(s, viewer):
    sort(s.deck, s.drawn, cards.CARDS - s.drawn)


# The end


def is_over(s):
    return s.phase == state.OVER


def reward(s, seat):
    if not is_over(s):
        return 0.0
    if s.winner == state.NOBODY:
        return 0.5
    return 1.0 if s.winner == seat else 0.0


def score(s):
    """The counters that the winner has left on the table; a draw is 0."""  # 5.4
    if not is_over(s) or s.winner == state.NOBODY:
        return 0
    return state.COUNTERS - s.supply[colour_of(s, int(s.winner))]
