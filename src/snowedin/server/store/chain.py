"""Every log entry carries a hash of itself and of all that stands before it.

What was changed on disk is noticed when it is read, and a log that went back, or went on otherwise, is told
from one that merely grew.  Entries of earlier servers carry none; the first that does vouches for them too.
"""

import hashlib
from collections.abc import Sequence

from . import DamagedError, EntryRow, MatchRow

SIZE = 16  # bytes of a link


class BrokenEntryError(DamagedError):
    """An entry is not what was written; those before it are."""

    reason = "is broken: it is not what was written there"

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"Entry {seq} in the log of table {match} {self.reason}.")
        self.match = match
        self.seq = seq


class UnplayableEntryError(BrokenEntryError):
    """An entry is what was written, as its link says, but this server cannot carry it out."""

    reason = "is as it was written, but this server cannot carry it out; its log says why"


def seal(row: MatchRow) -> bytes:
    """Where the chain of a match begins: what was fixed when its table was set up."""
    listed = f"{row.id} {row.game} {int(row.public)} {row.created} {row.owner} {row.deal} "
    digest = hashlib.sha256(listed.encode())
    digest.update(row.secret)
    digest.update(row.setup)
    return digest.digest()[:SIZE]


def link(last: bytes, seq: int, at: int, body: bytes) -> bytes:
    """What the entry after the one with the link `last` carries."""
    return hashlib.sha256(b"%s%d %d %s" % (last, seq, at, body)).digest()[:SIZE]


def links(row: MatchRow, rows: Sequence[EntryRow]) -> bytearray:
    """The seal and the links of all entries, one behind the other; raises `BrokenEntryError` where one is wrong."""
    found = bytearray(seal(row))
    has_begun = False
    for number, entry in enumerate(rows, 1):
        last = link(at(found, number - 1), entry.seq, entry.at, entry.body)
        has_begun = has_begun or bool(entry.link)
        if entry.seq != number or (has_begun and entry.link != last):
            raise BrokenEntryError(row.id, number)
        found += last
    return found


def at(found: bytes | bytearray, seq: int) -> bytes:
    """The link of an entry; of 0, the seal."""
    return bytes(found[seq * SIZE : (seq + 1) * SIZE])
