"""A moving picture of each game, as it is played on the stage: `make pictures` writes them into docs/pictures.

python -m tests.browser.films [GAME ...]
"""

from __future__ import annotations

import argparse
import base64
import io
import tempfile
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image
from playwright.sync_api import sync_playwright

from . import scenes
from .conftest import CHROMIUM, FLAGS, remembered, started
from .pictures import PACE, PICTURES
from .watching import OFFERED

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

WIDTH, HEIGHT, SCALE = 1440, 900, 0.4
APART = 0.3  # seconds at least between two pictures
LONGEST = 12.0
MOVES = {"cold_spell": 2}  # of which one hand consists, where it is more than one
ABOUT = {"ice_queen": "charisma"}  # what is called, so that the hand is won
SECONDS = {"ice_queen": 7.0}  # the hand, and not the next one
COLOURS, RARE = 72, 24
FIRST, LAST = 1000, 1500  # milliseconds for which the beginning and the end are shown


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
        storage_state=remembered(address, pace="slow"),
    ) as context:
        page = context.new_page()
        scenes.bring(page, *scenes.find(scenes.POSITIONS[scenes.STAGED[game][0]]))
        page.wait_for_timeout(1000)
        shots: list[tuple[float, bytes]] = []
        line = context.new_cdp_session(page)
        line.on("Page.screencastFrame", partial(keep, line, shots))
        size = {"maxWidth": round(WIDTH * SCALE), "maxHeight": round(HEIGHT * SCALE)}
        line.send("Page.startScreencast", {"format": "png", **size})
        until = time.monotonic() + SECONDS.get(game, LONGEST)
        for _ in range(MOVES.get(game, 1)):
            scenes.stage(page, game, ABOUT.get(game, ""))
            while time.monotonic() < until and not page.evaluate(OFFERED):
                page.wait_for_timeout(100)
        page.wait_for_timeout(500)
        line.send("Page.stopScreencast")
        page.wait_for_timeout(300)  # for the last frames that are on their way
    return [(at, Image.open(io.BytesIO(shot)).convert("RGB")) for at, shot in spaced(shots)]


def keep(line: CDPSession, shots: list[tuple[float, bytes]], frame: dict[str, Any]) -> None:
    """What the browser paints comes by itself, and goes on once it was taken."""
    shots.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
    line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})


def spaced(shots: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """Some of them, far enough apart; the last one is among them."""
    chosen = shots[:1]
    for shot in shots[1:-1]:
        if shot[0] - chosen[-1][0] >= APART:
            chosen.append(shot)
    return [*chosen, *shots[1:][-1:]]


def write(shots: list[tuple[float, Image.Image]], file: Path) -> None:
    """All in the same colours, those of the first, the middle and the last; each is shown until the next was taken."""
    times = [at for at, _ in shots]
    lasting = [max(20, round(1000 * (later - at))) for at, later in pairwise(times)] + [LAST]
    lasting[0] = max(lasting[0], FIRST)
    palette = palette_of(side_by_side([shots[0][1], shots[len(shots) // 2][1], shots[-1][1]]))
    pictures = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for _, picture in shots]
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=lasting, loop=0, optimize=True)
    print(f"{file.name}: {len(pictures)} pictures, {file.stat().st_size / 1000:.0f} kB")  # noqa: T201


def palette_of(sheet: Image.Image) -> Image.Image:
    """Mostly the colours there is most of, and some of the rarest, so that a small red ribbon stays red."""
    common = sheet.quantize(COLOURS).getpalette() or []
    rare = sheet.quantize(RARE, Image.Quantize.MAXCOVERAGE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(common[: 3 * COLOURS] + rare[: 3 * RARE])
    return palette


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (sum(one.width for one in pictures), pictures[0].height))
    for number, one in enumerate(pictures):
        sheet.paste(one, (number * one.width, 0))
    return sheet


if __name__ == "__main__":
    main()
