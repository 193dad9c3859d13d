"""What one player knows, as a row of numbers from -1 to 1; `PARTS` names its slices.

Seats are counted clockwise from the observer.  Everything is open but the others' words.
"""

from ...core.bits import has
from . import faces, field, letters, spelling, state

ALPHABET = 26
CARD = ALPHABET + 1  # its letters (1 each that it may be; of a pair -1/2 the first and -1/4 the second), its points
PYRAMID = 3 + 1 + state.SEATS  # its pips, upright, at whom it points
TAKEN = CARD + 1  # a card and the pips that took it

FIELD = 0
TURN = FIELD + state.CELLS * (CARD + PYRAMID)  # 1 at the seat whose turn it is
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


def observe(s, seat, out):
    out[:] = 0.0
    for cell in range(state.CELLS):
        write_cell(s, seat, cell, out, FIELD + cell * (CARD + PYRAMID))
    out[PHASE + int(s.phase)] = 1.0
    for size in range(1, state.SIZES):
        out[STASH + size - 1] = s.stash[size] / state.EACH_SIZE
    if s.phase < state.SPELLING:
        write_turn(s, seat, out)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        write_hand(s, other, out, HANDS + i * state.HAND * TAKEN)
        out[DECLARED + i] = s.declared[other]
    if s.phase == state.SPELLING:
        write_own_words(s, seat, out)


def write_cell(s, seat, cell, out, at):
    write_card(s, out, at, s.field[cell])
    pips = field.pips_at(s, cell)
    if pips > 0:
        out[at + CARD + pips - 1] = 1.0
        owner = field.owner_at(s, cell)
        if owner == state.NOBODY:
            out[at + CARD + 3] = 1.0
        else:
            out[at + CARD + 4 + (owner - seat) % s.seats] = 1.0


def write_card(s, out, at, card):
    if card != 0:
        face = int(s.letters[card])
        if faces.is_pair(face):
            out[at + faces.first_of(face)] -= 0.5
            out[at + faces.second_of(face)] -= 0.25
        for letter in range(ALPHABET):
            if has(faces.letters_of(face), letter):
                out[at + letter] = 1.0
        out[at + ALPHABET] = s.points[card] / letters.MOST_POINTS


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
    for i in range(s.hand_size[seat]):
        write_card(s, out, at + i * TAKEN, s.hand[seat, i])
        out[at + i * TAKEN + CARD] = s.pips[seat, i] / 3


def write_own_words(s, seat, out):
    for i in range(s.text_size[seat]):
        out[SPELLED + i] = s.text[seat, i] / ALPHABET
    out[OPEN] = s.open_size[seat] / state.LETTERS
    left = spelling.letters_left(s, seat)
    for letter in range(ALPHABET):
        if has(left, letter):
            out[LEFT + letter] = 1.0
