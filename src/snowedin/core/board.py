"""How a game's table is laid out on a page that has no scene of its own for it.

These are hints beside the view, told once and without any rule.  A zone says where in the view its things are and how
they look; a way says to which pieces and places a choice belongs, by what the choice is called.  Where a path into the
view has a `*`, that stands for a seat, and the zone lies before every one.
"""

from typing import Literal
from zlib import crc32

from msgspec import Struct

Colour = str  # one of the page's own (`COLOURS`), `seat` for that of whoever it belongs to, or as #rrggbb
COLOURS = {
    "berry": "#8f2a24",
    "ice": "#1f557c",
    "pine": "#24594a",
    "sun": "#8a5a00",
    "plum": "#523766",
    "night": "#22303f",
    "snow": "#4c647c",
    "wood": "#6f4426",
}  # as they are on the lid of a box
PATTERNS: tuple[Literal["dots", "checks", "rays", "waves", "diamonds"], ...] = (
    "dots",
    "checks",
    "rays",
    "waves",
    "diamonds",
)
Ground = Literal["wood", "felt", "snow", "ice", "night"]
Shape = Literal["disc", "cross", "ring", "pawn", "cube", "star", "chip"]


class Piece(Struct, frozen=True, kw_only=True):
    """A piece: drawn by rule from a shape, a colour and a sign on it, or the art of this name from the package.

    Its `name` is a code of the game's words; without one it is called by its colour.
    """

    shape: Shape = "disc"
    colour: Colour = "berry"
    sign: str = ""
    art: str = ""
    name: str = ""


class Face(Struct, frozen=True, kw_only=True):
    """A card's face: the sign in its corners, what is in its middle, and the code of its name in the game's words."""

    corner: str
    middle: str = ""
    colour: Colour = "night"
    art: str = ""
    name: str = ""


class Zone(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A place on the table, called by its `name`, with the things that the view has `at` a path, or `always` these.

    `label` is a code of the game's words.  A zone before every seat may be seen by `mine` or `others` only.  It may be
    there only while one chooses, or only `during` events of these codes, and then `instead_of` another.
    """

    name: str
    at: str = ""
    always: tuple[int, ...] = ()
    label: str = ""
    seats: Literal["all", "mine", "others"] = "all"
    when_choosing: bool = False
    during: tuple[str, ...] = ()
    instead_of: str = ""


class Grid(Zone, frozen=True, kw_only=True, tag="grid"):
    """Cells in rows, each with the number of its piece or nothing; the first row may be the lowest, and pieces fall."""

    columns: int
    rows: int
    pieces: tuple[Piece, ...]
    from_bottom: bool = False
    falls: bool = False
    lit: str = ""  # where the view lists cells that shine
    look: Literal["board", "rack", "paper"] = "board"


class Cards(Zone, frozen=True, kw_only=True, tag="cards"):
    """A card or several: numbers of their faces, nothing for one that lies face down.

    If there is each card but once (`unique`), it glides from one zone to another.
    """

    faces: tuple[Face, ...] = ()
    spread: Literal["row", "fan"] = "row"
    unique: bool = False


class Dice(Zone, frozen=True, kw_only=True, tag="dice"):
    """A die or several in a row, nothing for one that is hidden; 0 is a place where a die may lie.

    Dice that are the `same_as` those of another zone, place by place, glide from the one to the other.
    """

    colour: Colour = "snow"
    tray: bool = False
    same_as: str = ""


class Tokens(Zone, frozen=True, kw_only=True, tag="tokens"):
    """So many equal pieces."""

    piece: Piece


class Track(Zone, frozen=True, kw_only=True, tag="track"):
    """A race from 0 to `last`, which may be a path: a marker for every seat, at the numbers that the view has."""

    last: int | str
    step: int


class Row(Zone, frozen=True, kw_only=True, tag="row"):
    """Numbered places from `first` to `last`, which may be a path; the view may say which one is marked."""

    last: int | str
    first: int = 1


class Note(Zone, frozen=True, kw_only=True, tag="note"):
    """A sentence of the game's words by its `code`, with arguments from the view; without any of them, nothing."""

    code: str
    args: dict[str, str] = {}


AnyZone = Grid | Cards | Dice | Tokens | Track | Row | Note


class Spot(Struct, frozen=True, kw_only=True):
    """Where in a zone a choice belongs: its argument `arg` counts places from `first`, or is the thing's value.

    Without an argument it is the whole zone, before one's own seat if it lies before seats.
    """

    zone: str
    arg: str = ""
    by: Literal["place", "value", "column", "row"] = "place"
    first: int = 0


class Way(Struct, frozen=True, kw_only=True):
    """Choices of this code are made by pressing a piece, by pressing a place, or by dragging the one to the other.

    Where a press alone is too easily done, it is not made `at_once`: the piece is taken up, and then the place is
    pressed.  With a `plaque` it can also be chosen by its name, as can every choice that no way belongs to.
    """

    code: str
    source: Spot | None = None
    target: Spot | None = None
    at_once: bool = True
    plaque: bool = False


class Figure(Struct, frozen=True, kw_only=True):
    """A number on everybody's plate, and the code of what it counts."""

    at: str
    label: str


class Cover(Struct, frozen=True, kw_only=True):
    """The box on the shelf: its colour, a sign, and a pattern; what is left out follows from the game's key and name.

    A package whose art has a drawing called `cover` is shown by that.
    """

    colour: Colour = ""
    sign: str = ""
    pattern: Literal["", "dots", "checks", "rays", "waves", "diamonds"] = ""


class Board(Struct, frozen=True, kw_only=True):
    """All hints of a game: its `zones`, the `ways` of its choices, and what is asked when one may be made.

    `asks` has a code of the game's words for a choice's code; `figure` is on the plates, `chapter` in the bar.  If all
    of the table lies open, people at one screen need not look away.
    """

    zones: tuple[AnyZone, ...] = ()
    ways: tuple[Way, ...] = ()
    asks: dict[str, str] = {}
    figure: Figure | None = None
    chapter: Note | None = None
    ground: Ground = "wood"
    colour: Colour = ""
    is_open: bool = False
    cover: Cover = Cover()


def drawn(cover: Cover, key: str, name: str) -> Cover:
    """The cover with all that it leaves out: colour and pattern by the game's key, the sign by its name."""
    number = crc32(key.encode())
    colour = cover.colour or list(COLOURS)[number % len(COLOURS)]
    return Cover(
        colour=COLOURS.get(colour, colour),
        sign=cover.sign or name[:1].upper(),
        pattern=cover.pattern or PATTERNS[number // len(COLOURS) % len(PATTERNS)],
    )
