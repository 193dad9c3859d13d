"""Every message, once: HTTP bodies, socket frames, and what OpenAPI and TypeScript say of them.

Those about matches to look back on are in `matches`, those about the games on the shelf in `shelf`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from .fields import (
    Action,
    Commanded,
    CommandId,
    Id,
    Name,
    Nonce,
    Pledged,
    QuickPhrase,
    Said,
    SeatNumber,
    Seq,
    Status,
    Taken,
    Time,
)
from .lending import Consider, Considered, Lend


class Fault(Struct):
    """One thing that is wrong with components that somebody brought."""

    sentence: str
    row: Annotated[int | None, Meta(description="Counted from 1, as the file has it; none: it is about the whole.")]
    column: str
    reason: Annotated[str, Meta(description="The sentence for clients that say it in their own language.")] = ""
    args: Annotated[dict[str, int | str], Meta(description="What the reason tells of.")] = {}


class Refused(Struct, tag="refused"):
    """Why something was not done; `answers` is the id of the command, if it had one."""

    code: str
    sentence: str
    answers: str = ""
    table: str = ""
    reason: Annotated[str, Meta(description="Which of the code's causes, where it has several.")] = ""
    numbers: Annotated[dict[str, int], Meta(description="What the reason tells of.")] = {}
    faults: list[Fault] = []


# You


class Me(Struct):
    name: str
    known: Annotated[bool, Meta(description="False: you have no cookie yet.")] = True


class Introduce(Struct, forbid_unknown_fields=True):
    name: Name


class Recovery(Struct):
    code: Annotated[str, Meta(description="Good once: it makes another device yours.")]
    expires: int


class Recover(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=20, max_length=80)]


# Tables


class ClockPlan(Struct, forbid_unknown_fields=True):
    """A bank of milliseconds for every seat, what a finished turn adds, and what happens at zero."""

    bank: int
    increment: int = 0
    end: Literal["lose", "bot"] = "lose"
    per_turn: Annotated[bool, Meta(description="By post: the whole bank is there again for every turn.")] = False


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who a seat is for; several of `me` share one screen."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40, description="A bot's name; empty is the strongest.")] = ""


class Create(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: ClockPlan | None = None
    hints: Annotated[bool, Meta(description="May people ask for hints although others play against them?")] = False
    deal_of: Annotated[Id | None, Meta(description="A finished match whose deal is to be played again.")] = None


class Learn(Struct, forbid_unknown_fields=True):
    """A wish for a chapter of a game's lesson, counted from 0."""

    game: Annotated[str, Meta(max_length=40)]
    chapter: Annotated[int, Meta(ge=0, le=15)] = 0


class LessonStep(Struct):
    """Where a lesson stands; `action` is what is to be chosen now, none while a rival chooses or at its end."""

    table: Id
    chapter: int
    chapters: int
    made: Annotated[int, Meta(description="Choices made in this chapter, by everybody.")]
    of: int
    action: int | None
    told: Annotated[list[str], Meta(description="What there is to tell before that choice.")]
    known: Annotated[list[str], Meta(description="What was told before.")]
    lessons: Annotated[int, Meta(description="How much there is to tell in all chapters.")]


class Created(Struct):
    table: Id
    commitment: Annotated[
        str, Meta(description="SHA-256 of the secret in the deal, fixed before anybody joins; a known deal has none.")
    ]


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat with a pledged nonce, to be shown when all have pledged theirs, or with one given at once."""

    name: Name
    nonce: Nonce | None = None
    seat: SeatNumber | None = None
    pledge: Pledged | None = None


class Joined(Struct):
    table: Id
    seats: list[int]
    seq: Seq


class OpenTable(Struct):
    table: Id
    game: str
    created: int
    owner: str
    seats: int
    free: int
    options: dict[str, Any]
    clock: ClockPlan | None


class OpenTables(Struct):
    tables: list[OpenTable]


class SeatShown(Struct):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "kept", "person", "bot"]
    bot: str = ""
    to_act: bool = False
    away: bool = False
    resigned: bool = False
    clock: Annotated[int | None, Meta(description="Milliseconds left when this was sent.")] = None


class Choice(Struct):
    action: int
    phrase: Said
    text: str


class Event(Struct):
    seq: int
    phrase: Said
    text: str


class Offer(Struct):
    """Somebody asks to take back a move; these seats have not answered."""

    seat: int
    waiting: list[int]


class Result(Struct):
    ending: Literal["played", "resigned", "clock", "lesson"]
    rewards: list[float]
    winners: list[int]
    secret: str
    nonces: list[str]
    key: str


class Update(Struct, tag="update"):
    """All that one seat, or a spectator, may know of a table at log entry `seq`."""

    table: Id
    seq: Seq
    seat: int | None
    status: Status
    seats: Annotated[Any, Meta(description="A list of SeatShown.")]
    view: Any
    choices: list[Choice]
    events: list[Event]
    answers: str = ""
    gap: Annotated[bool, Meta(description="Some older events are left out; see the log.")] = False
    offer: Offer | None = None
    result: Result | None = None
    next: str = ""
    lost: Annotated[
        int, Meta(description="Entries that you were shown and that the server's store has lost; the table goes on.")
    ] = 0
    at: Annotated[int, Meta(description="When the entry `seq` was written, in milliseconds.")] = 0


class TableShown(Struct):
    """What does not change at a table, and which seats are yours."""

    table: Id
    game: str
    version: int
    options: dict[str, Any]
    commitment: str
    public: bool
    clock: ClockPlan | None
    hints: Annotated[bool, Meta(description="True: people may ask for hints, and all are told when they do.")]
    created: int
    host: Annotated[str, Meta(description="Who set the table up, if they sit at it.")]
    yours: list[int]
    reserved: Annotated[list[int], Meta(description="Free seats kept for you.")]
    talk: Annotated[bool, Meta(description="False: the rules ask for silence now.")]
    take_back: Annotated[bool, Meta(description="False: no choice is taken back here, not even if all agree.")]
    status: Status
    seq: Seq
    seats: list[SeatShown]
    deal_of: str = ""
    imported: bool = False
    known_deal: Annotated[bool, Meta(description="Somebody may know every card: it is a deal of an earlier match.")] = (
        False
    )
    next: str = ""
    lesson: Annotated[bool, Meta(description="Is this a chapter of a lesson?")] = False
    daily: Annotated[str, Meta(description="The date, if it is the deal of a day, which anybody may know.")] = ""
    blocked: Annotated[list[int], Meta(description="Seats of people whom you have blocked.")] = []
    rated: Annotated[bool, Meta(description="Does the match count for ratings, as the table was set up?")] = False
    pledges: Annotated[list[str], Meta(description="What each seat has pledged; empty where it has not.")] = []
    awaited: Annotated[
        list[int], Meta(description="Seats whose nonce is to be shown now; without a pledge, pledged anew.")
    ] = []
    lend: Annotated[bool, Meta(description="May your page `lend` its engine to the bots here?")] = False


class Log(Struct):
    """What happened, as your seat or a spectator may know it."""

    seq: Annotated[Seq, Meta(description="The last entry told of; if it is not the table's, ask for more after it.")]
    events: list[Event]


# Commands, the same over the socket and over HTTP


class Command(Struct, forbid_unknown_fields=True, tag_field="type"):
    table: Commanded
    id: CommandId


class SeatCommand(Command, tag_field="type"):
    seat: SeatNumber


class Act(SeatCommand, tag="act"):
    """Choose an action, decided on the position after log entry `seq`."""

    seq: Seq
    action: Action
    took: Taken | None = None


class TakeBack(SeatCommand, tag="take_back"):
    """Take back your last choice, or ask the others whether you may."""


class Answer(SeatCommand, tag="answer"):
    grant: bool


class Resign(SeatCommand, tag="resign"):
    pass


class Leave(SeatCommand, tag="leave"):
    """Stand up before the deal; after it, a bot plays for you until you are back."""


class Hand(SeatCommand, tag="hand"):
    bot: Annotated[str, Meta(max_length=40)] = ""


class Return(SeatCommand, tag="return"):
    """Play your seat yourself again."""


class Say(SeatCommand, tag="say"):
    phrase: QuickPhrase


class Pledge(SeatCommand, tag="pledge"):
    """Pledge another nonce, before the deal: the one before was shown in vain, or is lost."""

    pledge: Pledged


class Reveal(SeatCommand, tag="reveal"):
    """Show the nonce that you pledged; when all have, the cards are dealt."""

    nonce: Nonce


class Hint(SeatCommand, tag="hint"):
    """What would the strongest bot do?  It knows only what your seat knows; all are told that you asked."""

    own_engine: Annotated[
        bool, Meta(description="You think about it yourself: instead of an answer you get what your seat knows.")
    ] = False


class Shortcuts(SeatCommand, tag="shortcuts"):
    """What can be done for your seat in one go, as Cold Spell's solver spells whole declarations?  All are told."""


class Shorten(SeatCommand, tag="shorten"):
    """Make the choices of a shortcut, decided on the position after log entry `seq`."""

    seq: Seq
    number: Annotated[int, Meta(ge=0, le=255, description="The shortcut's place among those offered.")]


class Rematch(Command, tag="rematch"):
    """Another game with the same people; whoever asks first sets its table up, and all are told its name."""


class Sit(Command, tag="sit"):
    """Take a seat, as `Join` does, through the socket that is open already."""

    name: Name
    nonce: Nonce | None = None
    seat: SeatNumber | None = None
    pledge: Pledged | None = None


TableCommand = (
    Act | TakeBack | Answer | Resign | Leave | Hand | Return | Say | Pledge | Reveal
)  # what becomes an entry of the log
AnyCommand = TableCommand | Hint | Shortcuts | Shorten | Rematch | Sit


class Watch(Struct, forbid_unknown_fields=True, tag="watch"):
    """Begin to get updates of a table, with the events after `since`."""

    table: Id
    since: Seq | None = None
    at: Annotated[
        Time | None, Meta(description="The `at` of the update with that `seq`: if that entry was lost, you are told.")
    ] = None


class Unwatch(Struct, forbid_unknown_fields=True, tag="unwatch"):
    table: Id


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    id: Annotated[str, Meta(max_length=64)] = ""


ClientMessage = AnyCommand | Watch | Unwatch | Ping | Lend | Considered


class Accepted(Struct, tag="accepted"):
    """A command was carried out, and is on disk."""

    table: str
    answers: str
    seq: Seq
    next: Annotated[str, Meta(description="After `rematch`: the table of the next game.")] = ""
    commitment: Annotated[str, Meta(description="After `rematch`: what is promised of that table's deal.")] = ""


class Hinted(Struct, tag="hinted"):
    table: str
    answers: str
    seat: int
    choice: Choice
    bot: str


class Redealt(Struct, tag="redealt"):
    """A position as it might be for all that your seat knows, for an engine of your own; the rest is drawn anew."""

    table: str
    answers: str
    seat: int
    state: Annotated[str, Meta(description="The state of the game's module, in base 64.")]


class Shortcut(Struct):
    """Several choices in a row under one name; the best comes first."""

    number: int
    phrase: Said
    text: str


class Offered(Struct, tag="offered"):
    """What can be done for a seat in one go, found on the position after log entry `seq`."""

    table: str
    answers: str
    seat: int
    seq: Seq
    shortcuts: list[Shortcut]


class Presence(Struct, tag="presence"):
    """Which seats' players have the table open now, and which bots are not ready to think yet.

    Sent when that changes, and to whoever begins to watch.
    """

    table: str
    here: list[int]
    complete: Annotated[
        bool, Meta(description="False: others may be here through another process, or nobody is told in silence.")
    ] = True
    preparing: Annotated[
        list[int], Meta(description="Seats whose bot is to choose and being compiled, once on every machine.")
    ] = []


class Pong(Struct, tag="pong"):
    answers: str = ""


ServerMessage = Update | Refused | Accepted | Hinted | Redealt | Offered | Presence | Pong | Consider
Done = Accepted | Hinted | Redealt | Offered


class Health(Struct):
    status: Annotated[
        Literal["ok", "hurt", "ill"], Meta(description="Hurt: some tables cannot be read. Ill: nothing can be written.")
    ]
    version: str
    sentence: str = ""


encoder = msgspec.json.Encoder()
client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # no JSON, no UTF-8, or nested too deeply
