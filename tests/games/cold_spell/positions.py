"""Positions for the tests of Cold Spell, and the moves that change them."""

from typing import Any

from snowedin.bots import Bot
from snowedin.core.bits import bit
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import Match, legal_actions, start
from snowedin.games.cold_spell import GAME, letters, state

from ...looking import look

PLAIN = engine(GAME, INTERPRETED)
RULES = PLAIN.bind(GAME.rules)
SPELLING = RULES.spelling
SMALL, MEDIUM, LARGE = 1, 2, 3


def dealt(seats: int = 2, key: int = 1, **options: Any) -> Any:
    """A fresh field; seat 0 begins."""
    s = GAME.blank(GAME.read_options(options))
    start(s.chance, key.to_bytes(16, "little"))
    PLAIN.deal(s, seats)
    s.turn = 0
    return refreshed(s)


def refreshed(s: Any) -> Any:
    """After fields were set by hand: what may be chosen now."""
    s.offered[:] = 0
    RULES.offer(s)
    return s


def at(name: str) -> int:
    return "ABCDEF".index(name[0]) + 6 * (int(name[1]) - 1)


def put(s: Any, name: str, size: int, owner: int | None = None) -> Any:
    """A pyramid of the stash, upright or pointing at somebody."""
    s.stash[size] -= 1
    s.sized[size] |= bit(at(name))
    if owner is None:
        s.upright |= bit(at(name))
    else:
        s.claimed[owner] |= bit(at(name))
    return refreshed(s)


def leave_gap(s: Any, *names: str) -> Any:
    for name in names:
        s.field[at(name)] = 0
        s.lying &= ~bit(at(name))
    return refreshed(s)


def empty_stash(s: Any) -> Any:
    s.stash[:] = 0
    return refreshed(s)


def view(s: Any, viewer: int | None) -> Any:
    """What a seat, or a spectator, sees."""
    return look(GAME, s, viewer)


def legal(s: Any, seat: int = 0) -> list[int]:
    return legal_actions(PLAIN, s, seat)


def cells(s: Any, seat: int = 0) -> set[int]:
    return {action - state.CELL for action in legal(s, seat)}


def do(s: Any, *actions: int) -> Any:
    """Play actions of whoever is to act, each of them legal."""
    for action in actions:
        seat = next(seat for seat in range(s.seats) if PLAIN.is_to_act(s, seat))
        assert PLAIN.is_legal(s, seat, action), (seat, action)
        PLAIN.apply(s, seat, action)
    return s


def on(name: str) -> int:
    return state.CELL + at(name)


def place(name: str, size: int = SMALL) -> tuple[int, int]:
    return state.PLACE + size - 1, on(name)


def move(begin: str, end: str) -> tuple[int, int, int]:
    return state.MOVE, on(begin), on(end)


def claim(name: str) -> tuple[int, int]:
    return state.CLAIM, on(name)


def take(name: str) -> tuple[int, int]:
    return state.TAKE, on(name)


def force(rival: int, name: str) -> tuple[int, int]:
    return state.FORCE + rival, on(name)


def hijack(name: str, end: str) -> tuple[int, int, int]:
    return state.HIJACK, on(name), on(end)


END = state.END_TURN


def hands(*held: str, **options: Any) -> Any:
    """Everybody spells; a hand is written as letters and pips, as in "A/E1 T3 QU2 *2"."""
    s = dealt(len(held), **options)
    free = list(range(1, int(s.deck_size) + 1))
    for seat, hand in enumerate(held):
        for i, entry in enumerate(hand.split()):
            card = next(card for card in free if letters.spelled(int(s.letters[card])) == entry[:-1])
            free.remove(card)
            s.hand[seat, i] = card
            s.pips[seat, i] = int(entry[-1])
            s.hand_size[seat] = i + 1
    s.offered[:] = 0
    SPELLING.begin(s)
    return s


def spell(s: Any, seat: int, *words: str, declare: bool = True) -> Any:
    for word in words:
        for letter in word:
            play(s, seat, state.LETTER + letters.ALPHABET.index(letter))
        play(s, seat, state.CLOSE)
    if declare:
        play(s, seat, state.DECLARE)
    return s


def play(s: Any, seat: int, action: int) -> Any:
    assert PLAIN.is_legal(s, seat, action), (seat, action)
    PLAIN.apply(s, seat, action)
    return s


def closed_field(solver: str) -> Match:
    """A match of two bots in which the field has just closed."""
    match = Match(GAME, 2, {"solver": solver}, b"k" * 16)
    bots = [Bot(GAME, "greed", f"bot {seat}") for seat in range(2)]
    while match.state.phase != state.SPELLING:
        seat = match.to_act()[0]
        match.act(seat, bots[seat].choose(match, seat))
    return match
