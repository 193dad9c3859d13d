"""What a call of Ice Queen leads to, for the compiler: the same worlds for every call, played on by a bot."""

from snowedin.core.protocol import apply, choose, is_over, is_to_act, redeal, reward


def weigh(s, seat, bot, calls, dice, states, gains):
    """What the seat gets by each of the calls, in as many worlds as `gains` has rows.

    `states` has two places, for a world and for what becomes of it.  The bots are asked about the world itself: the
    counter looks at nothing that it could not know.
    """
    for world in range(len(gains)):
        states[0] = s
        redeal(states[0], seat, dice)
        for i in range(len(calls)):
            states[1] = states[0]
            apply(states[1], seat, calls[i])
            play_on(states[1], bot, dice)
            gains[world, i] = reward(states[1], seat)


def play_on(s, bot, dice):
    while not is_over(s):
        seat = 0
        while not is_to_act(s, seat):
            seat += 1
        apply(s, seat, choose(bot, s, seat, dice))
