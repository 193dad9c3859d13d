"""Pictures of the terminal for README and docs: every game in the middle of a match between its bots."""

import io
import re
from pathlib import Path

from rich.console import Console

from snowedin.bots import Bot
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH = 100


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (FOLDER / f"terminal-{game.key}.svg").write_text(picture(game), encoding="utf-8")


def picture(game: Game) -> str:
    whole = played(game, None)
    match = played(game, len(whole.actions) // 2)
    seat = match.to_act()[0]
    match.names = ["Ada", "Bo", "Cleo", "Dag", "Elin", "Finn"][: match.seats]
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    words = match.words()
    console.print(game.table.draw(match.seen_by(seat), words, seat))
    choices = match.legal(seat)
    for number, action in enumerate(choices[:6], 1):
        console.print(f"{number:>3} {words.say(match.describe(seat, action))}", highlight=False)
    if len(choices) > 6:
        console.print(f"    … and {len(choices) - 6} more", style="dim", highlight=False)
    svg = console.export_svg(title=f"snowedin play {game.key}")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # any monospaced font will do


def played(game: Game, actions: int | None) -> Match:
    match = Match(game, game.seats.start, key=b"a picture to see")
    bots = [Bot(game, "bot", f"picture {seat}") for seat in range(match.seats)]
    while not match.is_over and (actions is None or len(match.actions) < actions):
        seat = match.to_act()[0]
        match.act(seat, bots[seat].choose(match, seat))
    return match


if __name__ == "__main__":
    main()
