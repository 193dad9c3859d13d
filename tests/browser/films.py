"""A moving picture of each game, as it is played on the stage: `make pictures` writes them into docs/pictures.

python -m tests.browser.films [GAME ...]
"""

from __future__ import annotations

import argparse
import io
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image
from playwright.sync_api import sync_playwright

from . import scenes
from .conftest import CHROMIUM, FLAGS, remembered, started
from .pictures import PACE, PICTURES
from .watching import OFFERED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDTH, HEIGHT, SCALE = 1440, 900, 0.4
PAUSE = 0.12  # seconds between two pictures
LONGEST = 9.0
COLOURS = 96
LAST = 1500  # milliseconds for which the end is shown


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(scenes.STAGED))
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        started(Path(data), pace=PACE) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in asked.games:
            write(film(browser, address, game), PICTURES / f"{game}-played.png")
        browser.close()


def film(browser: Browser, address: str, game: str) -> list[tuple[float, Image.Image]]:
    """Pictures, each with the second at which it was taken."""
    with browser.new_context(
        base_url=address,
        locale="en-GB",
        viewport={"width": WIDTH, "height": HEIGHT},
        device_scale_factor=SCALE,
        storage_state=remembered(address, pace="slow"),
    ) as context:
        page = context.new_page()
        scenes.bring(page, *scenes.find(scenes.POSITIONS[scenes.STAGED[game][0]]))
        shots = [shot(page)]
        scenes.stage(page, game)
        began = time.monotonic()
        while time.monotonic() - began < LONGEST:
            shots.append(shot(page))
            if page.evaluate(OFFERED):
                break
            page.wait_for_timeout(1000 * PAUSE)
        return shots


def shot(page: Page) -> tuple[float, Image.Image]:
    return time.monotonic(), Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def write(shots: list[tuple[float, Image.Image]], file: Path) -> None:
    """All in the colours of the fullest one; each is shown until the next was taken."""
    times = [at for at, _ in shots]
    lasting = [max(20, round(1000 * (later - at))) for at, later in pairwise(times)] + [LAST]
    palette = shots[len(shots) // 2][1].quantize(COLOURS)
    pictures = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for _, picture in shots]
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=lasting, loop=0, optimize=True)
    print(f"{file.name}: {len(pictures)} pictures, {file.stat().st_size / 1000:.0f} kB")  # noqa: T201


if __name__ == "__main__":
    main()
