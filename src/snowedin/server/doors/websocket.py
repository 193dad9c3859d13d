"""uvicorn's socket with a short cut: whole text frames go straight to us, and ours straight out.

The handshake, pings, closing and whatever is unusual stay with uvicorn and `websockets`.
The ordinary way takes several times the processor time of everything else that a move costs.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where `websockets` has no compiled part
    from websockets.utils import apply_mask

SCOPE = "snowedin.wire"
WHOLE = (0x81, 0x82)  # a message in one frame: text, bytes
MASKED = 0x80
OPCODE, CLOSE = 0x0F, 0x08
SHORT = 6  # bytes of a short frame's head, the mask included
LARGE = 65_536  # a message of so many bytes has a longer head


class FrameProtocol(WebSocketsSansIOProtocol):
    __slots__ = ("_buffer", "_is_slow", "_may_take", "_on_message", "on_gone")

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._on_message: Callable[[bytes], None] | None = None
        self._may_take: Callable[[], bool] | None = None  # whether a frame that is no whole message may come now
        self._buffer = bytearray()
        self._is_slow = False  # the reader, so that bytes wait for it
        self.on_gone: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_gone is not None:
            self.on_gone()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope[SCOPE] = self  # type: ignore[literal-required]

    def listen(self, on_message: Callable[[bytes], None], may_take: Callable[[], bool]) -> None:
        """From now on, every message is passed on as soon as it is whole.

        Pings, pongs and pieces of messages are asked for first: each costs us something, however little it says.
        """
        self._on_message = on_message
        self._may_take = may_take

    def post(self, data: bytes) -> int:
        """Send a text message; how many bytes wait for the reader."""
        if self.close_sent or self.transport.is_closing():
            return 0
        size = len(data)
        if size < 126:
            head = bytes((0x81, size))
        elif size < LARGE:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + data)
        return self.transport.get_write_buffer_size() if self._is_slow else 0

    def pause_writing(self) -> None:
        self._is_slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_slow = False
        super().resume_writing()

    def drop(self) -> None:
        self.transport.abort()

    # From one process to another

    def is_at_rest(self) -> bool:
        """Is it open and plain, between two messages, with nothing on its way out?"""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        is_whole = not self.frames and not self.conn.extensions and self.scheme == "ws"
        return is_open and is_whole and not self.transport.get_write_buffer_size()

    def line(self) -> int:
        """The file descriptor."""
        return int(self.transport.get_extra_info("socket").fileno())

    def begun(self) -> bytes:
        """What has come of a frame that is not whole."""
        return bytes(self._buffer)

    def let_go(self) -> None:
        """Another process has it: ours is closed, of which the client notices nothing."""
        self.stop_keepalive()
        self.close_sent = True
        self.transport.abort()

    def go_on(self, begun: bytes) -> None:
        """A socket that another process has opened goes on here."""
        self.handshake_initiated = self.handshake_complete = True
        self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)
        self._buffer = bytearray(begun)

    def data_received(self, data: bytes) -> None:
        if self._on_message is None or self.close_sent:
            super().data_received(data)
            return
        size = len(data) - SHORT
        if 0 < size < 126 and data[0] == WHOLE[0] and data[1] == MASKED + size and not self._buffer:
            self._on_message(apply_mask(data[SHORT:], data[2:SHORT]))  # one short text, as nearly always
            return
        self._buffer += data
        while self._buffer and not self.transport.is_closing() and (end := self._frame_end()):
            frame = bytes(self._buffer[:end])
            del self._buffer[:end]
            self._take(frame)

    def _frame_end(self) -> int:
        """Where the first frame in the buffer ends; 0 if it is not all there yet."""
        buffer = self._buffer
        head = _head_size(buffer)
        if not head or len(buffer) < head:
            return 0
        size = _payload_size(buffer)
        if size > self.config.ws_max_size:
            return len(buffer)  # let `websockets` refuse it
        return head + size if len(buffer) >= head + size else 0

    def _take(self, frame: bytes) -> None:
        head = _head_size(frame)
        if frame[0] in WHOLE and frame[1] & MASKED and _payload_size(frame) <= self.config.ws_max_size:
            assert self._on_message is not None
            self._on_message(apply_mask(frame[head:], frame[head - 4 : head]))
        elif frame[0] & OPCODE == CLOSE or self._may_take is None or self._may_take():
            super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces."""
        if self._on_message is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self._on_message(data)


def _head_size(buffer: bytes | bytearray) -> int:
    """The size of a frame's head; 0 if that cannot be told yet."""
    if len(buffer) < 2:
        return 0
    longer = {126: 2, 127: 8}.get(buffer[1] & 0x7F, 0)
    return 2 + longer + (4 if buffer[1] & MASKED else 0)


def _payload_size(buffer: bytes | bytearray) -> int:
    size = buffer[1] & 0x7F
    if size == 126:
        return int.from_bytes(buffer[2:4], "big")
    if size == 127:
        return int.from_bytes(buffer[2:10], "big")
    return size
