"""Doors to learning: batches of games as arrays, and environments for PettingZoo, Gymnasium and OpenSpiel."""


def missing(package: str, source: str = '"snowedin[learn]"') -> ImportError:
    """For a door whose other side is not installed."""
    return ImportError(f"{package} is not installed here; it comes with: pip install {source}")
