"""Word lists: those that people bring, and how a list becomes the two automata that rules and solver walk.

An automaton is one row of edges; see `dictionary`.  Whatever is wrong with a list is
reported at once, each fault with its line.
"""

import hashlib
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np

from ...core.compile import is_borrowed
from ...core.game import Fault, Refusal, fault

Edges = np.ndarray[tuple[int], np.dtype[np.int32]]
Node = dict[int, tuple[bool, int]]  # letter: (a word ends here, number of the node behind)

PACKAGE = __name__.rpartition(".")[0]
SHIPPED = ("enable", "common", "short")  # the vocabularies, the whole one first; made by `build_dictionary`
KINDS = ("words", "sorted")  # two automata of each
HAND = 15  # no word is longer without pairs, and with them its letters are not looked for sorted
SHORTEST, LONGEST = 2, 28
MOST_EDGES = 240_000  # of all vocabularies: the compiler keeps constants below a megabyte
FEWEST_KNOWN = 100  # with fewer words in common it is another language
FAULTS_SHOWN = 20
RAREST_FIRST = "jqxzwkvfybhgmpudclotnraise"  # in how many words of ENABLE a letter stands


def parse(name: str, text: str) -> list[str]:
    """Read a word list from a file's text, one word a line."""
    return read(text.splitlines())


def read(data: Any) -> list[str]:
    """Check a word list given as lines; empty lines do not count, and capitals are as good as small letters."""
    if not isinstance(data, (list, tuple)):
        raise Refusal("A word list is a list of words, one a line.", reason="file_shape")
    words: set[str] = set()
    faults: list[Fault] = []
    wrong = 0
    for number, line in enumerate(data, 1):
        word = line.strip().lower() if isinstance(line, str) else ""
        if not isinstance(line, str) or (word and not is_spelled(word)):
            sentence = "expected a word of {low} to {high} letters A to Z, got {got}"
            wrong += 1
            if wrong <= FAULTS_SHOWN:
                got = f"{line!r:.60}"
                faults.append(fault("word", sentence, number, unit="line", low=SHORTEST, high=LONGEST, got=got))
        elif word:
            words.add(word)
    if not words and not faults:
        faults.append(fault("no_words", "it has no words"))
    if wrong > FAULTS_SHOWN:
        faults.append(fault("more_lines", "and {count} more lines", count=wrong - FAULTS_SHOWN))
    if faults:
        raise Refusal("The word list cannot be used:", faults, "faulty")
    return sorted(words)


def is_spelled(word: str) -> bool:
    return SHORTEST <= len(word) <= LONGEST and word.isascii() and word.isalpha()


def tables(words: list[str] | None) -> dict[str, dict[str, Any]]:
    """The automata of a list in the place of the shipped ones; rules that are lent keep their words."""
    if words is not None and is_borrowed():
        raise Refusal("This page plays with the words that it brought along; other words need a server.")
    return {} if words is None else _tables(tuple(words))


@lru_cache(maxsize=4)
def _tables(words: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    known = [words, *(known_of(words, name) for name in SHIPPED[1:])]
    edges, roots = laid_together(known)
    sorted_edges, sorted_roots = laid_together([sort_letters(each) for each in known])
    return {
        f"{PACKAGE}.dictionary": {"WORDS": edges, "ROOTS": roots, "LENGTHS": lengths(edges)},
        f"{PACKAGE}.sorted_words": {"SORTED": sorted_edges, "ROOTS": sorted_roots},
    }


def laid_together(vocabularies: Iterable[Sequence[str]]) -> tuple[Edges, Edges]:
    """The automata of some vocabularies in one row, those that are the same only once, and where each begins."""
    places: dict[tuple[str, ...], int] = {}
    found = [places.setdefault(tuple(words), len(places)) for words in vocabularies]
    edges, roots = join([build(words) for words in places])
    if len(edges) > MOST_EDGES:
        sentence = f"The word list is too large: it takes {len(edges)} edges, and {MOST_EDGES} is the most."
        raise Refusal(sentence, reason="many_words")
    return edges, roots[found]


def known_of(words: Iterable[str], vocabulary: str) -> list[str]:
    """The words of a list that are in a shipped vocabulary; all, where that has hardly any of them."""
    common = set(listed(packed(vocabulary, "words")))
    known = [word for word in words if word in common]
    return known if len(known) >= FEWEST_KNOWN else list(words)


def sort_letters(words: Iterable[str]) -> list[str]:
    """Every set of letters that makes a word a hand can hold, rarest letter first."""
    rank = {letter: number for number, letter in enumerate(RAREST_FIRST)}
    return sorted({"".join(sorted(word, key=rank.__getitem__)) for word in words if len(word) <= HAND})


def build(words: Iterable[str]) -> Edges:
    """The smallest automaton of a sorted list, as a row of edges; it begins at edge 1."""
    nodes = _minimal(words)
    first = _places(nodes)
    edges = np.zeros(1 + sum(map(len, nodes)), np.int32)
    for number, node in enumerate(nodes):
        for i, letter in enumerate(sorted(node)):
            ends, behind = node[letter]
            last = i == len(node) - 1
            edges[first[number] + i] = letter | ends << 5 | last << 6 | first[behind] << 7
    return edges


def _minimal(words: Iterable[str]) -> list[Node]:
    """Nodes without twins, the empty one first and the root last; built word by word, after Daciuk and others."""
    nodes: list[Node] = [{}]
    known: dict[frozenset[tuple[int, tuple[bool, int]]], int] = {frozenset(): 0}
    path: list[Node] = [{}]
    before = ""

    def fold(depth: int) -> None:
        """Settle what hangs below `depth` of the last word."""
        while len(path) > depth + 1:
            node = path.pop()
            twin = known.setdefault(frozenset(node.items()), len(nodes))
            if twin == len(nodes):
                nodes.append(node)
            letter = ord(before[len(path) - 1]) - ord("a")
            path[-1][letter] = (path[-1][letter][0], twin)

    for word in words:
        shared = 0
        while shared < min(len(word), len(before)) and word[shared] == before[shared]:
            shared += 1
        fold(shared)
        for letter in word[shared:]:
            path[-1][ord(letter) - ord("a")] = (False, 0)
            path.append({})
        path[-2][ord(word[-1]) - ord("a")] = (True, 0)
        before = word
    fold(0)
    nodes.append(path[0])
    return nodes


def _places(nodes: list[Node]) -> list[int]:
    """Where each node's edges begin: the root at 1, a node without edges at 0."""
    places = [0] * len(nodes)
    place = 1
    for number in range(len(nodes) - 1, 0, -1):
        places[number] = place
        place += len(nodes[number])
    return places


def lengths(edges: Edges) -> Edges:
    """For each edge, the set of numbers of letters in which words end that go on with it."""
    if len(edges) == 1:
        return np.zeros(1, np.int32)
    starts = np.flatnonzero(np.concatenate(([True], edges[:-1] & 64 != 0)))  # of the nodes; edge 0 is one by itself
    starts = np.unique(np.concatenate((starts, [1])))
    node_of = np.zeros(len(edges), np.int64)
    node_of[starts] = np.arange(len(starts))
    found = np.zeros(len(edges), np.int32)
    ends = edges & 32 != 0
    for length in range(1, LONGEST + 1):
        found |= ends.astype(np.int32) << length
        node_ends = np.logical_or.reduceat(ends, starts)
        ends = node_ends[node_of[edges >> 7]] & (edges >> 7 != 0)
    return found


def join(automata: Iterable[Edges]) -> tuple[Edges, Edges]:
    """Several automata in one row, and where each begins."""
    rows: list[Edges] = []
    roots: list[int] = []
    end = 1
    for edges in automata:
        shift = end - 1
        rows.append(np.where(edges >> 7 != 0, edges + (shift << 7), edges)[1:].astype(np.int32))
        roots.append(end)
        end += len(edges) - 1
    return np.concatenate([np.zeros(1, np.int32), *rows]), np.array(roots, np.int32)


def shipped(kind: str) -> tuple[Edges, Edges]:
    """The automata of the box in one row, and where each vocabulary begins; rules that are lent have them inside."""
    if is_borrowed():
        return np.zeros(1, np.int32), np.zeros(len(SHIPPED), np.int32)
    return join(packed(vocabulary, kind) for vocabulary in SHIPPED)


def packed(vocabulary: str, kind: str) -> Edges:
    return unpack(files(PACKAGE).joinpath(f"{vocabulary}.{kind}.z").read_bytes())


def pack(edges: Edges) -> bytes:
    """Bytes of like meaning side by side, which the compressor likes."""
    return zlib.compress(np.ascontiguousarray(edges.view(np.uint8).reshape(-1, 4).T).tobytes(), 9)


def unpack(data: bytes) -> Edges:
    columns = np.frombuffer(zlib.decompress(data), np.uint8).reshape(4, -1)
    edges: Edges = np.ascontiguousarray(columns.T).reshape(-1).view(np.int32)
    return edges


def fingerprint(words: Iterable[str]) -> str:
    """SHA-256 of the sorted words, one a line."""
    return hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest()


def listed(edges: Edges) -> Iterable[str]:
    """Every word of an automaton, in its order."""
    waiting = [(1, "")]
    while waiting:
        at, before = waiting.pop()
        edge = int(edges[at])
        if not edge & 64:
            waiting.append((at + 1, before))
        word = before + chr(ord("a") + (edge & 31))
        if edge & 32:
            yield word
        if edge >> 7:
            waiting.append((edge >> 7, word))
