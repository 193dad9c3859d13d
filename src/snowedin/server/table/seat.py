"""A seat of a table, and who plays it."""

from .entries import Plan


class Place:
    __slots__ = ("bot", "left", "name", "nonce", "plan", "player", "resigned")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.player = ""
        self.name = ""
        self.nonce = ""
        self.bot = plan.bot if plan.kind == "bot" else ""
        self.left = False
        self.resigned = False

    @property
    def is_taken(self) -> bool:
        return bool(self.player) or self.plan.kind == "bot"

    @property
    def is_played_by_person(self) -> bool:
        return bool(self.player) and not self.bot
