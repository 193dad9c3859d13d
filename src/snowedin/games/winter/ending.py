"""Chapter 5: who has lost, positions that return, and the limit."""

from ...core.bits import lowest
from . import cards, lake, state
from .freezing import colour_of
from .thawing import has_counters

WORD = 0xFFFFFFFF


def finish(s, winner, ending):
    s.winner = winner
    s.ending = ending
    s.phase = state.OVER


def see_who_melted(s):
    """A player whose last counter left in this turn has lost; both is a draw."""  # 5.1, 5.2
    light, dark = has_melted(s, cards.LIGHT), has_melted(s, cards.DARK)
    if light and dark:
        finish(s, state.NOBODY, state.BOTH_MELTED)
    elif light:
        finish(s, 1 - s.light, state.MELTED)
    elif dark:
        finish(s, int(s.light), state.MELTED)


def has_melted(s, colour):
    return s.left[colour] > 0 and not has_counters(s, colour)


def see_if_it_goes_on(s):
    """At the start of a thawing turn: nothing to do, a position for the third time, the limit, in this order."""  # 5.3
    if s.pick == 0 and not has_counters(s, colour_of(s, int(s.turn))):  # 4.4: what can be moved can be removed
        finish(s, 1 - s.turn, state.STUCK)
    elif note_position(s) >= 3:
        finish(s, state.NOBODY, state.REPEATED)
    elif s.thaw_turns >= s.thaw_cap:
        finish(s, state.NOBODY, state.TOO_LONG)


def note_position(s):
    """Write down the position; how often it has been there."""
    s.keys[s.key_count] = position_key(s)
    s.key_count += 1
    return times_seen(s)


def times_seen(s):
    """How often the position at the start of this turn has been there."""
    times = 0
    for i in range(s.key_count):
        times += s.keys[i] == s.keys[s.key_count - 1]
    return times


def position_key(s):
    """Places and looks of the cards, counters, and the player to move; the lake may have wandered."""
    key = mixed(1 + int(s.turn))
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        look = lake.look_of(s, card, int(s.way[card]))
        key ^= mixed(item(lake.row_in_window(s, card), lake.col_in_window(s, card), look))
    for colour in range(cards.COLOURS):
        key ^= counters_key(s, colour)
    return key


def counters_key(s, colour):
    """No card is of one colour, so that look stands for a counter."""  # 1.2
    key = 0
    window = lake.window_of(s)
    for i in range(state.MARGIN, s.tall + state.MARGIN):
        rest = lake.counters_in_row(s, window, colour, i)
        while rest != 0:
            key ^= mixed(item(i, lowest(rest), cards.ALL_DARK * colour))
            rest &= rest - 1
    return key


def item(row, col, look):
    return (int(row) * 64 + int(col)) * 16 + look + 16


def mixed(x):
    """Sixty-two bits that hang on every bit of `x`."""
    return (scrambled(int(x) ^ 0x2545F491) & 0x3FFFFFFF) << 32 | scrambled(int(x) ^ 0x6C078965)


def scrambled(x):
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
    x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & WORD
    x = ((x ^ (x >> 13)) * 0x297A2D39) & WORD
    return x ^ (x >> 16)
