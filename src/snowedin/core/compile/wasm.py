# mypy: disable-error-code="no-untyped-call, import-untyped"
"""A game's rules as a WebAssembly module, for browsers: the doors, and all that lies behind them.

Numba translates as it does for the CPU, and nothing is optimised before all of it is linked and told its new target.
What would raise an exception stops the module.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import types
from numba.np import arrayobj

from ..game import Refusal
from .cache import settings
from .doors import Door, Given, One, Row, Table, Whole, dtype_of
from .linking import all_below

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # every browser has them since 2023
STACK = 1 << 20  # bytes
RUNTIME = Path(__file__).with_name("runtime.ll")
KEPT = "__multi3"  # of the runtime: asked for only when code is emitted
LENT = ("exp", "log10", "pow", "take", "give")  # functions that whoever runs the module brings: memory too
UNDEFINED = re.compile(r"undefined symbol: (\S+)")
HEAP = "__heap_base"  # where the caller's own memory begins
SMALL, WIDE, REAL, NOTHING = ir.IntType(32), ir.IntType(64), ir.DoubleType(), ir.VoidType()


def module_of(functions: Sequence[tuple[Door, Any]]) -> bytes:
    """The module with these doors, each with the function behind it as Numba knows it."""
    if settings().OPT:
        raise Refusal("What is compiled for browsers is optimised there only: set NUMBA_OPT=0 before Numba is loaded.")
    names = {door.name for door, _ in functions}
    machine = _machine()
    return _linked(machine.emit_object(_optimised(_joined(functions), machine, names)), names)


def _joined(functions: Sequence[tuple[Door, Any]]) -> Any:
    """All code in one module: the runtime, the doors, and what they call."""
    joined = llvm.parse_assembly(RUNTIME.read_text(encoding="utf-8"))
    libraries: dict[Any, None] = {}
    for door, function in functions:
        compiled = _compiled(function, door)
        joined.link_in(llvm.parse_assembly(str(_door(door, compiled))))
        libraries |= all_below([compiled.library])
    for library in libraries:
        joined.link_in(library._get_module_for_linking(), preserve=True)
    return joined


def _compiled(function: Any, door: Door) -> Any:
    signature = tuple(_type(given) for given in door.given.values())
    function.compile(signature)
    return function.overloads[signature]


def _type(given: Given) -> Any:
    match given:
        case One(kind):
            return numba.from_dtype(dtype_of(kind))
        case Row(kind):
            return types.Array(numba.from_dtype(dtype_of(kind)), 1, "C")
        case Table(kind):
            return types.Array(numba.from_dtype(dtype_of(kind)), 2, "C")
        case Whole():
            return types.int64


def _door(door: Door, compiled: Any) -> ir.Module:
    """The door itself: it takes plain numbers, makes of them what Numba's function expects, and gives its answer."""
    context, inside = compiled.target_context, compiled.fndesc
    module = ir.Module(door.name)
    answer = _outside(inside.restype) if door.answers else NOTHING
    taken = ir.FunctionType(answer, [SMALL] * len(door.parameters()))
    outside = ir.Function(module, taken, door.name)
    builder = ir.IRBuilder(outside.append_basic_block())
    numbers = iter(outside.args)
    arguments = [_taken(context, builder, given, numbers) for given in door.given.values()]
    function = context.declare_function(module, inside)
    status, value = context.call_conv.call_function(builder, function, inside.restype, inside.argtypes, arguments)
    with builder.if_then(status.is_error):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(NOTHING, ())), ())
        builder.unreachable()
    _give(context, builder, inside.restype, answer, value)
    return module


def _outside(answer: Any) -> ir.Type:
    return REAL if isinstance(answer, types.Float) else SMALL


def _give(context: Any, builder: Any, told: Any, answer: ir.Type, value: Any) -> None:
    if answer is NOTHING:
        builder.ret_void()
    elif answer is REAL:
        builder.ret(context.cast(builder, value, told, types.float64))
    else:
        builder.ret(builder.trunc(context.cast(builder, value, told, types.int64), SMALL))


def _taken(context: Any, builder: Any, given: Given, numbers: Any) -> Any:
    """One argument, made of the next of the numbers."""
    first = next(numbers)
    match given:
        case Whole():
            return builder.sext(first, WIDE)
        case One():
            return builder.inttoptr(first, context.get_value_type(_type(given)))
        case Row(_, None):
            shape = [builder.sext(next(numbers), WIDE)]
        case Row(_, length):
            shape = [WIDE(length)]
        case Table():
            shape = [builder.sext(next(numbers), WIDE) for _ in range(2)]
    return _array(context, builder, given, first, shape)


def _array(context: Any, builder: Any, given: Row | Table, address: Any, shape: list[Any]) -> Any:
    array = arrayobj.make_array(_type(given))(context, builder)
    size = WIDE(dtype_of(given.kind).itemsize)
    arrayobj.populate_array(
        array,
        data=builder.inttoptr(address, array.data.type),
        shape=shape,
        strides=[*(builder.mul(columns, size) for columns in shape[1:]), size],
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")


def _optimised(module: Any, machine: Any, doors: set[str]) -> Any:
    """The code for its new target, with nothing that no door leads to."""
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    for named in (*module.global_variables, *module.functions):
        if not named.is_declaration and named.name not in {KEPT, *doors}:
            named.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return module


def _linked(code: bytes, doors: set[str]) -> bytes:
    with TemporaryDirectory() as folder:
        source, lent, module = (Path(folder, name) for name in ("code.o", "lent", "module.wasm"))
        source.write_bytes(code)
        lent.write_text("\n".join(LENT), encoding="utf-8")
        exports = [f"--export={name}" for name in (HEAP, *sorted(doors))]
        options = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", f"-zstack-size={STACK}"]
        files = [str(source), f"--allow-undefined-file={lent}", "-o", str(module)]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *files, *options, *exports]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refusal(_why_not(done.stderr))
        return module.read_bytes()


def _why_not(said: str) -> str:
    missing = sorted(set(UNDEFINED.findall(said)))
    if missing:
        return f"The code asks for {', '.join(missing)}, which no browser has; do without, or lend it."
    return f"The linker of WebAssembly failed:\n{said[-2000:]}"
