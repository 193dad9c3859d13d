"""What a viewer sees of a position, and of a redeal of it: the dialect of the leak test, for all back ends."""

from ..core.chance import start
from ..core.choices import random_choice
from ..core.protocol import apply, deal, is_over, is_to_act, redeal, see


def look_twice(thread, states, dice, template, seats, most, first, seens):
    """Play some way into a random game; then one viewer looks at it, and at a world that they cannot tell apart."""
    number = first + thread
    states[0] = template[0]
    start(states[0].chance, number, 4, 5, 6, 0)
    start(dice[0], number, 4, 5, 6, 1)
    deal(states[0], seats)
    play_some(states[0], dice[0], number % most)
    viewer = number // most % (seats + 1) - 1
    states[1] = states[0]
    redeal(states[1], viewer, dice[0])
    see(states[0], viewer, seens[thread, 0])
    see(states[1], viewer, seens[thread, 1])


def play_some(s, dice, moves):
    played = 0
    while played < moves and not is_over(s):
        for seat in range(int(s.seats)):
            if played < moves and is_to_act(s, seat):
                apply(s, seat, random_choice(s, seat, dice))
                played += 1


def look_often(states, dice, template, seats, most, first, seens):
    for thread in range(len(seens)):
        look_twice(thread, states, dice, template, seats, most, first, seens)
