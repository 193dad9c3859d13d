"""A seat of a table, and who plays it.  Its number is called `seat` everywhere."""

from .setup import SeatSetup


class Seat:
    __slots__ = (
        "bot",
        "is_aided",
        "known_bot",
        "known_left",
        "left",
        "name",
        "nonce",
        "out_of_time",
        "player",
        "pledge",
        "pledges_anew",
        "resigned",
        "setup",
    )

    def __init__(self, setup: SeatSetup) -> None:
        self.setup = setup
        self.player = ""
        self.name = ""
        self.nonce = ""
        self.pledge = ""  # none: the nonce was given at once
        self.pledges_anew = False  # its nonce was shown for a deal that did not come about
        self.bot = setup.bot if setup.kind == "bot" else ""
        self.left = False
        self.known_bot, self.known_left = self.bot, self.left  # as the others were told
        self.out_of_time = False
        self.resigned = False
        self.is_aided = False  # a bot played for them or gave a hint, or what had shown something was taken back

    def hand_to(self, bot: str, left: bool, is_secret: bool) -> None:
        """A bot plays on, or with an empty name the player."""
        self.bot, self.left = bot, left
        self.is_aided = self.is_aided or bool(bot)
        if not is_secret:
            self.known_bot, self.known_left = bot, left

    def sit_down(self, player: str, name: str, nonce: str, pledge: str) -> None:
        self.player, self.name, self.nonce, self.pledge, self.pledges_anew = player, name, nonce, pledge, False

    def forget_shown_nonce(self) -> None:
        """What others have seen is of no use for another deal."""
        if self.pledge and self.nonce:
            self.nonce = self.pledge = ""
            self.pledges_anew = True

    @property
    def has_to_show(self) -> bool:
        """Has it pledged a nonce that nobody has seen?"""
        return bool(self.pledge) and not self.nonce

    @property
    def is_taken(self) -> bool:
        return bool(self.player) or self.setup.kind == "bot"

    @property
    def is_played_by_person(self) -> bool:
        return bool(self.player) and not self.bot
