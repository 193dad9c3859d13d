"""All worlds that a player can hold possible, kept by hand: one by one, from nothing but views and what is told.

It is written from the rulebook and shares nothing with what the rules note about knowledge, which it is there to
check.  A world is where the rival's cards are; all other cards lie open to the player, or are buried.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from snowedin.core.words import Phrase

CARDS = frozenset(range(1, 19))
BASIC = frozenset(range(1, 7))  # 1
ADVANCED = frozenset(range(7, 15))

Cards = frozenset[int]
NONE: Cards = frozenset()


class World(NamedTuple):
    """The rival's cards, and which of the discard pile a Barrage may still play."""

    draw: Cards
    hand: Cards = NONE
    discard: Cards = NONE
    aside: Cards = NONE

    def piles(self) -> Cards:
        return self.draw | self.hand | self.discard

    def sizes(self) -> tuple[int, int, int]:
        return len(self.draw), len(self.hand), len(self.discard)

    def gaining(self, card: int) -> "World":
        return self._replace(discard=self.discard | {card})

    def losing(self, card: int) -> "World":
        return self._replace(discard=self.discard - {card}, aside=self.aside - {card})

    def throwing(self, card: int) -> "World":
        """4.3"""
        rest = self.hand - {card}
        return World(self.draw, NONE, self.discard | rest, rest)

    def shuffled(self) -> "World":
        """2.6, 6.2"""
        return World(self.draw | self.discard)

    def drawing(self, size: int, may_reshuffle: bool) -> Iterator["World"]:
        """4.1, 6.2"""
        draw, hand, discard = self.draw, NONE, self.discard
        if len(draw) < size and may_reshuffle:
            draw, hand, discard = discard, draw, NONE
        for drawn in some(draw, min(size - len(hand), len(draw))):
            yield World(draw - drawn, hand | drawn, discard)


@cache
def some(pile: Cards, size: int) -> list[Cards]:
    return [frozenset(cards) for cards in combinations(sorted(pile), size)]


def numbers(cards: Iterable[dict[str, Any]]) -> Cards:
    return frozenset(card["card"] for card in cards)


class Watcher:
    """One player at the table, who forgets nothing and draws every conclusion."""

    def __init__(self, viewer: int) -> None:
        self.viewer, self.rival = viewer, 1 - viewer
        self.worlds: set[World] = set()  # none before the draft is over: until then only choices are unknown
        self.offered = self.basics = NONE
        self.played = NONE  # the rival's cards in play
        self.slowed: set[int] = set()
        self.is_final = False
        self.awaits_second = False  # a Barrage of the rival has hit

    def watch(self, seen: dict[str, Any], told: list[Phrase]) -> None:
        """Something was done: what the player sees now, and was told of it."""
        for news in seen["news"]:
            self.hear(news, told)
        self.look(seen)

    def look(self, seen: dict[str, Any]) -> None:
        own = seen["players"][self.viewer]
        if seen["phase"] == "keeping-pair":  # 3.2
            self.offered, self.basics = numbers(own["hand"]["cards"]), numbers(own["draw"]["cards"])
        if not self.awaits_second:
            self.imagine(lambda world: world._replace(aside=NONE))
        elif seen["phase"] == "following" and self.rival in seen["asked"]:
            self.rule_out(lambda world: world.aside == NONE)  # 5.8
        if seen["buried"] is not None:  # 2.8
            buried = numbers(seen["buried"])
            self.rule_out(lambda world: bool(world.piles() & buried))

    def hear(self, news: dict[str, Any], told: list[Phrase]) -> None:
        what, is_rival = news["what"], news["who"] == self.rival
        card = news["card"]["card"] if news["card"] else 0
        match what:
            case "kept":
                self.begin()
            case "turned-up":  # 3.7
                self.rule_out(lambda world: card in world.piles())
            case "slowed":
                self.slowed.add(news["who"])
            case "hit" if not is_rival and news["side"] == "barrage":  # 2.9
                self.awaits_second = True
            case "stole" if not is_rival:  # 5.6
                self.see_leaving(card)
            case "final-round":
                self.end_turn()
                self.is_final = True
                self.imagine(World.shuffled)
            case "drew":
                self.end_turn()
                self.see_drawing(news["who"])
            case _ if is_rival:
                self.hear_of_rival(what, card, news, told)

    def hear_of_rival(self, what: str, card: int, news: dict[str, Any], told: list[Phrase]) -> None:
        match what:
            case "showed":  # 2.12
                hand = shown(told)
                self.rule_out(lambda world: world.hand != hand)
            case "threw":
                self.rule_out(lambda world: card not in world.hand)
                self.imagine(lambda world: world.throwing(card))
                self.played = frozenset({card})
            case "took" | "brought-back" | "stole":  # 5.11
                self.rule_out(lambda world: card in world.piles())
                self.imagine(lambda world: world.gaining(card))
            case "gave":
                self.see_leaving(card)
            case "abandoned" if card in self.played:  # 5.7
                self.played -= {card}
            case "abandoned":
                self.see_leaving(card)
            case "restocked":
                self.imagine(World.shuffled)
            case "followed":  # 5.8
                self.rule_out(lambda world: card not in world.aside)
                self.see_leaving(card)
                self.played |= {card}
                self.awaits_second = False
            case "declined" if news["phase"] == "following":
                self.rule_out(lambda world: world.aside == NONE)
                self.awaits_second = False

    def begin(self) -> None:
        """3.4, 3.5"""
        self.worlds = {World((BASIC - self.basics) | pair) for pair in some(ADVANCED - self.offered, 2)}

    def see_leaving(self, card: int) -> None:
        self.rule_out(lambda world: card not in world.discard)
        self.imagine(lambda world: world.losing(card))

    def end_turn(self) -> None:
        """A Barrage whose second card was not even asked for had lost it."""  # 5.8, 5.9
        if self.awaits_second:
            self.rule_out(lambda world: world.aside != NONE)
        self.awaits_second = False
        played, self.played = self.played, NONE
        self.imagine(lambda world: World(world.draw, world.hand, world.discard | played))

    def see_drawing(self, seat: int) -> None:
        size = 1 if seat in self.slowed else 2
        self.slowed.discard(seat)
        if seat == self.rival:
            self.worlds = {after for world in self.worlds for after in world.drawing(size, not self.is_final)}

    def rule_out(self, is_impossible: Callable[[World], bool]) -> None:
        self.worlds = {world for world in self.worlds if not is_impossible(world)}

    def imagine(self, change: Callable[[World], World]) -> None:
        self.worlds = set(map(change, self.worlds))


def shown(told: list[Phrase]) -> Cards:
    """The cards of a hand that was shown, one by one."""
    return frozenset(phrase.args["card"].args["card"] for phrase in told if phrase.code == "showing")
