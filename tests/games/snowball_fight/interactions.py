"""Side against side, as the code has it: the table of the rulebook and the golden file, made anew by

python -m tests.games.snowball_fight.interactions
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snowedin.core.words import Phrase, Words
from snowedin.games.snowball_fight import GAME, cards, resolution, state

from .positions import Fight, cards_with, play_action

GOLDEN = Path(__file__).parent / "matrix.txt"
RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "snowball_fight.md"
BEGIN, END = "<!-- interactions: generated -->\n", "<!-- interactions: end -->\n"

SIDES = range(1, cards.SIDES + 1)
ATTACKS = [side for side in SIDES if cards.ATTACKS >> side & 1]
BONUSES = [cards.SNOWBALL, cards.SLUSHBALL, cards.SNEAK, cards.RESTOCK, cards.UPGRADE]
DUE = {
    state.ULTRA_UPGRADING: "u", state.UPGRADING: "g", state.DODGING: "b", state.SNATCHING: "x",
    state.RESTOCKING: "r", state.STEALING: "t", state.ABANDONING: "a", state.LOSING: "p", state.FOLLOWING: "2",
}  # fmt: skip
LEGEND = {
    "h": "is hit",
    "s": "draws only one card next turn",
    "w": "shows the cards drawn next turn",
    "o": "the card has no effect",
    "u": "may take any one face-up Arsenal or Abandoned card",
    "g": "gains an Arsenal card",
    "b": "may use the other side of the Dodge",
    "x": "may exchange a card of the discard pile for an Abandoned one",
    "r": "restocks",
    "t": "may steal a card",
    "a": "Abandons a card of the own choice",
    "p": "Abandons the card just played",
    "2": "may play the second card",
    ".": "nothing happens",
}


def fight(mine: int, theirs: int, **more: Any) -> Fight | None:
    """Two sides about to meet, or nothing if they are of one single card."""
    first, second = cards_with(mine)[0], cards_with(theirs)[-1]
    if first == second:
        return None
    fillers = [card for card in (1, 2, 3, 4) if card not in (first, second)]
    spare = [card for card in (5, 6) if card not in (first, second)] + fillers[2:]
    hands = ((first, fillers[0]), (second, fillers[1]))
    return Fight(hands, ((spare[0],), (spare[1],)), abandoned=(next(c for c in (13, 14) if c != second),), **more)


def thrown(f: Fight, mine: int, theirs: int) -> Fight:
    """Both sides shown and weighed, nothing carried out yet."""
    first, second = cards_with(mine)[0], cards_with(theirs)[-1]
    f.s.due[:] = 0
    f.s.chosen[0], f.s.chosen[1] = 1 << play_action(first, mine), 1 << play_action(second, theirs)
    resolution.throw(f.s)
    return f


def outcome(s: Any) -> str:
    """What comes to the row's player, a slash, and what comes to the column's."""
    return "/".join(letters(s, seat) or "." for seat in range(2))


def letters(s: Any, seat: int) -> str:
    found = "h" * bool(s.hit[seat]) + "s" * bool(s.slowed[seat]) + "w" * bool(s.showing[seat])
    found += "o" * sum(1 for i in range(s.told) if s.news[i].what == state.BLANKED and s.news[i].who == seat)
    return found + "".join(letter for phase, letter in DUE.items() if int(s.due[seat]) >> phase & 1)


def meeting(mine: int, theirs: int) -> str:
    f = fight(mine, theirs)
    return outcome(thrown(f, mine, theirs).s) if f else ""


def bonus(other_side: int, attack: int) -> str:
    """The row's player has dodged and uses the other side: what is added by it."""
    dodge = next(c for c in cards_with(other_side) if c in cards_with(cards.DODGE))
    attacker = next(c for c in reversed(cards_with(attack)) if c != dodge)
    f = Fight(((dodge, 2), (attacker, 4)), ((1,), (6,)))
    f.s.due[:] = 0
    f.s.chosen[0], f.s.chosen[1] = 1 << play_action(dodge, cards.DODGE), 1 << play_action(attacker, attack)
    resolution.throw(f.s)
    f.s.due[0] &= ~(1 << state.DODGING)
    resolution.use_other_side(f.s, 0)
    return outcome(f.s)


def second(side: int, is_hit: bool) -> str:
    """The row's player plays this side after a Barrage that hit: what is added by it."""
    card = cards_with(side)[0]
    f = Fight(((16, card), (2, 4)), ((1,), (6,)))
    f.s.due[:] = 0
    f.s.chosen[0], f.s.chosen[1] = 1 << play_action(16, cards.BARRAGE), 1 << play_action(4, cards.SNOWBALL)
    resolution.throw(f.s)
    f.s.due[:] = 0
    f.s.slowed[:] = False
    f.s.hit[:] = False
    f.s.hit[0] = is_hit
    resolution.play_second(f.s, 0, play_action(card, side))
    f.s.hit[0] = False
    return outcome(f.s)


def tables() -> Iterator[tuple[str, list[list[str]]]]:
    name = {side: Words(GAME).say(Phrase(f"side-{cards.SIDE_NAMES[side]}")) for side in SIDES}
    yield (
        "Row against column: what comes to the row's player / to the column's player.",
        [
            ["", *name.values()],
            *([name[mine], *(meeting(mine, theirs) for theirs in SIDES)] for mine in SIDES),
        ],
    )
    yield (
        "Other side of a Dodge (row) used after dodging an attack (column).",
        [
            ["", *(name[attack] for attack in ATTACKS)],
            *([name[side], *(bonus(side, attack) for attack in ATTACKS)] for side in BONUSES),
        ],
    )
    seconds = [side for side in SIDES if side not in (cards.BARRAGE, cards.SNATCH)]
    yield (
        "Second card after a Barrage, by whether its owner was hit this turn.",
        [
            ["", "not hit", "hit"],
            *([name[side], second(side, False), second(side, True)] for side in seconds),
        ],
    )


def legend() -> list[str]:
    return [f"{letter}  {meaning}" for letter, meaning in LEGEND.items()]


def as_text() -> str:
    parts = ["\n".join(legend())]
    for title, rows in tables():
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        parts.append("\n".join([title, *lines]))
    return "\n\n".join(parts) + "\n"


def as_markdown() -> str:
    parts = ["\n".join(f"- `{letter}` {meaning}" for letter, meaning in LEGEND.items())]
    for title, rows in tables():
        lines = ["| " + " | ".join(cell or " " for cell in row) + " |" for row in rows]
        lines.insert(1, "|" + "---|" * len(rows[0]))
        parts.append("\n".join([title, "", *lines]))
    return "\n\n".join(parts) + "\n"


def in_rulebook() -> str:
    """The rulebook with its tables made anew."""
    text = RULEBOOK.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return before + BEGIN + as_markdown() + END + after


def main() -> None:
    GOLDEN.write_text(as_text(), encoding="utf-8")
    RULEBOOK.write_text(in_rulebook(), encoding="utf-8")


if __name__ == "__main__":
    main()
