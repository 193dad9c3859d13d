"""What the server says: the game's phrases in the game's words, the table's own in these."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...core.game import Game
from ...core.words import Phrase, Words

LANGUAGE = "en"
REMEMBERED = 4000  # sentences per game and options

_encode = msgspec.json.Encoder().encode


class Speech:
    """Says phrases at one table, and remembers what was said often."""

    def __init__(self, game: Game, options: dict[str, Any], names: list[str]) -> None:
        self._shared = _shared(game, _encode(options))
        self._words = Words(game, names, self._shared.vocabulary, LANGUAGE)
        self._names = "\n".join(names).encode()

    def said(self, phrase: Phrase) -> tuple[Any, str]:
        """The phrase as JSON carries it, and as a sentence."""
        data = key = _encode(phrase)
        if b'"player"' in key:
            key += self._names
        said = self._shared.said
        found = said.get(key)
        if found is None:
            if len(said) >= REMEMBERED:
                said.clear()
            found = said[key] = msgspec.Raw(data), self._say(phrase)
        return found

    def _say(self, phrase: Phrase) -> str:
        if not phrase.code.startswith("table-"):
            return self._words.say(phrase)
        bundle = _table_words()
        args = {name: self._words.say(arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()}
        text, errors = bundle.format_pattern(bundle.get_message(phrase.code).value, args)
        assert not errors, errors
        return str(text)


class _Shared:
    """What all tables with the same game and options have in common."""

    def __init__(self, game: Game, options: bytes) -> None:
        self.vocabulary = game.vocabulary(msgspec.json.decode(options))
        self.said: dict[bytes, tuple[Any, str]] = {}


_kept: dict[tuple[str, bytes], _Shared] = {}


def _shared(game: Game, options: bytes) -> _Shared:
    if (game.key, options) not in _kept:
        if len(_kept) >= 200:
            _kept.clear()
        _kept[game.key, options] = _Shared(game, options)
    return _kept[game.key, options]


@cache
def _table_words() -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    text = files("snowedin.server").joinpath("text", f"{LANGUAGE}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
