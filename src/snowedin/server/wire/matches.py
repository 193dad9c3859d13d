"""Messages about matches to look back on: lists, score sheets, exports, replays, and what a search says of them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...core.document import Document
from .fields import Action, Id, Said, SeatNumber, Status
from .messages import Choice, Event, SeatPlan


class MatchShown(Struct):
    match: Id
    game: str
    status: Status
    created: int
    changed: int
    known_deal: Annotated[bool, Meta(description="Somebody may know every card, or did.")] = False


class Matches(Struct):
    matches: list[MatchShown]


class ScoreLine(Struct):
    game: str
    played: int
    won: Annotated[float, Meta(description="Shared wins count in parts; in a cooperative game every win is whole.")]


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


class LevelRating(Struct):
    name: str
    rating: int


class RatingLine(Struct):
    """Your rating at a game; the truth lies between `low` and `high`, 95 times in 100."""

    game: str
    rating: int
    low: int
    high: int
    matches: Annotated[int, Meta(description="How many counted.")]
    match: Annotated[Id, Meta(description="The last of them.")]
    change: Annotated[int, Meta(description="What that one brought.")]
    levels: Annotated[list[LevelRating], Meta(description="The levels on the same scale, weakest first.")]


class Ratings(Struct):
    ratings: list[RatingLine]


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
    action: Annotated[
        tuple[int, int] | None, Meta(description="Seat and action, if one was made; it follows those that stand.")
    ] = None
    removed: Annotated[
        tuple[int, int] | None, Meta(description="Which actions were taken back: the first of them, and how many.")
    ] = None


class Move(Struct):
    """What somebody did, in words: a step of the replay, with those before it of which nothing was told."""

    step: int
    first: Annotated[int, Meta(description="The first of the steps that are joined.")]
    seat: Annotated[int | None, Meta(description="Who did it; none for the deal.")]
    events: list[Event]


class Moves(Struct):
    match: Id
    steps: int
    moves: list[Move]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on from a step of a finished match: you at one seat, a bot at every other; it counts for nothing."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)] = ""


class Look(Struct, forbid_unknown_fields=True):
    """Look at a step of a finished match as it would be after other choices of a seat, just before the last of them."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    actions: Annotated[list[Action], Meta(min_length=1, max_length=20)]


class Looked(Struct):
    view: Any
    choice: Choice


class Course(Struct):
    """A finished match for an engine of your own: the deal, every action, and where each stands in the replay."""

    match: Id
    game: str
    seats: int
    blank: Annotated[str, Meta(description="A state of the game's module with the options alone, in base 64.")]
    deal: Annotated[str, Meta(description="The state after the deal; empty: no module has these components.")]
    actions: Annotated[list[tuple[int, int]], Meta(description="Seats and their actions.")]
    steps: Annotated[list[int], Meta(description="The step of the replay that each action is.")]
    rewards: list[float]


class OtherWay(Struct, forbid_unknown_fields=True):
    """Choices in a row of whoever made an action of the match, as they could have been made in its place."""

    number: Annotated[int, Meta(ge=1, le=100_000, description="The action, counted from 1.")]
    actions: Annotated[list[Action], Meta(min_length=1, max_length=8)]


class AskWays(Struct, forbid_unknown_fields=True):
    ways: Annotated[list[OtherWay], Meta(max_length=40)]


class Ways(Struct):
    ways: Annotated[list[list[Said]], Meta(description="Every choice of each way in words.")]


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
    way: Annotated[list[Said], Meta(description="The choice and those after it that belong to the same deed.")] = []
    best_way: list[Said] = []
    best_actions: list[int] = []


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
    """What was I thinking?  While it is under way, `done` of `of` steps are made, and choices are told as they are."""

    match: Id
    status: Literal["none", "waiting", "running", "done"]
    done: int = 0
    of: int = 0
    simulations: int = 0
    replays: int = 0
    choices: Annotated[list[Judged], Meta(description="From the one on that was asked for.")] = []
    seats: list[Share] = []


class DailyResult(Struct):
    """What somebody made of a deal of the day, the first time."""

    match: Id
    name: str
    reward: float | None
    yours: bool


class DailyDeal(Struct):
    """A game's deal of the day; what others and Yeti made of it is told to whoever has finished it."""

    game: str
    deal: Id
    match: Annotated[str, Meta(description="Your own match on it, if you have begun one.")]
    status: Literal["none", "open", "playing", "over", "closed"]
    reward: float | None = None
    par: Annotated[float | None, Meta(description="What Yeti makes of it; none while it is still playing.")] = None
    results: list[DailyResult] = []


class Today(Struct):
    """The deals of the day; the date is that of UTC."""

    date: str
    deals: list[DailyDeal]


class PlayDaily(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]


class PuzzleShelf(Struct):
    """The puzzles of a game: of each the weakest level that finds the answer, or `nobody`."""

    game: str
    levels: list[str]


class Puzzles(Struct):
    games: list[PuzzleShelf]


class TryPuzzle(Struct, forbid_unknown_fields=True):
    """Choices of the puzzle's seat in its position, in their order; or have the answer shown."""

    game: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=1, le=10_000)]
    tried: Annotated[list[Action], Meta(max_length=100)]
    give_up: bool = False


class PuzzleShown(Struct):
    """A puzzle as far as it was tried; `answer`, `best` and `worth` are told when it is decided."""

    game: str
    number: int
    level: str
    seat: int
    seats: int
    options: dict[str, Any]
    status: Literal["open", "right", "wrong", "shown"]
    view: Any
    choices: list[Choice]
    worth: Annotated[float | None, Meta(description="Of what was tried, where it is known.")] = None
    best: float | None = None
    answer: list[Choice] = []
