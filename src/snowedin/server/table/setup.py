"""What was fixed when a table was set up, as the store keeps it."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from ..wire.messages import ClockPlan


class SeatSetup(msgspec.Struct, omit_defaults=True):
    """Who a seat is meant for; `kept` is for a player who sat there before."""

    kind: Literal["me", "open", "kept", "bot"]
    bot: str = ""
    player: str = ""


class LessonPlan(msgspec.Struct):
    """Which chapter of the game's lesson is played here, and all that is to be chosen in it, by everybody."""

    chapter: int
    script: list[tuple[int, int]]


class Setup(msgspec.Struct):
    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatSetup]
    owner: str
    created: int
    commitment: str
    public: bool = False
    clock: ClockPlan | None = None
    hints: bool = False  # may people who play against each other ask for hints and the solver?
    key: str = ""  # a known deal: imported, or that of another match
    deal_of: str = ""
    opening: list[tuple[int, int]] = []
    names: list[str] = []
    lesson: LessonPlan | None = None


encode_setup: Callable[[Setup], bytes] = msgspec.json.Encoder().encode
decode_setup: Callable[[bytes], Setup] = msgspec.json.Decoder(Setup).decode
