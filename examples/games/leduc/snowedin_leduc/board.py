"""How the table looks: a card for each player, one in the middle, and chips that go into the pot."""

from snowedin.core.board import Board, Cards, Cover, Face, Figure, Piece, Spot, Tokens, Way

FACES = (
    Face(corner="J", middle="♦", colour="ice", name="jack"),
    Face(corner="Q", middle="♥", colour="berry", name="queen"),
    Face(corner="K", middle="♠", colour="night", name="king"),
)
CHIP = Piece(shape="chip", colour="seat")

BOARD = Board(
    zones=(
        Cards(name="turned", at="board", faces=FACES, label="zone-turned"),
        Tokens(name="pot", at="pot", piece=Piece(shape="chip", colour="sun"), label="zone-pot"),
        Cards(name="hand", at="hands.*", faces=FACES),
        Tokens(name="chips", at="left.*", piece=CHIP),
    ),
    ways=(
        Way(code="raise", source=Spot(zone="chips"), target=Spot(zone="pot"), plaque=True),
        Way(code="call", plaque=True),
        Way(code="fold", source=Spot(zone="hand"), target=Spot(zone="turned"), at_once=False, plaque=True),
    ),
    asks={"call": "ask-bet"},
    figure=Figure(at="stakes.*", label="staked"),
    ground="felt",
    cover=Cover(colour="night", sign="K", pattern="diamonds"),
)
