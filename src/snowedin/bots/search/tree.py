"""Information-set tree search for any game, as plain functions that an engine binds and compiles.

A node is what one seat knows when it is to choose, so worlds that it cannot tell apart
share their statistics and nobody profits from what only the dice know.  Where several
seats choose at once each of them picks by regret matching before any choice is carried
out; elsewhere the seat picks by upper confidence bounds.
"""

from functools import cache
from math import sqrt
from typing import Any

from ...core import protocol
from ...core.chance import Chance
from ...core.protocol import (
    NONE,
    apply,
    choose,
    count_legal,
    evaluate,
    fingerprint,
    is_legal,
    is_over,
    is_settled,
    is_to_act,
    next_legal,
    nth_legal,
    redeal,
    reward,
)
from ...core.records import Field, bits, number, real, record, rows, small
from .small_dice import chance_below, fraction, pick

NODES = 1 << 17
EDGES = 1 << 21
SLOTS = 2 * NODES
DEPTH = 240  # choices of one path, at most
SPARE = 16  # seats that may still choose when the path is full
SEARCH, FIND_ROOT, FOLLOW, COUNT_CHOICES, FIRST_CHOICE = range(5)  # questions
STATES = 3  # the position, the world being played, and a place where the game's bot may scribble
FEW = 24  # with so few actions it is faster to guess a legal one than to count them
GUESSES = 4
MISSING = -1
EVEN = 0.5  # the value of what nobody has tried


@cache
def layout(size: int) -> Any:
    """The record that a search writes on, for a game whose observations have `size` numbers."""

    @record
    class Tree:
        # How to search
        explore = real()  # weight of the bound at ordinary nodes
        tremble = real()  # share of choices at mixed nodes that are made blindly
        bot = bits()  # the game's own bot that knows the way
        wits = real()  # share of the choices in playouts that it makes
        trust = real()  # share of the attention that its choice gets at a new node
        habit = real()  # share of the others' choices that are taken to be its choices
        horizon = bits()  # choices in a playout before the position is judged instead
        insist = bits()  # the asker's first choice, when it is asked about one only
        asker = bits()
        # A node is what a seat knows when it is to choose
        nodes = bits()  # in use
        key = bits(NODES)  # its fingerprint
        seat = small(NODES)
        mixed = small(NODES)  # others choose at the same time
        first = number(NODES)  # its edges lie side by side from here on
        past = number(NODES)  # and end before this one
        likely = number(NODES)  # the edge of the game's own bot
        visits = number(NODES)
        total = real(NODES)  # sum of the seat's results
        slots = number(SLOTS)  # hash table: a node plus one
        # An edge is one choice at a node
        edges = bits()  # in use
        action = number(EDGES)
        tries = number(EDGES)
        gain = real(EDGES)  # sum of the seat's results
        regret = real(EDGES)  # at mixed nodes: what not having chosen it has cost
        average = real(EDGES)  # at mixed nodes: how often it was chosen, later choices weighing more
        # The choices of one game played in the mind
        path_node = bits(DEPTH + SPARE)
        path_edge = bits(DEPTH + SPARE)
        path_seat = bits(DEPTH + SPARE)
        result = real(SPARE)  # of each seat
        # Scratch
        row = Field("f4", (size,))  # an observation
        low = bits()  # of the small dice
        high = bits()
        dice = rows(Chance)

    return Tree


def answer(tree, states, seat, question, number, line):
    """All that Python asks of a search: what is one function is optimised once, with all rules that it needs."""
    if question == SEARCH:
        search(tree, states, seat, number)
        return NONE
    if question == FIND_ROOT:
        return find_root(tree, states, seat)
    if question == FOLLOW:
        return follow(tree, states, seat, number, line)
    if question == COUNT_CHOICES:
        return count_legal(states[0], seat)
    return next_legal(states[0], seat, 1)


def search(tree, states, seat, simulations):
    """Play so many games in the mind, each in a world that may be the true one for all that `seat` knows."""
    tree.asker = seat
    for _ in range(simulations):
        states[1] = states[0]
        redeal(states[1], seat, tree.dice)
        length = descend(tree, states)
        play_on(tree, states)
        learn(tree, states[1], length)


# Down the tree


def descend(tree, states):
    """Choose by what is known until something new is met; the length of the path."""
    s = states[1]
    length = 0
    new = False
    while not new and length < DEPTH and not is_over(s) and not is_settled(s):
        mixed = count_waiting(s) > 1
        known = tree.nodes
        first = length
        for seat in range(int(s.seats)):
            if is_to_act(s, seat):
                add_choice(tree, states, seat, mixed, length)
                new = new or tree.path_edge[length] == MISSING
                length += 1
        new = new or tree.nodes > known
        if first == 0 and tree.insist != NONE:
            insist_on_choice(tree, length)
        carry_out(tree, states, first, length)
    return length


def count_waiting(s):
    waiting = 0
    for seat in range(int(s.seats)):
        waiting += is_to_act(s, seat)
    return waiting


def add_choice(tree, states, seat, mixed, at):
    """Write the seat's choice onto the path; where there is but one, its negative stands for the edge."""
    tree.path_seat[at] = seat
    tree.path_node[at] = MISSING
    only = next_legal(states[1], seat, 1)
    if next_legal(states[1], seat, only + 1) == NONE:
        tree.path_edge[at] = MISSING - only
        return
    if seat != tree.asker and tree.habit > 0.0 and chance_below(tree, tree.habit):
        tree.path_edge[at] = MISSING - bot_choice(tree, states, seat)
        return
    node = node_of(tree, states, seat, mixed)
    tree.path_node[at] = node
    if node == MISSING:
        tree.path_edge[at] = MISSING
    elif mixed:
        tree.path_edge[at] = sampled_edge(tree, node)
    else:
        tree.path_edge[at] = best_edge(tree, node)


def insist_on_choice(tree, length):
    """Put the choice that is asked about in the place of the one that was made."""
    for at in range(length):
        node = tree.path_node[at]
        if tree.path_seat[at] == tree.asker and node != MISSING:
            for edge in range(tree.first[node], tree.past[node]):
                if tree.action[edge] == tree.insist:
                    tree.path_edge[at] = edge


def carry_out(tree, states, first, length):
    """All choices of one moment; what is no longer possible is left out."""
    s = states[1]
    for at in range(first, length):
        seat = tree.path_seat[at]
        action = action_on_path(tree, states, seat, tree.path_edge[at])
        if length == first + 1 or is_legal(s, seat, action):
            apply(s, seat, action)
        else:
            tree.path_node[at] = MISSING


def action_on_path(tree, states, seat, edge):
    if edge > MISSING:
        return int(tree.action[edge])
    if edge < MISSING:
        return MISSING - edge
    return playout_choice(tree, states, seat) if is_to_act(states[1], seat) else NONE


def best_edge(tree, node):
    """The upper confidence bound, with a prior as the share of the unknown (PUCT)."""
    first, past, likely = tree.first[node], tree.past[node], tree.likely[node]
    visits = tree.visits[node]
    mean = tree.total[node] / visits if visits > 0 else EVEN
    width = tree.explore * sqrt(visits + 1.0)
    share = width * (1.0 - tree.trust) / (past - first)
    best = first
    most = -1.0
    for edge in range(first, past):
        tries = tree.tries[edge]
        value = tree.gain[edge] / tries if tries > 0 else mean
        unknown = share + width * tree.trust if edge == likely else share
        bound = value + unknown / (1.0 + tries)
        if bound > most:
            best = edge
            most = bound
    return best


def sampled_edge(tree, node):
    """One choice by the strategy that regrets least, sometimes blindly."""
    first, past = tree.first[node], tree.past[node]
    regrets = sum_of_regrets(tree, node)
    if regrets <= 0.0 or chance_below(tree, tree.tremble):
        return first + pick(tree, past - first)
    left = fraction(tree) * regrets
    for edge in range(first, past):
        left -= tree.regret[edge]
        if left < 0.0:
            return edge
    return past - 1


def sum_of_regrets(tree, node):
    total = 0.0
    for edge in range(tree.first[node], tree.past[node]):
        total += tree.regret[edge]
    return total


# Nodes


def node_of(tree, states, seat, mixed):
    """The node of what the seat knows, a new one if need be, or MISSING where there is no room."""
    key = fingerprint(states[1], seat, tree.row) ^ mixed
    slot = slot_of(tree, key, seat)
    if tree.slots[slot] != 0:
        return tree.slots[slot] - 1
    return new_node(tree, states, seat, mixed, key, slot)


def slot_of(tree, key, seat):
    """Where the key stands in the hash table, or the free place where it would."""
    slot = (key ^ (key >> 29)) & (SLOTS - 1)
    while tree.slots[slot] != 0:
        node = tree.slots[slot] - 1
        if tree.key[node] == key and tree.seat[node] == seat:
            return slot
        slot = (slot + 1) & (SLOTS - 1)
    return slot


def new_node(tree, states, seat, mixed, key, slot):
    s = states[1]
    node = tree.nodes
    edge = tree.edges
    if node == NODES or edge + protocol.ACTIONS > EDGES:
        return MISSING
    likely = bot_choice(tree, states, seat) if tree.trust > 0.0 else NONE
    tree.first[node] = edge
    tree.likely[node] = MISSING
    action = next_legal(s, seat, 1)
    while action != NONE:
        tree.action[edge] = action
        tree.tries[edge] = 0
        tree.gain[edge] = 0.0
        if mixed:
            tree.regret[edge] = 0.0
            tree.average[edge] = 0.0
        if action == likely:
            tree.likely[node] = edge
            tree.regret[edge] = tree.trust if mixed else 0.0
        edge += 1
        action = next_legal(s, seat, action + 1)
    tree.past[node] = edge
    tree.key[node] = key
    tree.seat[node] = seat
    tree.mixed[node] = mixed
    tree.visits[node] = 0
    tree.total[node] = 0.0
    tree.slots[slot] = node + 1
    tree.nodes = node + 1
    tree.edges = edge
    return node


# Playouts


def play_on(tree, states):
    """To the end, or as far as the plan looks."""
    s = states[1]
    left = tree.horizon
    while left > 0 and not is_over(s) and not is_settled(s):
        for seat in range(int(s.seats)):
            if is_to_act(s, seat):
                apply(s, seat, playout_choice(tree, states, seat))
                left -= 1


def playout_choice(tree, states, seat):
    if tree.wits > 0.0 and chance_below(tree, tree.wits):
        return bot_choice(tree, states, seat)
    return blind_choice(tree, states[1], seat)


def bot_choice(tree, states, seat):
    """What the game's own bot would do; it may scribble on a copy."""
    states[2] = states[1]
    return choose(tree.bot, states[2], seat, tree.dice)


def blind_choice(tree, s, seat):
    """Any legal action, each equally likely."""
    if protocol.ACTIONS <= FEW:
        for _ in range(GUESSES):
            action = 1 + pick(tree, protocol.ACTIONS - 1)
            if is_legal(s, seat, action):
                return action
    return nth_legal(s, seat, pick(tree, count_legal(s, seat)))


# What was learnt


def learn(tree, s, length):
    """Give every choice of the path the result of the seat that made it."""
    note_results(tree, s)
    for at in range(length):
        node = tree.path_node[at]
        if node != MISSING:
            edge = tree.path_edge[at]
            result = tree.result[tree.path_seat[at]]
            if tree.mixed[node] and tree.insist == NONE:
                learn_regrets(tree, node, edge, result)
            tree.visits[node] += 1
            tree.total[node] += result
            tree.tries[edge] += 1
            tree.gain[edge] += result


def note_results(tree, s):
    over = is_over(s)
    for seat in range(int(s.seats)):
        tree.result[seat] = reward(s, seat) if over else evaluate(s, seat)


def learn_regrets(tree, node, chosen, result):
    """Regret matching plus on sampled results, the mean of each choice as its baseline."""
    first, past = tree.first[node], tree.past[node]
    visits = tree.visits[node]
    mean = tree.total[node] / visits if visits > 0 else EVEN
    regrets = sum_of_regrets(tree, node)
    even = 1.0 / (past - first)
    share = tree.regret[chosen] / regrets if regrets > 0.0 else even
    news = (result - value_of(tree, chosen, mean)) / ((1.0 - tree.tremble) * share + tree.tremble * even)
    expected = share * news
    for edge in range(first, past):
        share = tree.regret[edge] / regrets if regrets > 0.0 else even
        expected += share * value_of(tree, edge, mean)
        tree.average[edge] += share * (visits + 1)
    for edge in range(first, past):
        value = value_of(tree, edge, mean)
        if edge == chosen:
            value += news
        tree.regret[edge] = max(0.0, tree.regret[edge] + value - expected)


def value_of(tree, edge, mean):
    return tree.gain[edge] / tree.tries[edge] if tree.tries[edge] > 0 else mean


# What it thinks


def find_root(tree, states, seat):
    """The node of the position, or MISSING."""
    mixed = count_waiting(states[0]) > 1
    key = fingerprint(states[0], seat, tree.row) ^ mixed
    return tree.slots[slot_of(tree, key, seat)] - 1


def follow(tree, states, seat, least, line):
    """The choices that each seat likes best, from one possible world on; how many were written."""
    states[1] = states[0]
    s = states[1]
    redeal(s, seat, tree.dice)
    size = 0
    while not is_over(s) and not is_settled(s):
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
    key = fingerprint(s, seat, tree.row) ^ mixed
    node = tree.slots[slot_of(tree, key, seat)] - 1
    if node == MISSING or tree.visits[node] < least:
        return NONE
    best = tree.first[node]
    for edge in range(tree.first[node], tree.past[node]):
        if (tree.average[edge] > tree.average[best]) if mixed else (tree.tries[edge] > tree.tries[best]):
            best = edge
    return int(tree.action[best])
