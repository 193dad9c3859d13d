"""Games of Cold Spell at random up to a phase, for the compiler."""

from snowedin.core.chance import rekey
from snowedin.core.choices import random_choice
from snowedin.core.protocol import apply, deal, is_to_act


def play_until(states, template, dice, seats, games, phase):
    """Play so many games until the phase is reached; how many actions that took."""
    actions = 0
    for _ in range(games):
        states[0] = template[0]
        s = states[0]
        rekey(s.chance, dice)
        deal(s, seats)
        while s.phase < phase:
            for seat in range(seats):
                if s.phase < phase and is_to_act(s, seat):
                    apply(s, seat, random_choice(s, seat, dice))
                    actions += 1
    return actions
