"""Games on paper: the PDF of a game of the box, made once and kept while the server runs."""

import asyncio
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from ...core.game import Game, Refusal
from ...printing import LANGUAGES, PAPERS, printed
from ..limits import Limit
from ..wire.refusals import Denied, denied_by
from .http import refusal

COST = 5  # requests that one of these counts for


class Paper:
    """Prints one game at a time, in a thread of its own."""

    def __init__(self, games: Mapping[str, Game], limit: Limit) -> None:
        self._games = games
        self._limit = limit
        self._lock = asyncio.Lock()
        self._made: dict[tuple[str, str, str], bytes] = {}

    async def give(self, request: Request) -> Response:
        try:
            return await self._answer(request)
        except Denied as denied:
            return refusal(denied)
        except Refusal as refused:
            return refusal(denied_by(refused))

    async def _answer(self, request: Request) -> Response:
        if not self._limit.allows(request.client.host if request.client else "", COST):
            raise Denied("too_fast", "Too many requests; wait a little.")
        key = request.path_params["game"]
        game = self._games.get(key)
        if game is None:
            raise Denied("not_found", "There is no such game to print.")
        paper, language = request.query_params.get("paper", "a4"), request.query_params.get("language", "en")
        if paper not in PAPERS or language not in LANGUAGES:
            said = f"`paper` is {' or '.join(PAPERS)}, `language` one of {', '.join(LANGUAGES)}."
            raise Denied("bad_message", said)
        data = await self._pdf(game, paper, language)
        name = {
            "Content-Disposition": f'attachment; filename="{key}-{paper}-{language}.pdf"',
            "Cache-Control": "no-cache",
        }
        return Response(data, media_type="application/pdf", headers=name)

    async def _pdf(self, game: Game, paper: str, language: str) -> bytes:
        kind = (game.key, paper, language)
        async with self._lock:
            if kind not in self._made:
                self._made[kind] = await asyncio.to_thread(printed, game, {}, paper, language)
        return self._made[kind]
