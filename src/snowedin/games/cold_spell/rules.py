"""Cold Spell: pyramids claim and take letter cards from the field, and the cards taken are spelled into words.

Numbers in comments are those of the rulebook, docs/rules/cold_spell.md; chapter 5 is in `spelling`.
"""

import numpy as np

from ...core.bits import bit, count, has, nth
from ...core.chance import rekey, roll, shuffle
from ...core.protocol import NONE
from . import field, spelling, state

# Setup


def deal(s, seats):
    """Lay out the field, stand the stash beside it, draw the first player by lot."""
    s.seats = seats
    lay_out_field(s)
    for size in range(1, state.SIZES):
        s.stash[size] = state.EACH_SIZE  # 1.1
    s.turn = roll(s.chance, seats)  # 2.2
    s.turns = 1
    s.phase = state.CHOOSING
    offer(s)


def lay_out_field(s):
    """The first 36 cards face up; nobody remembers the others."""  # 2.1
    for i in range(s.deck_size):
        s.deck[i] = i + 1
    shuffle(s.chance, s.deck, 0, s.deck_size)
    for cell in range(state.CELLS):
        s.field[cell] = s.deck[cell]
    s.deck[:] = 0
    s.lying = field.FIELD


# What may be chosen


def is_to_act(s, seat):
    """Whoever is offered something: one player in the field, everybody at once in the words."""
    return s.offered[seat] != 0


def is_legal(s, seat, action):
    place = action - first_offered(s)
    return 0 <= place < 63 and has(s.offered[seat], place)


def next_legal(s, seat, start):
    action = max(start, first_offered(s))
    place = action - first_offered(s)
    rest = np.int64(0) if place > 62 else s.offered[seat] >> np.int64(place)
    if rest == 0:
        return NONE
    while rest & 15 == 0:
        rest >>= 4
        action += 4
    while rest & 1 == 0:
        rest >>= 1
        action += 1
    return action


def count_legal(s, seat):
    return count(s.offered[seat])


def nth_legal(s, seat, n):
    return first_offered(s) + nth(s.offered[seat], n)


def first_offered(s):
    """The action that the lowest bit of an offer stands for."""
    return state.LETTER if s.phase == state.SPELLING else 0


def is_revealing(s, seat, action):
    """Everything is open but the declarations, and the last one shows them all."""  # 6
    return action == state.DECLARE and spelling.count_declared(s) == s.seats - 1


def offer(s):
    """Work out what the player whose turn it is may choose."""
    if s.phase == state.CHOOSING:
        s.offered[s.turn] = actions_open(s)
    elif s.phase == state.POINTING:
        s.offered[s.turn] = cells_open(s, s.kind) << np.int64(state.CELL)
    elif s.phase == state.MOVING:
        s.offered[s.turn] = landings(s, s.mover) << np.int64(state.CELL)


def actions_open(s):
    """End the turn, or any action that has a card or a pyramid for it and was not done yet."""  # 3.0
    chosen = bit(state.END_TURN)
    if field.free_cards(s) != 0:
        for size in range(1, state.SIZES):
            if s.stash[size] > 0:
                chosen |= bit(state.PLACE + size - 1)
    for kind in range(state.MOVE, state.FORCE):
        if may_act(s, kind) and cells_open(s, kind) != 0:
            chosen |= bit(kind)
    if may_act(s, state.FORCE) and s.upright != 0:
        for rival in range(s.seats):
            if rival != s.turn:
                chosen |= bit(state.FORCE + rival)
    return chosen


def may_act(s, kind):
    """Two actions of a turn are different, and Hijack is the first or none."""  # 3.0, 3.5
    return s.acted == NONE if kind == state.HIJACK else s.acted != kind


def cells_open(s, kind):
    """Where an action of this kind can be done."""
    if kind < state.MOVE:  # 3.1
        return field.free_cards(s)
    if kind == state.MOVE:  # 3.2
        return field.able_to_move(s, s.upright)
    if kind == state.TAKE:  # 3.4
        return s.claimed[s.turn]
    if kind == state.HIJACK:  # 3.5
        return field.able_to_move(s, field.claiming(s))
    return s.upright  # 3.3, 3.6


def landings(s, cell):
    """Cards without a pyramid within the pyramid's pips."""  # 3.2
    return field.within(s, bit(cell), field.pips_at(s, cell), field.free_cards(s))


# What happens then


def apply(s, seat, action):
    if s.phase == state.SPELLING:
        spelling.spell(s, np.int64(seat), action)
        return
    s.offered[s.turn] = 0
    if s.phase == state.CHOOSING:
        begin_action(s, action)
    elif s.phase == state.POINTING:
        point(s, action - state.CELL)
    else:
        land(s, action - state.CELL)
    if s.phase == state.CLOSING:
        close_field(s)
    offer(s)


def begin_action(s, action):
    if action == state.END_TURN:
        end_turn(s)
    else:
        s.kind = action
        s.phase = state.POINTING


def point(s, cell):
    """The card or pyramid at which the action is done."""
    if s.kind < state.MOVE:
        place(s, cell)
    elif s.kind == state.MOVE:
        lift(s, cell)
    elif s.kind == state.CLAIM:
        turn_towards(s, cell, s.turn)  # 3.3
    elif s.kind == state.TAKE:
        take(s, cell)
    elif s.kind == state.HIJACK:
        hijack(s, cell)
    else:
        turn_towards(s, cell, s.kind - state.FORCE)  # 3.6


def place(s, cell):
    """Stand a pyramid of the stash on a card; that ends the turn."""  # 3.1
    size = s.kind - state.PLACE + 1
    s.stash[size] -= 1
    stand(s, cell, size)
    s.busy_turn = s.turns
    s.fruitful_turn = s.turns
    end_turn(s)


def lift(s, cell):
    s.mover = cell
    s.phase = state.MOVING


def hijack(s, cell):
    """Set a claiming pyramid upright; its move is the second action."""  # 3.5
    s.claimed[field.owner_at(s, cell)] &= ~bit(cell)
    s.upright |= bit(cell)
    s.acted = state.HIJACK
    lift(s, cell)


def land(s, cell):
    """The pyramid stands up on another card."""  # 3.2
    size = field.pips_at(s, s.mover)
    s.upright &= ~bit(s.mover)
    s.sized[size] &= ~bit(s.mover)
    stand(s, cell, size)
    s.mover = 0
    end_action(s, state.MOVE)


def turn_towards(s, cell, seat):
    """The card is reserved for the player at whom the pyramid points."""  # 3.3, 3.6
    s.upright &= ~bit(cell)
    s.claimed[seat] |= bit(cell)
    s.busy_turn = s.turns
    end_action(s, state.CLAIM if s.kind == state.CLAIM else state.FORCE)


def take(s, cell):
    """Card and pyramid leave the field and count for the player."""  # 3.4
    pick_up(s, cell, s.turn)
    s.busy_turn = s.turns
    s.fruitful_turn = s.turns
    end_action(s, state.TAKE)


def end_action(s, kind):
    """The field may be closed; else a second action may follow the first."""
    if is_settled(s):  # 4.1
        s.phase = state.CLOSING
    elif s.acted == NONE:
        s.acted = kind
        s.kind = NONE
        s.phase = state.CHOOSING
    else:
        end_turn(s)


def end_turn(s):
    """The next player to the left, unless nobody gets anywhere any more."""  # 2.2
    s.acted = NONE
    s.kind = NONE
    if is_stalemate(s):
        s.phase = state.CLOSING
    else:
        s.phase = state.CHOOSING
        s.turn = (s.turn + 1) % s.seats
        s.turns += 1


def close_field(s):
    """Everybody takes what is claimed for them, and spells."""  # 4.1, 4.2
    s.acted = NONE
    s.kind = NONE
    for cell in range(state.CELLS):
        seat = field.owner_at(s, cell)
        if seat != state.NOBODY:
            pick_up(s, cell, seat)
    spelling.begin(s)


# Small moves


def stand(s, cell, size):
    s.upright |= bit(cell)
    s.sized[size] |= bit(cell)


def pick_up(s, cell, seat):
    """Leave a gap, and put card and pips into the hand."""
    size = field.pips_at(s, cell)
    s.hand[seat, s.hand_size[seat]] = s.field[cell]
    s.pips[seat, s.hand_size[seat]] = size
    s.hand_size[seat] += 1
    s.field[cell] = 0
    s.lying &= ~bit(cell)
    s.sized[size] &= ~bit(cell)
    s.claimed[seat] &= ~bit(cell)


def is_settled(s):
    """The stash is used up, and no pyramid stands upright."""  # 4.1
    return s.upright == 0 and field.is_stash_empty(s)


def is_stalemate(s):
    """Nobody gets anywhere any more."""  # 4.2
    return is_idle(s) or is_fruitless(s)


def is_idle(s):
    """Two rounds in which nobody placed, claimed, took or forced."""  # 4.2 (a)
    return s.turns - s.busy_turn >= 2 * s.seats


def is_fruitless(s):
    """Many rounds in which nobody placed or took."""  # 4.2 (b)
    return s.turns - s.fruitful_turn >= int(s.patience) * s.seats


# What a player cannot know


def redeal(s, viewer, dice):
    """Only what the others spell is hidden: who is still at it has nothing yet, who is done spelled at random."""  # 6
    rekey(s.chance, dice)
    if s.phase == state.SPELLING:
        for seat in range(s.seats):
            if seat != viewer:
                spelling.forget(s, seat)
                if s.declared[seat] == 1:
                    spelling.spell_at_random(s, seat)
                else:
                    spelling.offer(s, seat)


def cover_tracks(s, viewer):
    """A redeal spells anew; only the scratch could tell what was spelled before."""
    s.deck[:] = 0
    s.via[:] = 0
    s.laid[:] = 0
    s.best_way[:] = 0


# The end


def is_over(s):
    return s.phase == state.OVER


def reward(s, seat):
    """1 for most points; equal is shared."""  # 5.5
    if not is_over(s) or not is_winner(s, seat):
        return 0.0
    winners = 0
    for other in range(s.seats):
        winners += is_winner(s, other)
    return 1.0 / winners


def is_winner(s, seat):
    for other in range(s.seats):
        if score(s, other) > score(s, seat):
            return False
    return True


def score(s, seat):
    """Words, cards not used, and the bonus."""  # 5.2, 5.3
    return int(s.total[seat]) + int(s.bonus[seat])
