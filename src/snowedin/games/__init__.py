"""The box: every game there is, by its key."""

from ..core.game import Game
from . import ice_queen

GAMES: dict[str, Game] = {
    game.key: game
    for game in (ice_queen.GAME,)
}
