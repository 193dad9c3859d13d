"""What compiled code says of choices and moves is what the same code says interpreted, through whole games."""

import random
from struct import Struct

from ..core.game import Game
from ..core.match import Match
from ..core.told import WIDTH, Row
from .playing import key, options_of, seats_of

NUMBERS = Struct(f"<{WIDTH}q")


def rows(said: bytes) -> list[Row]:
    return [Row(*numbers) for numbers in NUMBERS.iter_unpack(said)]


def test_the_same_is_said_by_both(game: Game) -> None:
    telling, spoken = game.telling, 0
    for number in range(3):
        match = Match(game, seats_of(game, number), options_of(game, number), key(number))
        dice = random.Random(number)
        while not match.is_over:
            seat = dice.choice(match.to_act())
            choices, legal = rows(match.choices_said(seat)), match.legal(seat)
            assert [row.action for row in choices] == legal
            told = dice.choice(choices)
            assert telling.phrase(told) == match.describe(seat, told.action)
            action = dice.choice(legal)
            match.act(seat, action)
            for viewer in (None, dice.randrange(match.seats)):
                phrases = [telling.phrase(row) for row in rows(match.move_said(viewer))]
                assert phrases == telling.narrate(match.before, seat, action, match.state, viewer)
                spoken += len(phrases)
    assert spoken


def test_a_seat_that_may_not_choose_has_nothing_to_say(game: Game) -> None:
    match = Match(game, game.seats[0], key=key(1))
    idle = [seat for seat in range(match.seats) if seat not in match.to_act()]
    assert [match.choices_said(seat) for seat in idle] == [b""] * len(idle)
