"""The command line: `snowedin play | replay | puzzles | simulate | arena | lab | train | analyse | serve | …`."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TextIO

from . import __version__
from .commands import making, playing, studying
from .core.game import Refusal
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
    playing.add(commands)
    _add_server(commands)
    studying.add(commands)
    making.add(commands)
    _add_completion(commands)
    for command in commands.choices.values():
        _add_game_path(command)
        command.set_defaults(command=command)
    return top


def _add_server(commands: Any) -> None:
    from .server.doors.arguments import add, add_keeping

    serve = commands.add_parser("serve", help="let people play in the browser and over the network")
    add(serve)
    serve.set_defaults(run=_serve)
    add_keeping(commands)


def _serve(arguments: argparse.Namespace) -> int:
    from .server.doors.serve import run

    return run(arguments)


def _add_game_path(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--game-path", action="append", default=[], metavar="FOLDER", help="with a game in the making; may be repeated"
    )


def _add_completion(commands: Any) -> None:
    completion = commands.add_parser("completion", help="print what makes a shell complete these commands")
    completion.add_argument("shell", choices=("bash", "zsh", "fish"))
    completion.set_defaults(run=_completion)


def _completion(arguments: argparse.Namespace) -> int:
    from .terminal.completion import script

    print(script(arguments.shell, parser()), end="")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
