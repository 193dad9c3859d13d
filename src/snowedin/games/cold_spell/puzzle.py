"""The best words of these tiles: one declaration alone is worth most, the bonus for the longest word left aside.

Asked of hands whose cards are single letters, so that words and cards can be counted by themselves.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ...core.bits import count
from ...core.compile import Engine
from ...core.riddle import Riddle
from . import advice, dictionary, faces, letters, state, telling

SEATS = 2
OPTIONS = {"solver": "never"}
PLAYERS = ("greed",)
FEWEST, MOST = 5, 9  # cards of the hand
MARGIN = 2  # points
MOST_WORDS = 300
LONG = 5  # letters that a word of the answer has at least

Hand = dict[str, list[int]]  # of every letter: what its cards are worth, the best first


def find(engine: Engine, s: Any, seat: int) -> Riddle | None:
    """The words of the one best declaration, spelled choice by choice."""
    if s.phase != state.SPELLING or s.text_size[seat] or s.declared[seat]:
        return None
    hand = hand_of(s, seat)
    words = list(spellable(hand)) if hand else []
    if not words or len(words) > MOST_WORDS:
        return None
    totals = sorted(declarations(hand, sorted(words)), reverse=True)[:2]
    (best, answer), second = totals[0], totals[1][0]
    if best - second < MARGIN or max(map(len, answer), default=0) < LONG:
        return None
    return Riddle(spelled(answer), float(best), {})


def hand_of(s: Any, seat: int) -> Hand:
    """The letters of the hand; empty if some card is a pair or may be several letters, or there are too few or many."""
    cards, worths = advice.hand(s, seat)
    if not FEWEST <= len(cards) <= MOST or any(faces.is_pair(card) or count(card) != 1 for card in cards):
        return {}
    hand: Hand = {}
    for card, worth in zip(cards, worths, strict=True):
        hand.setdefault(letters.ALPHABET[int(card).bit_length() - 1], []).append(int(worth))
    return {letter: sorted(worth, reverse=True) for letter, worth in hand.items()}


def spellable(hand: Hand) -> Iterator[str]:
    """All words of the dictionary that these letters spell."""
    left = Counter({letter: len(worths) for letter, worths in hand.items()})
    yield from _words_from(dictionary.ROOT, left, "")


def _words_from(node: int, left: Counter[str], begun: str) -> Iterator[str]:
    at = node
    while at:
        here = dictionary.edge(at)
        letter = letters.ALPHABET[here & 31]
        if left[letter]:
            if dictionary.is_word_at(here):
                yield begun + letter
            rest = left.copy()
            rest[letter] -= 1
            yield from _words_from(dictionary.node_behind(here), rest, begun + letter)
        at = 0 if here & dictionary.LAST else at + 1


def declarations(
    hand: Hand, words: list[str], first: int = 0, begun: tuple[str, ...] = ()
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every set of words that can be laid at the same time, with its total."""
    yield total(hand, begun), begun
    for number in range(first, len(words)):
        both = (*begun, words[number])
        if fits(hand, both):
            yield from declarations(hand, words, number, both)


def fits(hand: Hand, words: tuple[str, ...]) -> bool:
    return all(used <= len(hand[letter]) for letter, used in Counter("".join(words)).items())


def total(hand: Hand, words: tuple[str, ...]) -> int:
    """What is used counts for the player, what is not against; the dearest cards are used."""  # 5.2
    used = Counter("".join(words))
    return sum(sum(worths[: used[letter]]) - sum(worths[used[letter] :]) for letter, worths in hand.items())


def spelled(words: tuple[str, ...]) -> list[int]:
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
    hand = hand_of(s, seat)
    return float(total(hand, tuple(telling.words_of(s, seat))))
