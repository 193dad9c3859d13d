"""`snowedin arena`: a progress bar, then who is stronger, as tables, as JSON and as a page."""

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ..bots import ladder
from ..bots.arena import Result, compete, games_of_a_deal, pairs_of, rungs_of
from ..bots.page import page
from ..bots.ratings import Rating, Sprt, elo_between, mean_and_bounds
from ..core.crew import Interrupted
from ..core.game import Game, Refusal
from ..simulate.cluster import cluster_at
from . import console
from .files import check_writable, write
from .progress_bar import ProgressBar

MOST_ELO = 4_000  # nobody wins 10,000,000,000 games for one that is lost


def run(
    game: Game,
    players: Sequence[str],
    games: int,
    seats: int | None,
    seed: str,
    options: Mapping[str, Any],
    sprt: str | None,
    json_file: str | None,
    html_file: str | None,
    cluster: str | None,
    notes: str | None = None,
    is_ladder: bool = False,
) -> int:
    """`games` is for every pair of players; deals are half of them."""
    if games < 2:
        raise Refusal(f"Two players meet for at least 2 games, one each way round; {games} is too few.")
    deals = games // 2
    pairs = (rungs_of if is_ladder else pairs_of)(len(players), game.reward_sum is None)
    total = deals * sum(games_of_a_deal(game, players[one], players[other]) for one, other in pairs)
    test = read_sprt(sprt) if sprt else None
    check_writable(*filter(None, (json_file, html_file)))
    try:
        with cluster_at(cluster) as pool, ProgressBar(game.name, total) as bar:
            threads = pool.cores if pool else None
            result = compete(
                game,
                players,
                deals,
                seats,
                seed,
                options,
                threads=threads,
                pool=pool,
                sprt=test,
                progress=bar.advance,
                notes=Path(notes) if notes else None,
                is_ladder=is_ladder,
            )
    except Interrupted as interruption:
        result = interruption.done
        if not result.meetings:
            raise KeyboardInterrupt from interruption
    if json_file:
        write(json_file, json.dumps(result.summary(), indent=1, allow_nan=False))
    if html_file:
        write(html_file, ladder.page(result) if is_ladder else page(result))
    if "-" not in (json_file, html_file):
        show(console(), result)
    if result.is_interrupted:
        played = sum(len(deal.points) for met in result.meetings.values() for deal in met)
        raise KeyboardInterrupt(f"Interrupted: {played:,} of {total:,} games were finished, and are what is shown.")
    return 0


def read_sprt(text: str) -> Sprt:
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError as error:
        raise Refusal(f"A sequential test is written ELO0,ELO1, as in 0,30; {text!r} is not.") from error
    if not all(abs(elo) <= MOST_ELO for elo in (elo0, elo1)):  # nor is nan
        raise Refusal(f"The ratings of a sequential test are from {-MOST_ELO:,} to {MOST_ELO:,}; {text!r} is not.")
    if elo0 >= elo1:
        raise Refusal("The second rating of a sequential test is higher than the first.")
    return Sprt(elo0, elo1)


def show(out: Console, result: Result) -> None:
    out.print(f"[bold]{result.game.name}[/], {result.seats} seats, paired deals, {result.seconds:.0f} s")
    if result.is_rated:
        out.print(ratings_table(result))
    out.print(meetings_table(result))
    if result.is_ladder and not result.is_cooperative:
        heights = zip(result.players, ladder.heights(result), strict=False)
        out.print("Above the lowest, in Elo: " + ", ".join(f"{name} {height:+.0f}" for name, height in heights))
    if result.sprt is not None:
        low, high = result.sprt.bounds
        found = result.sprt.likelihood(result.scores(0, 1))
        decision = {"accept": "[bold]accepted[/]", "refuse": "[bold]refused[/]"}.get(result.decision, "not decided yet")
        out.print(f"Sequential test: log-likelihood ratio {found:.2f} ({low:.2f} … {high:.2f}): {decision}")


def ratings_table(result: Result) -> Table:
    table = Table("player", "Elo", "95 % confidence", "mean time", "longest")
    told = zip(result.players, result.ratings(), result.clocks(), strict=True)
    for name, rating, clock in sorted(told, key=lambda entry: -entry[1].elo):
        mean = 1000 * clock.seconds / max(clock.choices, 1)
        table.add_row(
            name,
            f"{rating.elo:+.0f}",
            between(rating),
            f"{mean:.2f} ms",
            f"{1000 * clock.longest:.0f} ms",
        )
    return table


def between(rating: Rating) -> str:
    """One deal says nothing about how far the next may be off."""
    return "–" if math.isnan(rating.low) else f"{rating.low:+.0f} … {rating.high:+.0f}"


def meetings_table(result: Result) -> Table:
    head = "together" if result.is_cooperative else "points of the first"
    table = Table("players", "deals", head, "95 % confidence", *([] if result.is_cooperative else ["Elo"]))
    for one, other in result.meetings:
        scores = result.scores(one, other)
        mean, low, high = mean_and_bounds(scores)
        row = [
            f"{result.players[one]} – {result.players[other]}",
            str(len(result.meetings[one, other])),
            f"{mean:.1%}",
            "–" if math.isnan(low) else f"{low:.1%} – {high:.1%}",
        ]
        table.add_row(*row, *([] if result.is_cooperative else [f"{elo_between(scores):+.0f}"]))
    return table
