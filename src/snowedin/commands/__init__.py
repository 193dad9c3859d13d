"""The commands of `snowedin`, by what they are for; here is what several of them are told.

A command's arguments and what is done with them stand together; whatever does the work is loaded when it is asked for.
"""

import argparse
from collections.abc import Sequence
from typing import Any

from ..core.game import Components, Game, Refusal


def find_game(name: str) -> Game:
    """The game that is meant by a name."""
    from ..games import find_game as find

    return find(name)


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def add_cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--cluster", metavar="auto|ADDRESS", help="play on the machines of a Ray cluster; auto: the one this belongs to"
    )


def seed(text: str) -> str:
    """As typed; what is no text has no bytes that could be dealt from."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Refusal(f"A seed is any text in UTF-8; {text!r} is not.") from error
    return text


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Every option with its value, those that were typed checked."""
    return game.read_options(typed_options(game, given))


def typed_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options as typed; those that bring components name a file."""
    loaders = {option.name: option.load for option in game.options if isinstance(option, Components)}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"An option is written NAME=VALUE; {text!r} is not.")
        options[name] = loaders[name](value) if name in loaders else value
    return options
