"""Stands between the server and its database on this machine, and can cut, silence or slow what passes."""

import asyncio
from contextlib import suppress

CHUNK = 65_536


class Proxy:
    def __init__(self, port: int) -> None:
        self.target = port  # where it leads; another one after a failover
        self.delay = 0.0  # seconds that every piece waits
        self._may_pass = asyncio.Event()
        self._may_pass.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Hang up on everybody."""
        for writer in list(self._writers):
            writer.transport.abort()

    def silence(self, is_silent: bool) -> None:
        """Nothing passes, and nobody is told: what a partition of a network looks like."""
        if is_silent:
            self._may_pass.clear()
        else:
            self._may_pass.set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            self._writers.discard(writer)
            writer.transport.abort()
            return
        self._writers.add(back)
        for source, sink in ((reader, back), (there, writer)):
            task = asyncio.ensure_future(self._pass_on(source, sink))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await source.read(CHUNK):
                    await self._may_pass.wait()
                    if self.delay:
                        await asyncio.sleep(self.delay)
                    sink.write(data)
                    await sink.drain()
        finally:
            self._writers.discard(sink)
            sink.transport.abort()
