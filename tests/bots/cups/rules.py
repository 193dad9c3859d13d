from snowedin.core.chance import rekey, roll


def deal(s, seats):
    s.seats = seats
    s.lifted = 0
    hide(s)


def hide(s):
    s.pea = max(1, roll(s.chance, 4))


def is_to_act(s, seat):
    return seat == 0 and s.lifted == 0


def is_legal(s, seat, action):
    return is_to_act(s, seat) and 1 <= action <= 3


def apply(s, seat, action):
    s.lifted = action


def is_over(s):
    return s.lifted != 0


def reward(s, seat):
    found = s.lifted == s.pea
    return 1.0 * (found if seat == 0 else not found)


def redeal(s, viewer, dice):
    rekey(s.chance, dice)
    hide(s)
