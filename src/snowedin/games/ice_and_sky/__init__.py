"""Ice and the Sky: three generations keep the climate in balance without talking."""

from ...core.game import Choice, Game
from . import cards, state

GAME = Game(
    key="ice_and_sky",
    name="Ice and the Sky",
    pitch="Balance the living world over three generations, by targets that all can see but those who have them.",
    seats=range(2, 5),
    minutes=20,
    credits="Designed by Florent Toscano and published by Jeux Opla.",
    package=__name__,
    options=(
        Choice(
            "variant",
            state.VARIANTS,
            "Expert counts methane too; young opens the hands; junior opens them and leaves out gases and Ice.",
        ),
        Choice("start_values", cards.START_VALUES, "The values of the three Start cards, from Air to Water."),
        Choice("talk", ("no", "yes"), "Whether the players may talk while a generation runs."),
        Choice("aid", ("off", "on"), "Whether each player is shown the targets they may still have."),
    ),
    reward_sum=None,
    longest=cards.GENERATIONS * cards.KINDS,
)
