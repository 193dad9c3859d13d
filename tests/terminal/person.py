"""The command in a terminal, and a person who reads and types."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from types import TracebackType
from typing import Self


class Terminal:
    """The command in a terminal of its own, typed into by a person, who leaves nothing running."""

    def __init__(self, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "snowedin", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
        )
        os.close(inside)
        self.told = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def wait_for(self, words: str, seconds: float = 240) -> str:
        """What was written until these words came."""
        until = time.monotonic() + seconds
        while words not in self.told:
            assert select.select([self.screen], [], [], max(0.0, until - time.monotonic()))[0], self.told[-500:]
            self.told += os.read(self.screen, 65536).decode(errors="replace")
        before, _, self.told = self.told.partition(words)
        return before

    def wait_for_match(self, pattern: str, seconds: float = 240) -> None:
        """Until something like this was written; colours are left out."""
        until = time.monotonic() + seconds
        while not re.search(pattern, re.sub(r"\x1b\[[\d;?]*\w", "", self.told)):
            assert select.select([self.screen], [], [], max(0.0, until - time.monotonic()))[0], self.told[-500:]
            self.told += os.read(self.screen, 65536).decode(errors="replace")

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def rest(self, seconds: float) -> str:
        """What is written until the command ends."""
        until = time.monotonic() + seconds
        try:
            while select.select([self.screen], [], [], max(0.0, until - time.monotonic()))[0]:
                self.told += os.read(self.screen, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            pass
        return self.told

    def close(self) -> None:
        os.close(self.screen)
        self.process.kill()
        self.process.wait(20)
