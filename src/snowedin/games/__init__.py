"""The box: every game there is, by its key."""

from difflib import get_close_matches

from ..core.game import Game, Refusal
from . import cold_spell, ice_and_sky, ice_queen, snowball_fight, winter

GAMES: dict[str, Game] = {
    game.key: game for game in (ice_queen.GAME, snowball_fight.GAME, ice_and_sky.GAME, winter.GAME, cold_spell.GAME)
}


def find_game(name: str) -> Game:
    """The game with this key or name, or the only one whose key begins so."""
    simple = name.casefold().replace("-", "_").replace(" ", "_")
    found = [key for key in GAMES if key == simple] or [key for key in GAMES if key.startswith(simple)]
    if len(found) == 1:
        return GAMES[found[0]]
    near = get_close_matches(simple, GAMES, n=1)
    meant = f" Did you mean {near[0]}?" if near else ""
    raise Refusal(f"There is no game {name!r}; the box has {', '.join(GAMES)}.{meant}")
