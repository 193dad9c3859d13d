"""The command line as people mistype it: what was meant is named, and exits with the status of what is refused."""

import argparse
import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

INVALID = re.compile(r"invalid choice: '?(.*?)'? \(choose from (.*)\)", re.DOTALL)


class Parser(argparse.ArgumentParser):
    """Reads arguments; where one is wrong, says which was probably meant."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As always; options that nobody knows are compared with those of the command that was given."""
        found, unknown = self.parse_known_args(args, namespace)
        if unknown:
            command: argparse.ArgumentParser = getattr(found, "command", self)
            options = [option for action in command._actions for option in action.option_strings]
            command.error(f"unrecognized arguments: {' '.join(unknown)}{meant(unknown[0].partition('=')[0], options)}")
        return found

    def error(self, message: str) -> NoReturn:
        """End with a sentence."""
        if wrong := INVALID.search(message):
            choices = re.findall(r"[\w-]+", wrong[2])
            message += meant(wrong[1], choices)
        super().error(message)


def meant(typed: str, known: Iterable[str]) -> str:
    """A question whether the nearest of the known words was meant, if one is near."""
    near: Sequence[str] = get_close_matches(typed, list(known), n=1)
    return f". Did you mean {near[0]}?" if near else ""
