"""Every verb has its parts, and its names on disk stay what they are."""

import inspect
import pkgutil
from importlib import import_module
from typing import get_args

import msgspec
import pytest

from snowedin.server.table import verbs
from snowedin.server.table.verbs.entry import Entry

SHARED = {"checks", "entry"}  # what several verbs use
FILES = sorted({module.name for module in pkgutil.iter_modules(verbs.__path__)} - SHARED)

ON_DISK = {
    "sit": ("player", "name", "nonce", "pledge"),
    "pledge": ("pledge",),
    "reveal": ("nonce",),
    "stand": (),
    "act": ("action", "by", "took"),
    "take_back": ("place", "alone"),
    "ask": ("place", "asked"),
    "answer": ("grant",),
    "resign": (),
    "flag": (),
    "resume": (),
    "hand": ("bot", "left"),
    "return": (),
    "say": ("code",),
    "next": ("match",),
}


@pytest.mark.parametrize("name", FILES)
def test_a_verb_is_one_file_with_check_fold_and_tell(name: str) -> None:
    module = import_module(f"{verbs.__name__}.{name}")
    assert inspect.isfunction(module.check)
    own = [kind for kind in get_args(verbs.AnyEntry) if kind.__module__ == module.__name__]
    assert own
    for kind in own:
        assert "fold" in vars(kind)
        assert "tell" in vars(kind)


def test_every_entry_is_a_verb_that_is_written_and_read() -> None:
    assert set(Entry.__subclasses__()) == set(get_args(verbs.AnyEntry))


def test_entries_are_called_on_disk_as_they_were() -> None:
    """A table is its log: what once was written must be read for ever."""
    found = {}
    for kind, tag in verbs.KINDS.items():
        names = tuple(field.encode_name for field in msgspec.structs.fields(kind))
        assert names[:3] == ("seat", "id", "secret")
        found[tag] = names[3:]
    assert found == ON_DISK
