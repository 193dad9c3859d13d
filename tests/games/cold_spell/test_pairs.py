"""Cards of two letters in a row (1.2): how they are written, spelled with, solved, seen and counted."""

from functools import cache
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from snowedin.bots import Bot
from snowedin.core.chance import Chance
from snowedin.core.compile import COMPILED, INTERPRETED, engine
from snowedin.core.document import read_document
from snowedin.core.game import Refusal
from snowedin.core.match import Match, load, replay, start
from snowedin.core.records import blank, copy
from snowedin.games.cold_spell import GAME, advice, bots, dictionary, lab, letters, lexicon, observe, solver, state
from snowedin.games.cold_spell.table import card as drawn
from snowedin.games.cold_spell.view import Card

from .positions import PLAIN, hands, legal, play, spell, view

QUIDDLER = GAME.components("letters").load(str(Path(__file__).with_name("quiddler.csv")))
OLD_MATCH = Path(__file__).with_name("version-1.json")
MIXED: list[letters.Kind] = [
    {"letters": text, "points": points, "count": count}
    for text, points, count in (
        ("A/E", 1, 9), ("I/O", 1, 4), ("E", 2, 4), ("R", 1, 5), ("T", 3, 5), ("H", 4, 4), ("N", 1, 4), ("S", 1, 4),
        ("Q", 10, 2), ("ER", 7, 4), ("TH", 9, 4), ("IN", 7, 3), ("QU", 9, 2), ("EE", 2, 3), ("RE", 5, 3), ("*", 0, 2),
    )
]  # fmt: skip
Hand = list[tuple[str, int]]


def mixed(*held: str) -> Any:
    return hands(*held, letters=MIXED)


def offered(s: Any, seat: int = 0) -> str:
    return "".join(letters.ALPHABET[a - state.LETTER] for a in legal(s, seat) if state.LETTER <= a < state.CLOSE)


def say(s: Any, text: str, seat: int = 0) -> Any:
    for letter in text:
        play(s, seat, state.LETTER + letters.ALPHABET.index(letter))
    return s


# How they are written


@pytest.mark.parametrize(
    ("written", "kept"), [("qu", "QU"), ("TH ", "TH"), ("ee", "EE"), ("o/a", "A/O"), ("A / O / A", "A/O"), ("B/B", "B")]
)
def test_1_2_either_or_has_a_stroke_and_two_letters_without_one_are_a_pair(written: str, kept: str) -> None:
    (kind,) = letters.read([{"letters": written, "points": 1, "count": 40}])
    assert kind["letters"] == kept
    assert letters.spelled(letters.face(kept)) == kept


@pytest.mark.parametrize("written", ["ABC", "A/", "/", "QU/TH", "A/*", "**", "A1", "ÄO", "A,O"])
def test_1_2_anything_else_is_refused_with_its_place(written: str) -> None:
    with pytest.raises(Refusal, match=r"row 1, column letters: expected a letter A to Z, several with / between"):
        letters.read([{"letters": written, "points": 1, "count": 40}])


def test_1_2_every_face_is_told_from_every_other() -> None:
    texts = [*letters.ALPHABET, "*", *map("".join, product(letters.ALPHABET, repeat=2)), "A/E", "Q/U", "A/E/I"]
    faces = {letters.face(text): text for text in texts}
    assert len(faces) == len(texts)
    assert all(letters.spelled(face) == text for face, text in faces.items())


def test_1_2_quiddler_is_read_from_a_file_and_told_as_it_is_written() -> None:
    assert sum(kind["count"] for kind in QUIDDLER) == 118
    match = Match(GAME, 4, {"letters": QUIDDLER}, bytes(16), INTERPRETED)
    told = {letters.spelled(int(face)) for face in match.state.letters[1 : int(match.state.deck_size) + 1]}
    assert told == {kind["letters"] for kind in QUIDDLER}
    again = replay(read_document(msgspec.json.encode(match.document())), {GAME.key: GAME}, INTERPRETED)
    assert again.options["letters"] == QUIDDLER
    assert again.state.tobytes() == match.state.tobytes()


def test_1_2_a_match_of_version_1_keeps_its_meaning_either_letter() -> None:
    match = load(OLD_MATCH, {GAME.key: GAME}, INTERPRETED)
    assert match.is_over
    seen = view(match.state, None)["players"]
    assert [(entry["words"], entry["result"]["score"]) for entry in seen] == [(["WE", "SAB"], 9), (["EWE", "NE"], -7)]
    assert {held["letters"] for held in seen[1]["hand"]} >= {"Q/U", "A/E"}
    written = match.document()
    assert written.version == GAME.version == 2
    assert [kind["letters"] for kind in written.options["letters"]][:4] == ["A/E", "Q/U", "I/O/U", "*"]
    assert replay(written, {GAME.key: GAME}, INTERPRETED).state.tobytes() == match.state.tobytes()


def test_matches_of_versions_that_never_were_are_refused() -> None:
    for version in (0, 3):
        with pytest.raises(Refusal, match=f"version {version} of the rules; this program has 2"):
            GAME.options_of(version, {})
    assert GAME.options_of(1, {"letters": None, "patience": 3}) == {"letters": None, "patience": 3}


# Spelling


def test_5_1_a_pair_is_used_whole_and_its_letters_in_that_order() -> None:
    s = mixed("QU1 A/E1 T1", "S1")
    assert offered(s) == "AEQT"  # no word begins with U for which there were a card
    assert offered(say(s, "Q")) == "U"
    assert state.CLOSE not in legal(s)
    assert offered(say(s, "U")) == "AE"
    assert [held["used_for"] for held in view(s, 0)["players"][0]["hand"]] == ["QU", None, None]


def test_5_1_a_pair_is_no_word_without_its_second_letter() -> None:
    s = say(mixed("H1 ER1", "S1"), "HE")  # HE is a word, but the E is half a card
    assert state.CLOSE not in legal(s)
    assert offered(s) == "R"
    s = say(mixed("H1 ER1 E1", "S1"), "HE")
    assert state.CLOSE in legal(s)
    assert set(offered(s)) == {"R"}


def test_5_1_a_pair_alone_can_be_a_word_of_two_letters() -> None:
    s = mixed("IN2", "T1 H1 A/E1")
    spell(s, 0, "IN")
    spell(s, 1, "HE")
    assert (int(s.total[0]), int(s.longest[0])) == (14, 2)
    assert s.bonus[:2].tolist() == [0, 0]


def test_5_3_a_pair_counts_as_two_letters_of_the_word() -> None:
    s = mixed("TH1 E1 RE1", "T1 H1 E1 N1")
    spell(s, 0, "THERE")
    spell(s, 1, "THEN")
    assert s.longest[:2].tolist() == [5, 4]
    assert s.bonus[:2].tolist() == [20, 0]


def test_5_4_a_pair_that_no_word_goes_on_with_is_not_begun() -> None:
    assert "Q" not in offered(say(mixed("S1 H1 E1 QU1", "S1"), "SHE"))  # there is SHEQEL, and nothing with SHEQU
    s = say(mixed("S1 H1 E1 QU1 Q1", "S1"), "SHEQ")
    assert offered(s) == ""
    assert [held["used_for"] for held in view(s, 0)["players"][0]["hand"]] == ["S", "H", "E", None, "Q"]


def test_5_4_words_with_pairs_are_taken_back() -> None:
    s = mixed("TH1 E1 RE1 IN1", "S1")
    spell(s, 0, "IN", "THE", declare=False)
    say(s, "RE")
    play(s, 0, state.TAKE_BACK)
    assert view(s, 0)["players"][0]["words"] == ["IN", "THE"]
    play(s, 0, state.TAKE_BACK)
    play(s, 0, state.TAKE_BACK)
    assert not s.stands_for[0].any()
    assert offered(s) == offered(mixed("TH1 E1 RE1 IN1", "S1"))
    spell(s, 0, "THEREIN")
    assert s.stands_for[0][:4].tolist() == [state.WHOLE, 5, state.WHOLE, state.WHOLE]


def test_5_1_letters_are_laid_on_pairs_or_alone_whichever_counts_most() -> None:
    s = mixed("TH1 T3 H3 E1", "S1")
    spell(s, 0, "THE")
    spell(s, 1)
    assert int(s.total[0]) == 9 + 12 + 2 - 9
    s = mixed("TH3 T1 H1 E1", "S1")
    spell(s, 0, "THE")
    spell(s, 1)
    assert int(s.total[0]) == 27 + 2 - 3 - 4


Way = tuple[int, int | None]


def tilings(text: str, hand: Hand) -> set[Way]:
    """Every set of cards that a text can be laid with, and the pair of which only the first letter is spelled."""

    @cache
    def laid(at: int, used: int) -> frozenset[Way]:
        if at == len(text):
            return frozenset([(used, None)])
        if text[at] == " ":
            return laid(at + 1, used)
        found: set[Way] = set()
        for i, (kind, _) in enumerate(hand):
            now = used | 1 << i
            if used == now:
                continue
            if not letters.is_pair(kind):
                found |= laid(at + 1, now) if kind == "*" or text[at] in kind else set()
            elif text[at : at + 2] == kind:
                found |= laid(at + 2, now)
            elif at + 1 == len(text) and text[at] == kind[0]:
                found.add((now, i))
        return frozenset(found)

    return set(laid(0, 0))


@cache
def words() -> frozenset[str]:
    return frozenset(word.upper() for word in lexicon.listed(dictionary.WORDS))


@cache
def beginnings() -> frozenset[str]:
    return frozenset(word[:size] for word in words() for size in range(len(word) + 1))


def expected_letters(text: str, hand: Hand) -> str:
    """What can be laid next, and goes on to a word; with a pair both its letters have to."""
    begun = text.rsplit(" ", maxsplit=1)[-1]
    found = ""
    for letter in letters.ALPHABET:
        if begun + letter in beginnings():
            ways = tilings(text + letter, hand)
            found += letter * any(pair is None or begun + hand[pair][0] in beginnings() for _, pair in ways)
    return found


def random_hand(rng: Any, most: int) -> Hand:
    deck = [kind["letters"] for kind in MIXED for _ in range(kind["count"])]
    chosen = [deck[i] for i in rng.choice(len(deck), int(rng.integers(2, most + 1)), replace=False)]
    return [(kind, int(rng.integers(1, 4))) for kind in chosen]


@pytest.mark.parametrize(("target", "count", "most"), [(INTERPRETED, 25, 6), (COMPILED, 150, 8)])
def test_5_1_and_5_4_what_is_offered_and_counted_is_what_brute_force_finds(target: str, count: int, most: int) -> None:
    back_end = engine(GAME, target)
    rng = np.random.default_rng(most)
    points = {kind["letters"]: kind["points"] for kind in MIXED}
    hung = 0
    for _ in range(count):
        hand = random_hand(rng, most)
        s = mixed(" ".join(f"{kind}{pips}" for kind, pips in hand), "S1")
        worth = [points[kind] * pips for kind, pips in hand]
        while not s.declared[0]:
            own = view(s, 0)["players"][0]
            spelling = own["spelling"]
            text = " ".join([*own["words"], spelling["open"]])
            assert offered(s) == expected_letters(text, hand), (hand, text)
            whole = [used for used, pair in tilings(text, hand) if pair is None]
            hung += not whole
            assert (state.CLOSE in legal(s)) == (bool(whole) and spelling["open"] in words()), (hand, text)
            if whole:
                used = max(sum(worth[i] for i in range(len(hand)) if laid >> i & 1) for laid in whole)
                assert spelling["total_so_far"] == 2 * used - sum(worth), (hand, text)
            choices = [action for action in legal(s) if action != state.TAKE_BACK or rng.random() < 0.2]
            action = int(rng.choice(choices or legal(s)))
            assert back_end.is_legal(s, 0, action)
            back_end.apply(s, 0, action)
    assert hung > 10


# The solver and who asks it


def test_5_6_a_declaration_with_pairs_is_the_best_there_is() -> None:
    from .test_solver import brute_force, solved

    fast = engine(GAME, COMPILED).bind(solver)
    rng = np.random.default_rng(56)
    some = [word.lower() for word in words() if len(word) <= 12]
    for _ in range(15):
        hand = [(kind, int(rng.integers(0, 12))) for kind, _ in random_hand(rng, 5)]
        hand.append((str(rng.choice(["ER", "TH", "IN", "QU", "EE", "RE"])), int(rng.integers(0, 12))))
        assert solved(fast, hand) == brute_force(hand, some), hand


def test_5_6_the_solver_and_the_rules_agree_on_hands_with_pairs() -> None:
    fast = engine(GAME, COMPILED)
    rng = np.random.default_rng(65)
    for _ in range(20):
        hand = random_hand(rng, 10)
        s = mixed(" ".join(f"{kind}{pips}" for kind, pips in hand), "S1")
        for offer in advice.offers(fast, s, 0):
            world = copy(s)
            for action in advice.actions(fast, world, 0, offer.length):
                assert fast.is_legal(world, 0, action)
                fast.apply(world, 0, action)
            spell(world, 1)
            assert (int(world.total[0]), int(world.longest[0])) == (offer.total, offer.length), (hand, offer)


def test_5_6_with_pairs_words_are_found_that_are_longer_than_a_hand_has_cards() -> None:
    word = "ethylenediaminetetraacetates"
    pairs = [word[i : i + 2].upper() for i in range(0, len(word), 2)]
    hand = np.array([letters.face(pair) for pair in pairs], np.int64)
    text = np.zeros(state.TEXT, np.int64)
    fast = engine(GAME, COMPILED).bind(solver)
    found, size = fast.solve(hand, np.ones(len(hand), np.int64), len(hand), text, dictionary.ALL)
    assert found[28] == 14
    assert "".join(chr(96 + int(sign)) for sign in text[: size - 1]) == word


def test_all_pairs_can_be_spelled_into_as_many_words() -> None:
    s = hands(" ".join(["IN1"] * 15), "", letters=[{"letters": "IN", "points": 1, "count": 40}])
    spell(s, 0, *["IN"] * 15)
    assert int(s.total[0]) == 15


def test_greed_spells_with_pairs_what_the_solver_finds() -> None:
    back_end = engine(GAME, COMPILED)
    s = mixed("TH1 E1 RE2 IN1", "T1 A/E1 N1")
    best = advice.offers(back_end, s, 0)[0]
    while back_end.is_to_act(s, 0):
        play(s, 0, int(back_end.choose(bots.GREED, s, 0, blank(Chance))))
    spell(s, 1)
    assert view(s, None)["players"][0]["words"] == ["THEREIN"]
    assert int(s.total[0]) == best.total


@pytest.mark.parametrize("bot", ["novice", "reader", "greed"])
def test_bots_play_whole_games_with_pairs(bot: str) -> None:
    match = Match(GAME, 2, {"letters": QUIDDLER}, bot.encode().ljust(16))
    bots = [Bot(GAME, bot, "left"), Bot(GAME, "chance", "right")]
    while not match.is_over:
        seat = match.to_act()[0]
        match.act(seat, bots[seat].choose(match, seat))
    assert view(match.state, None)["players"][0]["words"]


# Both back ends, secrets, and what is seen


def test_random_games_with_pairs_are_alike_on_both_back_ends() -> None:
    fast = engine(GAME, COMPILED)
    dice = blank(Chance)
    start(dice, b"pairs of letters")
    for number in range(6):
        match = Match(GAME, 2 + number % 3, {"letters": MIXED if number % 2 else QUIDDLER}, bytes([number] * 16))
        slow = copy(match.state)
        while not match.is_over:
            seat = match.to_act()[-1]
            action = int(fast.random_choice(match.state, seat, dice))
            PLAIN.apply(slow, seat, action)
            match.act(seat, action)
            if match.state.phase >= state.SPELLING:
                assert slow.tobytes() == match.state.tobytes()
        assert slow.tobytes() == match.state.tobytes()


def test_6_words_with_pairs_stay_hidden_and_a_redeal_forgets_them() -> None:
    s = mixed("TH1 E1 RE2 IN1", "T1 H1 EE1 ER1", "TH2 ER1 N1")
    before = [view(s, viewer) for viewer in (None, 0)]
    row = np.zeros(observe.SIZE, np.float32)
    PLAIN.observe(s, 0, row)
    other = row.copy()
    say(s, "THE", 1)
    spell(s, 2, "ER")
    PLAIN.observe(s, 0, other)
    before[0]["players"][2]["declared"] = before[1]["players"][2]["declared"] = True
    assert [view(s, viewer) for viewer in (None, 0)] == before
    assert np.flatnonzero(row != other).tolist() == [observe.DECLARED + 2]
    dice = blank(Chance)
    start(dice, b"redeal..........")
    found = set()
    for _ in range(40):
        world = copy(s)
        PLAIN.redeal(world, 0, dice)
        assert world.text_size[1] == 0
        assert world.next_letters[1] == mixed("TH1 E1 RE2 IN1", "T1 H1 EE1 ER1", "TH2 ER1 N1").next_letters[1]
        assert not world.best_way.any()
        assert not world.laid.any()
        found.add(tuple(world.text[2].tolist()))
    assert len(found) > 1


def test_a_pair_is_observed_as_itself() -> None:
    rows = set()
    for text in ("QU", "UQ", "Q/U", "Q", "U", "QQ", "*"):
        s = GAME.blank(GAME.read_options({"letters": [{"letters": text, "points": 1, "count": 40}]}))
        start(s.chance, bytes(16))
        PLAIN.deal(s, 2)
        row = np.zeros(observe.SIZE, np.float32)
        PLAIN.observe(s, 0, row)
        assert np.abs(row).max() <= 1
        rows.add(row.tobytes())
    assert len(rows) == 7


def test_a_pair_is_drawn_with_both_its_letters() -> None:
    printed: Any = Card
    assert drawn(printed.struct(1, "QU", 9)) == "QU 9"
    assert drawn(printed.struct(2, "A/O", 1)) == "A/O 1"
    s = mixed("QU1 A/E1", "S1")
    assert [held["letters"] for held in view(s, 1)["players"][0]["hand"]] == ["QU", "A/E"]


def test_the_lab_counts_pairs_only_where_there_are_any() -> None:
    plain, paired = GAME.read_options({}), GAME.read_options({"letters": QUIDDLER})
    assert lab.PAIRS not in str(lab.power(plain)) + str(lab.trials(plain))
    s = spell(spell(mixed("TH1 E2 RE3 IN3", "S1"), 0, "THERE"), 1)
    rows = {
        name: sum(groups.values(), ()) for name, groups in (("used", lab.power(paired)), ("tried", lab.trials(paired)))
    }
    notes = SimpleNamespace(
        fired=np.zeros(len(lab.EVENTS), int),
        used=np.zeros((2, len(rows["used"])), int),
        tried=np.zeros(len(rows["tried"]), int),
        worked=np.zeros(len(rows["tried"]), int),
    )
    lab.note_end(s, notes)
    counted = {name: int(count) for name, count in zip(rows["used"], notes.used[0], strict=True) if count}
    assert counted == {"E": 1, "Small": 1, "Medium": 1, "Large": 2, lab.PAIRS: 3}
    assert (notes.tried[-1], notes.worked[-1]) == (3, 2)
    assert notes.fired[lab.UNUSED] == 2
