"""Positions of small decks of Ice Queen as two players know them before either looks at a top card, for the compiler.

A position is written as whole numbers: who calls, how many cards each stack has, the cards of both stacks from the top
and then the middle, and for each card the number of the hand it was taken in, counted from the top; 0 is never shown.
What nobody can tell apart is written alike.
"""

import numpy as np

from snowedin.core.protocol import apply, choose, is_over, reward
from snowedin.games.ice_queen import cards, rules, state

HEAD = 3


def note(s, size, code):
    """Write the position down; what is hidden is sorted first."""
    rules.cover_tracks(s, state.NOBODY)
    code[0], code[1], code[2] = s.caller, s.height[0], s.height[1]
    at = HEAD
    hands = 0
    before = 0
    for seat in range(2):
        card = s.top[seat]
        while card != 0:
            code[at] = card
            if s.laid[card] != 0 and s.laid[card] != before:
                hands += 1
            before = s.laid[card]
            code[at + size] = hands if before != 0 else 0
            at += 1
            card = s.below[card]
    for card in range(1, size + 1):
        for i in range(s.middle_size):
            if s.middle[i] == card:
                code[at] = card
                code[at + size] = 0
                at += 1


def lay_out(s, size, code):
    """The position that was written down."""
    s.caller, s.height[0], s.height[1] = code[0], code[1], code[2]
    stacked = code[1] + code[2]
    for i in range(size):
        s.laid[code[HEAD + i]] = code[HEAD + size + i]
        if i < stacked:
            s.row[i] = code[HEAD + i]
        else:
            s.middle[i - stacked] = code[HEAD + i]
    s.middle_size = size - stacked
    s.hand = size + 1  # later than all that were taken
    rules.rebuild_stacks(s)


def list_tops(s, size, seat, out):
    """Cards that may lie on top of the seat's stack, one as likely as the other; how many."""
    top = s.top[seat]
    count = 0
    if s.laid[top] == 0:
        for place in range(rules.line_up_places(s)):
            if s.laid[s.row[place]] == 0 and s.row[place] != s.top[1 - seat]:
                out[count] = s.row[place]
                count += 1
        if s.laid[s.top[1 - seat]] == 0 and seat == s.caller:  # whoever calls may as well have the other's
            out[count] = s.top[1 - seat]
            count += 1
        return count
    card = top
    while card != 0 and s.laid[card] == s.laid[top]:
        out[count] = card
        count += 1
        card = s.below[card]
    return count


def put_on_top(s, seat, card):
    """Exchange it with the card that lies there."""
    size = rules.line_up_places(s)
    top = 0 if seat == 0 else s.height[0]
    for place in range(size):
        if s.row[place] == card:
            s.row[place] = s.row[top]
            s.row[top] = card
            break
    rules.rebuild_stacks(s)


def expand(template, size, code, states, callers, others, usual, signs, codes, ends):
    """Every pair of top cards, and what becomes of it if the caller's is higher, equal or lower; how many pairs.

    `signs` says for each category which of the three it is, `usual` what the counter would call, `ends` the first
    seat's reward where the game is over, 2 where it goes on, and -1 where no category leads there.
    """
    states[0] = template[0]
    lay_out(states[0], size, code)
    caller = states[0].caller
    mine, theirs = np.zeros(size, np.int64), np.zeros(size, np.int64)
    pairs = 0
    for i in range(list_tops(states[0], size, caller, mine)):
        states[1] = states[0]
        put_on_top(states[1], caller, mine[i])
        states[2] = states[1]
        called = choose(4, states[2], caller, states[2].chance) - state.CALL
        for j in range(list_tops(states[1], size, 1 - caller, theirs)):
            states[2] = states[1]
            put_on_top(states[2], 1 - caller, theirs[j])
            callers[pairs], others[pairs], usual[pairs] = mine[i], theirs[j], called
            ends[pairs, :] = -1
            for kind in range(cards.KINDS):
                sign = compared(states[2], mine[i], theirs[j], kind)
                signs[pairs, kind] = sign
                if ends[pairs, sign] == -1:
                    states[3] = states[2]
                    apply(states[3], caller, state.CALL + kind)
                    ends[pairs, sign] = reward(states[3], 0) if is_over(states[3]) else 2
                    if not is_over(states[3]):
                        note(states[3], size, codes[pairs, sign])
            pairs += 1
    return pairs


def compared(s, mine, other, kind):
    """0, 1 or 2: the caller's card is higher, equal or lower."""
    if s.values[mine, kind] == s.values[other, kind]:
        return 1
    return 0 if s.values[mine, kind] > s.values[other, kind] else 2
