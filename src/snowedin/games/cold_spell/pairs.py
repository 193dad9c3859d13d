"""Letters laid with a hand in which some cards are pairs, two letters in a row (1.2).

Which letters go onto pairs is tried in all ways; the others are laid by `laying`.  The last letter of the open word may
be the first of a pair whose second is still to come.
"""

import numpy as np

from ...core.bits import bit, has
from . import dictionary, faces, laying, state

NO_CARD = np.int64(state.NOBODY)
NOT_YET = -1
WHOLE = 100_000  # a way without a letter to come is before all others, whatever the cards are worth

# How a sign is laid; FIRST and above: as the first letter of a pair, counted by its place in the hand
UNTRIED, ALONE, ENDED, SECOND, FIRST = range(5)


def has_pairs(s, seat):
    for i in range(s.hand_size[seat]):
        if faces.is_pair(face_of(s, seat, i)):
            return True
    return False


def lay_anew(s, seat):
    """Lay what is spelled in the best way, and find out which letters can follow and whether the word can be closed."""
    s.stands_for[seat, :] = 0
    s.next_letters[seat] = 0
    best = NOT_YET
    is_laid = find_way(s, seat, 0)
    while is_laid:
        laying.use_best_cards(s, seat)
        s.next_letters[seat] |= letters_after(s, seat)
        if value_of_way(s, seat) > best:
            best = value_of_way(s, seat)
            keep_way(s, seat)
        is_laid = find_way(s, seat, sign_before(s, s.text_size[seat]))
    if best < WHOLE:
        s.complete[seat] = 0
    lay_kept_way(s, seat)


def value_of_way(s, seat):
    value = 0 if is_hanging(s, seat) else WHOLE
    for i in range(s.hand_size[seat]):
        if s.stands_for[seat, i] != 0:
            value += laying.worth(s, seat, i)
    return value


def keep_way(s, seat):
    for i in range(s.hand_size[seat]):
        s.best_way[i] = s.stands_for[seat, i]


def lay_kept_way(s, seat):
    """And forget it: nothing of what is spelled stays where redeals do not look."""
    for i in range(s.hand_size[seat]):
        s.stands_for[seat, i] = s.best_way[i]
        s.best_way[i] = 0


# From way to way


def find_way(s, seat, begin):
    """Lay sign after sign from here on; where one cannot be laid, the one before it is laid otherwise."""
    at = begin
    while 0 <= at < s.text_size[seat]:
        count = lay_otherwise(s, seat, at)
        at = at + count if count > 0 else sign_before(s, at)
    return at >= 0


def sign_before(s, at):
    """The sign that was laid before this one; a pair is at its first letter."""
    before = at - 1
    if before >= 0 and s.laid[before] == SECOND:
        s.laid[before] = UNTRIED
        before -= 1
    return before


def lay_otherwise(s, seat, at):
    """Lay the sign in the next way, first on a pair, then alone; how many signs are laid then, 0 if no way is left."""
    tried = int(s.laid[at])
    pick_up(s, seat, at)
    if s.text[seat, at] == 0:
        return lay_end(s, at, tried)
    card = find_pair(s, seat, at) if tried == UNTRIED else NO_CARD
    if card != NO_CARD:
        return lay_pair(s, seat, at, card)
    letter = int(s.text[seat, at]) - 1
    if tried == ALONE or not has(laying.letters_left(s, seat), letter):
        return 0
    laying.lay(s, seat, letter)
    s.laid[at] = ALONE
    return 1


def lay_end(s, at, tried):
    if tried == ENDED:
        return 0
    s.laid[at] = ENDED
    return 1


def lay_pair(s, seat, at, card):
    s.stands_for[seat, card] = state.WHOLE
    s.laid[at] = FIRST + card
    if at + 1 == s.text_size[seat]:
        return 1
    s.laid[at + 1] = SECOND
    return 2


def pick_up(s, seat, at):
    if s.laid[at] >= FIRST:
        s.stands_for[seat, s.laid[at] - FIRST] = 0
    elif s.laid[at] == ALONE:
        laying.pick_up(s, seat, s.text[seat, at])
    s.laid[at] = UNTRIED


# Pairs


def find_pair(s, seat, at):
    """The dearest pair not used that is this letter and the next one, or only this one where the text ends."""
    best = NO_CARD
    for i in range(s.hand_size[seat]):
        is_fit = s.stands_for[seat, i] == 0 and fits(s, seat, at, face_of(s, seat, i))
        if is_fit and (best == NO_CARD or laying.worth(s, seat, i) > laying.worth(s, seat, best)):
            best = np.int64(i)
    return best


def fits(s, seat, at, face):
    if not faces.is_pair(face) or faces.first_of(face) + 1 != s.text[seat, at]:
        return False
    return at + 1 == s.text_size[seat] or faces.second_of(face) + 1 == s.text[seat, at + 1]


def is_hanging(s, seat):
    """Is the last letter laid on a pair whose second letter is not spelled yet?"""
    size = s.text_size[seat]
    return size > 0 and s.laid[size - 1] >= FIRST


def letters_after(s, seat):
    """The letters that can follow what is laid."""
    hanging = is_hanging(s, seat)
    letters = np.int64(0) if hanging else laying.letters_left(s, seat)
    for i in range(s.hand_size[seat]):
        face = face_of(s, seat, i)
        if faces.is_pair(face):
            if hanging and may_hang_on(s, seat, i):
                letters |= bit(faces.second_of(face))
            elif not hanging and s.stands_for[seat, i] == 0 and goes_on(s, seat, face):
                letters |= bit(faces.first_of(face))
    return letters


def may_hang_on(s, seat, i):
    """Could the last letter be the first of this pair?"""
    last = s.text_size[seat] - 1
    is_free = s.stands_for[seat, i] == 0 or s.laid[last] == FIRST + i
    return is_free and faces.first_of(face_of(s, seat, i)) + 1 == s.text[seat, last]


def goes_on(s, seat, face):
    """Does a word go on with both letters of the pair?"""
    if not has(dictionary.letters_after(s.node[seat]), faces.first_of(face)):
        return False
    edge = dictionary.follow(s.node[seat], faces.first_of(face))
    return has(dictionary.letters_after(dictionary.node_behind(edge)), faces.second_of(face))


def face_of(s, seat, i):
    return int(s.letters[s.hand[seat, i]])
