"""What the server says: the game's phrases in the game's words, the table's own in these.

What is said of moves and choices comes as rows of numbers; what a row was said as is remembered for all tables, with a
mark for every name.
"""

from functools import cache
from importlib.resources import files
from struct import Struct
from typing import Any

import msgspec

from ...core.compile import Engine
from ...core.game import Game
from ...core.notices import MARKED, MARKS, Notices
from ...core.tellings import ROW
from ...core.told import WIDTH, Row
from ...core.words import Phrase, Words

LANGUAGE = "en"
REMEMBERED = 4000  # sentences per game and options
ROWS = 10_000  # of numbers, per game and options, and as many that were said before those
LISTS = 500  # of choices, the same

_encode = msgspec.json.Encoder().encode
_numbers = Struct(f"<{WIDTH}q").unpack


class Speech:
    """Says phrases at one table, and remembers what was said often."""

    def __init__(self, game: Game, options: dict[str, Any], names: list[str]) -> None:
        self._shared = _shared(game, _encode(options))
        self._words = Words(game, names, self._shared.vocabulary, LANGUAGE)
        self._names = "\n".join(names).encode()
        self.names = [_inside(name) for name in names]
        self._marks = [(mark.encode(), name) for mark, name in zip(MARKS, self.names, strict=False)]

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

    def notices(self, engine: Engine) -> Notices:
        """What writes all that is said of a move at once."""
        return self._shared.notices(engine)

    def choices(self, rows: bytes) -> bytes:
        """A list of choices as JSON; the same list is often there again."""
        lists = self._shared.lists
        return self._named(lists[rows] or lists.keep(rows, self._choices(rows)))

    def _choices(self, rows: bytes) -> bytes:
        known, one_by_one = self._shared.rows, [rows[at : at + ROW] for at in range(0, len(rows), ROW)]
        return b"[%s]" % b",".join([known[row] or self._shared.say(row) for row in one_by_one])

    def events(self, rows: bytes, seq: int) -> bytes:
        """What is told of an entry, as the JSON of events without the brackets of their list."""
        known, head = self._shared.rows, b'{"seq":%d,' % seq
        one_by_one = [rows[at : at + ROW] for at in range(0, len(rows), ROW)]
        return self._named(b",".join([head + (known[row] or self._shared.say(row)) for row in one_by_one]))

    def _named(self, said: bytes) -> bytes:
        """With the names of this table in the place of the marks."""
        if MARKED in said:
            for mark, name in self._marks:
                said = said.replace(mark, name)
        return said

    def _say(self, phrase: Phrase) -> str:
        if not phrase.code.startswith("table-"):
            return self._words.say(phrase)
        bundle = _table_words()
        args = {name: self._words.say(arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()}
        text, errors = bundle.format_pattern(bundle.get_message(phrase.code).value, args)
        assert not errors, errors
        return str(text)


class Remembered(dict[bytes, bytes]):
    """What rows were said as, and nothing for others; of those that were not asked for lately, some are forgotten.

    To forget all at once would have everybody wait at the next moves, until most is said again.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._before: dict[bytes, bytes] = {}

    def __missing__(self, rows: bytes) -> bytes:
        found = self._before.get(rows, b"")
        return self.keep(rows, found) if found else found

    def keep(self, rows: bytes, said: bytes) -> bytes:
        if len(self) >= self._most:
            self._before = dict(self)
            self.clear()
        self[rows] = said
        return said


class _Shared:
    """What all tables with the same game and options have in common."""

    def __init__(self, game: Game, options: bytes) -> None:
        self.vocabulary = game.vocabulary(msgspec.json.decode(options))
        self._telling = game.telling
        self.marked = Words(game, MARKS, self.vocabulary, LANGUAGE)
        self.said: dict[bytes, tuple[Any, str]] = {}
        self.rows = Remembered(ROWS)
        self.lists = Remembered(LISTS)
        self._notices: tuple[Engine, Notices] | None = None

    def notices(self, engine: Engine) -> Notices:
        if self._notices is None or self._notices[0] is not engine:
            self._notices = engine, Notices(engine, lambda row: self.rows[row] or self.say(row))
        return self._notices[1]

    def say(self, row: bytes) -> bytes:
        """A row as JSON, from now on remembered; of an event it has no action, so that choices stand beside those."""
        numbers = Row(*_numbers(row))
        phrase = self._telling.phrase(numbers)
        said = b'"phrase":%s,"text":%s}' % (_encode(phrase), _encode(self.marked.say(phrase)))
        return self.rows.keep(row, b'{"action":%d,%s' % (numbers.action, said) if numbers.action else said)


def _inside(name: str) -> bytes:
    """A name as it stands inside a text of JSON; the marks of others in it are written as escapes."""
    told = _encode(name)[1:-1].decode()
    return "".join(f"\\u{ord(sign):04x}" if sign in MARKS else sign for sign in told).encode()


_kept: dict[tuple[str, bytes], _Shared] = {}


def _shared(game: Game, options: bytes) -> _Shared:
    if (game.package, options) not in _kept:
        if len(_kept) >= 200:
            _kept.clear()
        _kept[game.package, options] = _Shared(game, options)
    return _kept[game.package, options]


@cache
def _table_words() -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LANGUAGE], use_isolating=False)
    text = files("snowedin.server").joinpath("text", f"{LANGUAGE}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
