"""Small games for OpenSpiel: by the same rules, with so few cards, turns and deals that all can be visited."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..core.game import Game
from ..core.match import Match
from ..games import GAMES
from ..games.ice_queen import decks
from ..games.snowball_fight.small_fights import TWO_TURNS


@dataclass(frozen=True, eq=False)
class Small:
    """A game that is registered under a `name` of its own; `about` says what is small in it.

    It has these `options` and `deals`, and at most `longest` choices.  `position` makes another beginning of a deal.
    """

    name: str
    about: str
    ours: Game
    deals: int
    longest: int
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Callable[[bytes], Any] | None = None

    def begun(self, match: Match) -> Match:
        """A `match` that was just dealt, as it begins here."""
        return match if self.position is None else match.imagined(self.position(match.key))


SMALL = (
    Small(
        "snowedin_ice_queen_small",
        "Ice Queen, the first six characters of the box, two hands",
        GAMES["ice_queen"],
        deals=24,
        longest=2,
        options={"deck": list(decks.box())[:6], "hand_cap": 2, "under": "fixed", "dealer": 1},
    ),
    Small(
        "snowedin_snowball_fight_small",
        "Snowball Fight, three Basic cards each and two Advanced in the Arsenal, two turns",
        GAMES["snowball_fight"],
        deals=4,
        longest=12,
        options={"turn_cap": TWO_TURNS.turns},
        position=TWO_TURNS.position,
    ),
)
