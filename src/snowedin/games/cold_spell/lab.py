"""What the lab counts at Cold Spell: actions in the field, and what became of the letters taken."""

from collections.abc import Mapping
from typing import Any

from ...core.bits import count, has, lowest
from . import faces, field, laying, letters, rules, state

GAMES = 120
STANDING = "points times pips of the cards taken and claimed, at the end the score"
TURNS = "turns"
SWEEPS = {"patience": (3, 5)}

EVENTS = (
    "3.0 a turn ends without a further action",
    "3.1 a pyramid is placed",
    "3.2 a pyramid is moved",
    "3.3 a card is claimed",
    "3.4 a card is taken",
    "3.5 a pyramid is hijacked",
    "3.6 a card is forced on somebody",
    "5.2 a card is not used",
    "5.3 the longest word earns its bonus",
)
STOPPED, PLACED, MOVED, CLAIMED, TAKEN, HIJACKED, FORCED, UNUSED, BONUS = range(len(EVENTS))

ENDINGS = (
    "4.1 all pyramids are out and none stands upright",
    "4.2 (a) two rounds without Place, Claim, Take or Force",
    "4.2 (b) too many rounds without Place or Take",
)
SETTLED, IDLE, FRUITLESS = range(len(ENDINGS))

SEVERAL = len(letters.ALPHABET)
WILD = SEVERAL + 1
KINDS = (*letters.ALPHABET, "Two vowels", "Wild")
PYRAMIDS = ("Small", "Medium", "Large")
PAIRS = "Two letters in a row"
ONE_VOWEL = {  # each as often as the others
    "A/E": "A", "A/I": "A", "E/I": "E", "E/O": "E", "I/O": "I",
    "I/U": "I", "A/O": "O", "O/U": "O", "A/U": "U", "E/U": "U",
}  # fmt: skip
DEAR = 8  # points


def power(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    taken = {"Letter taken, each card": KINDS, "Pyramid that took a card, each time": PYRAMIDS}
    return taken | {"Pair taken, each card": (PAIRS,)} if has_pairs(options) else taken


def trials(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    return {"Letter taken: it is used in a word": (*KINDS, PAIRS) if has_pairs(options) else KINDS}


def has_pairs(options: Mapping[str, Any]) -> bool:
    """Only with such letters there is a row for them, behind all others."""
    return any(letters.is_pair(kind["letters"]) for kind in options["letters"] or ())


def ablations(options: Mapping[str, Any]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Without some letters, which leaves enough for the field; and with a difference between letters taken away."""
    kinds = options["letters"] or letters.alpha()
    left_out = {
        "Wilds": lambda kind: kind["letters"] == letters.ANY,
        "S": lambda kind: kind["letters"] == "S",
        "Letters of 8 points and more": lambda kind: kind["points"] >= DEAR,
    }
    without = [(name, [kind for kind in kinds if not is_out(kind)]) for name, is_out in left_out.items()]
    vowels = [kind | {"letters": ONE_VOWEL.get(kind["letters"], kind["letters"])} for kind in kinds]
    points = [kind | {"points": min(kind["points"], 1)} for kind in kinds]
    alike = [("One vowel on each card", vowels), ("All letters worth one point", points)]
    return {"Without these letters": changed(kinds, without), "With these alike": changed(kinds, alike)}


def changed(kinds: list[letters.Kind], found: list[tuple[str, list[letters.Kind]]]) -> Any:
    """Sets that differ from the usual one and can be played with."""
    return [
        (name, {"letters": other})
        for name, other in found
        if other != kinds and sum(kind["count"] for kind in other) >= letters.FEWEST
    ]


def standing(s, seat):
    """What the cards would be worth if all were used; the solver would take too long."""
    if rules.is_over(s):
        return rules.score(s, seat)
    total = 0
    for i in range(s.hand_size[seat]):
        total += laying.worth(s, seat, i)
    for cell in range(state.CELLS):
        if has(s.claimed[seat], cell):
            total += field.worth(s, cell, field.pips_at(s, cell))
    return total


def turns(s, runs):
    return int(s.turns)


def ending(s):
    if rules.is_settled(s):
        return SETTLED
    return IDLE if rules.is_idle(s) else FRUITLESS


def note(before, seat, action, s, notes):
    """An action counts when it is done, so that what it changed goes with it."""
    if before.phase == state.CHOOSING:
        notes.fired[STOPPED] += action == state.END_TURN
    elif before.phase == state.MOVING:
        notes.fired[MOVED] += 1
    elif before.phase == state.POINTING and before.kind != state.MOVE:
        notes.fired[deed(before.kind)] += 1


def deed(kind):
    if kind < state.MOVE:
        return PLACED
    return FORCED if kind >= state.FORCE else MOVED + kind - state.MOVE


def note_end(s, notes):
    for seat in range(s.seats):
        notes.fired[BONUS] += s.bonus[seat] > 0
        for i in range(s.hand_size[seat]):
            face = int(s.letters[s.hand[seat, i]])
            kind = len(KINDS) if faces.is_pair(face) else kind_of(face)
            is_used = s.stands_for[seat, i] != 0
            notes.used[seat, kind + len(PYRAMIDS) if faces.is_pair(face) else kind] += 1
            notes.used[seat, len(KINDS) + s.pips[seat, i] - 1] += 1
            notes.tried[kind] += 1
            notes.worked[kind] += is_used
            notes.fired[UNUSED] += not is_used


def kind_of(letter_set):
    """A letter's own column, or that of cards with a choice of letters."""
    size = count(letter_set)
    if size == 1:
        return lowest(letter_set)
    return WILD if size == len(letters.ALPHABET) else SEVERAL
