"""How strong the levels are, on the scale on which people are rated; these ratings are fixed.

They are computed as people's are, game by game, from the meetings at two seats that `python -m bench.strength`
measured and `bench/results.md` tells of.  Sledger, who plays as most of us do, is the anchor of every game.
"""

from functools import cache
from typing import NamedTuple

from ...bots.levels import SKIER, SLEDGER, SNOWFLAKE, YETI
from .glicko import CENTRE, Rating, after

ANCHOR = Rating(CENTRE, 0.0)


class Meeting(NamedTuple):
    level: str
    against: str
    points: float  # that the level took, of all there were
    games: int


MEETINGS = {
    "ice_queen": (
        Meeting(SNOWFLAKE, SLEDGER, 0.235, 600),
        Meeting(SKIER, SLEDGER, 0.673, 4000),
        Meeting(YETI, SKIER, 0.703, 182),
    ),
    "snowball_fight": (
        Meeting(SNOWFLAKE, SLEDGER, 0.084, 600),
        Meeting(SKIER, SLEDGER, 0.731, 600),
        Meeting(YETI, SKIER, 0.958, 12),
    ),
    "winter": (
        Meeting(SNOWFLAKE, SLEDGER, 0.252, 600),
        Meeting(SKIER, SLEDGER, 0.902, 600),
        Meeting(YETI, SKIER, 1.0, 34),
    ),
    "cold_spell": (
        Meeting(SNOWFLAKE, SLEDGER, 0.152, 600),
        Meeting(SKIER, SLEDGER, 0.785, 600),
        Meeting(YETI, SKIER, 1.0, 154),
    ),
}


@cache
def ratings_of(game: str) -> dict[str, Rating]:
    """The levels of a game that are rated, the weakest first."""
    found = {SLEDGER: ANCHOR}
    for meeting in MEETINGS.get(game, ()):
        found[meeting.level] = rated_by(meeting, found[meeting.against])
    return dict(sorted(found.items(), key=lambda item: item[1].rating)) if len(found) > 1 else {}


def rated_by(meeting: Meeting, other: Rating) -> Rating:
    """Game after game, the wins spread evenly among them; a level does not change, so no time goes by."""
    found = Rating()
    for number in range(meeting.games):
        is_won = int((number + 1) * meeting.points) > int(number * meeting.points)
        found = after(found, [(other, float(is_won))], periods=0.0)
    return found
