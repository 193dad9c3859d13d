"""What is said of a choice and of what came of it, and the solver's offers."""

from functools import cache, lru_cache, partial
from typing import Any

from ...core.compile import Door, Engine
from ...core.told import Row, say
from ...core.words import Phrase, Shortcut, player
from . import advice, field, letters, rules, spelling, state
from .view import CELLS, KINDS, SIZES, kind_of

# What may be chosen; a cell is told with its card and the size of its pyramid
END_TURN, PASS, PLACE, FORCE, KIND, TO_CELL, ON_CELL, PYRAMID_ON_CELL, LETTER, CLOSE, TAKE_BACK, DECLARE = range(12)
# What happened
ENDED_TURN, PASSED, MOVED, PLACED, FORCED, GAVE_UP, HIJACKED, CLAIMED, TOOK, CLOSED, HAS_CARDS = range(12, 23)
DECLARED, CLOSED_WORD, TOOK_BACK, SPELLED, SHOWS_WORDS, HAS_NO_WORDS, LONGEST, WON = range(23, 31)
CODES = (
    "end-turn", "pass", "place", "force", "", "to-cell", "on-cell", "pyramid-on-cell", "letter", "close", "take-back",
    "declare", "ended-turn", "passed", "moved", "placed", "forced", "gave-up", "hijacked", "claimed", "took", "closed",
    "has-cards", "declared", "closed-word", "took-back", "spelled", "shows-words", "has-no-words", "longest", "won",
)  # fmt: skip
AT_CELL = {TO_CELL, ON_CELL, PYRAMID_ON_CELL, MOVED, PLACED, FORCED, GAVE_UP, HIJACKED, CLAIMED, TOOK}
AT_RIVAL = {FORCED, GAVE_UP, HIJACKED}
OF_A_WORD = {CLOSE, TAKE_BACK, CLOSED_WORD, TOOK_BACK, SPELLED}

GAP = -1  # instead of a card's letters
BASE, IN_ONE = 28, 13  # signs of a text go into numbers, so many into one


# What is said of a choice


def label(s, seat, action, told, n):
    if action >= state.LETTER:
        return label_spelling(s, seat, action, told, n)
    if action >= state.CELL:
        cell = action - state.CELL
        return say_cell(s, told, n, pointing(s), 0, 0, cell, int(field.pips_at(s, cell)), 0)
    if action == state.END_TURN:
        return say(told, n, END_TURN if s.acted else PASS)
    if action < state.MOVE:
        return say(told, n, PLACE, 0, 0, action - state.PLACE + 1)
    if action >= state.FORCE:
        return say(told, n, FORCE, 0, 0, action - state.FORCE)
    return say(told, n, KIND, 0, 0, int(kind_of(action)))


def pointing(s):
    """The code for the cell that is asked for."""
    if s.phase == state.MOVING:
        return TO_CELL
    return ON_CELL if s.kind < state.MOVE else PYRAMID_ON_CELL


def say_cell(s, told, n, code, who, you, cell, size, more):
    """A cell and what lies there."""
    card = int(s.field[cell])
    face = int(s.letters[card]) if card != 0 else GAP
    return say(told, n, code, who, you, cell, face, int(s.points[card]) if card != 0 else 0, size, more)


def label_spelling(s, seat, action, told, n):
    if action < state.CLOSE:
        return say(told, n, LETTER, 0, 0, action - state.LETTER)
    if action == state.CLOSE:
        return say_open_word(s, seat, told, n, CLOSE)
    if action == state.TAKE_BACK:
        return say_last_word(s, seat, told, n, TAKE_BACK)
    return say(told, n, DECLARE, 0, 0, count_words(s, seat))


def count_words(s, seat):
    count = 0
    for i in range(s.text_size[seat]):
        count += int(s.text[seat, i] == 0)
    return count


def say_open_word(s, seat, told, n, code):
    end = int(s.text_size[seat])
    return say_signs(s, seat, told, n, code, 0, 0, 0, word_before(s, seat, end), end)


def say_last_word(s, seat, told, n, code):
    """The open word, or where none is begun the last that was closed."""
    end = int(s.text_size[seat])
    begin = word_before(s, seat, end)
    if begin == end:
        end -= 1
        begin = word_before(s, seat, end)
    return say_signs(s, seat, told, n, code, 0, 0, 0, begin, end)


def word_before(s, seat, end):
    """Where the word begins that ends there."""
    begin = end
    while begin > 0 and s.text[seat, begin - 1] != 0:
        begin -= 1
    return begin


def say_signs(s, seat, told, n, code, who, you, c, begin, end):
    first, second = signs_from(s, seat, begin, end), signs_from(s, seat, begin + IN_ONE, end)
    third, fourth = signs_from(s, seat, begin + 2 * IN_ONE, end), signs_from(s, seat, begin + 3 * IN_ONE, end)
    return say(told, n, code, who, you, c, first, second, third, fourth)


def signs_from(s, seat, begin, end):
    """Some signs of a text as one number."""
    number = 0
    for i in range(begin, min(begin + IN_ONE, end)):
        number = number * BASE + int(s.text[seat, i]) + 1
    return number


# What the solver offers


def offers_shortcuts(s: Any, seat: int) -> bool:
    return bool(s.solver != state.NEVER and s.phase == state.SPELLING and spelling.can_begin_anew(s, seat))


def plays_shortcuts(s: Any) -> bool:
    """By the option the solver asks nobody."""  # 5.4
    return bool(s.solver == state.ALWAYS)


def shortcuts(engine: Engine, s: Any, seat: int) -> list[Shortcut]:
    """The solver's declarations, its own choice first."""  # 5.4, 5.6
    if not offers_shortcuts(s, seat):
        return []
    return [
        Shortcut(
            Phrase("let-solver-declare", {"length": offer.length, "total": offer.total}),
            partial(advice.actions, engine, s, seat, offer.length),
            is_automatic=plays_shortcuts(s),
        )
        for offer in advice.offers(engine, s, seat)
    ]


def doors() -> list[Door]:
    return advice.doors()


# What is said of what happened


def tell(before, seat, action, after, viewer, told):
    """What happened in the field, the own spelling, and at the end everybody's words."""
    if before.phase == state.SPELLING:
        return tell_spelling(before, seat, action, after, viewer, told)
    n = tell_field(before, seat, action, viewer, told)
    if after.phase >= state.SPELLING:
        n = say(told, n, CLOSED)
        for other in range(after.seats):
            n = say(told, n, HAS_CARDS, other, int(other == viewer), int(after.hand_size[other]))
    if rules.is_over(after):
        n = tell_end(after, viewer, told, n)
    return n


def tell_field(before, seat, action, viewer, told):
    """Choices that only begin an action are not told."""
    you = int(seat == viewer)
    if action == state.END_TURN:
        return say(told, 0, ENDED_TURN if before.acted else PASSED, seat, you)
    if action < state.CELL or (before.phase == state.POINTING and before.kind == state.MOVE):
        return 0
    cell, kind = action - state.CELL, int(before.kind)
    size = int(field.pips_at(before, cell))
    if before.phase == state.MOVING:
        mover = int(before.mover)
        return say_cell(before, told, 0, MOVED, seat, you, cell, int(field.pips_at(before, mover)), mover)
    if kind < state.MOVE:
        return say_cell(before, told, 0, PLACED, seat, you, cell, kind - state.PLACE + 1, 0)
    if kind >= state.FORCE:
        return say_cell(before, told, 0, FORCED, seat, you, cell, size, rival_as(kind - state.FORCE, viewer))
    if kind == state.HIJACK:
        owner = int(field.owner_at(before, cell))
        code = GAVE_UP if owner == seat else HIJACKED
        return say_cell(before, told, 0, code, seat, you, cell, size, rival_as(owner, viewer))
    return say_cell(before, told, 0, CLAIMED if kind == state.CLAIM else TOOK, seat, you, cell, size, 0)


def rival_as(seat, viewer):
    """A rival, and whether it is the one who is told, in one number."""
    return 2 * seat + int(seat == viewer)


def tell_spelling(before, seat, action, after, viewer, told):
    """Others hear only that somebody has declared."""
    if action == state.DECLARE:
        n = say(told, 0, DECLARED, seat, int(seat == viewer))
        return tell_end(after, viewer, told, n) if rules.is_over(after) else n
    if seat != viewer:
        return 0
    if action == state.CLOSE:
        return say_open_word(before, seat, told, 0, CLOSED_WORD)
    if action == state.TAKE_BACK:
        return say_last_word(before, seat, told, 0, TOOK_BACK)
    return say_open_word(after, seat, told, 0, SPELLED)


def tell_end(s, viewer, told, n):
    for seat in range(s.seats):
        end = int(s.text_size[seat])
        end = word_before(s, seat, end)  # without a word that was not closed
        code = SHOWS_WORDS if end > 0 else HAS_NO_WORDS
        n = say_signs(s, seat, told, n, code, seat, int(seat == viewer), int(s.total[seat]), 0, end)
    for seat in range(s.seats):
        if s.bonus[seat] != 0:
            n = say(told, n, LONGEST, seat, int(seat == viewer), int(s.bonus[seat]))
    for seat in range(s.seats):
        if rules.is_winner(s, seat):
            n = say(told, n, WON, seat, int(seat == viewer), int(rules.score(s, seat)))
    return n


# In words


def phrase(row: Row) -> Phrase:
    args: dict[str, Any] = {} if row.code < ENDED_TURN or row.code in (CLOSED, *OF_A_WORD) else who(row)
    if row.code == KIND:
        return Phrase(str(KINDS[row.c]))
    if row.code in AT_CELL:
        args |= {"cell": CELLS[row.c], "card": card_name(row.d, row.e), "size": size_name(row.f)}
    if row.code in AT_RIVAL:
        args |= {"rival": player(row.g // 2), "at_you": row.g % 2}
    if row.code in OF_A_WORD:
        args["word"] = unpacked(row)
    if row.code in (SHOWS_WORDS, HAS_NO_WORDS):
        args |= {"words": unpacked(row).strip().replace(" ", ", "), "total": row.c}
    return Phrase(CODES[row.code], args | one_number(row))


def who(row: Row) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(row.a), "you": row.b}


def one_number(row: Row) -> dict[str, Any]:
    """Of what is said with one number, under its name."""
    if row.code == PLACE:
        return {"size": size_name(row.c)}
    if row.code == FORCE:
        return {"rival": player(row.c)}
    if row.code == LETTER:
        return {"letter": letters.ALPHABET[row.c]}
    if row.code == MOVED:
        return {"from": CELLS[row.g]}
    named = {DECLARE: "count", HAS_CARDS: "count", LONGEST: "bonus", WON: "score"}.get(row.code)
    return {named: row.c} if named else {}


def unpacked(row: Row) -> str:
    return "".join(signs(number) for number in row[4:8])


def signs(number: int) -> str:
    text = ""
    while number:
        number, sign = divmod(number, BASE)
        text = (letters.ALPHABET[sign - 2] if sign > 1 else " ") + text
    return text


@cache
def size_name(size: int) -> Phrase:
    return Phrase(f"size-{SIZES[size - 1]}") if size else Phrase("no-pyramid")


@lru_cache(1000)
def card_name(face: int, points: int) -> Phrase:
    """Its letters and points, or the gap."""
    if face == GAP:
        return Phrase("gap")
    text = letters.spelled(face)
    if text == letters.ANY:
        return Phrase("wild")
    return Phrase("card", {"letters": text, "points": points})


def words_of(s: Any, seat: int) -> list[str]:
    """The closed words, as they were spelled."""
    signs = (int(sign) for sign in s.text[seat][: int(s.text_size[seat])])
    return "".join(letters.ALPHABET[sign - 1] if sign else " " for sign in signs).split(" ")[:-1]
