"""Components that people bring: read and judged by the server, fault by fault, and played with."""

import asyncio
import contextlib
from typing import Any

import pytest

from snowedin.games import GAMES
from snowedin.games.ice_queen.decks import NUMBERS
from snowedin.server.live import preparing
from snowedin.server.wire.refusals import Denied

from .house import Server, guests, play_out

WORDS = ["at", "eat", "tea", "ate", "in", "on", "no", "it", "is", "so", "to", "ion", "ton", "not", "one", "are", "era"]


def csv_deck(cards: int, **wrong: str) -> str:
    rows = [["name", "element", *NUMBERS]]
    for number in range(1, cards + 1):
        card = {"name": f"Character {number}", "element": "ice", **dict.fromkeys(NUMBERS, "5")}
        rows.append([*{**card, **(wrong if number == 2 else {})}.values()])
    return "".join(",".join(row) + "\n" for row in rows)


def toml_deck(cards: int) -> str:
    values = "".join(f"{name} = 5\n" for name in NUMBERS)
    return "".join(f'[[cards]]\nname = "Character {n}"\nelement = "fire"\n{values}' for n in range(1, cards + 1))


def test_every_fault_of_a_deck_is_told_with_its_row_and_column(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            wish = {"game": "ice_queen", "option": "deck", "name": "deck.csv"}
            bad = {**wish, "text": csv_deck(4, element="mud", power="99")}
            refused = await anna.post("/api/components", bad, 422)
            assert [(fault["row"], fault["column"]) for fault in refused["faults"]] == [(3, "element"), (3, "power")]
            assert refused["faults"][0]["sentence"] == "expected Ice or Fire, got 'mud'"
            few = await anna.post("/api/components", {**wish, "text": csv_deck(1)}, 422)
            assert [fault["row"] for fault in few["faults"]] == [None]
            unknown = await anna.post("/api/components", {**wish, "name": "deck.doc", "text": ""}, 422)
            assert unknown["faults"] == []
            assert unknown["sentence"] == "A deck is a file that ends in .csv, .toml or .json; deck.doc does not."
            other = await anna.post("/api/components", {**wish, "option": "hand_cap", "text": ""}, 422)
            assert other["sentence"] == "Ice Queen takes no file for 'hand_cap'; it takes deck."

    asyncio.run(play())


@pytest.mark.parametrize(("name", "text"), [("deck.csv", csv_deck(4)), ("deck.toml", "\ufeff" + toml_deck(4))])
def test_a_deck_that_was_read_can_be_played_with(sqlite_server: Server, name: str, text: str) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            wish = {"game": "ice_queen", "option": "deck", "name": name, "text": text}
            deck = (await anna.post("/api/components", wish))["value"]
            table = await anna.create("ice_queen", "me", "me", options={"deck": deck, "hand_cap": 3})
            await anna.join(table)
            assert (await anna.seen(table))["view"]["deck_size"] == 4
            assert (await play_out(table, anna))["status"] == "over"

    asyncio.run(play())


@pytest.mark.soak
def test_a_table_can_have_a_dictionary_of_its_own(sqlite_server: Server) -> None:
    async def play() -> None:
        async with guests(sqlite_server.url, "Anna") as [anna]:
            wish = {"game": "cold_spell", "option": "dictionary", "name": "words.txt", "text": "\n".join(WORDS)}
            words = (await anna.post("/api/components", wish))["value"]
            assert words == sorted(WORDS)
            options = {"dictionary": words, "patience": 2}
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greed"}]
            wanted = {"game": "cold_spell", "seats": seats, "options": options}
            first = await anna.post("/api/tables", wanted, 503)
            assert first["code"] == "preparing"
            while (answer := await anna.http.post("/api/tables", json=wanted)).status_code == 503:
                await asyncio.sleep(1)
            table = answer.json()["table"]
            await anna.join(table)
            over = await play_out(table, anna)
            spelled = {word.lower() for player in over["view"]["players"] for word in player["words"]}
            assert spelled <= set(WORDS)

    asyncio.run(play())


def test_dictionaries_are_prepared_once_one_at_a_time_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game, prepared = GAMES["cold_spell"], []

    def options(*words: str) -> dict[str, Any]:
        return game.read_options({"dictionary": words})

    async def ask() -> None:
        go_on = asyncio.Event()

        async def compile_slowly(wish: bytes) -> None:
            prepared.append(wish)
            await go_on.wait()

        async def refused(*words: str) -> str:
            with pytest.raises(Denied) as denied:
                await workshop.prepare(game, options(*words), words[-1])
            return denied.value.reason or denied.value.code

        async def prepare(*words: str) -> None:
            with contextlib.suppress(Denied):
                await workshop.prepare(game, options(*words), words[-1])
            await asyncio.sleep(0.05)
            await workshop.prepare(game, options(*words), words[-1])

        monkeypatch.setattr(preparing, "compile_apart", compile_slowly)
        monkeypatch.setattr(preparing, "warm_up", lambda game, options: None)
        workshop = preparing.Workshop()
        await workshop.prepare(game, game.read_options({}), "anna")
        assert not prepared, "the box needs no preparing"
        assert [await refused("ab"), await refused("ab"), await refused("cd")] == ["preparing", "preparing", "busy"]
        go_on.set()
        await prepare("ab")
        await prepare("ab")
        assert len(prepared) == 1
        for number in range(1, preparing.MOST):
            await prepare("ab", "b" * (number + 1))
        assert await refused("zz") == "many_prepared"
        workshop.close()

    asyncio.run(ask())


@pytest.mark.parametrize("error", [ChildProcessError("it ended with 1"), RuntimeError("nobody thought of this")])
def test_components_that_cannot_be_prepared_are_refused_and_may_be_tried_again(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    game, tried = GAMES["cold_spell"], []

    async def fail(wish: bytes) -> None:
        tried.append(wish)
        raise error

    async def ask() -> None:
        monkeypatch.setattr(preparing, "compile_apart", fail)
        workshop = preparing.Workshop()
        codes = []
        for _ in range(4):
            with pytest.raises(Denied) as denied:
                await workshop.prepare(game, game.read_options({"dictionary": ["ab"]}), "anna")
            codes.append(denied.value.reason or denied.value.code)
            await asyncio.sleep(0.01)
        assert codes == ["preparing", "unprepared", "preparing", "unprepared"]
        assert len(tried) == 2
        workshop.close()

    asyncio.run(ask())
