"""What stands on the sheets beside the game's own words, in five languages."""

from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..core.words import LANGUAGES

__all__ = ["LANGUAGES", "Labels"]


class Labels:
    """Says the few words of the sheets in one `language`."""

    def __init__(self, language: str) -> None:
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        text = files(__package__).joinpath("text", f"{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, code: str) -> str:
        return str(self._bundle.format_pattern(self._bundle.get_message(code).value)[0])
