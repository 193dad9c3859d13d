"""A trained network's advice to a search, where the record of the search holds one: plain functions, compiled with it.

The record has the network's arrays, as `reflex.answer` describes them, room for its numbers, and a share of the
attention for every choice of a node.
"""

from ..reflex.answer import FIRST, KNOWN, ONE, SECOND, WARMTH, answer, faded, known_action, think


def advised_choice(tree, s, seat):
    """What the network would do; by lot where it mixes its choices."""
    return answer(s, seat, tree.dice, tree.net_plan, tree.net_weights, tree.net_fine, tree.row, tree.net_room)


def share_attention(tree, s, seat, first, past):
    """Write how much of the attention each choice of a new node deserves, all of them together one."""
    plan, room = tree.net_plan, tree.net_room
    think(s, seat, plan, tree.net_weights, tree.net_fine, tree.row, room)
    at = int(plan[FIRST]) + int(plan[SECOND])
    top = room[at + place_of_favourite(tree, at, first, past)]
    total = 0
    place = 0
    for edge in range(first, past):
        place = place_from(plan, place, tree.action[edge])
        share = 1
        if is_at(plan, place, tree.action[edge]):
            share += faded(top - room[at + place], warmth_of(plan))
        tree.prior[edge] = share
        total += share
    for edge in range(first, past):
        tree.prior[edge] /= total


def warmth_of(plan):
    """A network that always takes its favourite still likes some of the others better than the rest."""
    return int(plan[WARMTH]) if plan[WARMTH] > 0 else ONE


def place_of_favourite(tree, at, first, past):
    """Of the legal choices that the network knows, which one it likes best; the first place if it knows none."""
    best = -1
    place = 0
    for edge in range(first, past):
        place = place_from(tree.net_plan, place, tree.action[edge])
        is_better = best < 0 or tree.net_room[at + place] > tree.net_room[at + best]
        if is_at(tree.net_plan, place, tree.action[edge]) and is_better:
            best = place
    return max(best, 0)


def place_from(plan, place, action):
    """The first place from this one on whose action is not smaller: both are in order."""
    while place < plan[KNOWN] and known_action(plan, place) < action:
        place += 1
    return place


def is_at(plan, place, action):
    return place < plan[KNOWN] and known_action(plan, place) == action
