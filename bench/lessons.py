"""Looks for the match that a game's lesson plays: all there is to tell happens in it, and soon.

`python -m bench.lessons [GAME ...]` lets bots play deals from known keys, cuts the shortest chapters out of each in
which everything comes up at a choice of the first seat, and writes the best into `games/<game>/lesson.json`.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import snowedin.games
from snowedin.bots import Bot
from snowedin.core.match import KEY_BYTES, Match
from snowedin.games import GAMES
from snowedin.server.live.lessons import LEARNER, Chapter, Lesson

GAP = 3  # choices without anything new that a chapter bears
AT_ONCE = 2  # things told before one choice
TAIL = 2  # choices after the last news of a chapter, to get used to it
KEYS = 100
CHOSEN = "chosen "  # before the code of what the bot chooses itself

IsThere = Callable[[Any, set[str]], bool]  # what is seen, and the codes of what may be chosen


def offered(*codes: str) -> IsThere:
    return lambda view, choices: bool(choices & set(codes))


@dataclass
class Wish:
    """What a lesson tells, in this order, and when each is there to be seen."""

    told: Mapping[str, IsThere]
    bot: str
    options: dict[str, Any] = field(default_factory=dict)
    seats: int = 2


WISHES = {
    "ice_queen": Wish(
        {
            "card": lambda view, choices: view.own is not None,
            "call": lambda view, choices: bool(choices),
            "reveal": lambda view, choices: view.last is not None,
            "middle": lambda view, choices: len(view.middle) > 0,
            "stacks": lambda view, choices: view.hand >= 3,
        },
        "counter",
    ),
    "snowball_fight": Wish(
        {
            "draft": offered("pick-keeping-first", "pick-keeping-second", "pick-keeping-pair"),
            "throw": offered("play"),
            "clash": lambda view, choices: any(player.shown for player in view.players),
            "upgrade": offered("take-near", "take-far"),
            "bonus": offered("use-bonus"),
            "abandon": offered("pick-abandoning"),
            "end": lambda view, choices: view.turn >= 4,
        },
        "greed",
    ),
    "ice_and_sky": Wish(
        {
            "targets": lambda view, choices: True,
            "place": lambda view, choices: True,
            "sums": lambda view, choices: view.placed >= 2,
            "heard": lambda view, choices: len(view.announcements) > 0,
            "gases": lambda view, choices: view.gases is not None and view.placed >= 5,
            "generation": lambda view, choices: view.generation > 1,
        },
        "careful",
    ),
    "winter": Wish(
        {
            "place": offered("place"),
            "colour": offered("play"),
            "freeze": offered("draw"),
            "cover": offered("cover"),
            "square": offered("square"),
            "thaw": lambda view, choices: bool(view.thaw),
            "split": offered("keep"),
        },
        "greed",
    ),
    "cold_spell": Wish(
        {
            "place": offered("place"),
            "second": lambda view, choices: view.acted is not None,
            "claim": offered("claim"),
            "take": offered("take"),
            "hijack": offered("hijack"),
            "spell": offered(CHOSEN + "letter"),
        },
        "greed",
    ),
}


def main(games: Sequence[str]) -> None:
    for key in games or WISHES:
        best = min(candidates(key), key=length, default=None)
        if best is None:
            sys.exit(f"No deal of {key} shows everything there is to tell.")
        path = Path(snowedin.games.__file__).parent / key / "lesson.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(best), indent=0) + b"\n")
        chapters = ", ".join(f"{chapter.first}-{chapter.stop}" for chapter in best.chapters)
        print(f"{key}: {length(best)} for its length, actions {chapters}")


def candidates(key: str) -> Iterator[Lesson]:
    wish = WISHES[key]
    for number in range(KEYS):
        chance = hashlib.sha256(f"lesson {key} {number}".encode()).digest()[:KEY_BYTES]
        match, seen = played(key, wish, chance)
        found = cut(wish, match.actions, seen)
        if found is not None:
            chapters, told = found
            actions = match.actions[: chapters[-1].stop]
            yield Lesson(GAMES[key].version, wish.seats, wish.options, chance.hex(), actions, chapters, told)


def played(key: str, wish: Wish, chance: bytes) -> tuple[Match, dict[int, set[str]]]:
    """A match of bots, and what could be told before each choice of the learner, by the number of its action."""
    match = Match(GAMES[key], wish.seats, wish.options, chance)
    bot = Bot(match.game, wish.bot)
    seen: dict[int, set[str]] = {}
    while not match.is_over:
        seat = match.to_act()[0]
        action = bot.choose(match, seat)
        if seat == LEARNER:
            codes = {match.describe(seat, one).code for one in match.legal(seat)}
            codes.add(CHOSEN + match.describe(seat, action).code)
            view = match.seen_by(seat)
            seen[len(match.actions)] = {code for code, is_there in wish.told.items() if is_there(view, codes)}
        match.act(seat, action)
    return match, seen


def cut(
    wish: Wish, actions: Sequence[tuple[int, int]], seen: Mapping[int, set[str]]
) -> tuple[list[Chapter], dict[int, list[str]]] | None:
    """Chapters in which everything is told, and what is told where; none if something never comes up."""
    left = list(wish.told)
    told: dict[int, list[str]] = {}
    for number in sorted(seen):
        new = [code for code in left if code in seen[number]][:AT_ONCE]
        if new:
            told[number] = new
            left = [code for code in left if code not in new]
    if left:
        return None
    return chapters_around(sorted(told), sorted(seen), len(actions)), told


def chapters_around(told: Sequence[int], choices: Sequence[int], end: int) -> list[Chapter]:
    """A chapter ends where nothing new is told for a while: before the choice after its last one."""
    places = [choices.index(number) for number in told]
    chapters: list[Chapter] = []
    first = places[0]
    for here, following in zip(places, [*places[1:], None], strict=True):
        if following is None or following - here > GAP + TAIL:
            after = here + 1 + TAIL
            stop = choices[after] if after < len(choices) else end
            chapters.append(Chapter(choices[first] if chapters else 0, stop))
            first = following if following is not None else here
    return chapters


def length(lesson: Lesson) -> int:
    """All choices, and a little for every chapter: whoever is carried forward has to find their feet."""
    return sum(chapter.stop - chapter.first for chapter in lesson.chapters) + 6 * len(lesson.chapters)


if __name__ == "__main__":
    main(sys.argv[1:])
