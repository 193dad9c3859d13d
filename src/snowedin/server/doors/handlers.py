"""What every HTTP operation does: one function each, from a call to its answer."""

import asyncio

from ...bots import levels, names
from ...core.fairness import Export
from ...core.game import Choice, Components, Count, Game, Option, Refusal, Seat
from ...core.rulebook import Rulebook, rulebook
from ...core.words import ENGLISH, catalogues
from ..archive import courses, daily, lists, puzzles, replays
from ..live import lessons, setups
from ..live.live_table import viewers
from ..live.reading import Wish
from ..shown.look import cover_of, look_at, names_in_words
from ..shown.table_page import table_shown
from ..table.table import Table
from ..wire import looks, matches, messages, passkeys, people, shelf
from ..wire.fields import QuickPhrase
from ..wire.refusals import Denied
from .call import Call

# Games


async def games(call: Call) -> shelf.Games:
    shown = [
        shelf.GameShown(
            key=game.key,
            name=game.name,
            pitch=game.pitch,
            fewest=game.seats.start,
            most=game.seats.stop - 1,
            minutes=game.minutes,
            credits=game.credits,
            version=game.version,
            bots=list(names(game)),
            levels=levels_shown(game),
            options=[option_shown(option) for option in game.options],
            cooperative=game.reward_sum is None,
            cover=cover_of(game),
        )
        for game in call.tables.games.values()
    ]
    called = names_in_words(call.tables.games.values())
    return shelf.Games(shown, list(QuickPhrase.__args__), called)  # type: ignore[attr-defined]


async def game_texts(call: Call) -> shelf.GameTexts:
    game, language = setups.find(call.tables.games, call.query["game"]), call.query["language"]
    return await asyncio.to_thread(written_of, game, language)


def written_of(game: Game, language: str) -> shelf.GameTexts:
    try:
        book = rulebook(game, language)
    except Refusal:
        book = Rulebook("", ENGLISH)
    return shelf.GameTexts(catalogues(game, language), book.text, book.language)


def levels_shown(game: Game) -> list[shelf.LevelShown]:
    return [shelf.LevelShown(level.name, level.about) for level in levels.listed(game)]


def option_shown(option: Option) -> shelf.OptionShown:
    match option:
        case Choice():
            return shelf.OptionShown(option.name, "choice", option.help, option.default, list(option.values))
        case Count():
            return shelf.OptionShown(
                option.name, "count", option.help, option.default, low=option.low, high=option.high, off=option.off
            )
        case Seat():
            return shelf.OptionShown(option.name, "seat", option.help, option.default)
        case Components():
            return shelf.OptionShown(option.name, "components", option.help)


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


async def table(call: Call) -> messages.TableShown:
    blocked, _ = await lists.blocks_of(call.tables, call.me)
    live = await call.tables.seen(call.path["table"])
    return table_shown(live.table, call.me, call.tables.time_at(live), blocked)


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
