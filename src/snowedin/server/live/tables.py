"""All tables: those in memory, and who may set one up, join, watch and command."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ...bots import levels
from ...core.compile import COMPILED
from ...core.game import Game, Refusal
from ...games import GAMES, MAKING
from .. import metrics
from ..limits import Limit
from ..store import DamagedError, MatchRow, Store, StoreError, chain
from ..table.rows import rows_of
from ..table.setup import Setup, decode_setup
from ..table.table import Table
from ..table.verbs import AnyEntry, Rematch, Stand, act, entry_for, rematch, resume, sit
from ..wire import matches, messages
from ..wire.fields import is_id
from ..wire.lending import Considered, Lend
from ..wire.refusals import Denied, denied_by
from . import hints, lending, lessons, setups, shortcuts
from .bots_and_clocks import BotsAndClocks
from .in_the_making import watch
from .live_table import LiveTable, Watcher, viewers
from .load import Load
from .preparing import Workshop
from .reading import ReadingRoom
from .settings import Settings
from .thinking import Thinkers, warm_up_own
from .writer import Writer

TABLES_PER_GUEST = 20
ENDLESS = (
    messages.Say | messages.Hand | messages.Leave | messages.TakeBack | messages.Pledge
)  # no rule ends what these write
LEISURE, AT_ONCE = 0.5, 20.0  # of those, from one seat: how many a second, and how many without a pause
EVENTS = 200  # sent at most when somebody resumes
IDLE = 300.0  # seconds until an unwatched table leaves the memory
SWEEP = 60.0
HOUR = 3600.0
DAY = 24 * 3600 * 1000
FORGOTTEN = 50  # tables at a time

T = TypeVar("T")

log = logging.getLogger("snowedin.tables")


class Tables:
    def __init__(self, store: Store, games: Mapping[str, Game], settings: Settings) -> None:
        self.store = store
        self.games = games
        self.settings = settings
        self.id_here = settings.new_id  # of a table that is best played where it was set up
        self.writer = Writer(store, settings.now, self.make)
        self.load = Load(settings.late)
        self.thinkers = Thinkers(settings.threads, settings.budget, self.load, settings.elsewhere)
        shorten = partial(shortcuts.play_by_itself, self)
        self.wake = BotsAndClocks(self.writer, self.thinkers, settings, self._start, shorten).wake
        self.writer.wake = self.wake
        self.workshop = Workshop()
        self.reading = ReadingRoom()
        self._live: dict[str, LiveTable] = {}
        self.damaged: set[str] = set()  # tables that were asked for and cannot be read
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._leisure = Limit(LEISURE * settings.rate, AT_ONCE * settings.rate)
        self._adding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of guests who set up a table
        self._tasks: set[asyncio.Task[None]] = set()
        metrics.tables.ask = lambda: len(self._live)
        metrics.damaged.ask = lambda: len(self.damaged)

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self.catch_up)
        if self.settings.late:
            self._start(self.load.watch())
        self._start(self._sweep())
        self._start(self._forget())
        if MAKING and self.games is GAMES:
            self._start(watch(MAKING, self._renewed))
        if self.settings.warm:
            self._start(self._warm())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.thinkers.give_up_compiling()
        self.workshop.close()
        await self.store.close()

    def make(self, row: MatchRow) -> Table:
        """The table of a stored match, before anything happened at it; not on the event loop."""
        setup = self.setup_of(row)
        game = self.games[setup.game]
        return self.settings.table(row.id, setup, row.secret, game, self.thinkers.target_for(game, setup.options))

    def setup_of(self, row: MatchRow) -> Setup:
        """The setup of a stored match, told as the rules that this server has tell it."""
        setup = decode_setup(row.setup)
        try:
            game = setups.find(self.games, setup.game)
            setup.options = dict(game.options_of(setup.version, setup.options))
        except Refusal as refusal:
            sentence = f"This server does not have the rules of this match: {setup.game}."
            raise Denied("refused", sentence, "other_rules") from refusal
        setup.version = game.version
        return setup

    async def live(self, match: str) -> LiveTable:
        """The table in memory, read from the store if it is not there."""
        found = self._live.get(match)
        if found is None:
            if not is_id(match):
                raise Denied("unknown", "There is no such table.")
            if match not in self._loading:
                self._loading[match] = loading = asyncio.ensure_future(self._load(match))
                loading.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits any more
            found = await asyncio.shield(self._loading[match])
        if found.is_behind:
            await self._catch_up(found)
        was_unwanted, found.used = found.is_unwanted(), time.monotonic()
        if was_unwanted:
            self.wake(found, not self.store.shared)
        return found

    async def _load(self, match: str) -> LiveTable:
        try:
            live = await self._read(match)
            await asyncio.to_thread(warm_up_own, live.table.game, live.table.setup.options)
            live.skew = max(0, live.table.at - self.settings.now())  # our clock was set back since then
            await self.writer.carry_out(live, self._resume)
            self._live[match] = live
            self.wake(live, not self.store.shared)
            if self.thinkers.is_warm(live.table.game):
                live.table.hasten()
            elif live.table.target != COMPILED:
                self._start(self._make_ready(live.table.game, ()))
            return live
        finally:
            del self._loading[match]

    async def _read(self, match: str) -> LiveTable:
        try:
            found = await self.writer.load(match)
        except DamagedError as error:
            self.damaged.add(match)
            log.error("a table is damaged", extra={"reason": str(error)})
            raise
        self.damaged.discard(match)
        return found

    def _resume(self, table: Table) -> Sequence[AnyEntry]:
        return resume.check(table, max(self.settings.now(), table.at), self.store.shared)

    def time_at(self, live: LiveTable) -> int:
        return self.writer.time_at(live)

    async def catch_up(self, match: str | None) -> None:
        """Another process wrote something; what goes wrong with one table must not make us deaf for the others.

        Where nobody looks here, it is read when somebody does, or when any process has gone, which is told as None.
        """
        for live in [self._live[match]] if match in self._live else list(self._live.values()) if match is None else []:
            if match is not None and live.leave_to_others():
                continue
            try:
                await self._catch_up(live)
            except Exception:
                log.exception("a table could not be caught up")

    async def _catch_up(self, live: LiveTable) -> None:
        was_left = live.is_behind
        await self.writer.catch_up(live)
        if was_left:  # with its bots and clocks
            self.wake(live, not self.store.shared)

    # Setting up and joining

    async def create(self, player: str, wish: messages.Create) -> messages.Created:
        async with self.one_more(player):
            source = await self.finished(wish.deal_of) if wish.deal_of else None
            setting_up = partial(setups.new, self.games, player, wish, source, self.settings)
            game = self.games.get(wish.game)
            is_heavy = source is not None or (game is not None and game.has_own_components(wish.options))
            setup, secret = await carried_out(setting_up, is_heavy)
            await self.workshop.prepare(self.games[setup.game], setup.options, player)
            return await self.add(setup, secret)

    async def learn(self, player: str, wish: messages.Learn) -> messages.Created:
        async with self.one_more(player):
            game = self._game(wish.game)
            return await self.add(*await asyncio.to_thread(lessons.set_up, game, player, wish.chapter, self.settings))

    def _game(self, key: str) -> Game:
        try:
            return setups.find(self.games, key)
        except Refusal as refusal:
            raise denied_by(refusal) from refusal

    async def import_match(self, player: str, wish: matches.Import) -> messages.Created:
        async with self.one_more(player):
            game = self.games.get(wish.match.game)
            if game is not None:
                await self.thinkers.warm(game)
                await self.workshop.prepare(game, setups.options_of(game, wish.match), player)
            setup, secret = await asyncio.to_thread(setups.imported, self.games, player, wish, self.settings)
            return await self.add(setup, secret)

    async def add(self, setup: Setup, secret: bytes, match: str = "") -> messages.Created:
        game = self.games[setup.game]
        match = match or self.settings.new_id()
        if all(seat.kind == "bot" for seat in setup.seats):
            await self.thinkers.warm(game)
        choosing = partial(self.thinkers.target_for, game, setup.options)
        target = await carried_out(choosing, game.has_own_components(setup.options))
        table = self.settings.table(match, setup, secret, game, target)
        row, seats, final = rows_of(table)
        await self.store.add_match(row, seats, final)
        live = self._live[match] = LiveTable(table, bytearray(chain.seal(row)))
        if self.thinkers.is_warm(game):  # by now
            table.hasten()
        self.wake(live, True)
        bots = {seat.bot for seat in setup.seats if seat.bot}
        if bots or not self.thinkers.is_warm(game):
            self._start(self._make_ready(game, bots))
        log.info("table set up", extra={"game": setup.game, "seats": len(setup.seats)})
        return messages.Created(match, setup.commitment)

    @asynccontextmanager
    async def one_more(self, player: str) -> AsyncIterator[None]:
        """A guest sets up one table after the other, so that each is counted before the next."""
        self.load.check()
        async with self._adding.setdefault(player, asyncio.Lock()):
            if await self.store.count_unfinished(player) >= TABLES_PER_GUEST:
                sentence = f"You have {TABLES_PER_GUEST} unfinished tables; finish one of them first."
                raise Denied("too_many", sentence, "tables", most=TABLES_PER_GUEST)
            yield

    async def join(self, player: str, match: str, wish: messages.Join | messages.Sit) -> messages.Joined:
        live = await self.live(match)
        blockers = await self.store.blockers_of(player)
        await self.writer.carry_out(live, lambda table: sit.check(table, player, wish, blockers))
        live.tell_presence(complete=not self.store.shared)
        seats = live.table.seats_of(player)
        return messages.Joined(match, seats, live.table.shown(live.table.seq, next(iter(seats), None)))

    async def _sit(self, live: LiveTable, player: str, command: messages.Sit) -> messages.Accepted:
        if not player:
            raise Denied("no_name", "Say your name first: POST /api/me.")
        joined = await self.join(player, live.table.id, command)
        return messages.Accepted(joined.table, command.id, joined.seq)

    # Watching

    async def watch(self, player: str, match: str, watcher: Watcher, since: int | None, at: int | None = None) -> None:
        """Send what this player may see now, with the events after `since`, and keep sending.

        If the entry that they knew last was written `at` another time, it was lost, and others played on.
        """
        live = await self.live(match)
        async with live.lock:
            await self.refresh(live)
            table, now = live.table, self.time_at(live)
            for viewer in viewers(table, player):
                last = table.shown(table.seq, viewer)
                known = last if since is None else since
                common = min(known, last) if at is None else table.common(known, at, viewer)
                after = max(common, last - EVENTS)
                told = await self.writer.story(table, viewer, after, last) if after < last else []
                update = live.teller.update(viewer, now, told, gap=after > common)
                update.lost = known - common
                watcher.send(messages.encoder.encode(update))
            live.remove(watcher)
            for viewer in viewers(table, player):
                live.add(viewer, watcher)
            live.tell_presence(watcher, complete=not self.store.shared)
        self.wake(live, not self.store.shared)

    async def show_again(self, player: str, match: str, watcher: Watcher) -> None:
        live = await self.live(match)
        async with live.lock:
            await self.refresh(live)
            for viewer in viewers(live.table, player):
                watcher.send(messages.encoder.encode(live.teller.update(viewer, self.time_at(live), [])))

    async def lend(self, player: str, message: Lend, watcher: Watcher) -> messages.Accepted:
        """From now on this watcher's page is asked what the bots would do; the last that offers it is."""
        live = await self.seen(message.table)
        lending.check(live.table, player)
        if live.lender is not None:
            live.lender.leave()
        live.lender = lending.Lender(watcher, message.table, self.settings.budget)
        return messages.Accepted(message.table, message.id, live.table.shown(live.table.seq, None))

    def hear_thought(self, message: Considered, watcher: Watcher) -> None:
        live = self._live.get(message.table)
        if live is not None and live.lender is not None and live.lender.watcher is watcher:
            live.lender.hear(message)

    def in_memory(self, match: str) -> LiveTable | None:
        return self._live.get(match)

    def all_in_memory(self) -> list[LiveTable]:
        return list(self._live.values())

    def unwatch(self, match: str, watcher: Watcher) -> None:
        if match in self._live:
            self._live[match].remove(watcher)
            self._live[match].tell_presence(complete=not self.store.shared)

    async def refresh(self, live: LiveTable) -> None:
        """Have the table as it is on disk, whoever wrote there; the table's lock is held."""
        await self.writer.trust(live)
        if self.store.shared:
            await self.writer.catch_up_locked(live)

    async def seen(self, match: str) -> LiveTable:
        """The table as it is on disk, until the caller waits for anything."""
        live = await self.live(match)
        async with live.lock:
            await self.refresh(live)
        return live

    async def finished(self, match: str) -> Table:
        live = await self.seen(match)
        if not live.table.is_over:
            raise Denied("not_over", "That match is not over yet.")
        return live.table

    # Commands

    async def command(self, player: str, command: messages.AnyCommand) -> messages.Done:
        live = await self.live(command.table)
        if isinstance(command, messages.Hint):
            return await hints.hint(self, live, player, command)
        if isinstance(command, messages.Shortcuts):
            return await shortcuts.offered(self, live, player, command)
        if isinstance(command, messages.Shorten):
            return await shortcuts.taken(self, live, player, command)
        if isinstance(command, messages.Rematch):
            return await self._rematch(live, player, command)
        if isinstance(command, messages.Sit):
            return await self._sit(live, player, command)
        if isinstance(command, messages.Act) and self.store.shared:
            await self._catch_up_to(live, command)
        if isinstance(command, ENDLESS):
            self._check_leisure(live, player, command)
        done: list[int] = []  # the entry of a command that comes again

        def decide(table: Table) -> Sequence[AnyEntry]:
            known = table.entry_of_command.get((player, command.seat, command.id))
            if known is not None:
                done.append(known)
                return []
            return [entry_for(table, player, command)]

        seq = await self.writer.carry_out(live, decide, (command.seat, command.id))
        return messages.Accepted(live.table.id, command.id, live.table.shown(done[0] if done else seq, command.seat))

    async def _catch_up_to(self, live: LiveTable, command: messages.Act) -> None:
        """Whoever decided on an entry that we do not have yet was told of it by another process."""
        if live.table.meant(command.seq, command.seat) > live.table.seq:
            await self.writer.catch_up(live)

    def _check_leisure(self, live: LiveTable, player: str, command: messages.SeatCommand) -> None:
        """Nobody may make a log grow fast for ever; a command that comes again writes nothing."""
        is_new = (player, command.seat, command.id) not in live.table.entry_of_command
        if is_new and not self._leisure.allows(f"{command.table} {command.seat} {player}"):
            raise Denied("too_fast", "That is a lot for one seat in a short time; wait a little.")

    def act_at_once(self, player: str, command: messages.Act, retry: Callable[[], None]) -> bool:
        """The short way for an ordinary move at a table that is in memory and idle; False: take the long way."""
        live = self._live.get(command.table)
        if live is None or live.is_doubtful or live.is_behind or not live.lock.is_free():
            return False
        entry = act.check_ordinary(live.table, player, command)
        if entry is not None:
            self.writer.carry_out_at_once(live, entry, retry)
        return entry is not None

    def follow(self, match: str, attempt: Callable[[], None]) -> bool:
        """Where an ordinary move is just being written, the next is tried as soon as that is told; False: it is not."""
        live = self._live.get(match)
        if live is None or not live.may_follow():
            return False
        live.following.append(attempt)
        return True

    async def _rematch(self, live: LiveTable, player: str, command: messages.Rematch) -> messages.Accepted:
        async with live.renewing:
            await self.seen(live.table.id)
            return await self._renew(live, player, command)

    async def _renew(self, live: LiveTable, player: str, command: messages.Rematch) -> messages.Accepted:
        rematch.check(live.table, player)
        if not live.table.next:
            async with self.one_more(player):
                made = await self.add(*setups.again(live.table, player, self.settings), self.id_here())  # they are here
            seat = live.table.seats_of(player)[0]
            await self.writer.carry_out(
                live, lambda table: [] if table.next else [Rematch(seat=seat, table=made.table, id=command.id)]
            )
            if live.table.next != made.table:  # another process was first
                await self.writer.carry_out(await self.live(made.table), lambda table: [Stand(seat=0)])
        seq = live.table.shown(live.table.seq, live.table.seats_of(player)[0])
        following = await self.live(live.table.next)
        return messages.Accepted(live.table.id, command.id, seq, live.table.next, following.table.setup.commitment)

    # What happens in the background

    async def _warm(self) -> None:
        for bots in ((), levels.NAMES):
            for game in list(self.games.values()):
                try:
                    await self._make_ready(game, bots)
                except Exception:
                    log.exception("a game cannot be compiled", extra={"game": game.key})

    def _renewed(self, game: Game) -> None:
        """Tables that are set up from now on are played by the new rules, all others by theirs."""
        if self.settings.warm:
            self._start(self._make_ready(game, levels.NAMES))

    async def _make_ready(self, game: Game, bots: Collection[str]) -> None:
        """Compile a game and the bots that search; tables at which it is already played go on with that."""
        if not self.thinkers.is_warm(game):
            await self.thinkers.warm(game)
            for live in self._live.values():
                if live.table.game is game:
                    live.table.hasten()
        for name in bots:
            await self.thinkers.warm(game, name)
        for name in bots:
            await self.thinkers.warm_solver(game, name)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for match, live in list(self._live.items()):
                if live.is_idle(IDLE):
                    del self._live[match]

    async def _forget(self) -> None:
        """Tables at which nothing happens any more are taken out of the store, a few at a time."""
        while self.settings.keep:
            try:
                before = self.settings.now() - round(self.settings.keep * DAY)
                old = [match for match in await self.store.abandoned(before, FORGOTTEN) if match not in self._live]
                if old:
                    await self.store.forget(old)
                    log.info("abandoned tables were forgotten", extra={"entries": len(old)})
            except StoreError as error:
                log.error("abandoned tables could not be forgotten", extra={"reason": str(error)})
            await asyncio.sleep(HOUR)

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)


async def carried_out(work: Callable[[], T], is_heavy: bool) -> T:
    """A thread costs more than light work does, and heavy work would keep everybody waiting."""
    return await asyncio.to_thread(work) if is_heavy else work()
