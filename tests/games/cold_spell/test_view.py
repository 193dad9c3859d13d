"""What is seen: compiled as interpreted, whole however much there is, and of a turn what is done in it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import Match
from snowedin.core.records import copy
from snowedin.core.views import Views
from snowedin.games.cold_spell import GAME, letters, state, telling

from .positions import LARGE, claim, dealt, do, force, hands, hijack, legal, on, place, play, put, spell, view

MANY_LETTERS = letters.OR.join(letters.ALPHABET[:-1])
MIXED = [
    {"letters": face, "points": points, "count": 8}
    for face, points in (("TH", 9), ("ER", 4), ("A/E/I", 1), ("S", 50), (MANY_LETTERS, 0), ("*", 2))
]
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (3, {"solver": "always", "straight": "yes"}),
    (4, {"solver": "never", "patience": 2, "pass_upright": "no"}),
    (2, {"letters": MIXED}),
    (4, {"letters": MIXED}),
)


def positions(number: int) -> Iterator[Match]:
    """A random game; whoever spells goes on as long as there are letters, most of the time."""
    seats, options = TABLES[number % len(TABLES)]
    match, chance = Match(GAME, seats, options, number.to_bytes(16, "little")), random.Random(number)
    yield match
    while not match.is_over:
        seat = chance.choice(match.to_act())
        legal = match.legal(seat)
        going_on = [action for action in legal if action < state.TAKE_BACK]
        match.act(seat, chance.choice(going_on if going_on and chance.random() < 0.9 else legal))
        yield match


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_compiled_and_interpreted_rules_show_the_same(number: int) -> None:
    slow = engine(GAME, INTERPRETED).once(Views)
    for step, match in enumerate(positions(number)):
        if step % 4 == 0 or match.state.phase >= state.SPELLING:
            for viewer in (None, *range(match.seats)):
                assert match.told_to(viewer) == slow.json_of(match.state, viewer)


def test_cards_and_words_are_seen_whole() -> None:
    """A full list or text would keep what it has, and the rest would be missing."""
    most_words = 0
    for number in range(100):
        *_, match = positions(number)
        s, seen = match.state, match.seen_by(None)
        faces = [letters.spelled(int(s.letters[card])) for card in range(int(s.deck_size) + 1)]
        field = [place.card and (place.card.card, place.card.letters) for place in seen.field]
        assert field == [(card, faces[card]) if card else None for card in s.field.tolist()]
        for seat, player in enumerate(seen.players):
            held = s.hand[seat][: s.hand_size[seat]].tolist()
            assert [(card.card, card.letters) for card in player.hand] == [(card, faces[card]) for card in held]
            assert player.words == telling.words_of(s, seat)
            most_words = max(most_words, len(player.words))
    assert most_words > 3


def pairs(*faces: str) -> Any:
    """One player has taken all cards that can be taken, another has one."""
    kinds = [{"letters": face, "points": 1, "count": faces.count(face)} for face in sorted(set(faces))]
    kinds.append({"letters": "S", "points": 1, "count": 36})
    return hands(" ".join(f"{face}3" for face in faces), "S1", letters=kinds)


def test_as_many_words_as_there_can_be_are_seen() -> None:
    s = spell(pairs(*["AS"] * state.HAND), 0, *["AS"] * state.HAND, declare=False)
    own = view(s, 0)["players"][0]
    assert own["words"] == ["AS"] * state.HAND
    assert [held["used_for"] for held in own["hand"]] == ["AS"] * state.HAND
    assert own["spelling"]["total_so_far"] == 3 * state.HAND


def test_the_longest_word_is_seen() -> None:
    word = "ETHYLENEDIAMINETETRAACETATES"
    s = pairs(*(word[i : i + 2] for i in range(0, len(word), 2)))
    for letter in word:
        play(s, 0, state.LETTER + letters.ALPHABET.index(letter))
    assert view(s, 0)["players"][0]["spelling"]["open"] == word
    play(s, 0, state.CLOSE)
    assert view(s, 0)["players"][0]["words"] == [word]


def test_most_points_there_can_be_are_seen() -> None:
    dear = [{"letters": "S", "points": letters.MOST_POINTS, "count": 36}]
    s = hands(" ".join(["S3"] * state.HAND), "S1", letters=dear)
    assert view(s, 0)["players"][0]["spelling"]["total_so_far"] == -3 * 50 * state.HAND
    spell(spell(s, 0), 1)
    result = view(s, None)["players"][0]["result"]
    assert result == {"longest": 0, "total": -3 * 50 * state.HAND, "bonus": 0, "score": -3 * 50 * state.HAND}


def test_what_is_done_in_a_turn_is_seen_by_its_kind() -> None:
    s = put(put(put(dealt(3), "A1", LARGE), "C3", LARGE), "F6", LARGE, 1)
    assert (view(s, None)["acted"], view(s, None)["kind"], view(s, None)["mover"]) == (None, None, None)
    do(s, state.PLACE + 2)
    assert view(s, None)["kind"] == "place large"
    do(s, on("B2"), state.HIJACK)
    assert (view(s, None)["turn"], view(s, None)["kind"], view(s, None)["phase"]) == (1, "hijack", "pointing")
    do(s, on("F6"))
    assert (view(s, None)["acted"], view(s, None)["mover"], view(s, None)["phase"]) == ("hijack", "F6", "moving")
    do(s, hijack("F6", "F5")[-1], *force(0, "A1"))
    assert (view(s, None)["turn"], view(s, None)["acted"], view(s, None)["mover"]) == (2, "force", None)
    do(s, state.CLAIM)
    assert view(s, None)["kind"] == "claim"


def test_4_2_a_turn_in_which_something_was_done_is_neither_quiet_nor_barren() -> None:
    s = do(put(dealt(), "A1", LARGE), *claim("A1"))
    assert (view(s, 0)["turn"], view(s, 0)["quiet_turns"], view(s, 0)["barren_turns"]) == (0, 0, 0)
    do(s, state.END_TURN, state.END_TURN)
    assert (view(s, 0)["quiet_turns"], view(s, 0)["barren_turns"]) == (1, 2)
    do(s, *place("B1"))
    assert (view(s, 0)["quiet_turns"], view(s, 0)["barren_turns"]) == (0, 0)


def test_the_solver_may_be_asked_where_it_waits_to_be() -> None:
    for option, may_ask in (("on request", True), ("always", False), ("never", False)):
        s = hands("C3 A/E1 T2", "S2", solver=option)
        assert view(s, 0)["players"][0]["spelling"]["may_ask_solver"] == may_ask
    s = hands("C3 A/E1 T2", "S2")
    for _ in range(state.TAKE_BACKS):
        play(play(s, 0, state.LETTER), 0, state.TAKE_BACK)
    play(s, 0, state.LETTER)
    assert view(s, 0)["players"][0]["spelling"]["take_backs"] == 0
    assert not view(s, 0)["players"][0]["spelling"]["may_ask_solver"]


FIRSTS = {
    "place": range(state.PLACE, state.MOVE), "move": [state.MOVE], "claim": [state.CLAIM], "take": [state.TAKE],
    "hijack": [state.HIJACK], "force": range(state.FORCE, state.CELL),
}  # fmt: skip


def cells_after(s: Any, *actions: int) -> set[int]:
    """The cells to choose from once these actions are done; none where the last cannot be."""
    after = copy(s)
    for action in actions:
        if action not in legal(after, int(s.turn)):
            return set()
        do(after, action)
    return {action - state.CELL for action in legal(after, int(s.turn)) if state.CELL <= action < state.LETTER}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_3_what_can_be_done_where_and_how_far_a_pyramid_reaches_is_seen_before_it_is_begun(number: int) -> None:
    met = set()
    for step, match in enumerate(positions(number)):
        s, seen = match.state, match.seen_by(None)
        if s.phase != state.CHOOSING or step % 3:
            assert s.phase == state.CHOOSING or not any(seen.open_to.values())
            continue
        for deed, firsts in FIRSTS.items():
            assert set(seen.open_to[deed]) == set().union(*(cells_after(s, first) for first in firsts)), deed
            met.update([deed] if seen.open_to[deed] else [])
        for first in (state.MOVE, state.HIJACK):
            for cell in cells_after(s, first):
                assert set(seen.field[cell].reach) == cells_after(s, first, state.CELL + cell)
                assert seen.field[cell].reach
    assert {"place", "move", "claim", "force"} <= met


def test_5_2_what_a_card_counts_or_costs_is_seen_with_it() -> None:
    dear = [{"letters": "S", "points": letters.MOST_POINTS, "count": 36}]
    assert [card["worth"] for card in view(hands("S3 S1", "S2", letters=dear), 1)["players"][0]["hand"]] == [150, 50]
