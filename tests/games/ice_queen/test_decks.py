"""Decks: what holds for the box, and what happens to decks that people bring."""

import contextlib
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.core.words import Phrase
from snowedin.games.ice_queen import GAME, cards, decks

NUMBERS = decks.NUMBERS
PLAIN_CARD = {"name": "Card", "element": "Ice"} | dict.fromkeys(NUMBERS, 3)


def values(card: dict[str, Any]) -> list[int]:
    printed = [card[name] for name in NUMBERS]
    return [*printed, sum(printed)]


def test_1_5_the_box_has_thirty_characters_with_a_line_each() -> None:
    assert len(decks.box()) == 30
    assert len({card["name"] for card in decks.box()}) == 30
    assert all(card["flavour"].endswith((".", "!", "?")) for card in decks.box())
    assert {card["element"] for card in decks.box()} == {cards.ICE, cards.FIRE}


def test_1_5_of_any_two_cards_each_is_strictly_higher_somewhere() -> None:
    for one, other in itertools.permutations(decks.box(), 2):
        assert any(a > b for a, b in zip(values(one), values(other), strict=True)), (one["name"], other["name"])


def test_1_5_each_card_has_a_category_in_which_at_most_two_are_higher() -> None:
    table = [values(card) for card in decks.box()]
    for own in table:
        assert min(sum(other[kind] > own[kind] for other in table) for kind in range(cards.KINDS)) <= 2


def test_1_5_ruthlessness_mirrors_empathy() -> None:
    assert all(abs(card["ruthlessness"] - (10 - card["empathy"])) <= 2 for card in decks.box())


def test_1_2_and_1_3_the_numbers_are_in_range() -> None:
    for card in decks.box():
        assert 1 <= card["winter_scale"] <= 5
        assert all(0 <= card[name] <= 10 for name in NUMBERS[1:])


def some_cards(count: int) -> list[dict[str, Any]]:
    return [PLAIN_CARD | {"name": f"Card {number}", "courage": number % 11} for number in range(count)]


def as_csv(rows: list[dict[str, Any]]) -> str:
    columns = list(rows[0])
    return "\n".join([",".join(columns), *(",".join(str(row[column]) for column in columns) for row in rows)]) + "\n"


def as_toml(rows: list[dict[str, Any]]) -> str:
    cards_as_text = ("\n".join(f"{name} = {json.dumps(value)}" for name, value in row.items()) for row in rows)
    return "\n".join(f"[[cards]]\n{text}" for text in cards_as_text)


@pytest.mark.parametrize(("suffix", "write"), [("csv", as_csv), ("toml", as_toml), ("json", json.dumps)])
def test_1_6_a_deck_can_be_brought_in_three_forms_and_played(tmp_path: Path, suffix: str, write: Any) -> None:
    file = tmp_path / f"deck.{suffix}"
    file.write_text(write(some_cards(7)), encoding="utf-8")
    deck = GAME.components("deck").load(str(file))
    assert [card["name"] for card in deck] == [f"Card {number}" for number in range(7)]
    match = Match(GAME, 3, {"deck": deck})
    assert match.seen_by(None).stacks == [2, 2, 2]
    assert match.words()._vocabulary["card-7"] == "Card 6"


def test_1_6_headers_may_be_spelled_as_on_the_cards() -> None:
    row = {"Name": "Card", "Element": "FIRE", "Winter Scale": "2", "Bribes/Gifts": "4", "Quick Wit": "5"}
    row |= {name: "1" for name in NUMBERS if name not in ("winter_scale", "gifts", "quick_wit")}
    deck = decks._from_csv(as_csv([row | {"Name": f"Card {number}"} for number in range(4)]))
    assert (deck[0]["element"], deck[0]["winter_scale"], deck[0]["gifts"], deck[0]["quick_wit"]) == ("fire", 2, 4, 5)


def test_1_6_all_faults_are_reported_at_once_with_row_and_column() -> None:
    rows = some_cards(5)
    rows[0]["power"] = 11
    rows[1]["element"] = "Water"
    rows[2]["ego"] = "many"
    rows[3]["name"] = rows[4]["name"]
    rows = [row | {"total": 40} for row in rows]
    with pytest.raises(Refusal) as refused:
        decks._from_csv(as_csv(rows))
    text = str(refused.value)
    for fault in (
        "row 2, column power: expected a whole number from 0 to 10, got '11'",
        "row 3, column element: expected Ice or Fire, got 'Water'",
        "row 4, column ego: expected a whole number from 0 to 10, got 'many'",
        "row 6, column name: 'Card 4' stands in row 5 already",
        "row 2, column total: the total is added up, leave it out",
    ):
        assert fault in text, text


@pytest.mark.parametrize("again", ["power", "Bribes/Gifts"])
def test_1_6_a_header_that_stands_twice_is_refused_once_and_named(again: str) -> None:
    header, *lines = as_csv(some_cards(5)).splitlines()
    text = "\n".join([f"{header},{again}", *(f"{line},7" for line in lines)])
    with pytest.raises(Refusal) as refused:
        decks.parse("deck.csv", text)
    assert [str(fault) for fault in refused.value.faults] == [f"row 1, column {again}: it stands twice"]


@pytest.mark.parametrize("count", [0, 1, 3, 121])
def test_1_6_a_deck_has_4_to_120_cards(count: int) -> None:
    with pytest.raises(Refusal, match="4 to 120 cards"):
        decks.read(some_cards(count))


@pytest.mark.parametrize("count", [4, 120])
def test_1_6_the_smallest_and_the_largest_deck_are_played_to_the_end(count: int) -> None:
    from snowedin.core.chance import Chance
    from snowedin.core.records import blank

    match = Match(GAME, 2, {"deck": decks.read(some_cards(count))}, b"k" * 16)
    match.engine.play_out(match.state, blank(Chance))
    assert match.engine.is_over(match.state)


def test_missing_columns_and_missing_files_are_sentences(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"row 1, column ego: expected .*, got nothing"):
        decks.read([{name: value for name, value in card.items() if name != "ego"} for card in some_cards(4)])
    with pytest.raises(Refusal, match="cannot be read"):
        GAME.components("deck").load(str(tmp_path / "none.csv"))
    with pytest.raises(Refusal, match=r"\.csv, \.toml or \.json"):
        GAME.components("deck").load(str(Path(__file__)))
    (tmp_path / "bad.csv").write_bytes(b"name\n\xff\xfe\n")
    with pytest.raises(Refusal, match="UTF-8"):
        GAME.components("deck").load(str(tmp_path / "bad.csv"))


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(decks.COLUMNS), inner),
    max_leaves=30,
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(JSON_VALUES)
def test_any_data_is_a_deck_or_refused(data: Any) -> None:
    with contextlib.suppress(Refusal):
        assert 4 <= len(decks.read(data)) <= 120


@settings(deadline=None)
@given(st.text(), st.sampled_from(["csv", "toml", "json"]))
def test_text_that_is_no_deck_is_refused(text: str, suffix: str) -> None:
    readers = {"csv": decks._from_csv, "toml": decks._from_toml, "json": decks._from_json}
    with pytest.raises(Refusal):
        readers[suffix](text)


@settings(deadline=None)
@given(st.integers(0, 3), st.sampled_from(NUMBERS), st.one_of(st.integers(), st.text(), st.floats(), st.none()))
def test_one_wrong_cell_is_named(row: int, column: str, wrong: Any) -> None:
    low, high = (1, 5) if column == "winter_scale" else (0, 10)
    rows = some_cards(4)
    rows[row] = rows[row] | {column: wrong}
    try:
        number = int(wrong) if isinstance(wrong, (int, str)) and not isinstance(wrong, bool) else None
    except ValueError:
        number = None
    if number is not None and low <= number <= high:
        assert decks.read(rows)[row][column] == number
    else:
        with pytest.raises(Refusal, match=f"row {row + 1}, column {column}"):
            decks.read(rows)


def test_the_box_speaks_every_language_and_a_brought_deck_its_own() -> None:
    [queen, *others] = [{**card} for card in decks.box()]
    renamed = [{**queen, "name": "Aunt Agatha"}, *others]
    box, brought = Match(GAME, 2), Match(GAME, 2, {"deck": renamed})
    assert box.words("de").say(Phrase("card-1")) == "Die Schneekönigin"
    assert box.words("en").say(Phrase("card-1")) == queen["name"]
    assert brought.words("de").say(Phrase("card-1")) == "Aunt Agatha"
