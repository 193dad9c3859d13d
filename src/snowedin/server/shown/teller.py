"""What is told and shown of a table to one viewer: a seat, or a spectator.

Everything about the position comes from the game's `view`, `describe` and `narrate`
for that viewer; everything else lies open to all, but in silence who plays a seat.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...core.compile import Engine
from ...core.match import Match
from ...core.notices import Form, form
from ...core.words import Phrase
from ..table.seat import Seat
from ..table.table import Change, Table
from ..wire.messages import Choice, Event, Offer, Result, SeatShown, Update, encoder
from .speech import Speech

# An update after a move, but for what is seldom there: the same bytes as if `Update` were encoded.
BEFORE_SEQ = b'{"type":"update","table":"%b","seq":'
BEFORE_VIEW = b',"seat":%b,"status":"playing","seats":%b,"view":'
BEFORE_TIME = b',"gap":false,"offer":null,"result":null,"next":"","lost":0,"at":'
AFTER_VIEW = b',"choices":', b',"events":[', b'],"answers":', BEFORE_TIME, b"}", b'{"seq":'
NOTHING, NO_ANSWER = b"[]", b'""'
FORMS = 64  # that a table keeps: many may be to act at once

Say = Callable[[Phrase], tuple[Any, str]]
Told = list[Event] | msgspec.Raw  # the same as JSON


class Teller:
    """Speaks for one table, and remembers what is the same for all viewers."""

    __slots__ = (
        "_arranged",
        "_engine",
        "_forms",
        "_id",
        "_seats",
        "_speech",
        "_write",
        "say",
        "table",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self._id = table.id.encode()
        self.say: Say = self._say_first
        self._speech: Speech | None = None  # from the deal on
        self._seats: dict[tuple[object, ...], bytes] = {}  # who is to act, who looks, in silence?
        self._forms: dict[tuple[object, ...], Form] = {}  # whose eyes, who is to act, in silence?
        self._arranged = -1  # the entry since which that holds
        self._engine: Engine | None = None  # with which notices are written
        self._write: Callable[..., bytes] | None = None

    def _say_first(self, phrase: Phrase) -> tuple[Any, str]:
        """The phrase as JSON carries it, and as a sentence; only from the deal on the names are fixed."""
        table, match = self.table, self.table.match
        if match is None:
            return Speech(table.game, table.setup.options, table.names()).said(phrase)
        self.say = self.speech.said
        return self.say(phrase)

    @property
    def speech(self) -> Speech:
        if self._speech is None:
            assert self.table.match is not None
            self._speech = Speech(self.table.game, self.table.match.options, self.table.match.names)
        return self._speech

    # Updates

    def update(self, viewer: int | None, now: int, events: Told, gap: bool = False) -> Update:
        whole = self.seen_by(viewer, self.open_to_all(now), now, events)
        whole.gap = gap
        return whole

    def open_to_all(self, now: int) -> Update:
        """An update but for what one viewer sees, which `seen_by` puts in, one viewer after the other."""
        table = self.table
        return Update(
            table=table.id,
            seq=0,
            seat=None,
            status=table.status,  # type: ignore[arg-type]
            seats=msgspec.Raw(self.seats_encoded(now)),
            view=None,
            choices=[],
            events=[],
            offer=offer(table) if table.offer else None,
            result=result(table) if table.is_over else None,
            next=table.next,
        )

    def seen_by(self, viewer: int | None, update: Update, now: int, events: Told, answers: str = "") -> Update:
        table = self.table
        if table.is_silent():
            update.seats = msgspec.Raw(self.seats_encoded(now, table.player_at(viewer)))
        update.seq = table.shown(table.seq, viewer)
        update.at = table.time_of(update.seq, viewer) if table.secrets else table.at
        update.seat = viewer
        update.view = None if table.match is None else msgspec.Raw(table.match.told_to(viewer))
        update.choices = [] if viewer is None else msgspec.Raw(self.choices_encoded(viewer))  # type: ignore[assignment]
        update.events = events  # type: ignore[assignment]
        update.answers = answers
        return update

    def choices_encoded(self, seat: int) -> bytes:
        table, match = self.table, self.table.match
        if match is None or not match.is_to_act(seat) or table.ending or table.seats[seat].bot:
            return NOTHING
        return self.speech.choices(match.choices_said(seat))

    def is_ordinary(self, changes: Sequence[Change]) -> bool:
        """A move in the midst of a game, while nothing is asked: `moved` tells it with less ado."""
        table = self.table
        return len(changes) == 1 and changes[0].before is not None and not table.is_over and table.offer is None

    def moved(self, viewer: int | None, now: int, answers: str) -> bytes:
        """The update after an ordinary move, encoded: what `seen_by` and the encoder make of it, byte by byte."""
        table, match = self.table, self.table.match
        assert match is not None
        if self._engine is not match.engine:
            self._engine = match.engine
            self._write = self.speech.notices(match.engine).of(match.states) if match.engine.is_compiled_here else None
        if self._write is None:
            events = self._events_encoded(viewer)
            return encoder.encode(self.seen_by(viewer, self.open_to_all(now), now, events, answers))
        seq, at = table.seq, table.at
        if table.secrets:
            seq = table.shown(seq, viewer)
            at = table.time_of(seq, viewer) if table.hidden[-1] else at
        seat, action = match.actions[-1]
        answer = encoder.encode(answers) if answers else NO_ANSWER
        return self._write(self._form(viewer, now, match), seat, action, seq, at, answer)

    def _form(self, viewer: int | None, now: int, match: Match) -> int:
        """Where all lies that a viewer is told after any move, until the seats are others or have another clock."""
        table = self.table
        if self._arranged != table.arranged:
            self._rearrange()
        is_silent = table.is_silent()
        key = (viewer, match.awaited, is_silent)
        found = self._forms.get(key)
        if found is None or table.clocks:
            seats = self.seats_encoded(now, table.player_at(viewer) if is_silent else "")
            seat = b"null" if viewer is None else b"%d" % viewer
            pieces = BEFORE_SEQ % self._id, BEFORE_VIEW % (seat, seats), *AFTER_VIEW
            may_choose = viewer is not None and not table.seats[viewer].bot
            if len(self._forms) >= FORMS:
                self._forms.clear()
            found = self._forms[key] = form(viewer, may_choose, pieces, self.speech.names)
        return found.at

    def choice(self, seat: int, action: int) -> Choice:
        assert self.table.match is not None
        phrase, text = self.say(self.table.match.describe(seat, action))
        return Choice(action, phrase, text)

    def events(self, changes: Sequence[Change], viewer: int | None) -> list[Event]:
        table, say, told = self.table, self.say, []
        for change in changes:
            seq = table.shown(change.seq, viewer)
            for phrase in change.entry.tell(table, change, viewer):
                told.append(Event(seq, *say(phrase)))
        return told

    def news(self, changes: Sequence[Change], viewer: int | None) -> Told:
        """The events of what has just happened; an action is told by the compiled rules."""
        if len(changes) != 1 or changes[0].before is None:
            return self.events(changes, viewer)
        return self._events_encoded(viewer)

    def _events_encoded(self, viewer: int | None) -> msgspec.Raw:
        """What the compiled rules tell of the last action."""
        table = self.table
        assert table.match is not None
        seq = table.shown(table.seq, viewer)
        return msgspec.Raw(b"[%s]" % self.speech.events(table.match.move_said(viewer), seq))

    # Seats

    def seats_encoded(self, now: int, player: str = "") -> bytes:
        """The same for all, unless in silence; an action changes nothing in it but who is to act, and the clocks."""
        table = self.table
        if self._arranged != table.arranged:
            self._rearrange()
        key = (tuple(table.to_act()), player, table.is_silent())
        found = self._seats.get(key)
        if found is None or table.clocks:
            found = self._seats[key] = encoder.encode(seats_shown(table, now, player))
        return found

    def _rearrange(self) -> None:
        self._arranged = self.table.arranged
        self._seats.clear()
        self._forms.clear()


def seats_shown(table: Table, now: int, player: str = "") -> list[SeatShown]:
    """The seats as a player sees them, or somebody who has none."""
    waiting, is_silent = table.to_act(), table.is_silent()
    shown = []
    for number, (seat, name) in enumerate(zip(table.seats, table.names(), strict=True)):
        is_told = not is_silent or (player != "" and seat.player == player)
        shown.append(
            SeatShown(
                name=name,
                kind=kind_of(seat),
                bot=seat.bot if is_told else seat.known_bot,
                to_act=number in waiting,
                away=seat.left if is_told else seat.known_left,
                resigned=seat.resigned,
                clock=table.clocks.left(number, now) if table.clocks and table.match else None,
            )
        )
    return shown


def kind_of(seat: Seat) -> Any:
    if seat.player:
        return "person"
    return {"bot": "bot", "open": "open"}.get(seat.setup.kind, "kept")


def offer(table: Table) -> Offer:
    assert table.offer is not None
    return Offer(table.offer.seat, table.must_agree())


def result(table: Table) -> Result:
    """How it ended, and all that is needed to check the deal."""
    assert table.match is not None
    rewards = table.rewards()
    most = max(rewards)
    is_known = table.setup.has_known_deal
    return Result(
        ending=table.ending or "played",  # type: ignore[arg-type]
        rewards=rewards,
        winners=[seat for seat, reward in enumerate(rewards) if reward == most and reward > 0],
        secret="" if is_known else table.secret.hex(),
        nonces=[] if is_known else table.nonces(),
        key=table.match.key.hex(),
    )
