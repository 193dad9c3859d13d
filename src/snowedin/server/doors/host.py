"""uvicorn's server, to which other processes of the same machine may hand sockets."""

import asyncio
import socket
from functools import partial
from typing import Any

import uvicorn

from .app import OtherRoutes
from .patience import Sockets
from .siblings import Siblings
from .sockets import Handed
from .websocket import FrameProtocol


class Host(uvicorn.Server):
    """Takes sockets from siblings as long as it takes connections; those count as all others do."""

    def __init__(self, config: uvicorn.Config, others: OtherRoutes, sockets: Sockets) -> None:
        super().__init__(config)
        self.others = others
        self.sockets = sockets

    @property
    def _siblings(self) -> Siblings | None:
        return self.others.siblings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._siblings and self.started:
            self._siblings.listen(self.admit)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._siblings:
            self._siblings.close()
        await super().shutdown(sockets)

    def admit(self, line: socket.socket, handed: Handed) -> "Newcomer | None":
        """If there is room for it, a socket has its place from now on."""
        try:
            address = str(line.getpeername()[0])
        except OSError:  # the client is gone already
            return None
        if self.should_exit or not self.sockets.enter(address):
            return None
        if not self.others.enter(handed.key):
            self.sockets.leave(address)
            return None
        return Newcomer(self, line, handed, address)


class Newcomer:
    """A socket that another process has opened."""

    def __init__(self, host: Host, line: socket.socket, handed: Handed, address: str) -> None:
        self._host = host
        self._line = line
        self._handed = handed
        self._address = address

    def leave(self) -> None:
        self._host.sockets.leave(self._address)
        self._host.others.leave(self._handed.key)

    async def begin(self) -> None:
        host = self._host
        state: Any = host.server_state
        wire = FrameProtocol(config=host.config, server_state=state, app_state=host.lifespan.state)
        wire.on_gone = partial(host.sockets.leave, self._address)
        heard = host.others.take_over(self._handed, wire)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: wire, self._line)
        wire.start_keepalive()
        task = asyncio.ensure_future(self._serve(wire, heard.run))
        state.tasks.add(task)
        task.add_done_callback(state.tasks.discard)

    async def _serve(self, wire: FrameProtocol, run: Any) -> None:
        try:
            await run(wire.receive, wire.send)
        finally:
            self._host.others.leave(self._handed.key)
            if wire.close_timer is None:
                wire.transport.close()
