"""Every game there is, by its key: those of the box, and those of packages that others wrote."""

from difflib import get_close_matches

from ..core import packages
from ..core.game import Game, Refusal
from . import cold_spell, ice_and_sky, ice_queen, snowball_fight, winter

BOX: dict[str, Game] = {
    game.key: game for game in (ice_queen.GAME, snowball_fight.GAME, ice_and_sky.GAME, winter.GAME, cold_spell.GAME)
}
GAMES: dict[str, Game] = dict(BOX)
TROUBLES: list[str] = []  # what is wrong with packages that were left out, in sentences
MAKING: dict[packages.Offer, packages.Look] = {}  # games in the making, and how their files were when they were read


def find_game(name: str) -> Game:
    """The game with this key or name, or the only one whose key begins so."""
    simple = name.casefold().replace("-", "_").replace(" ", "_")
    found = [key for key in GAMES if key == simple] or [key for key in GAMES if key.startswith(simple)]
    if len(found) == 1:
        return GAMES[found[0]]
    near = get_close_matches(simple, GAMES, n=1)
    meant = f" Did you mean {near[0]}?" if near else ""
    raise Refusal(f"There is no game {name!r}; the box has {', '.join(GAMES)}.{meant}")


def renew(offer: packages.Offer) -> Game:
    """Take in a game in the making as its sources are now; raises `Refusal` if it cannot be used."""
    return _take(packages.load_anew(offer), offer)


def _gather() -> None:
    """Take in every game that is offered."""
    for offer in packages.offered():
        if offer.root is not None:
            MAKING[offer] = packages.look_at(offer)
        try:
            _take(packages.load(offer), offer)
        except Refusal as refusal:
            TROUBLES.append(str(refusal))


_whose: dict[str, str] = dict.fromkeys(BOX, "the box")


def _take(game: Game, offer: packages.Offer) -> Game:
    """Of two games with the same key, the first is played."""
    whose = offer.where[0].lower() + offer.where[1:]
    if _whose.setdefault(game.key, whose) != whose:
        raise Refusal(f"{offer.where} has a game {game.key!r}, as has {_whose[game.key]}, which is played.")
    GAMES[game.key] = game
    return game


_gather()
