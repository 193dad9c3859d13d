"""What a hand can spell: every set of its cards that makes a word.

A hand is a row of what is printed on its cards (see `faces`) and a row of what each is worth; a set of cards is a
bit mask.  Cards of the same letters stand side by side, so the numbers of the cards are the solver's own.
Sorted words do not tell which letters stood in a row, so words with pairs are looked for in the dictionary itself.
"""

import numpy as np

from . import dictionary, faces, sorted_words

HAND = 15
LETTERS = 2 * HAND  # on as many pairs
NO_CARDS = np.int64(0)
ANY = (1 << 26) - 1  # the letters of a wild
ALONE = 26  # the row of `cards_by_letter` for what a card is by itself; other rows are for what follows a letter
WHATEVER = 26  # its column for pairs whatever their second letter is


def prepare(letters, worths, size, vocabulary):
    """Cards by letter; the sets that make words, marked and lined up with where each length begins; all weights."""
    own_letters, own_worths = in_order(letters, worths, size)
    cards = cards_by_letter(own_letters, size)
    marks = mark_words(own_letters, cards, size, vocabulary)
    sets, first = line_up(marks, pairs_in(cards), size)
    return cards, marks, sets, first, weigh(own_worths, size)


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


def mark_words(letters, cards, size, vocabulary):
    """For each set of cards, 1 if it makes a word."""
    marks = np.zeros(1 << size, np.int8)
    twins = twins_of(letters, size)
    wilds = wilds_of(letters, size)
    pairs = pairs_in(cards)
    walk_words(marks, sorted_words.root_of(vocabulary), cards[ALONE], last_chances(letters, size), twins, wilds)
    if pairs != 0:
        sure = sure_letters(letters, size)
        walk_words_with_pairs(marks, dictionary.root_of(vocabulary), cards, sure, twins, wilds, size)
    exchange_wilds(marks, wilds, pairs, size)
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
    """In row ALONE, for each letter, the cards that can be it; in the row of a letter the pairs that begin with it."""
    cards = np.zeros((ALONE + 1, WHATEVER + 1), np.int64)
    for i in range(size):
        face = int(letters[i])
        if faces.is_pair(face):
            cards[faces.first_of(face), faces.second_of(face)] |= 1 << i
            cards[faces.first_of(face), WHATEVER] |= 1 << i
            cards[ALONE, WHATEVER] |= 1 << i
        else:
            for letter in range(26):
                if face >> letter & 1 != 0:
                    cards[ALONE, letter] |= 1 << i
    return cards


def pairs_in(cards):
    return int(cards[ALONE, WHATEVER])


def last_chances(letters, size):
    """For each letter, the cards that can be no letter that comes later in sorted words."""
    cards = np.zeros(26, np.int64)
    for i in range(size):
        own = faces.letters_of(int(letters[i]))
        last = 0
        for place in range(26):
            if own >> sorted_words.ORDER[place] & 1 != 0:
                last = sorted_words.ORDER[place]
        cards[last] |= 1 << i
    return cards


def sure_letters(letters, size):
    """For each letter, the cards that can be no other."""
    cards = np.zeros(26, np.int64)
    for i in range(size):
        for letter in range(26):
            if letters[i] == 1 << letter:
                cards[letter] |= 1 << i
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


def walk_words_with_pairs(marks, root, cards, sure, twins, wilds, size):
    """Walk the dictionary with all ways to lay what is spelled so far, and mark those that use a pair.

    A pair is laid with its second letter, beside what was laid before its first one.
    """
    pairs = pairs_in(cards)
    most = size + count_cards(pairs) + 1
    at = np.zeros(most + 1, np.int64)
    spelled = np.zeros(most + 1, np.int64)
    count = np.zeros(most + 1, np.int64)
    ways = np.zeros((most + 1, len(marks)), np.int32)
    seen = np.zeros(len(marks), np.int32)
    stamp = 0
    depth = 0
    at[0] = root
    count[0] = 1
    while depth >= 0:
        here = int(at[depth])
        if here == 0:
            depth -= 1
            continue
        edge = dictionary.edge(here)
        letter = edge & 31
        at[depth] = 0 if edge & dictionary.LAST != 0 else here + 1
        stamp += 1
        count[depth + 1] = 0
        lay_each(letter, cards[ALONE], sure, twins, wilds, ways, count, depth, depth + 1, seen, stamp)
        if depth > 0:
            behind = cards[spelled[depth - 1]]
            lay_each(letter, behind, sure, twins, wilds, ways, count, depth - 1, depth + 1, seen, stamp)
        if count[depth + 1] == 0 and not has_one_free(int(cards[letter, WHATEVER]), ways[depth], count[depth]):
            continue
        if dictionary.is_word_at(edge):
            mark_those_with(pairs, ways[depth + 1], count[depth + 1], marks)
        spelled[depth] = letter
        depth += 1
        at[depth] = dictionary.node_behind(edge)


def lay_each(letter, cards, sure, twins, wilds, ways, count, begin, end, seen, stamp):
    """Add each card that can be the letter to each way at `begin`; what comes of it is kept at `end`, each set once."""
    found = int(count[end])
    for k in range(count[begin]):
        way = int(ways[begin, k])
        rest = usable(letter, way, cards, sure, twins, wilds)
        while rest != 0:
            card = rest & -rest
            rest ^= card
            if seen[way | card] != stamp:
                seen[way | card] = stamp
                ways[end, found] = way | card
                found += 1
    count[end] = found


def has_one_free(cards, ways, count):
    """Is there a way that leaves one of the cards?"""
    for k in range(count):
        if cards & ~int(ways[k]) != 0:
            return True
    return False


def mark_those_with(cards, ways, count, marks):
    for k in range(count):
        if int(ways[k]) & cards != 0:
            marks[ways[k]] = 1


def exchange_wilds(marks, wilds, pairs, size):
    """A set that makes a word makes it with a wild in the place of a card of one letter too."""
    for i in range(size):
        if wilds >> i & 1 != 0:
            for cards in range(len(marks)):
                if cards >> i & 1 != 0 and marks[cards] == 0:
                    marks[cards] = makes_word_with_other(marks, cards ^ 1 << i, wilds | pairs)


def makes_word_with_other(marks, cards, others):
    """1 if these and one more card, but none of the others, make a word."""
    rest = (len(marks) - 1) & ~cards & ~others
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
                changed |= exchange_two(marks, 1 << i)


def exchange_two(marks, card):
    changed = False
    for cards in range(len(marks)):
        if marks[cards] == 1 and cards & (3 * card) == card and marks[cards ^ (3 * card)] == 0:
            marks[cards ^ (3 * card)] = 1
            changed = True
    return changed


def line_up(marks, pairs, size):
    """The sets that make words, shorter words first, and where each length begins, up to all letters."""
    first = np.zeros(size + count_cards(pairs) + 2, np.int64)
    for cards in range(len(marks)):
        if marks[cards] == 1:
            first[count_letters(cards, pairs) + 1] += 1
    for length in range(len(first) - 1):
        first[length + 1] += first[length]
    sets = np.zeros(int(first[len(first) - 1]), np.int64)
    place = first.copy()
    for cards in range(len(marks)):
        if marks[cards] == 1:
            length = count_letters(cards, pairs)
            sets[place[length]] = cards
            place[length] += 1
    return sets, first


def count_letters(cards, pairs):
    """A pair counts as two letters of the word."""  # 1.2
    return count_cards(cards) + count_cards(cards & pairs)


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
