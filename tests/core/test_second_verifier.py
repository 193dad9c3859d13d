"""Whoever reads docs/protocol.md can write a verifier: the second one, and the page's vectors, agree with the game."""

import ast
import json
import re
import sys
from pathlib import Path
from typing import Any

from snowedin.core import fairness
from snowedin.core.bits import has
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES

from .. import second_verifier as second

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
VECTORS: dict[str, Any] = json.loads(re.findall(r"```json\n(\{.*?\n\})\n```", PAGE, re.DOTALL)[-1])
KEYS = [bytes.fromhex(VECTORS["key"]), bytes(16), b"\xff" * 16, *(bytes([i, 2 * i]) * 8 for i in range(1, 30))]


def test_it_knows_nothing_of_the_program() -> None:
    tree = ast.parse((ROOT / "tests" / "second_verifier.py").read_text(encoding="utf-8"))
    imported = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    imported += [node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


def test_the_vectors_of_the_page() -> None:
    secret = bytes.fromhex(VECTORS["secret"])
    assert second.commitment(secret) == VECTORS["commitment"]
    assert [second.pledge(nonce) if nonce else "" for nonce in VECTORS["nonces"]] == VECTORS["pledges"]
    key = second.key(secret, VECTORS["nonces"])
    assert key.hex() == VECTORS["key"]
    words = second.Stream(key)
    assert [f"{words.draw():08x}" for _ in VECTORS["words"]] == VECTORS["words"]
    rolls = second.Stream(key)
    assert [rolls.roll(n) for n in range(2, 2 + len(VECTORS["rolls"]))] == VECTORS["rolls"]
    assert second.Stream(key).shuffled(range(10)) == VECTORS["shuffle"]
    for game, deal in VECTORS["deals"].items():
        assert second.DEALS[game](second.Stream(key), deal["seats"]) == {**deal["dealt"]}
    assert set(VECTORS["deals"]) == set(GAMES)


def test_the_program_agrees_on_commitment_pledges_and_key() -> None:
    secret, nonces = bytes.fromhex(VECTORS["secret"]), VECTORS["nonces"]
    assert fairness.commitment(secret) == VECTORS["commitment"]
    assert [fairness.pledge(nonce) if nonce else "" for nonce in nonces] == VECTORS["pledges"]
    assert fairness.deal_key(secret, nonces).hex() == VECTORS["key"]


def test_a_rejected_draw_is_drawn_again() -> None:
    """A roll whose size leaves a surplus so large that half of the draws are rejected."""
    n = 2**31 + 1
    stream, words = second.Stream(bytes(16)), second.Stream(bytes(16))
    rolled = [stream.roll(n) for _ in range(20)]
    taken = [word * n for word in (words.draw() for _ in range(200)) if word * n % 2**32 >= 2**32 % n]
    assert rolled == [product >> 32 for product in taken[:20]]


def dealt(game: str, s: Any, seats: int) -> dict[str, Any]:
    """The deal as the state of a match has it."""
    everybody = range(seats)
    if game == "ice_queen":
        return {"stacks": [stack(s, seat) for seat in everybody], "dealer": int(s.dealer)}
    if game == "ice_and_sky":
        hands = [[kind for kind in range(12) if has_kind(s, seat, kind)] for seat in everybody]
        targets = [int(s.targets[0, seat]) for seat in everybody]
        return {
            "first": int(s.first),
            "hands": hands,
            "lines": [target // 6 for target in targets],
            "goals": [target % 6 for target in targets],
        }
    if game == "winter":
        return {"deck": [int(card) for card in s.deck], "first": int(s.first)}
    if game == "cold_spell":
        return {"field": [int(card) for card in s.field], "first": int(s.turn)}
    return {"hands": [[card for card in range(7, 15) if has(int(s.hand[seat]), card)] for seat in everybody]}


def stack(s: Any, seat: int) -> list[int]:
    cards = [int(s.top[seat])]
    while len(cards) < s.height[seat]:
        cards.append(int(s.below[cards[-1]]))
    return cards


def has_kind(s: Any, seat: int, kind: int) -> bool:
    from snowedin.games.ice_and_sky import rules

    return bool(int(s.hands[seat]) & int(rules.everywhere(kind)))


def test_the_program_deals_as_the_page_says(game: Game) -> None:
    for key in KEYS:
        for seats in {game.seats[0], game.seats[-1]}:
            match = Match(game, seats, {}, key)
            assert dealt(game.key, match.state, seats) == second.DEALS[game.key](second.Stream(key), seats)


def test_a_forged_proof_is_noticed() -> None:
    proof = {"commitment": VECTORS["commitment"], "secret": VECTORS["secret"], "nonces": VECTORS["nonces"]}
    match, pledges = {"key": VECTORS["key"]}, VECTORS["pledges"]
    assert second.check(proof, match, VECTORS["commitment"], pledges) == []
    assert second.check(proof, match, "0" * 64, pledges) == ["commitment"]
    assert second.check(proof, {"key": "0" * 32}, VECTORS["commitment"], pledges) == ["key"]
    other = {**proof, "nonces": ["1" * 32, *VECTORS["nonces"][1:]]}
    assert second.check(other, match, VECTORS["commitment"], pledges) == ["pledges", "key"]
