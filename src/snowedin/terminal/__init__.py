"""The terminal client: draws views and asks for choices; it knows no rules."""

import sys
from io import TextIOWrapper

from rich.console import Console
from rich.status import Status
from rich.text import Text

from .plain_signs import PLAIN


def console(markup: bool = True) -> Console:
    """What the terminal cannot write is written otherwise; without markup, names are printed as they are."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper) and stream.errors != PLAIN:  # once read from, it cannot be changed
            stream.reconfigure(errors=PLAIN)
    return Console(highlight=False, markup=markup, emoji=False)


def typed(out: Console, prompt: Text) -> str:
    """A line that was typed; where nobody can type, it is as if the input had ended."""
    if sys.stdin is None:
        raise EOFError
    return out.input(prompt)


def can_be_asked() -> bool:
    """Does a person sit at the terminal?  Scripts are asked nothing but what they came for."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def waiting_for(out: Console, what: str) -> Status:
    """Say what takes a while, as long as it takes; only to a person at a terminal."""
    spinner = "dots" if out.encoding.startswith("utf") else "line"
    return out.status(Text(f"{what} …"), spinner=spinner)
