"""Networks and unfinished lessons on disk: NumPy's own files, without pickles, each written whole or not at all."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.game import Refusal

Arrays = dict[str, NDArray[Any]]
INSIDE = "/"  # between the name of a group and the name of what is in it


def write(path: Path, arrays: Mapping[str, Any]) -> None:
    """The arrays under their names; who is interrupted leaves the file that was there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partly = path.with_name(path.name + ".part")
    with partly.open("wb") as file:
        np.savez(file, allow_pickle=False, **{name: np.asarray(array) for name, array in arrays.items()})
        file.flush()
        os.fsync(file.fileno())
    partly.replace(path)


def read(path: Path) -> Arrays:
    """Raises `Refusal` if there is no such file, or if it holds no arrays."""
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (OSError, ValueError, EOFError) as error:
        raise Refusal(f"{path} cannot be read as a network: {error}.") from error


def grouped(name: str, arrays: Mapping[str, Any]) -> dict[str, Any]:
    return {f"{name}{INSIDE}{each}": array for each, array in arrays.items()}


def group(arrays: Mapping[str, Any], name: str) -> dict[str, Any]:
    """What is in the group of this name."""
    begin = name + INSIDE
    return {each.removeprefix(begin): array for each, array in arrays.items() if each.startswith(begin)}
