"""The table as text."""

from rich.console import RenderableType
from rich.text import Text

from snowedin.core.words import Phrase, Words, player

from .view import Bid, Seen


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    hands = [f"{words.say(player(seat))}: {shown(dice)}" for seat, dice in enumerate(seen.dice)]
    return Text("\n".join([*hands, told(seen.bid, words)]))


def shown(dice: list[int | None]) -> str:
    return " ".join("?" if face is None else str(face) for face in dice) or "–"


def told(bid: Bid | None, words: Words) -> str:
    return words.say(Phrase("bid-now", {"count": bid.count, "face": bid.face})) if bid else words.say(Phrase("no-bid"))
