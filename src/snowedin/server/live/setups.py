"""Setting a table up: from a wish, from a match document, or once more."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...bots import names, number_of
from ...core.document import Document, read_document
from ...core.fairness import commitment
from ...core.game import Game, Refusal
from ...core.match import replay
from ..table.setup import SeatSetup, Setup
from ..table.table import Table
from ..wire import matches, messages
from ..wire.messages import ClockPlan
from ..wire.refusals import Denied, denied_by
from .settings import Settings

LONGEST_BANK = 7 * 24 * 3600 * 1000
LONGEST_NAME = 24


def new(
    games: Mapping[str, Game], player: str, wish: messages.Create, source: Table | None, settings: Settings
) -> tuple[Setup, bytes]:
    """The setup of a new table and its secret; with a source, on the same deal."""
    try:
        game = find(games, wish.game)
        options = game.read_options(options_for(game, wish, source))
        game.check_seats(len(wish.seats), options)
        seats = set_up_seats(game, wish.seats, player)
    except Refusal as refusal:
        raise denied_by(refusal) from refusal
    check_clock(wish.clock)
    setup, secret = begun(game, options, seats, player, settings)
    setup.public, setup.clock, setup.hints = wish.public, wish.clock, wish.hints
    if source is not None:
        take_deal(setup, source)
        check_private(wish)
    return setup, secret


def find(games: Mapping[str, Game], key: str) -> Game:
    if key not in games:
        raise Refusal(f"There is no game {key!r}; the box has {', '.join(games)}.")
    return games[key]


def options_for(game: Game, wish: messages.Create, source: Table | None) -> dict[str, Any]:
    """The options of a wish, and beside them those of the deal it repeats, or what the game presets against bots."""
    if source is not None and source.setup.game == game.key:
        return {**source.setup.options, **wish.options}
    if any(seat.kind == "open" for seat in wish.seats):
        return wish.options
    return game.preset(wish.options, len(wish.seats), [n for n, seat in enumerate(wish.seats) if seat.kind == "me"])


def set_up_seats(game: Game, wished: Sequence[messages.SeatPlan], player: str) -> list[SeatSetup]:
    seats = []
    for wish in wished:
        bot = names(game)[number_of(game, wish.bot or "bot")] if wish.kind == "bot" else ""
        seats.append(SeatSetup(wish.kind, bot, player if wish.kind == "me" else ""))
    return seats


def check_clock(clock: ClockPlan | None) -> None:
    if clock and not (1000 <= clock.bank <= LONGEST_BANK and 0 <= clock.increment <= LONGEST_BANK):
        sentence = "A clock has a bank from one second to seven days, and an increment of up to as much."
        raise Denied("refused", sentence, "wrong_clock")


def take_deal(setup: Setup, source: Table) -> None:
    """The same deal as a finished match: same game, options and seats, and its key, which is known by now."""
    assert source.match is not None
    same = (setup.game, len(setup.seats), setup.options) == (
        source.setup.game,
        len(source.seats),
        source.match.options,
    )
    if not same:
        raise Denied("refused", "The same deal needs the same game, options and number of seats.", "same_deal")
    if source.setup.daily and any(seat.kind == "open" for seat in setup.seats):
        sentence = "Everybody may know a deal of the day beforehand, so it is not played against people."
        raise Denied("refused", sentence, "daily_deal")
    setup.take_known_deal(source.match.key.hex())
    setup.daily = source.setup.daily
    setup.deal_of = source.setup.deal_of or source.id


def check_private(wish: messages.Create) -> None:
    if wish.public:
        sentence = "A deal that somebody knows already is not played with strangers; invite people by the link."
        raise Denied("refused", sentence, "known_deal")


def options_of(game: Game, document: Document) -> dict[str, Any]:
    try:
        return game.read_options(game.options_of(document.version, document.options))
    except Refusal as refusal:
        reason = refusal.reason or "document_unplayable"
        raise Denied("refused", str(refusal), reason, refusal.faults, **refusal.numbers) from refusal


def imported(games: Mapping[str, Game], player: str, wish: matches.Import, settings: Settings) -> tuple[Setup, bytes]:
    """A table that goes on where a match document ends."""
    try:
        document = read_document(messages.encoder.encode(wish.match))
    except Refusal as refusal:
        raise Denied("refused", str(refusal), "document_broken") from refusal
    try:
        game = find(games, document.game)
        match = replay(document, games)
        wished = wish.seats or [messages.SeatPlan("me")] * match.seats
        if len(wished) != match.seats:
            raise Refusal(f"The match has {match.seats} seats; you name {len(wished)}.")
        if match.is_over:
            wished = [messages.SeatPlan("bot")] * match.seats
        seats = set_up_seats(game, wished, player)
    except Refusal as refusal:
        raise Denied("refused", str(refusal), "document_unplayable", refusal.faults) from refusal
    setup, secret = begun(game, match.options, seats, player, settings)
    setup.take_known_deal(document.key)
    setup.opening = document.actions
    setup.names = imported_names(document.names, match.seats)
    setup.hints = wish.hints
    return setup, secret


def imported_names(given: Sequence[str], seats: int) -> list[str]:
    """Names as a document has them, made fit to be shown."""
    tidy = ["".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] for name in given]
    return tidy if len(tidy) == seats else []


def again(table: Table, player: str, settings: Settings) -> tuple[Setup, bytes]:
    """The same people and bots, a new deal."""
    same = [
        SeatSetup("kept", player=seat.player) if seat.player else SeatSetup("bot", bot=seat.setup.bot)
        for seat in table.seats
    ]
    setup, secret = begun(table.game, table.setup.options, same, player, settings)
    setup.clock, setup.hints = table.setup.clock, table.setup.hints
    setup.names = table.names()  # for whom a seat is kept
    return setup, secret


def begun(
    game: Game, options: dict[str, Any], seats: list[SeatSetup], player: str, settings: Settings
) -> tuple[Setup, bytes]:
    """What every setup has, with a new secret to which it commits."""
    secret = settings.new_secret()
    setup = Setup(
        game=game.key,
        version=game.version,
        options=options,
        seats=seats,
        owner=player,
        created=settings.now(),
        commitment=commitment(secret),
    )
    return setup, secret
