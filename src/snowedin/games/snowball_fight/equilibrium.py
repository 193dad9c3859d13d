"""Counterfactual regret minimisation (CFR+) on a whole tree, and best responses to what it finds.

Knows no rule: a tree of chance, choices of two seats, and ends, in which children come after their parents.
Results of the two add up to 1.
"""

from ...core.records import bits, number, real, record, short, small

NODES = 1 << 21
SETS = 1 << 18
EDGES = 1 << 20
SLOTS = 2 * SETS
STACK = 1 << 14
DEALS = 1 << 10
END, CHANCE, CHOICE = range(3)  # CHOICE + seat
FULL = -1


@record
class Room:
    """A tree, what is thought of it, and where it grows."""

    nodes = bits()  # in use
    kind = small(NODES)
    child = number(NODES)  # the first; the others follow it
    children = number(NODES)
    weight = real(NODES)  # the chance to come here from a node of chance
    prize = real(NODES)  # at an end, for seat 0
    home = number(NODES)  # at a choice: what the seat knows there
    level = short(NODES)  # steps from the root
    reach = real(NODES)  # how likely everybody but the learner plays to come here
    own = real(NODES)  # and how likely the learner does
    value = real(NODES)  # for the learner
    order = number(NODES)  # the nodes by level
    sets = bits()  # in use; a set is all that one seat cannot tell apart
    key = bits(SETS)
    owner = small(SETS)
    edge = number(SETS)  # its first choice; the others follow it
    choices = short(SETS)
    likely = real(SETS)  # how likely the learner plays to come here
    slots = number(SLOTS)  # hash table: a set plus one
    edges = bits()  # in use
    action = number(EDGES)
    regret = real(EDGES)
    share = real(EDGES)  # how often it is chosen now
    average = real(EDGES)  # and was chosen, later rounds weighing more
    usual = real(EDGES)  # the same in shares
    news = real(EDGES)
    stack = bits()  # positions still to be looked at
    node_of = number(STACK)  # their nodes
    knows = bits(2, STACK)  # and what each seat knows there
    deals = bits(2)  # possible deals of what each seat hides
    hands = bits(2, DEALS)
    old = bits(2, DEALS)
    aside = bits(2, DEALS)


def clear(room):
    room.nodes = 0
    room.sets = 0
    room.edges = 0
    room.stack = 0
    room.slots[:] = 0


# Growing


def add_nodes(room, count, level):
    """Room for so many children side by side; the first, or FULL."""
    first = room.nodes
    if first + count > NODES:
        return FULL
    room.nodes = first + count
    for node in range(first, first + count):
        room.level[node] = level
        room.weight[node] = 1.0
    return first


def find_set(room, key):
    """The set of this key, or the free slot where it would stand, as a negative number."""
    slot = (key ^ (key >> 31)) & (SLOTS - 1)
    while room.slots[slot] != 0:
        found = room.slots[slot] - 1
        if room.key[found] == key:
            return found
        slot = (slot + 1) & (SLOTS - 1)
    return -1 - slot


def add_set(room, key, seat, slot):
    """A new set without choices, or FULL."""
    made = room.sets
    if made == SETS:
        return FULL
    room.sets = made + 1
    room.key[made] = key
    room.owner[made] = seat
    room.edge[made] = room.edges
    room.choices[made] = 0
    room.slots[slot] = made + 1
    return made


def add_edge(room, home, action):
    """One more choice of the newest set."""
    at = room.edges
    if at == EDGES:
        return False
    room.edges = at + 1
    room.action[at] = action
    room.regret[at] = 0.0
    room.average[at] = 0.0
    room.news[at] = 0.0
    room.choices[home] += 1
    return True


# Learning


def improve(room, first, rounds):
    """So many rounds from number `first` on; both seats learn in turn."""
    for n in range(first, first + rounds):
        for seat in range(2):
            match_regrets(room, 1 - seat)
            match_regrets(room, seat)
            spread(room, seat, room.share)
            gather(room, seat)
            learn(room, seat, n + 1.0)


def match_regrets(room, seat):
    for home in range(room.sets):
        if room.owner[home] == seat:
            first, past = room.edge[home], room.edge[home] + room.choices[home]
            total = 0.0
            for at in range(first, past):
                total += room.regret[at]
            for at in range(first, past):
                room.share[at] = room.regret[at] / total if total > 0.0 else 1.0 / (past - first)


def spread(room, seat, shares):
    """How likely each node is, for the learner and for all others."""
    room.reach[0] = 1.0
    room.own[0] = 1.0
    for node in range(room.nodes):
        kind, first = room.kind[node], room.child[node]
        reach, own = room.reach[node], room.own[node]
        if kind == CHANCE:
            for i in range(room.children[node]):
                room.reach[first + i] = reach * room.weight[first + i]
                room.own[first + i] = own
        elif kind != END:
            edge = room.edge[room.home[node]]
            if kind == CHOICE + seat:
                for i in range(room.children[node]):
                    room.reach[first + i] = reach
                    room.own[first + i] = own * shares[edge + i]
            else:
                for i in range(room.children[node]):
                    room.reach[first + i] = reach * shares[edge + i]
                    room.own[first + i] = own


def gather(room, seat):
    """What each choice would have brought more than what was chosen."""
    weigh(room, seat, room.share)
    for node in range(room.nodes):
        if room.kind[node] == CHOICE + seat:
            edge, first = room.edge[room.home[node]], room.child[node]
            for i in range(room.children[node]):
                room.news[edge + i] += room.reach[node] * (room.value[first + i] - room.value[node])


def mean_of_children(room, node, shares):
    first = room.child[node]
    total = 0.0
    if room.kind[node] == CHANCE:
        for i in range(room.children[node]):
            total += room.weight[first + i] * room.value[first + i]
    else:
        edge = room.edge[room.home[node]]
        for i in range(room.children[node]):
            total += shares[edge + i] * room.value[first + i]
    return total


def weigh(room, seat, shares):
    """What each node is worth to a seat where both play by these shares."""
    for node in range(room.nodes - 1, -1, -1):
        if room.kind[node] == END:
            room.value[node] = room.prize[node] if seat == 0 else 1.0 - room.prize[node]
        else:
            room.value[node] = mean_of_children(room, node, shares)


def learn(room, seat, weight):
    """Regret matching plus; a set is met with the same own likelihood wherever it is met."""
    for node in range(room.nodes):
        if room.kind[node] == CHOICE + seat:
            room.likely[room.home[node]] = room.own[node]
    for home in range(room.sets):
        if room.owner[home] == seat:
            for at in range(room.edge[home], room.edge[home] + room.choices[home]):
                room.average[at] += weight * room.likely[home] * room.share[at]
                room.regret[at] = max(0.0, room.regret[at] + room.news[at])
                room.news[at] = 0.0


# What it is worth


def average_out(room):
    """The average strategy in shares."""
    for home in range(room.sets):
        first, past = room.edge[home], room.edge[home] + room.choices[home]
        total = 0.0
        for at in range(first, past):
            total += room.average[at]
        for at in range(first, past):
            room.usual[at] = room.average[at] / total if total > 0.0 else 1.0 / (past - first)


def exploitability(room):
    """What a best response gains over the value of the game, the mean of both seats."""
    sort_by_level(room)
    average_out(room)
    return (best_response(room, 0, room.usual) + best_response(room, 1, room.usual) - 1.0) / 2.0


def sort_by_level(room):
    deepest = 0
    for node in range(room.nodes):
        deepest = max(deepest, int(room.level[node]))
    at = 0
    for level in range(deepest + 1):
        for node in range(room.nodes):
            if room.level[node] == level:
                room.order[at] = node
                at += 1


def best_response(room, seat, shares):
    """The most that a seat can get against these shares of the other, knowing them; by levels, the deepest first."""
    spread(room, seat, shares)
    room.news[: room.edges] = 0.0
    past = room.nodes
    while past > 0:
        first = past - 1
        while first > 0 and room.level[room.order[first - 1]] == room.level[room.order[past - 1]]:
            first -= 1
        for k in range(first, past):
            weigh_choices(room, seat, int(room.order[k]))
        for k in range(first, past):
            respond(room, seat, int(room.order[k]), shares)
        past = first
    room.news[: room.edges] = 0.0
    return room.value[0]


def weigh_choices(room, seat, node):
    """All nodes of a set lie on one level, so they are weighed together before any is decided."""
    if room.kind[node] == CHOICE + seat:
        edge = room.edge[room.home[node]]
        for i in range(room.children[node]):
            room.news[edge + i] += room.reach[node] * room.value[room.child[node] + i]


def respond(room, seat, node, shares):
    kind = room.kind[node]
    if kind == END:
        room.value[node] = room.prize[node] if seat == 0 else 1.0 - room.prize[node]
    elif kind == CHOICE + seat:
        edge = room.edge[room.home[node]]
        best = 0
        for i in range(1, room.children[node]):
            if room.news[edge + i] > room.news[edge + best]:
                best = i
        room.value[node] = room.value[room.child[node] + best]
    else:
        room.value[node] = mean_of_children(room, node, shares)
