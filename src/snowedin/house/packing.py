"""Packs what a house in a page needs of Python: the box above its rules, and the packages that say its words.

What only a server, a terminal or a compiler uses is left out; the words of Cold Spell lie in its module.
"""

import io
import pickle
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

BOX = ("core", "games", "bots", "puzzles", "server", "browser", "simulate", "house")
LEFT_OUT = {"__pycache__", "static", "built", "postgres", "postgresql", "lab", "rulebook", "messages", "localtime"}
UNSAID = {"support.py", "units.py", "lists.py", "languages.py", "dates.py", "util.py"}  # of the packages that say words
ELSEWHERE = {
    "core/compile": ("wasm", "linking", "calls"),
    "bots": ("arena", "notebook", "page"),
    "puzzles": ("making",),
    "server/doors": (
        *("app", "arguments", "counts", "engine", "engine_types", "health", "http", "keeping", "log_lines", "openapi"),
        *("operator", "paper", "patience", "seen_types", "serve", "typescript", "websocket"),
    ),
    "server/store": ("postgres", "copies"),
    "browser": ("description", "making", "modules"),
    "simulate": ("cluster", "cpu", "cuda"),
    "house": ("packing", "site"),
}  # what a server does, or whoever made this
OF_GAMES = {"table.py", "lab.py", "tuning.py", "build_dictionary.py"}  # for terminals and laboratories
ENGLISH = "en"
KINDS = {".py", ".ftl", ".json", ".sql", ".toml", ".weights", ".svg"}
WORDS = ("fluent", "babel")
LOCALES = {"root.dat", "en.dat", "en_US.dat"}  # the server says everything in English; the page translates
TOLD = ".dat"
SAID = {
    *("plural_form", "ordinal_form", "number_symbols", "numbering_systems", "default_numbering_system"),
    *(
        "decimal_formats",
        "percent_formats",
        "parent_exceptions",
        "language_aliases",
        "script_aliases",
        "variant_aliases",
    ),
}  # of what a locale tells: names of countries, currencies, units and hours are never said


def pack() -> bytes:
    """A zip file to be put on the path of the page's Python."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, name in sorted([*_box(), *_words()], key=lambda found: found[1]):
            _add(archive, name, _said(path) if path.suffix == TOLD else path.read_bytes())
        _add(archive, "snowedin.dist-info/METADATA", _metadata().encode())
    return out.getvalue()


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Without the time at which a file was written: the same sources give the same bytes."""
    archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)


def _said(path: Path) -> bytes:
    told = pickle.loads(path.read_bytes())
    return pickle.dumps({key: value for key, value in told.items() if key in SAID}, pickle.HIGHEST_PROTOCOL)


def _box() -> Iterator[tuple[Path, str]]:
    root = Path(__file__).parents[1]
    yield root / "__init__.py", "snowedin/__init__.py"
    for folder in BOX:
        for path in (root / folder).rglob("*"):
            place = path.relative_to(root)
            if path.suffix in KINDS and not LEFT_OUT & set(place.parts) and not _is_elsewhere(place):
                yield path, f"snowedin/{place}"


def _is_elsewhere(place: Path) -> bool:
    if place.parts[0] == "games" and place.name in OF_GAMES:
        return True
    if place.suffix == ".ftl" and place.stem != ENGLISH:  # the page itself speaks the other languages
        return True
    return place.suffix == ".py" and place.stem in ELSEWHERE.get(place.parent.as_posix(), ())


def _words() -> Iterator[tuple[Path, str]]:
    for name in WORDS:
        spec = find_spec(name)
        assert spec is not None
        if spec.submodule_search_locations is None:
            yield Path(str(spec.origin)), f"{name}.py"
            continue
        folder = Path(next(iter(spec.submodule_search_locations)))
        for path in folder.rglob("*"):
            if LEFT_OUT & set(path.relative_to(folder).parts) or path.name in UNSAID:
                continue
            if path.suffix == ".py" or path.name in LOCALES or path.name == f"global{TOLD}":
                yield path, f"{name}/{path.relative_to(folder)}"


def _metadata() -> str:
    return f"Metadata-Version: 2.1\nName: snowedin\nVersion: {distribution('snowedin').version}\n"
