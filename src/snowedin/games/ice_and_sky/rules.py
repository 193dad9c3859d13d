"""Ice and the Sky: place cards so that rows and columns add up to everybody's targets.

Numbers in comments are those of the rulebook, docs/rules/ice_and_sky.md.
"""

from ...core.bits import bit, count, has, lowest, nth
from ...core.chance import rekey, roll, shuffle, sort
from ...core.protocol import NONE, SPECTATOR
from . import cards, deduction, state

# Setup


def deal(s, seats):
    """Lay out the Start cards, draw who begins, and deal the first generation."""
    s.seats = seats
    s.phase = state.PLACING
    s.ice = state.ICE  # 1.6
    s.room = state.EVERYWHERE
    for row in range(cards.SIDE):  # 1.5
        lay(s, row, row, cards.START + s.start_values * cards.SIDE + row)
    s.first = roll(s.chance, seats)  # 2.3
    deal_generation(s)


def deal_generation(s):
    """Hands, targets, and what is heard of them before the first placement."""
    s.placed = 0
    s.turn = s.first
    deal_hands(s)
    deal_targets(s)
    s.possible[:] = cards.EVERY_TARGET
    announce(s)


def deal_hands(s):
    """All twelve cards: 6, 4 or 3 each."""  # 2.1
    for kind in range(cards.KINDS):
        s.row[kind] = kind
    shuffle(s.chance, s.row, 0, cards.KINDS)
    s.hands[:] = 0
    each = cards.KINDS // s.seats
    for i in range(each * s.seats):
        s.hands[i // each] |= everywhere(s.row[i])


def deal_targets(s):
    """Everybody a line of their own and a Biosphere Target; the rest stays unseen."""  # 2.2
    shuffle_targets(s, len(cards.LINES))
    for seat in range(s.seats):
        s.targets[s.generation, seat] = s.row[seat] * cards.GOALS
    shuffle_targets(s, cards.GOALS)
    for seat in range(s.seats):
        s.targets[s.generation, seat] += s.row[seat]


def shuffle_targets(s, size):
    for i in range(size):
        s.row[i] = i
    shuffle(s.chance, s.row, 0, size)


# What may be chosen


def is_to_act(s, seat):
    return s.phase == state.PLACING and seat == s.turn


def is_legal(s, seat, action):
    return state.PLACE <= action < state.ACTIONS and has(legal_places(s, seat), action)


def next_legal(s, seat, start):
    rest = legal_places(s, seat) & -bit(start)
    return lowest(rest) if rest != 0 else NONE


def legal_from(s, seat, start):
    return 0, legal_places(s, seat) & -bit(start), state.ACTIONS


def count_legal(s, seat):
    return count(legal_places(s, seat))


def nth_legal(s, seat, n):
    return nth(legal_places(s, seat), n)


def legal_places(s, seat):
    """An own card in the row of its element, on an occupied cell only when the row is full."""  # 2.4
    return s.hands[seat] & s.room if is_to_act(s, seat) else 0


def is_revealing(s, seat, action):
    """Silence informs too."""  # 2.6
    return True


def may_talk(s):
    """Not while targets are hidden: as soon as a generation ends, the next one is dealt."""  # 2.7
    return s.talk != 0 or is_over(s)


def may_take_back(s):
    """Not even if all agree: everybody has heard what a placement changed, or that it changed nothing."""  # 2.6
    return False


# What happens then


def apply(s, seat, action):
    """Place a card; everybody hears what it changed; the twelfth ends the generation."""
    place(s, seat, action)
    announce(s)
    if s.placed == cards.KINDS:
        end_generation(s)
    else:
        s.turn = left_of(s, seat)  # 2.4


def place(s, seat, action):
    kind = kind_of(action)
    s.hands[seat] &= ~everywhere(kind)
    lay(s, kind // cards.VALUES, column_of(action), card_of(s, kind))
    s.placements[s.generation, s.placed] = action
    s.placed += 1


def announce(s):
    """Everybody hears whose target is met, and so learns what it may be."""  # 2.6
    met = 0
    for seat in range(s.seats):
        if is_met(s, seat):
            met |= bit(seat)
            s.possible[seat] &= s.fitting
        else:
            s.possible[seat] &= ~s.fitting
    s.heard[s.generation, s.placed] = met


def end_generation(s):
    """The targets are open now; Ice, then Sky, then the next generation."""  # 3.1
    s.ice = ice_left(s)  # 3.2
    s.sky[s.generation] = sky_now(s)  # 3.3
    if s.ice == 0 or s.generation == cards.GENERATIONS - 1:
        s.phase = state.OVER
    else:
        s.generation += 1  # 3.4
        s.first = left_of(s, s.first)  # 2.3
        deal_generation(s)


# Small moves


def lay(s, row, column, card):
    """Put a card on a cell, and keep the sums, the targets they meet, and the room left."""
    cell = row * cards.SIDE + column
    more = cards.VALUE[card] - cards.VALUE[s.top[cell]]
    if s.top[cell] == 0:
        fill_cell(s, row, cell)
    s.top[cell] = card
    s.fitting = fitting_with(s, row, column, more)
    s.sums[row] += more
    s.sums[cards.SIDE + column] += more


def fill_cell(s, row, cell):
    """A filled cell is closed until its row is full."""  # 2.4
    s.room &= ~state.IN_CELL[cell]
    if s.room & state.IN_ROW[row] == 0:
        s.room |= state.IN_ROW[row]


def fitting_with(s, row, column, more):
    """The targets that would be met if a row and a column were worth so much more."""  # 2.5
    column += cards.SIDE
    fitting = s.fitting & ~(whole_line(row) | whole_line(column))
    fitting |= cards.WORTH[s.sums[row] + more] * bit(row * cards.GOALS)
    return fitting | cards.WORTH[s.sums[column] + more] * bit(column * cards.GOALS)


def whole_line(line):
    return (bit(cards.GOALS) - 1) * bit(line * cards.GOALS)


def everywhere(kind):
    """The actions that place this card."""
    return (bit(cards.SIDE) - 1) * bit(state.PLACE + int(kind) * cards.SIDE)


def kind_of(action):
    return (action - state.PLACE) // cards.SIDE


def column_of(action):
    return (action - state.PLACE) % cards.SIDE


def card_of(s, kind):
    return 1 + int(s.generation) * cards.KINDS + kind


def is_met(s, seat):
    """The visible sum of the line is exactly the value."""  # 2.5
    return has(s.fitting, s.targets[s.generation, seat])


def count_met(s):
    return count(s.heard[s.generation, s.placed])


def has_open_hands(s):
    return s.variant in (state.YOUNG, state.JUNIOR)  # 5.3, 5.4


def has_gases(s):
    return s.variant != state.JUNIOR  # 5.4


def is_gas(s, card):
    """Carbon dioxide of any generation, and for experts methane."""  # 3.2, 5.2
    gas = cards.GAS[card]
    return gas == cards.CO2 or (gas == cards.CH4 and s.variant == state.EXPERT)


def count_gases(s):
    visible = 0
    for cell in range(cards.CELLS):
        visible += is_gas(s, s.top[cell])
    return visible


def ice_left(s):
    """The Ice, if the generation ended now."""  # 3.2, 5.4
    return max(0, int(s.ice) - count_gases(s)) if has_gases(s) else int(s.ice)


def sky_now(s):
    """The Sky of the generation, if it ended now."""
    return sky_of(count_met(s), int(s.seats))


def sky_of(met, targets):
    """Targets met less targets not met."""  # 3.3
    return 2 * met - targets


def sky_so_far(s):
    """The Sky of the generations that have ended; of the others it is 0 yet."""
    sky = 0
    for generation in range(cards.GENERATIONS):
        sky += int(s.sky[generation])
    return sky


def left_of(s, seat):
    return (seat + 1) % s.seats


# What a player cannot know


def redeal(s, viewer, dice):
    """The own target, or for a spectator all of them, as heard; and the others' hands."""
    rekey(s.chance, dice)
    if is_over(s):
        return
    if viewer == SPECTATOR:
        deduction.redeal_all_targets(s)
    else:
        deduction.redeal_own_target(s, viewer)
    if not has_open_hands(s):
        redeal_hands(s, viewer)


def redeal_hands(s, viewer):
    """Shuffle the unseen cards over the others' hands, which keep their sizes."""
    unseen = pick_up_hands(s, viewer)
    shuffle(s.chance, s.row, 0, unseen)
    deal_out(s, viewer, unseen)


def deal_out(s, viewer, unseen):
    """The others' hands from the row of picked up cards, the last ones first."""
    for seat in range(s.seats):
        if seat != viewer:
            held = count(s.hands[seat]) // cards.SIDE
            s.hands[seat] = 0
            for _ in range(held):
                unseen -= 1
                s.hands[seat] |= everywhere(s.row[unseen])


def cover_tracks(s, viewer):
    """The others' cards are dealt out as they are numbered, wherever they are not open."""
    if not is_over(s) and not has_open_hands(s):
        deal_out(s, viewer, sort_unseen(s, viewer))
    s.untried[:] = 0
    s.free[:] = 0
    s.row[:] = 0
    forget_thoughts(s)


def sort_unseen(s, viewer):
    unseen = pick_up_hands(s, viewer)
    sort(s.row, 0, unseen)
    return unseen


def forget_thoughts(s):
    """What bots note in the copies that they are given."""
    s.agreed = 0
    s.aims[:] = 0
    s.known[:] = 0
    s.shares[:] = 0
    s.sense[:] = 0
    s.trial[:] = 0
    s.second[:] = 0
    s.outlook[:] = 0


def pick_up_hands(s, viewer):
    unseen = 0
    for seat in range(s.seats):
        for kind in range(cards.KINDS):
            if seat != viewer and holds(s, seat, kind):
                s.row[unseen] = kind
                unseen += 1
    return unseen


def holds(s, seat, kind):
    return has(s.hands[seat], state.PLACE + kind * cards.SIDE)


# The end


def is_over(s):
    return s.phase == state.OVER


def reward(s, seat):
    """The same for every seat: the share of a perfect score."""  # 4.3
    return max(0, score(s)) / perfect(s) if is_over(s) else 0.0


def score(s):
    return points(s, sky_so_far(s), int(s.ice))


def points(s, sky, ice):
    """Ice times Sky; for juniors the Sky alone."""  # 4.1, 5.4
    return sky if s.variant == state.JUNIOR else sky * ice


def perfect(s):
    """The score of all targets met and no gas seen."""  # 4.1
    return 9 * int(s.seats)


def grade(s):
    """Promising from 3 points a player, excellent from 5, perfect with 9."""  # 4.1
    reached = score(s) * state.ICE if s.variant == state.JUNIOR else score(s)  # 5.4
    if reached < 1:
        return state.LOST
    if reached < 3 * s.seats:
        return state.SHORT
    if reached < 5 * s.seats:
        return state.PROMISING
    return state.EXCELLENT if reached < perfect(s) else state.PERFECT
