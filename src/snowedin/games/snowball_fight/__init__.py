"""Snowball Fight: a duel of eighteen two-sided cards, both players throwing at once."""

from ...core.game import Choice, Count, Game

TURN_CAP = 200
LONGEST_CAP = 1000
DRAFT_ACTIONS = 8
TURN_ACTIONS = 12  # more than any turn has

GAME = Game(
    key="snowball_fight",
    name="Snowball Fight",
    pitch="Draft a handful of two-sided cards, throw one side of one of them at the same moment as your rival, "
    "and end up with the better pile.",
    seats=range(2, 3),
    minutes=15,
    credits="Designed by George Jaros (GJJ Games); the rulings where its sheet is silent and all words are our own.",
    package=__name__,
    options=(
        Choice("sneak_is_hit", ("no", "yes"), "Whether a Sneak Attack that is not dodged counts as a hit."),
        Choice("whitewash_is_hit", ("no", "yes"), "Whether a Whitewash counts as a hit."),
        Choice("rocks_slow_on_miss", ("no", "yes"), "Whether Throwing Rocks slows the thrower also when dodged."),
        Choice("ultra_reach", ("face-up", "whole Arsenal"), "Which Arsenal cards an Ultra Upgrade may choose from."),
        Choice("snatch_needs_attack", ("no", "yes"), "Whether Snatch and Run exchanges only after dodging an attack."),
        Count("turn_cap", TURN_CAP, 1, LONGEST_CAP, "After so many turns the points are counted."),
    ),
    longest=DRAFT_ACTIONS + LONGEST_CAP * TURN_ACTIONS,
)
