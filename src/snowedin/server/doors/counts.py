"""The counts for Prometheus at an address of their own, where only the operator's network comes."""

import asyncio

from .. import metrics

PATIENCE = 5.0  # seconds for a request
TYPE = "text/plain; version=0.0.4"


async def serve_counts(address: str) -> asyncio.Server:
    host, _, port = address.rpartition(":")
    return await asyncio.start_server(_answer, host.strip("[]"), int(port), limit=8192)


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Whatever is asked for, here are the counts."""
    try:
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        body = metrics.exposition().encode()
        head = f"HTTP/1.1 200 OK\r\nContent-Type: {TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass  # whoever asks badly gets nothing
    finally:
        writer.close()
