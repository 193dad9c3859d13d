"""Provably fair deals: the server commits to a secret, every seat pledges a nonce, the key is made of both.

Nonces are shown when all are pledged, the secret when the match is over.  Then anybody can check that they fit what
was promised, that together they give the key, and that the key and the actions give the match.  Neither the server
nor any player could have chosen the deal, nor both together while one other is honest.  See docs/protocol.md.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from .document import Document, read_document
from .game import Game, Refusal
from .match import KEY_BYTES, Match, replay
from .words import counted


class Proof(Struct, forbid_unknown_fields=True):
    commitment: str
    secret: str
    nonces: list[str]


class Export(Struct, forbid_unknown_fields=True):
    """A finished match to keep, to check and to play through."""

    match: Document
    proof: Proof | None = None
    ending: Literal["played", "resigned", "clock"] = "played"
    table: str = ""


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def pledge(nonce: str) -> str:
    """What a seat says of its nonce before it shows it: the SHA-256 of its digits."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def deal_key(secret: bytes, nonces: Sequence[str]) -> bytes:
    """HMAC-SHA256 over the seats' nonces in seat order, one per line; a bot's is empty."""
    return hmac.new(secret, "\n".join(nonces).encode(), hashlib.sha256).digest()[:KEY_BYTES]


def check_proof(document: Document, proof: Proof) -> None:
    """Refuse with the reason if the deal is not the one that was committed to."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError as error:
        raise Refusal("The secret is not written in hexadecimal digits.") from error
    if commitment(secret) != proof.commitment:
        raise Refusal("The secret does not fit the commitment: its SHA-256 is another one.")
    if len(proof.nonces) != document.seats:
        raise Refusal(
            f"A match of {document.seats} seats has as many nonces; {counted(len(proof.nonces), 'nonce')} came."
        )
    if deal_key(secret, proof.nonces).hex() != document.key:
        raise Refusal("The key is not the HMAC of the nonces under the secret: this is not the deal that was promised.")


def check_ending(match: Match, export: Export) -> None:
    if export.ending == "played" and not match.is_over:
        raise Refusal("The match is said to be played to the end, but its actions do not reach it.")


def verify(data: bytes | str, games: Mapping[str, Game]) -> tuple[Match, Export]:
    """Check an exported match whole: checksum, commitment, key, and every action by replay."""
    export = read_export(data)
    if export.proof is None:
        raise Refusal("The match carries no proof: it was imported, or played on a deal that was known before.")
    check_proof(export.match, export.proof)
    match = replay(export.match, games)
    check_ending(match, export)
    return match, export


def read_export(data: bytes | str) -> Export:
    """An exported match, or a bare match document."""
    try:
        export = msgspec.json.decode(data, type=Export)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Export(match=read_document(data))
    read_document(msgspec.json.encode(export.match))
    return export
