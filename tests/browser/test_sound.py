"""Every sound of the page, rendered by the page's own code in an `OfflineAudioContext` and measured: soft, and about as
soft as the others, short, without clicks, and none like another."""

from __future__ import annotations

import base64
import itertools
import re
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from playwright.sync_api import Page

    Samples = NDArray[np.float32]

SOURCE = Path(__file__).parents[2] / "web/src/scene/sound.svelte.ts"
NAMES = re.findall(r"^  (\w+): \(v\)", SOURCE.read_text(encoding="utf-8"), re.MULTILINE)
RATE = 48_000
ROOM = 2  # seconds between sounds: none lasts longer
LOUDEST = 10 ** (-9 / 20)  # of full scale
QUIETEST = 10 ** (-26 / 20)
HEARD = 10 ** (-60 / 20)  # below it, nothing is
LONGEST = 1.1  # seconds
STEP = RATE // 1000  # a millisecond
SUDDEN = 0.02  # of full scale, in the first and the last millisecond of a sound
STANDING = 0.004  # of full scale: what would push a loudspeaker to one side
LIKE = 0.95  # 1 would be the same; each is a little different whenever it is heard

OFFLINE = f"""
window.AudioContext = class {{
    constructor() {{
        window.made = new OfflineAudioContext(1, {len(NAMES) * ROOM * RATE}, {RATE});
        window.made.resume = async () => undefined;
        return window.made;
    }}
}};
"""
RENDER = """async ([names, room]) => {
    const fetched = performance.getEntriesByType('resource').map((one) => one.name);
    const modules = await Promise.all(fetched.filter((name) => name.endsWith('.js')).map((name) => import(name)));
    const parts = modules.flatMap((one) => Object.values(one));
    const sound = parts.find((one) => one && one.play && one.turn && 'isOn' in one);
    names.forEach((name, i) => {
        sound.voices = 0;  // each is played alone
        sound.play([[name, (i + 0.1) * room * 1000]]);
    });
    const heard = (await window.made.startRendering()).getChannelData(0);
    const bytes = new Uint8Array(heard.buffer);
    let text = '';
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return btoa(text);
}"""


@pytest.fixture
def sounds(page: Page) -> dict[str, Samples]:
    page.add_init_script(OFFLINE)
    page.goto("/")
    page.wait_for_selector("article")
    page.keyboard.press("Shift")  # a gesture, which opens the ears
    data = page.evaluate(RENDER, [NAMES, ROOM])
    pieces = np.frombuffer(base64.b64decode(data), dtype=np.float32).reshape(len(NAMES), ROOM * RATE)
    return dict(zip(NAMES, pieces, strict=True))


def test_every_sound_is_soft_short_and_begins_and_ends_in_silence(sounds: dict[str, Samples]) -> None:
    assert len(sounds) > 20
    for name, samples in sounds.items():
        heard = np.flatnonzero(np.abs(samples) > HEARD)
        first, last = heard[0], heard[-1]
        assert QUIETEST < np.abs(samples).max() < LOUDEST, name
        assert (last - first) / RATE < LONGEST, name
        assert np.abs(samples[first : first + STEP]).max() < SUDDEN, name
        assert np.abs(samples[last - STEP : last + 1]).max() < SUDDEN, name
        assert abs(samples[first : last + 1].mean()) < STANDING, name


def test_no_sound_is_like_another(sounds: dict[str, Samples]) -> None:
    shapes = {name: shape_of(samples) for name, samples in sounds.items()}
    for one, other in itertools.combinations(shapes, 2):
        assert float(shapes[one] @ shapes[other]) < LIKE, (one, other)


def shape_of(samples: Samples) -> Samples:
    """How loud it is in twelve bands of pitch, over twelve stretches of time, the first of them the shortest."""
    start = int(np.flatnonzero(np.abs(samples) > HEARD)[0])
    times = [0, *np.geomspace(0.02, LONGEST, 12)]
    bands = np.geomspace(60, 12_000, 13)
    rows = []
    for begin, end in itertools.pairwise(times):
        piece = samples[start + int(begin * RATE) : start + int(end * RATE)]
        power = np.abs(np.fft.rfft(piece, n=RATE)) ** 2
        rows.append([power[int(low) : int(high)].sum() for low, high in itertools.pairwise(bands)])
    shape: Samples = np.sqrt(np.array(rows, dtype=np.float32)).ravel()
    shape /= np.linalg.norm(shape)
    return shape
