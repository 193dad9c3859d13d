"""Chance plays Leduc."""

from snowedin.core.choices import random_choice

NAMES = ("chance",)


def choose(bot, s, seat, dice):
    return random_choice(s, seat, dice)
