"""The exact solver of rule 5.6: the best declaration of a hand, for every length of its longest word.

A hand is a row of letter sets and a row of what each card is worth (points times pips); a set
of cards is a bit mask, numbered in the solver's own order.  It finds every set of cards that
makes a word, then fills `best`: for each set of cards the most that words in it can use,
first with words of two letters, then of three, and so on.
"""

import numpy as np

from . import dictionary, sorted_words

IMPOSSIBLE = -1
HAND = 15
ANY = (1 << 26) - 1


# What a hand can spell


def prepare(letters, worths, size):
    """Cards by letter; the sets that make words, marked and lined up with where each length begins; all weights."""
    own_letters, own_worths = in_order(letters, worths, size)
    marks = mark_words(own_letters, size)
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


def mark_words(letters, size):
    """For each set of cards, 1 if it makes a word."""
    marks = np.zeros(1 << size, np.int8)
    twins = twins_of(letters, size)
    wilds = wilds_of(letters, size)
    walk_words(marks, cards_by_letter(letters, size), last_chances(letters, size), twins, wilds)
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


def walk_words(marks, cards, last, twins, wilds):
    """Walk the sorted words as far as the cards go; equal letters take cards in rising order."""
    at = np.zeros(HAND + 1, np.int64)
    used = np.zeros(HAND + 1, np.int64)
    waiting = np.zeros(HAND + 1, np.int64)
    depth = 0
    at[0] = dictionary.ROOT
    waiting[0] = usable(sorted_words.edge(dictionary.ROOT) & 31, 0, cards, last, twins, wilds)
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
            total = best[rest] + gain
            if total > best[rest | word]:
                best[rest | word] = total
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


def best_used(letters, worths, size):
    """What the best declaration uses, whatever its longest word."""
    _, _, sets, first, weights = prepare(letters, worths, size)
    best = np.zeros(1 << size, np.int32)
    bound = most_usable(sets, weights)
    most = max(0, most_with(best, sets, weights, 0, len(sets)))
    added = 1
    while most < bound and added < size // 2:
        added += 1
        add_words(best, sets, weights, int(first[added]), int(first[added + 1]))
        most = most_with(best, sets, weights, 0, len(sets))
    return most


def most_by_length(letters, worths, size):
    """For each length of the longest word, 0 for no words, the most that can be used, or IMPOSSIBLE."""  # 5.6
    _, _, sets, first, weights = prepare(letters, worths, size)
    best = np.zeros(1 << size, np.int32)
    return find_most(best, sets, first, weights, size)[0]


def find_most(best, sets, first, weights, size):
    """The most for each length, and up to which length words were added to `best` for it.

    Beside a longest word there is only room for words as long as the cards left, and when
    everything usable is used, no more words need to be known.
    """
    bound = most_usable(sets, weights)
    found = np.full(HAND + 1, IMPOSSIBLE, np.int64)
    found[0] = 0
    added = 1
    for length in range(2, size + 1):
        begin, end = int(first[length]), int(first[length + 1])
        found[length] = most_with(best, sets, weights, begin, end)
        while IMPOSSIBLE < found[length] < bound and added < min(length, size - length):
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


def declare(letters, worths, size, length, text):
    """Write the best declaration with a longest word of so many letters, alphabetical among equals.

    Letters are 1 to 26 and 0 ends a word; the size of the text is the answer, 0 if there is none.
    """
    cards, marks, sets, first, weights = prepare(letters, worths, size)
    best = np.zeros(1 << size, np.int32)
    return write_best(cards, marks, sets, first, weights, best, 1, size, length, text)


def solve(letters, worths, size, text):
    """The most for each length, and the text of the declaration that is best of all; the text's size comes last."""
    cards, marks, sets, first, weights = prepare(letters, worths, size)
    best = np.zeros(1 << size, np.int32)
    found, added = find_most(best, sets, first, weights, size)
    length = default_length(found)
    if added > length:
        best[:] = 0
        added = 1
    return found, write_best(cards, marks, sets, first, weights, best, added, size, length, text)


def write_best(cards, marks, sets, first, weights, best, added, size, length, text):
    """Complete `best` from the words added so far, and write."""
    for other in range(added + 1, min(length, size - length) + 1):
        add_words(best, sets, weights, int(first[other]), int(first[other + 1]))
    begin, end = int(first[length]), int(first[length + 1])
    wanted = most_with(best, sets, weights, begin, end)
    with_long = add_long_words(best, sets, weights, begin, end)
    return write_words(cards, marks, weights, best, with_long, wanted, length, text)


def add_long_words(best, sets, weights, begin, end):
    """As `best`, with at least one of these words."""
    every = len(best) - 1
    with_long = np.full(len(best), IMPOSSIBLE, np.int32)
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


def write_words(cards, marks, weights, best, with_long, wanted, length, text):
    """Word by word, the first in the alphabet that some best declaration has beside those written.

    `left` and `needy` are the ways the words so far may have been laid: the cards left, and whether the
    long word is still to come.
    """
    left = np.zeros(1, np.int64)
    left[0] = len(best) - 1
    needy = np.ones(1, np.int8)
    size = 0
    while wanted >= 0 and not is_enough(left, needy, weights, wanted):
        room = mark_next(left, needy, marks, weights, best, with_long, wanted, length)
        begin = size
        size = write_first_word(cards, room, text, size)
        laid = ways_to_lay(cards, text, begin, size, room)
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


def mark_next(left, needy, marks, weights, best, with_long, wanted, length):
    """For each set of cards, how many cards the sets have that it is part of and whose words can come next."""
    room = np.zeros(len(best), np.int32)
    for i in range(len(left)):
        cards = int(left[i])
        word = cards
        while word != 0:
            if marks[word] == 1 and room[word] == 0:
                letters = count_cards(word)
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


def write_first_word(cards, room, text, size):
    """Go through the dictionary in its order with all ways to lay the letters, until a word is laid."""
    at = np.zeros(HAND + 1, np.int64)
    ways = np.zeros((HAND + 1, len(room)), np.int32)
    count = np.zeros(HAND + 1, np.int64)
    seen = np.zeros(len(room), np.int32)
    stamp = 0
    depth = 0
    at[0] = dictionary.ROOT
    count[0] = 1
    while depth >= 0:
        if at[depth] == 0:
            depth -= 1
            continue
        here = int(at[depth])
        edge = dictionary.edge(here)
        at[depth] = 0 if edge & dictionary.LAST != 0 else here + 1
        stamp += 1
        lengths = dictionary.lengths_from(here) << depth
        able = int(cards[edge & 31])
        more = lay_one_more(able, lengths, ways[depth], int(count[depth]), room, seen, stamp, ways[depth + 1])
        if more == 0:
            continue
        text[size + depth] = (edge & 31) + 1
        depth += 1
        if dictionary.is_word_at(edge) and has_room_for(ways[depth], more, room, 1 << depth):
            return size + depth
        at[depth] = dictionary.node_behind(edge)
        count[depth] = more
    return size


def lay_one_more(able, lengths, ways, count, room, seen, stamp, more):
    """Add one of the cards that can be the letter to each way that has room for a word of such a length."""
    found = 0
    for k in range(count):
        way = int(ways[k])
        rest = able & ~way
        while rest != 0:
            card = rest & -rest
            rest ^= card
            if room[way | card] & lengths != 0 and seen[way | card] != stamp:
                seen[way | card] = stamp
                more[found] = way | card
                found += 1
    return found


def has_room_for(ways, count, room, lengths):
    for k in range(count):
        if room[ways[k]] & lengths != 0:
            return True
    return False


def ways_to_lay(cards, text, begin, end, room):
    """Every set of cards that can be laid for the word just written and can come next."""
    ways = np.zeros((2, len(room)), np.int32)
    seen = np.zeros(len(room), np.int32)
    count = 1
    for k in range(begin, end):
        turn = (k - begin) & 1
        able = int(cards[int(text[k]) - 1])
        count = lay_one_more(able, 1 << (end - begin), ways[turn], count, room, seen, k + 1, ways[1 - turn])
    return ways[(end - begin) & 1, :count].copy()


def cards_left(left, needy, laid, weights, best, with_long, wanted, is_long):
    """All that may be left after the word, each once."""
    seen = np.zeros((2, len(best)), np.int8)
    kept = 0
    for i in range(len(left)):
        for k in range(len(laid)):
            cards, word = int(left[i]), int(laid[k])
            if word & ~cards == 0 and is_on_course(
                cards, needy[i], word, is_long, weights, best, with_long, wanted
            ):
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
