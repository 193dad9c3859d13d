"""Files that strangers bring: whatever is in them, the answer is short and a sentence, and the server lives on."""

import asyncio
from typing import Any

import httpx
import pytest

from snowedin.core.game import MOST_FAULTS, Refusal
from snowedin.games import GAMES

from .house import Server, guests

SHORT = 20_000  # bytes
MANY_KEYS = "a" + ".a" * 120_000 + " = 1"
NESTED = "[" * 9_000 + "]" * 9_000
BAD = {
    "commas in one row": ("ice_queen", "deck", "deck.csv", "," * 188_000),
    "commas in a row below": ("ice_queen", "deck", "deck.csv", "name,element\n" + "," * 188_000),
    "many rows": ("ice_queen", "deck", "deck.csv", "name,element\n" + "x,mud\n" * 30_000),
    "dotted keys": ("ice_queen", "deck", "deck.toml", MANY_KEYS),
    "nested TOML": ("ice_queen", "deck", "deck.toml", f"a = {NESTED}"),
    "nested JSON": ("winter", "deck", "deck.json", NESTED),
    "a long number in TOML": ("ice_queen", "deck", "deck.toml", "a = " + "9" * 5_000),
    "a long number in JSON": ("cold_spell", "letters", "set.json", "[" + "9" * 5_000 + "]"),
    "many letters": ("cold_spell", "letters", "set.csv", "letters,points\n" + "?,x\n" * 40_000),
    "many words": ("cold_spell", "dictionary", "words.txt", "?!\n" * 55_000),
    "many cards": ("winter", "deck", "deck.txt", "XXXX " * 40_000),
}


@pytest.mark.parametrize("wrong", BAD)
def test_whatever_is_brought_the_answer_is_short_and_a_sentence(sqlite_server: Server, wrong: str) -> None:
    game, option, name, text = BAD[wrong]

    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            wish = {"game": game, "option": option, "name": name, "text": text}
            refused: dict[str, Any] = await anna.post("/api/components", wish, 422)
            assert refused["sentence"]
            assert len(refused["faults"]) <= MOST_FAULTS + 1
            assert len(str(refused)) <= SHORT

    asyncio.run(play())


def test_nothing_is_read_for_somebody_without_a_name(sqlite_server: Server) -> None:
    wish = {"game": "ice_queen", "option": "deck", "name": "deck.csv", "text": "name"}
    assert httpx.post(f"{sqlite_server.url}/api/components", json=wish).status_code == 401


def test_a_table_with_thousands_of_empty_cards_is_refused_in_short(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            wish = {"game": "ice_queen", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"deck": [{}] * 2_000}}
            refused = await anna.post("/api/tables", wish, 422)
            assert len(str(refused)) <= SHORT

    asyncio.run(play())


def test_a_path_that_no_system_allows_is_not_found(sqlite_server: Server) -> None:
    assert httpx.get(f"{sqlite_server.url}/{'x' * 300}").status_code == 404
    assert httpx.get(f"{sqlite_server.url}/assets/{'y' * 5_000}.js").status_code == 404


def test_no_more_than_fifty_faults_are_told() -> None:
    with pytest.raises(Refusal) as refused:
        GAMES["ice_queen"].components("deck").read([{"colour": "red"}] * 30)
    assert len(refused.value.faults) == MOST_FAULTS + 1
    assert refused.value.faults[-1].args == {"count": 30 * 15 - MOST_FAULTS}
