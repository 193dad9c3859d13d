"""What a viewer may see: all but the words of others, until everybody has declared."""  # 5.4, 6

from ...core.bits import lowest
from ...core.lists import add, add_letter, add_number, leave_out
from ...core.seen import by_name, flag, members, named, perhaps, seen, several, short, small
from ...core.seen import letters as lettered
from . import faces, field, laying, rules, spelling, state
from .letters import ALPHABET, ANY, OR
from .lexicon import SHORTEST

PHASES = ("choosing", "pointing", "moving", "closing", "spelling", "over")
SIZES = ("small", "medium", "large")
KINDS = (None, *(f"place {size}" for size in SIZES), "move", "claim", "take", "hijack", "force")
CELLS = tuple(ALPHABET[cell % state.SIDE] + str(cell // state.SIDE + 1) for cell in range(state.CELLS))
DEEDS = ("place", "move", "claim", "take", "hijack", "force")
FIRST_OF_DEEDS = (state.PLACE, state.MOVE, state.CLAIM, state.TAKE, state.HIJACK, state.FORCE)
SOLVER = ("on request", "always", "never")

SIGNS = ALPHABET + OR + ANY
EITHER, WILD = SIGNS.index(OR), SIGNS.index(ANY)
ALL_LETTERS = (1 << len(ALPHABET)) - 1
MOST_SIGNS = 2 * len(ALPHABET) - 3  # all letters but one, and what stands between them; all of them are a wild


@seen
class Card:
    """A card as it is printed: `A`, `A/O` for either letter, `QU` for two in a row, `*` for any."""

    card: int = small()
    letters: str = lettered(MOST_SIGNS, SIGNS)
    points: int = small()


@seen
class Cell:
    """A cell, columns A to F from the left, rows 1 to 6 from the top: its card, none in a gap, and its pyramid.

    The pyramid's reach are the cells it could go to, counted row by row from 0.
    """

    cell: str = named(CELLS)
    card: Card | None = perhaps(Card)
    pips: int = small()
    upright: bool = flag()
    claimed_by: int | None = small(may_lack=True)
    reach: list[int] = members()


@seen
class HandCard:
    """A card taken, the pips that took it, what it counts or costs, and the letter that it is used for, or both.

    Only those who may see it are told the letter.
    """

    pips: int = small()  # before what a `Card` begins with: else the compiler would take one for the other, and say so
    card: int = small()
    letters: str = lettered(MOST_SIGNS, SIGNS)
    points: int = small()
    worth: int = short()
    used_for: str | None = lettered(2, ALPHABET, may_lack=True)


@seen
class Spelling:
    """What only the player knows who spells: the total is that of a declaration now."""

    open: str = lettered(state.LETTERS, ALPHABET)
    letters_left: str = lettered(len(ALPHABET), ALPHABET)
    may_ask_solver: bool = flag()
    total_so_far: int = short()
    take_backs: int = small()


@seen
class Result:
    """Letters of the longest word, the total of words and cards not used, the bonus, and both together."""

    longest: int = small()
    total: int = short()
    bonus: int = small()
    score: int = short()


@seen
class Player:
    """A player; the words, and what is spelled just now, only for their own eyes until the end."""

    hand: list[HandCard] = several(HandCard, state.HAND)
    declared: bool = flag()
    words: list[str] | None = several(lettered(state.LETTERS, ALPHABET), state.LETTERS // SHORTEST, may_lack=True)
    spelling: Spelling | None = perhaps(Spelling)
    result: Result | None = perhaps(Result)


@seen
class Seen:
    """The table.  The field closes after two rounds of quiet turns, or after as many barren ones as is the patience.

    Every kind of action is open to the cells, counted row by row from 0, in which it can be begun now.
    """

    seats: int = small()
    phase: str = named(PHASES)
    turn: int | None = small(may_lack=True)
    acted: str | None = named(KINDS)
    kind: str | None = named(KINDS)
    mover: str | None = named(CELLS, may_lack=True)
    open_to: dict[str, list[int]] = by_name(members(), DEEDS)
    field: list[Cell] = several(Cell, state.CELLS)
    stash: dict[str, int] = by_name(small(), SIZES)
    quiet_turns: int | None = short(may_lack=True)
    barren_turns: int | None = short(may_lack=True)
    patience: int = short()
    solver: str = named(SOLVER)
    players: list[Player] = several(Player, state.SEATS)
    winners: list[int] | None = several(small(), state.SEATS, may_lack=True)


def see(s, viewer, seen):
    see_table(s, seen)
    see_turn(s, seen)
    if s.phase == state.CHOOSING:
        see_deeds(s, seen.open_to)
    for cell in range(state.CELLS):
        see_cell(s, cell, seen.field.at[add(seen.field)])
    for seat in range(s.seats):
        see_player(s, seat, viewer, seen.players.at[add(seen.players)])
    see_winners(s, seen.winners)


# The field


def see_table(s, seen):
    seen.seats = s.seats
    seen.phase = s.phase
    for size in range(1, state.SIZES):
        seen.stash[size - 1] = s.stash[size]
    seen.patience = s.patience * s.seats  # 4.2
    seen.solver = s.solver


def see_turn(s, seen):
    """Whose turn it is and what is done in it, and for how long nobody got anywhere."""
    is_open = s.phase < state.SPELLING
    seen.turn = s.turn if is_open else state.NOBODY
    seen.acted = kind_of(int(s.acted))
    seen.kind = kind_of(s.kind)
    seen.mover = s.mover if s.phase == state.MOVING else -1
    seen.quiet_turns = turns_since(s, s.busy_turn) if is_open else -1
    seen.barren_turns = turns_since(s, s.fruitful_turn) if is_open else -1


def see_deeds(s, open_to):
    """Where each action that is left in this turn can be begun."""  # 3.0
    for place, kind in enumerate(FIRST_OF_DEEDS):
        if rules.may_act(s, kind) and (kind != state.PLACE or not field.is_stash_empty(s)):
            open_to[place] = rules.cells_open(s, kind)


def kind_of(action):
    """The place of an action among the kinds, at whomever one forces."""
    return max(min(action, state.FORCE) - state.END_TURN, 0)


def turns_since(s, turn):
    """Turns over since then; none while it is not over itself."""  # 4.2
    return max(int(s.turns) - 1 - int(turn), 0)


def see_cell(s, cell, place):
    place.cell = cell
    if s.field[cell] != 0:
        place.card.is_there = True
        see_card(s, s.field[cell], place.card.it)
    place.pips = field.pips_at(s, cell)
    place.upright = s.upright >> cell & 1
    place.claimed_by = field.owner_at(s, cell)
    if s.phase < state.SPELLING and place.pips > 0:
        place.reach = rules.landings(s, cell)


def see_card(s, number, card):
    card.card = number
    see_face(int(s.letters[number]), card.letters)
    card.points = s.points[number]


def see_face(face, text):
    """What is printed on a card."""  # 1.2
    if faces.is_pair(face):
        add_letter(text, faces.first_of(face))
        add_letter(text, faces.second_of(face))
    elif face == ALL_LETTERS:
        add_letter(text, WILD)
    else:
        see_either(faces.letters_of(face), text)


def see_either(face, text):
    rest = face
    while rest != 0:
        if rest != face:
            add_letter(text, EITHER)
        add_letter(text, lowest(rest))
        rest &= rest - 1


# The players


def see_player(s, seat, viewer, player):
    is_spelling = seat == viewer and s.phase == state.SPELLING
    is_shown = seat == viewer or rules.is_over(s)
    if is_spelling:
        laying.use_best_cards(s, seat)  # 5.1: those that count if they are declared now
        see_spelling(s, seat, player.spelling)
    for i in range(s.hand_size[seat]):
        see_hand_card(s, seat, i, is_shown, player.hand.at[add(player.hand)])
    player.declared = s.declared[seat]
    see_words(s, seat, is_shown, player.words)
    if rules.is_over(s):
        see_result(s, seat, player.result)


def see_hand_card(s, seat, i, is_shown, card):
    see_card(s, s.hand[seat, i], card)
    card.pips = s.pips[seat, i]
    card.worth = laying.worth(s, seat, i)
    if is_shown:
        see_use(s, seat, i, card.used_for)
    else:
        leave_out(card.used_for)


def see_use(s, seat, i, text):
    used = s.stands_for[seat, i]
    if used == 0:
        leave_out(text)
    elif used == state.WHOLE:
        see_face(int(s.letters[s.hand[seat, i]]), text)
    else:
        add_letter(text, used - 1)


def see_words(s, seat, is_shown, words):
    """The closed words, as they were spelled."""
    if not is_shown:
        leave_out(words)
        return
    begin = 0
    for i in range(s.text_size[seat]):
        if s.text[seat, i] == 0:
            see_letters(s, seat, begin, i, words.at[add(words)])
            begin = i + 1


def see_letters(s, seat, begin, end, text):
    for i in range(begin, end):
        add_letter(text, s.text[seat, i] - 1)


def see_spelling(s, seat, own):
    own.is_there = True
    see_letters(s, seat, s.text_size[seat] - s.open_size[seat], s.text_size[seat], own.it.open)
    left = spelling.letters_left(s, seat)
    while left != 0:
        add_letter(own.it.letters_left, lowest(left))
        left &= left - 1
    own.it.may_ask_solver = s.solver == state.ON_REQUEST and spelling.can_begin_anew(s, seat)  # 5.4
    own.it.total_so_far = spelling.count_total(s, seat)
    own.it.take_backs = state.TAKE_BACKS - s.taken_back[seat]


# The end


def see_result(s, seat, result):
    result.is_there = True
    result.it.longest = s.longest[seat]
    result.it.total = s.total[seat]
    result.it.bonus = s.bonus[seat]
    result.it.score = rules.score(s, seat)


def see_winners(s, winners):
    if not rules.is_over(s):
        leave_out(winners)
        return
    for seat in range(s.seats):
        if rules.is_winner(s, seat):
            add_number(winners, seat)  # 5.5
