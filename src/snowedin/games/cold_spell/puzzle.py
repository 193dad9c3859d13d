"""The best words of these tiles: one declaration alone is worth most, the bonus for the longest word left aside.

Asked of hands without pairs and wilds.  All words that they spell are found, with all sets of cards that spell them;
then all declarations that are worth as much as the best one.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

from ...core.bits import count
from ...core.compile import Engine
from ...core.riddle import Riddle
from . import advice, dictionary, faces, letters, state, telling

SEATS = 2
OPTIONS = {"solver": "never"}
PLAYERS = ("novice", "reader")
FEWEST, MOST = 5, 10  # cards of the hand
LONG = 4  # letters that some word of the answer has at least
ALIKE = 0.8  # of the box: whoever knows the whole dictionary finds nearly all, whoever does not, few
EITHER = 2  # letters that one card may be

Cards = tuple[tuple[frozenset[str], int], ...]  # what each card may be, and what it is worth
Spelled = dict[int, list[str]]  # by the set of cards, as bits: the words that use them all


def find(engine: Engine, s: Any, seat: int) -> Riddle | None:
    """The words of the one best declaration, spelled choice by choice."""
    if s.phase != state.SPELLING or s.text_size[seat] or s.declared[seat]:
        return None
    cards = cards_of(s, seat)
    found = best_declarations(cards) if cards else set()
    if len(found) != 1:
        return None
    (answer,) = found
    if max(map(len, answer), default=0) < LONG:
        return None
    return Riddle(spelling_of(answer), float(total(cards, answer)), {})


def cards_of(s: Any, seat: int) -> Cards:
    """The cards of the hand; none if some card is a pair or a wild, or there are too few or too many."""
    faced, worths = advice.hand(s, seat)
    if not FEWEST <= len(faced) <= MOST or any(faces.is_pair(face) or count(face) > EITHER for face in faced):
        return ()
    return tuple((letters_on(int(face)), int(worth)) for face, worth in zip(faced, worths, strict=True))


def letters_on(face: int) -> frozenset[str]:
    return frozenset(letter for place, letter in enumerate(letters.ALPHABET) if face >> place & 1)


@lru_cache(4)
def spelled_by(cards: Cards) -> Spelled:
    """All words of the dictionary that these cards spell, by the cards that they use."""
    found: dict[int, set[str]] = defaultdict(set)
    for word, used in _words_from(cards, dictionary.ROOT, 0, ""):
        found[used].add(word)
    return {used: sorted(words) for used, words in found.items()}


def _words_from(cards: Cards, node: int, used: int, begun: str) -> Iterator[tuple[str, int]]:
    at = node
    while at:
        here = dictionary.edge(at)
        letter = letters.ALPHABET[here & 31]
        for place, (may_be, _) in enumerate(cards):
            if letter in may_be and not used >> place & 1:
                if dictionary.is_word_at(here):
                    yield begun + letter, used | 1 << place
                yield from _words_from(cards, dictionary.node_behind(here), used | 1 << place, begun + letter)
        at = 0 if here & dictionary.LAST else at + 1


def best_declarations(cards: Cards) -> set[tuple[str, ...]]:
    """The words of every declaration that is worth as much as the best; two of them are enough to know."""
    spelled = spelled_by(cards)
    most = most_used(cards)
    found: set[tuple[str, ...]] = set()
    for sets in _sets_worth(cards, (1 << len(cards)) - 1, most[-1]):
        for words in product(*(spelled[used] for used in sets)):
            found.add(tuple(sorted(words)))
            if len(found) > 1:
                return found
    return found


@lru_cache(4)
def most_used(cards: Cards) -> list[int]:
    """For every set of cards, the most that words of it use."""
    most = [0] * (1 << len(cards))
    for among in range(1, len(most)):
        lowest = among & -among
        most[among] = most[among ^ lowest]
        for used in spelled_by(cards):
            if used & lowest and used & among == used:
                most[among] = max(most[among], worth(cards, used) + most[among ^ used])
    return most


def _sets_worth(cards: Cards, among: int, wanted: int) -> Iterator[tuple[int, ...]]:
    """All ways to use so much of these cards for words."""
    if most_used(cards)[among] < wanted:
        return
    if not among:
        yield ()
        return
    lowest = among & -among
    yield from _sets_worth(cards, among ^ lowest, wanted)
    for used in spelled_by(cards):
        if used & lowest and used & among == used:
            for rest in _sets_worth(cards, among ^ used, wanted - worth(cards, used)):
                yield (used, *rest)


def worth(cards: Cards, used: int) -> int:
    return sum(value for place, (_, value) in enumerate(cards) if used >> place & 1)


def total(cards: Cards, words: tuple[str, ...]) -> int:
    """What is used counts for the player, what is not against; the dearest cards are used."""  # 5.2
    every = (1 << len(cards)) - 1
    return 2 * max(_uses(cards, words, every)) - worth(cards, every)


def _uses(cards: Cards, words: tuple[str, ...], among: int) -> Iterator[int]:
    if not words:
        yield 0
    for used, spelled in spelled_by(cards).items() if words else ():
        if words[0] in spelled and used & among == used:
            for rest in _uses(cards, words[1:], among ^ used):
                yield worth(cards, used) + rest


def spelling_of(words: tuple[str, ...]) -> list[int]:
    chosen = []
    for word in words:
        chosen += [state.LETTER + letters.ALPHABET.index(letter) for letter in word]
        chosen.append(state.CLOSE)
    return [*chosen, state.DECLARE]


# What was tried


def is_answered(tried: list[int]) -> bool:
    """A declaration is final; until then every word may be taken back."""  # 5.4
    return tried[-1:] == [state.DECLARE]


def worth_of(s: Any, seat: int) -> float:
    """What was declared, in the state after it."""
    return float(total(cards_of(s, seat), tuple(telling.words_of(s, seat))))
