"""Which functions a GPU calls, and which are written out wherever they are needed.

Code that does not fit into the memory from which a GPU reads it is waited for; calls cost time too (bench/results.md).
So all is written out where that is not too much.  Else a function is called if it is needed in several places and is
not small, with all that is written out in it.
"""

import dis
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any

# In instructions of Python.
SMALL = 120  # a function that is written out wherever it is needed
WHOLE = 30_000  # rules of which all is
CUT = 12  # what it counts for that a part of a row is written at once

Name = tuple[str, str]  # a function's module, and its own name


def called_apart(roots: Iterable[Any], small: int = SMALL) -> set[Name]:
    """The functions that are called, among these and all that they need; the roots are needed once from outside."""
    asked = list(roots)
    order = reached(asked)
    needs = {function: Counter(needed_by(function)) for function in order}
    places = Counter(asked)
    for counted in needs.values():
        places.update(counted)
    size: dict[FunctionType, int] = {}
    apart: set[FunctionType] = set()
    for function in order:
        written = (size[each] * times for each, times in needs[function].items() if each not in apart)
        size[function] = length_of(function) + sum(written)
        if places[function] > 1 and size[function] > small and not gives_several(function):
            apart.add(function)
    return {name_of(function) for function in apart}


def written_out(roots: Iterable[Any]) -> int:
    """How long these are together, if all that they need is written out in them."""
    asked = list(roots)
    size: dict[FunctionType, int] = {}
    for function in reached(asked):
        size[function] = length_of(function) + sum(size[each] for each in needed_by(function))
    return sum(size[root] for root in asked)


def reached(roots: Iterable[Any]) -> list[FunctionType]:
    """These functions and all that they need, which comes before them."""
    order: dict[FunctionType, None] = {}

    def visit(function: FunctionType) -> None:
        if function not in order:
            for each in needed_by(function):
                visit(each)
            order[function] = None

    for root in roots:
        visit(root)
    return list(order)


def reads(roots: Iterable[Any], field: str) -> bool:
    """Does one of these functions, or of those that they need, name this field of a record?"""
    return any(field in function.__code__.co_names for function in reached(roots))


def name_of(function: Any) -> Name:
    return function.__module__, function.__name__


def length_of(function: Any) -> int:
    return sum(CUT if each.opname in ("BUILD_SLICE", "STORE_SLICE") else 1 for each in dis.get_instructions(function))


def gives_several(function: FunctionType) -> bool:
    """Several numbers would come back through memory."""
    opcodes = [each.opname for each in dis.get_instructions(function)]
    return any(a == "BUILD_TUPLE" and b == "RETURN_VALUE" for a, b in pairwise(opcodes))


def needed_by(function: FunctionType) -> Iterator[FunctionType]:
    """The functions of the rules' dialect that it names, as often as it does, by themselves or as part of a module."""
    found: Any = None
    for each in dis.get_instructions(function):
        if each.opname == "LOAD_GLOBAL":
            found = function.__globals__.get(each.argval)
        elif each.opname in ("LOAD_ATTR", "LOAD_METHOD") and isinstance(found, ModuleType):
            found = vars(found).get(each.argval)
        else:
            continue
        if isinstance(found, FunctionType) and not found.__annotations__:
            yield found
