"""What one player knows, as a row of numbers from -1 to 1; `PARTS` names its slices.

Seats are counted clockwise from the observer.  Everything is open but the others' words.
"""

from ...core.bits import lowest
from ...core.rows import clockwise, shares, write_set, write_zeros
from . import faces, field, letters, spelling, state

ALPHABET = 26
CARD = ALPHABET + 1  # its letters (1 each that it may be; of a pair -1/2 the first and -1/4 the second), its points
PYRAMID = 3 + 1 + state.SEATS  # its pips, upright, at whom it points
CELL = CARD + PYRAMID
TAKEN = CARD + 1  # a card and the pips that took it

FIELD = 0
TURN = FIELD + state.CELLS * CELL  # 1 at the seat whose turn it is
PHASE = TURN + state.SEATS
STASH = PHASE + 6
ACTED = STASH + 3  # the turn's first action, and the one being carried out
MOVER = ACTED + 2 * (state.CELL - state.PLACE)  # 1 at the cell of the pyramid being moved
CLOCKS = MOVER + state.CELLS  # how near the field is to closing by stalemate
HANDS = CLOCKS + 2
DECLARED = HANDS + state.SEATS * state.HAND * TAKEN
SPELLED = DECLARED + state.SEATS  # the own words, sign by sign, as shares of the alphabet
OPEN = SPELLED + state.TEXT  # letters of the own open word
LEFT = OPEN + 1  # the letters that can still be laid
SIZE = LEFT + ALPHABET

PARTS = {
    "field": slice(FIELD, TURN),
    "turn": slice(TURN, PHASE),
    "phase": slice(PHASE, STASH),
    "stash": slice(STASH, ACTED),
    "acted": slice(ACTED, MOVER),
    "mover": slice(MOVER, CLOCKS),
    "clocks": slice(CLOCKS, HANDS),
    "hands": slice(HANDS, DECLARED),
    "declared": slice(DECLARED, SPELLED),
    "spelled": slice(SPELLED, OPEN),
    "open": slice(OPEN, LEFT),
    "left": slice(LEFT, SIZE),
}


FIFTHS = shares(state.EACH_SIZE)
THIRDS = shares(3)
OF_ALPHABET = shares(ALPHABET)


def observe(s, seat, out):
    out[:] = 0.0
    for cell in range(state.CELLS):
        write_card(s, out, FIELD + cell * CELL, s.field[cell])
    observe_again(s, seat, out)


def observe_again(s, seat, out):
    """A card of the field stays as it is until it is gone; words come last."""
    write_field(s, seat, out)
    write_zeros(HANDS - TURN, out, TURN)
    out[PHASE + int(s.phase)] = 1.0
    for size in range(1, state.SIZES):
        out[STASH + size - 1] = FIFTHS[s.stash[size]]
    if s.phase < state.SPELLING:
        write_turn(s, seat, out)
    for i in range(s.seats):
        other = clockwise(seat, i, s.seats)
        write_hand(s, other, out, HANDS + i * state.HAND * TAKEN)
        out[DECLARED + i] = s.declared[other]
    if s.phase == state.SPELLING:
        write_own_words(s, seat, out)
    elif s.phase == state.OVER:
        write_zeros(SIZE - SPELLED, out, SPELLED)


def write_field(s, seat, out):
    for cell in range(state.CELLS):
        if s.field[cell] == 0:
            write_zeros(CELL, out, FIELD + cell * CELL)
        else:
            write_zeros(PYRAMID, out, FIELD + cell * CELL + CARD)
    for size in range(1, state.SIZES):
        write_at_cells(s.sized[size], out, CARD + size - 1)
    upright = field.with_pyramid(s)
    for i in range(s.seats):
        claimed = s.claimed[clockwise(seat, i, s.seats)]
        write_at_cells(claimed & upright, out, CARD + 4 + i)
        upright &= ~claimed
    write_at_cells(upright, out, CARD + 3)


def write_at_cells(cells, out, at):
    while cells != 0:
        out[FIELD + lowest(cells) * CELL + at] = 1.0
        cells &= cells - 1


def write_card(s, out, at, card):
    if card != 0:
        face = int(s.letters[card])
        write_set(faces.letters_of(face), ALPHABET, out, at)
        out[at + ALPHABET] = s.points[card] / letters.MOST_POINTS
        if faces.is_pair(face):
            out[at + faces.first_of(face)] -= 0.5
            out[at + faces.second_of(face)] -= 0.25


def write_turn(s, seat, out):
    out[TURN + (s.turn - seat) % s.seats] = 1.0
    if s.acted != 0:
        out[ACTED + kind_from(s, seat, int(s.acted))] = 1.0
    if s.kind != 0:
        out[ACTED + state.CELL - state.PLACE + kind_from(s, seat, s.kind)] = 1.0
    if s.phase == state.MOVING:
        out[MOVER + s.mover] = 1.0
    out[CLOCKS] = (s.turns - 1 - s.busy_turn) / (2 * s.seats)
    out[CLOCKS + 1] = (s.turns - 1 - s.fruitful_turn) / (s.patience * s.seats)


def kind_from(s, seat, kind):
    """Kinds counted from Place; at whom one forces is counted from the observer."""
    if kind >= state.FORCE:
        return state.FORCE - state.PLACE + (kind - state.FORCE - seat) % s.seats
    return kind - state.PLACE


def write_hand(s, seat, out, at):
    """The cards, and nothing where the row has more; the pips of a card are never 0."""
    size = s.hand_size[seat]
    for i in range(size):
        write_card(s, out, at + i * TAKEN, s.hand[seat, i])
        out[at + i * TAKEN + CARD] = THIRDS[s.pips[seat, i]]
    while size < state.HAND and out[at + size * TAKEN + CARD] != 0.0:
        write_zeros(TAKEN, out, at + size * TAKEN)
        size += 1


def write_own_words(s, seat, out):
    write_zeros(state.TEXT, out, SPELLED)
    for i in range(s.text_size[seat]):
        out[SPELLED + i] = OF_ALPHABET[s.text[seat, i]]
    out[OPEN] = s.open_size[seat] / state.LETTERS
    write_set(spelling.letters_left(s, seat), ALPHABET, out, LEFT)
