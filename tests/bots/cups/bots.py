from snowedin.core.choices import random_choice

NAMES = ("chance", "first")


def choose(bot, s, seat, dice):
    return 1 if bot == 1 else random_choice(s, seat, dice)
