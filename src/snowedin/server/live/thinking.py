"""Bots at the server's tables: they think in threads, within a time, and see a redeal and nothing else."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from ...bots import Bot, invited, levels, names, prepare_solver
from ...bots import warm_up as warm_up_bot
from ...bots.redeals import Blindfolded, before_others_chose
from ...bots.search import Thought
from ...bots.visit import Question
from ...core.compile import COMPILED, INTERPRETED, is_borrowed
from ...core.game import Game
from ...core.match import KEY_BYTES, Match, new_dice
from ...core.notices import Notices
from .. import metrics
from ..wire.refusals import Denied
from .compiling import Wish, have_compiled
from .fair_threads import FairThreads
from .lending import Lender, LenderLeftError
from .load import Load
from .visitors import GuestGone, Visitors

COMPILERS = 2  # processes at a time
ADVISERS = 2  # threads for what people ask for: whoever waits for an answer does not wait for the bots at the tables

T = TypeVar("T")

# Thinks as a level of a game about a redeal for a seat, in a thread that is not Python's; nothing where all is settled.
Elsewhere = Callable[[Game, str, bytes, int], Awaitable[Thought | None]]

log = logging.getLogger("snowedin.bots")


class Thinkers:
    """The threads in which bots think; where Python has one alone, those that look ahead do so `elsewhere`."""

    def __init__(
        self, threads: int, budget: float, load: Load | None = None, elsewhere: Elsewhere | None = None
    ) -> None:
        self._load = load or Load()
        self._budget = budget
        self._elsewhere = elsewhere
        self._at_tables = FairThreads(threads, "bot", budget)
        self._advisers = FairThreads(ADVISERS, "adviser", budget)
        self._visitors = Visitors(budget)
        self._idle: dict[tuple[str, str], list[Bot]] = {}
        self._warming: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._compiling = asyncio.Semaphore(COMPILERS)
        self._dice: Any = new_dice(secrets.token_bytes(KEY_BYTES))

    def close(self) -> None:
        self._at_tables.close()
        self._advisers.close()

    async def give_up_compiling(self) -> None:
        """Nobody will play any more; processes that compile are ended, and those of guests."""
        await self._visitors.close()
        under_way = [warming for warming in self._warming.values() if not warming.done()]
        for warming in under_way:
            warming.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def warm(self, game: Game, level: str = "") -> None:
        """Compile the rules of a game, or a level's search, once, however many wait for it."""
        if level and not searches(game, level):
            return
        work = partial(warm_up_level, game, level) if level else partial(warm_up, game)
        await self._once(game, level, Wish(game.key, level=level), work)

    async def _once(self, game: Game, what: str, wish: Wish, work: Callable[[], None]) -> None:
        if (game.package, what) not in self._warming:
            self._warming[game.package, what] = asyncio.ensure_future(self._compile(game, wish, work))
        warming = self._warming[game.package, what]
        try:
            await asyncio.shield(warming)
        except Exception:
            if self._warming.get((game.package, what)) is warming:
                del self._warming[game.package, what]  # the next one tries again
            raise

    async def _compile(self, game: Game, wish: Wish, work: Callable[[], None]) -> None:
        async with self._compiling:
            await have_compiled(game, wish)
        await asyncio.to_thread(work)  # which finds it in the cache

    async def warm_solver(self, game: Game, level: str) -> None:
        """Compile what a level needs only near the end, while it is played already."""
        if searches(game, level):
            wish = Wish(game.key, level=level, is_for_solver=True)
            await self._once(game, f"{level}'s solver", wish, partial(warm_up_solver, game, level))

    def is_ready(self, game: Game, name: str) -> bool:
        """Can the bot think at once, or is it to be compiled first?"""
        warming = self._warming.get((game.package, name))
        return not searches(game, name) or (warming is not None and warming.done())

    def target_for(self, game: Game, options: Mapping[str, Any]) -> str:
        """On a new machine people play at once, by the rules as they stand, while the compiler works.

        Where the options bring tables of their own, those were compiled before the table was set up.
        """
        return COMPILED if self.is_warm(game) or game.tables(options) else INTERPRETED

    def is_warm(self, game: Game) -> bool:
        """Are its rules compiled, here or by who lends them?"""
        if is_borrowed():
            return True
        warming = self._warming.get((game.package, ""))
        return warming is not None and warming.done() and not warming.cancelled() and warming.exception() is None

    async def choose(self, match: Match, seat: int, name: str, owner: str, lender: Lender | None = None) -> int:
        """The action of a bot at a table of this owner; while people have to wait, it waits first.

        Where their page lends its engine, that looks ahead; if it goes, the bot thinks here.
        """
        await self._load.lull()
        if name not in names(match.game):
            raise GuestGone(f"{name} is not invited to this server any more.")
        if who := invited.object_of(match.game, name):
            return await self._visitors.choose(who, self._question(match, seat))
        if lender is not None and looks_ahead(match.game, name):
            try:
                return await self._choose_elsewhere(lender.consider, match, seat, name)
            except LenderLeftError:
                lender.leave()
                log.info("a page that thought for bots is gone", extra={"game": match.game.key})
        return (await self._choose(self._at_tables, owner, match, seat, name))[0]

    async def advise(self, match: Match, seat: int, name: str, player: str) -> tuple[int, str]:
        """What a bot would do, and which bot that is, for a player who asks."""
        self._load.check()
        return await self._choose(self._advisers, player, match, seat, name)

    async def _choose(self, threads: FairThreads, owner: str, match: Match, seat: int, name: str) -> tuple[int, str]:
        """The bot's action; where it thinks too long or fails, the weakest bot chooses."""
        try:
            if self._elsewhere and looks_ahead(match.game, name):
                return await self._choose_elsewhere(self._elsewhere, match, seat, name), name
            await self.warm(match.game, name)
            return await self._choose_in_time(threads, owner, match, seat, name), name
        except TimeoutError:
            metrics.bots_timed_out.add()
        except Exception:
            log.exception("a bot failed", extra={"game": match.game.key})
        weakest = names(match.game)[0]
        return self._think(self.blindfolded(match, seat), seat, weakest), weakest

    async def _choose_in_time(self, threads: FairThreads, owner: str, match: Match, seat: int, name: str) -> int:
        """One that thinks too long is left to itself."""
        guess = self.blindfolded(match, seat)
        if searches(match.game, name):
            guess.hasten()
        began = time.perf_counter()
        try:
            return await threads.do(owner, partial(self._think, guess, seat, name))
        finally:
            metrics.bot_seconds.see(time.perf_counter() - began)

    async def _choose_elsewhere(self, elsewhere: Elsewhere, match: Match, seat: int, name: str) -> int:
        """Everybody else is answered meanwhile; that thread is given what a bot here is given."""
        guess = self.blindfolded(match, seat)
        bot = self._idle_bot(match.game, name)
        action = bot.at_once(guess, seat)
        if action is None:
            redeal = self.handed_out(guess, seat, before_others_chose(guess, seat))
            thought = await asyncio.wait_for(elsewhere(match.game, name, redeal, seat), self._budget)
            action = bot.pick(thought) if thought else bot.by_rote(guess, seat)
            if action not in guess.legal(seat):
                raise LenderLeftError
        self._rest(bot, match.game)
        return action

    async def look(self, player: str, search: Callable[[], T]) -> T:
        """Let compiled code look for what has to be found for a player, not on the event loop."""
        return await self._advisers.do(player, search, in_time=False)

    async def find(self, player: str, search: Callable[[], T]) -> T:
        """The same for a player who asks for it and may ask again."""
        try:
            return await self._advisers.do(player, search)
        except TimeoutError as error:
            raise Denied("busy", "It took too long to look for that; try again.") from error

    def blindfolded(self, match: Match, seat: int, before: Any = None) -> Blindfolded:
        """The match as the seat knows it; a table knows the state before others chose, else the match is replayed."""
        return Blindfolded(match, seat, self._dice, before_others_chose(match, seat) if before is None else before)

    def _question(self, match: Match, seat: int) -> Question:
        """What a guest's process is given: redeals that the seat itself might hold."""
        now = self.handed_out(match, seat, match.state)
        before = self.handed_out(match, seat, before_others_chose(match, seat))
        return Question(match.game.key, match.seats, match.options, seat, now, before, match.engine.target)

    def handed_out(self, match: Match, seat: int, before: Any) -> bytes:
        """What a player may be given to let an engine of their own think about it."""
        return match.handed_to(seat, self._dice, before)

    def _think(self, match: Match, seat: int, name: str) -> int:
        bot = self._idle_bot(match.game, name)
        action = bot.choose(match, seat)
        self._rest(bot, match.game)
        return action

    def _idle_bot(self, game: Game, name: str) -> Bot:
        """Bots are used again; one that is still thinking is not among the idle ones."""
        try:
            return self._idle[game.package, name].pop()
        except (KeyError, IndexError):
            return Bot(game, name)

    def _rest(self, bot: Bot, game: Game) -> None:
        self._idle.setdefault((game.package, bot.name), []).append(bot)


def warm_up(game: Game, options: Mapping[str, Any] | None = None) -> None:
    """Compile what a table of this game will call, by playing a little."""
    match = Match(game, game.seats[0], options, bytes(KEY_BYTES))
    dice = new_dice(bytes(KEY_BYTES))
    seat = match.to_act()[0]
    action = match.legal(seat)[0]
    match.redealt(seat, dice)
    match.asked_blindly(0, seat, dice)
    match.is_revealing(seat, action)
    match.act(seat, action)
    match.told_to(seat)
    match.choices_said(seat)
    match.move_said(seat)
    match.state_after(1)
    match.rewards()
    if match.engine.is_compiled_here:
        Notices(match.engine, bytes)


def warm_up_own(game: Game, options: Mapping[str, Any]) -> None:
    """What a table's options bring was compiled before it was set up, but perhaps by a server before this one."""
    if game.tables(options):
        warm_up(game, options)


def looks_ahead(game: Game, name: str) -> bool:
    """Is it one of the levels that an engine in a page knows, and does it search?"""
    return name in levels.NAMES and searches(game, name)


def searches(game: Game, name: str) -> bool:
    """Does it look ahead?  Then only compiled rules are fast enough; others play by them as they stand until then."""
    level = levels.level(game, name)
    return level is not None and (level.simulations is not None or level.seconds is not None)


def warm_up_level(game: Game, name: str) -> None:
    """Compile what a level calls, by letting it think a little."""
    warm_up_bot(game, name, Match(game, game.seats[0], key=bytes(KEY_BYTES)))


def warm_up_solver(game: Game, name: str) -> None:
    prepare_solver(game, name, Match(game, game.seats[0], key=bytes(KEY_BYTES)))
