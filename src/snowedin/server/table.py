"""A table: its setup and its log, folded into who sits where, how the match stands and whose choice is awaited.

Nothing here waits, sends or stores.  `fold` carries out an entry that stands in the
log; whether an entry may be written at all, `commands` asks before.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from ..core.compile import COMPILED
from ..core.game import Game
from ..core.match import Match
from ..core.words import Phrase
from . import entries
from .clocks import Clocks
from .entries import AnyEntry, Setup
from .fairness import deal_key
from .messages import SeatShown
from .place import Place
from .position import Position
from .speech import Speech
from .store import CLOSED, OPEN, OVER, PLAYING, DamagedError
from .unseen import Unseen, is_unseen

NOBODY = "-"  # plays for a bot; no player is called so
REMEMBERED = 64  # commands per table, at least, that are recognised when they come again

_encode = msgspec.json.Encoder().encode


class Change(msgspec.Struct):
    """What an entry did, as far as it has to be told."""

    seq: int
    entry: AnyEntry
    before: Any = None  # the state before an action
    dealt: bool = False
    owner: str = ""  # who alone can tell that it was made


class Table:
    def __init__(self, match: str, setup: Setup, secret: bytes, game: Game, target: str = COMPILED) -> None:
        self.id = match
        self.setup = setup
        self.secret = secret
        self.game = game
        self.seq = 0
        self.at = setup.created
        self.places = [Place(plan) for plan in setup.seats]
        self.match: Match | None = None
        self.choices: list[list[int]] = [[] for _ in setup.seats]
        self.waiting: list[int] = []  # seats that have a choice
        self._everybody = range(len(setup.seats))
        self.decided = [0] * len(setup.seats)  # since which entry a seat's choice is what it is
        self.ending = ""
        self.loser = -1
        self.offer: tuple[int, int, set[int]] | None = None  # seat, place, who has agreed
        self.next = ""
        self.closed = False
        self.clocks = Clocks(setup.clock, len(setup.seats)) if setup.clock else None
        self._may_choose_for_people = hasattr(game.view, "plays_shortcuts")
        self.heard: dict[tuple[str, int, str], int] = {}  # whose command, for which seat, by what name: its entry
        self.is_played = False  # to the end, by its actions
        self.position: Position | None = None
        self.target = target
        self._shown: dict[tuple[int, ...], msgspec.Raw] = {}
        self.unseen = Unseen()
        self.say = self._say_before_deal
        self.is_over = False
        self._look_around()
        self._deal_if_full()
        self._look_up()

    # What it is

    def _look_up(self) -> None:
        """How the match stands."""
        self.is_over = self.is_played or bool(self.ending)
        if self.closed:
            self.status = CLOSED
        elif self.match is None:
            self.status = OPEN
        else:
            self.status = OVER if self.is_over else PLAYING

    def to_act(self) -> list[int]:
        return [] if self.ending else self.waiting

    def seats_of(self, player: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if player and place.player == player]

    def people(self) -> list[int]:
        """Seats whose players are there to be asked."""
        return [seat for seat, place in enumerate(self.places) if place.is_played_by_person]

    def _look_around(self) -> None:
        """Is there a bot, a clock, or a game that may choose for people?"""
        has_bots = any(place.bot for place in self.places)
        self.moves_by_itself = has_bots or self._may_choose_for_people or self.clocks is not None

    def bots_to_act(self) -> list[int]:
        """Seats that wait for a bot; where everybody who may come back has gone, the table waits for them instead."""
        awaited = [place for place in self.places if place.player and not place.resigned]
        if awaited and all(place.left for place in awaited):
            return []
        return [seat for seat in self.to_act() if self.places[seat].bot]

    def names(self) -> list[str]:
        if self.match is not None and self.match.names:
            return self.match.names
        numbered = enumerate(zip(self.places, self.setup.names or [""] * len(self.places), strict=True), 1)
        return [
            place.name or imported or (f"{place.bot.capitalize()} {number}" if place.bot else f"Player {number}")
            for number, (place, imported) in numbered
        ]

    def may_talk(self) -> bool:
        """Some rules close the phrases, and say when."""
        if self.match is None or self.is_over:
            return True
        asked = getattr(self.game.rules, "may_talk", None)
        return asked is None or bool(asked(self.match.state))

    def before_others_chose(self, seat: int) -> Any:
        """The state as a bot of this seat thinks about it, before it is dealt anew."""
        assert self.position is not None
        return self.position.before_others_chose(seat)

    def offers_shortcuts(self, seat: int) -> bool:
        """Could several choices be made for the seat in one go?"""
        return self._asks_view("offers_shortcuts", seat)

    def seats_played_unasked(self) -> list[int]:
        """People for whom, by the table's options, a shortcut is taken without asking them."""
        if not self._may_choose_for_people:
            return []
        waiting = [seat for seat in self.to_act() if self.places[seat].is_played_by_person]
        return [seat for seat in waiting if self._asks_view("plays_shortcuts", seat)]

    def _asks_view(self, question: str, seat: int) -> bool:
        asked = getattr(self.game.view, question, None)
        return asked is not None and self.match is not None and bool(asked(self.match.state, seat))

    def nonces(self) -> list[str]:
        return [place.nonce for place in self.places]

    def rewards(self) -> list[float]:
        assert self.match is not None
        if self.is_played:
            rewards = self.match.rewards()
            return [0.0 if self.places[seat].resigned else reward for seat, reward in enumerate(rewards)]
        if self.game.reward_sum is None:
            return [0.0] * len(self.places)
        standing = [seat for seat, place in enumerate(self.places) if not place.resigned]
        share = self.game.reward_sum / len(standing)
        return [share if seat in standing else 0.0 for seat in range(len(self.places))]

    # What happens at it

    def fold(self, seq: int, at: int, entry: AnyEntry, is_new: bool = False) -> Change:
        """Carry out the next entry of the log; of a new one it is found out, and noted in it, whether it is secret."""
        if seq != self.seq + 1:
            raise DamagedError(f"The log of table {self.id} has entry {seq} after {self.seq}.")
        last = self.at
        self.seq = seq
        self.at = max(at, last)
        if entry.id:
            self.heard[self.places[entry.seat].player, entry.seat, entry.id] = seq
            if len(self.heard) > 2 * REMEMBERED:
                self._forget()
        was_dealt, had_offer = self.match is not None, self.offer is not None
        before = None
        if isinstance(entry, entries.Act):
            before = self._act(entry)
            if is_new and self.choices[entry.seat] and not had_offer:
                entry.secret = self._is_unseen(entry, before)
        else:
            self._carry_out(entry, last, is_new and not had_offer)
            self._shown.clear()
        if before is None or self.is_played:
            self._look_up()
        if self.clocks is not None:
            self._run_clocks(self.clocks, entry.seat if before is not None else -1)
        return Change(seq, entry, before, self.match is not None and not was_dealt, self._owner(entry))

    def _owner(self, entry: AnyEntry) -> str:
        """Who alone knows of an entry; nobody in particular if all do."""
        if not (isinstance(entry, entries.Act | entries.TakeBack) and entry.secret):
            return ""
        owner = self.places[entry.seat].player or NOBODY
        self.unseen.add(self.seq, owner)
        return owner

    def _carry_out(self, entry: AnyEntry, last: int, may_be_secret: bool) -> None:
        match entry:
            case entries.Sit():
                self._sit(entry)
            case entries.Stand():
                self._stand(entry.seat)
            case entries.TakeBack():
                seen = self._open_to_others(entry.seat) if may_be_secret and entry.alone else None
                self._take_back(entry.place, entry.alone)
                if seen is not None:
                    entry.secret = self._open_to_others(entry.seat) == seen
            case entries.Ask():
                self.offer = (entry.seat, entry.place, set())
            case entries.Answer():
                self._answer(entry)
            case entries.Resign():
                self._give_up(entry.seat, "resigned")
            case entries.Flag():
                self._flag(entry.seat)
            case entries.Resume():
                self._resume(last)
            case entries.Hand():
                self._set_player(entry.seat, entry.bot, entry.left)
            case entries.Return():
                self._set_player(entry.seat, "", left=False)
            case entries.Next():
                self.next = entry.match

    def _forget(self) -> None:
        """Many commands at a time: a dictionary finds its first key the slower the more were deleted."""
        self.heard = dict(list(self.heard.items())[-REMEMBERED:])

    def _act(self, entry: entries.Act) -> Any:
        match, seat, action = self.match, entry.seat, entry.action
        if match is None or action not in self.choices[seat]:
            raise DamagedError(f"The log of table {self.id} is damaged: entry {self.seq} cannot be played.")
        assert self.position is not None
        at_once = len(self.waiting) > 1
        shows = at_once and self.position.is_revealing(seat, action)
        changed = self.position.act(seat, action, at_once and not shows)
        self._note(self._everybody if shows else changed)
        self.decided[seat] = self.seq
        self.offer = None
        return self.position.before

    def _is_unseen(self, act: entries.Act, before: Any) -> bool:
        """Is it a part of a choice that nobody else can tell was made?  Whose turn it is lies open."""
        assert self.match is not None
        if self._is_anew_for_others(act.seat):
            return False
        others = [seat for seat in self._everybody if seat != act.seat]
        return is_unseen(self.game, before, act, self.match.state, (None, *others))

    def _open_to_others(self, seat: int) -> list[Any]:
        """All that anybody but a seat can see."""
        assert self.match is not None
        others = [other for other in self._everybody if other != seat]
        views = [self.game.view.view(self.match.state, viewer) for viewer in (None, *others)]
        return [list(self.waiting), [self.choices[other] for other in others], views]

    def _note(self, changed: Iterable[int]) -> None:
        """Whose choice is another one since this entry, and whether anybody has one left."""
        assert self.position is not None
        self.choices = self.position.choices
        for seat in changed:
            self.decided[seat] = self.seq
        self.waiting = [seat for seat, legal in enumerate(self.choices) if legal]
        self.is_played = not self.waiting

    def _sit(self, entry: entries.Sit) -> None:
        place = self.places[entry.seat]
        place.player, place.name, place.nonce = entry.player, entry.name, entry.nonce
        self._deal_if_full()

    def _stand(self, seat: int) -> None:
        place = self.places[seat]
        place.player = place.name = place.nonce = ""
        self.closed = not any(other.player for other in self.places)

    def _deal_if_full(self) -> None:
        if self.match is not None or not all(place.is_taken for place in self.places):
            return
        setup = self.setup
        key = bytes.fromhex(setup.key) if setup.key else deal_key(self.secret, self.nonces())
        self.match = self._new_match(key)
        for seat, action in setup.opening:
            self.match.act(seat, action)
        self.match.names = self.names()
        self.say = Speech(self.game, self.match.options, self.match.names).said
        self.position = Position(self.match)
        self.position.look_up()
        self._note(self._everybody)

    def _new_match(self, key: bytes) -> Match:
        return Match(self.game, len(self.places), self.setup.options, key, self.target)

    def hasten(self) -> None:
        """The rules are compiled now."""
        self.target = COMPILED
        if self.match is not None and self.match.engine.target != COMPILED:
            self.match.hasten()
            self.position = Position(self.match)
            self.position.look_up()

    def _take_back(self, place: int, alone: bool) -> None:
        match = self.match
        assert match is not None
        made, actor = len(match.actions), match.actions[place][0]
        kept = match.actions[place + 1 :] if alone else []
        match.undo(made - place)
        for seat, action in kept:
            match.act(seat, action)
        self.offer = None
        assert self.position is not None
        changed = self.position.look_up()
        self._note({*changed, actor} if alone else self._everybody)
        if self.clocks is not None:
            opening = len(self.setup.opening)
            self.clocks.take_back(place - opening, (place + 1 if alone else made) - opening, self.at)

    def _answer(self, entry: entries.Answer) -> None:
        if self.offer is None:
            return
        _, place, agreed = self.offer
        if not entry.grant:
            self.offer = None
            return
        agreed.add(entry.seat)
        if not self.must_agree():
            self._take_back(place, alone=False)

    def must_agree(self) -> list[int]:
        """Who has still to agree to what is asked."""
        if self.offer is None:
            return []
        asking, _, agreed = self.offer
        player = self.places[asking].player
        return [seat for seat in self.people() if seat not in agreed and self.places[seat].player != player]

    def _give_up(self, seat: int, ending: str) -> None:
        """Two players: the other wins.  More: a bot plays on, and whoever resigned gets nothing."""
        self.places[seat].resigned = True
        self.offer = None
        standing = sum(1 for place in self.places if not place.resigned)
        if self.game.reward_sum is None or standing == 1:
            self.ending, self.loser = ending, seat
        else:
            self._set_player(seat, self.game.bots.NAMES[-1], left=True)

    def _flag(self, seat: int) -> None:
        assert self.setup.clock is not None
        if self.setup.clock.end == "lose":
            self._give_up(seat, "clock")
        else:
            self._set_player(seat, self.game.bots.NAMES[-1], left=False)

    def _resume(self, last: int) -> None:
        if self.clocks is not None:
            self.clocks.resume(last, self.at)

    def _set_player(self, seat: int, bot: str, left: bool) -> None:
        place = self.places[seat]
        place.bot, place.left = bot, left
        self._look_around()
        if self.offer and self.offer[0] == seat:
            self.offer = None

    def _run_clocks(self, clocks: Clocks, actor: int) -> None:
        if self.match is None:
            return
        if actor >= 0:
            clocks.stop(actor, self.at)  # it runs again if there is more to choose
        timed = [seat for seat in self.to_act() if not self.places[seat].bot]
        clocks.run(timed, self.at)
        if actor >= 0:
            clocks.note(actor if actor not in timed or self._is_anew_for_others(actor) else -1)

    def _is_anew_for_others(self, seat: int) -> bool:
        """Have others something new to choose since this entry?  Then a turn is over, even if the seat has one more."""
        return any(self.decided[other] == self.seq for other in self._everybody if other != seat)

    # What is said and shown

    def shown(self, seq: int, viewer: int | None) -> int:
        """The number that a viewer knows an entry by: without those that only others know of."""
        return self.unseen.shown(seq, self._player_at(viewer)) if self.unseen else seq

    def meant(self, number: int, viewer: int | None) -> int:
        """The entry that a viewer means by a number."""
        return self.unseen.meant(number, self._player_at(viewer)) if self.unseen else number

    def is_known(self, change: Change, viewer: int | None) -> bool:
        """Can a viewer tell that this happened?"""
        return change.owner in ("", self._player_at(viewer))

    def _player_at(self, viewer: int | None) -> str:
        return "" if viewer is None or viewer >= len(self.places) else self.places[viewer].player

    def _say_before_deal(self, phrase: Phrase) -> tuple[Any, str]:
        """Names may still change."""
        return Speech(self.game, self.setup.options, self.names()).said(phrase)

    def seats_shown(self, now: int) -> list[SeatShown]:
        waiting = self.to_act()
        return [
            SeatShown(
                name=name,
                kind=self._kind(place),
                bot=place.bot,
                to_act=seat in waiting,
                away=place.left,
                resigned=place.resigned,
                clock=self.clocks.left(seat, now) if self.clocks and self.match else None,
            )
            for seat, (place, name) in enumerate(zip(self.places, self.names(), strict=True))
        ]

    def seats_encoded(self, now: int) -> msgspec.Raw:
        """The same for all viewers; an action changes nothing in it but who is to act, and the clocks."""
        waiting = tuple(self.to_act())
        if waiting not in self._shown or self.clocks:
            self._shown[waiting] = msgspec.Raw(_encode(self.seats_shown(now)))
        return self._shown[waiting]

    def _kind(self, place: Place) -> Any:
        if place.player:
            return "person"
        return {"bot": "bot", "open": "open"}.get(place.plan.kind, "kept")
