"""Doors to learning: batches of games as arrays, and environments for PettingZoo, Gymnasium and OpenSpiel."""


def missing(package: str, source: str = "the extra `learn` of snowedin (docs/learn.md)") -> ImportError:
    """For a door whose other side is not installed."""
    return ImportError(f"{package} is not installed here; it comes with {source}.")
