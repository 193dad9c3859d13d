"""The box: every game there is, by its key."""

from ..core.game import Game
from . import cold_spell, ice_and_sky, ice_queen, snowball_fight, winter

GAMES: dict[str, Game] = {
    game.key: game for game in (ice_queen.GAME, snowball_fight.GAME, ice_and_sky.GAME, winter.GAME, cold_spell.GAME)
}
