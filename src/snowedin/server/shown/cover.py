"""The cover of a game for which the page has no picture: the package's own, or its colour, a pattern and a sign."""

from math import cos, pi, sin
from urllib.parse import quote

from ...core.board import COLOURS, Cover
from ..wire.looks import CoverShown

LIDS = {
    "ice_queen": "#173b5c",
    "snowball_fight": "#8f2a24",
    "ice_and_sky": "#1b4f73",
    "winter": "#22303f",
    "cold_spell": "#4a2f5a",
}  # of the games that the page has pictures of
MIDDLE = (160, 96)
OWN = "cover"  # what a package calls a drawing of its own
ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def cover_shown(cover: Cover, art: dict[str, str]) -> CoverShown:
    """The cover with nothing left out, as the address of a drawing in SVG."""
    colour = COLOURS.get(cover.colour, cover.colour)
    return CoverShown(colour, "data:image/svg+xml," + quote(art.get(OWN) or drawing(cover, colour)))


def drawing(cover: Cover, colour: str) -> str:
    pattern = "".join(PATTERN_OF[cover.pattern])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
        f'<path fill="{escape(colour)}" d="M0 0h320v200H0z"/>'
        f'<path d="{pattern}" fill="none" stroke="#fff" stroke-opacity=".17" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M0 168c46-20 92-8 150-4s112-18 170 0v36H0z" fill="#fffdf7"/>'
        '<path d="M24 182l14-4m40 10 16-3m70-1 14-4m60 8 15-4m30-6 12-3" stroke="#a9bccb" stroke-width="3"/>'
        '<ellipse cx="164" cy="168" rx="62" ry="9" fill-opacity=".25"/>'
        f'<circle cx="160" cy="98" r="66" fill="#fffdf7" stroke="#14202b" stroke-width="5"/>'
        f'<circle cx="160" cy="98" r="55" fill="none" stroke="{escape(colour)}" stroke-width="4"/>'
        f'<text x="160" y="129" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="88"'
        f' fill="{escape(colour)}">{escape(cover.sign)}</text></svg>'
    )


def escape(text: str) -> str:
    return text.translate(ESCAPED)


def places() -> list[tuple[int, int]]:
    """Where a small mark stands, every other row a little to the right."""
    return [(32 * column + 16 * (row % 2), 8 + 32 * row) for row in range(7) for column in range(11)]


def rays() -> list[str]:
    x, y = MIDDLE
    turns = [(cos(i * pi / 12), sin(i * pi / 12)) for i in range(24)]
    return [f"M{x + 80 * a:.0f} {y + 80 * b:.0f}L{x + 280 * a:.0f} {y + 280 * b:.0f}" for a, b in turns]


PATTERN_OF = {
    "dots": [f"M{x} {y}h.1" for x, y in places()],
    "checks": [f"M{x} {y}h9v9h-9z" for x, y in places()],
    "diamonds": [f"M{x} {y - 8}l7 8-7 8-7-8z" for x, y in places()],
    "waves": [f"M-20 {14 + 27 * row}q20-16 40 0" + "t40 0" * 8 for row in range(8)],
    "rays": rays(),
}
