"""What both databases are asked about people: who is here, who would rather not meet whom, and who was reported."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

IN_SILENCE = (  # does somebody play with others where nobody may be told anything but what is played?
    "EXISTS (SELECT 1 FROM seat s JOIN match m ON m.id = s.match JOIN seat o ON o.match = m.id"
    " WHERE s.player = player.id AND m.status = 'playing' AND m.game IN ({}) AND o.player NOT IN ('', s.player))"
)


class PersonRow(NamedTuple):
    player: str
    name: str


class ReportRow(NamedTuple):
    """What was reported of somebody, the last time and in all."""

    player: str
    name: str
    match: str
    reason: str
    at: int
    reports: int
    reporters: int


class CompanyQueries(ABC):
    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> list[Any]: ...

    async def _glance(self, sql: str, *values: Any) -> list[Any]:
        """Read what an index finds at once."""
        return await self._read(sql, *values)

    @abstractmethod
    async def _change(self, sql: str, *values: Any) -> list[Any]:
        """Write, and give what the statement returns."""
        ...

    async def wishes_to_be_seen(self, player: str) -> bool:
        return bool(await self._read("SELECT 1 FROM player WHERE id = ? AND seen = 1", player))

    async def set_seen(self, player: str, is_seen: bool, now: int) -> None:
        here = now if is_seen else 0
        await self._change("UPDATE player SET seen = ?, here = ? WHERE id = ?", int(is_seen), here, player)

    async def note_here(self, player: str, now: int) -> None:
        await self._change("UPDATE player SET here = ? WHERE id = ? AND seen = 1", now, player)

    async def people_here(self, since: int, silent: Sequence[str], most: int) -> list[PersonRow]:
        """Who wishes to be seen and was here since then; nobody who plays one of the silent games with others."""
        hushed = f" AND NOT {IN_SILENCE.format(', '.join('?' * len(silent)))}" if silent else ""
        rows = await self._read(
            f"SELECT id, name FROM player WHERE seen = 1 AND here > ?{hushed} ORDER BY name, id LIMIT ?",
            since,
            *silent,
            most,
        )
        return [PersonRow(*row) for row in rows]

    async def block(self, player: str, other: str, name: str, at: int) -> None:
        await self._change(
            "INSERT INTO blocked (player, other, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            player,
            other,
            name,
            at,
        )

    async def unblock(self, player: str, other: str) -> None:
        await self._change("DELETE FROM blocked WHERE player = ? AND other = ?", player, other)

    async def blocked_by(self, player: str) -> list[PersonRow]:
        """Whom somebody has blocked, by the names they had then; the last first."""
        sql = "SELECT other, name FROM blocked WHERE player = ? ORDER BY at DESC, other"
        return [PersonRow(*row) for row in await self._read(sql, player)]

    async def blockers_of(self, player: str) -> set[str]:
        return {row[0] for row in await self._glance("SELECT player FROM blocked WHERE other = ?", player)}

    async def report(self, reporter: str, row: ReportRow) -> None:
        """Once for a table, however often it is sent."""
        await self._change(
            "INSERT INTO report (reporter, player, match, name, reason, at) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            reporter,
            row.player,
            row.match,
            row.name,
            row.reason,
            row.at,
        )

    async def reports(self, most: int) -> list[ReportRow]:
        """Everybody who was reported, with the last report; the latest first."""
        rows = await self._read(
            "SELECT r.player, r.name, r.match, r.reason, r.at, a.reports, a.reporters FROM"
            " (SELECT *, row_number() OVER (PARTITION BY player ORDER BY at DESC, reporter, match) AS place"
            " FROM report) r JOIN (SELECT player, count(*) AS reports, count(DISTINCT reporter) AS reporters"
            " FROM report GROUP BY player) a ON a.player = r.player WHERE r.place = 1 ORDER BY r.at DESC LIMIT ?",
            most,
        )
        return [ReportRow(*row) for row in rows]
