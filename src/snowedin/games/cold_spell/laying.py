"""Letters laid with the cards that can be them, one letter on each card (5.1); pairs are left to `pairs`.

`stands_for` keeps some way to lay what is spelled, changed along as letters come; the best is looked for at the end.
"""

import numpy as np

from ...core.bits import bit, has
from . import faces, state

NEW = np.int64(state.NOBODY)

# What can be laid


def letters_left(s, seat):
    """Letters that cards not used can be, or used ones whose own letter can go elsewhere."""
    left = np.int64(0)
    for i in range(s.hand_size[seat]):
        if s.stands_for[seat, i] == 0:
            left |= letters_of(s, seat, i)
    before = np.int64(-1)
    while left != before:
        before = left
        for i in range(s.hand_size[seat]):
            if s.stands_for[seat, i] != 0 and has(left, s.stands_for[seat, i] - 1):
                left |= letters_of(s, seat, i)
    return left


# Laying and picking up


def lay(s, seat, letter):
    """Find a card for the letter, others changing places for it if need be."""
    card = find_card_to_use(s, seat, letter)
    while s.via[card] != NEW:
        s.stands_for[seat, card] = s.stands_for[seat, s.via[card]]
        card = s.via[card]
    s.stands_for[seat, card] = letter + 1


def find_card_to_use(s, seat, letter):
    """A card not used that the letter reaches; `via` is the way to it."""
    seen = see_cards(s, seat, np.int64(0), letter, NEW)
    done = np.int64(0)
    while seen != done:
        for i in range(s.hand_size[seat]):
            if has(seen & ~done, i):
                if s.stands_for[seat, i] == 0:
                    return i
                done |= bit(i)
                seen = see_cards(s, seat, seen, s.stands_for[seat, i] - 1, i)
    return 0


def see_cards(s, seat, seen, letter, via):
    """Add the cards that can be the letter, and how one came to them."""
    for i in range(s.hand_size[seat]):
        if not has(seen, i) and has(letters_of(s, seat, i), letter):
            s.via[i] = via
            seen |= bit(i)
    return seen


def pick_up(s, seat, sign):
    """One card that stands for the letter is free again."""
    for i in range(s.hand_size[seat]):
        if s.stands_for[seat, i] == sign:
            s.stands_for[seat, i] = 0
            return


def letters_of(s, seat, i):
    return faces.letters_of(s.letters[s.hand[seat, i]])


def worth(s, seat, i):
    """Points times pips."""  # 5.2
    return int(s.points[s.hand[seat, i]]) * int(s.pips[seat, i])


# The best cards


def use_best_cards(s, seat):
    """Exchange used cards for dearer ones as long as the letters can still be laid."""  # 5.1
    changed = True
    while changed:
        changed = False
        for i in range(s.hand_size[seat]):
            if s.stands_for[seat, i] == 0 and exchange(s, seat, i):
                changed = True


def exchange(s, seat, dear):
    """Use this card instead of the cheapest that can be spared for it, if that one is cheaper."""
    seen = bit(dear)
    done = np.int64(0)
    spared = dear
    while seen != done:
        for i in range(s.hand_size[seat]):
            if has(seen & ~done, i):
                done |= bit(i)
                seen = see_users(s, seat, seen, i)
                if worth(s, seat, i) < worth(s, seat, spared):
                    spared = i
    if spared == dear:
        return False
    hand_down(s, seat, dear, spared)
    return True


def see_users(s, seat, seen, i):
    """Add the used cards whose letter this card could take over."""
    for j in range(s.hand_size[seat]):
        sign = s.stands_for[seat, j]
        if sign != 0 and not has(seen, j) and has(letters_of(s, seat, i), sign - 1):
            s.via[j] = i
            seen |= bit(j)
    return seen


def hand_down(s, seat, dear, spared):
    """Each card on the way takes over the next one's letter."""
    card = spared
    sign = s.stands_for[seat, card]
    s.stands_for[seat, card] = 0
    while card != dear:
        card = s.via[card]
        own = s.stands_for[seat, card]
        s.stands_for[seat, card] = sign
        sign = own
