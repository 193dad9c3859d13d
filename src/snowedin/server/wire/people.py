"""Messages about other people: who is here, whom one would rather not meet, and what the operator should know."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .fields import Id, SeatNumber

Handle = Annotated[
    str, Meta(pattern="^[0-9a-f]{16}$", max_length=16, description="Stands for a person, and is of no other use.")
]
Reason = Literal["name", "stalling", "leaving", "cheating", "other"]


class Person(Struct):
    who: Handle
    name: str
    you: Annotated[bool, Meta(description="Is it you yourself?")] = False


class People(Struct):
    """Who is here, of those who wish to be seen; you are only if you said so."""

    seen: Annotated[bool, Meta(description="Are you listed for others?")]
    here: list[Person]
    blocked: Annotated[list[Person], Meta(description="By the names they had when you blocked them.")]


class BeSeen(Struct, forbid_unknown_fields=True):
    seen: bool


class Block(Struct, forbid_unknown_fields=True):
    """Somebody who is here or whom you have blocked (`who`), or who sits at a table."""

    who: Handle | None = None
    table: Id | None = None
    seat: SeatNumber | None = None
    blocked: bool = True


class Report(Struct, forbid_unknown_fields=True):
    """Tell the operator of somebody who is here, or who sits at a table; your cards are not told."""

    reason: Reason
    who: Handle | None = None
    table: Id | None = None
    seat: SeatNumber | None = None


class Reported(Struct):
    name: str
