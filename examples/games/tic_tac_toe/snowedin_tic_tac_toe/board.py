"""How the table looks: a sheet of paper with nine cells."""

from snowedin.core.board import Board, Cover, Grid, Piece, Spot, Way

BOARD = Board(
    zones=(
        Grid(
            name="cells", at="cells", columns=3, rows=3, look="paper", lit="line",
            pieces=(Piece(shape="cross", colour="berry"), Piece(shape="ring", colour="ice")),
        ),
    ),
    ways=(Way(code="mark", target=Spot(zone="cells", arg="cell", first=1)),),
    asks={"mark": "ask-mark"},
    ground="wood",
    is_open=True,
    cover=Cover(colour="pine", sign="×", pattern="checks"),
)  # fmt: skip
