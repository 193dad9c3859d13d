"""Setting a table up: from a wish, from a match document, or once more."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..bots import names, number_of
from ..core.game import Game, Refusal
from ..core.match import Document, read_document, replay
from . import messages, past
from .entries import ClockPlan, Plan, Setup, encode
from .fairness import commitment
from .live import final_view, seat_rows
from .refusals import Denied, denied_by
from .settings import Settings
from .store import MatchRow, SeatRow
from .table import Table

LONGEST_BANK = 7 * 24 * 3600 * 1000
LONGEST_NAME = 24


def new(
    games: Mapping[str, Game], player: str, wish: messages.Create, source: Table | None, settings: Settings
) -> tuple[Setup, bytes]:
    """The setup of a new table and its secret; with a source, on the same deal."""
    try:
        game = find(games, wish.game)
        options = game.read_options(wish.options)
        game.check_seats(len(wish.seats), options)
        plans = plan_seats(game, wish.seats, player)
    except Refusal as refusal:
        raise denied_by(refusal) from refusal
    check_clock(wish.clock)
    setup, secret = begun(game, options, plans, player, settings)
    setup.public, setup.clock = wish.public, wish.clock
    if source is not None:
        take_deal(setup, source)
    return setup, secret


def find(games: Mapping[str, Game], key: str) -> Game:
    if key not in games:
        raise Refusal(f"There is no game {key!r}; the box has {', '.join(games)}.")
    return games[key]


def plan_seats(game: Game, wished: Sequence[messages.SeatPlan], player: str) -> list[Plan]:
    plans = []
    for wish in wished:
        bot = names(game)[number_of(game, wish.bot or "bot")] if wish.kind == "bot" else ""
        plans.append(Plan(wish.kind, bot, player if wish.kind == "me" else ""))
    return plans


def check_clock(clock: ClockPlan | None) -> None:
    if clock and not (1000 <= clock.bank <= LONGEST_BANK and 0 <= clock.increment <= LONGEST_BANK):
        sentence = "A clock has a bank from one second to seven days, and an increment of up to as much."
        raise Denied("refused", sentence, "wrong_clock")


def take_deal(setup: Setup, source: Table) -> None:
    """The same deal as a finished match: same game, options and seats, and its key, which is known by now."""
    assert source.match is not None
    same = (setup.game, len(setup.seats), setup.options) == (
        source.setup.game,
        len(source.places),
        source.setup.options,
    )
    if not same:
        raise Denied("refused", "The same deal needs the same game, options and number of seats.", "same_deal")
    setup.key = source.match.key.hex()
    setup.deal_of = source.setup.deal_of or source.id


def options_of(game: Game, document: Document) -> dict[str, Any]:
    try:
        return game.read_options(game.options_of(document.version, document.options))
    except Refusal as refusal:
        reason = refusal.reason or "document_unplayable"
        raise Denied("refused", str(refusal), reason, refusal.faults, **refusal.numbers) from refusal


def imported(games: Mapping[str, Game], player: str, wish: past.Import, settings: Settings) -> tuple[Setup, bytes]:
    """A table that goes on where a match document ends."""
    try:
        document = read_document(messages.encoder.encode(wish.match))
    except Refusal as refusal:
        raise Denied("refused", str(refusal), "document_broken") from refusal
    try:
        game = find(games, document.game)
        match = replay(document, games)
        seats = wish.seats or [messages.SeatPlan("me")] * match.seats
        if len(seats) != match.seats:
            raise Refusal(f"The match has {match.seats} seats; you name {len(seats)}.")
        if match.is_over:
            seats = [messages.SeatPlan("bot")] * match.seats
        plans = plan_seats(game, seats, player)
    except Refusal as refusal:
        raise Denied("refused", str(refusal), "document_unplayable", refusal.faults) from refusal
    setup, secret = begun(game, match.options, plans, player, settings)
    setup.key, setup.opening = document.key, document.actions
    setup.names = imported_names(document.names, match.seats)
    return setup, secret


def imported_names(given: Sequence[str], seats: int) -> list[str]:
    """Names as a document has them, made fit to be shown."""
    tidy = ["".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] for name in given]
    return tidy if len(tidy) == seats else []


def again(table: Table, player: str, settings: Settings) -> tuple[Setup, bytes]:
    """The same people and bots, a new deal."""
    plans = [
        Plan("kept", player=place.player) if place.player else Plan("bot", place.plan.bot) for place in table.places
    ]
    setup, secret = begun(table.game, table.setup.options, plans, player, settings)
    setup.clock = table.setup.clock
    return setup, secret


def begun(
    game: Game, options: dict[str, Any], plans: list[Plan], player: str, settings: Settings
) -> tuple[Setup, bytes]:
    """What every setup has, with a new secret to which it commits."""
    secret = settings.new_secret()
    setup = Setup(
        game=game.key,
        version=game.version,
        options=options,
        seats=plans,
        owner=player,
        created=settings.now(),
        commitment=commitment(secret),
    )
    return setup, secret


def row_of(table: Table) -> tuple[MatchRow, Sequence[SeatRow], bytes | None]:
    """The rows with which a new table enters the store."""
    setup = table.setup
    row = MatchRow(
        id=table.id,
        game=setup.game,
        status=table.status,
        public=setup.public,
        created=setup.created,
        changed=setup.created,
        owner=setup.owner,
        secret=table.secret,
        deal=setup.deal_of or table.id,
        setup=encode(setup),
    )
    final = final_view(table) if table.is_over else None
    return row, seat_rows(table), final
