"""`snowedin new`: a few questions, and a small game that already plays."""

import re
import shlex
from pathlib import Path

from rich.text import Text

from ..core.game import Refusal
from ..games import GAMES
from ..template import Wishes, write
from . import can_be_asked, console, typed

YES, NO = ("y", "yes"), ("n", "no")


def run(
    name: str, players: str | None, hidden: bool | None, simultaneous: bool | None, together: bool | None, folder: str
) -> int:
    """Write a new game; what is not told is asked where somebody can answer, else it is as in most games."""
    begun = Wishes(titled(name))
    begun.check()
    if begun.key in GAMES:
        raise Refusal(f"There is a game {begun.key!r} already: call yours otherwise.")
    fewest, most = read_players(players if players is not None else _asked("How many play?", "2-4"))
    wishes = Wishes(
        begun.name,
        fewest,
        most,
        _is_wished(hidden, "Are there hands that only their owners see?", True),
        _is_wished(simultaneous, "Do all choose at the same time?", False),
        _is_wished(together, "Do all play together?", False),
    )
    place = Path(folder or f"snowedin-{wishes.words()['dashed']}")
    written = write(wishes, place)
    _tell(wishes, place, len(written))
    return 0


def titled(name: str) -> str:
    """A key becomes a name; a name stays as it is."""
    return name.replace("_", " ").title() if name == name.lower() else name


def read_players(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"\s*(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?\s*", text)
    if not found:
        raise Refusal(f"Players are told as 2-4, or as 3; {text!r} is neither.")
    return int(found[1]), int(found[2] or found[1])


def _asked(question: str, usual: str) -> str:
    if not can_be_asked():
        return usual
    return typed(console(), Text(f"{question} [{usual}] ")).strip() or usual


def _is_wished(told: bool | None, question: str, usual: bool) -> bool:
    while told is None:
        answer = _asked(question, "yes" if usual else "no").casefold()
        told = True if answer in YES else False if answer in NO else None
    return told


def _tell(wishes: Wishes, folder: Path, files: int) -> None:
    out, path = console(markup=False), shlex.quote(str(folder))
    out.print(f"{wishes.name} is in {folder}: {files} files. It already plays:")
    for command in (
        f"snowedin play {wishes.key} --game-path {path}",
        f"snowedin serve --open --game-path {path}",
        f"snowedin arena {wishes.key} --game-path {path}",
        f"pytest {path}",
        f"snowedin test {wishes.key} --game-path {path}",
    ):
        out.print(f"  {command}", soft_wrap=True)
    out.print(f"Its rules are in {folder / 'src' / wishes.package / 'rules.py'}; make them yours.", soft_wrap=True)
