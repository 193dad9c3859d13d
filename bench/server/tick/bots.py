"""There is nothing to think about."""

NAMES = ("tick",)


def choose(bot, s, seat, dice):
    return 1
