"""Snowed In: winter table games, their rules written once."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version is looked up when somebody wants to know it: that takes as long as a good part of the box."""
        if name != "__version__":
            raise AttributeError(f"snowedin has no {name}.")
        from importlib.metadata import version

        return version("snowedin")
