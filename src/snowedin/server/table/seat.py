"""A seat of a table, and who plays it.  Its number is called `seat` everywhere."""

from .setup import SeatSetup


class Seat:
    __slots__ = ("bot", "left", "name", "nonce", "player", "resigned", "setup")

    def __init__(self, setup: SeatSetup) -> None:
        self.setup = setup
        self.player = ""
        self.name = ""
        self.nonce = ""
        self.bot = setup.bot if setup.kind == "bot" else ""
        self.left = False
        self.resigned = False

    @property
    def is_taken(self) -> bool:
        return bool(self.player) or self.setup.kind == "bot"

    @property
    def is_played_by_person(self) -> bool:
        return bool(self.player) and not self.bot
