"""Every HTTP operation, once: its path, what it takes, what it answers, and which of the `handlers` does it.

The routes and the OpenAPI description are both made from this list.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from ...core.fairness import Export
from ..archive import replays
from ..wire import looks, matches, messages, passkeys, people, shelf
from . import handlers
from .call import Call


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


AS = Query("as", "A seat, `all` or `spectator`.", "spectator", pattern=r"^(1?\d|all|spectator)$")
GAME = Query("game", "The game's key.", "", pattern=r"^\w{1,40}$")
SEAT = Query("seat", "One of your seats; without it, your first, or a spectator's eyes.", None, 0, 15)
COMMAND_CODES = (
    "unknown", "refused", "not_your_seat", "not_dealt", "over", "not_over", "stale", "not_to_act", "not_legal",
    "a_bot_plays", "no_bot_plays", "nothing_to_take_back", "nothing_asked", "nothing_offered", "silence",
    "no_take_back", "no_hints", "too_many", "busy",
)  # fmt: skip

OPERATIONS = (
    Operation("GET", "/api/games", "games", "The games, their options and bots.", shelf.Games, handlers.games),
    Operation("GET", "/api/game", "game_look", "How a game's table is laid out.",
              looks.GameLook, handlers.game_look, query=(GAME,),
              codes=("refused",)),
    Operation("GET", "/api/texts", "game_texts", "A game's own words, and its rulebook.", shelf.GameTexts,
              handlers.game_texts, query=(GAME, Query("language", "As in `fr`.", "en", pattern=r"^[a-z]{2}$")),
              codes=("refused",), cost=2),
    Operation("POST", "/api/components", "bring", "Read a file with a deck, letters or words, and say what is wrong.",
              shelf.Brought, handlers.bring, shelf.Bring, needs_player=True, codes=("refused",), largest=262_144,
              cost=20),
    Operation("GET", "/api/me", "me", "Who you are.", messages.Me, handlers.me),
    Operation("POST", "/api/me", "introduce", "Say your name; sets the cookie that owns your seats.",
              messages.Me, handlers.introduce, messages.Introduce, cost=5),
    Operation("POST", "/api/me/recovery", "recovery", "A code that makes another device yours.",
              messages.Recovery, handlers.recovery, needs_player=True, cost=5),
    Operation("POST", "/api/recover", "recover", "Use such a code; sets the cookie.",
              messages.Me, handlers.recover, messages.Recover, codes=("unknown",), cost=10),
    Operation("GET", "/api/me/passkeys", "my_passkeys", "How many passkeys keep your name.",
              passkeys.Passkeys, handlers.my_passkeys, needs_player=True),
    Operation("POST", "/api/me/passkeys/begin", "begin_keeping", "Begin to keep your name by a passkey.",
              passkeys.PasskeyAsked, handlers.begin_keeping, needs_player=True, codes=("refused", "too_many"), cost=5),
    Operation("POST", "/api/me/passkeys", "keep", "Keep your name by a passkey.", passkeys.Passkeys, handlers.keep,
              passkeys.PasskeyAnswer, needs_player=True, codes=("refused",), largest=16_384, cost=10),
    Operation("POST", "/api/me/passkeys/forget", "forget_passkeys", "Forget all passkeys that keep your name.",
              passkeys.Passkeys, handlers.forget_passkeys, needs_player=True, cost=5),
    Operation("POST", "/api/passkey/begin", "begin_coming_back", "Begin to come back by a passkey.",
              passkeys.PasskeyAsked, handlers.begin_coming_back, codes=("refused",), cost=5),
    Operation("POST", "/api/passkey", "come_back", "Come back by a passkey; sets the cookie.",
              messages.Me, handlers.come_back,
              passkeys.PasskeyAnswer, codes=("refused", "unknown"), largest=16_384, cost=10),
    Operation("GET", "/api/me/matches", "my_matches", "Your matches, the latest first.",
              matches.Matches, handlers.my_matches,
              query=(Query("most", "How many.", 50, 1, 100), Query("before", "Changed before this time.", 2**53 - 1)),
              needs_player=True),
    Operation("GET", "/api/me/scores", "my_scores", "Your totals, and your score sheet.",
              matches.Scores, handlers.my_scores,
              needs_player=True),
    Operation("GET", "/api/me/ratings", "my_ratings", "Your rating at every game at which you have one.",
              matches.Ratings, handlers.my_ratings, needs_player=True),
    Operation("GET", "/api/people", "people", "Who is here, of those who wish to be seen.",
              people.People, handlers.look_around),
    Operation("POST", "/api/people", "be_seen", "Be listed for others, or no longer; at first nobody is.",
              people.People, handlers.be_seen, people.BeSeen, needs_player=True, cost=3),
    Operation("POST", "/api/people/block", "block", "Not meet somebody any more, or meet them again.",
              people.People, handlers.block, people.Block, needs_player=True, codes=("unknown", "refused",
              "too_many"), cost=3),
    Operation("POST", "/api/people/report", "report", "Tell the operator of somebody.",
              people.Reported, handlers.report, people.Report, needs_player=True, codes=("unknown", "refused"),
              cost=10),
    Operation("GET", "/api/tables", "open_tables", "Public tables with free seats.",
              messages.OpenTables, handlers.open_tables),
    Operation("POST", "/api/tables", "create", "Set up a table; the answer commits the server to the deal.",
              messages.Created, handlers.create, messages.Create, status=201, needs_player=True,
              codes=("refused", "unknown", "not_over", "too_many", "busy", "preparing"), largest=262_144, cost=3),
    Operation("POST", "/api/lessons", "learn", "Set up a table for a chapter of a game's lesson.",
              messages.Created, handlers.learn, messages.Learn, status=201, needs_player=True,
              codes=("refused", "unknown", "too_many"), cost=3),
    Operation("GET", "/api/tables/{table}/lesson", "lesson", "Where a lesson stands, and what it asks for.",
              messages.LessonStep, handlers.lesson, needs_player=True, codes=("unknown", "refused", "not_your_seat")),
    Operation("GET", "/api/tables/{table}", "table", "A table and its seats.", messages.TableShown, handlers.table,
              codes=("unknown", "refused")),
    Operation("POST", "/api/tables/{table}/join", "join", "Take a seat, or all that are kept for you.",
              messages.Joined, handlers.join, messages.Join, needs_player=True, codes=("unknown", "refused", "full")),
    Operation("GET", "/api/tables/{table}/update", "update", "What you may see of a table.",
              messages.Update, handlers.update,
              query=(SEAT,), codes=("unknown", "refused", "not_your_seat")),
    Operation("GET", "/api/tables/{table}/log", "log", "What happened, as you may know it.", messages.Log, handlers.log,
              query=(SEAT, Query("after", "Only after this entry.", 0),
                     Query("most", "How many entries, the oldest first.", 200, 1, 500)),
              codes=("unknown", "refused", "not_your_seat"), cost=2),
    Operation("POST", "/api/commands", "command", "A command, as over the socket.", messages.Done, handlers.command,
              messages.AnyCommand, needs_player=True, codes=COMMAND_CODES, largest=16_384),
    Operation("POST", "/api/matches", "import_match", "Bring a match document; one that is not over is played on.",
              messages.Created, handlers.import_match, matches.Import, status=201, needs_player=True,
              codes=("refused", "too_many", "busy", "preparing"), largest=1_000_000, cost=10),
    Operation("GET", "/api/matches/{match}/export", "export", "A finished match with the proof of its deal.",
              Export, handlers.export, codes=("unknown", "refused", "not_over")),
    Operation("GET", "/api/matches/{match}/replay", "replay", "A finished match by steps.",
              matches.Replay, handlers.replay,
              query=(AS, Query("first", "The first step.", 0), Query("most", "How many steps.", 50, 1, replays.STEPS)),
              codes=("unknown", "refused", "not_over"), cost=3),
    Operation("GET", "/api/matches/{match}/moves", "moves", "A finished match in words, move by move.", matches.Moves,
              handlers.moves, query=(AS,), codes=("unknown", "refused", "not_over"), cost=3),
    Operation("POST", "/api/matches/{match}/play_on", "play_on", "Play on from a step of a finished match.",
              messages.Created, handlers.play_on, matches.PlayOn, status=201, needs_player=True,
              codes=("unknown", "refused", "not_over", "too_many", "busy", "preparing"), cost=10),
    Operation("POST", "/api/matches/{match}/look", "look", "A step of a finished match after other choices.",
              matches.Looked, handlers.look, matches.Look, codes=("unknown", "refused", "not_over"), cost=3),
    Operation("GET", "/api/matches/{match}/course", "course", "A finished match as numbers, for an engine of your own.",
              matches.Course, handlers.course, codes=("unknown", "refused", "not_over"), cost=2),
    Operation("POST", "/api/matches/{match}/ways", "ways", "Choices that could have been made in it, in words.",
              matches.Ways, handlers.ways, matches.AskWays, codes=("unknown", "refused", "not_over"), cost=2),
    Operation("GET", "/api/matches/{match}/deal", "deal", "All finished matches on the same deal.",
              matches.Deal, handlers.deal,
              codes=("unknown", "refused", "not_over"), cost=2),
    Operation("GET", "/api/matches/{match}/analysis", "analysis", "How far the analysis of a match is.",
              matches.Analysis, handlers.analysis, query=(Query("first", "Only the choices from this one on.", 0),),
              codes=("unknown", "refused", "not_over")),
    Operation("POST", "/api/matches/{match}/analysis", "analyse", "Begin to judge a finished match, choice by choice.",
              matches.Analysis, handlers.analyse, needs_player=True, cost=2,
              codes=("unknown", "refused", "not_over", "busy", "too_many")),
    Operation("GET", "/api/today", "today", "The deals of the day, and what you made of them.",
              matches.Today, handlers.today,
              cost=2),
    Operation("POST", "/api/today", "play_today", "Play the deal of the day of a game against Skier, or with Skiers.",
              messages.Created, handlers.play_today, matches.PlayDaily, status=201, needs_player=True,
              codes=("refused", "too_many"), cost=5),
    Operation("GET", "/api/puzzles", "puzzles", "The puzzles of all games, and how hard they are.", matches.Puzzles,
              handlers.puzzle_shelf),
    Operation("GET", "/api/puzzle", "puzzle", "The position of a puzzle.", matches.PuzzleShown, handlers.puzzle,
              query=(GAME, Query("number", "Counted from 1.", 1, 1, 10_000)), codes=("refused",), cost=2),
    Operation("POST", "/api/puzzle", "try_puzzle", "Try an answer to a puzzle, or have it shown.", matches.PuzzleShown,
              handlers.try_puzzle, matches.TryPuzzle, codes=("refused",), cost=2),
)  # fmt: skip
