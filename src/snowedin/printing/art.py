"""The page's drawings and fonts, as its build left them; without a built page there are none."""

import io
import json
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from ..core.game import Game, Refusal

NO_ART = (
    "The drawings are the web page's own, and the page is not part of this installation; build it with `make play`, "
    "or `npm ci && npm run build` in the folder `web`, and print again."
)
FONTS = {
    ("Alegreya", "B"): "alegreya-latin-800-normal-*.woff",
    ("AlegreyaSans", ""): "alegreya-sans-latin-400-normal-*.woff",
    ("AlegreyaSans", "B"): "alegreya-sans-latin-700-normal-*.woff",
}


class Art:
    """The drawings of one game, by name."""

    def __init__(self, game: Game) -> None:
        self._folder = Path(str(files("snowedin.server").joinpath("static")))
        self._file = self._folder / "paper" / f"{game.key}.json"

    @cached_property
    def _read(self) -> dict[str, Any]:
        if not self._file.is_file():
            raise Refusal(NO_ART)
        found: dict[str, Any] = json.loads(self._file.read_text("utf-8"))
        return found

    def drawing(self, name: str) -> io.BytesIO:
        """An SVG document."""
        return io.BytesIO(self._read["drawings"][name].encode())

    def texts(self, language: str) -> dict[str, str]:
        """What the page itself writes on the pieces, in a `language`."""
        found: dict[str, str] = self._read["texts"][language]
        return found

    def fonts(self) -> dict[tuple[str, str], Path]:
        """The page's fonts by family and style."""
        return {name: self._font(pattern) for name, pattern in FONTS.items()}

    def _font(self, pattern: str) -> Path:
        found = sorted((self._folder / "assets").glob(pattern))
        if not found:
            raise Refusal(NO_ART)
        return found[0]
