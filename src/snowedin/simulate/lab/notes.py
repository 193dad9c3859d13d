"""What a search for decks has played, a file for every generation, so that whoever was stopped goes on there.

The same seed and the same games make evolution take the same course, so what was played is all that is kept.
"""

import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np

from ...core.game import Refusal
from .tally import Tally

HEADING = "search.json"
FIELDS = [field.name for field in fields(Tally)]


class Notes:
    """A `folder` for the search that is described by its `heading`; raises `Refusal` if it belongs to another."""

    def __init__(self, folder: Path, heading: Mapping[str, Any]) -> None:
        self.folder = folder
        wanted = json.dumps(heading, sort_keys=True, default=str)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / HEADING).exists():
                if (folder / HEADING).read_text(encoding="utf-8") != wanted:
                    raise Refusal(f"{folder} holds the games of another search; name another folder, or remove it.")
            else:
                _put(folder / HEADING, lambda partly: partly.write_text(wanted, encoding="utf-8"))
        except OSError as error:
            raise Refusal(f"Notes cannot be kept in {folder}: {error.strerror}.") from error

    def read(self, stage: str) -> list[Tally] | None:
        """What was played at a stage of the search, if it was finished."""
        try:
            with np.load(self._file(stage)) as kept:
                return [Tally(*(_plain(kept[f"{place} {name}"]) for name in FIELDS)) for place in range(kept["count"])]
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            sentence = f"{self._file(stage)} cannot be read as notes of a search: {error}. Remove it to play that anew."
            raise Refusal(sentence) from error

    def keep(self, stage: str, tallies: Sequence[Tally]) -> None:
        """All of it or nothing is found by whoever reads it."""
        found = {f"{place} {name}": getattr(tally, name) for place, tally in enumerate(tallies) for name in FIELDS}
        _put(self._file(stage), lambda partly: _write(partly, {**found, "count": len(tallies)}))

    def _file(self, stage: str) -> Path:
        return self.folder / f"{stage}.npz"


def _plain(value: Any) -> Any:
    return value if value.ndim else int(value)


def _put(file: Path, write: Any) -> None:
    partly = file.with_name(file.name + ".part")
    write(partly)
    partly.replace(file)


def _write(file: Path, arrays: Mapping[str, Any]) -> None:
    with file.open("wb") as out:
        np.savez_compressed(out, **arrays)
