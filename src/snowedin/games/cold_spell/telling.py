"""What is said of a choice and of what came of it, and the solver's offers."""

from functools import partial
from typing import Any

from ...core.compile import Engine
from ...core.words import Phrase, Shortcut, player
from . import advice, field, letters, rules, spelling, state
from .view import CELLS, KINDS, SIZES, kind_of


def describe(s: Any, seat: int, action: int) -> Phrase:
    if action >= state.LETTER:
        return describe_spelling(s, seat, action)
    if action >= state.CELL:
        return Phrase(pointing(s), at(s, action - state.CELL))
    if action == state.END_TURN:
        return Phrase("end-turn" if s.acted else "pass")
    if action < state.MOVE:
        return Phrase("place", {"size": size_name(action - state.PLACE + 1)})
    if action >= state.FORCE:
        return Phrase("force", {"rival": player(action - state.FORCE)})
    return Phrase(str(KINDS[kind_of(action)]))


def pointing(s: Any) -> str:
    """The code for the cell that is asked for."""
    if s.phase == state.MOVING:
        return "to-cell"
    if s.kind < state.MOVE:
        return "on-cell"
    return "pyramid-on-cell"


def at(s: Any, number: int) -> dict[str, Any]:
    """A cell and what lies there."""
    return {
        "cell": CELLS[number],
        "card": card_name(s, int(s.field[number])),
        "size": size_name(int(field.pips_at(s, number))),
    }


def describe_spelling(s: Any, seat: int, action: int) -> Phrase:
    if action < state.CLOSE:
        return Phrase("letter", {"letter": letters.ALPHABET[action - state.LETTER]})
    if action == state.CLOSE:
        return Phrase("close", {"word": open_word(s, seat)})
    if action == state.TAKE_BACK:
        return Phrase("take-back", {"word": open_word(s, seat) or words_of(s, seat)[-1]})
    return Phrase("declare", {"count": len(words_of(s, seat))})


def size_name(size: int) -> Phrase:
    return Phrase(f"size-{SIZES[size - 1]}") if size else Phrase("no-pyramid")


def card_name(s: Any, number: int) -> Phrase:
    """Its letters and points, or the gap."""
    if not number:
        return Phrase("gap")
    text = letters.spelled(int(s.letters[number]))
    if text == letters.ANY:
        return Phrase("wild")
    return Phrase("card", {"letters": text, "points": int(s.points[number])})


def offers_shortcuts(s: Any, seat: int) -> bool:
    return bool(s.solver != state.NEVER and s.phase == state.SPELLING and spelling.can_begin_anew(s, seat))


def plays_shortcuts(s: Any, seat: int) -> bool:
    """By the option the solver asks nobody."""  # 5.4
    return bool(s.solver == state.ALWAYS) and offers_shortcuts(s, seat)


def shortcuts(engine: Engine, s: Any, seat: int) -> list[Shortcut]:
    """The solver's declarations, its own choice first."""  # 5.4, 5.6
    if not offers_shortcuts(s, seat):
        return []
    return [
        Shortcut(
            Phrase("let-solver-declare", {"length": offer.length, "total": offer.total}),
            partial(advice.actions, engine, s, seat, offer.length),
            is_automatic=plays_shortcuts(s, seat),
        )
        for offer in advice.offers(engine, s, seat)
    ]


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    """What happened in the field, the own spelling, and at the end everybody's words."""
    if before.phase == state.SPELLING:
        return narrate_spelling(before, seat, action, after, viewer)
    told = narrate_field(before, seat, action, viewer)
    if after.phase >= state.SPELLING:
        told += narrate_closing(after, viewer)
    if rules.is_over(after):
        told += narrate_end(after, viewer)
    return told


def narrate_field(before: Any, seat: int, action: int, viewer: int | None) -> list[Phrase]:
    """Choices that only begin an action are not told."""
    if action == state.END_TURN:
        return [Phrase("ended-turn" if before.acted else "passed", who(seat, viewer))]
    if action < state.CELL or (before.phase == state.POINTING and before.kind == state.MOVE):
        return []
    number = action - state.CELL
    kind = int(before.kind)
    args = {**who(seat, viewer), **at(before, number)}
    if before.phase == state.MOVING:
        mover = int(before.mover)
        size = size_name(field.pips_at(before, mover))
        return [Phrase("moved", {**args, "size": size, "from": CELLS[mover]})]
    if kind < state.MOVE:
        return [Phrase("placed", {**args, "size": size_name(kind - state.PLACE + 1)})]
    if kind >= state.FORCE:
        rival = kind - state.FORCE
        return [Phrase("forced", {**args, "rival": player(rival), "at_you": int(rival == viewer)})]
    if kind == state.HIJACK:
        owner = field.owner_at(before, number)
        return [Phrase("gave-up" if owner == seat else "hijacked", {**args, **victim(owner, viewer)})]
    return [Phrase("claimed" if kind == state.CLAIM else "took", args)]


def narrate_closing(after: Any, viewer: int | None) -> list[Phrase]:
    told = [Phrase("closed")]
    for seat in range(int(after.seats)):
        told.append(Phrase("has-cards", {**who(seat, viewer), "count": int(after.hand_size[seat])}))
    return told


def narrate_spelling(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    """Others hear only that somebody has declared."""
    if action == state.DECLARE:
        told = [Phrase("declared", who(seat, viewer))]
        return told + narrate_end(after, viewer) if rules.is_over(after) else told
    if seat != viewer:
        return []
    if action == state.CLOSE:
        return [Phrase("closed-word", {"word": open_word(before, seat)})]
    if action == state.TAKE_BACK:
        return [Phrase("took-back", {"word": open_word(before, seat) or words_of(before, seat)[-1]})]
    return [Phrase("spelled", {"word": open_word(after, seat)})]


def narrate_end(after: Any, viewer: int | None) -> list[Phrase]:
    told = []
    for seat in range(int(after.seats)):
        words = ", ".join(words_of(after, seat))
        total = int(after.total[seat])
        code = "shows-words" if words else "has-no-words"
        told.append(Phrase(code, {**who(seat, viewer), "words": words, "total": total}))
    for seat in range(int(after.seats)):
        if after.bonus[seat]:
            told.append(Phrase("longest", {**who(seat, viewer), "bonus": int(after.bonus[seat])}))
    for seat in range(int(after.seats)):
        if rules.is_winner(after, seat):
            told.append(Phrase("won", {**who(seat, viewer), "score": rules.score(after, seat)}))
    return told


def who(seat: int, viewer: int | None) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(seat), "you": int(seat == viewer)}


def victim(owner: int, viewer: int | None) -> dict[str, Any]:
    return {"rival": player(owner), "at_you": int(owner == viewer)}


def words_of(s: Any, seat: int) -> list[str]:
    """The closed words, as they were spelled."""
    return spelled(s, seat).split(" ")[:-1]


def open_word(s: Any, seat: int) -> str:
    return spelled(s, seat).split(" ")[-1]


def spelled(s: Any, seat: int) -> str:
    signs = (int(sign) for sign in s.text[seat][: int(s.text_size[seat])])
    return "".join(letters.ALPHABET[sign - 1] if sign else " " for sign in signs)
