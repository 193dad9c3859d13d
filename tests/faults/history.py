"""What people were promised and shown, and whether it still holds.

Every acknowledged command stands in the log once, where it was said to stand, in every later view and after every
restart; nobody is shown what does not stand there.  What a store lost may be missing only if its players were told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from snowedin.server.store import EntryRow
from snowedin.server.table.verbs import Act, Say, decode_entry


class BrokenPromiseError(AssertionError):
    """A promise that was not kept."""


@dataclass
class History:
    """One person's, at one table."""

    table: str
    acknowledged: dict[str, int] = field(default_factory=dict)  # command: its entry
    shown: dict[int, str] = field(default_factory=dict)  # entry: what was told of it
    told_lost: set[str] = field(default_factory=set)  # commands of which the server said that they are lost

    def acknowledge(self, command: str, seq: int) -> None:
        before = self.acknowledged.setdefault(command, seq)
        if before != seq:
            raise BrokenPromiseError(f"Command {command} was entry {before} and is {seq} now.")

    def see(self, events: Sequence[Any]) -> None:
        for event in events:
            code = str(event["phrase"][0])
            if code.startswith("table-said-"):
                before = self.shown.setdefault(event["seq"], code)
                if before != code:
                    raise BrokenPromiseError(f"Entry {event['seq']} of {self.table} was {before} and is {code} now.")

    def go_back(self, last: int) -> None:
        """The server says that nothing after this entry is left."""
        self.told_lost |= {command for command, seq in self.acknowledged.items() if seq > last}
        self.acknowledged = {command: seq for command, seq in self.acknowledged.items() if seq <= last}
        self.shown = {seq: code for seq, code in self.shown.items() if seq <= last}

    def check(self, rows: Sequence[EntryRow]) -> int:
        """Against the log as it stands; how many promises were checked."""
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            raise BrokenPromiseError(f"The log of {self.table} is not whole: {[row.seq for row in rows]}.")
        entries = [decode_entry(row.body) for row in rows]
        places: dict[str, list[int]] = {}
        for seq, entry in enumerate(entries, 1):
            if entry.id and isinstance(entry, Say | Act):
                places.setdefault(entry.id, []).append(seq)
        for command, seq in self.acknowledged.items():
            if places.get(command) != [seq]:
                raise BrokenPromiseError(
                    f"Command {command} was acknowledged as entry {seq} and stands at {places.get(command)}."
                )
        doubled = {command: found for command, found in places.items() if len(found) > 1}
        if doubled:
            raise BrokenPromiseError(f"Commands stand in the log of {self.table} more than once: {doubled}.")
        for seq, code in self.shown.items():
            found = entries[seq - 1] if seq <= len(entries) else None
            if not isinstance(found, Say) or f"table-said-{found.code}" != code:
                raise BrokenPromiseError(f"Entry {seq} of {self.table} was shown as {code} and is {found}.")
        return len(self.acknowledged) + len(self.shown)
