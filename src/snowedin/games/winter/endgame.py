"""The late thaw, solved: alpha-beta with hashing, deeper turn by turn, over what the rules allow.

A claim is that one player wins by so much within so many turns.  It stands whatever came before, unless a
position has been there twice; a draw by repetition proves nothing.  Hence what is claimed is true, and what
cannot be decided within the effort is left open.
"""

import numpy as np

from ...core.bits import count, lowest
from ...core.records import bits, number, record, small
from . import cards, lake, rules, state
from .ending import item, mixed
from .freezing import colour_of

UNSOLVED = -1.0
PROVEN, REFUTED, OPEN, UNKNOWN = range(4)  # OPEN: not within the turns looked at
DEEPEST = 60  # turns
ENOUGH = 127  # turns of what is refuted for good
STATES = 6_000
CHILDREN = 6_000
ACTIONS = 16  # of one turn, at most
SLOTS = 1 << 19
WIN = 1  # a win by no counter; every counter left adds one


@record
class Room:
    """What the solver remembers."""

    player = bits()  # the seat whose win is in question
    goal = bits()  # by how much
    margin = bits()  # counters that the last win found leaves at least
    salt = bits()  # of what has been there twice
    left = bits()  # positions that may still be looked at
    top = bits()  # states in use
    begins = bits(DEEPEST)  # for each turn of the line: its first child,
    bottom = bits(DEEPEST)  # its first state,
    wants = bits(DEEPEST)  # whether the player in question is on turn,
    verdict = bits(DEEPEST)  # what its children have come to so far,
    trying = bits(DEEPEST)  # and the child that is being looked at
    partial = bits(ACTIONS)  # for each action of a turn: the state before it
    cursor = bits(ACTIONS)  # and where to look for the next one
    children = bits()  # in use
    child = number(CHILDREN)  # the state of each
    code = bits(CHILDREN)  # its place in the table
    order = number(CHILDREN)  # how good it looks for the player in question
    first = number(CHILDREN)  # the action that led there
    proof = bits()  # the first action of the line that settled the last question
    key = bits(SLOTS)
    proven = small(SLOTS)  # within so many turns, 0 if not
    refuted = small(SLOTS)  # not within so many


def solve(states, seat, effort, room, shares, values):
    """Is the thaw won, drawn or lost for the seat?  A move that keeps it, or the most stubborn one."""
    s = states[0]
    if not may_be_solved(s):
        return UNSOLVED
    room.salt = hash_of_doubles(s)
    room.left = effort
    stubborn = rules.next_legal(s, seat, 1)
    for turns in range(1, DEEPEST + 1):
        mine = ask(states, room, seat, WIN, turns)
        if mine == PROVEN:
            return settle(highest_win(states, room, seat, turns, effort - room.left), 1.0, shares, values)
        theirs = ask(states, room, 1 - seat, WIN, turns)
        if theirs == PROVEN:
            return settle(stubborn, 0.0, shares, values)
        if room.left <= 0:
            return UNSOLVED
        stubborn = room.proof
        if mine == REFUTED and theirs == REFUTED:
            return settle(stubborn, 0.5, shares, values)
    return UNSOLVED


def may_be_solved(s):
    """Nothing is drawn any more."""
    return s.thaw


def highest_win(states, room, seat, turns, spent):
    """The move that wins by the most counters within the same turns, with no more effort than the win itself took."""
    action = room.proof
    room.margin = 0
    room.left = min(room.left, spent)
    while ask(states, room, seat, WIN + 1 + room.margin, turns) == PROVEN:
        action = room.proof
        room.margin += 1
    return action


def settle(action, value, shares, values):
    shares[action] = 1.0
    values[action] = value
    return value


def ask(states, room, player, goal, turns):
    """Does the player win by so much within so many turns?"""
    room.player = player
    room.goal = goal
    room.top = 1
    room.children = 0
    level = 0
    found = enter(states, room, level, 0, turns)
    while room.left > 0 and (level > 0 or found == UNKNOWN):
        if found == UNKNOWN:
            found = try_children(states, room, level, turns)
        if found == UNKNOWN:
            level += 1
            found = enter(states, room, level, room.child[room.trying[level - 1]], turns)
        elif level > 0:
            room.children, room.top = room.begins[level], room.bottom[level]
            level -= 1
            write_down(room, room.code[room.trying[level]], found, turns - 1 - level)
            found = take_in(room, level, found)
    return found if room.left > 0 else OPEN


def enter(states, room, level, at, turns):
    """Begin with the turn in states[at]; ends, and what was found before, often decide at sight."""
    room.begins[level], room.bottom[level] = room.children, room.top
    room.wants[level] = states[at].turn == room.player
    room.verdict[level] = REFUTED if room.wants[level] else PROVEN
    expand(states, room, at)
    if room.left <= 0:
        return OPEN
    found = judge_at_sight(states, room, level, turns - 1 - level)
    return OPEN if found == UNKNOWN and turns - 1 == level else found


def judge_at_sight(states, room, level, turns):
    verdict = room.verdict[level]
    for k in range(room.begins[level], room.children):
        found = look_up(states, room, k, turns)
        if is_decisive(found, room.wants[level]):
            room.proof = room.first[k]
            return found
        if found in (PROVEN, REFUTED):
            room.child[k] = 0
        verdict = max(verdict, found)
    return verdict


def try_children(states, room, level, turns):
    """The verdict on a turn, or UNKNOWN and the most promising child to look at."""
    found = UNKNOWN
    while found == UNKNOWN:
        k = most_promising(room, room.begins[level], room.wants[level])
        if k < 0:
            return room.verdict[level]
        room.trying[level] = k
        found = look_up(states, room, k, turns - 1 - level)
        if found == UNKNOWN:
            return UNKNOWN
        found = take_in(room, level, found)
    return found


def take_in(room, level, found):
    """A child is judged: is its turn, too?"""
    k = room.trying[level]
    room.child[k] = 0
    if is_decisive(found, room.wants[level]):
        room.proof = room.first[k]
        return found
    room.verdict[level] = max(room.verdict[level], found)
    return UNKNOWN


def is_decisive(found, wants):
    """Whoever wants the claim needs one proof, whoever does not needs one line that leaves it unproven."""
    return found == PROVEN if wants else found in (REFUTED, OPEN)


def most_promising(room, first, wants):
    best = -1
    for k in range(first, room.children):
        if room.child[k] != 0:
            better = best < 0 or (room.order[k] > room.order[best] if wants else room.order[k] < room.order[best])
            best = k if better else best
    return best


# Where a turn may lead


def expand(states, room, at):
    """List all positions at the end of the turn, which may take several actions."""
    seat = int(states[at].turn)
    turns = states[at].thaw_turns
    depth = 0
    room.partial[0], room.cursor[0] = at, 1
    while depth >= 0 and room.left > 0:
        action = rules.next_legal(states[room.partial[depth]], seat, room.cursor[depth])
        if action == rules.NONE:
            depth -= 1
            continue
        here = room.top
        states[here] = states[room.partial[depth]]
        rules.apply(states[here], seat, action)
        room.cursor[depth] = action + 1
        room.top = here + 1
        room.left = room.left - 1 if room.top < STATES and room.children + 1 < CHILDREN else 0
        if states[here].thaw_turns != turns:
            add_child(states[here], room, here, room.cursor[0] - 1)
        else:
            depth += 1
            room.partial[depth], room.cursor[depth] = here, 1


def add_child(s, room, here, action):
    k = room.children
    room.children = k + 1
    room.child[k] = here
    room.first[k] = action
    if not rules.is_over(s):
        room.code[k] = code_of(s, room)
        room.order[k] = promise(s, int(room.player))


def promise(s, player):
    """More counters than the other, and little freedom for whoever is on turn."""
    colour = colour_of(s, player)
    freedom = count(s.pick) + state.COUNTERS - s.supply[colour_of(s, int(s.turn))] + 2 * s.may_move
    lead = s.supply[1 - colour] - s.supply[colour]
    return 4 * lead + (freedom if s.turn == player else -freedom)


# What is known


def look_up(states, room, k, turns):
    """The verdict on a position, if it is over or was found before."""
    s = states[room.child[k]]
    if rules.is_over(s):
        return verdict_at_end(s, room)
    slot = room.code[k] & (SLOTS - 1)
    if room.key[slot] != room.code[k]:
        return UNKNOWN
    if 0 < room.proven[slot] <= turns:
        return PROVEN
    if room.refuted[slot] == ENOUGH:
        return REFUTED
    return OPEN if room.refuted[slot] >= turns else UNKNOWN


def verdict_at_end(s, room):
    """What was repeated only in the mind need not be repeated."""
    if s.ending == state.REPEATED:
        return OPEN
    return PROVEN if s.winner == room.player and WIN + rules.score(s) >= room.goal else REFUTED


def write_down(room, code, verdict, turns):
    slot = code & (SLOTS - 1)
    if room.key[slot] != code:
        room.key[slot] = code
        room.proven[slot] = 0
        room.refuted[slot] = 0
    if verdict == PROVEN:
        room.proven[slot] = turns
    elif verdict == REFUTED:
        room.refuted[slot] = ENOUGH
    else:
        room.refuted[slot] = max(int(room.refuted[slot]), turns)


def hash_of_doubles(s):
    """Positions that have been there twice, which make other draws possible."""
    found = np.int64(0)
    for i in range(s.key_count):
        for j in range(i):
            if s.keys[i] == s.keys[j]:
                found ^= s.keys[i]
    return found


def code_of(s, room):
    """One number for positions that are alike: turned by 180 degrees, or with the colours and the players exchanged."""
    mover = colour_of(s, int(s.turn))
    there, back = np.int64(0), np.int64(0)
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        look = cards.sections_of(lake.look_of(s, card, int(s.way[card])), mover)
        row, col = lake.row_in_window(s, card), lake.col_in_window(s, card)
        there ^= mixed(item(row, col, look))
        back ^= mixed(item(turned_row(s, row), turned_col(s, col), cards.turned(look)))
    window = lake.window_of(s)
    for colour in range(cards.COLOURS):
        look = cards.ALL_DARK if colour == mover else cards.ALL_LIGHT
        for i in range(state.MARGIN, s.tall + state.MARGIN):
            marks = lake.counters_in_row(s, window, colour, i)
            while marks != 0:
                col = lowest(marks)
                marks &= marks - 1
                there ^= mixed(item(i, col, look))
                back ^= mixed(item(turned_row(s, i), turned_col(s, col), look))
    return min(there, back) ^ question(s, room)


def question(s, room):
    """Who is to win by how much; near the limit (5.3) it matters how near."""
    asked = 2 * room.goal + (s.turn == room.player)
    if s.thaw_turns + DEEPEST >= s.thaw_cap:
        asked += (1 + s.thaw_turns) * 64
    return room.salt ^ mixed(1 << 20 | asked)


def turned_row(s, row):
    return s.tall + 2 * state.MARGIN - 2 - row


def turned_col(s, col):
    return s.wide + 2 * state.MARGIN - 2 - col
