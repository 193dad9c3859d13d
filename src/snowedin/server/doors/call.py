"""One request, read and checked, with the rooms of the server that may have to do with it."""

from dataclasses import dataclass
from typing import Any

from ..archive.analyses import Analyst
from ..archive.ladders import Ladders
from ..live.company import Company
from ..live.tables import Tables
from .passkeys import PasskeyDesk
from .players import Player, Players


@dataclass
class Call:
    """What a handler is given."""

    tables: Tables
    players: Players
    analyst: Analyst
    ladders: Ladders
    company: Company
    desk: PasskeyDesk
    token: str | None
    player: Player | None
    path: dict[str, str]
    query: dict[str, Any]
    body: Any
    host: str = ""  # by which name the server was called
    fresh_token: str | None = None  # to be set as a cookie

    @property
    def me(self) -> str:
        return self.player.id if self.player else ""
