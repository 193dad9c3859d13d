"""How the table looks: a rack of seven columns, and everybody's stones before them."""

from snowedin.core.board import Board, Cover, Grid, Piece, Spot, Tokens, Way

from . import state

BOARD = Board(
    zones=(
        Grid(
            name="rack", at="rows", columns=state.COLUMNS, rows=state.ROWS, from_bottom=True, falls=True, look="rack",
            lit="line", pieces=(Piece(colour="berry", sign="❄"), Piece(colour="sun", sign="★")),
        ),
        Tokens(name="stones", at="left.*", piece=Piece(colour="seat")),
    ),
    ways=(
        Way(code="drop", source=Spot(zone="stones"), target=Spot(zone="rack", arg="column", by="column", first=1)),
    ),
    asks={"drop": "ask-drop"},
    ground="snow",
    is_open=True,
    cover=Cover(colour="ice", sign="4", pattern="dots"),
)  # fmt: skip
