"""Chance plays Connect Four."""

from snowedin.core.choices import random_choice

NAMES = ("chance",)


def choose(bot, s, seat, dice):
    return random_choice(s, seat, dice)
