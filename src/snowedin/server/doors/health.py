"""Is the server well?  It is asked to write and to read, and has a second to show that it can."""

import asyncio
import time

from ... import __version__
from ..live.tables import Tables
from ..store import StoreError
from ..wire.messages import Health

PATIENCE = 0.8  # seconds
FRESH = 0.5  # seconds that an answer holds: whoever asks often does not make the disk work for it


class Pulse:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._beat: asyncio.Future[None] | None = None
        self._felt = Health("ok", __version__)
        self._at = -FRESH

    async def feel(self) -> Health:
        if time.monotonic() - self._at > FRESH:
            self._felt = await self._look()
            self._at = time.monotonic()
        return self._felt

    async def _look(self) -> Health:
        """One beat at a time: one that hangs is not followed by another."""
        if self._beat is None or self._beat.done():
            self._beat = asyncio.ensure_future(self._tables.store.beat(self._tables.settings.now()))
        beat = self._beat
        await asyncio.wait({beat}, timeout=PATIENCE)
        if not beat.done():
            return Health("ill", __version__, "The database does not answer.")
        error = None if beat.cancelled() else beat.exception()
        if isinstance(error, StoreError):
            return Health("ill", __version__, str(error))
        if error is not None:
            raise error
        damaged = len(self._tables.damaged)
        if damaged:
            return Health("hurt", __version__, f"{damaged} tables cannot be read: see `snowedin check`.")
        return Health("ok", __version__)

    def close(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
