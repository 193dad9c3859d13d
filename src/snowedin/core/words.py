"""Words: phrases as code and arguments, and the Fluent catalogues that say them in a language.

Rules and views never write sentences.  They give a `Phrase`, and whoever talks to a
person says it, so browser, server and terminal share one catalogue per game:
`games/<game>/text/<language>.ftl` on top of `core/text/<language>.ftl`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from .game import Game, Refusal
from .sentences import Sentence, UnsaidError, sentence_of

ENGLISH = "en"  # is spoken where a translation has no words


class Phrase(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A message's `code` and `args`, what goes into it; an argument may be a phrase itself."""

    code: str
    args: Mapping[str, Any] = {}


class Shortcut(NamedTuple):
    """Several choices of a seat in a row, offered as one under a `phrase`, or made by themselves if `is_automatic`."""

    phrase: Phrase
    find: Callable[[], list[int]]  # the choices; finding them may take a while
    is_automatic: bool = False


def counted(count: int, what: str) -> str:
    """A `count` of `what` there are, as in 1 game and 2 games."""
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


@cache
def player(seat: int) -> Phrase:
    """The player at a seat, by the name they have at this table."""
    return Phrase("player", {"seat": int(seat)})


def plain(value: Any) -> Any:
    """A `value` whose phrases are made into what JSON can carry: [code, arguments]."""
    if isinstance(value, Phrase):
        return [value.code, {name: plain(arg) for name, arg in value.args.items()}]
    return value


class Words:
    """Says the phrases of one `game` in one `language`, with the `names` of one table.

    `vocabulary` are words that options brought, such as the names of somebody's own cards.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str] = (),
        vocabulary: Mapping[str, str] | None = None,
        language: str = ENGLISH,
    ) -> None:
        self._game = game
        self._bundles = [_bundle(game, tongue) for tongue in dict.fromkeys((language, ENGLISH))]
        self._names = names
        self._vocabulary = vocabulary or {}
        self._sentences: dict[str, Sentence] = {}  # by code, of those that were said

    def say(self, phrase: Phrase) -> str:
        """The `phrase` as a sentence; raises `Refusal` if the catalogue has no words for it that fit."""
        if phrase.code == "player":
            return self._name(phrase.args["seat"])
        sentence = self._sentences.get(phrase.code)
        if sentence is None:
            sentence = self._sentences[phrase.code] = self._find(phrase.code)
        args = {name: self.say(arg) if type(arg) is Phrase else arg for name, arg in phrase.args.items()}
        try:
            return sentence(args)
        except UnsaidError:
            return said_by_fluent(self._bundle_with(phrase.code), phrase.code, args)

    def _find(self, code: str) -> Sentence:
        """What says all phrases of a code."""
        word = self._vocabulary.get(code)
        if word is not None and not self._is_translated(code, word):
            return lambda args: word
        bundle = self._bundle_with(code)
        if bundle is None:
            raise Refusal(f"The catalogue has no words for {code!r}.")
        return _sentence(bundle, code)

    def _is_translated(self, code: str, word: str) -> bool:
        """A word of the box is said as the catalogue has it; one that people brought stays as it is."""
        return self._bundle_with(code) is not None and _box_words(self._game).get(code) == word

    def knows(self, code: str) -> bool:
        """Are there words for this `code`?"""
        return code in self._vocabulary or self._bundle_with(code) is not None

    def _bundle_with(self, code: str) -> Any:
        """The catalogue that has words for it, the English one where a translation lacks them; or nothing."""
        return next((bundle for bundle in self._bundles if bundle.has_message(code)), None)

    def _name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else f"Player {seat + 1}"


LANGUAGES = (ENGLISH, "fr", "de", "es", "nl")  # of the house


def spoken(game: Game) -> list[str]:
    """The languages of the house in which a `game` has words of its own; in others it is told in English."""
    return [tongue for tongue in LANGUAGES if files(game.package).joinpath("text", f"{tongue}.ftl").is_file()]


def catalogues(game: Game, language: str) -> dict[str, str]:
    """The Fluent catalogues of a game's own package, as they are written: in this `language` and in English."""
    written = {}
    for tongue in dict.fromkeys((language, ENGLISH)):
        catalogue = files(game.package).joinpath("text", f"{tongue}.ftl")
        if catalogue.is_file():
            written[tongue] = catalogue.read_text(encoding="utf-8")
    return written


def said_by_fluent(bundle: Any, code: str, args: Mapping[str, Any]) -> str:
    """The message with this `code` of a `bundle`; raises `Refusal` if its words do not fit the `args`."""
    text, errors = bundle.format_pattern(bundle.get_message(code).value, args)
    if errors:
        raise Refusal(f"The words for {code!r} do not fit their arguments: {errors[0]}.")
    return str(text)


_sentence = cache(sentence_of)


@cache
def _box_words(game: Game) -> dict[str, str]:
    return game.vocabulary({})


@cache
def _bundle(game: Game, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in (__name__.rpartition(".")[0], game.package):
        catalogue = files(package).joinpath("text", f"{language}.ftl")
        if catalogue.is_file():
            bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
