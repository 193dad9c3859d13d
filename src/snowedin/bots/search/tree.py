# mypy: ignore-errors
"""Information-set tree search for any game, as plain functions that an engine binds and compiles.

A node is what one seat knows when it is to choose, so worlds that it cannot tell apart
share their statistics and nobody profits from what only the dice know.  Where several
seats choose at once each of them picks by regret matching before any choice is carried
out; elsewhere the seat picks by upper confidence bounds.
"""

from math import sqrt
from typing import Any, NamedTuple

from ...core.chance import MASK, draw, turn
from ...core.choices import count_legal, nth_legal
from ...core.protocol import ACTIONS, NONE, apply, choose, is_legal, is_over, is_to_act, next_legal, redeal, reward
from ...core.records import Field, bits, flag, number, record, small
from .knowledge import evaluate, fingerprint


def real(*shape: int) -> Any:
    return Field("f8", shape)


@record
class Node:
    """What a seat knows when it is to choose, and what came of it so far."""

    key = bits()       # its fingerprint
    first = number()   # its edges lie side by side from here on
    edges = number()
    visits = number()
    seat = small()
    mixed = flag()     # others choose at the same time
    total = real()     # sum of the seat's results


@record
class Edge:
    """One choice at a node."""

    action = number()
    visits = number()
    total = real()
    prior = real()     # share of the attention it gets before anything is known
    regret = real()    # at mixed nodes: what not having chosen it has cost
    average = real()   # at mixed nodes: how often it was chosen, later choices weighing more


@record
class Plan:
    """How to search."""

    explore = real()   # weight of the bound at ordinary nodes
    tremble = real()   # share of choices at mixed nodes that are made blindly
    bot = number()     # the game's own bot that knows the way in playouts
    wits = real()      # share of playout choices that it makes
    trust = real()     # share of the attention its choice gets at a new node
    horizon = number() # choices in a playout before the position is judged instead


class Tree(NamedTuple):
    """All that a search writes on."""

    states: Any        # the position, the world being played, and a place where the game's bot may scribble
    nodes: Any
    edges: Any
    slots: Any         # hash table: a node's number plus one
    book: Any          # counts, and the state of the small dice
    path: Any          # rows of node, edge and seat
    row: Any           # an observation
    words: Any         # its bits
    dice: Any
    plan: Any


NODES, EDGES, LOW, HIGH, BOOK = range(5)  # places in the book
NODE, EDGE, SEAT = range(3)               # columns of the path
STATES = 3
DEPTH = 240                               # choices of one path, at most
FEW = 24                                  # with so few actions it is faster to guess a legal one than to count them
GUESSES = 4
MISSING = -1
EVEN = 0.5                                # the value of what nobody has tried


def seed_small_dice(tree):
    """The choices inside a search need speed, not secrecy."""
    tree.book[LOW] = draw(tree.dice[0])
    tree.book[HIGH] = draw(tree.dice[0]) | 1


def search(tree, seat, simulations):
    """Play so many games in the mind, each in a world that may be the true one for all that `seat` knows."""
    for _ in range(simulations):
        tree.states[1] = tree.states[0]
        s = tree.states[1]
        redeal(s, seat, tree.dice[0])
        length = descend(tree, s)
        play_on(tree, s)
        learn(tree, s, length)


# Down the tree


def descend(tree, s):
    """Choose by what is known until something new is met; the length of the path."""
    length = 0
    new = False
    while not new and length < DEPTH and not is_over(s):
        waiting = count_waiting(s)
        first = length
        for seat in range(int(s.seats)):
            if is_to_act(s, seat):
                known = tree.book[NODES]
                add_choice(tree, s, seat, waiting > 1, length)
                new = new or tree.book[NODES] > known or tree.path[length, EDGE] == MISSING
                length += 1
        carry_out(tree, s, first, length)
    return length


def count_waiting(s):
    waiting = 0
    for seat in range(int(s.seats)):
        waiting += is_to_act(s, seat)
    return waiting


def add_choice(tree, s, seat, mixed, at):
    """Write the seat's choice onto the path; an action without an edge stands there as its negative."""
    tree.path[at, SEAT] = seat
    only = next_legal(s, seat, 1)
    if next_legal(s, seat, only + 1) == NONE:
        tree.path[at, NODE] = MISSING
        tree.path[at, EDGE] = -1 - only
        return
    node = node_of(tree, s, seat, mixed)
    tree.path[at, NODE] = node
    if node == MISSING:
        tree.path[at, EDGE] = MISSING
    elif mixed:
        tree.path[at, EDGE] = sampled_edge(tree, node)
    else:
        tree.path[at, EDGE] = best_edge(tree, node)


def carry_out(tree, s, first, length):
    """All choices of one moment; what is no longer possible is left out."""
    for at in range(first, length):
        seat = tree.path[at, SEAT]
        edge = tree.path[at, EDGE]
        if edge == MISSING:
            action = playout_choice(tree, s, seat) if is_to_act(s, seat) else NONE
        elif edge < MISSING:
            action = -1 - edge
        else:
            action = int(tree.edges[edge].action)
        if length == first + 1 or (action != NONE and is_legal(s, seat, action)):
            apply(s, seat, action)
        else:
            tree.path[at, NODE] = MISSING


def best_edge(tree, node):
    """The upper confidence bound, with the prior as the share of the unknown (PUCT)."""
    n = tree.nodes[node]
    width = tree.plan[0].explore * sqrt(n.visits + 1.0)
    mean = n.total / n.visits if n.visits > 0 else EVEN
    best = n.first
    most = -1.0
    for edge in range(n.first, n.first + n.edges):
        e = tree.edges[edge]
        value = e.total / e.visits if e.visits > 0 else mean
        bound = value + width * e.prior / (1.0 + e.visits)
        if bound > most:
            best = edge
            most = bound
    return best


def sampled_edge(tree, node):
    """One choice by the strategy that regrets least, sometimes blindly."""
    n = tree.nodes[node]
    if chance_below(tree, tree.plan[0].tremble):
        return n.first + pick(tree, n.edges)
    regrets = sum_of_regrets(tree, node)
    if regrets <= 0.0:
        return n.first + pick(tree, n.edges)
    left = spin(tree) / (MASK + 1.0) * regrets
    for edge in range(n.first, n.first + n.edges):
        left -= tree.edges[edge].regret
        if left < 0.0:
            return edge
    return n.first + n.edges - 1


def sum_of_regrets(tree, node):
    n = tree.nodes[node]
    total = 0.0
    for edge in range(n.first, n.first + n.edges):
        total += tree.edges[edge].regret
    return total


# Nodes


def node_of(tree, s, seat, mixed):
    """The node of what the seat knows, a new one if need be, or MISSING where there is no room."""
    key = fingerprint(s, seat, tree.row, tree.words) ^ mixed
    slot = slot_of(tree, key, seat)
    if tree.slots[slot] != 0:
        return int(tree.slots[slot]) - 1
    return new_node(tree, s, seat, mixed, key, slot)


def slot_of(tree, key, seat):
    """Where the key stands in the hash table, or the free place where it would."""
    last = len(tree.slots) - 1
    slot = (key ^ (key >> 29)) & last
    while tree.slots[slot] != 0:
        n = tree.nodes[tree.slots[slot] - 1]
        if n.key == key and n.seat == seat:
            return slot
        slot = (slot + 1) & last
    return slot


def new_node(tree, s, seat, mixed, key, slot):
    node = tree.book[NODES]
    first = tree.book[EDGES]
    if node == len(tree.nodes):
        return MISSING
    count = 0
    action = next_legal(s, seat, 1)
    while action != NONE:
        if first + count == len(tree.edges):
            return MISSING
        clear_edge(tree.edges[first + count], action)
        count += 1
        action = next_legal(s, seat, action + 1)
    n = tree.nodes[node]
    n.key = key
    n.first = first
    n.edges = count
    n.visits = 0
    n.seat = seat
    n.mixed = mixed
    n.total = 0.0
    share_attention(tree, s, node)
    tree.slots[slot] = node + 1
    tree.book[NODES] += 1
    tree.book[EDGES] += count
    return node


def clear_edge(e, action):
    e.action = action
    e.visits = 0
    e.total = 0.0
    e.prior = 0.0
    e.regret = 0.0
    e.average = 0.0


def share_attention(tree, s, node):
    """All choices alike, but for what the game's own bot would do."""
    n = tree.nodes[node]
    trust = tree.plan[0].trust
    likely = NONE
    if trust > 0.0:
        likely = bot_choice(tree, s, int(n.seat))
    for edge in range(n.first, n.first + n.edges):
        e = tree.edges[edge]
        e.prior = (1.0 - trust) / n.edges
        if e.action == likely:
            e.prior += trust
            e.regret = trust


# Playouts


def play_on(tree, s):
    """To the end, or as far as the plan looks."""
    left = tree.plan[0].horizon
    while left > 0 and not is_over(s):
        for seat in range(int(s.seats)):
            if is_to_act(s, seat):
                apply(s, seat, playout_choice(tree, s, seat))
                left -= 1


def playout_choice(tree, s, seat):
    if tree.plan[0].wits > 0.0 and chance_below(tree, tree.plan[0].wits):
        return bot_choice(tree, s, seat)
    return blind_choice(tree, s, seat)


def bot_choice(tree, s, seat):
    """What the game's own bot would do; it may scribble on a copy."""
    tree.states[2] = s
    return choose(int(tree.plan[0].bot), tree.states[2], seat, tree.dice[0])


def blind_choice(tree, s, seat):
    """Any legal action, each equally likely."""
    if ACTIONS <= FEW:
        for _ in range(GUESSES):
            action = 1 + pick(tree, ACTIONS - 1)
            if is_legal(s, seat, action):
                return action
    return nth_legal(s, seat, pick(tree, count_legal(s, seat)))


# What was learnt


def learn(tree, s, length):
    """Give every choice of the path the result of the seat that made it."""
    over = is_over(s)
    for at in range(length):
        node = tree.path[at, NODE]
        if node != MISSING:
            seat = tree.path[at, SEAT]
            result = reward(s, seat) if over else evaluate(s, seat)
            edge = tree.path[at, EDGE]
            if tree.nodes[node].mixed:
                learn_regrets(tree, node, edge, result)
            tree.nodes[node].visits += 1
            tree.nodes[node].total += result
            tree.edges[edge].visits += 1
            tree.edges[edge].total += result


def learn_regrets(tree, node, chosen, result):
    """Regret matching plus on sampled results, the mean of each choice as its baseline."""
    n = tree.nodes[node]
    tremble = tree.plan[0].tremble
    regrets = sum_of_regrets(tree, node)
    mean = n.total / n.visits if n.visits > 0 else EVEN
    expected = 0.0
    news = 0.0
    for edge in range(n.first, n.first + n.edges):
        e = tree.edges[edge]
        share = e.regret / regrets if regrets > 0.0 else 1.0 / n.edges
        value = e.total / e.visits if e.visits > 0 else mean
        if edge == chosen:
            news = (result - value) / ((1.0 - tremble) * share + tremble / n.edges)
            value += news
        expected += share * value
        e.average += share * (n.visits + 1)
    for edge in range(n.first, n.first + n.edges):
        e = tree.edges[edge]
        value = e.total / e.visits if e.visits > 0 else mean
        if edge == chosen:
            value += news
        e.regret = max(0.0, e.regret + value - expected)


# What it thinks


def find_root(tree, seat):
    """The node of the position, or MISSING."""
    s = tree.states[0]
    mixed = count_waiting(s) > 1
    key = fingerprint(s, seat, tree.row, tree.words) ^ mixed
    return int(tree.slots[slot_of(tree, key, seat)]) - 1


def follow(tree, seat, least, line):
    """The choices that each seat likes best, from one possible world on; how many were written."""
    tree.states[1] = tree.states[0]
    s = tree.states[1]
    redeal(s, seat, tree.dice[0])
    size = 0
    while not is_over(s):
        mixed = count_waiting(s) > 1
        first = size
        for other in range(int(s.seats)):
            if is_to_act(s, other):
                action = favourite(tree, s, other, mixed, least)
                if action == NONE or size == len(line):
                    return first
                line[size, 0] = other
                line[size, 1] = action
                size += 1
        for at in range(first, size):
            if is_legal(s, line[at, 0], line[at, 1]):
                apply(s, line[at, 0], line[at, 1])
    return size


def favourite(tree, s, seat, mixed, least):
    only = next_legal(s, seat, 1)
    if next_legal(s, seat, only + 1) == NONE:
        return only
    key = fingerprint(s, seat, tree.row, tree.words) ^ mixed
    node = int(tree.slots[slot_of(tree, key, seat)]) - 1
    if node == MISSING or tree.nodes[node].visits < least:
        return NONE
    n = tree.nodes[node]
    best = n.first
    for edge in range(n.first, n.first + n.edges):
        e, b = tree.edges[edge], tree.edges[best]
        if (e.average > b.average) if mixed else (e.visits > b.visits):
            best = edge
    return int(tree.edges[best].action)


# Small dice: xoroshiro64**


def spin(tree):
    """The next 32 bits."""
    low = int(tree.book[LOW])
    high = int(tree.book[HIGH])
    result = (turn((low * 0x9E3779BB) & MASK, 5) * 5) & MASK
    high ^= low
    tree.book[LOW] = turn(low, 26) ^ high ^ ((high << 9) & MASK)
    tree.book[HIGH] = turn(high, 13)
    return result


def pick(tree, n):
    """A number from 0 to n - 1."""
    return (spin(tree) * int(n)) >> 32


def chance_below(tree, share):
    return spin(tree) < share * (MASK + 1.0)
