"""Positions to test on: deals with chosen hands and targets, and placements by their words."""

from collections.abc import Mapping, Sequence
from typing import Any

from snowedin.core.chance import Chance
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import start
from snowedin.core.records import blank, copy
from snowedin.core.seen import plain
from snowedin.core.words import Words
from snowedin.games.ice_and_sky import GAME, cards, rules, state, view

from ...looking import look

PLAIN = engine(GAME, INTERPRETED)


def key(number: int) -> bytes:
    return number.to_bytes(16, "little")


def dice(number: int) -> Any:
    fresh = blank(Chance)
    start(fresh, key(number), 1)
    return fresh


def dealt(seats: int, number: int = 0, **options: str) -> Any:
    s = GAME.blank(GAME.read_options(options))
    start(s.chance, key(number))
    PLAIN.deal(s, seats)
    return s


def kind(words: str) -> int:
    """`"water 3"` as the number of a kind."""
    element, value = words.split()
    return cards.ELEMENTS.index(element) * cards.VALUES + int(value)


def action(words: str) -> int:
    """`"water 3 west"` as an action."""
    card, column = words.rsplit(" ", 1)
    return state.PLACE + kind(card) * cards.SIDE + cards.COLUMNS.index(column)


def arrange(s: Any, hands: Sequence[Sequence[str]], targets: Sequence[str], first: int = 0) -> None:
    """Deal the running generation anew, as it is wanted."""
    s.first = s.turn = first
    for seat, hand in enumerate(hands):
        s.hands[seat] = sum(int(rules.everywhere(kind(card))) for card in hand)
    give_targets(s, targets)


def give_targets(s: Any, targets: Sequence[str]) -> None:
    """Give out targets named like `"water 4"`, each with the first card of the value that is left."""
    left = list(enumerate(cards.BIOSPHERE))
    for seat, words in enumerate(targets):
        line, value = words.split()
        card = next(one for one in left if one[1] == int(value))
        left.remove(card)
        s.targets[s.generation, seat] = cards.LINES.index(line) * cards.GOALS + card[0]
    s.possible[:] = cards.EVERY_TARGET
    rules.announce(s)


def place(s: Any, *placements: str) -> None:
    """Let the players place in turn, each what is said."""
    for words in placements:
        seat = int(s.turn)
        assert PLAIN.is_legal(s, seat, action(words)), f"{words} is not legal for seat {seat}"
        PLAIN.apply(s, seat, action(words))


def show(s: Any, grid: Mapping[str, str]) -> None:
    """Put cards of any generation on cells: `{"air west": "2 air 1"}` is the second generation's Air 1."""
    for cell, words in grid.items():
        row, column = cell.split()
        generation, element, value = words.split()
        card = cards.number(int(generation) - 1, cards.ELEMENTS.index(element), int(value))
        rules.lay(s, cards.ELEMENTS.index(row), cards.COLUMNS.index(column), card)


def cover_everything(s: Any) -> None:
    """A full grid of Start cards' neighbours without gas: every visible card is a 1 or a 0, no CO₂, no CH₄."""
    for row, clean in enumerate(("1 air 0", "1 earth 1", "1 water 1")):
        for column in cards.COLUMNS:
            show(s, {f"{cards.ELEMENTS[row]} {column}": clean})


def last_card(s: Any, words: str, targets: Sequence[str]) -> None:
    """Everything but one card of the generation is placed, and these are the targets."""
    hands: list[list[str]] = [[] for _ in range(s.seats)]
    hands[0] = [words]
    s.placed = cards.KINDS - 1
    arrange(s, hands, targets)


def heard(s: Any) -> list[tuple[int, int, bool]]:
    """What was announced in this generation: after how many placements, of whom, and whether it is met."""
    return [(one["placed"], one["seat"], one["met"]) for one in look(GAME, s, None)["announcements"]]


def target_words(seen: Mapping[str, Any]) -> str:
    return f"{seen['line']} {seen['value']}"


def may_have(s: Any, seat: int) -> dict[str, int]:
    """The deduction aid, as words and weights."""
    return {target_words(one): one["weight"] for one in aid(s, seat)}


def aid(s: Any, seat: int) -> list[dict[str, Any]]:
    """What the aid would tell the seat."""  # 6.1
    helped = copy(s)
    helped.aid = 1
    found: list[dict[str, Any]] = look(GAME, helped, seat)["aid"]
    return found


def seen_card(s: Any, number: int) -> dict[str, Any]:
    """A card, as anybody who may see it does."""
    laid = blank(view.Card)
    view.see_card(s, int(number), laid)
    return plain(view.Card, laid)


def target(s: Any, generation: int, seat: int) -> dict[str, Any]:
    """A seat's target, whoever may see it."""
    number = int(s.targets[generation, seat])
    return {"line": cards.LINES[view.line_of(number)], "value": int(view.sum_of(number))}


def narrated(s: Any, words: str, viewer: int | None) -> list[str]:
    """Place a card, and what the viewer is told."""
    before, seat = copy(s), int(s.turn)
    PLAIN.apply(s, seat, action(words))
    return [Words(GAME).say(phrase) for phrase in GAME.telling.narrate(before, seat, action(words), s, viewer)]


def melted() -> Any:
    """More gases than Ice at the end of the first generation, with every target met."""
    s = dealt(2)
    cover_everything(s)
    show(s, {"air north": "1 air 1", "earth east": "2 earth 1", "water west": "2 water 0", "water east": "1 water 2"})
    last_card(s, "air 3", ["air 4", "earth 3"])
    place(s, "air 3 west")
    return s
