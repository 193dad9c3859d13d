"""What a page needs to know of a game for which it has no scene of its own; told once per game."""

from typing import Annotated

from msgspec import Meta, Struct

from ...core.board import Board


class GameLook(Struct):
    """How a game's table is laid out, and its words, rulebook and art by language and name."""

    key: str
    board: Board
    words: Annotated[dict[str, str], Meta(description="Fluent catalogues by language.")]
    rules: Annotated[dict[str, str], Meta(description="Rulebooks in Markdown by language.")]
    art: Annotated[dict[str, str], Meta(description="Drawings in SVG by name.")]
