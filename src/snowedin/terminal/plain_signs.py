"""What a terminal writes that knows few letters: for each sign that it lacks another one that means the same.

Full and empty, better and worse stay apart, and accents are left out; only for the rest there is a question mark.
"""

import codecs
import unicodedata

PLAIN = "snowedin-plain"  # an error handler for streams, as `replace` is one

SIGNS = {
    "■": "#", "█": "#", "●": "*", "○": "o", "·": ".", "•": "*", "❄": "*", "▲": "^", "→": ">", "▶": ">",
    "–": "-", "—": "-", "−": "-", "─": "-", "━": "-", "×": "x", "±": "~", "…": "...",
    "‘": "'", "’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def plain(text: str) -> str:
    return "".join(_plain_sign(sign) for sign in text)


def _plain_sign(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return SIGNS.get(sign) or bare or "?"


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """For what cannot be written; what cannot be read is replaced as ever."""
    if not isinstance(error, UnicodeEncodeError):
        found = codecs.replace_errors(error)
        return str(found[0]), found[1]
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _replaced)
