"""An engine that a page lends: what it is asked to think about for a bot, and what it thinks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .fields import Action, CommandId, Id, SeatNumber

MOST = 64  # choices of a thought that are worth telling


class Lend(Struct, forbid_unknown_fields=True, tag="lend"):
    """Your page thinks for the bots of a table that you play on by yourself, as long as this socket watches it."""

    table: Id
    id: CommandId


class Consider(Struct, tag="consider"):
    """What a bot knows, for the page that lends its engine: what would that level do?"""

    table: str
    number: Annotated[int, Meta(description="Of the question; the answer repeats it.")]
    seat: int
    level: str
    state: Annotated[str, Meta(description="A redeal, as the state of the game's module, in base 64.")]


class Weighed(Struct, forbid_unknown_fields=True):
    """A choice as a search weighs it."""

    action: Action
    visits: Annotated[int, Meta(ge=0, le=2**53)]
    value: Annotated[float | None, Meta(description="None: it was not looked at.")]
    share: Annotated[float, Meta(ge=0)]


class Opined(Struct, forbid_unknown_fields=True):
    """What a search thinks, as a page tells it; JSON knows no number that is none."""

    simulations: Annotated[int, Meta(ge=0, le=2**53)]
    value: float | None
    mixed: bool
    choices: Annotated[list[Weighed], Meta(min_length=1, max_length=MOST, description="The best first.")]
    solved: bool


class Considered(Struct, forbid_unknown_fields=True, tag="considered"):
    """What your page thinks; nothing where all is settled, and the bot does what it always does."""

    table: Id
    number: Annotated[int, Meta(ge=0, le=2**53)]
    seat: SeatNumber
    thought: Opined | None
