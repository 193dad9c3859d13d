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
    commitment: str  # a known deal has none, whatever an earlier server wrote
    public: bool = False
    clock: ClockPlan | None = None
    hints: bool = False  # may people who play against each other ask for hints and the solver?
    key: str = ""  # a known deal: imported, or that of another match
    deal_of: str = ""
    daily: str = ""  # the date, if it is the deal of a day
    opening: list[tuple[int, int]] = []
    names: list[str] = []
    lesson: LessonPlan | None = None

    def __post_init__(self) -> None:
        if self.has_known_deal:
            self.commitment, self.public = "", False

    @property
    def has_known_deal(self) -> bool:
        """Does somebody know every card before they are dealt?  Then nothing is promised, and no stranger invited."""
        return bool(self.key)

    def take_known_deal(self, key: str) -> None:
        self.key, self.commitment = key, ""


class _Key(msgspec.Struct):
    key: str = ""


encode_setup: Callable[[Setup], bytes] = msgspec.json.Encoder().encode
decode_setup: Callable[[bytes], Setup] = msgspec.json.Decoder(Setup).decode
_decode_key: Callable[[bytes], _Key] = msgspec.json.Decoder(_Key).decode


def tells_known_deal(setup: bytes) -> bool:
    """The same of a setup as the store keeps it, for lists that read nothing else of it."""
    return bool(_decode_key(setup).key)
