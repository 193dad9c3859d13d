"""The arena's notebook: every deal as soon as it is played, a line of JSON each, so that who was stopped goes on there.

The first line says what was to be played; a last line that was cut off is played again.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..core.game import Refusal
from .arena import Clock, Played

Place = tuple[int, int, int]  # a pair of players, and the deal


class Notebook:
    """A `file` of deals for an arena that is described by its `heading`.

    Raises `Refusal` if the file belongs to another arena.
    """

    def __init__(self, file: Path, heading: dict[str, Any]) -> None:
        self.file = file
        self.deals: dict[Place, Played] = {}
        heading = json.loads(json.dumps(heading))
        lines = list(self._lines())
        if lines and lines[0] != heading:
            raise Refusal(f"{file} holds the deals of another arena; name another file, or remove it.")
        self.deals = dict(_read(line) for line in lines[1:])
        self._write_anew([heading, *lines[1:]])

    def add(self, place: Place, played: Played) -> None:
        """Write down a deal."""
        self.deals[place] = played
        with self.file.open("a", encoding="utf-8") as out:
            out.write(_line(place, played) + "\n")

    def _lines(self) -> Iterator[Any]:
        """What is whole; a line that was cut off ends it."""
        if not self.file.exists():
            return
        for line in self.file.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                return

    def _write_anew(self, lines: list[Any]) -> None:
        partly = self.file.with_name(self.file.name + ".part")
        partly.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        partly.replace(self.file)


def _line(place: Place, played: Played) -> str:
    return json.dumps({"place": place, **asdict(played)})


def _read(line: dict[str, Any]) -> tuple[Place, Played]:
    one, other, deal = line["place"]
    first, second = (Clock(**clock) for clock in line["clocks"])
    return (one, other, deal), Played(line["points"], line["lengths"], (first, second))
