"""Long runs wait until they are asked for."""

from collections.abc import Iterable

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: Iterable[pytest.Item]) -> None:
    if not config.getoption("-m"):
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="a long run: ask for it with -m soak"))
