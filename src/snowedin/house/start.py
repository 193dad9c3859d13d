"""Opens a house in a page.  JavaScript imports nothing else of it, and this before anything of the box.

`lend` gives the module of a game by its key, `pages` are what was kept of the database, `keep` keeps more of it;
`think` is where bots look ahead, if there is such a place.
"""

import sys
from typing import Any

from . import in_place_of_numpy, in_place_of_packages


async def open_house(lend: Any, pages: Any, keep: Any, think: Any, **settings: Any) -> Any:
    """The house, open."""
    if sys.platform == "emscripten":
        in_place_of_numpy.install()
        in_place_of_packages.install()
    from ..core.compile import borrow
    from .door import House, own
    from .elsewhere import thinking_by
    from .lent import LentModule
    from .store import PageStore

    borrow(lambda game: LentModule(game, lend(game.key)))

    async def kept(changed: Any, count: int) -> None:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        await keep(to_js(changed), count)

    elsewhere = thinking_by(think) if think else None
    house = House(PageStore("/house.db", pages.to_bytes(), kept), own(elsewhere=elsewhere, **settings))
    await house.open()
    return house
