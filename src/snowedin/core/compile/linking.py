# mypy: disable-error-code="no-untyped-call, import-untyped, assignment"
"""How Numba is told to optimise once.

Rules are many small functions that call each other.  Left alone, Numba optimises each of them with
all that it calls, and writes each to disk.  Here a function that only compiled code calls is
translated and set aside; what Python calls, an entry, is linked from all of these and optimised as
a whole, and only entries are kept on disk.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba import cfunc, njit
from numba.core import codegen, typed_passes, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.extending import intrinsic

from .. import json_writer, rows


class SetAside(codegen.JITCodeLibrary):
    """The code of one function, neither optimised nor ready to be called from Python."""

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        """Whoever asks wants to set the function's environment, which it has only as a part of an entry."""
        return self

    def set_env(self, name: str, env: Any) -> None:
        """There is nothing to set yet."""


class Linked(codegen.JITCodeLibrary):
    """The code of an entry, with that of all functions that it calls."""

    def finalize(self) -> None:
        self._linking_libraries = list(all_below(self._linking_libraries))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Numba's first, cheap passes prepare the pruning of reference counts; the rules have none."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def all_below(libraries: list[Any]) -> dict[Any, None]:
    """These libraries and all that they need, each once."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting += library._linking_libraries if isinstance(library, SetAside) else []
    return found


class _Lowering(typed_passes.NativeLowering):
    library: type[codegen.JITCodeLibrary]

    def run_pass(self, state: Any) -> bool:
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerSetAside(_Lowering):
    _name = "lower_set_aside"
    library = SetAside


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerLinked(_Lowering):
    _name = "lower_linked"
    library = Linked


_passes: Any = DefaultPassBuilder


class _Compiler(CompilerBase):
    lowering: type[_Lowering]

    def define_pipelines(self) -> list[Any]:
        manager = _passes.define_nopython_pipeline(self.state)
        manager.passes = [
            (self.lowering if step is typed_passes.NativeLowering else step, why) for step, why in manager.passes
        ]
        manager.finalize()
        return [manager]


class InnerCompiler(_Compiler):
    lowering = LowerSetAside


class EntryCompiler(_Compiler):
    lowering = LowerLinked


_njit: Any = njit  # which takes more than its types say
_rules: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

_inner: dict[str, Any] = {"pipeline_class": InnerCompiler, "no_cpython_wrapper": True, **_rules}
_called: Callable[[FunctionType], Any] = _njit(**_inner)
_copied: Callable[[FunctionType], Any] = _njit(forceinline=True, **_inner)
_entry: dict[str, Any] = {"pipeline_class": EntryCompiler, "cache": True, **_rules}
entry: Callable[[FunctionType], Any] = _njit(**_entry)
entry_alone: Callable[[FunctionType], Any] = _njit(**_entry | {"nogil": False})


def foreign(function: FunctionType) -> Any:
    """A function from an address to an address, as other languages call it: its `ctypes` is the pointer."""
    made: Any = cfunc
    told = {"pipeline_class": EntryCompiler, "cache": True, "nogil": True, "error_model": "numpy"}
    return made(types.voidptr(types.voidptr), **told)(function)


def inner(function: FunctionType) -> Any:
    """What writes rows, `observe` and all below, and JSON is copied to where it is called: sizes are known there, and a
    call would take longer than many a write.
    """
    module = function.__module__
    is_copied = module in (rows.__name__, json_writer.__name__) or module.endswith(".observe")
    return _copied(function) if is_copied else _called(function)


@intrinsic
def pointer(context: Any, address: Any) -> Any:
    """What lies at an address."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], ir.IntType(8).as_pointer())

    return types.voidptr(address), generate
