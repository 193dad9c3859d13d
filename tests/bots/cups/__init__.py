"""Cups: a pea lies under one of three cups, under the first as often as under the other two together."""

from snowedin.core.game import Game

GAME = Game("test_cups", "Cups", "Find the pea.", range(2, 3), 1, "Traditional.", __name__, longest=1)
