"""`snowedin verify`: was a match dealt as promised, and played by the rules?"""

import re
import urllib.error
import urllib.request
from http.client import HTTPException, InvalidURL
from pathlib import Path

import msgspec

from ..core.fairness import verify as check
from ..core.game import Refusal
from ..core.words import counted
from ..games import GAMES
from ..server.wire.messages import Refused
from . import console

UNKNOWN = (
    "[bold]Unknown[/]: whether this commitment, these nonces and these actions are those of the game you saw. "
    "Name the fingerprint that the lobby showed you with --commitment."
)
LARGEST = 20_000_000
TABLE = re.compile(r"(https?://[^/]+)/(?:\w+/)*([A-Za-z0-9_-]{16})/?")


def verify(source: str, promised: str = "") -> int:
    """Check what can be checked; what was promised before the deal is known to whoever was there, not to a file."""
    match, export = check(read(source), GAMES)
    assert export.proof is not None
    if promised and promised.lower() != export.proof.commitment:
        raise Refusal(
            f"The commitment is {export.proof.commitment}: not the one that was promised, {promised.lower()}."
        )
    out = console()
    out.print(f"[bold]{match.game.name}[/], {match.seats} seats, {counted(len(match.actions), 'action')}")
    out.print("The secret fits the commitment.")
    out.print("The key of the deal is made of the secret and the nonces of all seats.")
    out.print("Every action was legal when it was played.")
    out.print("The commitment is the one you were promised." if promised else UNKNOWN)
    out.print(
        {"played": "It was played to the end.", "resigned": "A player resigned.", "clock": "A clock ran out."}[
            export.ending
        ]
    )
    return 0


def read(source: str) -> bytes:
    """A file, or an address: of the export itself, or of the table in a browser."""
    try:
        if source.startswith(("http://", "https://")):
            with urllib.request.urlopen(address(source), timeout=20) as answer:
                data: bytes = answer.read(LARGEST)
                return data
        return Path(source).read_bytes()
    except urllib.error.HTTPError as error:
        raise Refusal(f"{source} answers {error.code}: {sentence_in(error.read(2000))}") from error
    except OSError as error:
        raise Refusal(f"{source} cannot be read: {error}.") from error
    except (ValueError, InvalidURL) as error:
        raise Refusal(f"{source} is neither a file nor an address: {error}.") from error
    except HTTPException as error:
        raise Refusal(f"{source} does not answer as a web server does: {error!r}.") from error


def sentence_in(answer: bytes) -> str:
    """What a server of ours says to people, or else whatever came."""
    try:
        return msgspec.json.decode(answer, type=Refused).sentence
    except (msgspec.DecodeError, UnicodeDecodeError):
        return answer.decode(errors="replace")


def address(source: str) -> str:
    found = TABLE.fullmatch(source)
    return f"{found[1]}/api/matches/{found[2]}/export" if found else source
