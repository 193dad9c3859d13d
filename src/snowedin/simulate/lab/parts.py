"""What a game tells the lab about itself: its module `lab.py`, or for lack of one what every game has."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from threading import Lock
from types import ModuleType
from typing import Any

from ...bots.search import bound as bind_search
from ...core.compile import Engine
from ...core.game import Choice, Count, Game
from . import counting

Groups = Mapping[str, tuple[str, ...]]
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
    lab = game.lab
    counted = lab.power(options), lab.trials(options), lab.abstentions(options)
    return Parts(lab.STANDING, lab.TURNS, lab.EVENTS, lab.ENDINGS, *counted)


def tells_standing(game: Game) -> bool:
    """Is there anything to see who leads by, before the end?"""
    return game.has_own("lab", "standing") or game.has_own("evaluate", "evaluate")


def usual_player(game: Game) -> str:
    own: tuple[str, ...] = game.bots.NAMES
    return "greed" if "greed" in own else own[-1]


def values_of(game: Game, option: Choice | Count) -> list[Any]:
    """The values of an option that are tried, its default first."""
    if isinstance(option, Choice):
        return list(option.values)
    listed = game.lab.SWEEPS.get(option.name)
    found = listed or (option.default // 4, option.default // 2, option.default * 2)
    return [option.default, *(value for value in found if option.low <= value <= option.high)]


def switches(game: Game) -> Iterator[Choice | Count]:
    for option in game.options:
        if isinstance(option, (Choice, Count)):
            yield option


def bound(engine: Engine, module: ModuleType = counting) -> ModuleType:
    """Counting compiled for a game, with what its `lab.py` notes and knows."""
    with _binding:
        bind_search(engine)
        engine.take("lab")
        return engine.bind(module)
