"""Print and play: the PDF of every game, by its pieces, sizes and words; its drawings come with the built page."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pypdfium2 as pdfium
import pytest

from snowedin import __main__ as command
from snowedin.core.game import Refusal
from snowedin.core.rulebook import rulebook
from snowedin.games import GAMES
from snowedin.printing import LANGUAGES, art, printed, sheets_of

from . import player
from .scenes import faulty_deck

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from snowedin.core.game import Game

MM = 25.4 / 72
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
PIECES = {
    "ice_queen": (63, 88), "snowball_fight": (63, 88), "ice_and_sky": (48, 62.4), "winter": (60, 60),
    "cold_spell": (38, 38),
}  # fmt: skip


def pages(data: bytes) -> list[Any]:
    return list(pdfium.PdfDocument(data))


def words(data: bytes) -> str:
    return "\n".join(str(page.get_textpage().get_text_bounded()) for page in pages(data))


def laid(key: str, **options: Any) -> Counter[str]:
    sheets = sheets_of(GAMES[key], options)
    sheets.output()  # which closes the fonts
    return Counter(sheets.laid)


@pytest.mark.parametrize("paper", SIZES)
def test_every_sheet_has_the_size_of_its_paper_and_marks_to_cut_the_pieces_out(game: Game, paper: str) -> None:
    sheets = pages(printed(game, {}, paper))
    for sheet in sheets:
        assert [side * MM for side in sheet.get_size()] == pytest.approx(SIZES[paper], abs=0.1)
    found = [one.get_bounds() for one in sheets[0].get_objects(filter=[pdfium.raw.FPDF_PAGEOBJ_PATH], max_depth=1)]
    lines = [[side * MM for side in bounds] for bounds in found]
    upright = {round(left, 1) for left, low, right, high in lines if right - left < 0.5 and 3.5 < high - low < 4.5}
    level = {round(low, 1) for left, low, right, high in lines if high - low < 0.5 and 3.5 < right - left < 4.5}
    for marks, size in zip((upright, level), PIECES[game.key], strict=True):
        assert len(marks) > 3
        assert [b - a for a, b in pairwise(sorted(marks))] == pytest.approx([size] * (len(marks) - 1), abs=0.11)


def test_the_box_is_printed_whole() -> None:
    assert len(laid("ice_queen")) == sum(laid("ice_queen").values()) == 30
    winter = laid("winter")
    assert (winter.pop("light"), winter.pop("dark")) == (9, 9)
    assert sum(winter.values()) == 18
    assert (winter["LLDD"], winter["LDDD"]) == (2, 1)
    fight = laid("snowball_fight")
    assert sum(fight.values()) == 18
    assert fight["basic: snowball | upgrade"] == 2
    assert fight["extreme: fort | iceball"] == 1
    sky = laid("ice_and_sky")
    assert sky["air 3"] == sky["water 0"] == 3
    assert sum(count for name, count in sky.items() if name.split()[0] in ("air", "earth", "water")) == 36
    assert sum(count for name, count in sky.items() if name.startswith("start")) == 3
    assert [sky[f"sum {total}"] for total in (3, 4, 5, 6)] == [1, 2, 2, 1]
    assert sum(count for name, count in sky.items() if name.startswith("line")) == 6
    spell = laid("cold_spell")
    assert [spell.pop(f"pyramid {pips}") for pips in (1, 2, 3)] == [5, 5, 5]
    assert sum(spell.values()) == 74
    assert (spell["A/E"], spell["S"], spell["K"], spell["*"]) == (3, 3, 1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_score_sheet_and_rulebook_speak_the_language(game: Game, language: str) -> None:
    said = words(printed(game, {}, "a4", language))
    book = rulebook(game, language).text.split("\n")
    assert said.count(book[0].removeprefix("# ")) >= 2, "on the score sheet and above the rulebook"
    chapters = [line.removeprefix("## ") for line in book if line.startswith("## ")]
    assert [chapter for chapter in chapters if chapter not in said] == []


@pytest.mark.parametrize(("language", "word"), [("en", "Whitewash"), ("fr", "Débarbouillage"), ("de", "Einseifen")])
def test_a_card_speaks_the_language(language: str, word: str) -> None:
    first = pages(printed(GAMES["snowball_fight"], {}, "a4", language))[1]
    assert word in first.get_textpage().get_text_bounded()


def test_what_people_bring_is_printed_instead_of_the_box() -> None:
    deck = faulty_deck(6)
    said = words(printed(GAMES["ice_queen"], {"deck": deck}))
    assert deck[0]["name"] in said
    assert "The Snow Queen" not in said
    letters = [{"letters": "QU", "points": 9, "count": 40}]
    assert laid("cold_spell", letters=letters)["QU"] == 40
    assert laid("winter", deck=["LLLD"] * 18)["LLLD"] == 18


def test_the_command_writes_a_file_and_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "winter.pdf"
    assert command.main(["print", "winter", "--paper", "letter", "--language", "nl", "--out", str(out)]) == 0
    assert "100 %" in capsys.readouterr().out
    assert out.read_bytes().startswith(b"%PDF")
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(["LLLL"]))
    wrong = {
        ("print", "chess"): "chess",
        ("print", "winter", "--out", str(tmp_path / "no" / "x.pdf")): "cannot be written",
        ("print", "winter", "--option", f"deck={bad}"): "The deck cannot be used",
        ("print", "winter", "--option", "deck"): "NAME=VALUE",
    }
    for line, sentence in wrong.items():
        assert command.main(line) == 2
        assert sentence in capsys.readouterr().err


def test_without_the_built_page_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "files", lambda package: tmp_path)
    with pytest.raises(Refusal, match="make play"):
        printed(GAMES["winter"], {})


def test_the_rules_on_the_page_offer_the_game_on_paper(page: Page, tmp_path: Path) -> None:
    player.set_up(page, "winter")
    player.wait_until_dealt(page)
    player.speak(page, "de")
    page.get_by_role("button", name="Regeln").click()
    with page.expect_download() as downloading:
        page.locator("[data-paper]").get_by_role("link", name="A4").click()
    assert downloading.value.suggested_filename == "winter-a4-de.pdf"
    downloading.value.save_as(tmp_path / "winter.pdf")
    assert "Tauwetter" in words((tmp_path / "winter.pdf").read_bytes())
    assert page.request.get("/print/winter.pdf?paper=a5").status == 400
    assert page.request.get("/print/chess.pdf").status == 404
