"""Files with components are read by a process of its own, which may take so much time and memory and no more.

What strangers send can be nested, repeated or long in ways that make a reader slow; the server itself must not wait
for it.  `python -m snowedin.server.live.reading` is that process: a wish on its input, an answer on its output.
"""

import asyncio
import base64
import sys
from typing import Any

import msgspec

from ...core.crew import HAS_THREADS
from ...core.game import Fault, Game, Refusal
from ...games import GAMES
from ..wire.refusals import Denied

SECONDS = 5  # of the processor
LONGEST = 20.0  # seconds on the clock, on a busy machine
MEMORY = 1 << 30  # bytes
AT_ONCE = 2


class Wish(msgspec.Struct):
    game: str
    option: str
    name: str
    text: str
    for_engine: bool = False


class Answer(msgspec.Struct):
    """What was read, or why it cannot be used."""

    value: Any = None
    template: str = ""
    sentence: str = ""
    reason: str = ""
    faults: list[Fault] = []
    numbers: dict[str, int] = {}


class ReadingRoom:
    """Reads files for whoever brings them, a few at a time."""

    def __init__(self) -> None:
        self._desks = asyncio.Semaphore(AT_ONCE)

    async def read(self, wish: Wish) -> Answer:
        """The components as plain data; raises `Denied` with everything that is wrong with them."""
        async with self._desks:
            answer = await read_apart(wish)
        if answer.sentence:
            raise Denied("refused", answer.sentence, answer.reason, answer.faults, **answer.numbers)
        return answer


async def read_apart(wish: Wish) -> Answer:
    if not HAS_THREADS:  # nor processes: the file is the reader's own
        return answer_to(wish)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=pipe, stdout=pipe)
    try:
        output, _ = await asyncio.wait_for(process.communicate(msgspec.json.encode(wish)), LONGEST)
    except TimeoutError:
        output = b""
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode or not output:
        return Answer(sentence="The file takes too much time or memory to be read.", reason="file_broken")
    return msgspec.json.decode(output, type=Answer)


def answer_to(wish: Wish) -> Answer:
    try:
        game = GAMES[wish.game]
        value = game.components(wish.option).parse(wish.name, wish.text.removeprefix("\ufeff"))
        return Answer(value, template(game, wish.option, value) if wish.for_engine else "")
    except Refusal as refused:
        return Answer(None, "", str(refused), refused.reason, list(refused.faults), refused.numbers)


def template(game: Game, option: str, value: Any) -> str:
    """A blank state with these components, as an engine takes it."""
    return base64.b64encode(game.blank({**game.read_options({}), option: value}).tobytes()).decode()


def main() -> None:
    import resource  # not every system has it

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    sys.stdout.buffer.write(msgspec.json.encode(answer_to(wish)))


if __name__ == "__main__":
    main()
