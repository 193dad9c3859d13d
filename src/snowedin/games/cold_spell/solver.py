"""The exact solver of rule 5.6: the best declaration of a hand, for every length of its longest word.

A hand is a row of what is printed on its cards (see `faces`) and a row of what each is worth (points times
pips).  When all sets of cards that make words are known, `best` is filled: for each set of cards the most that
words in it can use, first with words of two letters, then of three, and so on.  `vocabulary` says which
words may be used: see `dictionary`.
"""

import numpy as np

from . import dictionary
from .card_sets import ALONE, LETTERS, WHATEVER, count_letters, pairs_in, prepare

IMPOSSIBLE = -1

# The most that can be used


def most_usable(sets, weights):
    """No declaration uses more than every card that is in some word."""
    cards = 0
    for i in range(len(sets)):
        cards |= int(sets[i])
    return int(weights[cards])


def add_words(best, sets, weights, begin, end):
    """Let words of one more length be used, but for those whose cards shorter words use just as well."""
    every = len(best) - 1
    for i in range(begin, end):
        word = int(sets[i])
        gain = weights[word]
        if best[word] == gain:
            continue
        others = every & ~word
        rest = others
        while True:
            best[rest | word] = max(best[rest | word], best[rest] + gain)
            if rest == 0:
                break
            rest = (rest - 1) & others


def most_with(best, sets, weights, begin, end):
    """The most that is used by one of these words and whatever `best` knows for the rest."""
    every = len(best) - 1
    most = IMPOSSIBLE
    for i in range(begin, end):
        word = int(sets[i])
        most = max(most, int(weights[word] + best[every & ~word]))
    return most


def best_used(letters, worths, size, vocabulary):
    """What the best declaration uses, whatever its longest word."""
    _, _, sets, first, weights = prepare(letters, worths, size, vocabulary)
    best = np.zeros(1 << size, np.int32)
    bound = most_usable(sets, weights)
    most = max(0, most_with(best, sets, weights, first[0], len(sets)))
    added = 1
    while most < bound and added < count_all(first) // 2:
        added += 1
        add_words(best, sets, weights, int(first[added]), int(first[added + 1]))
        most = most_with(best, sets, weights, first[0], len(sets))
    return most


def most_by_length(letters, worths, size, vocabulary):
    """For each length of the longest word, 0 for no words, the most that can be used, or IMPOSSIBLE."""  # 5.6
    _, _, sets, first, weights = prepare(letters, worths, size, vocabulary)
    best = np.zeros(1 << size, np.int32)
    return find_most(best, sets, first, weights)[0]


def list_most(letters, worths, size, found, vocabulary):
    """The same, written into a row."""
    most = most_by_length(letters, worths, size, vocabulary)
    for length in range(len(found)):
        found[length] = most[length]


def count_all(first):
    """The letters of the whole hand: so far do the lengths go."""
    return len(first) - 2


def find_most(best, sets, first, weights):
    """The most for each length, and up to which length words were added to `best` for it.

    Beside a longest word there is only room for words as long as the letters left, and when
    everything usable is used, no more words need to be known.
    """
    bound = most_usable(sets, weights)
    found = np.zeros(LETTERS + 1, np.int64)
    found[1:] = IMPOSSIBLE
    added = 1
    for length in range(2, count_all(first) + 1):
        begin, end = int(first[length]), int(first[length + 1])
        found[length] = most_with(best, sets, weights, begin, end)
        while IMPOSSIBLE < found[length] < bound and added < min(length, count_all(first) - length):
            added += 1
            add_words(best, sets, weights, int(first[added]), int(first[added + 1]))
            found[length] = most_with(best, sets, weights, begin, end)
    return found, added


def default_length(found):
    """The largest total, then the longest word."""  # 5.6
    length = 0
    for other in range(1, len(found)):
        if found[other] >= found[length]:
            length = other
    return length


# The words


def declare(letters, worths, size, length, text, vocabulary):
    """Write the best declaration with a longest word of so many letters, alphabetical among equals.

    Letters are 1 to 26 and 0 ends a word; the size of the text is the answer, 0 if there is none.
    """
    cards, marks, sets, first, weights = prepare(letters, worths, size, vocabulary)
    best = np.zeros(1 << size, np.int32)
    return write_best(cards, marks, sets, first, weights, best, 1, length, text, vocabulary)


def solve(letters, worths, size, text, vocabulary):
    """The most for each length, and the text of the declaration that is best of all; the text's size comes last."""
    cards, marks, sets, first, weights = prepare(letters, worths, size, vocabulary)
    best = np.zeros(1 << size, np.int32)
    found, added = find_most(best, sets, first, weights)
    length = default_length(found)
    if added > length:
        best[:] = 0
        added = 1
    return found, write_best(cards, marks, sets, first, weights, best, added, length, text, vocabulary)


def write_best(cards, marks, sets, first, weights, best, added, length, text, vocabulary):
    """Complete `best` from the words added so far, and write."""
    for other in range(added + 1, min(length, count_all(first) - length) + 1):
        add_words(best, sets, weights, int(first[other]), int(first[other + 1]))
    begin, end = int(first[length]), int(first[length + 1])
    wanted = most_with(best, sets, weights, begin, end)
    with_long = add_long_words(best, sets, weights, begin, end)
    return write_words(cards, marks, weights, best, with_long, wanted, length, text, vocabulary)


def add_long_words(best, sets, weights, begin, end):
    """As `best`, with at least one of these words."""
    every = len(best) - 1
    with_long = np.zeros(len(best), np.int32)
    with_long[:] = IMPOSSIBLE
    for i in range(begin, end):
        word = int(sets[i])
        others = every & ~word
        rest = others
        while True:
            with_long[rest | word] = max(with_long[rest | word], best[rest] + weights[word])
            if rest == 0:
                break
            rest = (rest - 1) & others
    return with_long


def write_words(cards, marks, weights, best, with_long, wanted, length, text, vocabulary):
    """Word by word, the first in the alphabet that some best declaration has beside those written.

    `left` and `needy` are the ways the words so far may have been laid: the cards left, and whether the
    long word is still to come.
    """
    left = np.zeros(1, np.int64)
    left[0] = len(best) - 1
    needy = np.ones(1, np.int8)
    size = np.int64(0)
    while wanted >= 0 and not is_enough(left, needy, weights, wanted):
        room = mark_next(left, needy, marks, pairs_in(cards), weights, best, with_long, wanted, length)
        begin = size
        size, laid = write_first_word(cards, room, text, size, length, vocabulary)
        left, needy = cards_left(left, needy, laid, weights, best, with_long, wanted, size - begin == length)
        text[size] = 0
        size += 1
    return size


def is_enough(left, needy, weights, wanted):
    """Is everything that is wanted used?"""
    every = int(weights[len(weights) - 1])
    for i in range(len(left)):
        if needy[i] == 0 and every - weights[left[i]] == wanted:
            return True
    return False


def is_on_course(cards, needs, word, is_long, weights, best, with_long, wanted):
    """Does this word, laid from these cards, leave enough for what is wanted?"""
    rest = cards & ~word
    used = int(weights[len(weights) - 1]) - int(weights[rest])
    if needs == 1 and not is_long:
        return with_long[rest] >= 0 and used + int(with_long[rest]) == wanted
    return used + int(best[rest]) == wanted


def mark_next(left, needy, marks, pairs, weights, best, with_long, wanted, length):
    """For each set of cards, how many letters the sets have that it is part of and whose words can come next."""
    room = np.zeros(len(best), np.int32)
    for i in range(len(left)):
        cards = int(left[i])
        word = cards
        while word != 0:
            if marks[word] == 1 and room[word] == 0:
                letters = count_letters(word, pairs)
                if letters <= length and is_on_course(
                    cards, needy[i], word, letters == length, weights, best, with_long, wanted
                ):
                    room[word] = 1 << letters
            word = (word - 1) & cards
    mark_parts(room)
    return room


def mark_parts(room):
    card = 1
    while card < len(room):
        for cards in range(len(room)):
            if cards & card == 0:
                room[cards] |= room[cards | card]
        card <<= 1


def write_first_word(cards, room, text, size, length, vocabulary):
    """Go through the dictionary in its order with all ways to lay the letters, until a word is laid.

    Where the text ends then, and every set of cards that can be laid for the word and can come next.  A pair is laid
    with its second letter, beside what was laid before its first one.
    """
    at = np.zeros(length + 2, np.int64)
    ways = np.zeros((length + 2, len(room)), np.int64)
    count = np.zeros(length + 2, np.int64)
    seen = np.zeros(len(room), np.int32)
    alone, pairs = cards[ALONE], pairs_in(cards)
    stamp = 0
    depth = 0
    at[0] = dictionary.root_of(vocabulary)
    count[0] = 1
    while depth >= 0:
        if at[depth] == 0:
            depth -= 1
            continue
        here = int(at[depth])
        edge = dictionary.edge(here)
        letter = edge & 31
        at[depth] = 0 if edge & dictionary.LAST != 0 else here + 1
        stamp += 1
        lengths = dictionary.lengths_from(here) << depth
        able = int(alone[letter])
        more = lay_one_more(able, lengths, ways[depth], int(count[depth]), room, seen, stamp, ways[depth + 1], 0)
        if pairs != 0 and depth > 0:
            able = int(cards[text[size + depth - 1] - 1, letter])
            before = int(count[depth - 1])
            more = lay_one_more(able, lengths, ways[depth - 1], before, room, seen, stamp, ways[depth + 1], more)
        begun = int(cards[letter, WHATEVER]) if pairs != 0 else 0
        if more == 0 and (begun == 0 or not may_begin(begun, lengths, ways[depth], int(count[depth]), room)):
            continue
        text[size + depth] = letter + 1
        depth += 1
        if dictionary.is_word_at(edge) and has_room_for(ways[depth], more, room, 1 << depth):
            return size + depth, those_with_room(ways[depth], more, room, 1 << depth)
        at[depth] = dictionary.node_behind(edge)
        count[depth] = more
    return size, ways[0, :0].copy()


def lay_one_more(able, lengths, ways, count, room, seen, stamp, more, found):
    """Add one of the cards to each way that has room for a word of such a length; they come behind `found` others."""
    for k in range(count):
        way = int(ways[k])
        rest = able & ~way
        while rest != 0:
            card = rest & -rest
            rest ^= card
            if int(room[way | card]) & lengths != 0 and seen[way | card] != stamp:
                seen[way | card] = stamp
                more[found] = way | card
                found += 1
    return found


def may_begin(pairs, lengths, ways, count, room):
    """Can one of the pairs be laid, if the next letter is its second one?"""
    for k in range(count):
        way = int(ways[k])
        rest = pairs & ~way
        while rest != 0:
            pair = rest & -rest
            rest ^= pair
            if int(room[way | pair]) & lengths != 0:
                return True
    return False


def has_room_for(ways, count, room, lengths):
    for k in range(count):
        if room[ways[k]] & lengths != 0:
            return True
    return False


def those_with_room(ways, count, room, lengths):
    found = 0
    for k in range(count):
        found += room[ways[k]] & lengths != 0
    kept = np.zeros(found, np.int64)
    for k in range(count - 1, -1, -1):
        if room[ways[k]] & lengths != 0:
            found -= 1
            kept[found] = ways[k]
    return kept


def cards_left(left, needy, laid, weights, best, with_long, wanted, is_long):
    """All that may be left after the word, each once."""
    seen = np.zeros((2, len(best)), np.int8)
    kept = 0
    for i in range(len(left)):
        for k in range(len(laid)):
            cards, word = int(left[i]), int(laid[k])
            if word & ~cards == 0 and is_on_course(cards, needy[i], word, is_long, weights, best, with_long, wanted):
                needs = 1 if needy[i] == 1 and not is_long else 0
                kept += 1 - seen[needs, cards & ~word]
                seen[needs, cards & ~word] = 1
    new_left = np.zeros(kept, np.int64)
    new_needy = np.zeros(kept, np.int8)
    place = 0
    for needs in range(2):
        for cards in range(len(best)):
            if seen[needs, cards] == 1:
                new_left[place] = cards
                new_needy[place] = needs
                place += 1
    return new_left, new_needy
