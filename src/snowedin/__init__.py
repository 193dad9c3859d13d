"""Snowed In: winter table games, their rules written once."""

from importlib.metadata import version

__version__ = version("snowedin")
