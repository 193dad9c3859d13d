"""Snowed In: winter table games, their rules written once."""


def __getattr__(name: str) -> str:
    """The version is looked up when somebody wants to know it: that takes as long as half of the box."""
    if name != "__version__":
        raise AttributeError(f"snowedin has no {name}.")
    from importlib.metadata import version

    return version("snowedin")
