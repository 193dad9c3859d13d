"""Compiles the Python of a site without a server, in Pyodide: `python.ts` runs it and calls its functions.

What only programmers read is left out: where each line stands takes a third of the bytes, and what fails is told by its
functions.
"""

import ast
import io
import marshal
import re
import types
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash

FIRST = "sitecustomize"
NEEDED = rf"encodings|encodings\.(aliases|utf_8)|{FIRST}"  # until `sitecustomize` can find the rest
HEAD = 4  # as in `snowedin.house.bound_modules`
Module = tuple[str, types.CodeType, bool]  # its name, and whether it is a package
File = tuple[str, bytes]


def library(data: bytes, first: bytes, left_out: str) -> list[File]:
    """Python's own library; it imports `first` before it can find the rest."""
    modules, _ = compiled(data, left_out)
    modules.append((FIRST, code_of(first, FIRST), False))
    return [
        ("first.zip", archived([module for module in modules if re.fullmatch(NEEDED, module[0])])),
        ("library.modules", bound(modules)),
    ]


def box(archives: list[bytes], left_out: str) -> list[File]:
    """What is brought along, and what it reads."""
    found = [compiled(data, left_out) for data in archives]
    modules = [module for modules, _ in found for module in modules]
    return [("box.modules", bound([*modules, *folders(modules)])), *(file for _, others in found for file in others)]


def compiled(data: bytes, left_out: str) -> tuple[list[Module], list[File]]:
    """The modules in a zip file, and all other files."""
    modules: list[Module] = []
    others: list[File] = []
    with zipfile.ZipFile(io.BytesIO(data)) as given:
        for name in sorted(given.namelist(), key=lambda name: (name.rpartition(".")[2], name)):
            if name.endswith("/") or re.fullmatch(rf"({left_out})(/.*|\.py)", name):
                continue
            content = given.read(name)
            if name.endswith(".py"):
                called, is_package = named(name)
                modules.append((called, code_of(content, name), is_package))
            else:
                others.append((name, content))
    return modules, others


def folders(modules: list[Module]) -> list[Module]:
    """Packages of which nothing is written but what lies in them."""
    known = {name for name, _, _ in modules}
    held = {name.rpartition(".")[0] for name in known} - known - {""}
    return [(name, code_of(b"", name), True) for name in sorted(held)]


def named(path: str) -> tuple[str, bool]:
    """What the module at a path is called, and whether it is a package."""
    name = path.removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__"), name.endswith(".__init__")


def code_of(content: bytes, name: str) -> types.CodeType:
    return without_lines(compile(without_words(ast.parse(content)), name, "exec", dont_inherit=True, optimize=1))


def without_words(tree: ast.Module) -> ast.Module:
    """Without what is told in docstrings; a dataclass has one that says nothing, or it would write another."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Module):
            silence(node)
    return ast.fix_missing_locations(tree)


def silence(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Module) -> None:
    if ast.get_docstring(node, clean=False) is not None:
        del node.body[0]
    if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(one) for one in node.decorator_list):
        node.body.insert(0, ast.Expr(ast.Constant(".")))
    elif not node.body and not isinstance(node, ast.Module):
        node.body = [ast.Pass()]


def without_lines(code: types.CodeType) -> types.CodeType:
    """An entry of the table says of up to eight units of code that their place is not known."""
    many, few = divmod(len(code.co_code) // 2, 8)
    unknown = b"\xff" * many + (bytes([0xF8 | few - 1]) if few else b"")
    inner = tuple(without_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=unknown, co_consts=inner)


def bound(modules: list[Module]) -> bytes:
    """All modules as `snowedin.house.bound_modules` reads them."""
    places, codes, at = {}, [], 0
    for name, code, is_package in modules:
        told = marshal.dumps(code)
        places[name] = at, len(told), is_package
        codes.append(told)
        at += len(told)
    listed = marshal.dumps(places)
    return len(listed).to_bytes(HEAD, "little") + listed + b"".join(codes)


def archived(modules: list[Module]) -> bytes:
    """A zip file, as Python finds modules by itself."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as made:
        for name, code, is_package in modules:
            path = f"{name.replace('.', '/')}{'/__init__' if is_package else ''}.pyc"
            made.writestr(zipfile.ZipInfo(path), bytes(_code_to_hash_pyc(code, source_hash(b""), False)))
    return out.getvalue()
