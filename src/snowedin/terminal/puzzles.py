"""`snowedin puzzles`: how many there are and how hard, or more of them made."""

from pathlib import Path

from rich.table import Table

from .. import puzzles
from ..core.game import Game
from ..core.words import counted
from ..games import GAMES
from ..puzzles import making
from . import console
from .progress_bar import ProgressBar


def show() -> int:
    """A row for every game: its puzzles, by the weakest level that finds the answer."""
    table = Table("game", *puzzles.HARDNESS, "all")
    for key, game in GAMES.items():
        levels: list[str] = [puzzle.level for puzzle in puzzles.box(key).puzzles]
        table.add_row(game.name, *(str(levels.count(level)) for level in puzzles.HARDNESS), str(len(levels)))
    console().print(table)
    return 0


def make(games: list[Game], wanted: int, seed: str, folder: str) -> int:
    """Fill the boxes; one that was begun with the same seed is filled up."""
    for game in games:
        path = Path(folder) / f"{game.key}.json" if folder else puzzles.path_of(game.key)
        with ProgressBar(game.name, wanted) as bar:
            made = making.make(game, path, wanted, seed, bar.advance)
        found = f"{counted(len(made.puzzles), 'puzzle')} in {counted(made.games, 'game')}"
        console(markup=False).print(f"{game.name}: {found}, written to {path}")
    return 0
