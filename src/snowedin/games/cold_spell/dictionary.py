"""The dictionary: the smallest automaton of all words, a row of edges, and behind it those of the common words.

An edge is a letter (5 bits), whether a word ends there, whether it is the last edge of
its node, and where the node behind it begins; 0 is no node.
Only `edge` touches the row, because compiled code keeps a copy wherever one is touched.
"""

import numpy as np

from ...core.bits import bit
from . import lexicon

WORDS, ROOTS = lexicon.shipped("words")
LENGTHS = lexicon.lengths(WORDS)
ENABLE_SHA256 = "f32e6fbdc4cf9c8ec1d992193d7ac33e773fc850ba47ebe2c791ab9d61913d49"  # of its 172,820 words, one a line

ALL, COMMON, SHORT = range(3)  # vocabularies: all words, those that everybody knows, the short ones of them
ROOT = 1  # of all words
ENDS = 32
LAST = 64


def edge(at):
    return int(WORDS[at])


def root_of(vocabulary):
    return int(ROOTS[vocabulary])


def lengths_from(at):
    """In how many letters, as a set, words end that go on with this edge."""
    return int(LENGTHS[at])


def letters_after(node):
    """The letters, as a set of 0 to 25, with which what is spelled so far goes on to a word."""
    letters = np.int64(0)
    at = node
    while at != 0:
        here = edge(at)
        letters |= bit(here & 31)
        at = 0 if here & LAST != 0 else at + 1
    return letters


def follow(node, letter):
    """The edge of a letter that goes on to a word."""
    at = node
    while edge(at) & 31 != letter:
        at += 1
    return edge(at)


def is_word_at(here):
    """Does a word end with this edge?"""
    return here & ENDS != 0


def node_behind(here):
    return here >> 7
