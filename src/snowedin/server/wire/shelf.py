"""The games on the shelf: what there is to choose, what is written of it, and components that somebody brings."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .looks import CoverShown


class OptionShown(Struct):
    name: str
    kind: Literal["choice", "count", "seat", "components"]
    help: str
    default: str | int | None = None
    values: list[str] = []
    low: int = 0
    high: int = 0
    off: Annotated[str, Meta(description="What is sent instead of a number to switch it off, if it can be.")] = ""


class LevelShown(Struct):
    name: str
    about: Annotated[str, Meta(description="How it plays, in an English sentence.")]


class GameShown(Struct):
    key: str
    name: str
    pitch: str
    fewest: int
    most: int
    minutes: int
    credits: str
    version: int
    bots: Annotated[list[str], Meta(description="Those that answer at once, weakest first, then the levels.")]
    levels: Annotated[list[LevelShown], Meta(description="Bots that may think, weakest first.")]
    options: list[OptionShown]
    cooperative: bool
    cover: CoverShown


class GameTexts(Struct):
    """What is written of a game in its own package: its words, and its rulebook."""

    words: Annotated[
        dict[str, str], Meta(description="Fluent catalogues by language: the one that was asked for, and English.")
    ]
    rulebook: Annotated[str, Meta(description="As Markdown; empty if there is none.")]
    language: Annotated[str, Meta(description="Of the rulebook: English where it is not translated.")]


class Bring(Struct, forbid_unknown_fields=True):
    """A file with components: a deck, letters, a dictionary."""

    game: Annotated[str, Meta(max_length=40)]
    option: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200, description="The file's; its ending says what it is written in.")]
    text: str
    for_engine: Annotated[bool, Meta(description="Is a blank state with them wanted, for an own engine?")] = False


class Brought(Struct):
    """The components as an option of a new table takes them."""

    value: Any
    template: Annotated[str, Meta(description="A blank state with them, in base 64, if it was wanted.")] = ""


class Games(Struct):
    games: list[GameShown]
    phrases: Annotated[list[str], Meta(description="What can be said at a table.")]
    names: Annotated[
        dict[str, str],
        Meta(description="Names and pitches that games bring along, as Fluent catalogues of `game-` and `pitch-`."),
    ] = {}
