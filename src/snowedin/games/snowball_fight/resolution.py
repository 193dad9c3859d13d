"""Chapters 2 and 5: what the sides do, step by step.

A throw notes for each seat which steps are due; a step asks whoever has a choice in it, and is finished when all
have chosen.  Steps are numbered as they follow each other, so the next one is the lowest that is due.
"""

import numpy as np

from ...core.bits import bit, count, has, lowest
from . import cards, knowledge, piles, state
from .offers import offers

# What happens then


def begin_step(s, step):
    """Ask the seats that have a choice; a single compulsory possibility is not asked."""  # 5.0
    s.phase = step
    for seat in range(state.SEATS):
        if has(np.int64(s.due[seat]), step):
            look_through_arsenal(s, seat)
            ask(s, seat)


def ask(s, seat):
    actions = offers(s, seat)
    if count(actions) == 1:
        s.chosen[seat] = actions
    else:
        s.asked[seat] = actions != 0


def finish_step(s):
    """All have chosen."""
    phase = np.int64(s.phase)
    if phase == state.STEALING:
        draw_loot(s)
    for seat in range(state.SEATS):
        if has(np.int64(s.due[seat]), phase):
            s.due[seat] &= ~bit(phase)
            carry_out(s, seat, phase, choice(s, seat))
    s.chosen[:] = 0


def choice(s, seat):
    """The action chosen, or none where there was nothing to choose."""
    return lowest(s.chosen[seat]) if s.chosen[seat] != 0 else 0


def carry_out(s, seat, phase, action):
    if phase == state.RESTOCKING:
        piles.restock(s, seat)
    elif phase == state.LOSING:
        lose_played_card(s, seat)
    elif action == state.DECLINE:
        decline(s, seat)
    elif action != 0:
        carry_out_choice(s, seat, phase, action)
    elif phase == state.FOLLOWING:
        knowledge.forget_aside(s, seat)


def carry_out_choice(s, seat, phase, action):
    if phase == state.UPGRADING:
        piles.take_top(s, seat, action - state.DECK)
    elif phase == state.ABANDONING:
        piles.abandon(s, seat, action - state.PICK)
    elif phase == state.DODGING:
        use_other_side(s, seat)
    elif phase == state.STEALING:
        move_loot(s, seat)
    elif phase == state.ULTRA_UPGRADING:
        take_from_anywhere(s, seat, action - state.PICK)
    elif phase == state.SNATCHING:
        s.wanted = action - state.PICK
        s.due[seat] |= bit(state.GIVING)
    elif phase == state.GIVING:
        give_for_wanted(s, seat, action - state.PICK)
    elif phase == state.FOLLOWING:
        play_second(s, seat, action)


def decline(s, seat):
    piles.tell_of(s, state.DECLINED, seat, cards.NO_CARD, np.int64(s.phase))
    if s.phase == state.FOLLOWING:
        knowledge.forget_aside(s, seat)


# What the cards do


def throw(s):
    """Both reveal; hits and all that follows from the two sides are noted."""  # 4.4
    for seat in range(state.SEATS):
        reveal(s, seat, choice(s, seat))
    s.chosen[:] = 0
    for seat in range(state.SEATS):
        blank_other(s, seat)
    for seat in range(state.SEATS):
        attack(s, seat)
    for seat in range(state.SEATS):
        benefit(s, seat)
        if not has(np.int64(s.due[seat]), state.FOLLOWING):
            knowledge.forget_aside(s, seat)


def reveal(s, seat, action):
    """The chosen card is in play, and the other one goes face down to the discard pile."""  # 4.3
    card = card_of(action)
    s.side[seat] = side_of(action)
    s.thrown[seat] = card
    s.effect[seat] = cards.SIDE[side_of(action), card]
    s.followed[seat] = 0
    s.played[seat] = card
    knowledge.see_leaving_hand(s, seat, card)
    s.hand[seat] &= ~bit(card)
    if s.hand[seat] != 0:
        s.aside[seat] = lowest(s.hand[seat])
        s.discard[seat] |= s.hand[seat]
        s.hand[seat] = 0
    knowledge.open_card(s, card)
    piles.tell_of(s, state.THREW, seat, card, np.int64(s.effect[seat]))


def blank_other(s, seat):
    """Behind a Snow Fort nothing has any effect."""  # 2.13, 5.1
    if s.effect[seat] == cards.FORT:
        s.effect[1 - seat] = cards.NOTHING
        piles.tell_of(s, state.BLANKED, 1 - seat, np.int64(s.thrown[1 - seat]), cards.NOTHING)


def attack(s, seat):
    """Does it hit?"""  # 5.2
    effect = np.int64(s.effect[seat])
    if has(cards.ATTACKS, effect):
        if has(cards.DODGES, np.int64(s.effect[1 - seat])):
            miss(s, seat, effect)
        else:
            strike(s, seat, effect)
    elif effect == cards.WHITEWASH:
        whitewash(s, 1 - seat)


def miss(s, seat, effect):
    """A real Dodge has earned its other side."""  # 2.4
    piles.tell_of(s, state.MISSED, 1 - seat, cards.NO_CARD, effect)
    if s.effect[1 - seat] == cards.DODGE:
        s.due[1 - seat] |= bit(state.DODGING)
    if effect == cards.ROCKS and s.rocks_slow_on_miss == state.YES:
        slow(s, seat)


def strike(s, seat, effect):
    other = 1 - seat
    if effect != cards.SNEAK or s.sneak_is_hit == state.YES:  # 2.3
        s.hit[other] = True
    piles.tell_of(s, state.SNEAKED if effect == cards.SNEAK else state.HIT, other, cards.NO_CARD, effect)
    if has(cards.SLOWING, effect):
        slow(s, other)
    if effect == cards.SLUSHBALL:  # 2.2
        s.due[seat] |= bit(state.STEALING)
    elif effect in (cards.SNEAK, cards.ICEBALL):  # 2.3, 2.14
        s.due[other] |= bit(state.ABANDONING)
    elif effect == cards.BARRAGE:  # 2.9
        s.due[seat] |= bit(state.FOLLOWING)
    elif effect == cards.ROCKS:  # 2.11
        s.due[other] |= bit(state.LOSING)
        slow(s, seat)


def slow(s, seat):
    """It never stacks."""  # 2.1, 4.1
    if not s.slowed[seat]:
        s.slowed[seat] = True
        piles.tell(s, state.SLOWED, seat)


def whitewash(s, other):
    """It cannot be dodged."""  # 2.12
    s.showing[other] = True
    if s.whitewash_is_hit == state.YES:
        s.hit[other] = True
    piles.tell(s, state.WATCHED, other)


def benefit(s, seat):
    """What the seat's own card does for it; a hit stops most of it."""  # 5.2
    effect = np.int64(s.effect[seat])
    if effect == cards.SNATCH:
        if s.snatch_needs_attack == state.NO or has(cards.ATTACKS, np.int64(s.effect[1 - seat])):  # 2.10
            s.due[seat] |= bit(state.SNATCHING)
    elif not s.hit[seat]:
        if effect == cards.UPGRADE:  # 2.5
            s.due[seat] |= bit(state.UPGRADING)
        elif effect == cards.RESTOCK:  # 2.6
            s.due[seat] |= bit(state.RESTOCKING)
        elif effect == cards.ULTRA:  # 2.8
            s.due[seat] |= bit(state.ULTRA_UPGRADING)


def use_other_side(s, seat):
    """The bonus of a Dodge; only an Offensive Dodge can dodge it, and earns nothing by it."""  # 2.4, 5.5
    other_side = np.int64(cards.SIDE[1 - s.side[seat], s.thrown[seat]])
    piles.tell_of(s, state.BONUS, seat, cards.NO_CARD, other_side)
    if other_side == cards.UPGRADE:
        s.due[seat] |= bit(state.UPGRADING)
    elif other_side == cards.RESTOCK:
        s.due[seat] |= bit(state.RESTOCKING)
    elif s.effect[1 - seat] == cards.OFFENSIVE:
        piles.tell_of(s, state.MISSED, 1 - seat, cards.NO_CARD, other_side)
    else:
        strike(s, seat, other_side)


def play_second(s, seat, action):
    """It is resolved alone, too late to blank or dodge anything."""  # 5.8
    card = card_of(action)
    s.second_side[seat] = side_of(action)
    s.effect[seat] = cards.SIDE[side_of(action), card]
    piles.leave_discard(s, seat, card)
    s.second[seat] = card
    s.followed[seat] = card
    knowledge.open_card(s, card)
    knowledge.forget_aside(s, seat)
    piles.tell_of(s, state.FOLLOWED, seat, card, np.int64(s.effect[seat]))
    s.effect[1 - seat] = cards.NOTHING
    attack(s, seat)
    benefit(s, seat)


# Small moves


def card_of(action):
    return action - state.SIDE_B * side_of(action)


def side_of(action):
    return 1 if action > state.SIDE_B else 0


def look_through_arsenal(s, seat):
    """By option an Ultra Upgrade sees which cards are buried, and so what the other kept in the draft."""  # 2.8
    if s.phase == state.ULTRA_UPGRADING and s.ultra_reach == state.WHOLE_ARSENAL:
        s.doubt[1 - seat] = 0


def take_from_anywhere(s, seat, card):
    """An Ultra Upgrade."""  # 2.8
    if has(s.abandoned, card):
        piles.take_abandoned(s, seat, card)
    elif has(s.buried, card):
        piles.take_buried(s, seat, card)
    else:
        piles.take_top(s, seat, seat if card == s.top[seat] else 1 - seat)


def give_for_wanted(s, seat, card):
    """The exchange of a Snatch and Run: both cards move at once."""  # 2.10
    piles.leave_discard(s, seat, card)
    s.abandoned |= bit(card)
    knowledge.open_card(s, card)
    piles.tell_of(s, state.GAVE, seat, card, cards.NOTHING)
    piles.take_abandoned(s, seat, np.int64(s.wanted))
    s.wanted = 0


def draw_loot(s):
    """Both random cards are drawn before either moves."""  # 5.6
    for seat in range(state.SEATS):
        if s.chosen[seat] == bit(state.ACCEPT):
            s.loot[seat] = piles.card_by_lot(s, s.discard[1 - seat])


def move_loot(s, seat):
    card = np.int64(s.loot[seat])
    s.loot[seat] = 0
    piles.leave_discard(s, 1 - seat, card)
    piles.receive(s, seat, card)
    piles.tell_of(s, state.STOLE, seat, card, cards.NOTHING)


def lose_played_card(s, seat):
    """Throwing Rocks takes the card first revealed."""  # 2.11, 5.7
    if s.played[seat] != 0:
        piles.abandon(s, seat, np.int64(s.played[seat]))
