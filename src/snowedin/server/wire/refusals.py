"""Refusals with a code for programs and a sentence for people.

Where one code has several causes, `reason` tells them apart; with its arguments a client says it in its own language.
"""

from collections.abc import Sequence

from ...core.game import Fault, Refusal
from . import messages


class Denied(Exception):  # noqa: N818
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, code: str, sentence: str, reason: str = "", faults: Sequence[Fault] = (), **args: int) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.reason = reason
        self.faults = faults
        self.numbers = args

    def message(self, answers: str = "", table: str = "") -> messages.Refused:
        faults = [
            messages.Fault(fault.sentence, fault.row, fault.column, fault.reason, dict(fault.args))
            for fault in self.faults
        ]
        return messages.Refused(self.code, self.sentence, answers, table, self.reason, self.numbers, faults)

    @property
    def status(self) -> int:
        return STATUS[self.code]


def denied_by(refusal: Refusal) -> Denied:
    """What a game refuses, with everything that is wrong."""
    return Denied("refused", str(refusal), refusal.reason, refusal.faults, **refusal.numbers)


STATUS = {
    "bad_message": 400,
    "too_large": 413,
    "wrong_origin": 403,
    "wrong_host": 421,
    "wrong_content": 415,
    "unknown": 404,
    "not_found": 404,
    "not_allowed": 405,
    "no_name": 401,
    "not_your_seat": 403,
    "refused": 422,
    "too_fast": 429,
    "too_many": 429,
    "full": 409,
    "not_dealt": 409,
    "over": 409,
    "not_over": 409,
    "stale": 409,
    "not_to_act": 409,
    "not_legal": 409,
    "a_bot_plays": 409,
    "no_bot_plays": 409,
    "nothing_to_take_back": 409,
    "nothing_asked": 409,
    "nothing_offered": 409,
    "silence": 409,
    "no_hints": 409,
    "no_take_back": 409,
    "busy": 503,
    "preparing": 503,
    "no_page": 503,
    "store": 503,
    "damaged": 500,
    "fault": 500,
}

REASONS = {
    "analyses",
    "daily_deal",
    "document_broken",
    "document_unplayable",
    "faulty",
    "file_broken",
    "file_kind",
    "file_shape",
    "hint_is_sign",
    "known_deal",
    "many_brought",
    "many_prepared",
    "many_words",
    "no_lesson",
    "no_seat_for_you",
    "no_such_person",
    "no_such_seat",
    "not_lent",
    "other_rules",
    "out_of_time",
    "overloaded",
    "part_stands",
    "passkey_address",
    "passkey_late",
    "passkey_unknown",
    "passkey_wrong",
    "passkeys",
    "played_out",
    "rematch_by_players",
    "recovery_code",
    "resigned",
    "same_deal",
    "seat_beyond",
    "small_deck",
    "still_thinking",
    "table_busy",
    "tables",
    "unprepared",
    "wrong_clock",
    "wrong_nonce",
}

FAULTS = {
    "count",
    "element",
    "four_letters",
    "letters",
    "more",
    "more_lines",
    "named_before",
    "no_column",
    "no_words",
    "number",
    "one_colour",
    "size",
    "text",
    "total",
    "twice",
    "word",
}
