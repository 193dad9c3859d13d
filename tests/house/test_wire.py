"""A house in a page sends what the server sends, byte for byte, and nothing of it tells a seat what it cannot know."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from snowedin.core.game import Game

from .laid import HERE, LAID, HouseInNode, is_stale, missing
from .recording import record

pytestmark = [
    pytest.mark.skipif(bool(missing()), reason=missing()),
    pytest.mark.skipif(
        not missing() and is_stale(), reason="The site was built of other sources; `make site` renews it."
    ),
]


@pytest.fixture
def house() -> Iterator[HouseInNode]:
    house = HouseInNode()
    yield house
    house.close()


def test_the_wire_of_a_house_is_that_of_the_server(game: Game, tmp_path: Path, house: HouseInNode) -> None:
    steps = asyncio.run(record(game, tmp_path))
    assert len(steps) > 20
    for step in steps:
        if "ask" in step:
            assert house.do({"ask": step["ask"]}) == step["answer"], step["ask"]
        elif "connect" in step:
            house.do(step)
        else:
            assert house.do({"say": step["say"], "count": len(step["heard"])}) == step["heard"], step["say"]


def test_what_is_told_before_a_house_is_open_is_what_it_tells(house: HouseInNode) -> None:
    told = json.loads((LAID / "house" / "house.json").read_text())
    for asked, answer in {**told["to_all"], **told["to_nobody"]}.items():
        assert house.do({"ask": [*asked.split(), ""]}) == [200, answer]


def test_a_seat_is_shown_the_same_in_every_world_that_it_cannot_tell_apart(house: HouseInNode) -> None:
    house.do({"ask": ["GET", "/api/games", ""]})
    count, _, leaks = house.do({"run": str(HERE / "worlds.py")}).partition(" ")
    assert int(count) > 300
    assert not leaks
