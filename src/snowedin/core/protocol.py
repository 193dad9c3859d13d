"""The contract: everything that anybody may ask of a game, in which of its modules it is answered, and the defaults.

The functions are of the rules' dialect.  Code for all games imports their names; when an `Engine` binds a game, each is
replaced by the game's own function, and what a game leaves out keeps its default.  The classes at the end are what
Python asks.  Nobody is to act when the game is over; action 0 is no action.
"""

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from . import told
from .board import Board
from .chance import MASK

if TYPE_CHECKING:
    from .compile import Door, Engine
    from .riddle import Riddle
    from .words import Phrase, Shortcut, Words


class Own:
    """Stands for a number that every game has of its own, until an `Engine` binds one: read it as `protocol.NAME`.

    Whoever took it by its name alone would keep this, which is no number, and an `Engine` refuses them.
    """


NONE = 0
SPECTATOR = -1  # as a viewer: sees what lies open
ACTIONS = Own()  # actions are 1 to ACTIONS - 1; `state.py` has the number, and the record `State`

ANSWERED_IN = {
    "rules": (
        *("deal", "is_to_act", "is_legal", "next_legal", "apply", "is_revealing", "is_over", "reward", "redeal"),
        *("count_legal", "nth_legal", "legal_from", "only_notes", "cover_tracks", "may_talk", "may_take_back"),
    ),
    "observe": ("observe", "observe_again"),
    "view": ("see",),
    "telling": ("label", "tell"),
    "bots": ("choose",),
    "evaluate": (
        *("evaluate", "is_settled", "fingerprint"),
        *("list_worlds", "enter_world", "is_pause", "shortlist", "agree", "habit"),
    ),
    "lab": ("standing", "turns", "ending", "note_deal", "note", "note_end", "uses", "worth"),
}
# Modules without which a game can be bound.
EXTRAS = ("view", "evaluate", "endgame", "lab", "tuning", "puzzle", "board")


# rules.py


def deal(s, seats):
    """Set up a blank state whose options and chance are set, for `seats` players."""
    raise NotImplementedError


def is_to_act(s, seat):
    raise NotImplementedError


def is_legal(s, seat, action):
    raise NotImplementedError


def next_legal(s, seat, start):
    """The smallest legal action from `start` on, or NONE."""
    for action in range(max(start, 1), ACTIONS):
        if is_legal(s, seat, action):
            return action
    return NONE


def count_legal(s, seat):
    """How many actions are legal; a game whose sets of actions can be counted at once says so faster."""
    count = 0
    action = next_legal(s, seat, 1)
    while action != NONE:
        count += 1
        action = next_legal(s, seat, action + 1)
    return count


def nth_legal(s, seat, n):
    """The legal action with `n` smaller ones."""
    action = next_legal(s, seat, 1)
    for _ in range(n):
        action = next_legal(s, seat, action + 1)
    return action


def legal_from(s, seat, start):
    """The legal actions from `start` to before the last of three numbers: as a set, counted from the first of them.

    A game that keeps its actions as sets finds many at once; else it is the next one.
    """
    action = next_legal(s, seat, start)
    return (action, np.int64(1), action + 1) if action != NONE else (NONE, np.int64(0), ACTIONS)


def apply(s, seat, action):
    """Carry out a legal action; it trusts, so ask `is_legal` first."""
    raise NotImplementedError


def only_notes(s, seat):
    """Would whatever the seat chooses now only be noted, because others, or it itself, have yet to choose?"""
    return False


def is_revealing(s, seat, action):
    """Would it use chance, or show anybody what they did not know?  Then it cannot be taken back."""
    return True


def is_over(s):
    raise NotImplementedError


def reward(s, seat):
    raise NotImplementedError


def redeal(s, viewer, dice):
    """Shuffle all that `viewer` cannot know, the future too, and keep all that they do know."""
    raise NotImplementedError


def cover_tracks(s, viewer):
    """Put what a redeal shuffles for this `viewer` into an order that tells nothing; wipe scratch that may tell of it.

    The bytes of a redeal then depend on what the viewer knows and on the dice, whatever is true.
    """


def may_talk(s):
    """May players say anything now, or do the rules ask for silence?"""
    return True


def may_take_back(s):
    """May what others have seen be taken back, if all agree?"""
    return True


# view.py, observe.py, bots.py


def see(s, viewer, seen):
    """Write what `viewer` may see into a record of zeros, the module's `Seen`; `s` is a copy."""
    raise NotImplementedError


def observe(s, seat, out):
    """Write what `seat` knows into a row of numbers, for learning machines."""
    raise NotImplementedError


def observe_again(s, seat, out):
    """The same, into a row that holds what the seat to act knew before the last action: only what may differ."""
    observe(s, seat, out)


def choose(bot, s, seat, dice):
    """The action of the game's own bot number `bot`, which is given a redeal, never the state."""
    raise NotImplementedError


# telling.py: rows of numbers that its `phrase` makes phrases of; see `core.told`


def label(s, seat, action, told, n):
    """Say what a legal action is called, as row `n`."""
    raise NotImplementedError


def tell(before, seat, action, after, viewer, told):
    """Say what `viewer` is told of an action; how many rows there are."""
    raise NotImplementedError


# evaluate.py: what a search may know

OBSERVED = 1 << 20  # observed numbers are told apart to this fraction


def evaluate(s, seat):
    """What the seat may expect of a game that was broken off: its fair share."""
    return 1.0 / s.seats


def is_settled(s):
    """Is the position better judged by `evaluate` than played on?"""
    return False


def fingerprint(s, seat, row):
    """A number that stands for all that the seat knows; `row` is for an observation."""
    observe(s, seat, row)
    a = 0x811C9DC5
    b = 0x2545F491 + int(seat)
    for i in range(len(row)):
        x = int(float(row[i]) * OBSERVED) & MASK
        if x != 0:
            a = ((a ^ x) * 0x01000193 + i) & MASK
            b = (((b + x) & MASK) * 0x5BD1E995 + i) & MASK
            b ^= b >> 15
    action = next_legal(s, seat, 1)
    while action != NONE:
        a = ((a ^ action) * 0x01000193) & MASK
        b = (((b + action) & MASK) * 0x5BD1E995) & MASK
        b ^= b >> 15
        action = next_legal(s, seat, action + 1)
    return (a << 31) ^ b


# For the search by trials; a game that is searched so answers all of these, and has a record `Book` of its worlds.


def list_worlds(book, states, seat):
    """Write all worlds that may be true for the seat into the book, and what each weighs; how many there are."""
    raise NotImplementedError


def enter_world(book, s, seat, world):
    """Make the position what it is in this world."""
    raise NotImplementedError


def habit(book, s, seat, world):
    """What a partner does in this world who is seen through, and does not think; `NONE` if it may well think."""
    return NONE


def is_pause(s, before):
    """Has the game come, since then, to a point where judging is as good as playing on?"""
    raise NotImplementedError


def shortlist(s, seat, dice, noise, out):
    """What the seat would like to do by all it knows, the best first; how many were written."""
    raise NotImplementedError


def agree(s, agreed):
    """Note whether the bots of this table keep to the game's convention; on a redeal, never on the state."""
    raise NotImplementedError


# lab.py: what the lab counts.  `notes` has rows of whole numbers for one game: `fired[event]`, `used[seat, thing]`,
# `tried[trial]` and `worked[trial]`.

EXPECTED = 1_000  # what a search expects is told apart to this fraction


def standing(s, seat):
    """How well the seat stands, as a whole number: whoever has most leads."""
    return int(EXPECTED * evaluate(s, seat) + 0.5)


def turns(s, runs):
    """How many turns the game had; `runs` counts the choices that one seat made in a row as one."""
    return runs


def ending(s):
    """Which of the game's `ENDINGS` it was."""
    return 0


def note_deal(s, notes):
    """Note what was dealt."""


def note(before, seat, action, s, notes):
    """Note what an action did: `before` is the state it was chosen in, `s` the one it led to."""


def note_end(s, notes):
    """Note what everybody ended with."""


def uses(s, seat, action, thing):
    """Does a legal action use one of the game's `abstentions`?  It asks only what the seat knows."""
    return False


def worth(bot, s, seat, action):
    """What one of the game's own bots thinks of a legal action; it may scribble on `s`, which is a redeal."""
    return 0.0


# What Python asks: an attribute that a module leaves out keeps its default.

Names = Mapping[str, tuple[str, ...]]  # of things that are counted, by their kind
Options = Mapping[str, Any]


class Answers:
    """The answers of one module; the class has the questions and their defaults."""

    def has_own(self, question: str) -> bool:
        """Does the game answer this itself?"""
        return question in vars(self)


class Telling(Answers):
    """`telling.py`: what choices are called, and what is told of them."""

    label: Any = staticmethod(label)
    tell: Any = staticmethod(tell)

    def phrase(self, row: told.Row) -> "Phrase":
        """What a row says that `label` or `tell` wrote."""
        raise NotImplementedError

    def describe(self, s: Any, seat: int, action: int) -> "Phrase":
        """What a legal action is called."""
        rows = np.zeros((2, told.WIDTH), np.int64)
        self.label(s, seat, action, rows, 0)
        return self.phrase(told.Row(*rows[0].tolist()))

    def narrate(self, before: Any, seat: int, action: int, after: Any, viewer: int | None) -> "list[Phrase]":
        """What a viewer is told of an action."""
        rows = np.zeros((told.MOST, told.WIDTH), np.int64)
        count = self.tell(before, seat, action, after, SPECTATOR if viewer is None else viewer, rows)
        return [self.phrase(told.Row(*row)) for row in rows[:count].tolist()]

    def offers_shortcuts(self, s: Any, seat: int) -> bool:
        """Are there `shortcuts`?  It is asked often, and answers quickly."""
        return False

    def plays_shortcuts(self, s: Any) -> bool:
        """Are they taken without asking, by the options of this match?  It is asked once."""
        return False

    def shortcuts(self, engine: "Engine", s: Any, seat: int) -> "list[Shortcut]":
        """Several choices in a row, under one name."""
        return []

    def doors(self) -> "list[Door]":
        """What finding them asks of compiled code: in a browser it needs doors of its own."""
        return []


class Drawing(Answers):
    """`table.py`: the table as text."""

    def draw(self, seen: Any, words: "Words", viewer: int | None) -> Any:
        """The table, from a view alone, as Rich prints it."""
        raise NotImplementedError

    def legend(self, words: "Words") -> Any:
        """What the words on it mean, or nothing."""
        return None


class OwnBots(Answers):
    """`bots.py`: the game's own bots."""

    NAMES: tuple[str, ...]  # weakest first; `choose` knows them by their place
    NEEDS_ROOM: bool = False  # more memory than a thread on a GPU has


class Observation(Answers):
    """`observe.py`: what a seat knows, as a row of numbers."""

    SIZE: int
    PARTS: Mapping[str, slice]  # names of the parts of a row


class Evaluation(Answers):
    """`evaluate.py`, beside what is compiled."""

    Book: Any = None  # the record of all worlds, where they can be listed


class Endgame(Answers):
    """`endgame.py`: positions that are solved; its `solve` is compiled when the first such position comes."""

    STATES: int  # that the solver has to scribble on
    Room: Any = None  # the record of what it keeps from move to move; none: the game has no solver

    def may_be_solved(self, s: Any) -> bool:
        """Is it a position that `solve` can do anything with?"""
        return True


class LabCounts(Answers):
    """`lab.py`, beside what is compiled: names for what is counted."""

    GAMES: int = 10_000  # of a report by default, so that it is there in seconds
    STANDING: str = "what a search expects of the position"
    TURNS: str = "turns"
    EVENTS: tuple[str, ...] = ()
    ENDINGS: tuple[str, ...] = ("the game is over",)
    SWEEPS: Mapping[str, tuple[int, ...]] = {}  # values of a counted option that are tried

    def power(self, options: Options) -> Names:
        """Things whose holders may win more often."""
        return {}

    def trials(self, options: Options) -> Names:
        """Things that are tried, and work or do not."""
        return {}

    def abstentions(self, options: Options) -> Names:
        """Things that a player can do without, as `uses` counts them."""
        return {}

    def ablations(self, options: Options) -> Mapping[str, list[tuple[str, dict[str, Any]]]]:
        """Games without something, by what it is: its name, and the options that leave it out."""
        return {}


class Tuning(Answers):
    """`tuning.py`: numbers on the components that the lab may evolve."""

    FILE: str = ""  # the ending of a file with them; none: the game has no such numbers
    COLUMNS: tuple[str, ...]
    LOWEST: Any
    HIGHEST: Any
    VALUES: tuple[str, ...] = ()  # words for the numbers, if they stand for something
    EVENNESS: str = ""  # what is told of trials that are not all made alike; none: it is no matter
    PLAYERS: tuple[str, ...] = ()  # who tries them out, and who plays worse; none: the usual player, and the best two
    GAMES: int = 200  # of each candidate in each generation, and half as many each way round for skill
    GENERATIONS: int = 40
    CHECKED: int = 4_000  # games of every candidate of the front in the end, with fresh keys
    FINAL: int = 20_000  # games of the recommended one and the original

    def numbers(self, options: Options) -> Any:
        """A row for every component."""
        raise NotImplementedError

    def names(self, options: Options) -> list[str]:
        """Of the components."""
        raise NotImplementedError

    def settled(self, options: Options, changed: Any) -> dict[str, Any]:
        """The options with other numbers."""
        raise NotImplementedError

    def promises(self, changed: Any) -> tuple[bool, ...]:
        """What should hold of the numbers."""
        raise NotImplementedError

    def text(self, options: Options) -> str:
        """The components as a file."""
        raise NotImplementedError


class PuzzleFinding(Answers):
    """`puzzle.py`: positions in which exactly one answer is best."""

    SEATS: int = 0  # of the games that are looked through; none: the game has no puzzles
    OPTIONS: Options = MappingProxyType({})
    PLAYERS: tuple[str, ...] = ()  # whose games they are, its own bots
    ALIKE: float = 0.45  # share of the box that one level may find

    def find(self, engine: "Engine", s: Any, seat: int) -> "Riddle | None":
        """The riddle that a position is, if it is one."""
        raise NotImplementedError

    def is_answered(self, tried: list[int]) -> bool:
        """Are these choices a whole answer?  Asked of games that judge an answer by its worth alone."""
        raise NotImplementedError

    def worth_of(self, s: Any, seat: int) -> float:
        """What the answer was worth, in the state after it; asked with `is_answered`."""
        raise NotImplementedError


class BoardLayout(Answers):
    """`board.py`: how its table is laid out on a page that has no scene for it."""

    BOARD: Board = Board()


PARTS: Mapping[str, type[Answers]] = {
    "telling": Telling,
    "table": Drawing,
    "bots": OwnBots,
    "observe": Observation,
    "evaluate": Evaluation,
    "endgame": Endgame,
    "lab": LabCounts,
    "tuning": Tuning,
    "puzzle": PuzzleFinding,
    "board": BoardLayout,
}

A = TypeVar("A", bound=Answers)


def answers(kind: type[A], module: ModuleType | None) -> A:
    """What a module answers, if the game has it, and the defaults for the rest."""
    found = kind()
    own = {} if module is None else vars(module)
    for question in questions(kind):
        if question in own:
            setattr(found, question, own[question])
    return found


def questions(kind: type[Answers]) -> list[str]:
    """What is asked of a module in Python."""
    return [name for name in {**kind.__annotations__, **vars(kind)} if not name.startswith("_")]
