"""Makes the module of a game and its description, beside each other in a folder; what is up to date is kept."""

import hashlib
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ..core.compile import sources_hash
from ..core.game import Game, Refusal
from .description import Description, description
from .making import make

FOLDER = Path(__file__).parent / "built"  # of those that the server gives to its pages


def build(game: Game, folder: Path) -> Description:
    """Write `<game>.wasm` and `<game>.json` into a folder, unless those of these very sources are there.

    Raises `Refusal` if the folder cannot be written or the linker is not installed.
    """
    kept = built(game, folder)
    if kept is not None and kept.made == made_of(game):
        return kept
    told = description(game, made_of(game))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder) as aside:
            make(game, module_path(game, Path(aside)))
            description_path(game, Path(aside)).write_bytes(msgspec.json.encode(told))
            for path in Path(aside).iterdir():
                path.replace(folder / path.name)
    except OSError as error:
        raise Refusal(f"The module of {game.name} cannot be written into {folder}: {error.strerror}.") from error
    return told


def built(game: Game, folder: Path) -> Description | None:
    """The description of the module that lies in a folder, if there is one."""
    try:
        return msgspec.json.decode(description_path(game, folder).read_bytes(), type=Description)
    except (FileNotFoundError, NotADirectoryError, msgspec.DecodeError):
        return None


def module_path(game: Game, folder: Path) -> Path:
    return folder / f"{game.key}.wasm"


def description_path(game: Game, folder: Path) -> Path:
    return folder / f"{game.key}.json"


def made_of(game: Game) -> str:
    """A fingerprint of all sources that a module comes from, and of what compiles them."""
    digest = hashlib.sha256(sources_hash(game))
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
