"""The cards: two by two sections, each light or dark, and the eighteen of them in the box."""

LIGHT, DARK = range(2)
COLOURS = 2
LETTERS = "LD"

SECTIONS = 4  # of a card: top left, top right, bottom left, bottom right
CARDS = 18
BOX = (
    "LDDD", "DLDD", "DDLD", "DDDL", "DLLL", "LDLL", "LLDL", "LLLD", "LLDD",
    "DDLL", "LDLD", "DLDL", "LDDL", "DLLD", "LLDD", "LDLD", "LDDL", "DLLD",
)  # fmt: skip

# A look is a card's sections as they lie: bit 0 top left, 1 top right, 2 bottom left, 3 bottom right, set where dark.
ALL_LIGHT = 0
ALL_DARK = 15


def turned(look):
    """The look of a card turned by 180 degrees."""  # 1.1
    return ((look & 1) << 3) | ((look & 2) << 1) | ((look & 4) >> 1) | (look >> 3)


def colour_of_section(look, section):
    return (look >> section) & 1


def sections_of(look, colour):
    """Which sections of the look have the colour, a bit each."""
    return look if colour == DARK else look ^ ALL_DARK


def corners_of(mine):
    """For each section whether it is among these: all bits of a number, or none."""
    return -(mine & 1), -((mine >> 1) & 1), -((mine >> 2) & 1), -((mine >> 3) & 1)


def edges_of(mine):
    """The same for both sections of the top, the bottom, the left and the right."""
    a, b, c, d = corners_of(mine)
    return a & b, c & d, a & c, b & d


def either(these, those):
    """What is in one of two rows of four."""
    return these[0] | those[0], these[1] | those[1], these[2] | those[2], these[3] | those[3]
