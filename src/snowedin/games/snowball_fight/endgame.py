"""The end of the final round, solved: every deal that may be, every throw, every draw, for both seats.

The tree is grown by the rules, with rigged dice so that every outcome comes up once.  It begins with all deals of
what the two hide from each other, each as likely as in a redeal, so the answer hangs on what the seat knows alone.
"""

import numpy as np

from ...core.bits import bit, count, lowest
from ...core.chance import MASK, rig
from . import equilibrium, knowledge, rules, state
from .equilibrium import CHANCE, CHOICE, DEALS, END, FULL, STACK, Room

__all__ = ["STATES", "Room", "solve"]

UNSOLVED = -1.0
STATES = STACK + 2
PROBE = 1  # states[0] is the position being looked at, this one a trial
ROUNDS = 20  # between two looks at how good it is
MOST_ROUNDS = 200
GOOD = 0.0005  # exploitable by no more than this, it is good enough to play
WIDTH = 16  # pairs of throws in a turn


def solve(states, seat, effort, room, shares, values):
    """The equilibrium of the rest of the game, if its tree has no more nodes than the effort."""
    if not may_be_solved(states[0]):
        return UNSOLVED
    forget_choices(states[0])
    mine = key_at_first(states, seat)
    if not grow(states, room, min(effort, equilibrium.NODES)):
        return UNSOLVED
    home = equilibrium.find_set(room, mine)
    if home < 0:
        return UNSOLVED
    settle(room)
    return answer(room, seat, home, shares, values)


def key_at_first(states, seat):
    """What the seat knows at its choice; in the tree seat 0 chooses first, which seat 1 sees, but not what."""
    key = stir(0, what_is_known(states[0], seat))
    if seat == 1 and states[0].asked[0]:
        states[PROBE] = states[0]
        rules.apply(states[PROBE], 0, rules.next_legal(states[0], 0, 1))
        key = stir(key, what_is_known(states[PROBE], 1))
    return key


def may_be_solved(s):
    """In the final round, where each knows what the other owns, and no more than that of what was not seen."""
    loose = s.doubt[0] != 0 or s.doubt[1] != 0
    return s.final and not loose and s.straggler[0] == state.NOWHERE and s.straggler[1] == state.NOWHERE


def forget_choices(s):
    """Think about what the other will choose in secret, not about what the redeal put in its place."""
    for seat in range(state.SEATS):
        if s.chosen[seat] != 0:
            s.chosen[seat] = 0
            s.asked[seat] = True


def settle(room):
    """Until it is good enough, or as good as it gets."""
    rounds = 0
    while rounds < MOST_ROUNDS:
        equilibrium.improve(room, rounds, ROUNDS)
        rounds += ROUNDS
        if equilibrium.exploitability(room) < GOOD:
            return


def answer(room, seat, home, shares, values):
    """What to choose in a set, and what that is worth against the other's strategy."""
    equilibrium.spread(room, seat, room.usual)
    equilibrium.weigh(room, seat, room.usual)
    first = room.edge[home]
    reach, total = 0.0, 0.0
    for node in range(room.nodes):
        if room.kind[node] == CHOICE + seat and room.home[node] == home:
            reach += room.reach[node]
            for i in range(room.children[node]):
                room.news[first + i] += room.reach[node] * room.value[room.child[node] + i]
    for at in range(first, first + room.choices[home]):
        shares[room.action[at]] = room.usual[at]
        values[room.action[at]] = room.news[at] / reach
        total += room.usual[at] * room.news[at] / reach
        room.news[at] = 0.0
    return total


# Growing the tree


def grow(states, room, limit):
    """All that may follow from states[0]; whether it fits within the limit."""
    equilibrium.clear(room)
    if not list_deals(states[0], room) or least_size(states[0], room) > limit or not deal_out(states, room):
        return False
    while room.stack > 0:
        room.stack -= 1
        at = room.stack
        states[0] = states[2 + at]
        if not grow_node(states, room, room.node_of[at], room.knows[0, at], room.knows[1, at]) or room.nodes > limit:
            return False
    return True


def least_size(s, room):
    """The nodes of a tree in which nobody is slowed and nothing but throws is chosen."""
    total = 1.0 * WIDTH * room.deals[0] * room.deals[1]
    draw0, draw1 = count(s.draw[0]), count(s.draw[1])
    while draw0 >= 2 and draw1 >= 2:
        total *= WIDTH * ways_to_draw(draw0, 2) * ways_to_draw(draw1, 2)
        draw0 -= 2
        draw1 -= 2
    return total


def grow_node(states, room, node, first_knows, second_knows):
    """One position: an end, or a choice and what each action leads to."""
    s = states[0]
    if rules.is_over(s):
        room.kind[node] = END
        room.prize[node] = rules.reward(s, 0)
        return True
    seat = 0 if s.asked[0] else 1
    home = set_of(s, room, seat, first_knows if seat == 0 else second_knows)
    if home == FULL:
        return False
    size = int(room.choices[home])
    room.kind[node] = CHOICE + seat
    room.home[node] = home
    room.children[node] = size
    room.child[node] = equilibrium.add_nodes(room, size, room.level[node] + 1)
    if room.child[node] == FULL:
        return False
    for i in range(size):
        action = room.action[room.edge[home] + i]
        if not follow(states, room, room.child[node] + i, seat, action, first_knows, second_knows):
            return False
    return True


def set_of(s, room, seat, key):
    found = equilibrium.find_set(room, key)
    if found >= 0:
        return found
    home = equilibrium.add_set(room, key, seat, -1 - found)
    if home != FULL:
        action = rules.next_legal(s, seat, 1)
        while action != rules.NONE:
            if not equilibrium.add_edge(room, home, action):
                return FULL
            action = rules.next_legal(s, seat, action + 1)
    return home


def follow(states, room, node, seat, action, first_knows, second_knows):
    """What an action leads to: the other's choice, or all that chance may make of it."""
    total = go_through_outcomes(states, room, FULL, seat, action, first_knows, second_knows)
    if total > 1:
        room.kind[node] = CHANCE
        room.children[node] = total
        room.child[node] = equilibrium.add_nodes(room, total, room.level[node] + 1)
        if room.child[node] == FULL:
            return False
        node = room.child[node]
    return go_through_outcomes(states, room, node, seat, action, first_knows, second_knows) > 0


def go_through_outcomes(states, room, node, seat, action, first_knows, second_knows):
    """Every outcome of an action once; they are counted, and put on the stack if there is a node for the first."""
    s = states[0]
    total = 0
    loot0, loot1 = size_of_loot(s, 0, seat, action), size_of_loot(s, 1, seat, action)
    loots = max(loot0, 1) * max(loot1, 1)
    for loot in range(loots):
        states[PROBE] = s
        rig_loot(states[PROBE], loot0, loot1, loot)
        rules.apply(states[PROBE], seat, action)
        ways = ways_of_turn(s, states[PROBE])
        for way in range(ways if node != FULL else 0):
            if room.stack == STACK:
                return FULL
            here = 2 + room.stack
            states[here] = s
            rig_turn(states[here], states[PROBE], rig_loot(states[here], loot0, loot1, loot), way)
            rules.apply(states[here], seat, action)
            room.weight[node + total + way] = 1.0 / (loots * ways)
            push(states[here], room, node + total + way, first_knows, second_knows)
        total += ways
    return total


def push(s, room, node, first_knows, second_knows):
    at = room.stack
    room.node_of[at] = node
    room.knows[0, at] = stir(first_knows, what_is_known(s, 0))
    room.knows[1, at] = stir(second_knows, what_is_known(s, 1))
    room.stack = at + 1


# Chance


def size_of_loot(s, thief, seat, action):
    """From how many cards the thief's one is drawn, 0 where nothing is stolen by this action."""  # 5.6
    if s.phase != state.STEALING or s.asked[1 - seat]:
        return 0
    accepts = action == state.ACCEPT if thief == seat else s.chosen[thief] == bit(state.ACCEPT)
    return count(s.discard[1 - thief]) if accepts else 0


def rig_loot(s, loot0, loot1, way):
    """Thefts come first; how many rolls were rigged."""
    s.chance.used = 0
    rolls = 0
    if loot0 > 0:
        rig(s.chance, rolls, loot0, way % loot0)
        way //= loot0
        rolls += 1
    if loot1 > 0:
        rig(s.chance, rolls, loot1, way)
        rolls += 1
    return rolls


def ways_of_turn(before, after):
    """In how many ways the next turn can begin, if one has begun: cards turned up, then hands drawn."""  # 5.10, 4.1
    if after.turns == before.turns or rules.is_over(after):
        return 1
    buried = count(before.buried)
    ways = 1
    for _ in range(turned_up(before, after)):
        ways *= buried
        buried -= 1
    for seat in range(state.SEATS):
        ways *= ways_to_draw(count(after.draw[seat]) + drawn(after, seat), drawn(after, seat))
    return ways


def rig_turn(before, after, rolls, way):
    """Let the turn begin in the way-th manner, so many rolls being rigged already."""
    if after.turns == before.turns or rules.is_over(after):
        return
    buried = count(before.buried)
    for _ in range(turned_up(before, after)):
        rig(before.chance, rolls, buried, way % buried)
        way //= buried
        buried -= 1
        rolls += 1
    for seat in range(state.SEATS):
        wanted = drawn(after, seat)
        size = count(after.draw[seat]) + wanted
        rig_draw(before, rolls, size, wanted, way % ways_to_draw(size, wanted))
        way //= ways_to_draw(size, wanted)
        rolls += wanted


def turned_up(before, after):
    return before.below[0] + before.below[1] - after.below[0] - after.below[1]


def drawn(s, seat):
    """The cards of a new hand that came by lot: not the straggler, the last of an old draw pile."""  # 4.1
    stragglers = s.straggler[seat] == state.IN_HAND and s.discard[seat] == 0
    return count(s.hand[seat]) - stragglers


def ways_to_draw(size, wanted):
    if wanted == 0:
        return 1
    return size if wanted == 1 else size * (size - 1) // 2


def rig_draw(s, rolls, size, wanted, way):
    """Let the hand be the way-th of all."""
    if wanted == 1:
        rig(s.chance, rolls, size, way)
    elif wanted == 2:
        low = 0
        while way >= size - 1 - low:
            way -= size - 1 - low
            low += 1
        rig(s.chance, rolls, size, low)
        rig(s.chance, rolls + 1, size - 1, low + way)


# What the two hide from each other at the beginning


def list_deals(s, room):
    """All deals of what each seat hides; False where there are too many."""
    for seat in range(state.SEATS):
        room.deals[seat] = 0
        hidden = knowledge.hidden(s, seat)
        seen = s.seen[seat]
        aside = knowledge.card_set(np.int64(s.aside[seat])) & ~seen
        in_hand, put_aside = count(s.hand[seat] & ~seen), count(aside)
        in_discard = count(s.discard[seat] & ~seen) - put_aside
        hand = np.int64(0)
        while True:
            if count(hand) == in_hand and not list_discards(room, seat, hidden & ~hand, hand, put_aside, in_discard):
                return False
            hand = (hand - hidden) & hidden
            if hand == 0:
                break
    return True


def list_discards(room, seat, loose, hand, put_aside, in_discard):
    """The ways to choose the card put aside and the older ones of the discard pile."""
    old = np.int64(0)
    while True:
        if count(old) == in_discard:
            rest = loose & ~old
            chances = count(rest) if put_aside else 1
            for _ in range(chances):
                at = room.deals[seat]
                if at == DEALS:
                    return False
                room.hands[seat, at] = hand
                room.old[seat, at] = old
                room.aside[seat, at] = lowest(rest) if put_aside else 0
                room.deals[seat] = at + 1
                rest &= rest - 1
        old = (old - loose) & loose
        if old == 0:
            return True


def deal_out(states, room):
    """The root: chance deals what is hidden."""
    total = room.deals[0] * room.deals[1]
    if total > STACK:
        return False
    node = equilibrium.add_nodes(room, 1, 0)
    room.kind[node] = CHANCE
    room.children[node] = total
    room.child[node] = equilibrium.add_nodes(room, total, 1)
    for one in range(room.deals[0]):
        for two in range(room.deals[1]):
            s = states[2 + room.stack]
            states[2 + room.stack] = states[0]
            hide(s, room, 0, one)
            hide(s, room, 1, two)
            room.weight[1 + room.stack] = 1.0 / total
            push(s, room, 1 + room.stack, 0, 0)
    return True


def hide(s, room, seat, deal):
    seen = s.seen[seat]
    hidden = knowledge.hidden(s, seat)
    aside = knowledge.card_set(np.int64(room.aside[seat, deal]))
    hand, old = room.hands[seat, deal], room.old[seat, deal] | aside
    if aside != 0:
        s.aside[seat] = room.aside[seat, deal]
    s.hand[seat] = (s.hand[seat] & seen) | hand
    s.discard[seat] = (s.discard[seat] & seen) | old
    s.draw[seat] = hidden & ~hand & ~old


# What a seat knows


def what_is_known(s, seat):
    """A number for all that the seat sees after the draft, where nothing of it is in doubt."""
    other = 1 - seat
    key = stir(seat + 1, s.hand[seat])
    key = stir(key, s.draw[seat])
    key = stir(key, s.discard[seat])
    key = stir(key, s.chosen[seat])
    key = stir(key, s.seen[other] & s.hand[other])
    key = stir(key, s.seen[other] & s.discard[other])
    key = stir(key, knowledge.hidden(s, other))
    key = stir(key, s.abandoned)
    sizes = (count(s.hand[other]) * 32 + count(s.draw[other])) * 32 + count(s.discard[other])
    key = stir(key, (sizes * 32 + np.int64(s.phase)) * 32 + np.int64(s.wanted))
    key = stir(key, (np.int64(s.turns) * 32 + np.int64(s.aside[seat])) * 32 + np.int64(s.second[seat]))
    for i in range(state.SEATS):
        who = (seat + i) & 1
        key = stir(key, what_is_seen(s, who))
    return key


def what_is_seen(s, seat):
    """Of a seat and the pile nearer to it, by everybody."""
    thrown = (np.int64(s.thrown[seat]) * 2 + np.int64(s.side[seat])) * 32 + np.int64(s.followed[seat])
    thrown = (thrown * 2 + np.int64(s.second_side[seat])) * 32 + np.int64(s.played[seat])
    pile = np.int64(s.top[seat]) * 8 + np.int64(s.below[seat])
    marks = (np.int64(s.slowed[seat]) * 2 + np.int64(s.showing[seat])) * 2 + np.int64(s.hit[seat])
    return ((thrown * 256 + pile) * 8 + marks) * 2 + np.int64(s.asked[seat])


def stir(key, x):
    """Sixty-two bits that hang on every bit of both."""
    low = (np.int64(key) ^ np.int64(x)) & MASK
    high = ((np.int64(key) >> 32) + (np.int64(x) >> 32) + 0x2545F491) & MASK
    low = ((low ^ (low >> 16)) * 0x45D9F3B) & MASK
    high = ((high ^ low ^ (high >> 15)) * 0x2C1B3C6D) & MASK
    low = ((low ^ (high >> 13)) * 0x297A2D39) & MASK
    high = ((high ^ low ^ (high >> 16)) * 0x45D9F3B) & MASK
    return ((high & 0x3FFFFFFF) << 32) | (low ^ (low >> 15))
