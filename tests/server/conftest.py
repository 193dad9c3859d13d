"""One SQLite server and one PostgreSQL for the tests of a session."""

import itertools
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from .clusters import cluster, new_database
from .house import Server, running

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on each of the stores."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}"
    else:
        database = new_database(request.getfixturevalue("postgres"), f"play-{secrets.token_hex(4)}")
    with running(database) as started:
        yield started


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}") as started:
        yield started


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of the kind that a test asks for by `indirect`."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return new_database(request.getfixturevalue("postgres"), f"test{next(_numbers)}")
