"""The command line: `snowedin play | replay | puzzles | simulate | arena | lab | train | analyse | serve | …`."""

import argparse
import errno
import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from . import __version__
from .core.game import Components, Game, Refusal
from .core.packages import name_folders
from .simulate.cluster import HeadLost
from .terminal.arguments import Parser

UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}  # there is no room for it
EXIT_UNWRITTEN = 1
EXIT_REFUSED = 2
EXIT_INTERRUPTED = 130  # as shells count it: 128 and the number of the signal


def main(argv: Sequence[str] | None = None) -> int:
    try:
        return _carried_out(argv)
    except HeadLost as loss:
        _complain(str(loss))
        os._exit(EXIT_REFUSED)
    except Refusal as refusal:
        _complain(str(refusal))
        return EXIT_REFUSED
    except KeyboardInterrupt as interruption:
        _complain(str(interruption) or "Interrupted before anything was finished.")
        return EXIT_INTERRUPTED
    except BrokenPipeError:  # somebody piped us into `head`
        _drop(sys.stdout)
        return 0
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:  # no trouble of what is printed
            raise
        _drop(sys.stdout)
        _complain(f"What was to be printed cannot be written: {error.strerror}.")
        return EXIT_UNWRITTEN


def _carried_out(argv: Sequence[str] | None) -> int:
    """What was asked for, and all of it printed."""
    try:
        _name_folders(argv)
        arguments = parser().parse_args(argv)
        _tell_troubles(arguments)
        return int(arguments.run(arguments))
    finally:
        if sys.stdout is not None:
            sys.stdout.flush()


def _name_folders(argv: Sequence[str] | None) -> None:
    """Where games in the making lie must be known before anybody asks for the games, as some commands do for help."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    _add_game_path(early)
    with suppress(argparse.ArgumentError):  # which is told when all is read
        name_folders(early.parse_known_args(argv)[0].game_path)


def _tell_troubles(arguments: argparse.Namespace) -> None:
    """What is wrong with games and bots of others; all that can be used are played."""
    from .bots.invited import book
    from .games import TROUBLES

    troubles = [*TROUBLES, *book().troubles]
    for sentence in troubles if arguments.run is not _serve else ():  # which has a log of its own
        _complain(sentence)


def find_game(name: str) -> Game:
    """The game that is meant by a name."""
    from .games import find_game as find

    return find(name)


def _complain(sentence: str) -> None:
    """On the other stream; where that cannot be written either, the exit status has to do."""
    try:
        print(sentence, file=sys.stderr, flush=True)  # noqa: T201
    except OSError:
        _drop(sys.stderr)


def _drop(stream: TextIO) -> None:
    """Nobody reads it: what is still waiting to be printed is not tried again at the end."""
    with suppress(OSError, ValueError):  # it is closed, or no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def parser() -> argparse.ArgumentParser:
    pitch = "Winter table games for the evening when you are snowed in."
    top = Parser(prog="snowedin", description=pitch)
    top.add_argument("--version", action="version", version=f"snowedin {__version__}")
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help="which game; without it you can choose")
    play.add_argument(
        "--seats",
        help="who sits where, with commas: you, you:NAME, bot, a bot's name, package.module:Object or FILE.weights",
    )
    play.add_argument("--seed", type=seed, help="any text: the same seed deals the same cards")
    play.add_argument("--resume", metavar="FILE", help="go on with a saved match")
    play.add_argument("--today", action="store_true", help="the deal of the day, against Skier or with Skiers")
    play.add_argument("--new", action="store_true", help="begin anew without being asked about a match left unfinished")
    _add_options(play)
    play.set_defaults(run=_play)

    replay = commands.add_parser("replay", help="tell a saved match from the beginning")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, help="as this seat saw it, counted from 1; without it, as a spectator")
    replay.add_argument("--step", action="store_true", help="wait for Enter after every action")
    replay.set_defaults(run=_replay)

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
    _add_cluster(simulate)
    _add_options(simulate)
    simulate.set_defaults(run=_simulate)

    serve = commands.add_parser("serve", help="let people play in the browser and over the network")
    _add_serve_arguments(serve)
    serve.set_defaults(run=_serve)

    _add_keeping(commands)
    _add_verify(commands)
    _add_lab(commands)
    _add_puzzles(commands)
    _add_training(commands)
    _add_modules(commands)
    _add_print(commands)
    _add_new(commands)
    _add_test(commands)
    games = commands.add_parser("games", help="list the games, their options and their bots")
    games.add_argument("--json", action="store_true", help="print it as JSON and nothing else")
    games.set_defaults(run=_games)
    _add_strength(commands)
    _add_completion(commands)
    for command in commands.choices.values():
        _add_game_path(command)
        command.set_defaults(command=command)
    return top


def _add_verify(commands: Any) -> None:
    verify = commands.add_parser("verify", help="check that a match was dealt as promised and played by the rules")
    verify.add_argument("source", metavar="FILE|URL", help="an exported match, or the address of a finished table")
    verify.add_argument(
        "--commitment", metavar="HEX", default="", help="the fingerprint you were shown before the deal"
    )
    verify.set_defaults(run=_verify)


def _add_game_path(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--game-path", action="append", default=[], metavar="FOLDER", help="with a game in the making; may be repeated"
    )


def _add_new(commands: Any) -> None:
    new = commands.add_parser("new", help="write a small game that already plays, in a package of its own")
    new.add_argument("game", metavar="NAME", help="what it is called")
    new.add_argument("--players", metavar="2-4", help="how many play; what is not told is asked, if you sit there")
    answers = argparse.BooleanOptionalAction
    new.add_argument("--hidden", action=answers, help="hands that only their owners see")
    new.add_argument("--simultaneous", action=answers, help="all choose at the same time")
    new.add_argument("--together", action=answers, help="all play together, not against each other")
    new.add_argument("--folder", default="", help="where it goes; without it snowedin-NAME")
    new.set_defaults(run=_new)


def _new(arguments: argparse.Namespace) -> int:
    from .terminal import new

    return new.run(
        arguments.game,
        arguments.players,
        arguments.hidden,
        arguments.simultaneous,
        arguments.together,
        arguments.folder,
    )


def _add_test(commands: Any) -> None:
    test = commands.add_parser("test", help="does a game keep to what holds of every game?  Needs pytest")
    test.add_argument("game")
    test.add_argument("--golden", metavar="FOLDER", help="with games that must take the course that they took")
    test.add_argument("--write-golden", metavar="FOLDER", help="write such games, of the rules as they are now")
    test.add_argument("--pytest", default="", metavar="OPTIONS", help='for pytest, as in --pytest="-x -k secrets"')
    test.set_defaults(run=_test)


def _test(arguments: argparse.Namespace) -> int:
    from .terminal import conformance

    game = find_game(arguments.game)
    if arguments.write_golden:
        return conformance.write_golden(game, arguments.write_golden)
    return conformance.run(game, arguments.golden, shlex.split(arguments.pytest))


def _add_print(commands: Any) -> None:
    paper = commands.add_parser("print", help="cards, board, score sheet and rulebook of a game as a PDF to cut out")
    paper.add_argument("game")
    paper.add_argument("--paper", choices=("a4", "letter"), default="a4")
    paper.add_argument("--language", choices=("en", "fr", "de", "es", "nl"), default="en")
    paper.add_argument("--out", metavar="FILE", default="", help="where it is written; without it GAME.pdf")
    _add_options(paper)
    paper.set_defaults(run=_print)


def _add_puzzles(commands: Any) -> None:
    puzzles = commands.add_parser("puzzles", help="how many puzzles there are and how hard, or make more of them")
    puzzles.add_argument("game", nargs="?", help="which game; without it all of them")
    puzzles.add_argument("--make", action="store_true", help="let bots play and look for puzzles, or go on with it")
    puzzles.add_argument("--count", type=int, default=52, help="how many a game should have")
    puzzles.add_argument("--seed", type=seed, default="snow", help="any text: the same seed makes the same puzzles")
    puzzles.add_argument("--folder", default="", help="where they are written; without it into the box")
    puzzles.set_defaults(run=_puzzles)


def _puzzles(arguments: argparse.Namespace) -> int:
    from .games import GAMES
    from .terminal import puzzles

    if not arguments.make:
        return puzzles.show()
    games = [find_game(arguments.game)] if arguments.game else list(GAMES.values())
    return puzzles.make(games, arguments.count, arguments.seed, arguments.folder)


def _add_training(commands: Any) -> None:
    from .learn.train import add_arguments, run

    training = commands.add_parser("train", help="let networks teach themselves games, on a CPU or a GPU")
    add_arguments(training)
    training.set_defaults(run=run)


def _add_modules(commands: Any) -> None:
    modules = commands.add_parser("build-wasm", help="make the games into WebAssembly modules, for browsers")
    modules.add_argument("games", nargs="*", metavar="GAME", help="which games; without it all of them")
    modules.add_argument("--out", metavar="FOLDER", help="where they go; without it to where the server looks for them")
    modules.set_defaults(run=_build_wasm)


def _build_wasm(arguments: argparse.Namespace) -> int:
    from .browser.modules import FOLDER
    from .games import GAMES
    from .terminal import modules

    games = [find_game(name) for name in arguments.games] or list(GAMES.values())
    return modules.build(games, Path(arguments.out) if arguments.out else FOLDER)


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
    lab.add_argument("--targets", metavar="NAME=VALUE,…", help="what a rebalanced deck should come to")
    _add_cluster(lab)
    _add_options(lab)
    lab.set_defaults(run=_lab)


def _add_completion(commands: Any) -> None:
    completion = commands.add_parser("completion", help="print what makes a shell complete these commands")
    completion.add_argument("shell", choices=("bash", "zsh", "fish"))
    completion.set_defaults(run=_completion)


def _completion(arguments: argparse.Namespace) -> int:
    from .terminal.completion import script

    print(script(arguments.shell, parser()), end="")  # noqa: T201
    return 0


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
    _add_cluster(arena)
    _add_options(arena)
    arena.set_defaults(run=_arena)

    analyse = commands.add_parser("analyse", help="what a search thinks of every choice of a saved match")
    analyse.add_argument("file", metavar="FILE")
    analyse.add_argument("--seat", type=int, help="only this seat's choices, counted from 1")
    analyse.add_argument("--simulations", type=int, default=2_000, help="to think about each choice")
    analyse.add_argument("--replays", type=int, default=100, help="of the deal by equal bots, to tell luck from skill")
    analyse.add_argument("--json", action="store_true", help="print it as JSON and nothing else")
    analyse.set_defaults(run=_analyse)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def _add_cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--cluster", metavar="auto|ADDRESS", help="play on the machines of a Ray cluster; auto: the one this belongs to"
    )


def seed(text: str) -> str:
    """As typed; what is no text has no bytes that could be dealt from."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Refusal(f"A seed is any text in UTF-8; {text!r} is not.") from error
    return text


def read_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Every option with its value, those that were typed checked."""
    return game.read_options(typed_options(game, given))


def typed_options(game: Game, given: Sequence[str]) -> dict[str, Any]:
    """Options as typed; those that bring components name a file."""
    loaders = {option.name: option.load for option in game.options if isinstance(option, Components)}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal(f"An option is written NAME=VALUE; {text!r} is not.")
        options[name] = loaders[name](value) if name in loaders else value
    return options


def _print(arguments: argparse.Namespace) -> int:
    from .terminal import paper

    game = find_game(arguments.game)
    options = typed_options(game, arguments.option)
    return paper.print_game(game, options, arguments.paper, arguments.language, arguments.out)


def _play(arguments: argparse.Namespace) -> int:
    from .terminal import play

    if arguments.today:
        if arguments.option or arguments.seats or arguments.resume or arguments.seed is not None:
            raise Refusal("The deal of the day is the same for everybody: use --today with a game alone.")
        wished = find_game(arguments.game) if arguments.game else play.choose_game()
        return 0 if wished is None else play.today(wished)
    if arguments.resume:
        if arguments.option or arguments.seed is not None:
            raise Refusal("A saved match has its options and its deal: use --resume without --option and --seed.")
        return play.resume(arguments.resume, arguments.seats, find_game(arguments.game) if arguments.game else None)
    named = find_game(arguments.game) if arguments.game else None
    options = typed_options(named, arguments.option) if named else {}
    if named:
        named.read_options(options)
    try:
        kept = None if arguments.new else play.offered(named)
    except (EOFError, KeyboardInterrupt):
        return 0
    if kept is not None:
        return play.go_on(kept)
    game = named or play.choose_game()
    if game is None:
        return 0
    return play.new(game, options or typed_options(game, arguments.option), arguments.seats, arguments.seed)


def _replay(arguments: argparse.Namespace) -> int:
    from .terminal.replay import tell

    return tell(arguments.file, arguments.seat, arguments.step)


def _simulate(arguments: argparse.Namespace) -> int:
    from .terminal.simulation import run

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


def _add_serve_arguments(command: argparse.ArgumentParser) -> None:
    from .server.doors.arguments import add

    add(command)


def _add_keeping(commands: Any) -> None:
    from .server.doors.arguments import add_keeping

    add_keeping(commands)


def _serve(arguments: argparse.Namespace) -> int:
    from .server.doors.serve import run

    return run(arguments)


def _verify(arguments: argparse.Namespace) -> int:
    from .terminal.verify import verify

    return verify(arguments.source, arguments.commitment)


def _arena(arguments: argparse.Namespace) -> int:
    from .bots import ladder, levels
    from .terminal.arena import run

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
    from .terminal import lab

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
    if arguments.rebalance and (arguments.seats is not None or arguments.players):
        raise Refusal("A deck evolves at tables of its own: use --rebalance without --seats and --players.")
    if arguments.rebalance and (arguments.pair or arguments.table or arguments.levels is not None):
        raise Refusal("A deck evolves without a report: use --rebalance without --pair, --table and --levels.")
    if arguments.rebalance:
        return lab.rebalance(
            game, arguments.games, arguments.seed, options, arguments.targets, arguments.out, arguments.cluster
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
    from .terminal.analysis import tell

    return tell(arguments.file, arguments.seat, arguments.simulations, arguments.replays, arguments.json)


def _games(arguments: argparse.Namespace) -> int:
    from .terminal import catalogue

    return catalogue.print_json() if arguments.json else catalogue.show()


if __name__ == "__main__":
    sys.exit(main())
