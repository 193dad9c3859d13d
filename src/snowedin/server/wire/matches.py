"""Messages about matches to look back on: lists, score sheets, exports, replays, and what a search says of them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...core.document import Document
from .fields import Id, Said, Status
from .messages import Event, SeatPlan


class MatchCard(Struct):
    match: Id
    game: str
    status: Status
    created: int
    changed: int


class Matches(Struct):
    matches: list[MatchCard]


class ScoreLine(Struct):
    game: str
    played: int
    won: Annotated[float, Meta(description="Shared wins count in parts; in a cooperative game, the sum of rewards.")]


class SheetLine(Struct):
    """One finished match; `final` is the table as a spectator saw it last."""

    match: Id
    game: str
    finished: int
    names: list[str]
    rewards: list[float | None]
    yours: list[int]
    final: Any


class Scores(Struct):
    totals: list[ScoreLine]
    sheet: list[SheetLine]


class Deal(Struct):
    """All finished matches on one deal, to compare."""

    deal: Id
    results: list[SheetLine]


class Import(Struct, forbid_unknown_fields=True):
    """A match document; one that is not over is played on, by you and the bots named."""

    match: Document
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] = []
    hints: Annotated[bool, Meta(description="May people ask for hints although others play against them?")] = False


class Step(Struct):
    seq: int
    events: list[Event]
    views: Annotated[list[Any], Meta(description="One view; or one per seat, as all-seeing.")]


class Replay(Struct):
    match: Id
    steps: Annotated[int, Meta(description="In the whole match; the deal is step 0.")]
    first: int
    shown: list[Step]


class Judged(Struct):
    """A choice of the match as a search judges it, with what its seat knew then; values are rewards to expect."""

    step: Annotated[int, Meta(description="Of the replay.")]
    seat: int
    action: int
    phrase: Said
    value: Annotated[float | None, Meta(description="With best play; none where there was nothing to choose.")]
    played: Annotated[float | None, Meta(description="With this choice.")]
    best: int
    best_phrase: Said
    loss: Annotated[float, Meta(description="What the choice gave away.")]
    choices: int
    glaring: bool


class Share(Struct):
    """What a seat owes to luck and what to skill; together they make its result out of a fair share."""

    seat: int
    result: float
    fair: Annotated[float, Meta(description="Before the cards are dealt.")]
    expected: Annotated[float, Meta(description="Where equal bots play the same deal.")]
    confidence_95: float
    luck: float
    skill: float
    lost: Annotated[float, Meta(description="By choices that the search would not have made.")]


class Analysis(Struct):
    """What was I thinking?  While it is under way, `done` of `of` steps are made."""

    match: Id
    status: Literal["none", "waiting", "running", "done"]
    done: int = 0
    of: int = 0
    simulations: int = 0
    replays: int = 0
    choices: list[Judged] = []
    seats: list[Share] = []
