"""Golden games: whole games as text people can read, told to the first seat and to a spectator.

`make golden` writes them anew; a change of the rules shows as a diff.
"""

from collections.abc import Iterator
from pathlib import Path

from snowedin.bots import Bot
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.core.records import copy
from snowedin.games import GAMES

FOLDER = Path(__file__).parent


def matches(game: Game) -> Iterator[tuple[Path, Match, list[Bot]]]:
    """A game of chance against the strongest bot with the fewest seats, and one of the strongest bots with the most."""
    for number, seats in enumerate((game.seats.start, game.seats.stop - 1)):
        match = Match(game, seats, key=bytes([number + 1]) * 16)
        names = ["chance", *["bot"] * (seats - 1)] if number == 0 else ["bot"] * seats
        bots = [Bot(game, name, f"golden {seat}") for seat, name in enumerate(names)]
        match.names = [f"{bot.name.capitalize()} {seat + 1}" for seat, bot in enumerate(bots)]
        yield FOLDER / f"{game.key}-{number + 1}.txt", match, bots


def told(match: Match, bots: list[Bot]) -> str:
    """Play the match to its end and tell it."""
    words = match.words()
    lines = [f"{match.game.name}, {match.seats} players, key {match.key.hex()}"]
    while not match.is_over:
        seat = match.to_act()[0]
        action = bots[seat].choose(match, seat)
        label = words.say(match.describe(seat, action))
        before = copy(match.state)
        match.act(seat, action)
        lines.append(f"\n{len(match.actions)}. {match.names[seat]}: {label}")
        stories = {
            viewer: [
                words.say(phrase) for phrase in match.game.telling.narrate(before, seat, action, match.state, viewer)
            ]
            for viewer in (None, 0)
        }
        lines += [f"   {line}" for line in stories[None]]
        lines += [f"   to {match.names[0]}: {line}" for line in stories[0] if line not in stories[None]]
    lines.append("\nRewards: " + ", ".join(f"{reward:.3g}" for reward in match.rewards()))
    return "\n".join(lines) + "\n"


def main() -> None:
    for game in GAMES.values():
        for path, match, bots in matches(game):
            path.write_text(told(match, bots), encoding="utf-8")


if __name__ == "__main__":
    main()
