"""What a page must know to call a game's module: where everything lies in its records, and its numbers."""

import base64
from dataclasses import asdict
from typing import Any

import msgspec

from ..bots import analysis, levels, search
from ..bots.search import Plan, tree, trials
from ..core import saying, told
from ..core.chance import Chance
from ..core.game import Choice, Components, Count, Game, Seat
from .doors import doors_of


class Slot(msgspec.Struct):
    """A field of a record: where it lies, its NumPy format or the record that it is, and how many stand in a row."""

    at: int
    format: str
    shape: list[int]
    record: "Layout | None"  # the format is `record`


class Layout(msgspec.Struct):
    """A record: its bytes, and its fields by their names."""

    size: int
    fields: dict[str, Slot]


class OptionValues(msgspec.Struct):
    """An option, by the name of a field of the state: which number stands there for a word, and which numbers it takes.

    Numbers are counted from `origin` there: the state counts seats from 0.
    """

    name: str
    words: dict[str, int]
    low: int
    high: int  # below `low`: only words
    origin: int


class LevelPlan(msgspec.Struct):
    """How a level thinks: as one of the game's own bots, by a tree with this plan, or by trials with this one."""

    name: str
    bot: str
    simulations: int | None
    seconds: float | None
    tree: dict[str, float] | None
    trials: dict[str, float] | None


class Description(msgspec.Struct):
    """A game's module, told to whoever calls it."""

    game: str
    made: str  # a fingerprint of all that it was made of
    actions: int
    seats: list[int]  # the fewest and the most
    shared: bool  # does everybody get the same reward?
    bots: list[str]  # the game's own, by the numbers that `choose` knows
    template: str  # a blank state with the options of the box, in base 64
    options: list[OptionValues]
    components: dict[str, list[Any]]  # those of the box that may be edited, by the name of their option
    levels: list[LevelPlan]
    records: dict[str, Layout]
    constants: dict[str, int]
    doors: list[str]


def description(game: Game, made: str) -> Description:
    """All of it, for a module `made` of these sources."""
    return Description(
        game.key,
        made,
        game.state.ACTIONS,
        [game.seats.start, game.seats.stop - 1],
        game.reward_sum is None,
        list(game.bots.NAMES),
        base64.b64encode(game.blank(game.read_options({})).tobytes()).decode(),
        [_option(game, option) for option in game.options if isinstance(option, Choice | Count | Seat)],
        {
            option.name: list(option.box())
            for option in game.options
            if isinstance(option, Components) and option.box is not None
        },
        [_level(game, level) for level in levels.levels(game)],
        {name: layout_of(kind.dtype) for name, kind in records_of(game).items()},
        constants_of(game),
        [door.name for door in doors_of(game)],
    )


def records_of(game: Game) -> dict[str, Any]:
    """Every record that a door takes."""
    found = {
        "State": game.state.State,
        "Seen": game.view.Seen,
        "Chance": Chance,
        "Tree": tree.layout(game.observe.SIZE),
        "Desk": trials.Desk if game.evaluate.Book is not None else None,
        "Book": game.evaluate.Book,
        "Room": game.endgame.Room,
    }
    return {name: kind for name, kind in found.items() if kind is not None}


def layout_of(kind: Any) -> Layout:
    """Where the fields of a record lie."""
    return Layout(kind.itemsize, {name: _slot(*kind.fields[name][:2]) for name in kind.names})


def _slot(kind: Any, at: int) -> Slot:
    inner = kind.base
    if inner.names:
        return Slot(at, "record", list(kind.shape), layout_of(inner))
    return Slot(at, inner.str.lstrip("<|"), list(kind.shape), None)


def constants_of(game: Game) -> dict[str, int]:
    """Numbers of the searches, the solver, the judge and what is told that a caller needs."""
    searches = ("NODES", "EDGES", "SEARCH", "FIND_ROOT", "FOLLOW", "COUNT_CHOICES", "FIRST_CHOICE", "MISSING")
    found = {name: int(getattr(tree, name)) for name in searches}
    judging = ("BUDGET", "FEWEST", "MOST", "FEW_REPLAYS", "EFFORT", "WHOLE")
    found |= {f"JUDGE_{name}": int(getattr(analysis, name)) for name in judging}
    found |= {"TOLD_WIDTH": told.WIDTH, "TOLD_MOST": told.MOST, "VIEWERS": saying.VIEWERS}
    found |= {"TREE_STATES": tree.STATES, "LINE": search.LINE, "LEAST": search.LEAST, "STREAM": search.STREAM}
    if game.evaluate.Book is not None:
        found["TRIAL_STATES"] = trials.STATES
    if game.endgame.Room is not None:
        found["SOLVER_STATES"] = game.endgame.STATES
    return found


def _option(game: Game, option: Choice | Count | Seat) -> OptionValues:
    match option:
        case Choice():
            return OptionValues(
                option.name, {word: place for place, word in enumerate(option.values + option.retired)}, 0, -1, 0
            )
        case Count():
            return OptionValues(option.name, {option.off: 0} if option.off else {}, option.low, option.high, 0)
        case Seat():
            return OptionValues(option.name, {option.default: -1}, 1, game.seats.stop - 1, 1)


def _level(game: Game, level: levels.Level) -> LevelPlan:
    plan = {name: float(value) for name, value in asdict(level.plan).items() if name != "bot"}
    by_tree = isinstance(level.plan, Plan)
    if isinstance(level.plan, Plan):
        own = game.bots.NAMES
        plan["bot"] = own.index(level.plan.bot) if level.plan.bot else len(own) - 1
    return LevelPlan(
        level.name, level.bot, level.simulations, level.seconds, plan if by_tree else None, None if by_tree else plan
    )
