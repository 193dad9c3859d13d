"""What the search asks about Ice and the Sky: which worlds there are, what a partner would do, and how things stand."""

from ...core.bits import lowest
from ...core.chance import roll
from . import beliefs, cards, instinct, rules, signals

Book = beliefs.Book
list_worlds = beliefs.list_worlds
enter_world = beliefs.enter_world
habit = beliefs.habit
GRAIN = 1 << 10


def is_pause(s, before):
    """A generation has ended since."""
    return s.generation != before.generation


def evaluate(s, seat):
    """The share of a perfect score that may be expected when a generation begins."""
    net = instinct.NETS[instinct.net_number(s)]
    instinct.sense_pause(net, s)
    instinct.weigh_up(net, s)
    to_come = rules.sky_of(s.outlook[0] / instinct.ONE, (cards.GENERATIONS - s.generation) * s.seats)
    ice = s.ice - max(0.0, s.outlook[1] / instinct.ONE)
    sky = rules.sky_so_far(s) + to_come
    return rules.points(s, max(0.0, sky), max(0.0, ice)) / rules.perfect(s)


def shortlist(s, seat, dice, noise, out):
    """The placements that look best, the best first, each seen through some noise; how many were written."""
    net = instinct.NETS[instinct.net_number(s)]
    instinct.sense(net, s, seat)
    size = 0
    rest = signals.allowed(s, seat)
    while rest != 0:
        action = lowest(rest)
        rest &= rest - 1
        worth = instinct.judged(net, s, action) / instinct.ONE + noise * (roll(dice, GRAIN) / GRAIN)
        if size < len(out):
            size += 1
        elif worth <= out[size - 1].worth:
            continue
        insert(out, size - 1, worth, action)
    return size


def insert(out, at, worth, action):
    """Put a placement where it belongs among those before the place `at`."""
    while at > 0 and out[at - 1].worth < worth:
        out[at].worth = out[at - 1].worth
        out[at].action = out[at - 1].action
        at -= 1
    out[at].worth = worth
    out[at].action = action


def agree(s, agreed):
    """Whether all bots of this table keep to `signals`."""
    s.agreed = agreed
