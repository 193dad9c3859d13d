"""What guests bring stands in the store once: a setup names its large options by their hash.

Put together again, a setup is byte for byte what it was, for its chain of links begins with it.
"""

import hashlib
from collections.abc import Mapping

import msgspec

LARGE = 2_000  # bytes of an option's value from which on it is kept apart
MARK = b'{"stored":"'

Parts = dict[str, bytes]  # by their hashes


class Stored(msgspec.Struct, forbid_unknown_fields=True):
    stored: str


def taken_apart(setup: bytes) -> tuple[bytes, Parts]:
    """The setup with names in the place of what is large, and that by its names."""
    if len(setup) < LARGE:
        return setup, {}
    whole = msgspec.json.decode(setup, type=dict[str, msgspec.Raw])
    parts: Parts = {}
    options = msgspec.json.decode(whole["options"], type=dict[str, msgspec.Raw])
    for name, value in options.items():
        if len(bytes(value)) >= LARGE:
            key = hashlib.sha256(value).hexdigest()
            parts[key] = bytes(value)
            options[name] = msgspec.Raw(msgspec.json.encode(Stored(key)))
    whole["options"] = msgspec.Raw(msgspec.json.encode(options))
    return msgspec.json.encode(whole), parts


def named(setup: bytes) -> list[str]:
    """The hashes of what is kept apart from a setup."""
    if MARK not in setup:
        return []
    return [stored.stored for stored in _stored(setup).values()]


def put_together(setup: bytes, parts: Mapping[str, bytes]) -> bytes:
    whole = msgspec.json.decode(setup, type=dict[str, msgspec.Raw])
    options = msgspec.json.decode(whole["options"], type=dict[str, msgspec.Raw])
    for name, stored in _stored(setup).items():
        if stored.stored in parts:
            options[name] = msgspec.Raw(parts[stored.stored])
    whole["options"] = msgspec.Raw(msgspec.json.encode(options))
    return msgspec.json.encode(whole)


def _stored(setup: bytes) -> dict[str, Stored]:
    options = msgspec.json.decode(setup, type=dict[str, msgspec.Raw])["options"]
    values = msgspec.json.decode(options, type=dict[str, msgspec.Raw])
    named = {name: value for name, value in values.items() if bytes(value).startswith(MARK)}
    return {name: msgspec.json.decode(value, type=Stored) for name, value in named.items()}
