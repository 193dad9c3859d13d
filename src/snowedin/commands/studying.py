"""The commands of designers and researchers: simulate, arena, analyse, lab, train."""

import argparse
from typing import Any

from ..core.game import Refusal
from . import add_cluster, add_options, find_game, read_options, seed


def add(commands: Any) -> None:
    """What can be told to each."""
    _add_simulation(commands)
    _add_lab(commands)
    _add_training(commands)
    _add_strength(commands)


def _add_simulation(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="let bots play many games and count")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=int, default=10_000)
    simulate.add_argument(
        "--bots",
        "--players",
        help="for every seat a bot's name, package.module:Object or FILE.weights, with commas (chance,chance)",
    )
    simulate.add_argument("--seed", type=seed, default="0", help="any text: the same seed gives the same games")
    devices = ("cpu", "cuda", "auto")
    simulate.add_argument("--device", choices=devices, default="cpu", help="auto takes a CUDA card if there is one")
    simulate.add_argument("--json", action="store_true", help="print the numbers as JSON and nothing else")
    add_cluster(simulate)
    add_options(simulate)
    simulate.set_defaults(run=_simulate)


def _add_lab(commands: Any) -> None:
    lab = commands.add_parser("lab", help="what every rule does to the balance, as a page with drawings")
    lab.add_argument("game", metavar="GAME|compare", help="which game; or compare, with two reports of one game")
    lab.add_argument("reports", nargs="*", metavar="FILE.json", help="with compare: the two reports")
    lab.add_argument("--seats", type=int, help="how many sit at the table; without it as few as may be")
    lab.add_argument(
        "--players",
        help="a bot's or a level's name or package.module:Object for all seats, or one for each, with commas (greed)",
    )
    lab.add_argument("--games", type=int, help="without it, as many as are played in seconds")
    lab.add_argument("--seed", type=seed, default="0", help="any text: the same seed gives the same report")
    lab.add_argument("--levels", type=int, metavar="DEALS", help="let the four levels meet too, over so many deals")
    lab.add_argument("--pair", metavar="NAME,NAME", help="two options that are turned together, too")
    lab.add_argument("--table", metavar="FILE.csv|FILE.parquet", help="every game as a row, for your own analysis")
    lab.add_argument("--out", metavar="FOLDER|FILE.html", help="where the page goes, and the numbers beside it as JSON")
    lab.add_argument("--deck", metavar="FILE", help="the same as --option deck=FILE")
    lab.add_argument("--rebalance", action="store_true", help="evolve the numbers of the deck towards targets")
    lab.add_argument(
        "--notes", metavar="FOLDER", help="with --rebalance: keep every generation there, and go on with what is there"
    )
    lab.add_argument("--targets", metavar="NAME=VALUE,…", help="what a rebalanced deck should come to")
    add_cluster(lab)
    add_options(lab)
    lab.set_defaults(run=_lab)


def _add_training(commands: Any) -> None:
    from ..learn.train import add_arguments, run

    training = commands.add_parser("train", help="let networks teach themselves games, on a CPU or a GPU")
    add_arguments(training)
    training.set_defaults(run=run)


def _add_strength(commands: Any) -> None:
    """The commands that ask how well somebody plays."""
    arena = commands.add_parser("arena", help="let bots meet over the same deals and rate them")
    arena.add_argument("game")
    arena.add_argument(
        "--players", help="bots with commas, also package.module:Object or FILE.weights; without it the four levels"
    )
    arena.add_argument("--games", type=int, default=100, help="for every two players, half with exchanged seats")
    arena.add_argument("--seats", type=int, help="how many sit at the table; without it as few as may be")
    arena.add_argument("--seed", type=seed, default="0", help="any text: the same seed gives the same deals")
    arena.add_argument("--sprt", metavar="ELO0,ELO1", help="stop as soon as it is clear which of the two holds")
    arena.add_argument("--json", metavar="FILE", help="write the numbers as JSON; - prints them and nothing else")
    arena.add_argument("--html", metavar="FILE", help="write a page with drawings")
    arena.add_argument(
        "--ladder",
        metavar="N,N,…",
        help="Yeti with these numbers of simulations, each against the one below: strength by thinking time",
    )
    arena.add_argument("--notes", metavar="FILE", help="write down every deal, and go on with those that stand there")
    add_cluster(arena)
    add_options(arena)
    arena.set_defaults(run=_arena)

    analyse = commands.add_parser("analyse", help="what a search thinks of every choice of a saved match")
    analyse.add_argument("file", metavar="FILE")
    analyse.add_argument("--seat", type=int, help="only this seat's choices, counted from 1")
    analyse.add_argument("--simulations", type=int, default=2_000, help="to think about each choice")
    analyse.add_argument("--replays", type=int, default=100, help="of the deal by equal bots, to tell luck from skill")
    analyse.add_argument("--json", action="store_true", help="print it as JSON and nothing else")
    analyse.set_defaults(run=_analyse)


def _simulate(arguments: argparse.Namespace) -> int:
    from ..terminal.simulation import run

    game = find_game(arguments.game)
    bots = arguments.bots.split(",") if arguments.bots else ["chance"] * game.seats.start
    return run(
        game,
        arguments.games,
        bots,
        arguments.seed,
        read_options(game, arguments.option),
        arguments.json,
        arguments.device,
        arguments.cluster,
    )


def _arena(arguments: argparse.Namespace) -> int:
    from ..bots import ladder, levels
    from ..terminal.arena import run

    game = find_game(arguments.game)
    if arguments.ladder and (arguments.players or arguments.sprt):
        raise Refusal("On a ladder Yeti meets itself: use --ladder without --players and --sprt.")
    players = arguments.players.split(",") if arguments.players else list(levels.NAMES)
    return run(
        game,
        ladder.rungs(arguments.ladder) if arguments.ladder else players,
        arguments.games,
        arguments.seats,
        arguments.seed,
        read_options(game, arguments.option),
        arguments.sprt,
        arguments.json,
        arguments.html,
        arguments.cluster,
        arguments.notes,
        bool(arguments.ladder),
    )


def _lab(arguments: argparse.Namespace) -> int:
    from ..terminal import lab

    if arguments.game == "compare":
        return lab.compare(arguments.reports, arguments.out)
    if arguments.reports:
        raise Refusal(
            f"A report is of one game; {arguments.reports[0]!r} is too much. Two reports: snowedin lab compare."
        )
    game = find_game(arguments.game)
    decks = [f"deck={arguments.deck}"] if arguments.deck else []
    options = read_options(game, arguments.option + decks)
    if arguments.targets and not arguments.rebalance:
        raise Refusal("Targets are for a deck that evolves: use --targets with --rebalance.")
    if arguments.notes and not arguments.rebalance:
        raise Refusal("Notes are of decks that evolve: use --notes with --rebalance.")
    if arguments.rebalance and (arguments.seats is not None or arguments.players):
        raise Refusal("A deck evolves at tables of its own: use --rebalance without --seats and --players.")
    if arguments.rebalance and (arguments.pair or arguments.table or arguments.levels is not None):
        raise Refusal("A deck evolves without a report: use --rebalance without --pair, --table and --levels.")
    if arguments.rebalance:
        return lab.rebalance(
            game,
            arguments.games,
            arguments.seed,
            options,
            arguments.targets,
            arguments.out,
            arguments.cluster,
            arguments.notes,
        )
    return lab.run(
        game,
        arguments.players,
        arguments.seats,
        arguments.games,
        arguments.seed,
        options,
        arguments.out,
        arguments.cluster,
        arguments.levels,
        arguments.pair.split(",") if arguments.pair else (),
        arguments.table,
    )


def _analyse(arguments: argparse.Namespace) -> int:
    from ..terminal.analysis import tell

    return tell(arguments.file, arguments.seat, arguments.simulations, arguments.replays, arguments.json)
