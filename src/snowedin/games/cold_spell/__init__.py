"""Cold Spell: pyramids claim letters, letters make words."""

from ...core.game import Choice, Components, Count, Game
from . import letters, lexicon


def _keep_nothing(s: object, words: list[str] | None) -> None:
    """A dictionary is not part of the state; it replaces the tables of `dictionary` and `sorted_words`."""


GAME = Game(
    key="cold_spell",
    name="Cold Spell",
    pitch="Point pyramids at letters, steal and dump them, and spell what you took into words worth their pips.",
    seats=range(2, 5),
    minutes=30,
    credits="Designed by Jacob Valdez (2005) for Icehouse pyramids by Andrew Looney and John Cooper and for Alpha "
    "cards. Words from ENABLE, the public-domain list compiled by Alan Beale and M. Cooper.",
    package=__name__,
    options=(
        Choice("straight", ("no", "yes"), "Whether a pyramid moves in a straight line only."),
        Choice("pass_upright", ("yes", "no"), "Whether a pyramid may pass cards on which others stand upright."),
        Count("patience", 10, 2, 50, "After so many rounds without a Place or Take the field closes."),
        Choice("solver", ("on request", "always", "never"), "Whether the solver declares for players."),
        Components(
            "letters",
            "Another letter set: a CSV or JSON file.",
            letters.read,
            letters.parse,
            letters.store,
            box=letters.alpha,
        ),
        Components(
            "dictionary",
            "Another dictionary: a text file, one word a line.",
            lexicon.read,
            lexicon.parse,
            _keep_nothing,
            lexicon.tables,
        ),
    ),
    version=2,  # 1 wrote either-or letters side by side, as pairs are written now
    as_told_now=letters.as_told_now,
    longest=34_000,
)
