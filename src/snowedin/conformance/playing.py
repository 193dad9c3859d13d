"""Random matches for the conformance suite: every game, every number of seats, keys that can be named again."""

from collections.abc import Iterator
from typing import Any

from ..core.chance import Chance, roll
from ..core.compile import COMPILED, Engine, engine
from ..core.game import Choice, Count, Game, Seat
from ..core.match import legal_actions, start
from ..core.records import blank
from ..core.views import Views


def key(number: int) -> bytes:
    return number.to_bytes(16, "little")


def dice(number: int, stream: int = 7) -> Any:
    fresh = blank(Chance)
    start(fresh, key(number), stream)
    return fresh


def seats_of(game: Game, number: int) -> int:
    return game.seats[number % len(game.seats)]


def options_of(game: Game, number: int) -> dict[str, Any]:
    """Game number 0 has the defaults; later ones try values of each choice, seats, and numbers switched off in turn."""
    options: dict[str, Any] = {}
    for option in game.options:
        match option:
            case Choice():
                options[option.name] = option.values[number % len(option.values)]
            case Seat():
                options[option.name] = number % (seats_of(game, number) + 1) or option.default
            case Count():
                options[option.name] = option.off if option.off and number % 2 else option.default
    return game.read_options(options)


def dealt(game: Game, back_end: Engine, number: int) -> Any:
    s = game.blank(options_of(game, number))
    start(s.chance, key(number))
    back_end.deal(s, seats_of(game, number))
    return s


def random_steps(game: Game, back_end: Engine, number: int) -> Iterator[tuple[Any, int, int, list[int]]]:
    """A whole random game: before each action the state, the seat, the action chosen and all that were legal."""
    s = dealt(game, back_end, number)
    chooser = dice(number, 1)
    while not back_end.is_over(s):
        waiting = [seat for seat in range(s.seats) if back_end.is_to_act(s, seat)]
        seat = waiting[roll(chooser, len(waiting))]
        legal = legal_actions(back_end, s, seat)
        action = legal[roll(chooser, len(legal))]
        yield s, seat, action, legal
        back_end.apply(s, seat, action)
    yield s, -1, 0, []


def told_to(game: Game, s: Any, viewer: int | None, target: str = COMPILED) -> bytes:
    """What a viewer is sent of a state."""
    return engine(game, target).once(Views).json_of(s, viewer)
