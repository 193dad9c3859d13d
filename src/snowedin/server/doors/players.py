"""Identity without passwords: a guest is whoever holds a token, and the store knows only its hash."""

import hashlib
import secrets
from typing import NamedTuple

from ..live.settings import Settings, new_id
from ..store import Store
from ..wire.messages import Recovery
from ..wire.refusals import Denied

COOKIE = "snowedin"
YEAR = 365 * 24 * 3600
RECOVERY = 24 * 3600 * 1000  # milliseconds a recovery code is good for
REMEMBERED = 10_000


class Player(NamedTuple):
    id: str
    name: str


class Players:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._known: dict[bytes, Player] = {}

    async def of_token(self, token: str | None) -> Player | None:
        """Whose token this is; the last ones seen are remembered by their hashes."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key not in self._known:
            found = await self._store.player_of_token(key)
            if found is None:
                return None
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = Player(*found)
        return self._known[key]

    async def introduce(self, token: str | None, name: str) -> str | None:
        """Give a known player another name, or make a new one and return their token."""
        player = await self.of_token(token)
        if player is not None:
            await self._store.rename_player(player.id, name)
            self._known.clear()
            return None
        fresh = secrets.token_urlsafe(32)
        await self._store.add_player(new_id(), name, hashed(fresh), self._settings.now())
        return fresh

    async def recovery(self, player: Player) -> Recovery:
        code = secrets.token_urlsafe(32)
        expires = self._settings.now() + RECOVERY
        await self._store.add_recovery(hashed(code), player.id, expires)
        return Recovery(code, expires)

    async def recover(self, code: str) -> str:
        """A new token for the player whose code this is; the code is used up."""
        player = await self._store.use_recovery(hashed(code), self._settings.now())
        if player is None:
            raise Denied("unknown", "This recovery code is not known, was used, or is too old.", "recovery_code")
        return await self.let_in(player)

    async def let_in(self, player: str) -> str:
        """A new token for a player who has shown who they are."""
        fresh = secrets.token_urlsafe(32)
        await self._store.add_token(player, hashed(fresh), self._settings.now())
        return fresh


def hashed(token: str) -> bytes:
    """Tokens are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).digest()
