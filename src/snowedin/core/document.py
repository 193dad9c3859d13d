"""The document of a match: one JSON text with a checksum, on disk and on the wire.

One that was cut off, changed, or is something else is refused with a sentence.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from .game import Refusal

FORMAT = "snowedin match 1"


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A saved match.

    `format` is that of the file.  The `game` is told by its key, with the `version` of its rules, `options`, the number
    of `seats`, the `key` of its chance in hexadecimal digits, and all `actions` as pairs of seat and action.  `names`
    are those of the players by seat, if they are known; `checksum` is over everything else.
    """

    format: str
    game: str
    version: int
    options: dict[str, Any]
    seats: int
    key: str
    actions: list[tuple[int, int]]
    names: list[str] = []
    checksum: str = ""


def sealed(document: Document) -> Document:
    """The `document` with the checksum that fits it."""
    return msgspec.structs.replace(document, checksum=checksum(document))


def checksum(document: Document) -> str:
    """The checksum over all else of a `document`."""
    content = msgspec.structs.replace(document, checksum="")
    return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()


def write_document(document: Document, path: str | Path) -> None:
    """Write the `document` to a file at `path`, whole or not at all."""
    text = msgspec.json.format(msgspec.json.encode(document), indent=1)
    fresh = Path(f"{path}.new")
    fresh.write_bytes(text + b"\n")
    fresh.replace(path)


def document_at(path: str | Path) -> Document:
    """The document in a file at `path`; raises `Refusal` if it cannot be read, or is no whole document."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from error
    return read_document(data)


def read_document(data: bytes | str) -> Document:
    """A document from its `data`, whose form and checksum are right; whether its actions are legal, the replay tells.

    Raises `Refusal` if it was cut off, changed, or is something else.
    """
    try:
        document = msgspec.json.decode(data, type=Document)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(f"This is not a whole match document: {error}.") from error
    if document.format != FORMAT:
        raise Refusal(f"The document's format is {document.format!r}; this program reads {FORMAT!r}.")
    if document.checksum != checksum(document):
        raise Refusal("The document was changed after it was written: its checksum does not fit its contents.")
    return document
