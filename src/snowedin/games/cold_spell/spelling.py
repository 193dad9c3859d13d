"""Chapter 5, words and score: everybody spells at the same time, letter by letter, and nobody sees the others' words.

A player says letters, not cards: which cards are laid for them is settled by `laying`, and by `pairs` where some
cards are two letters in a row.
"""

import numpy as np

from ...core.bits import count
from ...core.chance import roll
from . import dictionary, laying, pairs, state

BONUS = 20
CLOSING = np.int64(1) << np.int64(state.CLOSE - state.LETTER)
TAKING_BACK = np.int64(1) << np.int64(state.TAKE_BACK - state.LETTER)
END = np.int64(0)
DECLARING = np.int64(1) << np.int64(state.DECLARE - state.LETTER)

# Setup


def begin(s):
    """Everybody who took cards spells; the others have declared nothing."""  # 5.4
    s.phase = state.SPELLING
    for seat in range(s.seats):
        s.declared[seat] = s.hand_size[seat] == 0
        s.paired[seat] = pairs.has_pairs(s, seat)
        forget(s, seat)
        offer(s, seat)
    if count_declared(s) == s.seats:
        finish(s)


# What may be chosen


def offer(s, seat):
    s.offered[seat] = 0 if s.declared[seat] == 1 else choices(s, seat)


def choices(s, seat):
    """Letters that can be laid and lead to a word, to close a word, to take one back, to declare."""  # 5.1, 5.4
    chosen = dictionary.letters_after(s.node[seat]) & letters_left(s, seat)
    if s.complete[seat] == 1:
        chosen |= CLOSING
    if s.text_size[seat] > 0 and s.taken_back[seat] < state.TAKE_BACKS:
        chosen |= TAKING_BACK
    if s.open_size[seat] == 0 or s.taken_back[seat] == state.TAKE_BACKS:
        chosen |= DECLARING
    return chosen


def letters_left(s, seat):
    """The letters for which there is a card, whatever others they leave."""
    return np.int64(s.next_letters[seat]) if s.paired[seat] == 1 else laying.letters_left(s, seat)


def can_begin_anew(s, seat):
    """Can all that is spelled so far be taken back?"""  # 5.4
    return count_words(s, seat) <= state.TAKE_BACKS - s.taken_back[seat]


def count_words(s, seat):
    """Words spelled so far, the open one too."""
    words = 1 if s.open_size[seat] > 0 else 0
    for i in range(s.text_size[seat]):
        words += s.text[seat, i] == 0
    return words


# What happens then


def spell(s, seat, action):
    make_choice(s, seat, action - state.LETTER)
    offer(s, seat)
    if count_declared(s) == s.seats:
        finish(s)


def make_choice(s, seat, place):
    """A letter, or one of the choices counted after the letters."""
    if place < 26:
        add_letter(s, seat, place)
    elif place == state.CLOSE - state.LETTER:
        close(s, seat)
    elif place == state.TAKE_BACK - state.LETTER:
        s.taken_back[seat] += 1
        drop_word(s, seat)
    else:
        declare(s, seat)


def add_letter(s, seat, letter):
    write(s, seat, letter + 1)
    s.open_size[seat] += 1
    edge = dictionary.follow(s.node[seat], letter)
    s.node[seat] = dictionary.node_behind(edge)
    s.complete[seat] = dictionary.is_word_at(edge)
    if s.paired[seat] == 1:
        pairs.lay_anew(s, seat)
    else:
        laying.lay(s, seat, letter)


def close(s, seat):
    write(s, seat, END)
    begin_word(s, seat)


def declare(s, seat):
    """It is final; a word still open is not part of it."""  # 5.4
    if s.open_size[seat] > 0:
        drop_word(s, seat)
    s.declared[seat] = 1


def drop_word(s, seat):
    """The open word, or if none is open the last one, goes back letter by letter."""
    if s.open_size[seat] == 0:
        erase(s, seat)
    while s.text_size[seat] > 0 and s.text[seat, s.text_size[seat] - 1] != 0:
        laying.pick_up(s, seat, erase(s, seat))
    begin_word(s, seat)


# Small moves


def begin_word(s, seat):
    s.open_size[seat] = 0
    s.node[seat] = dictionary.ROOT
    s.complete[seat] = 0
    if s.paired[seat] == 1:
        pairs.lay_anew(s, seat)


def write(s, seat, sign):
    s.text[seat, s.text_size[seat]] = sign
    s.text_size[seat] += 1


def erase(s, seat):
    """The last sign, taken out of the text."""
    s.text_size[seat] -= 1
    sign = s.text[seat, s.text_size[seat]]
    s.text[seat, s.text_size[seat]] = 0
    return sign


def count_declared(s):
    declared = 0
    for seat in range(s.seats):
        declared += s.declared[seat]
    return declared


# What a player cannot know


def forget(s, seat):
    """Nothing spelled."""
    s.text[seat, :] = 0
    s.stands_for[seat, :] = 0
    s.text_size[seat] = 0
    s.taken_back[seat] = 0
    begin_word(s, seat)


def spell_at_random(s, seat):
    """Choices at random up to the declaration, without taking back what can go on."""
    s.declared[seat] = 0
    while s.declared[seat] == 0:
        chosen = choices(s, seat)
        if chosen & ~TAKING_BACK != 0:
            chosen &= ~TAKING_BACK
        make_choice(s, seat, random_place(s, chosen))
    s.taken_back[seat] = 0


def random_place(s, chosen):
    rest = chosen
    for _ in range(roll(s.chance, count(chosen))):
        rest &= rest - 1
    return count((rest & -rest) - 1)


# The end


def finish(s):
    """All words are shown and counted."""  # 5.2, 5.3
    for seat in range(s.seats):
        laying.use_best_cards(s, seat)
        s.total[seat] = count_total(s, seat)
        s.longest[seat] = longest_word(s, seat)
    for seat in range(s.seats):
        s.bonus[seat] = BONUS if has_longest_word(s, seat) else 0
    s.phase = state.OVER


def count_total(s, seat):
    """What is used counts for the player, what is not against."""  # 5.2
    total = 0
    for i in range(s.hand_size[seat]):
        total += laying.worth(s, seat, i) if s.stands_for[seat, i] != 0 else -laying.worth(s, seat, i)
    return total


def longest_word(s, seat):
    longest = 0
    length = 0
    for i in range(s.text_size[seat]):
        length = 0 if s.text[seat, i] == 0 else length + 1
        longest = max(longest, length)
    return longest


def has_longest_word(s, seat):
    """Longer than everybody else's; equal is nobody's."""  # 5.3
    for other in range(s.seats):
        if other != seat and s.longest[other] >= s.longest[seat]:
            return False
    return s.longest[seat] > 0
