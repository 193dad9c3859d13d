"""Which finished matches count for ratings, and what of them: who sat there, what they got, and who was helped."""

from collections.abc import Callable

import msgspec

from ...bots import levels
from ...core.game import Components, Game
from .setup import Setup
from .table import Table


class Part(msgspec.Struct, array_like=True):
    """What a seat came to: a player's, or a level's."""

    player: str
    level: str
    reward: float
    aided: bool  # see `Seat.is_aided`


encode_parts: Callable[[list[Part]], bytes] = msgspec.json.Encoder().encode
decode_parts: Callable[[bytes], list[Part]] = msgspec.json.Decoder(list[Part]).decode


def may_count(game: Game, setup: Setup) -> bool:
    """A deal that nobody knew, with the cards of the box, against others, and nobody is told what to play."""
    is_plain = not (setup.has_known_deal or setup.lesson or setup.hints)
    return is_plain and game.reward_sum is not None and not has_own_components(game, setup) and may_compare(setup)


def has_own_components(game: Game, setup: Setup) -> bool:
    return any(isinstance(option, Components) and setup.options.get(option.name) for option in game.options)


def may_compare(setup: Setup) -> bool:
    """Has everybody who is known by now one seat, and every bot a rating?"""
    people = [seat.player or None for seat in setup.seats if seat.kind != "bot"]
    known = [player for player in people if player]
    bots = [seat.bot for seat in setup.seats if seat.kind == "bot"]
    return bool(people) and len(known) == len({*known}) and all(bot in levels.NAMES for bot in bots)


def counted(table: Table) -> bytes | None:
    """What of a finished match counts, as the store keeps it; None: nothing does."""
    players = [seat.player for seat in table.seats if seat.player]
    is_shared = len({*players}) < len(players)
    if not table.is_over or is_shared or not may_count(table.game, table.setup):
        return None
    parts = zip(table.seats, table.rewards(), strict=True)
    return encode_parts([Part(seat.player, seat.setup.bot, reward, seat.is_aided) for seat, reward in parts])
