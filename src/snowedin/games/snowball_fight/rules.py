"""Snowball Fight: both players throw one side of one card at once, and the better pile of cards wins.

Numbers in comments are those of the rulebook, docs/rules/snowball_fight.md.  Its chapters have modules of their
own: `draft` 3, `resolution` 2 and 5, `offers` what may be chosen in them, `knowledge` and `redealing` 7.
"""

import numpy as np

from ...core.bits import bit, count, has, lowest, nth
from ...core.chance import rekey
from ...core.protocol import NONE, SPECTATOR
from . import draft, knowledge, piles, redealing, state
from .offers import offers
from .resolution import begin_step, finish_step, throw

# Setup


def deal(s, seats):
    """Hand out the cards of the draft, which everything else begins with."""  # 3.1
    s.seats = seats
    draft.deal_out(s)
    go_on(s)


# What may be chosen


def is_to_act(s, seat):
    return bool(s.asked[seat])


def legal(s, seat):
    """The set of actions; the second card of a pair is not the first again."""  # 3.2
    return offers(s, seat) & ~s.chosen[seat] if s.asked[seat] else np.int64(0)


def is_legal(s, seat, action):
    return has(legal(s, np.int64(seat)), np.int64(action))


def next_legal(s, seat, start):
    actions = legal(s, np.int64(seat)) & -bit(np.int64(start))
    return lowest(actions) if actions != 0 else NONE


def count_legal(s, seat):
    return count(legal(s, np.int64(seat)))


def nth_legal(s, seat, n):
    return nth(legal(s, np.int64(seat)), n)


def may_search_arsenal(s, seat):
    """By option an Ultra Upgrade looks through the face-down cards."""  # 2.8
    return s.asked[seat] and s.phase == state.ULTRA_UPGRADING and s.ultra_reach == state.WHOLE_ARSENAL


def only_notes(s, seat):
    """While the other is awaited, and between the two halves of a choice."""
    return bool(s.asked[1 - seat]) or is_first_half(s, seat)


def is_revealing(s, seat, action):
    if only_notes(s, seat):
        return False
    return s.phase != state.SNATCHING or action == state.DECLINE or count(s.discard[seat]) == 1


def is_first_half(s, seat):
    """Two cards are kept at the end of the draft, one after the other."""  # 3.2
    return s.phase == state.KEEPING_PAIR and s.chosen[seat] == 0


# What happens then


def apply(s, seat, action):
    """Note the choice; the last one awaited in a step carries it out for all."""  # 5.0
    seat = np.int64(seat)
    s.told = 0
    is_done = not is_first_half(s, seat)
    s.chosen[seat] |= bit(np.int64(action))
    if is_done:
        s.asked[seat] = False
        if s.asked[1 - seat]:
            piles.tell(s, state.CHOSE, seat)
        else:
            finish(s)
            go_on(s)


def finish(s):
    if s.phase == state.THROWING:
        s.due[:] = 0
        throw(s)
    elif s.phase <= state.KEEPING_PAIR:
        draft.keep(s)
    else:
        finish_step(s)


def go_on(s):
    """Carry out what is due, and turn after turn, until somebody has a choice or the game is over."""
    while not (s.asked[0] or s.asked[1] or is_over(s)):
        due = np.int64(s.due[0] | s.due[1])
        if due == 0:
            end_turn(s)
        else:
            begin_step(s, lowest(due))
            if not (s.asked[0] or s.asked[1]):
                finish_step(s)


def end_turn(s):
    """After the draft there is nothing to end."""  # 3.4
    if s.phase > state.KEEPING_PAIR:
        discard_played(s)
        piles.turn_up(s)
        s.turns += 1
        test_arsenal(s)
    if s.turns >= s.turn_cap:  # 6.4
        stop(s, state.CAPPED, state.NOBODY)
    else:
        begin_turn(s)


def discard_played(s):
    for seat in range(state.SEATS):  # 5.9
        if s.played[seat] != 0:
            piles.receive(s, seat, np.int64(s.played[seat]))
        if s.second[seat] != 0:
            piles.receive(s, seat, np.int64(s.second[seat]))
        s.played[seat] = 0
        s.second[seat] = 0


def test_arsenal(s):
    """When both decks are empty the final round begins."""  # 6.2
    if not s.final and s.top[0] == 0 and s.top[1] == 0:
        s.final = True
        for seat in range(state.SEATS):
            piles.shuffle_everything(s, seat)
        piles.tell(s, state.FINAL_ROUND, state.NOBODY)


def begin_turn(s):
    for seat in range(state.SEATS):
        piles.draw_hand(s, seat)  # 4.1
    for seat in range(state.SEATS):
        if count(s.hand[seat]) < piles.hand_size(s, seat) and not is_over(s):
            stop(s, state.SHORT, seat)  # 4.2
    if not is_over(s):
        for seat in range(state.SEATS):
            get_ready(s, seat)


def get_ready(s, seat):
    """Slowing and showing have lasted their turn, and a throw is due."""
    if s.showing[seat]:  # 2.12
        knowledge.see_hand(s, seat)
        piles.tell(s, state.SHOWED, seat)
    s.showing[seat] = False
    s.slowed[seat] = False
    s.hit[seat] = False
    s.due[seat] = bit(state.THROWING)


# What a player cannot know


def redeal(s, viewer, dice):
    """When the game is over all cards lie open, and only the chance to come is unknown."""
    rekey(s.chance, dice)
    if is_over(s):
        return
    if viewer != SPECTATOR:
        redealing.redeal_seat(s, 1 - np.int64(viewer))
    elif s.phase <= state.KEEPING_PAIR:
        redealing.redeal_draft(s)
    else:
        redealing.redeal_table(s)


def cover_tracks(s, viewer):
    """Hidden cards are sets, which have no order."""
    s.loot[:] = 0


# The end


def stop(s, reason, seat):
    s.phase = state.OVER
    piles.tell(s, reason, seat)


def is_over(s):
    return s.phase == state.OVER


def reward(s, seat):
    """1 for the more points, and a half each if equal."""  # 6.3
    if not is_over(s):
        return 0.0
    mine = piles.points(s, seat)
    theirs = piles.points(s, 1 - seat)
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0
