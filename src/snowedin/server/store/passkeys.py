"""What both databases are asked about passkeys: challenges that are good once, and public keys."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple


class PasskeyRow(NamedTuple):
    id: bytes
    player: str
    key: bytes
    signatures: int  # as far as the device counts them


class PasskeyQueries(ABC):
    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _change(self, sql: str, *values: Any) -> list[Any]:
        """Write, and give what the statement returns."""
        ...

    async def add_challenge(self, challenge: bytes, player: str, expires: int) -> None:
        await self._change("INSERT INTO challenge (hash, player, expires) VALUES (?, ?, ?)", challenge, player, expires)

    async def use_challenge(self, challenge: bytes, now: int) -> str | None:
        """For whom it was, or an empty name where anybody might answer it; None: it is unknown, used, or too old."""
        await self._change("DELETE FROM challenge WHERE expires < ?", now)
        rows = await self._change("DELETE FROM challenge WHERE hash = ? RETURNING player", challenge)
        return rows[0][0] if rows else None

    async def add_passkey(self, row: PasskeyRow, at: int) -> None:
        sql = "INSERT INTO passkey (id, player, key, count, created) VALUES (?, ?, ?, ?, ?)"
        await self._change(sql, *row, at)

    async def passkey(self, key: bytes) -> PasskeyRow | None:
        rows = await self._read("SELECT id, player, key, count FROM passkey WHERE id = ?", key)
        return PasskeyRow(bytes(rows[0][0]), rows[0][1], bytes(rows[0][2]), rows[0][3]) if rows else None

    async def passkeys_of(self, player: str) -> list[bytes]:
        rows = await self._read("SELECT id FROM passkey WHERE player = ? ORDER BY created, id", player)
        return [bytes(row[0]) for row in rows]

    async def count_passkey(self, key: bytes, count: int) -> None:
        await self._change("UPDATE passkey SET count = ? WHERE id = ?", count, key)

    async def forget_passkeys(self, player: str) -> None:
        await self._change("DELETE FROM passkey WHERE player = ?", player)
