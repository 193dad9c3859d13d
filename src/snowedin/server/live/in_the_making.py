"""Games in the making: when their sources are edited, tables that are set up from then on are played by the new rules.

Those at which somebody plays go on by the rules that they have.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

from ...core.game import Game, Refusal
from ...core.packages import Look, Offer, look_at
from ...games import renew

BEAT = 0.5  # seconds between two looks

log = logging.getLogger("snowedin.games")


async def watch(offers: Mapping[Offer, Look], renewed: Callable[[Game], None]) -> None:
    """Look at the sources of these games for ever; each that was edited is read again when nobody writes any more."""
    read, before = dict(offers), dict(offers)
    while True:
        await asyncio.sleep(BEAT)
        for offer in offers:
            now = await asyncio.to_thread(look_at, offer)
            if now == before[offer] and now != read[offer]:
                read[offer] = now
                if game := await asyncio.to_thread(_renew, offer):
                    renewed(game)
            before[offer] = now


def _renew(offer: Offer) -> Game | None:
    try:
        game = renew(offer)
    except Refusal as refusal:
        log.warning(
            "a game was edited and cannot be used; the last that could is played", extra={"reason": str(refusal)}
        )
        return None
    except Exception:
        log.exception("a game was edited and could not be read; its next edit will be")
        return None
    log.info("a game was edited: new tables are played by its new rules", extra={"game": game.key})
    return game
