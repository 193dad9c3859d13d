"""The words with their letters sorted, rarest first, as an automaton like the dictionary's.

Which letters make a word is all that a set of cards needs to know, so the solver walks this one.
"""

from . import lexicon

SORTED, ROOTS = lexicon.shipped("sorted")
ORDER = tuple(ord(letter) - ord("a") for letter in lexicon.RAREST_FIRST)


def edge(at):
    return int(SORTED[at])


def root_of(vocabulary):
    return int(ROOTS[vocabulary])
