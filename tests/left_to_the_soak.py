"""Tests that compile anew for every game: some games are tested with the others, the rest in the soak."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def all_but(kept: Collection[str], every: Iterable[str]) -> list[Any]:
    """Every name as a parameter; those that are not among `kept` are left to `make soak`."""
    return [name if name in kept else pytest.param(name, marks=pytest.mark.soak) for name in every]
