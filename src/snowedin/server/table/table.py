"""A table: its setup and its log, folded into who sits where, how the match stands and whose choice is awaited.

Nothing here waits, sends, speaks or stores.  `fold` carries out an entry that stands in the
log, each in its own way: see `verbs`, where it is also asked whether it may be written at all.
"""

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ...bots.redeals import before_others_chose, taken_back
from ...core.compile import COMPILED, INTERPRETED, engine, is_borrowed
from ...core.fairness import deal_key
from ...core.game import Game
from ...core.match import Match
from ...core.records import of_bytes
from ..store import CLOSED, OPEN, OVER, PLAYING, DamagedError
from .clocks import Clocks
from .seat import Seat
from .secrecy import Secrets, Sights, is_unnoticed
from .setup import Setup

if TYPE_CHECKING:
    from .verbs import AnyEntry

NOBODY = "-"  # plays for a bot; no player is called so


class Change(msgspec.Struct):
    """What an entry did, as far as it has to be told."""

    seq: int
    entry: "AnyEntry"
    before: Any = None  # the state before an action
    dealt: bool = False
    owner: str = ""  # who alone can tell that it was made


class Asking(msgspec.Struct):
    """Somebody asks whether they may take back all from one of their actions on."""

    seat: int
    first: int  # action of the match
    asked: list[int]  # seats, also of people who are away; empty in earlier logs: whoever is there
    agreed: set[int]


class Table:
    __slots__ = (
        "_asked",
        "_company",
        "_has_bots",
        "_plays_shortcuts",
        "_secret_choices",
        "_sights",
        "_spared",
        "_times",
        "arranged",
        "at",
        "before",
        "clocks",
        "closed",
        "decided",
        "ending",
        "entry_of_command",
        "everybody",
        "game",
        "helped",
        "hidden",
        "id",
        "is_over",
        "is_played",
        "last",
        "loser",
        "match",
        "moves_by_itself",
        "next",
        "offer",
        "seats",
        "secret",
        "secrets",
        "seq",
        "setup",
        "status",
        "target",
    )

    def __init__(self, match: str, setup: Setup, secret: bytes, game: Game, target: str = COMPILED) -> None:
        self.id = match
        self.setup = setup
        self.secret = secret
        self.game = game
        self.target = target
        self._asked = engine(game, COMPILED if is_borrowed() else INTERPRETED)  # what is asked seldom needs no compiler
        self.seq = 0
        self.at = self.last = setup.created  # when the last entry was written, and the one before it
        self._times = array("q", [setup.created])  # when each entry was written; 0 is the setup
        self.arranged = 0  # the last entry that was no action: what is open to all changes only with those
        self.seats = [Seat(each) for each in setup.seats]
        self.everybody = range(len(setup.seats))
        self.match: Match | None = None
        self.before: Any = None  # the state before the last entry, if that was an action
        self._secret_choices: list[tuple[int, bytes]] | None = []  # by whom, and the state before; None: look for them
        self.decided = [0] * len(setup.seats)  # since which entry a seat's choice is what it is
        self.is_played = False  # to the end, by its actions
        self.is_over = False
        self.ending = ""
        self.loser = -1
        self.offer: Asking | None = None
        self.hidden: list[bool] = [False] * len(setup.opening)  # which actions nobody but their player knows of
        self.helped: dict[tuple[int, str], int] = {}  # which seat asked for what, last told in which entry
        self.next = ""
        self.closed = False
        self.clocks = Clocks(setup.clock, len(setup.seats)) if setup.clock else None
        self._spared = 0  # milliseconds that the last action was given back for its line
        self.entry_of_command: dict[tuple[str, int, str], int] = {}  # whose command, for which seat, by what name
        self.secrets = Secrets()
        self._sights: Sights = {}  # of those from whom choices are kept secret
        self._plays_shortcuts = False  # for people, by its options
        self._company = (-1, False)  # whether there are several people, and since which arrangement
        self._note_bots()
        self.deal_if_full()
        self._find_status()

    # What it is

    def _find_status(self) -> None:
        """How the match stands."""
        self.is_over = self.is_played or bool(self.ending)
        if self.closed:
            self.status = CLOSED
        elif self.match is None:
            self.status = OPEN
        else:
            self.status = OVER if self.is_over else PLAYING

    @property
    def waiting(self) -> list[int]:
        """Seats that have a choice."""
        return [] if self.match is None else self.match.to_act()

    @property
    def choices(self) -> list[list[int]]:
        """What every seat may choose."""
        return [[] if self.match is None else self.match.legal(seat) for seat in self.everybody]

    def may_choose(self, seat: int, action: int) -> bool:
        return self.match is not None and self.match.may_choose(seat, action)

    def to_act(self) -> list[int]:
        return [] if self.ending else self.waiting

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def people(self) -> list[int]:
        """Seats whose players are there to be asked."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]

    def _note_bots(self) -> None:
        """Is there a bot, a clock, or a game that chooses for people?"""
        self._has_bots = any(seat.bot for seat in self.seats)
        self.moves_by_itself = self._has_bots or self._plays_shortcuts or self.clocks is not None

    def bots_to_act(self) -> list[int]:
        """Seats that wait for a bot; where everybody who may come back has gone, the table waits for them instead.

        Not in silence: whoever leaves and returns would learn by that whether the others have left.
        """
        if not self._has_bots:
            return []
        awaited = [seat for seat in self.seats if seat.player and not seat.resigned]
        if awaited and all(seat.left for seat in awaited) and not self.is_silent():
            return []
        bots = [seat for seat in self.to_act() if self.seats[seat].bot]
        step = self.scripted()
        return bots if step is None else [seat for seat in bots if seat == step[0]]

    def names(self) -> list[str]:
        if self.match is not None and self.match.names:
            return self.match.names
        numbered = enumerate(zip(self.seats, self.setup.names or [""] * len(self.seats), strict=True), 1)
        return [
            seat.name or imported or (f"{seat.bot.capitalize()} {number}" if seat.bot else f"Player {number}")
            for number, (seat, imported) in numbered
        ]

    def may_talk(self) -> bool:
        """Some rules close the phrases, and say when."""
        return self.match is None or self.is_over or self.match.may_talk()

    def has_company(self) -> bool:
        """Are there several people, whoever plays for them now?"""
        if self._company[0] != self.arranged:
            self._company = self.arranged, len({seat.player for seat in self.seats if seat.player}) > 1
        return self._company[1]

    def is_silent(self) -> bool:
        """Is nobody told now what others do besides playing?"""
        return not self.may_talk() and self.has_company()

    def may_be_helped(self) -> bool:
        """Whoever plays against bots alone may always ask; among people, where the table was set up for it."""
        is_awaited = any(not seat.is_taken for seat in self.seats)
        return self.setup.hints or not (is_awaited or self.has_company())

    def may_take_back(self) -> bool:
        """Whoever practises alone always may; some rules let what others have seen stand, even if they agree."""
        return self.match is None or not self.has_company() or bool(self._asked.may_take_back(self.match.state))

    def before_others_chose(self, seat: int) -> Any:
        """The state as a bot of this seat thinks about it, before it is dealt anew.

        It is at hand but after a take back, so it takes no time that would tell how much the others chose.
        """
        assert self.match is not None
        if self._secret_choices is None:
            return before_others_chose(self.match, seat)
        chosen = ((other, of_bytes(self.game.state.State, state)) for other, state in reversed(self._secret_choices))
        return taken_back(self.match.engine, self.match.state, seat, chosen)

    def offers_shortcuts(self, seat: int) -> bool:
        """Could several choices be made for the seat in one go?"""
        return self.match is not None and self.game.telling.offers_shortcuts(self.match.state, seat)

    def seats_played_by_shortcuts(self) -> list[int]:
        """People for whom, by the table's options, a shortcut is taken without asking them."""
        if not self._plays_shortcuts:
            return []
        waiting = [seat for seat in self.to_act() if self.seats[seat].is_played_by_person]
        return [seat for seat in waiting if self.offers_shortcuts(seat)]

    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    def rewards(self) -> list[float]:
        assert self.match is not None
        if self.is_played:
            rewards = self.match.rewards()
            return [0.0 if self.seats[seat].resigned else reward for seat, reward in enumerate(rewards)]
        if self.game.reward_sum is None:
            return [0.0] * len(self.seats)
        standing = [number for number, seat in enumerate(self.seats) if not seat.resigned]
        share = self.game.reward_sum / len(standing)
        return [share if seat in standing else 0.0 for seat in range(len(self.seats))]

    def next_flag(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        return self.clocks.next_flag() if self.clocks and not self.is_over else None

    # A lesson

    def scripted(self) -> tuple[int, int] | None:
        """Who is to choose what, by the script of a lesson; None where there is no script, or somebody left it."""
        plan, match = self.setup.lesson, self.match
        if plan is None or match is None:
            return None
        done = len(match.actions) - len(self.setup.opening)
        is_followed = done < len(plan.script) and match.actions[len(self.setup.opening) :] == plan.script[:done]
        return plan.script[done] if is_followed else None

    # What happens at it

    def fold(self, seq: int, at: int, entry: "AnyEntry") -> Change:
        """Carry out the next entry of the log."""
        if seq != self.seq + 1:
            raise DamagedError(f"The log of table {self.id} has entry {seq} after {self.seq}.")
        self.seq, self.last, self.at = seq, self.at, max(at, self.at)
        self._times.append(self.at)
        if entry.id:
            self.entry_of_command[self.seats[entry.seat].player, entry.seat, entry.id] = seq
        was_dealt = self.match is not None
        self.before = None
        entry.fold(self)
        change = Change(seq, entry, self.before, self.match is not None and not was_dealt)
        if self.before is None:
            self.arranged = seq
            self._find_status()
        elif self.is_played or self.ending:
            self._find_status()
        if self.clocks is not None:
            took = None if entry.secret else entry.time_taken
            self._run_clocks(self.clocks, -1 if self.before is None else entry.seat, took)
        if entry.secret:
            self._hide(change)
        return change

    def fold_new(self, seq: int, at: int, entry: "AnyEntry") -> Change:
        """The same for an entry that is to be written.

        Only when an action was carried out it can be told, and is noted in its entry, whether it is secret.
        """
        offer = self.offer
        change = self.fold(seq, at, entry)
        is_part = change.before is not None and self.match is not None and self.match.is_to_act(entry.seat)
        if is_part and self._is_unnoticed(entry.seat):
            entry.secret = True
            self.offer, self.hidden[-1] = offer, True
            if self.clocks is not None:  # or the steps could be counted by what is given back
                self.clocks.take_again(entry.seat, self._spared)
            self._hide(change)
        return change

    def _is_unnoticed(self, seat: int) -> bool:
        """Was the seat's action a part of a choice that nobody else can tell was made?  Whose turn it is lies open."""
        assert self.match is not None
        if self._is_anew_for_others(seat):
            return False
        others = [other for other in self.everybody if other != seat]
        return is_unnoticed(self.match, (None, *others), self._sights)

    def _hide(self, change: Change) -> None:
        change.owner = self.seats[change.entry.seat].player or NOBODY
        self.secrets.add(change.seq, change.owner)

    # What entries do to it

    def has_secret_choices(self) -> bool:
        """Has anybody chosen in secret since all had to, or may they have?"""
        return self._secret_choices != []

    def note_secret_choice(self, match: Match, seat: int, is_secret: bool) -> None:
        """Before it is made: a choice is secret if it shows nobody anything while others are to choose as well."""
        if not is_secret:
            self._secret_choices = []
        elif self._secret_choices is not None:
            self._secret_choices.append((seat, match.state.tobytes()))

    def note_choices(self, match: Match, changed: Iterable[int]) -> None:
        """Whose choice is another one since this entry, and whether anybody has one left."""
        for seat in changed:
            self.decided[seat] = self.seq
        self.is_played = not match.awaited
        if self.setup.lesson is not None and self.scripted() is None:
            self.ending = "lesson"  # with its script, or because somebody left it

    def parts_awaited(self) -> list[int]:
        """Seats that have to show the nonce they pledged, now that all have, or before that to pledge another."""
        if self.match is not None or self.setup.has_known_deal:
            return []
        anew = [number for number, seat in enumerate(self.seats) if seat.pledges_anew]
        if anew or not self._is_full():
            return anew
        return [number for number, seat in enumerate(self.seats) if seat.has_to_show]

    def _is_full(self) -> bool:
        return all(seat.is_taken for seat in self.seats)

    def deal_if_full(self) -> None:
        if self.match is not None or not self._is_full() or self.parts_awaited():
            return
        setup = self.setup
        key = bytes.fromhex(setup.key) if setup.key else deal_key(self.secret, self.nonces())
        self.match = self._new_match(key)
        self._plays_shortcuts = self.game.telling.plays_shortcuts(self.match.state)
        self._note_bots()
        for seat, action in setup.opening:
            self.match.act(seat, action)
        self.match.names = self.names()
        self.note_choices(self.match, self.everybody)

    def _new_match(self, key: bytes) -> Match:
        return Match(self.game, len(self.seats), self.setup.options, key, self.target)

    def hasten(self) -> None:
        """The rules are compiled now."""
        self.target = COMPILED
        if self.match is not None and self.match.engine.target != COMPILED:
            self.match.hasten()

    def take_back(self, first: int, alone: bool, is_secret: bool = False) -> None:
        """Undo all actions from this one on, or only this one; what is asked stands if nobody knows of it."""
        match = self.match
        assert match is not None
        made, actor = len(match.actions), match.actions[first][0]
        choices = self.choices
        kept = match.actions[first + 1 :] if alone else []
        match.undo(made - first)
        self._sights.clear()
        for seat, action in kept:
            match.act(seat, action)
        del self.hidden[first : first + 1 if alone else made]
        if not alone and not self.has_company():  # nobody else was there to agree
            self.seats[actor].is_aided = True
        if not is_secret:
            self.offer = None
        elif self.offer is not None and first < self.offer.first:
            self.offer.first -= 1
        self._secret_choices = None
        changed = [seat for seat in self.everybody if match.legal(seat) != choices[seat]]
        self.note_choices(match, {*changed, actor} if alone else self.everybody)
        if self.clocks is not None:
            opening = len(self.setup.opening)
            self.clocks.take_back(first - opening, (first + 1 if alone else made) - opening, self.at)

    def must_agree(self) -> list[int]:
        """Who has still to agree to what is asked."""
        if self.offer is None:
            return []
        player = self.seats[self.offer.seat].player
        asked = self.offer.asked or [seat for seat in self.people() if self.seats[seat].player != player]
        return [seat for seat in asked if seat not in self.offer.agreed]

    def others_with_a_say(self, seat: int) -> list[int]:
        """Seats of other people, also of those who are away and may come back; whoever resigned does not."""
        player = self.seats[seat].player
        others = ((number, other) for number, other in enumerate(self.seats) if other.player not in ("", player))
        return [number for number, other in others if not other.resigned]

    def give_up(self, seat: int, ending: str) -> None:
        """Two players: the other wins.  More: a bot plays on, and whoever resigned gets nothing."""
        self.seats[seat].resigned = True
        self.offer = None
        standing = sum(1 for other in self.seats if not other.resigned)
        if self.game.reward_sum is None or standing == 1:
            self.ending, self.loser = ending, seat
        else:
            self.set_player(seat, self.game.bots.NAMES[-1], left=True)

    def set_player(self, seat: int, bot: str, left: bool, is_secret: bool = False) -> None:
        """A bot plays the seat, or with an empty name its player."""
        self.seats[seat].hand_to(bot, left, is_secret)
        self._note_bots()
        if self.offer and self.offer.seat == seat:
            self.offer = None

    def _run_clocks(self, clocks: Clocks, actor: int, took: int | None) -> None:
        if self.match is None:
            return
        timed = [seat for seat in self.to_act() if not self.seats[seat].known_bot]  # it tells no more than they know
        is_turn = actor >= 0 and (actor not in timed or self._is_anew_for_others(actor))
        if actor >= 0:
            self._spared = clocks.stop(actor, self.at, took)  # it runs again if there is more to choose
        clocks.run(timed, self.at)
        if actor >= 0:
            clocks.note(actor if is_turn else -1)

    def _is_anew_for_others(self, seat: int) -> bool:
        """Have others something new to choose since this entry?  Then a turn is over, even if the seat has one more."""
        return any(self.decided[other] == self.seq for other in self.everybody if other != seat)

    # Who may know of it

    def shown(self, seq: int, viewer: int | None) -> int:
        """The number that a viewer knows an entry by: without those that only others know of."""
        return self.secrets.shown(seq, self.player_at(viewer)) if self.secrets else seq

    def meant(self, number: int, viewer: int | None) -> int:
        """The entry that a viewer means by a number."""
        return self.secrets.meant(number, self.player_at(viewer)) if self.secrets else number

    def time_of(self, number: int, viewer: int | None) -> int:
        """When the entry was written that a viewer knows by a number."""
        return self._times[min(self.meant(number, viewer), self.seq)]

    def common(self, number: int, at: int, viewer: int | None) -> int:
        """The last entry that is still what a viewer knew, who knows one by this number as written at this time.

        Whatever was written in the place of lost entries was written after them.
        """
        last = self.shown(self.seq, viewer)
        if number <= last and self.time_of(number, viewer) == at:
            return number
        found = min(number - 1, last)
        while found > 0 and self.time_of(found, viewer) > at:
            found -= 1
        return max(found, 0)

    def is_known(self, change: Change, viewer: int | None) -> bool:
        """Can a viewer tell that this happened?"""
        return change.owner in ("", self.player_at(viewer))

    def player_at(self, viewer: int | None) -> str:
        return "" if viewer is None or viewer >= len(self.seats) else self.seats[viewer].player
