"""Writes golden games, and tells them as text that people can read: `snowedin test GAME --write-golden FOLDER`.

Games that lie there stay as they were played; a version of the rules that has none yet gets its own.
"""

import sys
from pathlib import Path

from ..core.game import Game, Refusal
from ..core.match import Match
from ..core.records import copy
from ..core.words import Words
from . import golden_games as games
from .golden_games import Golden


class RulesChangedError(Exception):
    """Golden games of a version take another course by the rules of today."""


def check_course(game: Game, version: int, number: int, golden: Golden) -> None:
    """Whoever changes the rules raises the version, and says what becomes of the matches that were played before."""
    try:
        found = games.course(games.begun(game, version, golden), golden.actions)
    except Refusal as refusal:
        found = str(refusal)
    if found != golden.course:
        raise RulesChangedError(
            f"Game {number} of version {version} takes another course by the rules of {game.name} "
            f"as they are now ({found} instead of {golden.course}). If the rules were meant to change: raise `version` "
            f"in the game's description, let `as_told_now` say with which options matches of version {version} are "
            "read, and write golden games of the new version."
        )


def told(game: Game, golden: Golden) -> str:
    """Play the match to its end and tell it."""
    match = games.begun(game, game.version, golden)
    words = match.words()
    lines = [f"{game.name}, version {game.version} of the rules, {match.seats} players, key {golden.key}"]
    for seat, action in golden.actions:
        lines += told_of(match, words, seat, action)
    lines.append("\nRewards: " + ", ".join(f"{reward:.3g}" for reward in match.rewards()))
    return "\n".join(lines) + "\n"


def told_of(match: Match, words: Words, seat: int, action: int) -> list[str]:
    """One action: what it is called, what everybody is told of it, and what only the first seat is."""
    label = words.say(match.describe(seat, action))
    before = copy(match.state)
    match.act(seat, action)
    narrate = match.game.telling.narrate
    everybody, first = (
        [words.say(phrase) for phrase in narrate(before, seat, action, match.state, viewer)] for viewer in (None, 0)
    )
    return [
        f"\n{len(match.actions)}. {match.names[seat]}: {label}",
        *(f"   {line}" for line in everybody),
        *(f"   to {match.names[0]}: {line}" for line in first if line not in everybody),
    ]


def write(folder: Path, game: Game) -> None:
    """Into a `folder`: new games if there are none of this version, and how the first ones are told."""
    folder.mkdir(parents=True, exist_ok=True)
    if not games.file_of(folder, game, game.version).exists():
        games.write(folder, game, games.played(game))
    for number, golden in enumerate(games.read(folder, game, game.version), 1):
        check_course(game, game.version, number, golden)
        if number <= games.TOLD:
            games.text_of(folder, game, number).write_text(told(game, golden), encoding="utf-8")


def main(folder: Path) -> None:
    """Of all games of the box."""
    from ..games import BOX

    for game in BOX.values():
        write(folder, game)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
