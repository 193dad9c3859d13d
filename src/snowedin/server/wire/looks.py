"""What a page needs to know of a game for which it has no scene of its own; told once per game."""

from typing import Annotated

from msgspec import Meta, Struct

from ...core.board import Board


class GameLook(Struct):
    """How a game's table is laid out, and the drawings that its package has for it."""

    key: str
    board: Board
    art: Annotated[dict[str, str], Meta(description="Drawings in SVG by name.")]
