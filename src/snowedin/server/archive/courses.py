"""Finished matches for an engine in the reader's own page: deal and actions as numbers, and choices in words."""

import asyncio
import base64
from collections.abc import Sequence
from typing import Any

from ...core.game import Refusal
from ...core.match import Match
from ...core.words import plain
from ..live.tables import Tables
from ..wire import matches
from ..wire.fields import Said
from ..wire.refusals import denied_by
from .replays import steps_of_actions


async def course(tables: Tables, match: str) -> matches.Course:
    """The match is over: nothing of it is hidden any more."""
    table = await tables.finished(match)
    played = table.match
    assert played is not None
    row, rows, _ = await tables.writer.read(match)
    steps = await asyncio.to_thread(steps_of_actions, tables, row, rows)
    has_own_tables = bool(played.game.tables(played.options))
    blank, deal = (_packed(state) for state in (played.game.blank(played.options), played.state_after(0)))
    return matches.Course(
        match=match,
        game=played.game.key,
        seats=played.seats,
        blank=blank,
        deal="" if has_own_tables else deal,
        actions=played.actions,
        steps=steps,
        rewards=table.rewards(),
    )


def _packed(state: Any) -> str:
    return base64.b64encode(state.tobytes()).decode()


async def ways(tables: Tables, match: str, wish: matches.AskWays) -> matches.Ways:
    """Choices that could have been made, in words; an engine knows but their numbers."""
    table = await tables.finished(match)
    assert table.match is not None
    try:
        return matches.Ways(await asyncio.to_thread(told, table.match, wish.ways))
    except Refusal as refusal:
        raise denied_by(refusal) from refusal


def told(match: Match, wished: Sequence[matches.OtherWay]) -> list[list[Said]]:
    """Each of these ways in words; raises `Refusal` if one could not be gone."""
    return [_way_told(match, way) for way in wished]


def _way_told(match: Match, way: matches.OtherWay) -> list[Said]:
    if way.number > len(match.actions):
        raise Refusal(f"The match has {len(match.actions)} actions; there is no action {way.number}.")
    here, seat, told = match.at(way.number - 1), match.actions[way.number - 1][0], []
    for action in way.actions:
        here.check(seat, action)
        told.append(plain(here.describe(seat, action)))
        here.act(seat, action)
    return told
