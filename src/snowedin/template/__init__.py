"""A new game: a small one that already plays, in a package of its own, for somebody to make theirs of it.

The files of that package lie beside this, in `files/`.  In them `<<name>>` and the like stand for what was wished, and
lines from `%if hidden` to `%else` or `%end` are there only if it was wished so.
"""

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ..core.game import Refusal
from ..core.packages import KEY

ENDING = ".txt"  # so that nobody takes what is to be filled in for a module
FEWEST, MOST = 2, 8  # players, for whom there are cards enough


@dataclass(frozen=True)
class Wishes:
    """What a new game is to be like: its `name`, from how many to how many play, and of which kind it is."""

    name: str
    fewest: int = 2
    most: int = 4
    hidden: bool = True
    simultaneous: bool = False
    together: bool = False

    @property
    def key(self) -> str:
        """The name in code and files."""
        return re.sub(r"[^a-z0-9]+", "_", self.name.lower()).strip("_")

    @property
    def package(self) -> str:
        """Of Python."""
        return f"snowedin_{self.key}"

    def words(self) -> dict[str, str]:
        """What is filled in."""
        seats = str(self.most) if self.fewest == self.most else f"{self.fewest}–{self.most}"
        return {
            "name": self.name,
            "key": self.key,
            "dashed": self.key.replace("_", "-"),
            "package": self.package,
            "fewest": str(self.fewest),
            "most": str(self.most),
            "seats": seats,
        }

    def check(self) -> None:
        """Raises `Refusal` if there can be no such game."""
        if not KEY.fullmatch(self.key) or keyword.iskeyword(self.key) or not re.fullmatch(r"[\w '!?.-]+", self.name):
            raise Refusal(
                f"A game is called by letters, digits and spaces, a letter first, 40 at most; not {self.name!r}."
            )
        if not FEWEST <= self.fewest <= self.most <= MOST:
            raise Refusal(
                f"A new game begins with {FEWEST} to {MOST} players; {self.fewest} to {self.most} can be had later."
            )


def write(wishes: Wishes, folder: Path) -> list[Path]:
    """Write the package of a new game into a `folder`, which is new or empty; the files in it.

    Raises `Refusal` if the wishes cannot be met, or if the folder cannot be used.
    """
    wishes.check()
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Refusal(f"The folder {folder} is not empty; name another one with --folder.")
        written = []
        for place, text in filled(wishes):
            path = folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            written.append(path)
    except OSError as error:
        raise Refusal(f"The folder {folder} cannot be written: {error.strerror}.") from error
    return written


def filled(wishes: Wishes) -> Iterator[tuple[Path, str]]:
    """Every file of the package: where it goes, and what is in it."""
    for place, text in _templates(files(__name__).joinpath("files"), Path()):
        inside = Path("src", wishes.package, *place.parts[1:]) if place.parts[0] == "package" else place
        yield inside, fill_in(text, wishes)


def fill_in(text: str, wishes: Wishes) -> str:
    """A template with all that was wished in it."""
    wished = {"hidden": wishes.hidden, "simultaneous": wishes.simultaneous, "together": wishes.together}
    kept, open_ifs = [], [True]
    for line in text.splitlines():
        mark, _, condition = line.partition(" ")
        if mark == "%if":
            name = condition.removeprefix("not ")
            open_ifs.append(wished[name] != condition.startswith("not "))
        elif mark == "%else":
            open_ifs[-1] = not open_ifs[-1]
        elif mark == "%end":
            open_ifs.pop()
        elif all(open_ifs):
            kept.append(line)
    said = wishes.words()
    return re.sub("<<([a-z]+)>>", lambda found: said[found[1]], "\n".join(kept) + "\n")


def _templates(folder: Traversable, place: Path) -> Iterator[tuple[Path, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, place / entry.name)
        elif entry.name.endswith(ENDING):
            yield place / entry.name.removesuffix(ENDING), entry.read_text(encoding="utf-8")
