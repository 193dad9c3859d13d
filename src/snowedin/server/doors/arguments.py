"""What `snowedin serve` and the commands that look after its database can be told."""

import argparse
from typing import Any


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: everybody may come)")
    command.add_argument("--port", type=int, default=8011, help="0 takes any free one")
    command.add_argument("--database", help="sqlite:///FILE or postgresql://…; without it, a file in your data folder")
    command.add_argument("--workers", type=int, default=1, help="processes; more than one need PostgreSQL")
    command.add_argument("--origin", action="append", default=[], help="another page's origin that may use the API")
    command.add_argument("--name", action="append", default=[], help="a name of this server, as in play.example.org")
    command.add_argument(
        "--proxy", action="append", default=[], help="address or network of a proxy that says where requests come from"
    )
    command.add_argument("--metrics", default="here", help="where counts are told: here, off, or HOST:PORT")
    command.add_argument(
        "--keep", type=float, default=90, help="days that an unfinished table is kept; 0 is for ever (90)"
    )
    command.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=package.module:Object",
        help="a bot of yours that is offered at the tables of this server; GAME.NAME at one game only",
    )
    command.add_argument("--pace", type=float, default=0.5, help="seconds a bot takes at least for a choice")
    command.add_argument("--rate", type=float, default=1.0, help="multiplies the limits on requests and messages")
    command.add_argument(
        "--late", type=float, default=0.25, help="seconds all may be late before new tables are refused; 0 is never"
    )
    command.add_argument("--sockets", type=int, default=200, help="most of one address; 0 is no limit, behind a proxy")
    command.add_argument(
        "--log", default="info", choices=("debug", "info", "warning", "error"), help="how much is logged"
    )
    command.add_argument("--open", action="store_true", help="open the address in a browser")
    command.add_argument("--cold", action="store_true", help="compile a game when it is first played, not at the start")
    command.add_argument("--inherit", type=int, help=argparse.SUPPRESS)
    command.add_argument("--beside", help=argparse.SUPPRESS)


def add_keeping(commands: Any) -> None:
    """What whoever runs a server does with its database."""
    backup = commands.add_parser("backup", help="copy the server's database into a file while it is in use")
    backup.add_argument("file", metavar="FILE")
    restore = commands.add_parser("restore", help="fill a new database from such a file")
    restore.add_argument("file", metavar="FILE")
    check = commands.add_parser("check", help="read every table, check its chain and replay its match")
    check.add_argument("--rescue", metavar="FILE", help="write all that can be read into a new file")
    upgrade = commands.add_parser("upgrade", help="bring a database of an earlier version up to date, and check it")
    about = "sqlite:///FILE or postgresql://…; without it, the one that `serve` would use"
    for name, command in (("backup", backup), ("restore", restore), ("check", check), ("upgrade", upgrade)):
        command.add_argument("--database", help=about)
        command.set_defaults(run=_keep, keeping=name)


def _keep(arguments: argparse.Namespace) -> int:
    from . import keeping

    return int(getattr(keeping, f"run_{arguments.keeping}")(arguments))
