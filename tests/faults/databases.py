"""PostgreSQL with real streaming replication: a primary, and a standby that follows it through a proxy."""

import asyncio
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

import psycopg

from ..server.clusters import _run, _user_for, binaries
from ..server.house import LEASH, START, wait_until

PATIENCE = 10.0  # seconds for a database to be gone


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Node:
    """One PostgreSQL in a folder of its own, on this machine only."""

    def __init__(self) -> None:
        programs = binaries()
        assert programs is not None, "There is no PostgreSQL here: install the package postgresql."
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="snowedin-node-"))
        self._user = _user_for(self._folder)
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()

    @property
    def data(self) -> Path:
        return self._folder / "data"

    def url(self, port: int | None = None, database: str = "postgres") -> str:
        return f"postgresql://snowedin@127.0.0.1:{port or self.port}/{database}?sslmode=disable"

    def begin(self) -> "Node":
        """As a new, empty primary."""
        _run([self._programs / "initdb", "-D", self.data, "-U", "snowedin", "-A", "trust", "-E", "UTF8", "--no-sync"],
             self._user)  # fmt: skip
        return self.start()

    def follow(self, port: int) -> "Node":
        """As a standby of the primary that answers at this port."""
        _run([self._programs / "pg_basebackup", "-D", self.data, "-R", "-X", "stream", "-c", "fast", "--no-sync",
              "-d", self.url(port)], self._user)  # fmt: skip
        return self.start()

    def start(self) -> "Node":
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self._folder}",
                    "max_connections=40", "wal_level=replica", "max_wal_senders=5", "hot_standby=on",
                    "wal_receiver_timeout=2000", "wal_sender_timeout=2000", "wal_retrieve_retry_interval=200",
                    "shared_buffers=16MB"]  # fmt: skip
        options = [part for setting in settings for part in ("-c", setting)]
        self._process = subprocess.Popen(
            [*LEASH, str(self._programs / "postgres"), "-D", str(self.data), *options],
            user=self._user,
            cwd="/",
            stderr=subprocess.DEVNULL,
        )
        wait_until(self.answers, START)
        return self

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=3).close()
        except psycopg.OperationalError:
            return False
        return True

    def promote(self) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute("SELECT pg_promote(true, 60)")

    def position(self) -> int:
        """How many bytes of the log of a standby are there."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            row = connection.execute("SELECT coalesce(pg_last_wal_receive_lsn() - '0/0', 0)").fetchone()
        return int(row[0]) if row else 0

    def kill(self) -> None:
        """As a machine that burns: at once, with all that it had not sent."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:  # on a busy machine it waits for its own processes; they notice its death
            self._process.kill()
            self._process.wait(PATIENCE)

    def remove(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


async def new_standby(port: int) -> Node:
    return await asyncio.to_thread(Node().follow, port)
