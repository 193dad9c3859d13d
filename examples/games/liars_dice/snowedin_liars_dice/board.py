"""How the table looks: dice under cups, the bid in the middle, and a row of counts to bid on."""

from snowedin.core.board import Board, Cover, Dice, Figure, Note, Row, Spot, Way

BOARD = Board(
    zones=(
        Dice(name="bid", at="bid.face", colour="sun"),
        Note(name="bid_told", code="bid-now", args={"count": "bid.count", "face": "bid.face"}),
        Dice(name="cups", at="dice.*", colour="seat"),
        Dice(
            name="shown", at="last.dice.*", colour="seat", instead_of="cups",
            during=("doubted", "found", "lost", "out", "won"),
        ),
        Row(name="counts", at="bid.count", last="in_play", label="zone-count"),
        Dice(name="faces", always=(1, 2, 3, 4, 5, 6), when_choosing=True, label="zone-face"),
    ),
    ways=(
        Way(
            code="bid", source=Spot(zone="faces", arg="face", by="value"),
            target=Spot(zone="counts", arg="count", first=1),
        ),
        Way(code="doubt", target=Spot(zone="bid"), plaque=True),
    ),
    asks={"doubt": "ask-doubt", "bid": "ask-bid"},
    figure=Figure(at="left.*", label="dice"),
    chapter=Note(name="round", code="round", args={"number": "rounds"}),
    ground="night",
    cover=Cover(colour="plum", sign="?", pattern="rays"),
)  # fmt: skip
