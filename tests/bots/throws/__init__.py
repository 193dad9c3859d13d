"""Throws: rock, paper and scissors at once, where rock wins double; best is a quarter, a half and a quarter."""

from snowedin.core.game import Game

GAME = Game("test_throws", "Throws", "Rock, paper, scissors.", range(2, 3), 1, "Traditional.", __name__, longest=2)
