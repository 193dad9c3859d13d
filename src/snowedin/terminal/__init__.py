"""The terminal client: draws views and asks for choices; it knows no rules."""

from rich.console import Console


def console() -> Console:
    return Console(highlight=False)
