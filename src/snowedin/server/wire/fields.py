"""What the fields of messages may hold, as their schema says it."""

import re
from typing import Annotated, Any, Literal

from msgspec import Meta

ID = "^[A-Za-z0-9_-]{16}$"
is_id = re.compile(ID[1:-1]).fullmatch
Id = Annotated[str, Meta(pattern=ID, max_length=16, description="An unguessable name of a table or match.")]
Commanded = Annotated[  # only measured: checking its letters takes longer than the rest of a command
    str, Meta(min_length=16, max_length=16, description="The table's name.")
]
CommandId = Annotated[
    str,
    Meta(min_length=1, max_length=64, description="The client's own name for a command; sent twice, it counts once."),
]
CONTROL = "\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff"  # what nobody can see
FILLERS = (
    "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0\\ufff0-\\ufffb"  # nor these
)
TAGS = f"{chr(0xE0000)}-{chr(0xE0FFF)}{chr(0x1D173)}-{chr(0x1D17A)}"  # nor these, which have longer numbers
HIDDEN = CONTROL + FILLERS + TAGS
MARKS = "\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f"
SPACE = r"\s\u001c-\u0020\u00a0"
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=24,
        pattern=rf"^[^{SPACE}{HIDDEN}{MARKS}]([^{HIDDEN}]{{0,22}}[^{SPACE}{HIDDEN}])?$(?!\n)",
        description="What others call you: to be seen, and without spaces at the ends.",
    ),
]
Nonce = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{32}$", max_length=32, description="Your part of the deal: 16 random bytes in hexadecimal."),
]
Pledged = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="SHA-256 of your nonce's digits, in hexadecimal.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**53 - 1, description="The number of the last log entry.")]
Time = Annotated[int, Meta(ge=0, le=1 << 53)]
Taken = Annotated[
    int, Meta(ge=0, le=2**40, description="Milliseconds since you had the choice: the rest is the line's, not yours.")
]
Action = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Said = Annotated[
    list[Any], Meta(description="A phrase: its code, and its arguments by name; an argument may be a phrase.")
]
Status = Literal["open", "playing", "over", "closed"]
QuickPhrase = Literal["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "again", "good-bye"]
