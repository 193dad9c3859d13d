"""How the table looks: six dice, a tray for those set aside, and a race of the scores."""

from snowedin.core.board import Board, Cover, Dice, Figure, Note, Spot, Track, Way

BOARD = Board(
    zones=(
        Track(name="race", at="scores", last="target", step=1000),
        Dice(name="thrown", at="thrown"),
        Dice(name="aside", at="aside", tray=True, same_as="thrown", label="zone-aside"),
        Note(name="points", code="turn-points", args={"count": "points"}),
    ),
    ways=(
        Way(code="keep", source=Spot(zone="thrown", arg="die"), target=Spot(zone="aside")),
        Way(code="throw", plaque=True),
        Way(code="bank", plaque=True),
    ),
    asks={"keep": "ask-keep", "bank": "ask-stop", "throw": "ask-throw"},
    figure=Figure(at="scores.*", label="points"),
    ground="felt",
    colour="berry",
    is_open=True,
    cover=Cover(colour="berry", sign="⚅", pattern="dots"),
)
