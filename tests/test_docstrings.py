"""Whatever the reference in `docs/api` shows is explained: what it takes and what it raises by name.

A field may be told by the comment behind it, which the reference shows as well.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
SHOWN = re.compile(r"(?m)^::: ([\w.]+)$")
SURFACE = {
    "snowedin.core.match.Match", "snowedin.core.match.load", "snowedin.core.game.Game", "snowedin.core.game.Refusal",
    "snowedin.bots.Bot", "snowedin.learn.batch.Batch", "snowedin.learn.batch.Shown", "snowedin.learn.gpu.GpuBatch",
    "snowedin.learn.pettingzoo.TableEnv", "snowedin.learn.pettingzoo.ParallelTableEnv",
    "snowedin.learn.gymnasium.BotsEnv", "snowedin.learn.openspiel.TableGame", "snowedin.learn.openspiel.TableState",
    "snowedin.learn.ppo.Student", "snowedin.learn.ppo.Curriculum", "snowedin.core.compile.gpu.wait_for_gpu",
}  # fmt: skip

Function = ast.FunctionDef | ast.AsyncFunctionDef
Explained = ast.ClassDef | Function


class Source(NamedTuple):
    """A module, and what of it is shown: all, or one name."""

    tree: ast.Module
    lines: list[str]
    only: str = ""


@cache
def source_of(name: str) -> Source:
    path = ROOT / "src" / name.replace(".", "/")
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            return Source(ast.parse(text), text.splitlines())
    module, _, last = name.rpartition(".")
    return source_of(module)._replace(only=last)


def shown() -> dict[str, tuple[Explained, Source]]:
    pages = (ROOT / "docs" / "api").glob("*.md")
    named = [name for page in pages for name in SHOWN.findall(page.read_text(encoding="utf-8"))]
    return {full: (node, source_of(name)) for name in named for full, node in public(name)}


def public(name: str) -> Iterator[tuple[str, Explained]]:
    """The classes, functions and methods that the reference shows under this name."""
    source = source_of(name)
    for node in source.tree.body:
        if isinstance(node, Explained) and (node.name == source.only or not (source.only or node.name.startswith("_"))):
            full = name if source.only else f"{name}.{node.name}"
            yield full, node
            if isinstance(node, ast.ClassDef):
                inside = [each for owner in lineage(node, source) for each in methods(owner)]
                yield from ((f"{full}.{each.name}", each) for each in inside if not each.name.startswith("_"))


def lineage(node: ast.ClassDef, source: Source) -> list[ast.ClassDef]:
    """The private classes of the module that it is made of, and itself."""
    bases = {base.id for base in node.bases if isinstance(base, ast.Name) and base.id.startswith("_")}
    return [
        each for each in source.tree.body if isinstance(each, ast.ClassDef) and (each is node or each.name in bases)
    ]


def methods(owner: ast.ClassDef) -> list[Function]:
    return [node for node in owner.body if isinstance(node, Function)]


def taken(node: Explained, source: Source) -> set[str]:
    """What has to be given: parameters, or the fields of a class that has no `__init__` and no comment on them."""
    if isinstance(node, ast.ClassDef):
        made = [each for owner in lineage(node, source) for each in methods(owner) if each.name == "__init__"]
        if made:
            return taken(made[-1], source)
        fields = [each.target for each in node.body if isinstance(each, ast.AnnAssign)]
        named = [field for field in fields if isinstance(field, ast.Name)]
        return {field.id for field in named if "  # " not in source.lines[field.lineno - 1]}
    given = node.args
    return {each.arg for each in [*given.posonlyargs, *given.args, *given.kwonlyargs]} - {"self", "cls"}


def raised(node: Explained) -> set[str]:
    """The errors that stand in its own lines; those of a class are what making one raises."""
    if isinstance(node, ast.ClassDef):
        return {name for each in methods(node) if each.name in {"__init__", "__post_init__"} for name in raised(each)}
    errors = [each.exc for each in ast.walk(node) if isinstance(each, ast.Raise)]
    return {error.func.id for error in errors if isinstance(error, ast.Call) and isinstance(error.func, ast.Name)}


NAMES = shown()


def test_the_reference_shows_the_whole_surface() -> None:
    assert set(NAMES) >= SURFACE


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_is_explained(name: str) -> None:
    node, source = NAMES[name]
    told = ast.get_docstring(node)
    assert told, f"{name} has no docstring"
    untold = {each for each in taken(node, source) | raised(node) if not re.search(rf"(?i)\b{re.escape(each)}\b", told)}
    assert not untold, f"the docstring of {name} does not say what {', '.join(sorted(untold))} is"
