"""What a page needs to know of a game for which it has no scene of its own; told once per game."""

from typing import Annotated

from msgspec import Meta, Struct

from ...core.board import Board


class CoverShown(Struct):
    """The box of a game on the shelf: the colour of its lid, and a picture where the page has none of its own."""

    colour: str
    picture: Annotated[str, Meta(description="As a data URL; empty for a game of the box, which the page knows.")]


class GameLook(Struct):
    """How a game's table is laid out, and the drawings that its package has for it."""

    key: str
    board: Board
    art: Annotated[dict[str, str], Meta(description="Drawings in SVG by name.")]
