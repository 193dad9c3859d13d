"""All that can happen at a table, one file each: an entry of the log, and what is done with it.

`check` says whether it may be done now, and gives the entry; `fold` carries the entry out
at the table; `tell` gives the phrases in which a viewer hears of it.  What lacks one of
them does not pass mypy: whoever folds and tells does so with `AnyEntry`.
"""

from collections.abc import Callable
from typing import assert_never, get_args

import msgspec

from ...wire import messages
from ..table import Table
from . import act, ask, come_back, hand_over, leave, pledge, resign, reveal, say, take_back
from .act import Act, Actor
from .ask import Answer, Ask
from .checks import check_seat
from .come_back import ComeBack
from .flag import Flag
from .hand_over import HandOver
from .leave import Stand
from .pledge import Pledge
from .rematch import Rematch
from .resign import Resign
from .resume import Resume
from .reveal import Reveal
from .say import Say
from .sit import Sit
from .take_back import TakeBack

Seating = Sit | Stand | Pledge | Reveal
Playing = Act | TakeBack | Ask | Answer | Resign | Flag | Resume
AnyEntry = Seating | Playing | HandOver | ComeBack | Say | Rematch

KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

encode_entry: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
decode_entry: Callable[[bytes], AnyEntry] = _decoder.decode


def entry_for(table: Table, player: str, command: messages.TableCommand) -> AnyEntry:
    """The entry that carries out a seat's command now."""
    check_seat(table, player, command.seat)
    entry = _checked(table, command)
    entry.id = command.id
    return entry


def _checked(table: Table, command: messages.TableCommand) -> AnyEntry:
    match command:
        case messages.Act():
            return act.check(table, command)
        case messages.TakeBack():
            return take_back.check(table, command)
        case messages.Answer():
            return ask.check(table, command)
        case messages.Resign():
            return resign.check(table, command)
        case messages.Leave():
            return leave.check(table, command)
        case messages.Hand():
            return hand_over.check(table, command)
        case messages.Return():
            return come_back.check(table, command)
        case messages.Say():
            return say.check(table, command)
        case messages.Pledge():
            return pledge.check(table, command)
        case messages.Reveal():
            return reveal.check(table, command)
        case _:
            assert_never(command)


__all__ = [
    "KINDS",
    "Act",
    "Actor",
    "Answer",
    "AnyEntry",
    "Ask",
    "ComeBack",
    "Flag",
    "HandOver",
    "Pledge",
    "Rematch",
    "Resign",
    "Resume",
    "Reveal",
    "Say",
    "Sit",
    "Stand",
    "TakeBack",
    "decode_entry",
    "encode_entry",
    "entry_for",
]
