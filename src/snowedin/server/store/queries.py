"""What both databases are asked in the same words.  A question mark stands for a value."""

from collections.abc import Sequence
from typing import Any

from . import CountedRow, MatchRow, ResultRow, SeatRow, TotalRow, components, gather_results
from .company import CompanyQueries
from .passkeys import PasskeyQueries

COUNT = (  # a match counts once, behind all that counted before; the values: time, parts, match
    "INSERT INTO counted SELECT (SELECT coalesce(max(number), 0) + 1 FROM counted), m.id, m.game, ?, ? FROM match m"
    " WHERE m.id = ? AND NOT EXISTS (SELECT 1 FROM counted c WHERE c.match = m.id)"
)
MATCH = "id, game, status, public, created, changed, owner, secret, deal, setup"


class Queries(CompanyQueries, PasskeyQueries):
    LOG = "log"  # where all entries can be read

    async def player_of_token(self, token: bytes) -> tuple[str, str] | None:
        rows = await self._glance(
            "SELECT player.id, name FROM token JOIN player ON player.id = token.player WHERE hash = ?", token
        )
        return rows[0] if rows else None

    async def match(self, match: str) -> MatchRow | None:
        rows = await self._read(f"SELECT {MATCH} FROM match WHERE id = ?", match)
        return (await self._whole(rows))[0] if rows else None

    async def _whole(self, rows: Sequence[Any]) -> list[MatchRow]:
        """Matches with their setups as they were written."""
        found = [MatchRow(*row) for row in rows]
        wanted = sorted({key for row in found for key in components.named(row.setup)})
        if not wanted:
            return found
        marks = ", ".join("?" * len(wanted))
        parts = dict(await self._read(f"SELECT hash, body FROM component WHERE hash IN ({marks})", *wanted))
        return [row._replace(setup=components.put_together(row.setup, parts)) for row in found]

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Tables that never came to an end and at which nothing happened since then."""
        rows = await self._read(
            "SELECT id FROM match WHERE status <> 'over' AND changed < ?"
            f" AND NOT EXISTS (SELECT 1 FROM {self.LOG} l WHERE l.match = match.id AND l.at >= ?) LIMIT ?",
            before,
            before,
            most,
        )
        return [row[0] for row in rows]

    async def open_matches(self, since: int, most: int) -> list[MatchRow]:
        rows = await self._read(
            f"SELECT {MATCH} FROM match WHERE status = 'open' AND public AND created > ? ORDER BY created DESC LIMIT ?",
            since,
            most,
        )
        return await self._whole(rows)

    async def seats(self, matches: Sequence[str]) -> list[SeatRow]:
        """The seats of all these matches, a match's in their order."""
        if not matches:
            return []
        marks = ", ".join("?" * len(matches))
        sql = f"SELECT match, seat, player, name, reward FROM seat WHERE match IN ({marks}) ORDER BY match, seat"
        return [SeatRow(*row) for row in await self._read(sql, *matches)]

    async def count_unfinished(self, owner: str) -> int:
        rows = await self._glance("SELECT count(*) FROM match WHERE owner = ? AND status IN ('open', 'playing')", owner)
        return int(rows[0][0])

    async def matches_of(self, player: str, most: int, before: int) -> list[MatchRow]:
        rows = await self._read(
            f"SELECT {MATCH} FROM match WHERE changed < ?"
            " AND (owner = ? OR id IN (SELECT match FROM seat WHERE player = ?)) ORDER BY changed DESC LIMIT ?",
            before,
            player,
            player,
            most,
        )
        return [MatchRow(*row) for row in rows]

    async def results(self, player: str | None, deal: str | None, most: int) -> list[ResultRow]:
        which = "SELECT id FROM match WHERE status = 'over' AND final IS NOT NULL"
        values: list[Any] = []
        if player is not None:
            which += " AND id IN (SELECT match FROM seat WHERE player = ?)"
            values.append(player)
        if deal is not None:
            which += " AND deal = ?"
            values.append(deal)
        rows = await self._read(
            "SELECT m.id, game, changed, deal, final, seat, player, name, reward FROM match m JOIN seat ON match = m.id"
            f" WHERE m.id IN ({which} ORDER BY changed DESC LIMIT ?) ORDER BY changed DESC, m.id, seat",
            *values,
            most,
        )
        return gather_results(rows)

    async def totals(self, player: str) -> list[TotalRow]:
        """A player who had several seats at a table has the result of the first; known deals count for nothing."""
        rows = await self._read(
            "SELECT game, count(*), coalesce(sum(reward), 0), sum(CASE WHEN reward > 0 THEN 1 ELSE 0 END)"
            " FROM match m JOIN seat s ON s.match = m.id"
            " WHERE status = 'over' AND final IS NOT NULL AND deal = m.id"
            " AND s.seat = (SELECT min(seat) FROM seat WHERE match = m.id AND player = ?)"
            " GROUP BY game ORDER BY max(changed) DESC",
            player,
        )
        return [TotalRow(game, int(played), float(rewards), int(rewarded)) for game, played, rewards, rewarded in rows]

    async def counted(self, game: str, after: int, most: int) -> list[CountedRow]:
        """What counts for ratings of a game, after the row with this number."""
        sql = "SELECT number, match, at, parts FROM counted WHERE game = ? AND number > ? ORDER BY number LIMIT ?"
        rows = await self._read(sql, game, after, most)
        return [CountedRow(number, match, at, bytes(parts)) for number, match, at, parts in rows]
