# mypy: disable-error-code="no-untyped-call, import-untyped, untyped-decorator"
"""Bytes that compiled code wrote, as Python gets them: the call itself makes the object of them.

Python would take as long to cut them out of an array as the writing takes.
"""

from typing import Any

from numba.core import cgutils, types
from numba.extending import box, intrinsic, models, register_model


class Written(types.Type):
    """Where the bytes lie, and how many they are."""

    def __init__(self) -> None:
        super().__init__("Written")


_written = Written()


@register_model(Written)
class _Model(models.StructModel):
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, [("at", types.voidptr), ("size", types.intp)])


@box(Written)
def _copied(kind: Any, value: Any, c: Any) -> Any:
    found = cgutils.create_struct_proxy(kind)(c.context, c.builder, value)
    return c.pyapi.bytes_from_string_and_size(found.at, found.size)


@intrinsic
def written(context: Any, at: Any, size: Any) -> Any:
    """So many bytes at an address; they are copied when the compiled code returns to Python."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        made = cgutils.create_struct_proxy(_written)(context, builder)
        made.at = builder.inttoptr(arguments[0], made.at.type)
        made.size = arguments[1]
        return made._getvalue()

    return _written(types.int64, types.int64), generate
