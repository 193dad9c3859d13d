"""Files that a command writes when its work is done: whether they can be written is asked before it begins."""

from collections.abc import Callable
from pathlib import Path

from ..core.game import Refusal

PRINTED = "-"  # in place of a file: the standard output


def check_writable(*files: str | Path) -> None:
    """Refuse what could not be written; what is there already stays as it is."""
    for file in files:
        if file != PRINTED:
            _carry_out(file, _try)


def write(file: str | Path, text: str) -> None:
    """The text, with an end to its last line."""
    whole = text if text.endswith("\n") else text + "\n"
    if file == PRINTED:
        print(whole, end="")  # noqa: T201
    else:
        _carry_out(file, lambda path: path.write_text(whole, encoding="utf-8"))


def write_bytes(file: str | Path, data: bytes) -> None:
    """What is no text."""
    _carry_out(file, lambda path: path.write_bytes(data))


def at_home(file: str | Path) -> Path:
    """With the home that `~` stands for."""
    try:
        return Path(file).expanduser()
    except RuntimeError as error:
        raise Refusal(f"{str(file)!r} cannot be written: {str(error).rstrip('.')}.") from error


def _try(path: Path) -> None:
    was_there = path.exists()
    with path.open("a", encoding="utf-8"):
        pass
    if not was_there:
        path.unlink()


def _carry_out(file: str | Path, what: Callable[[Path], object]) -> None:
    """In a folder that is made if it is missing."""
    path = at_home(file)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        what(path)
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from error
    except ValueError as error:  # the name is none
        raise Refusal(f"{str(file)!r} cannot be written: {str(error).rstrip('.')}.") from error
