"""Bots of other packages that are called by a name: entry points of the group `snowedin.bots`, and `serve --bot`.

Each stands for `package.module:Object`; a name `GAME.NAME` is offered at that game alone, as NAME.  Nothing is imported
before such a bot is seated.  What cannot be used is told in a sentence, and all others go on.
"""

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import NamedTuple

from ..core.game import Game, Refusal
from . import levels
from .reflex import REFLEX

GROUP = "snowedin.bots"
NAMED = "SNOWEDIN_BOTS"  # in the environment, so that processes which are started by this one know the same bots
NAME = re.compile(r"([a-z][a-z0-9_]{0,39}\.)?[a-z][a-z0-9-]{0,23}")
OBJECT = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class Invited(NamedTuple):
    """A bot called `name`, of all games or of the one called `game`, which is `who`, as `package.module:Object`."""

    name: str
    game: str
    who: str


class Book(NamedTuple):
    """Who is invited, and what is wrong with those who cannot be, in sentences."""

    bots: list[Invited]
    troubles: list[str]


def name_bots(named: Iterable[str]) -> None:
    """Note in the environment that bots are called so, each written NAME=package.module:Object.

    Raises `Refusal` if one of them is not.
    """
    known = list(named)
    for text in known:
        name, _, who = text.partition("=")
        if not (NAME.fullmatch(name) and OBJECT.fullmatch(who)):
            raise Refusal(
                f"A bot is invited as NAME=package.module:Object, its name of small letters, digits and hyphens; "
                f"{text!r} is not."
            )
    if known:
        os.environ[NAMED] = ",".join(dict.fromkeys([*known, *_environment()]))
        book.cache_clear()


@cache
def book() -> Book:
    """All who are invited, those that the environment names first."""
    found = Book([], [])
    for where, name, who in _offered():
        try:
            found.bots.append(_checked(where, name, who, found.bots))
        except Refusal as refusal:
            found.troubles.append(str(refusal))
    return found


def names_at(game: Game) -> tuple[str, ...]:
    """Who is invited to a `game`."""
    return tuple(bot.name for bot in book().bots if bot.game in ("", game.key))


def object_of(game: Game, name: str) -> str:
    """Who is called so at a `game`, as `package.module:Object`; empty if nobody is."""
    return next((bot.who for bot in book().bots if bot.name == name and bot.game in ("", game.key)), "")


def _house_names() -> set[str]:
    """How bots are called that need no invitation, at any game."""
    from ..games import GAMES

    thinking = {level.name for game in GAMES.values() for level in levels.listed(game)}
    return thinking | {name for game in GAMES.values() for name in game.bots.NAMES} | {REFLEX, "bot"}


def _environment() -> list[str]:
    return [text for text in os.environ.get(NAMED, "").split(",") if text]


def _offered() -> Iterator[tuple[str, str, str]]:
    for text in _environment():
        name, _, who = text.partition("=")
        yield "The bot of --bot", name, who
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        where = f"The package {point.dist.name} {point.dist.version}" if point.dist else "An entry point"
        yield where, point.name, point.value


def _checked(where: str, text: str, who: str, others: list[Invited]) -> Invited:
    if not (NAME.fullmatch(text) and OBJECT.fullmatch(who)):
        raise Refusal(f"{where} offers a bot as {text!r} = {who!r}; written is NAME = package.module:Object.")
    game, _, name = text.rpartition(".")
    if name in _house_names():
        raise Refusal(f"{where} offers a bot {name!r}, but a bot of the box is called so; it needs another name.")
    if any(bot.name == name and (bot.game == game or not bot.game or not game) for bot in others):
        raise Refusal(f"{where} offers a bot {name!r}, as another does, who stays; it needs another name.")
    if find_spec(who.partition(":")[0].partition(".")[0]) is None:
        raise Refusal(f"{where} offers a bot {name!r}, but there is no package of {who!r} here.")
    return Invited(name, game, who)
