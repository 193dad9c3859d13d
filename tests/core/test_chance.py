"""Chance is ChaCha8 as published, draws evenly, and is the same on every back end."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from snowedin.core import chance
from snowedin.core.compile import COMPILED, INTERPRETED, engine
from snowedin.core.match import start
from snowedin.core.records import blank
from snowedin.games import GAMES

# draft-strombergson-chacha-test-vectors-01, 128-bit keys, 8 rounds: key, nonce, the first two blocks
VECTORS = {
    "TC1: all zero": (
        "00000000000000000000000000000000",
        "0000000000000000",
        "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
        "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
        "8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116"
        "5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d",
    ),
    "TC8: random": (
        "c46ec1b18ce8a878725a37e780dfb735",
        "1ada31d5cf688221",
        "6a870108859f679118f3e205e2a56a6826ef5a60a4102ac8d4770059fcb7c7ba"
        "e02f5ce004a6bfbbea53014dd82107c0aa1c7ce11b7d78f2d50bd3602bbd2594"
        "0560bb6a84289e0b38f5dd21d6ef6d7737e3ec0fb772da2c71c2397762e5dbbb",
    ),
}


@pytest.fixture(params=[INTERPRETED, COMPILED])
def bound(request: pytest.FixtureRequest) -> Any:
    return engine(GAMES["ice_queen"], request.param).bind(chance)


def stream(key: bytes, number: int = 0) -> Any:
    dice = blank(chance.Chance)
    start(dice, key, number)
    return dice


@pytest.mark.parametrize("vector", VECTORS)
def test_the_stream_is_chacha8_as_published(bound: Any, vector: str) -> None:
    key, nonce, expected = VECTORS[vector]
    dice = stream(bytes.fromhex(key))
    dice.stream[:] = np.frombuffer(bytes.fromhex(nonce), "<u4")
    drawn = b"".join(int(bound.draw(dice)).to_bytes(4, "little") for _ in range(len(expected) // 8))
    assert drawn.hex() == expected


def test_the_counter_carries_into_its_second_word(bound: Any) -> None:
    dice = stream(b"k" * 16)
    dice.counter[0] = 0xFFFFFFFF
    bound.draw(dice)
    assert dice.counter.tolist() == [0, 1]


def test_streams_and_keys_differ(bound: Any) -> None:
    seen = {int(bound.draw(stream(bytes([key]) * 16, number))) for key in range(8) for number in range(8)}
    assert len(seen) == 64


def test_a_roll_is_even() -> None:
    """Chi-squared with 29 degrees of freedom: 58.3 is exceeded once in a thousand."""
    bound = engine(GAMES["ice_queen"]).bind(chance)
    dice = stream(b"a fixed 16 bytes")
    rolls = 60_000
    counts = Counter(int(bound.roll(dice, 30)) for _ in range(rolls))
    assert set(counts) == set(range(30))
    assert sum((count - rolls / 30) ** 2 / (rolls / 30) for count in counts.values()) < 58.3


def test_a_roll_rejects_what_would_bias_it(bound: Any) -> None:
    """With n = 3 · 2³⁰ a quarter of the words would count twice; those are drawn again."""
    n = 3 * 2**30
    dice = stream(b"b" * 16)
    bound.draw(dice)
    dice.block[1:] = 0  # 0 · n leaves a remainder below the surplus …
    dice.block[5] = 0x80000001  # … this word does not
    assert bound.roll(dice, n) == n // 2
    assert dice.used == 6


def test_a_shuffle_keeps_the_cards_and_leaves_the_rest_alone(bound: Any) -> None:
    pile = np.arange(20, dtype=np.int8)
    bound.shuffle(stream(b"c" * 16), pile, 5, 10)
    assert pile[:5].tolist() == [0, 1, 2, 3, 4]
    assert pile[15:].tolist() == [15, 16, 17, 18, 19]
    assert sorted(pile[5:15]) == list(range(5, 15))
    assert pile[5:15].tolist() != list(range(5, 15))


def test_every_order_of_four_is_equally_likely() -> None:
    """Chi-squared with 23 degrees of freedom: 49.7 is exceeded once in a thousand."""
    bound = engine(GAMES["ice_queen"]).bind(chance)
    dice = stream(b"d" * 16)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = np.arange(4, dtype=np.int8)
        bound.shuffle(dice, pile, 0, 4)
        orders[tuple(pile.tolist())] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7


def test_rekeying_leaves_nothing_of_the_old_stream(bound: Any) -> None:
    first, second = stream(b"e" * 16), stream(b"f" * 16)
    for _ in range(5):
        bound.draw(first)
    bound.rekey(first, stream(b"g" * 16))
    bound.rekey(second, stream(b"g" * 16))
    assert first.tobytes() == second.tobytes()


def test_rigged_dice_come_out_as_they_are_told() -> None:
    dice = blank(chance.Chance)
    start(dice, bytes(16))
    for n in range(1, 40):
        for k in range(n):
            chance.rig(dice, 0, 7, 3)
            chance.rig(dice, 1, n, k)
            assert (chance.roll(dice, 7), chance.roll(dice, n)) == (3, k)
