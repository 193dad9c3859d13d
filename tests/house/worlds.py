"""Runs inside a house: in every world that a seat cannot tell from the true one, it is shown the same bytes.

The last expression is what was found: how many views were compared, and those that differed.
"""

from snowedin.core.match import Match, new_dice
from snowedin.games import BOX


def look_around(game, number):
    match = Match(game, game.seats.start, key=bytes([number]) * 16)
    dice = new_dice(bytes([100 + number]) * 16)
    seen, leaks = 0, []
    while not match.is_over and len(match.actions) < 60:
        for seat in range(match.seats):
            world = match.imagined(match.redealt(seat, dice))
            seen += 1
            same = world.told_to(seat) == match.told_to(seat) and world.choices_said(seat) == match.choices_said(seat)
            if not same:
                leaks.append(f"{game.key} {number} {len(match.actions)} {seat}")
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.act(seat, legal[(7 * len(match.actions) + number) % len(legal)])
    return seen, leaks


def look_everywhere():
    found = [look_around(game, number) for game in BOX.values() for number in range(2)]
    leaks = [leak for _, some in found for leak in some]
    return f"{sum(seen for seen, _ in found)} {';'.join(leaks)}"


look_everywhere()
