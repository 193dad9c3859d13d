"""A second verifier, written from docs/protocol.md alone: it knows nothing of the program that it checks."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

WORD = 2**32


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def pledge(nonce: str) -> str:
    return hashlib.sha256(nonce.encode("ascii")).hexdigest()


def key(secret: bytes, nonces: Sequence[str]) -> bytes:
    return hmac.digest(secret, "\n".join(nonces).encode("ascii"), "sha256")[:16]


class Stream:
    """ChaCha8 with a 128-bit key in counter mode, and what is drawn from it."""

    def __init__(self, key: bytes) -> None:
        self.key = [int.from_bytes(key[i : i + 4], "little") for i in range(0, 16, 4)]
        self.counter = 0
        self.rest: list[int] = []

    def draw(self) -> int:
        if not self.rest:
            self.rest = self._block()
            self.counter += 1
        return self.rest.pop(0)

    def _block(self) -> list[int]:
        text = b"expand 16-byte k"
        constants = [int.from_bytes(text[i : i + 4], "little") for i in range(0, 16, 4)]
        first = [*constants, *self.key, *self.key, self.counter % WORD, self.counter // WORD, 0, 0]
        x = [*first]
        for _ in range(4):
            for column in range(4):
                _quarter(x, column, 4 + column, 8 + column, 12 + column)
            for column in range(4):
                _quarter(x, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
        return [(a + b) % WORD for a, b in zip(x, first, strict=True)]

    def roll(self, n: int) -> int:
        product = self.draw() * n
        while product % WORD < WORD % n:
            product = self.draw() * n
        return product // WORD

    def shuffled(self, row: Sequence[int]) -> list[int]:
        shuffled = [*row]
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.roll(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def lots(self, cards: Sequence[int], count: int) -> list[int]:
        rest = sorted(cards)
        return [rest.pop(self.roll(len(rest))) for _ in range(count)]


def _quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[one] = (x[one] + x[other]) % WORD
        mixed = x[third] ^ x[one]
        x[third] = (mixed << turn | mixed >> (32 - turn)) % WORD


def parts(row: Sequence[int], seats: int) -> list[list[int]]:
    each = len(row) // seats
    return [list(row[seat * each : (seat + 1) * each]) for seat in range(seats)]


def ice_queen(stream: Stream, seats: int, cards: int = 30) -> dict[str, Any]:
    stacks = parts(stream.shuffled(range(1, cards + 1)), seats)
    return {"stacks": stacks, "dealer": stream.roll(seats)}


def ice_and_sky(stream: Stream, seats: int) -> dict[str, Any]:
    first = stream.roll(seats)
    hands = [sorted(hand) for hand in parts(stream.shuffled(range(12)), seats)]
    lines, goals = stream.shuffled(range(6)), stream.shuffled(range(6))
    return {"first": first, "hands": hands, "lines": lines[:seats], "goals": goals[:seats]}


def winter(stream: Stream, seats: int) -> dict[str, Any]:
    return {"deck": stream.shuffled(range(1, 19)), "first": stream.roll(seats)}


def cold_spell(stream: Stream, seats: int, cards: int = 74) -> dict[str, Any]:
    return {"field": stream.shuffled(range(1, cards + 1))[:36], "first": stream.roll(seats)}


def snowball_fight(stream: Stream, seats: int) -> dict[str, Any]:
    hand = stream.lots(range(7, 15), 4)
    return {"hands": [sorted(hand), sorted(set(range(7, 15)) - set(hand))]}


DEALS = {
    "ice_queen": ice_queen,
    "ice_and_sky": ice_and_sky,
    "winter": winter,
    "cold_spell": cold_spell,
    "snowball_fight": snowball_fight,
}


def check(proof: dict[str, Any], match: dict[str, Any], promised: str, pledges: Sequence[str]) -> list[str]:
    """What is wrong with the proof of a match, given what was promised and pledged before the deal."""
    secret = bytes.fromhex(proof["secret"])
    wrong = []
    if proof["commitment"] != promised or commitment(secret) != promised:
        wrong.append("commitment")
    if any(pledged and pledge(nonce) != pledged for nonce, pledged in zip(proof["nonces"], pledges, strict=True)):
        wrong.append("pledges")
    if key(secret, proof["nonces"]).hex() != match["key"]:
        wrong.append("key")
    return wrong
