"""What a hand can spell: every set of its cards that makes a word.

A hand is a row of letter sets and a row of what each card is worth; a set of cards is a bit mask.
Cards of the same letters stand side by side, so the numbers of the cards are the solver's own.
"""

import numpy as np

from . import dictionary, sorted_words

HAND = 15
NO_CARDS = np.int64(0)
ANY = (1 << 26) - 1  # the letters of a wild


def prepare(letters, worths, size, vocabulary):
    """Cards by letter; the sets that make words, marked and lined up with where each length begins; all weights."""
    own_letters, own_worths = in_order(letters, worths, size)
    marks = mark_words(own_letters, size, vocabulary)
    sets, first = line_up(marks, size)
    return cards_by_letter(own_letters, size), marks, sets, first, weigh(own_worths, size)


def in_order(letters, worths, size):
    """The hand with cards of the same letters side by side."""
    own_letters = np.zeros(size, np.int64)
    own_worths = np.zeros(size, np.int64)
    for i in range(size):
        at = i
        while at > 0 and own_letters[at - 1] > letters[i]:
            own_letters[at] = own_letters[at - 1]
            own_worths[at] = own_worths[at - 1]
            at -= 1
        own_letters[at] = letters[i]
        own_worths[at] = worths[i]
    return own_letters, own_worths


def mark_words(letters, size, vocabulary):
    """For each set of cards, 1 if it makes a word."""
    marks = np.zeros(1 << size, np.int8)
    twins = twins_of(letters, size)
    wilds = wilds_of(letters, size)
    root = sorted_words.root_of(vocabulary)
    walk_words(marks, root, cards_by_letter(letters, size), last_chances(letters, size), twins, wilds)
    exchange_wilds(marks, wilds, size)
    exchange_twins(marks, twins, size)
    return marks


def twins_of(letters, size):
    """The cards that have the same letters as the next one."""
    twins = 0
    for i in range(size - 1):
        if letters[i] == letters[i + 1]:
            twins |= 1 << i
    return twins


def wilds_of(letters, size):
    wilds = 0
    for i in range(size):
        if letters[i] == ANY:
            wilds |= 1 << i
    return wilds


def cards_by_letter(letters, size):
    """For each letter, the cards that can be it."""
    cards = np.zeros(26, np.int64)
    for i in range(size):
        for letter in range(26):
            if int(letters[i]) >> letter & 1 != 0:
                cards[letter] |= 1 << i
    return cards


def last_chances(letters, size):
    """For each letter, the cards that can be no letter that comes later in sorted words."""
    cards = np.zeros(26, np.int64)
    for i in range(size):
        last = 0
        for place in range(26):
            if int(letters[i]) >> sorted_words.ORDER[place] & 1 != 0:
                last = sorted_words.ORDER[place]
        cards[last] |= 1 << i
    return cards


def walk_words(marks, root, cards, last, twins, wilds):
    """Walk the sorted words as far as the cards go; equal letters take cards in rising order."""
    at = np.zeros(HAND + 1, np.int64)
    used = np.zeros(HAND + 1, np.int64)
    waiting = np.zeros(HAND + 1, np.int64)
    depth = 0
    at[0] = root
    waiting[0] = usable(sorted_words.edge(root) & 31, NO_CARDS, cards, last, twins, wilds)
    while depth >= 0:
        edge = sorted_words.edge(int(at[depth]))
        before = int(used[depth])
        if waiting[depth] == 0:
            if edge & dictionary.LAST != 0:
                depth -= 1
            else:
                at[depth] += 1
                letter = sorted_words.edge(int(at[depth])) & 31
                waiting[depth] = usable(letter, before, cards, last, twins, wilds)
            continue
        card = int(waiting[depth]) & -int(waiting[depth])
        waiting[depth] ^= card
        now = before | card
        if edge & dictionary.ENDS != 0:
            marks[now] = 1
        behind = dictionary.node_behind(edge)
        if behind != 0:
            depth += 1
            at[depth] = behind
            used[depth] = now
            letter = sorted_words.edge(behind) & 31
            free = usable(letter, now, cards, last, twins, wilds)
            waiting[depth] = free & -(card << 1) if letter == edge & 31 else free


def usable(letter, used, cards, last, twins, wilds):
    """Cards not used, of twins only the first, and no wild where a card has its last chance."""
    free = int(cards[letter]) & ~used
    if free & int(last[letter]) & ~wilds != 0:
        free &= ~wilds
    return free & ~((~used & twins) << 1)


def exchange_wilds(marks, wilds, size):
    """A set that makes a word makes it with a wild in the place of a card too."""
    for i in range(size):
        if wilds >> i & 1 != 0:
            for cards in range(len(marks)):
                if cards >> i & 1 != 0 and marks[cards] == 0:
                    marks[cards] = makes_word_with_other(marks, cards ^ 1 << i, wilds)


def makes_word_with_other(marks, cards, wilds):
    """1 if these and one more card, not a wild, make a word."""
    rest = (len(marks) - 1) & ~cards & ~wilds
    while rest != 0:
        card = rest & -rest
        if marks[cards | card] == 1:
            return 1
        rest ^= card
    return 0


def exchange_twins(marks, twins, size):
    """A set that makes a word makes it with the other twin too."""
    changed = twins != 0
    while changed:
        changed = False
        for i in range(size - 1):
            if twins >> i & 1 != 0:
                changed |= exchange_pair(marks, 1 << i)


def exchange_pair(marks, card):
    changed = False
    for cards in range(len(marks)):
        if marks[cards] == 1 and cards & (3 * card) == card and marks[cards ^ (3 * card)] == 0:
            marks[cards ^ (3 * card)] = 1
            changed = True
    return changed


def line_up(marks, size):
    """The sets that make words, shorter words first, and where each length begins."""
    first = np.zeros(size + 2, np.int64)
    for cards in range(len(marks)):
        if marks[cards] == 1:
            first[count_cards(cards) + 1] += 1
    for length in range(size + 1):
        first[length + 1] += first[length]
    sets = np.zeros(int(first[size + 1]), np.int64)
    place = first.copy()
    for cards in range(len(marks)):
        if marks[cards] == 1:
            length = count_cards(cards)
            sets[place[length]] = cards
            place[length] += 1
    return sets, first


def count_cards(cards):
    total = 0
    rest = cards
    while rest != 0:
        rest &= rest - 1
        total += 1
    return total


def weigh(worths, size):
    """What each set of cards is worth."""
    weights = np.zeros(1 << size, np.int32)
    for i in range(size):
        for cards in range(1 << i):
            weights[cards | 1 << i] = weights[cards] + worths[i]
    return weights
