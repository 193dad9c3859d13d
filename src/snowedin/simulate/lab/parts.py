"""What a game tells the lab about itself: its module `lab.py`, or for lack of one what every game has."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from threading import Lock
from types import ModuleType
from typing import Any

from ...bots.search import bound as bind_search
from ...core.compile import Engine
from ...core.game import Choice, Count, Game
from . import asked, counting

USUAL_GAMES = 10_000
Groups = dict[str, tuple[str, ...]]
Options = dict[str, Any]
Progress = Callable[[int], None]  # is told how many games were played

_binding = Lock()


@dataclass(frozen=True)
class Parts:
    """Names for what is counted, in the order of the counters."""

    standing: str
    turns: str
    events: tuple[str, ...]
    endings: tuple[str, ...]
    power: Groups
    trials: Groups
    abstentions: Groups


def parts_of(game: Game, options: Mapping[str, Any]) -> Parts:
    own = game.own("lab")
    return Parts(
        getattr(own, "STANDING", "what a search expects of the position"),
        getattr(own, "TURNS", "turns"),
        getattr(own, "EVENTS", ()),
        getattr(own, "ENDINGS", ("the game is over",)),
        _groups(own, "power", options),
        _groups(own, "trials", options),
        _groups(own, "abstentions", options),
    )


def tells_standing(game: Game) -> bool:
    """Is there anything to see who leads by, before the end?"""
    return hasattr(game.own("lab"), "standing") or hasattr(game.own("evaluate"), "evaluate")


def _groups(own: ModuleType | None, name: str, options: Mapping[str, Any]) -> Any:
    return getattr(own, name)(options) if hasattr(own, name) else {}


def usual_games(game: Game) -> int:
    """How many games a report takes by default, so that it is there in seconds."""
    return int(getattr(game.own("lab"), "GAMES", USUAL_GAMES))


def usual_player(game: Game) -> str:
    own: tuple[str, ...] = game.bots.NAMES
    return "greed" if "greed" in own else own[-1]


def values_of(game: Game, option: Choice | Count) -> list[Any]:
    """The values of an option that are tried, its default first."""
    if isinstance(option, Choice):
        return list(option.values)
    listed = getattr(game.own("lab"), "SWEEPS", {}).get(option.name)
    found = listed or (option.default // 4, option.default // 2, option.default * 2)
    return [option.default, *(value for value in found if option.low <= value <= option.high)]


def switches(game: Game) -> Iterator[Choice | Count]:
    for option in game.options:
        if isinstance(option, (Choice, Count)):
            yield option


def ablations(game: Game, options: Mapping[str, Any]) -> dict[str, list[tuple[str, Options]]]:
    """Games without something, by what it is: its name, and the options that leave it out."""
    found: dict[str, list[tuple[str, Options]]] = _groups(game.own("lab"), "ablations", options)
    return found


def bound(engine: Engine, module: ModuleType = counting) -> ModuleType:
    """Counting compiled for a game, with what its `lab.py` notes and knows."""
    with _binding:
        bind_search(engine)
        names = ("standing", "turns", "ending", "note_deal", "note", "note_end", "uses", "worth")
        engine.bind_over(asked, engine.game.own("lab"), names)
        return engine.bind(module)
