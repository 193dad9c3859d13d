"""Every choice and its outcome in thousands of random positions, against the plain rules of oracle.py."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from snowedin.core.chance import roll
from snowedin.core.compile import engine
from snowedin.core.match import legal_actions
from snowedin.core.records import copy
from snowedin.games.winter import GAME, cards, decks, lake, state
from snowedin.games.winter import thawing as chapter_4

from ...looking import look
from . import oracle
from .oracle import Options, Position
from .tables import dealt, dice, thawing

FAST = engine(GAME)
VARIANTS: list[tuple[Options, dict[str, Any]]] = [
    (Options(), {}),
    (Options(overlap=False), {"overlap": "no"}),
    (Options(turn_in_place=True), {"turn_in_place": "yes"}),
    (Options(corner_contact=True), {"corner_contact": "yes"}),
    (Options(False, True, True), {"overlap": "no", "turn_in_place": "yes", "corner_contact": "yes"}),
]
GAMES = 6  # of each variant; about seventy positions each
THAWS, MANY_THAWS = 25, 80  # of each variant
TURNINGS = ("all stood before", "some stood before", "all are new")
TURNED = 8  # cards of each kind


def expected(s: Any, seen: dict[str, Any], stood: Position, options: Options) -> set[int]:
    """The legal actions of whoever is on turn, by the oracle; the lake stood so when the turn began."""
    position = Position.of(seen)
    colour = None if seen["light"] is None else "light" if seen["turn"] == seen["light"] else "dark"
    supply = None if colour is None else seen["supply"][0 if colour == "light" else 1]
    match seen["phase"]:
        case "placing":
            return {place(spot) for spot in held_places(seen, position, colour, options)}
        case "turning":
            return {state.LAY, state.LAY + 1}
        case "choosing":
            return {state.PLAY, state.PLAY + 1}
        case "freezing":
            may_cover = supply and oracle.open_squares(position, str(colour), options)
            return {state.DRAW, state.COVER} if may_cover else {state.DRAW}
        case "covering":
            return {square(spot) for spot in coverable(s, stood, position, str(colour), options)}
        case "thawing":
            return deeds(position, str(colour), supply, options)
        case "lifting":
            return {state.CARD + card for card in movable(position, str(colour), options)}
        case "removing":
            return {state.CARD + card for card in position.free()}
        case "taking":
            return {square(spot) for spot in position.counters[str(colour)]}
        case "splitting":
            found = sorted(oracle.groups(position.lake, options), key=min)
            most = max(map(len, found))
            return {state.KEEP + k for k, group in enumerate(found) if len(group) == most}
    return set()


def held_places(seen: dict[str, Any], position: Position, colour: str | None, options: Options) -> set[oracle.Spot]:
    if not seen["thaw"]:
        return oracle.places(position.lake, options)
    found = oracle.moves(before_lifting(seen), seen["held"]["card"], str(colour), options)
    return {(row, col) for row, col, _ in found}


def before_lifting(seen: dict[str, Any]) -> Position:
    position = Position.of(seen)
    held = seen["held"]
    lay = held["sections"][::-1] if held["came_from"]["turned"] else held["sections"]
    position.lake[held["card"]] = (held["came_from"]["row"], held["came_from"]["column"], lay)
    return position


def coverable(s: Any, stood: Position, position: Position, colour: str, options: Options) -> set[oracle.Spot]:
    if not s.thaw:
        return oracle.open_squares(position, colour, options)
    row, col = divmod(int(s.place), state.SIDE)
    moved = next(card for card, lay in position.lake.items() if lay[:2] == (row + 1, col + 1))
    return oracle.new_squares(stood, position, moved, colour, options)


def deeds(position: Position, colour: str, supply: int | None, options: Options) -> set[int]:
    found = set()
    if supply and movable(position, colour, options):
        found.add(state.MOVE)
    if position.free():
        found.add(state.REMOVE)
    if position.counters[colour]:
        found.add(state.TAKE_AWAY)
    return found


def movable(position: Position, colour: str, options: Options) -> set[int]:
    return {card for card in position.free() if oracle.moves(position, card, colour, options)}


def place(spot: oracle.Spot) -> int:
    return state.PLACE + (spot[0] - 1) * state.SIDE + spot[1] - 1


def square(spot: oracle.Spot) -> int:
    return state.SQUARE + (spot[0] - 1) * state.SIDE + spot[1] - 1


def random_games(options: dict[str, Any], first: int) -> Iterator[tuple[Any, int, Any]]:
    """Before each action the state, then the action, then the state after it; players like to put counters down."""
    eager = {state.DRAW: state.COVER, state.REMOVE: state.MOVE, state.TAKE_AWAY: state.MOVE}
    for number in range(first, first + GAMES):
        s, chooser = dealt(number, FAST, **options), dice(number)
        while not FAST.is_over(s):
            before = copy(s)
            seat = int(s.turn)
            action = int(FAST.random_choice(s, seat, chooser))
            if action in eager and roll(chooser, 4) and FAST.is_legal(s, seat, eager[action]):
                action = eager[action]
            FAST.apply(s, seat, action)
            yield before, action, s


class Referee:
    """Follows a game and compares every choice and every outcome with the oracle's."""

    def __init__(self, options: Options, stood: Position | None = None) -> None:
        self.options = options
        self.stood = stood or Position({})  # the lake at the start of the turn
        self.checked: Counter[str] = Counter()

    def check(self, before: Any, action: int, after: Any) -> None:
        assert set(legal_actions(FAST, before, int(before.turn))) == self.legal(before)
        self.check_outcome(before, action, after)

    def check_outcome(self, before: Any, action: int, after: Any) -> None:
        seen = look(GAME, before, None)
        outcomes = possible_outcomes(before, seen, action, self.options)
        self.checked[seen["phase"] + (" new squares" if seen["phase"] == "covering" and seen["thaw"] else "")] += 1
        if outcomes is not None:
            assert Position.of(look(GAME, after, None)).shape() in outcomes
            self.checked["outcome"] += 1

    def legal(self, s: Any) -> set[int]:
        seen = look(GAME, s, None)
        if seen["phase"] == "thawing":
            self.stood = Position.of(seen)
        return expected(s, seen, self.stood, self.options)


@pytest.mark.parametrize(("options", "given"), VARIANTS, ids=str)
def test_choices_and_outcomes_in_random_games(options: Options, given: dict[str, Any]) -> None:
    referee = Referee(options)
    for before, action, after in random_games(given, 100):
        referee.check(before, action, after)
    assert referee.checked["outcome"] > 20 * GAMES
    assert referee.checked["thawing"] > 5 * GAMES


@pytest.mark.parametrize("thaws", [THAWS, pytest.param(MANY_THAWS, marks=pytest.mark.soak)])
def test_choices_and_outcomes_in_thaws_short_of_counters(thaws: int) -> None:
    """Lakes of mostly light cards, anywhere on the table, and one turn in each."""
    chooser, rolls = random.Random("thaw"), dice(5)
    checked: Counter[str] = Counter()
    for options, given in VARIANTS * thaws:
        s = random_thaw(chooser, options, given)
        seat, referee = int(s.turn), Referee(options)
        while not FAST.is_over(s) and s.turn == seat:
            before = copy(s)
            action = state.MOVE if FAST.is_legal(s, seat, state.MOVE) and roll(rolls, 2) else 0
            action = action or int(FAST.random_choice(s, seat, rolls))
            FAST.apply(s, seat, action)
            referee.check(before, action, s)
        checked += referee.checked
    for phase in ("thawing", "lifting", "removing", "taking", "covering new squares", "splitting"):
        assert checked[phase] > 1, phase


@pytest.mark.parametrize(("options", "given"), [VARIANTS[2], VARIANTS[4]], ids=str)
def test_turning_cards_where_they_lie(options: Options, given: dict[str, Any]) -> None:
    """4.1: a card whose squares all stood before, cards with squares of both kinds, and as many others."""
    chooser = random.Random("turning")
    checked: Counter[str] = Counter()
    while min(checked[kind] for kind in TURNINGS) < TURNED:
        s = random_thaw(chooser, options, given)
        if FAST.is_legal(s, int(s.turn), state.MOVE):
            position, colour = Position.of(look(GAME, s, None)), ("light", "dark")[int(s.turn)]
            for card in sorted(position.free()):
                kind = turning(position, card, colour)
                if kind in TURNINGS and checked[kind] < TURNED:
                    checked[kind] += 1
                    play_turning(s, card, place(position.lake[card][:2]), options)


def turning(position: Position, card: int, colour: str) -> str:
    """The squares that the card, turned where it lies, is part of."""
    row, col, look = position.lake[card]
    lay = (row, col, look[::-1])
    after = oracle.squares_with(position.without(card).ice(), lay, colour)
    before = after & oracle.squares(position, colour)
    if look == look[::-1] or not after:
        return "none"
    return "all stood before" if after == before else "some stood before" if before else "all are new"


def play_turning(s: Any, card: int, spot: int, options: Options) -> None:
    """Move the card, in its own place if it can, to the end of the turn."""
    referee, after, seat = Referee(options), copy(s), int(s.turn)
    while not FAST.is_over(after) and after.turn == seat:
        legal = legal_actions(FAST, after, seat)
        wished = {state.THAWING: state.MOVE, state.LIFTING: state.CARD + card, state.PLACING: spot}
        action = wished.get(int(after.phase), 0)
        action = action if action in legal else legal[0]
        before = copy(after)
        FAST.apply(after, seat, action)
        referee.check(before, action, after)


def random_thaw(chooser: random.Random, options: Options, given: dict[str, Any]) -> Any:
    position = Position({1: (0, 0, "LLLD")})
    tries = chooser.choice((1, 1, 12))  # a loose lake or a dense one
    for card in range(2, chooser.randrange(6, state.IDS)):
        tried = chooser.sample(sorted(oracle.places(position.lake, options)), tries)
        spot = max(tried, key=lambda spot: sum(near(spot, lay) for lay in position.lake.values()))
        position.lake[card] = (*spot, chooser.choice(("LLLD", "DLLL", "LLDL", "LDLL", "LDLL", "LLDD", "DDLD")))
    for colour, spots_covered in position.counters.items():
        for _ in range(chooser.choice((0, 1, 1, 4))):
            if left := sorted(oracle.open_squares(position, colour, options)):
                spots_covered.add(chooser.choice(left))
    lay = {(row, col): look for row, col, look in position.lake.values()}
    at = (chooser.randrange(64), chooser.randrange(64))
    s = thawing(lay, position.counters["light"], position.counters["dark"], chooser.randrange(4) // 3, at, **given)
    for number, spots_covered in enumerate(position.counters.values()):
        if spots_covered and chooser.randrange(4):
            s.supply[number] = 1  # as if some had been lost, so that there are too few
    if not FAST.is_over(s):
        FAST.bind(GAME.rules).begin_turn(s)
    return s


def possible_outcomes(before: Any, seen: dict[str, Any], action: int, options: Options) -> list[Any] | None:
    """What the lake may look like after an action that changed it; None if it did not."""
    position = Position.of(seen)
    colour = "light" if seen["turn"] == seen["light"] else "dark"
    match seen["phase"]:
        case "placing" | "turning":
            return laid_outcomes(before, seen, position, action, colour, options)
        case "removing":
            return settled(position.without(action - state.CARD), options)
        case "taking" | "covering" if not (seen["phase"] == "covering" and seen["thaw"]):
            row, col = divmod(action - state.SQUARE, state.SIDE)
            position.counters[colour] ^= {(row + 1, col + 1)}
            return [position.shape()]
    return None


def laid_outcomes(
    before: Any, seen: dict[str, Any], position: Position, action: int, colour: str, options: Options
) -> list[Any] | None:
    held = seen["held"]
    spot = int(before.place) if seen["phase"] == "turning" else action - state.PLACE
    row, col = spot // state.SIDE + 1, spot % state.SIDE + 1
    looks = [look for look in oracle.ways(held["sections"]) if is_allowed(seen, (row, col, look), colour, options)]
    if seen["phase"] == "turning":
        looks = [held["sections"], held["sections"][::-1]][action - state.LAY :][:1]
    elif len(looks) > 1:
        return None  # the way is asked for
    position.lake[held["card"]] = (row, col, looks[0])
    if not seen["thaw"]:
        return [position.shape()]
    new = oracle.new_squares(before_lifting(seen), position, held["card"], colour, options)
    assert new, "a move makes a square"
    if len(new) > seen["supply"][0 if colour == "light" else 1] or (not options.overlap and have_clash(new)):
        return [position.shape()]  # the squares are asked for
    position.counters[colour] |= new
    return settled(position, options)


def is_allowed(seen: dict[str, Any], lay: oracle.Card, colour: str, options: Options) -> bool:
    return not seen["thaw"] or lay in oracle.moves(before_lifting(seen), seen["held"]["card"], colour, options)


def have_clash(new: set[oracle.Spot]) -> bool:
    return any(a != b and oracle.four(a) & oracle.four(b) for a in new for b in new)


def settled(position: Position, options: Options) -> list[Any]:
    """After a split the largest group stays; if there are several, nothing leaves before one is named."""
    found = oracle.groups(position.lake, options)
    largest = [group for group in found if len(group) == max(map(len, found))]
    return [(oracle.kept(position, largest[0]) if len(largest) == 1 else position).shape()]


def sparse_lake(chooser: random.Random, size: int, options: Options) -> oracle.Lake:
    """Cards with few neighbours, so that the lake falls apart easily."""
    found: oracle.Lake = {1: (0, 0, "LDDD")}
    while len(found) < size:
        spots = sorted(oracle.places(found, options))
        few = min(3, len(spots))
        spot = min(chooser.sample(spots, few), key=lambda spot: sum(near(spot, lay) for lay in found.values()))
        found[len(found) + 1] = (*spot, decks.letters(chooser.randrange(1, cards.ALL_DARK)))
    return found


def near(spot: oracle.Spot, card: oracle.Card) -> bool:
    return abs(spot[0] - card[0]) <= 3 and abs(spot[1] - card[1]) <= 3


@pytest.mark.parametrize(("options", "given"), [VARIANTS[0], VARIANTS[3]], ids=str)
def test_groups_in_thousands_of_lakes_that_fall_apart(options: Options, given: dict[str, Any]) -> None:
    """4.5: into two, three and four groups."""
    on_table, splits = FAST.bind(lake), FAST.bind(chapter_4)
    chooser = random.Random("winter")
    seen: Counter[int] = Counter()
    for _ in range(120):
        laid = sparse_lake(chooser, 18, options)
        s = GAME.blank(GAME.read_options(given))
        on_table.clear_table(s)
        for card, (row, col, _) in laid.items():
            on_table.put_card(s, card, row & 63, col & 63, state.AS_PRINTED)
        for card, (row, col, _) in laid.items():
            on_table.lift_card(s, card)
            splits.find_groups(s)
            found = [{n for n in range(state.IDS) if int(s.groups[k]) >> n & 1} for k in range(s.group_count)]
            rest = {other: lay for other, lay in laid.items() if other != card}
            assert found == sorted(oracle.groups(rest, options), key=min)
            seen[len(found)] += 1
            on_table.put_card(s, card, row & 63, col & 63, state.AS_PRINTED)
    assert seen[1] + seen[2] + seen[3] + seen[4] == 120 * 18
    assert min(seen[k] for k in (1, 2, 3)) > 30
    assert seen[4] > 0
