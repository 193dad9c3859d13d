"""What one player may see, built up from nothing, and what is said of a choice and of what came of it."""

from functools import partial
from typing import Any

from ...core.compile import Engine
from ...core.protocol import NONE
from ...core.records import copy
from ...core.words import Phrase, Shortcut, player
from . import advice, field, laying, letters, rules, spelling, state

PHASES = {
    state.CHOOSING: "choosing",
    state.POINTING: "pointing",
    state.MOVING: "moving",
    state.SPELLING: "spelling",
    state.OVER: "over",
}
SIZES = ("", "small", "medium", "large")
SOLVER = {state.ON_REQUEST: "on request", state.ALWAYS: "always", state.NEVER: "never"}


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator."""
    seats = range(int(s.seats))
    is_field = s.phase < state.SPELLING
    return {
        "seats": int(s.seats),
        "phase": PHASES[int(s.phase)],
        "turn": int(s.turn) if is_field else None,
        "acted": kind_name(int(s.acted)),
        "kind": kind_name(int(s.kind)),
        "mover": cell_name(int(s.mover)) if s.phase == state.MOVING else None,
        "field": cells(s),
        "stash": {SIZES[size]: int(s.stash[size]) for size in range(1, state.SIZES)},
        "quiet_turns": int(s.turns) - 1 - int(s.busy_turn) if is_field else None,
        "barren_turns": int(s.turns) - 1 - int(s.fruitful_turn) if is_field else None,
        "patience": int(s.patience) * int(s.seats),
        "solver": SOLVER[int(s.solver)],
        "players": [seat_view(s, seat, viewer) for seat in seats],
        "winners": [seat for seat in seats if rules.is_winner(s, seat)] if rules.is_over(s) else None,
    }


def cells(s: Any) -> list[dict[str, Any]]:
    """The cards of the field, or the gaps they left, and the pyramids on them."""
    upright, claimed, sized = int(s.upright), [int(owned) for owned in s.claimed], [int(of) for of in s.sized]
    return [
        {
            "cell": cell_name(number),
            "card": card(s, held) if held else None,
            "pips": next((size for size in range(1, state.SIZES) if sized[size] >> number & 1), 0),
            "upright": bool(upright >> number & 1),
            "claimed_by": next((seat for seat in range(state.SEATS) if claimed[seat] >> number & 1), None),
        }
        for number, held in enumerate(s.field.tolist())
    ]


def card(s: Any, number: int) -> dict[str, Any]:
    return {"card": number, "letters": letters.spelled(int(s.letters[number])), "points": int(s.points[number])}


def seat_view(s: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    shown = rules.is_over(s) or seat == viewer
    laid = as_if_declared(s, seat) if shown else s
    seen: dict[str, Any] = {
        "hand": [hand_card(laid, seat, i, shown) for i in range(int(s.hand_size[seat]))],
        "declared": bool(s.declared[seat]),
        "words": words_of(s, seat) if shown else None,
    }
    if seat == viewer and s.phase == state.SPELLING:
        seen["open"] = open_word(s, seat)
        seen["letters_left"] = letters.listed(int(spelling.letters_left(s, seat)))
        seen["may_ask_solver"] = offers_shortcuts(s, seat) and not plays_shortcuts(s, seat)
        seen["total_so_far"] = int(spelling.count_total(laid, seat))
        seen["take_backs"] = state.TAKE_BACKS - int(s.taken_back[seat])
    if rules.is_over(s):
        seen["longest"] = int(s.longest[seat])
        seen["total"] = int(s.total[seat])
        seen["bonus"] = int(s.bonus[seat])
        seen["score"] = rules.score(s, seat)
    return seen


def as_if_declared(s: Any, seat: int) -> Any:
    """The letters spelled, laid with the cards that count for them if they are declared now."""  # 5.1, 5.2
    if s.phase != state.SPELLING:
        return s
    laid = copy(s)
    laying.use_best_cards(laid, seat)
    return laid


def hand_card(s: Any, seat: int, i: int, shown: bool) -> dict[str, Any]:
    """A card, and for whoever may see it the letter that it is used for, or both of a pair."""
    seen = card(s, int(s.hand[seat, i]))
    used = int(s.stands_for[seat, i]) if shown else 0
    used_for = seen["letters"] if used == state.WHOLE else letters.ALPHABET[used - 1] if used else None
    return {**seen, "pips": int(s.pips[seat, i]), "used_for": used_for}


def words_of(s: Any, seat: int) -> list[str]:
    """The closed words, as they were spelled."""
    return spelled(s, seat).split(" ")[:-1]


def open_word(s: Any, seat: int) -> str:
    return spelled(s, seat).split(" ")[-1]


def spelled(s: Any, seat: int) -> str:
    signs = (int(sign) for sign in s.text[seat][: int(s.text_size[seat])])
    return "".join(letters.ALPHABET[sign - 1] if sign else " " for sign in signs)


def cell_name(number: int) -> str:
    """Columns A to F from the left, rows 1 to 6 from the top."""
    return letters.ALPHABET[number % state.SIDE] + str(number // state.SIDE + 1)


def kind_name(action: int) -> str | None:
    if action == NONE:
        return None
    if action < state.MOVE:
        return f"place {SIZES[action - state.PLACE + 1]}"
    if action >= state.FORCE:
        return "force"
    return {state.MOVE: "move", state.CLAIM: "claim", state.TAKE: "take", state.HIJACK: "hijack"}[action]


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
    return Phrase(str(kind_name(action)))


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
        "cell": cell_name(number),
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
    return Phrase(f"size-{SIZES[size]}") if size else Phrase("no-pyramid")


def card_name(s: Any, number: int) -> Phrase:
    """Its letters and points, or the gap."""
    if not number:
        return Phrase("gap")
    text = letters.spelled(int(s.letters[number]))
    if text == letters.ANY:
        return Phrase("wild")
    return Phrase("card", {"letters": text, "points": int(s.points[number])})


def offers_shortcuts(s: Any, seat: int) -> bool:
    return bool(s.solver != state.NEVER and s.phase == state.SPELLING and advice.can_begin(s, seat))


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
        return [Phrase("moved", {**args, "size": size, "from": cell_name(mover)})]
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
