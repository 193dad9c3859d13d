"""The commands of those who make games: new, test, build-wasm."""

import argparse
import shlex
from pathlib import Path
from typing import Any

from . import find_game


def add(commands: Any) -> None:
    """What can be told to each."""
    _add_new(commands)
    _add_test(commands)
    _add_modules(commands)


def _add_new(commands: Any) -> None:
    new = commands.add_parser("new", help="write a small game that already plays, in a package of its own")
    new.add_argument("game", metavar="NAME", help="what it is called")
    new.add_argument("--players", metavar="2-4", help="how many play; what is not told is asked, if you sit there")
    answers = argparse.BooleanOptionalAction
    new.add_argument("--hidden", action=answers, help="hands that only their owners see")
    new.add_argument("--simultaneous", action=answers, help="all choose at the same time")
    new.add_argument("--together", action=answers, help="all play together, not against each other")
    new.add_argument("--folder", default="", help="where it goes; without it snowedin-NAME")
    new.set_defaults(run=_new)


def _add_test(commands: Any) -> None:
    test = commands.add_parser("test", help="does a game keep to what holds of every game?  Needs pytest")
    test.add_argument("game")
    test.add_argument("--golden", metavar="FOLDER", help="with games that must take the course that they took")
    test.add_argument("--write-golden", metavar="FOLDER", help="write such games, of the rules as they are now")
    test.add_argument("--pytest", default="", metavar="OPTIONS", help='for pytest, as in --pytest="-x -k secrets"')
    test.set_defaults(run=_test)


def _add_modules(commands: Any) -> None:
    modules = commands.add_parser("build-wasm", help="make the games into WebAssembly modules, for browsers")
    modules.add_argument("games", nargs="*", metavar="GAME", help="which games; without it all of them")
    modules.add_argument("--out", metavar="FOLDER", help="where they go; without it to where the server looks for them")
    modules.set_defaults(run=_build_wasm)


def _new(arguments: argparse.Namespace) -> int:
    from ..terminal import new

    return new.run(
        arguments.game,
        arguments.players,
        arguments.hidden,
        arguments.simultaneous,
        arguments.together,
        arguments.folder,
    )


def _test(arguments: argparse.Namespace) -> int:
    from ..terminal import conformance

    game = find_game(arguments.game)
    if arguments.write_golden:
        return conformance.write_golden(game, arguments.write_golden)
    return conformance.run(game, arguments.golden, shlex.split(arguments.pytest))


def _build_wasm(arguments: argparse.Namespace) -> int:
    from ..browser.modules import FOLDER
    from ..games import GAMES
    from ..terminal import modules

    games = [find_game(name) for name in arguments.games] or list(GAMES.values())
    return modules.build(games, Path(arguments.out) if arguments.out else FOLDER)
