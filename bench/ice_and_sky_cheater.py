"""A player of Ice and the Sky that sees all hands and all targets, and plans a whole generation.

It stands outside the package, where bots are given redeals only.  Every card of a
generation will be placed, so a plan is an order for each hand and a column for each
card; for one order, the three rows can be gone through by themselves and then put together.
Of plans alike it takes the one whose rows leave the next generation most to choose from.
"""

from itertools import combinations, permutations

import numpy as np

from snowedin.core.chance import shuffle
from snowedin.core.choices import random_choice
from snowedin.core.protocol import apply, choose, deal, is_legal, is_over, redeal
from snowedin.games.ice_and_sky import cards, rules, state

COLUMNINGS = cards.SIDE**cards.VALUES  # ways to spread a row's four cards over the columns
LOOKS = cards.VALUES**cards.SIDE  # the values that a row can show
POINT = 1_000  # what a point of score weighs beside the outlook
NOTHING_YET = -100 * POINT


def outlook(generation: int, row: int, look: int) -> int:
    """How many Biosphere Targets the row could meet without gas after the next generation."""
    if generation == cards.GENERATIONS - 1:
        return 0
    numbers = [cards.number(generation + 1, row, value) for value in range(cards.VALUES)]
    clean = [cards.VALUE[number] for number in numbers if cards.GAS[number] != cards.CO2]
    before = [look // cards.VALUES**column % cards.VALUES for column in range(cards.SIDE)]
    sums = {
        sum(new) + sum(before[column] for column in range(cards.SIDE) if column not in columns)
        for shown in range(1, cards.SIDE + 1)
        for columns in combinations(range(cards.SIDE), shown)
        for new in permutations(clean, shown)
    }
    return sum(value in sums for value in cards.BIOSPHERE)


OUTLOOK = np.array(
    [
        [[outlook(generation, row, look) for look in range(LOOKS)] for row in range(cards.SIDE)]
        for generation in range(cards.GENERATIONS)
    ]
)


def play_games(states, dice, seats, bot, scores):
    """Games of a bot of the package: `states` is a blank one with its key, a game, and the redeal."""
    for game in range(len(scores)):
        begin(states, seats, game)
        s = states[1]
        while not is_over(s):
            states[2] = states[1]
            seat = int(s.turn)
            redeal(states[2], seat, dice)
            apply(s, seat, choose(bot, states[2], seat, dice))
        scores[game] = rules.score(s)


def cheat_games(states, dice, seats, orders, plan, scores):
    """Games of the cheater; how many of its placements were not legal, which must be none."""
    wrong = 0
    for game in range(len(scores)):
        begin(states, seats, game)
        s = states[1]
        while not is_over(s):
            make_plan(s, dice, orders, plan)
            generation = s.generation
            for i in range(cards.KINDS):
                wrong += not is_legal(s, int(s.turn), plan.actions[i])
                apply(s, int(s.turn), plan.actions[i])
            wrong += not is_over(s) and s.generation == generation
        scores[game] = rules.score(s)
    return wrong


def accompany_games(states, dice, seats, bot, turn, tries, plan, scores):
    """Games in which the cheater has every other seat, beginning with seat `turn`, and a bot the others.

    It tries so many ways to place its cards of the generation in what is really the case, the bot answering as it
    would, and goes the best way.  `states` has two more places, for a way and for what a bot is given.
    """
    for game in range(len(scores)):
        begin(states, seats, game)
        s = states[1]
        while not is_over(s):
            seat = int(s.turn)
            if seat % 2 == turn:
                find_way(states, seat, turn, bot, tries, dice, plan)
                apply(s, seat, plan.actions[0])
            else:
                apply(s, seat, answered(s, states, seat, bot, dice))
        scores[game] = rules.score(s)


def find_way(states, seat, turn, bot, tries, dice, plan):
    """The first placement of the best way to the end of the generation."""
    plan.best = NOTHING_YET
    for _ in range(tries):
        states[3] = states[1]
        s = states[3]
        first = random_choice(s, seat, dice)
        generation = s.generation
        apply(s, seat, first)
        while not is_over(s) and s.generation == generation:
            other = int(s.turn)
            is_own = other % 2 == turn
            apply(s, other, random_choice(s, other, dice) if is_own else answered(s, states, other, bot, dice))
        worth = worth_now(s)
        if worth > plan.best:
            plan.best = worth
            plan.actions[0] = first


def answered(s, states, seat, bot, dice):
    states[2] = s
    redeal(states[2], seat, dice)
    return choose(bot, states[2], seat, dice)


def worth_now(s):
    """Between two generations: the score, if from now on everything went well, and the outlook of the rows."""
    if is_over(s):
        return rules.score(s) * POINT
    sky = (cards.GENERATIONS - s.generation) * s.seats
    for generation in range(s.generation):
        sky += s.sky[generation]
    worth = sky * max(0, int(s.ice)) * POINT
    for row in range(cards.SIDE):
        look = 0
        for column in range(cards.SIDE):
            look += cards.VALUE[s.top[row * cards.SIDE + column]] * cards.VALUES**column
        worth += OUTLOOK[s.generation - 1, row, look]
    return worth


def begin(states, seats, game):
    states[1] = states[0]
    states[1].chance.stream[0] = game + 1
    deal(states[1], seats)


def make_plan(s, dice, orders, plan):
    """The best of some orders, each with its best columns, up to one that leaves nothing to wish for."""
    note_targets(s, plan)
    plan.best = NOTHING_YET
    plan.is_perfect = 0
    for _ in range(orders):
        draw_order(s, dice, plan)
        for row in range(cards.SIDE):
            list_looks(s, row, plan)
        put_rows_together(s, plan)
        if plan.is_perfect:
            return


def note_targets(s, plan):
    plan.goals[:] = 0
    for seat in range(s.seats):
        target = int(s.targets[s.generation, seat])
        plan.goals[target // cards.GOALS] = cards.GOAL[target % cards.GOALS]


def draw_order(s, dice, plan):
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        held = 0
        for kind in range(cards.KINDS):
            if rules.holds(s, seat, kind):
                plan.hand[held] = kind
                held += 1
        shuffle(dice, plan.hand, 0, held)
        for j in range(held):
            plan.order[i + j * s.seats] = plan.hand[j]


def list_looks(s, row, plan):
    """For each look of the row the columns that lead to it with the fewest gases."""
    plan.gases[row] = -1
    for columns in range(COLUMNINGS):
        look = lay_row(s, row, columns, plan)
        if look >= 0:
            gases = 0
            for column in range(cards.SIDE):
                gases += rules.is_gas(s, plan.tops[column])
            if plan.gases[row, look] < 0 or gases < plan.gases[row, look]:
                plan.gases[row, look] = gases
                plan.columns[row, look] = columns


def lay_row(s, row, columns, plan):
    """Lay the row's cards in their order; what they show then, or -1 where a cell was still closed."""
    for column in range(cards.SIDE):
        plan.tops[column] = s.top[row * cards.SIDE + column]
    for i in range(cards.KINDS):
        kind = int(plan.order[i])
        if kind // cards.VALUES == row:
            column = columns % cards.SIDE
            columns //= cards.SIDE
            is_full = plan.tops[0] != 0 and plan.tops[1] != 0 and plan.tops[2] != 0
            if plan.tops[column] != 0 and not is_full:
                return -1
            plan.tops[column] = rules.card_of(s, kind)
    return (
        cards.VALUE[plan.tops[0]]
        + cards.VALUE[plan.tops[1]] * cards.VALUES
        + cards.VALUE[plan.tops[2]] * cards.VALUES**2
    )


def put_rows_together(s, plan):
    for air in range(LOOKS):
        if plan.gases[0, air] >= 0:
            for earth in range(LOOKS):
                if plan.gases[1, earth] >= 0:
                    for water in range(LOOKS):
                        if plan.gases[2, water] >= 0:
                            judge(s, air, earth, water, plan)


def judge(s, air, earth, water, plan):
    gases = plan.gases[0, air] + plan.gases[1, earth] + plan.gases[2, water]
    met = fits(total(air), plan.goals[0]) + fits(total(earth), plan.goals[1]) + fits(total(water), plan.goals[2])
    for column in range(cards.SIDE):
        shown = digit(air, column) + digit(earth, column) + digit(water, column)
        met += fits(shown, plan.goals[cards.SIDE + column])
    worth = worth_of(s, gases, met) * POINT + outlook_of(s, air, earth, water)
    if worth > plan.best:
        plan.best = worth
        plan.is_perfect = gases == 0 and met == s.seats
        write_actions(air, earth, water, plan)


def worth_of(s, gases, met):
    """The score, if from now on everything went well."""
    sky = 2 * met - s.seats + (cards.GENERATIONS - 1 - s.generation) * s.seats
    for generation in range(s.generation):
        sky += s.sky[generation]
    return sky * max(0, s.ice - gases)


def outlook_of(s, air, earth, water):
    ahead = OUTLOOK[s.generation]
    return ahead[0, air] + ahead[1, earth] + ahead[2, water]


def write_actions(air, earth, water, plan):
    plan.left[0] = plan.columns[0, air]
    plan.left[1] = plan.columns[1, earth]
    plan.left[2] = plan.columns[2, water]
    for i in range(cards.KINDS):
        kind = int(plan.order[i])
        row = kind // cards.VALUES
        plan.actions[i] = state.PLACE + kind * cards.SIDE + plan.left[row] % cards.SIDE
        plan.left[row] //= cards.SIDE


def fits(shown, goal):
    return shown == goal and goal != 0


def total(look):
    return digit(look, 0) + digit(look, 1) + digit(look, 2)


def digit(look, column):
    return look // cards.VALUES**column % cards.VALUES
