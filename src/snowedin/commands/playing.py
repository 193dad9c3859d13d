"""The commands of players: play, replay, verify, puzzles, games, print."""

import argparse
from typing import Any

from ..core.game import Refusal
from . import add_options, find_game, seed, typed_options


def add(commands: Any) -> None:
    """What can be told to each."""
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help="which game; without it you can choose")
    play.add_argument(
        "--seats",
        help="who sits where, with commas: you, you:NAME, bot, a bot's name, package.module:Object or FILE.weights",
    )
    play.add_argument("--seed", type=seed, help="any text: the same seed deals the same cards")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved match")
    play.add_argument("--today", action="store_true", help="the deal of the day, against Skier or with Skiers")
    play.add_argument("--new", action="store_true", help="begin anew without being asked about a match left unfinished")
    add_options(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell a saved match from the beginning")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, help="as this seat saw it, counted from 1; without it, as a spectator")
    replay.add_argument("--step", action="store_true", help="wait for Enter after every action")
    replay.set_defaults(run=_replay)

    games = commands.add_parser("games", help="list the games, their options and their bots")
    games.add_argument("--json", action="store_true", help="print it as JSON and nothing else")
    games.set_defaults(run=_games)
    _add_verify(commands)
    _add_puzzles(commands)
    _add_print(commands)


def _add_verify(commands: Any) -> None:
    verify = commands.add_parser("verify", help="check that a match was dealt as promised and played by the rules")
    verify.add_argument("source", metavar="FILE|URL", help="an exported match, or the address of a finished table")
    verify.add_argument(
        "--commitment", metavar="HEX", default="", help="the fingerprint you were shown before the deal"
    )
    verify.set_defaults(run=_verify)


def _add_puzzles(commands: Any) -> None:
    puzzles = commands.add_parser("puzzles", help="how many puzzles there are and how hard, or make more of them")
    puzzles.add_argument("game", nargs="?", help="which game; without it all of them")
    puzzles.add_argument("--make", action="store_true", help="let bots play and look for puzzles, or go on with it")
    puzzles.add_argument("--count", type=int, default=52, help="how many a game should have")
    puzzles.add_argument("--seed", type=seed, default="snow", help="any text: the same seed makes the same puzzles")
    puzzles.add_argument("--folder", default="", help="where they are written; without it into the box")
    puzzles.set_defaults(run=_puzzles)


def _add_print(commands: Any) -> None:
    paper = commands.add_parser("print", help="cards, board, score sheet and rulebook of a game as a PDF to cut out")
    paper.add_argument("game")
    paper.add_argument("--paper", choices=("a4", "letter"), default="a4")
    paper.add_argument("--language", choices=("en", "fr", "de", "es", "nl"), default="en")
    paper.add_argument("--out", metavar="FILE", default="", help="where it is written; without it GAME.pdf")
    add_options(paper)
    paper.set_defaults(run=_print)


def _play(arguments: argparse.Namespace) -> int:
    from ..terminal import play

    if arguments.today:
        if arguments.option or arguments.seats or arguments.resume or arguments.seed is not None:
            raise Refusal("The deal of the day is the same for everybody: use --today with a game alone.")
        wished = find_game(arguments.game) if arguments.game else play.choose_game()
        return 0 if wished is None else play.today(wished)
    if arguments.resume:
        if arguments.option or arguments.seed is not None:
            raise Refusal("A saved match has its options and its deal: use --resume without --option and --seed.")
        return play.resume(arguments.resume, arguments.seats, find_game(arguments.game) if arguments.game else None)
    named = find_game(arguments.game) if arguments.game else None
    options = typed_options(named, arguments.option) if named else {}
    if named:
        named.read_options(options)
    try:
        kept = None if arguments.new else play.offered(named)
    except (EOFError, KeyboardInterrupt):
        return 0
    if kept is not None:
        return play.go_on(kept)
    game = named or play.choose_game()
    if game is None:
        return 0
    return play.new(game, options or typed_options(game, arguments.option), arguments.seats, arguments.seed)


def _replay(arguments: argparse.Namespace) -> int:
    from ..terminal.replay import tell

    return tell(arguments.file, arguments.seat, arguments.step)


def _games(arguments: argparse.Namespace) -> int:
    from ..terminal import catalogue

    return catalogue.print_json() if arguments.json else catalogue.show()


def _verify(arguments: argparse.Namespace) -> int:
    from ..terminal.verify import verify

    return verify(arguments.source, arguments.commitment)


def _puzzles(arguments: argparse.Namespace) -> int:
    from ..games import GAMES
    from ..terminal import puzzles

    if not arguments.make:
        return puzzles.show()
    games = [find_game(arguments.game)] if arguments.game else list(GAMES.values())
    return puzzles.make(games, arguments.count, arguments.seed, arguments.folder)


def _print(arguments: argparse.Namespace) -> int:
    from ..terminal import paper

    game = find_game(arguments.game)
    options = typed_options(game, arguments.option)
    return paper.print_game(game, options, arguments.paper, arguments.language, arguments.out)
