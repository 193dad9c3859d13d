"""Letter sets and dictionaries (1.2, 1.3, 7): those of the box, those people bring, and what is wrong with them."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Refusal
from snowedin.core.match import Match, replay
from snowedin.games.cold_spell import GAME, dictionary, letters, lexicon, sorted_words, state

from .positions import view


@pytest.fixture(scope="module")
def enable() -> list[str]:
    return list(lexicon.listed(dictionary.WORDS))


@pytest.fixture(scope="module")
def known(enable: list[str]) -> set[str]:
    return set(enable)


def test_1_3_the_dictionary_is_enable_word_for_word(enable: list[str]) -> None:
    assert len(enable) == 172_820
    assert {len(word) for word in enable} <= set(range(2, 29))
    assert lexicon.fingerprint(enable) == dictionary.ENABLE_SHA256


def test_1_3_the_shipped_automata_are_small_and_minimal(enable: list[str]) -> None:
    folder = Path(lexicon.__file__).parent
    names = [f"{name}.{kind}.z" for name in lexicon.SHIPPED for kind in lexicon.KINDS]
    assert sum((folder / name).stat().st_size for name in names) < 1_000_000
    built = lexicon.build(enable)
    assert built.tolist() == dictionary.WORDS[: len(built)].tolist()
    built = lexicon.build(lexicon.sort_letters(enable))
    assert built.tolist() == sorted_words.SORTED[: len(built)].tolist()
    assert len(lexicon.sort_letters(enable)) == 152_215


def looked_up(word: str) -> bool:
    node, edge = dictionary.ROOT, 0
    for letter in word:
        number = ord(letter) - ord("a")
        if not int(dictionary.letters_after(node)) >> number & 1:
            return False
        edge = dictionary.follow(node, number)
        node = dictionary.node_behind(edge)
    return bool(dictionary.is_word_at(edge))


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_1_3_a_lookup_finds_words_and_nothing_else(enable: list[str], known: set[str], data: Any) -> None:
    word = enable[data.draw(st.integers(0, len(enable) - 1))]
    place = data.draw(st.integers(0, len(word) - 1))
    changed = word[:place] + data.draw(st.sampled_from("abcdefghijklmnopqrstuvwxyz")) + word[place + 1 :]
    assert looked_up(word)
    assert looked_up(changed) == (changed in known)


@settings(max_examples=100, deadline=None)
@given(st.sets(st.text("abcz", min_size=2, max_size=7), min_size=1, max_size=40))
def test_an_automaton_holds_exactly_its_words_and_knows_their_lengths(words: set[str]) -> None:
    edges = lexicon.build(sorted(words))
    assert list(lexicon.listed(edges)) == sorted(words)
    assert lexicon.unpack(lexicon.pack(edges)).tolist() == edges.tolist()
    lengths = lexicon.lengths(edges)
    at = 1
    firsts = {chr(ord("a") + (int(edges[at]) & 31)): int(lengths[at])}
    while not int(edges[at]) & 64:
        at += 1
        firsts[chr(ord("a") + (int(edges[at]) & 31))] = int(lengths[at])
    expected = {first: sum({1 << len(word) for word in words if word[0] == first}) for first in {w[0] for w in words}}
    assert firsts == expected


def test_7_another_dictionary_is_played_with_and_kept_in_the_document(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("\ufeffXQ\n\nqxq\nXq\n", encoding="utf-8")
    words = GAME.components("dictionary").load(str(file))
    assert words == ["qxq", "xq"]
    match = Match(GAME, 2, {"dictionary": words}, bytes(16), INTERPRETED)
    s = match.state
    s.hand[0, :3] = [card for card in range(1, 75) if s.points[card] in (8, 10)][:3]
    s.letters[s.hand[0, 0]] = letters.face("Q")
    s.letters[s.hand[0, 1]] = letters.face("X")
    s.letters[s.hand[0, 2]] = letters.face("A/E")
    s.hand_size[0] = 3
    s.offered[:] = 0
    match.engine.bind(GAME.rules).spelling.begin(s)
    match._put(s)
    assert match.legal(0) == [state.LETTER + 16, state.LETTER + 23, state.DECLARE]
    assert replay(match.document(), {GAME.key: GAME}, INTERPRETED).options["dictionary"] == words


def test_7_all_bad_lines_of_a_dictionary_are_reported_with_their_numbers(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("good\nit's\n\nA\nfine\nnaïve\n" + "z" * 29 + "\n", encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        GAME.components("dictionary").load(str(file))
    lines = [line.split(":")[0] for line in str(refused.value).splitlines()[1:]]
    assert lines == ["- line 2", "- line 4", "- line 6", "- line 7"]
    with pytest.raises(Refusal, match="no words"):
        lexicon.read(["", " "])
    with pytest.raises(Refusal, match="cannot be read"):
        GAME.components("dictionary").load(str(tmp_path / "missing.txt"))
    with pytest.raises(Refusal, match="and 5 more lines"):
        lexicon.read(["1"] * 25)


def test_7_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="UTF-8"):
        GAME.components("dictionary").load(str(file))


def test_7_another_letter_set_is_stored_in_the_state(tmp_path: Path) -> None:
    file = tmp_path / "letters.csv"
    file.write_text("letters,points,count\nb/a,3,35\n*,0,2\nQ,50,1\n", encoding="utf-8")
    kinds = GAME.components("letters").load(str(file))
    match = Match(GAME, 2, {"letters": kinds}, bytes(16), INTERPRETED)
    shown = [entry["card"] for entry in view(match.state, None)["field"]]
    assert {entry["letters"] for entry in shown} <= {"A/B", "*", "Q"}
    assert {entry["points"] for entry in shown if entry["letters"] == "A/B"} == {3}
    assert match.state.deck_size == 38
    again = tmp_path / "letters.json"
    again.write_text(json.dumps(kinds), encoding="utf-8")
    assert GAME.components("letters").load(str(again)) == kinds


def test_7_a_header_that_stands_twice_is_refused_and_named() -> None:
    with pytest.raises(Refusal) as refused:
        letters.parse("letters.csv", "letters,points,count,points\nA,3,40,5\nB,1,2,50\n")
    assert [str(fault) for fault in refused.value.faults] == ["row 1, column points: it stands twice"]


def test_7_all_faults_of_a_letter_set_are_reported_at_once() -> None:
    rows = [
        {"letters": "A1", "points": 1, "count": 40},
        {"letters": "A", "points": -1, "count": 40},
        {"letters": "", "points": True},
        {"letters": "B", "points": 1, "count": 0, "colour": "red"},
    ]
    with pytest.raises(Refusal) as refused:
        letters.read(rows)
    found = [line[2:].split(":")[0] for line in str(refused.value).splitlines()[1:]]
    assert found == [
        "row 1, column letters",
        "row 2, column points",
        "row 3, column letters",
        "row 3, column points",
        "row 4, column colour",
        "row 4, column count",
    ]
    with pytest.raises(Refusal, match="36 to 120 cards, this one 35"):
        letters.read([{"letters": "A", "points": 1, "count": 35}])


@pytest.mark.parametrize(
    ("option", "default"), [("straight", "no"), ("pass_upright", "yes"), ("patience", 10), ("solver", "on request")]
)
def test_7_defaults(option: str, default: Any) -> None:
    assert GAME.read_options({})[option] == default
