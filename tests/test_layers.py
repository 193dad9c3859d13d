"""A package imports only from lower levels, and only one package knows a compiler."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "snowedin"
LEVELS = {
    "core": 1,
    "games": 2,
    "bots": 3,
    "puzzles": 3,
    "simulate": 3,
    "learn": 3,
    "browser": 3,
    "printing": 3,
    "template": 3,
    "server": 4,
    "terminal": 4,
    "conformance": 4,
    "house": 4,
    "commands": 5,
}
COMMAND_LINE = 6  # __main__ may import everything
SIDEWAYS = {
    ("puzzles", "bots"),
    ("simulate", "bots"),
    ("learn", "bots"),
    ("learn", "simulate"),
    ("browser", "bots"),
    ("browser", "simulate"),
    ("terminal", "server"),
    ("house", "server"),
    ("terminal", "conformance"),
}
ROOMS = {"metrics": 0, "limits": 0, "wire": 1, "store": 2, "table": 3, "shown": 4, "live": 5, "archive": 6, "doors": 7}
COMPILERS = {"numba", "llvmlite", "cupy"}
OF_THE_DIALECT = {
    "collections",
    "functools",
    "hashlib",
    "importlib",
    "itertools",
    "math",
    "numpy",
    "types",
    "typing",
    "zlib",
}  # some read a table
FORBIDDEN_NAMES = {"utils", "util", "helpers", "helper", "common", "base", "misc"}


def modules() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Full names of what a module imports, relative ones resolved."""
    package = ["snowedin", *path.relative_to(SOURCES).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*home, *([node.module] if node.module else [])])
            yield stem
            yield from (f"{stem}.{name.name}" for name in node.names)


def part(name: str) -> str | None:
    pieces = name.split(".")
    return pieces[1] if pieces[0] == "snowedin" and len(pieces) > 1 and pieces[1] in LEVELS else None


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_module_imports_only_from_lower_levels(path: Path) -> None:
    own = path.relative_to(SOURCES).parts[0]
    level = LEVELS.get(own, COMMAND_LINE)
    for name in imported(path):
        other = part(name)
        if other and other != own and (own, other) not in SIDEWAYS:
            assert LEVELS[other] < level, f"{own} (level {level}) imports {name}"


def room(name: str) -> str | None:
    pieces = name.split(".")
    return pieces[2] if pieces[:2] == ["snowedin", "server"] and len(pieces) > 2 and pieces[2] in ROOMS else None


@pytest.mark.parametrize("path", sorted((SOURCES / "server").rglob("*.py")), ids=lambda path: "/".join(path.parts[-2:]))
def test_a_room_of_the_server_imports_only_from_lower_ones(path: Path) -> None:
    own = path.relative_to(SOURCES / "server").with_suffix("").parts[0]
    if own == "__init__":
        assert not list(imported(path))
        return
    assert own in ROOMS, f"{own} has no level among the server's rooms"
    for name in imported(path):
        other = room(name)
        if other and other != own:
            assert ROOMS[other] < ROOMS[own], f"{own} (level {ROOMS[own]}) imports {name}"


@pytest.mark.parametrize("path", sorted((SOURCES / "games").glob("*/*.py")), ids=lambda path: "/".join(path.parts[-2:]))
def test_a_game_knows_no_other_game(path: Path) -> None:
    own = path.parts[-2]
    for name in imported(path):
        pieces = name.split(".")
        if pieces[:2] == ["snowedin", "games"] and len(pieces) > 2:
            assert pieces[2] == own


def test_only_compile_knows_a_compiler() -> None:
    knowing = [path for path in modules() if COMPILERS & {name.split(".")[0] for name in imported(path)}]
    assert {path.parent for path in knowing} == {SOURCES / "core" / "compile"}


def has_dialect(path: Path) -> bool:
    """Has it functions without annotations, which belong to the rules' dialect?"""
    functions = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if is_function(node)]
    return any(not (node.returns or any(arg.annotation for arg in node.args.args)) for node in functions)


def is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def test_whoever_talks_to_people_has_nothing_to_compile() -> None:
    """Below them mypy takes a function without annotations for one of the dialect; here it would go unchecked."""
    rooms = ("server", "terminal", "commands", "__main__.py")
    talking = [path for path in modules() if path.relative_to(SOURCES).parts[0] in rooms]
    assert len(talking) > 50
    assert not [path for path in talking if has_dialect(path)]


def test_what_carries_no_annotations_knows_nothing_but_numbers_and_our_own() -> None:
    """So that nobody forgets the annotations of a function that is Python's business."""
    for path in modules():
        if has_dialect(path) and path.parent != SOURCES / "core" / "compile":
            outside = {name.split(".")[0] for name in imported(path)} - {"snowedin"}
            assert outside <= OF_THE_DIALECT, path


def test_rules_do_no_input_or_output() -> None:
    allowed = {"numpy"}
    for path in (SOURCES / "games").glob("*/rules*.py"):
        outside = {name.split(".")[0] for name in imported(path)} - {"snowedin"}
        assert outside <= allowed, path


def test_no_drawer_for_leftovers() -> None:
    assert not [path for path in modules() if path.stem in FORBIDDEN_NAMES or path.parent.name in FORBIDDEN_NAMES]
