"""What stands in a table's log.  A table is nothing but its setup and these entries, folded in order."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from ..wire.messages import ClockPlan

Actor = Literal["person", "bot", "clock", "table"]


class Entry(msgspec.Struct, omit_defaults=True):
    """Something that happened at a seat; `id` is the client's own name for the command, so that it counts once."""

    seat: int = -1
    id: str = ""


class Sit(Entry, tag="sit"):
    """Somebody takes a seat and adds a nonce to the deal."""

    player: str = ""
    name: str = ""
    nonce: str = ""


class Stand(Entry, tag="stand"):
    """Somebody leaves a seat before the deal."""


class Act(Entry, tag="act"):
    action: int = 0
    by: Actor = "person"
    secret: bool = False  # nobody else can tell that it was chosen


class TakeBack(Entry, tag="take_back"):
    """The actions from `place` on are taken back, or with `alone` only that one."""

    place: int = 0
    alone: bool = False
    secret: bool = False  # as what is taken back was


class Ask(Entry, tag="ask"):
    """A seat asks the others whether it may take back all from `place` on."""

    place: int = 0


class Answer(Entry, tag="answer"):
    grant: bool = False


class Resign(Entry, tag="resign"):
    pass


class Flag(Entry, tag="flag"):
    """The seat's clock ran out."""


class Resume(Entry, tag="resume"):
    """The server was down and is back: clocks go on from here with what they had."""


class Hand(Entry, tag="hand"):
    """A bot plays on for the seat; `left` if its player has gone."""

    bot: str = ""
    left: bool = False


class Return(Entry, tag="return"):
    """The seat's player is back."""


class Say(Entry, tag="say"):
    code: str = ""


class Next(Entry, tag="next"):
    """A rematch was set up."""

    match: str = ""


AnyEntry = Sit | Stand | Act | TakeBack | Ask | Answer | Resign | Flag | Resume | Hand | Return | Say | Next


class Plan(msgspec.Struct, omit_defaults=True):
    """Who a seat is meant for; `kept` is for a player who sat there before."""

    kind: Literal["me", "open", "kept", "bot"]
    bot: str = ""
    player: str = ""


class Setup(msgspec.Struct):
    """What was fixed when the table was set up."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[Plan]
    owner: str
    created: int
    commitment: str
    public: bool = False
    clock: ClockPlan | None = None
    key: str = ""  # a known deal: imported, or that of another match
    deal_of: str = ""
    opening: list[tuple[int, int]] = []
    names: list[str] = []


_entry: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

encode: Callable[[AnyEntry | Setup], bytes] = msgspec.json.Encoder().encode
decode_entry: Callable[[bytes], AnyEntry] = _entry.decode
decode_setup: Callable[[bytes], Setup] = msgspec.json.Decoder(Setup).decode
