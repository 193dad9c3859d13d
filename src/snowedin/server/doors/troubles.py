"""What a player is told when the store is in trouble."""

from ..store import DamagedError, StoreError
from ..wire.refusals import Denied


def denied_by_store(error: StoreError) -> Denied:
    if isinstance(error, DamagedError):
        return Denied("damaged", f"{error} This table cannot be played on; others are not touched.")
    return Denied("store", f"The store cannot be reached; try again. {error}")
