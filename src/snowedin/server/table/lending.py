"""At which tables a player's own page may think for the bots."""

from .table import Table


def may_lend(table: Table, player: str) -> bool:
    """Does this player know the whole deal, and nobody else sit here?  A page's engine has the game's own cards alone.

    What a bot knows then tells them nothing that their copy of the match does not.
    """
    setup = table.setup
    if not setup.has_known_deal or setup.daily or setup.lesson is not None or table.game.tables(setup.options):
        return False
    return setup.owner == player and all(seat.is_taken and seat.player in ("", player) for seat in table.seats)
