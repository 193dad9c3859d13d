"""Every HTTP operation, once: its path, what it takes, what it answers and what it does.

The routes and the OpenAPI description are both made from this list.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from ...bots import levels, names
from ...core.fairness import Export
from ...core.game import Choice, Components, Count, Game, Option, Refusal, Seat
from ...core.rulebook import Rulebook, rulebook
from ...core.words import ENGLISH, catalogues
from ..archive import courses, daily, lists, puzzles, replays
from ..archive.analyses import Analyst
from ..archive.ladders import Ladders
from ..live import lessons, setups
from ..live.company import Company
from ..live.live_table import viewers
from ..live.reading import Wish
from ..live.tables import Tables
from ..shown.look import cover_of, look_at, names_in_words
from ..shown.table_card import table_card
from ..table.table import Table
from ..wire import looks, matches, messages, passkeys, people, shelf
from ..wire.fields import QuickPhrase
from ..wire.refusals import Denied
from .passkeys import PasskeyDesk
from .players import Player, Players


@dataclass
class Call:
    """One request, read and checked."""

    tables: Tables
    players: Players
    analyst: Analyst
    ladders: Ladders
    company: Company
    desk: PasskeyDesk
    token: str | None
    player: Player | None
    path: dict[str, str]
    query: dict[str, Any]
    body: Any
    host: str = ""  # by which name the server was called
    fresh_token: str | None = None  # to be set as a cookie

    @property
    def me(self) -> str:
        return self.player.id if self.player else ""


@dataclass(frozen=True)
class Query:
    """A query parameter: a whole number, or one of a pattern."""

    name: str
    help: str
    default: Any
    low: int = 0
    high: int = 2**53 - 1
    pattern: str = ""


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    name: str
    summary: str
    reply: Any
    run: Callable[[Call], Awaitable[Any]]
    body: Any = None
    query: tuple[Query, ...] = ()
    status: int = 200
    needs_player: bool = False
    codes: tuple[str, ...] = ()
    largest: int = 65_536
    cost: float = 1


# Games


async def games(call: Call) -> shelf.Games:
    cards = [
        shelf.GameCard(
            key=game.key,
            name=game.name,
            pitch=game.pitch,
            fewest=game.seats.start,
            most=game.seats.stop - 1,
            minutes=game.minutes,
            credits=game.credits,
            version=game.version,
            bots=list(names(game)),
            levels=level_cards(game),
            options=[option_card(option) for option in game.options],
            cooperative=game.reward_sum is None,
            cover=cover_of(game),
        )
        for game in call.tables.games.values()
    ]
    called = names_in_words(call.tables.games.values())
    return shelf.Games(cards, list(QuickPhrase.__args__), called)  # type: ignore[attr-defined]


async def game_texts(call: Call) -> shelf.GameTexts:
    game, language = setups.find(call.tables.games, call.query["game"]), call.query["language"]
    return await asyncio.to_thread(written_of, game, language)


def written_of(game: Game, language: str) -> shelf.GameTexts:
    try:
        book = rulebook(game, language)
    except Refusal:
        book = Rulebook("", ENGLISH)
    return shelf.GameTexts(catalogues(game, language), book.text, book.language)


def level_cards(game: Game) -> list[shelf.LevelCard]:
    return [shelf.LevelCard(level.name, level.about) for level in levels.listed(game)]


def option_card(option: Option) -> shelf.OptionCard:
    match option:
        case Choice():
            return shelf.OptionCard(option.name, "choice", option.help, option.default, list(option.values))
        case Count():
            return shelf.OptionCard(
                option.name, "count", option.help, option.default, low=option.low, high=option.high, off=option.off
            )
        case Seat():
            return shelf.OptionCard(option.name, "seat", option.help, option.default)
        case Components():
            return shelf.OptionCard(option.name, "components", option.help)


async def game_look(call: Call) -> looks.GameLook:
    return look_at(setups.find(call.tables.games, call.query["game"]))


async def bring(call: Call) -> shelf.Brought:
    game = setups.find(call.tables.games, call.body.game)
    option = game.components(call.body.option)
    body = call.body
    read = await call.tables.reading.read(Wish(game.key, option.name, body.name, body.text, body.for_engine))
    return shelf.Brought(read.value, read.template)


# You


async def me(call: Call) -> messages.Me:
    return messages.Me(call.player.name) if call.player else messages.Me("", known=False)


async def introduce(call: Call) -> messages.Me:
    call.fresh_token = await call.players.introduce(call.token, call.body.name)
    return messages.Me(call.body.name)


async def recovery(call: Call) -> messages.Recovery:
    assert call.player is not None
    return await call.players.recovery(call.player)


async def recover(call: Call) -> messages.Me:
    call.fresh_token = await call.players.recover(call.body.code)
    return await let_in(call)


async def let_in(call: Call) -> messages.Me:
    player = await call.players.of_token(call.fresh_token)
    assert player is not None
    return messages.Me(player.name)


async def my_passkeys(call: Call) -> passkeys.Passkeys:
    assert call.player is not None
    return await call.desk.count(call.player)


async def begin_keeping(call: Call) -> passkeys.PasskeyAsked:
    assert call.player is not None
    return await call.desk.begin_keeping(call.player, call.host)


async def keep(call: Call) -> passkeys.Passkeys:
    assert call.player is not None
    return await call.desk.keep(call.player, call.host, call.body)


async def forget_passkeys(call: Call) -> passkeys.Passkeys:
    assert call.player is not None
    return await call.desk.forget(call.player)


async def begin_coming_back(call: Call) -> passkeys.PasskeyAsked:
    return await call.desk.begin_coming_back(call.host)


async def come_back(call: Call) -> messages.Me:
    call.fresh_token = await call.desk.come_back(call.host, call.body)
    return await let_in(call)


async def my_matches(call: Call) -> matches.Matches:
    return await lists.matches_of(call.tables, call.me, call.query["most"], call.query["before"])


async def my_scores(call: Call) -> matches.Scores:
    return await lists.scores(call.tables, call.me)


async def my_ratings(call: Call) -> matches.Ratings:
    return await lists.ratings(call.tables, call.ladders, call.me)


# Others


async def look_around(call: Call) -> people.People:
    return await call.company.look(call.me)


async def be_seen(call: Call) -> people.People:
    return await call.company.be_seen(call.me, call.body.seen)


async def block(call: Call) -> people.People:
    return await call.company.block(call.me, call.body)


async def report(call: Call) -> people.Reported:
    return await call.company.report(call.me, call.body)


# Tables


async def create(call: Call) -> messages.Created:
    return await call.tables.create(call.me, call.body)


async def learn(call: Call) -> messages.Created:
    return await call.tables.learn(call.me, call.body)


async def lesson(call: Call) -> messages.LessonStep:
    return lessons.step((await call.tables.seen(call.path["table"])).table, call.me)


async def open_tables(call: Call) -> messages.OpenTables:
    return await lists.open_tables(call.tables, call.me)


async def table(call: Call) -> messages.TableCard:
    blocked, _ = await lists.blocks_of(call.tables, call.me)
    live = await call.tables.seen(call.path["table"])
    return table_card(live.table, call.me, call.tables.time_at(live), blocked)


async def join(call: Call) -> messages.Joined:
    return await call.tables.join(call.me, call.path["table"], call.body)


async def update(call: Call) -> messages.Update:
    live = await call.tables.seen(call.path["table"])
    return live.teller.update(eyes(call, live.table), call.tables.time_at(live), [])


async def log(call: Call) -> messages.Log:
    table = (await call.tables.seen(call.path["table"])).table
    viewer, after = eyes(call, table), call.query["after"]
    last = min(table.shown(table.seq, viewer), after + call.query["most"])
    return messages.Log(last, await call.tables.writer.story(table, viewer, after, last))


def eyes(call: Call, table: Table) -> int | None:
    """With whose eyes, at this moment: those of an own seat, the first if none is named, or a spectator's."""
    own, asked = viewers(table, call.me), call.query["seat"]
    if asked is None:
        return own[0]
    if asked not in own:
        raise Denied("not_your_seat", f"Seat {asked} at this table is not yours.")
    return int(asked)


async def command(call: Call) -> messages.Done:
    return await call.tables.command(call.me, call.body)


# Matches


async def import_match(call: Call) -> messages.Created:
    return await call.tables.import_match(call.me, call.body)


async def export(call: Call) -> Export:
    return await replays.export(call.tables, call.path["match"])


async def replay(call: Call) -> matches.Replay:
    query = call.query
    return await replays.replay(call.tables, call.path["match"], query["as"], query["first"], query["most"])


async def moves(call: Call) -> matches.Moves:
    return await replays.moves(call.tables, call.path["match"], call.query["as"])


async def play_on(call: Call) -> messages.Created:
    return await replays.play_on(call.tables, call.me, call.path["match"], call.body)


async def look(call: Call) -> matches.Looked:
    return await replays.look(call.tables, call.path["match"], call.body)


async def course(call: Call) -> matches.Course:
    return await courses.course(call.tables, call.path["match"])


async def ways(call: Call) -> matches.Ways:
    return await courses.ways(call.tables, call.path["match"], call.body)


async def deal(call: Call) -> matches.Deal:
    return await lists.deal(call.tables, call.path["match"], call.me)


async def analysis(call: Call) -> matches.Analysis:
    await call.tables.finished(call.path["match"])
    return call.analyst.look(call.path["match"], call.query["first"])


async def analyse(call: Call) -> matches.Analysis:
    await replays.analyse(call.tables, call.analyst, call.me, call.path["match"])
    return call.analyst.look(call.path["match"])


# Every day


async def today(call: Call) -> matches.Today:
    return await daily.today(call.tables, call.me)


async def play_today(call: Call) -> messages.Created:
    return await daily.play(call.tables, call.me, call.body)


async def puzzle_shelf(call: Call) -> matches.Puzzles:
    return puzzles.shelf(call.tables)


async def puzzle(call: Call) -> matches.PuzzleShown:
    return await puzzles.ask(call.tables, call.query["game"], call.query["number"])


async def try_puzzle(call: Call) -> matches.PuzzleShown:
    return await puzzles.try_out(call.tables, call.body)


AS = Query("as", "A seat, `all` or `spectator`.", "spectator", pattern=r"^(1?\d|all|spectator)$")
GAME = Query("game", "The game's key.", "", pattern=r"^\w{1,40}$")
SEAT = Query("seat", "One of your seats; without it, your first, or a spectator's eyes.", None, 0, 15)
COMMAND_CODES = (
    "unknown", "refused", "not_your_seat", "not_dealt", "over", "not_over", "stale", "not_to_act", "not_legal",
    "a_bot_plays", "no_bot_plays", "nothing_to_take_back", "nothing_asked", "nothing_offered", "silence",
    "no_take_back", "no_hints", "too_many", "busy",
)  # fmt: skip

OPERATIONS = (
    Operation("GET", "/api/games", "games", "The games, their options and bots.", shelf.Games, games),
    Operation("GET", "/api/game", "game_look", "How a game's table is laid out.",
              looks.GameLook, game_look, query=(GAME,),
              codes=("refused",)),
    Operation("GET", "/api/texts", "game_texts", "A game's own words, and its rulebook.", shelf.GameTexts,
              game_texts, query=(GAME, Query("language", "As in `fr`.", "en", pattern=r"^[a-z]{2}$")),
              codes=("refused",), cost=2),
    Operation("POST", "/api/components", "bring", "Read a file with a deck, letters or words, and say what is wrong.",
              shelf.Brought, bring, shelf.Bring, needs_player=True, codes=("refused",), largest=262_144,
              cost=20),
    Operation("GET", "/api/me", "me", "Who you are.", messages.Me, me),
    Operation("POST", "/api/me", "introduce", "Say your name; sets the cookie that owns your seats.",
              messages.Me, introduce, messages.Introduce, cost=5),
    Operation("POST", "/api/me/recovery", "recovery", "A code that makes another device yours.",
              messages.Recovery, recovery, needs_player=True, cost=5),
    Operation("POST", "/api/recover", "recover", "Use such a code; sets the cookie.",
              messages.Me, recover, messages.Recover, codes=("unknown",), cost=10),
    Operation("GET", "/api/me/passkeys", "my_passkeys", "How many passkeys keep your name.",
              passkeys.Passkeys, my_passkeys, needs_player=True),
    Operation("POST", "/api/me/passkeys/begin", "begin_keeping", "Begin to keep your name by a passkey.",
              passkeys.PasskeyAsked, begin_keeping, needs_player=True, codes=("refused", "too_many"), cost=5),
    Operation("POST", "/api/me/passkeys", "keep", "Keep your name by a passkey.", passkeys.Passkeys, keep,
              passkeys.PasskeyAnswer, needs_player=True, codes=("refused",), largest=16_384, cost=10),
    Operation("POST", "/api/me/passkeys/forget", "forget_passkeys", "Forget all passkeys that keep your name.",
              passkeys.Passkeys, forget_passkeys, needs_player=True, cost=5),
    Operation("POST", "/api/passkey/begin", "begin_coming_back", "Begin to come back by a passkey.",
              passkeys.PasskeyAsked, begin_coming_back, codes=("refused",), cost=5),
    Operation("POST", "/api/passkey", "come_back", "Come back by a passkey; sets the cookie.", messages.Me, come_back,
              passkeys.PasskeyAnswer, codes=("refused", "unknown"), largest=16_384, cost=10),
    Operation("GET", "/api/me/matches", "my_matches", "Your matches, the latest first.", matches.Matches, my_matches,
              query=(Query("most", "How many.", 50, 1, 100), Query("before", "Changed before this time.", 2**53 - 1)),
              needs_player=True),
    Operation("GET", "/api/me/scores", "my_scores", "Your totals, and your score sheet.", matches.Scores, my_scores,
              needs_player=True),
    Operation("GET", "/api/me/ratings", "my_ratings", "Your rating at every game at which you have one.",
              matches.Ratings, my_ratings, needs_player=True),
    Operation("GET", "/api/people", "people", "Who is here, of those who wish to be seen.", people.People, look_around),
    Operation("POST", "/api/people", "be_seen", "Be listed for others, or no longer; at first nobody is.",
              people.People, be_seen, people.BeSeen, needs_player=True, cost=3),
    Operation("POST", "/api/people/block", "block", "Not meet somebody any more, or meet them again.",
              people.People, block, people.Block, needs_player=True, codes=("unknown", "refused", "too_many"), cost=3),
    Operation("POST", "/api/people/report", "report", "Tell the operator of somebody.",
              people.Reported, report, people.Report, needs_player=True, codes=("unknown", "refused"), cost=10),
    Operation("GET", "/api/tables", "open_tables", "Public tables with free seats.", messages.OpenTables, open_tables),
    Operation("POST", "/api/tables", "create", "Set up a table; the answer commits the server to the deal.",
              messages.Created, create, messages.Create, status=201, needs_player=True,
              codes=("refused", "unknown", "not_over", "too_many", "busy", "preparing"), largest=262_144, cost=3),
    Operation("POST", "/api/lessons", "learn", "Set up a table for a chapter of a game's lesson.",
              messages.Created, learn, messages.Learn, status=201, needs_player=True,
              codes=("refused", "unknown", "too_many"), cost=3),
    Operation("GET", "/api/tables/{table}/lesson", "lesson", "Where a lesson stands, and what it asks for.",
              messages.LessonStep, lesson, needs_player=True, codes=("unknown", "refused", "not_your_seat")),
    Operation("GET", "/api/tables/{table}", "table", "A table and its seats.", messages.TableCard, table,
              codes=("unknown", "refused")),
    Operation("POST", "/api/tables/{table}/join", "join", "Take a seat, or all that are kept for you.",
              messages.Joined, join, messages.Join, needs_player=True, codes=("unknown", "refused", "full")),
    Operation("GET", "/api/tables/{table}/update", "update", "What you may see of a table.", messages.Update, update,
              query=(SEAT,), codes=("unknown", "refused", "not_your_seat")),
    Operation("GET", "/api/tables/{table}/log", "log", "What happened, as you may know it.", messages.Log, log,
              query=(SEAT, Query("after", "Only after this entry.", 0),
                     Query("most", "How many entries, the oldest first.", 200, 1, 500)),
              codes=("unknown", "refused", "not_your_seat"), cost=2),
    Operation("POST", "/api/commands", "command", "A command, as over the socket.", messages.Done, command,
              messages.AnyCommand, needs_player=True, codes=COMMAND_CODES, largest=16_384),
    Operation("POST", "/api/matches", "import_match", "Bring a match document; one that is not over is played on.",
              messages.Created, import_match, matches.Import, status=201, needs_player=True,
              codes=("refused", "too_many", "busy", "preparing"), largest=1_000_000, cost=10),
    Operation("GET", "/api/matches/{match}/export", "export", "A finished match with the proof of its deal.",
              Export, export, codes=("unknown", "refused", "not_over")),
    Operation("GET", "/api/matches/{match}/replay", "replay", "A finished match by steps.", matches.Replay, replay,
              query=(AS, Query("first", "The first step.", 0), Query("most", "How many steps.", 50, 1, replays.STEPS)),
              codes=("unknown", "refused", "not_over"), cost=3),
    Operation("GET", "/api/matches/{match}/moves", "moves", "A finished match in words, move by move.", matches.Moves,
              moves, query=(AS,), codes=("unknown", "refused", "not_over"), cost=3),
    Operation("POST", "/api/matches/{match}/play_on", "play_on", "Play on from a step of a finished match.",
              messages.Created, play_on, matches.PlayOn, status=201, needs_player=True,
              codes=("unknown", "refused", "not_over", "too_many", "busy", "preparing"), cost=10),
    Operation("POST", "/api/matches/{match}/look", "look", "A step of a finished match after other choices.",
              matches.Looked, look, matches.Look, codes=("unknown", "refused", "not_over"), cost=3),
    Operation("GET", "/api/matches/{match}/course", "course", "A finished match as numbers, for an engine of your own.",
              matches.Course, course, codes=("unknown", "refused", "not_over"), cost=2),
    Operation("POST", "/api/matches/{match}/ways", "ways", "Choices that could have been made in it, in words.",
              matches.Ways, ways, matches.AskWays, codes=("unknown", "refused", "not_over"), cost=2),
    Operation("GET", "/api/matches/{match}/deal", "deal", "All finished matches on the same deal.", matches.Deal, deal,
              codes=("unknown", "refused", "not_over"), cost=2),
    Operation("GET", "/api/matches/{match}/analysis", "analysis", "How far the analysis of a match is.",
              matches.Analysis, analysis, query=(Query("first", "Only the choices from this one on.", 0),),
              codes=("unknown", "refused", "not_over")),
    Operation("POST", "/api/matches/{match}/analysis", "analyse", "Begin to judge a finished match, choice by choice.",
              matches.Analysis, analyse, needs_player=True, cost=2,
              codes=("unknown", "refused", "not_over", "busy", "too_many")),
    Operation("GET", "/api/today", "today", "The deals of the day, and what you made of them.", matches.Today, today,
              cost=2),
    Operation("POST", "/api/today", "play_today", "Play the deal of the day of a game against Skier, or with Skiers.",
              messages.Created, play_today, matches.PlayDaily, status=201, needs_player=True,
              codes=("refused", "too_many"), cost=5),
    Operation("GET", "/api/puzzles", "puzzles", "The puzzles of all games, and how hard they are.", matches.Puzzles,
              puzzle_shelf),
    Operation("GET", "/api/puzzle", "puzzle", "The position of a puzzle.", matches.PuzzleShown, puzzle,
              query=(GAME, Query("number", "Counted from 1.", 1, 1, 10_000)), codes=("refused",), cost=2),
    Operation("POST", "/api/puzzle", "try_puzzle", "Try an answer to a puzzle, or have it shown.", matches.PuzzleShown,
              try_puzzle, matches.TryPuzzle, codes=("refused",), cost=2),
)  # fmt: skip
