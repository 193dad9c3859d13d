"""Lessons for the instinct of Ice and the Sky: games of a network with itself, and what came of each placement."""

from snowedin.core.bits import count
from snowedin.core.chance import roll
from snowedin.core.choices import random_choice
from snowedin.core.protocol import NONE, apply, deal, is_over
from snowedin.games.ice_and_sky import cards, instinct, rules, state

FINE = 1 << 16
SHORTEST = cards.KINDS + 1
LONGEST = cards.GENERATIONS * SHORTEST


def play_lessons(net, states, dice, seats, tremble, noise, rows, results, scores):
    """Games of the network with itself; every placement and every pause is noted with what came of it."""
    size = 0
    games = 0
    while size <= len(rows) - LONGEST:
        states[1] = states[0]
        s = states[1]
        s.chance.stream[0] = games + 1
        deal(s, seats)
        while not is_over(s):
            first = size
            generation = int(s.generation)
            states[2] = states[1]
            note_pause(states[2], rows[size])
            size += 1
            while not is_over(s) and s.generation == generation:
                seat = int(s.turn)
                action = trembling_choice(net, s, seat, dice, tremble, noise)
                states[2] = states[1]
                note_placement(states[2], seat, action, rows[size])
                size += 1
                apply(s, seat, action)
            outcome(net, states, generation, results[size - 1])
            for i in range(first, size - 1):
                results[i] = results[size - 1]
        scores[games] = rules.score(s)
        games += 1
    return games


def trembling_choice(net, s, seat, dice, tremble, noise):
    if roll(dice, FINE) < tremble * FINE:
        return random_choice(s, seat, dice)
    instinct.sense(net, s, seat)
    best = NONE
    most = -1e18
    action = rules.next_legal(s, seat, 1)
    while action != NONE:
        worth = instinct.judged(net, s, action) + noise * instinct.ONE * roll(dice, FINE) / FINE
        if worth > most:
            best = action
            most = worth
        action = rules.next_legal(s, seat, action + 1)
    return best


def outcome(net, states, generation, out):
    """Targets met and gases of the generation, and what the network expects of the next ones."""
    s = states[1]
    out[0] = count(s.heard[generation, cards.KINDS])
    out[1] = rules.count_gases(s) if rules.has_gases(s) else 0
    if not is_over(s):
        instinct.sense_pause(net, s)
        instinct.weigh_up(net, s)
        out[0] += s.outlook[0] / instinct.ONE
        out[1] += s.outlook[1] / instinct.ONE


def note_pause(s, row):
    s.hands[0] = state.EVERYWHERE
    note_table(s, 0, row)


def note_placement(s, seat, action, row):
    """The inputs after a placement, written out plainly."""
    instinct.note_aims(s, seat)
    kind = rules.kind_of(action)
    s.hands[seat] &= ~rules.everywhere(kind)
    rules.lay(s, kind // cards.VALUES, rules.column_of(action), rules.card_of(s, kind))
    s.placed += 1
    note_table(s, seat, row)
    for line in range(instinct.LINES):
        at = line * instinct.GAPS + instinct.GAPS // 2 - int(s.sums[line])
        row[instinct.KNOWN + line] = s.known[line] * instinct.WHOLE
        if s.aims[line] != 0:
            row[instinct.SEEN + at + int(s.aims[line])] = instinct.WHOLE
        for i in range(instinct.VALUE_STEPS):
            share = int(s.shares[line * instinct.VALUE_STEPS + i])
            if share != 0:
                row[instinct.OWN + at + instinct.LOWEST + i] = share


def note_table(s, seat, row):
    row[:] = 0
    for cell in range(cards.CELLS):
        card = s.top[cell]
        shown = 0 if card == 0 else 1 + cards.VALUE[card]
        row[instinct.CELL + cell * (cards.VALUES + 1) + shown] = instinct.WHOLE
        row[instinct.GAS + cell] = instinct.WHOLE * (rules.has_gases(s) and rules.is_gas(s, card))
    for kind in range(cards.KINDS):
        coming = instinct.is_to_come(s, kind)
        gas = rules.has_gases(s) and rules.is_gas(s, rules.card_of(s, kind))
        row[instinct.COMING + kind] = instinct.WHOLE * coming
        row[instinct.THREAT + kind] = instinct.WHOLE * (coming and gas)
        row[instinct.HAND + kind] = instinct.WHOLE * (s.placed > 0 and rules.holds(s, seat, kind))
    row[instinct.PLACED + int(s.placed)] = instinct.WHOLE
    row[instinct.SEATED + int(s.seats) - 2] = instinct.WHOLE
    row[instinct.GENERATION + int(s.generation)] = instinct.WHOLE
