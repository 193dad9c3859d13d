"""Ice Queen: call a category, highest card takes the hand, all the cards win the game.

Numbers in comments are those of the rulebook, docs/rules/ice_queen.md.
"""

from ...core.chance import rekey, roll, shuffle, sort
from . import state

# Setup


def deal(s, seats):
    """Shuffle, give everybody the same number of cards, draw the dealer by lot if nobody was named."""
    s.seats = seats
    lay_out_deck(s)
    shuffle(s.chance, s.row, 0, s.deck_size)
    each = s.deck_size // seats  # 2.2
    for seat in range(seats):
        for i in range(each):
            put_under(s, seat, s.row[seat * each + i])
    if s.dealer == state.NOBODY:
        s.dealer = roll(s.chance, seats)  # 2.3
    s.caller = left_of(s, s.dealer)
    s.taker = state.NOBODY
    s.phase = state.CALLING


def lay_out_deck(s):
    for i in range(s.deck_size):
        s.row[i] = i + 1


# What may be chosen


def is_to_act(s, seat):
    return s.phase == state.CALLING and seat == s.caller


def is_legal(s, seat, action):
    """Any category, the same one again too."""  # 3.6
    return is_to_act(s, seat) and state.CALL <= action < state.ACTIONS


def is_revealing(s, seat, action):
    """Every call turns up cards."""
    return True


# What happens then


def apply(s, seat, action):
    """Play one whole hand: everybody shows, and the cards find their owner."""
    s.called = action - state.CALL
    s.hand += 1
    show_cards(s)
    compare(s)
    if count_tied(s) == 1:
        take_hand(s, s.taker)
        s.caller = s.taker  # 3.2
    else:
        s.taker = state.NOBODY
        move_to_middle(s)
    settle(s)


def show_cards(s):
    for seat in range(s.seats):  # 3.1
        s.shown[seat] = draw_top(s, seat)


def compare(s):
    """Find the highest value, who shares it, and the last of those in seat order."""
    highest = -1
    for seat in range(s.seats):
        highest = max(highest, shown_value(s, seat))
    for seat in range(s.seats):
        s.tied[seat] = shown_value(s, seat) == highest
        if s.tied[seat]:
            s.taker = seat


def take_hand(s, seat):
    """The shown cards, the own first, then the middle, go under the stack."""  # 3.2, 3.4, 3.5
    size = pick_up(s, seat, 0)
    size = pick_up_middle(s, size)
    if s.under == state.SHUFFLED:
        shuffle(s.chance, s.loose, 0, size)
    for i in range(size):
        put_under(s, seat, s.loose[i])
        s.laid[s.loose[i]] = s.hand


def move_to_middle(s):
    """All shown cards, the losers' too, clockwise from the caller."""  # 3.3
    size = pick_up(s, s.caller, 0)
    for i in range(size):
        s.middle[s.middle_size] = s.loose[i]
        s.middle_size += 1


def settle(s):
    """Who is out, who calls next, and whether that was the end."""
    holders = count_holders(s)
    if holders == 0:  # 4.3
        s.phase = state.OVER
    elif holders == 1:  # 4.2
        give_middle(s, last_holder(s))
        s.phase = state.OVER
    elif s.hand >= last_hand(s):
        s.phase = state.OVER
    elif s.taker == state.NOBODY:  # 3.3
        s.caller = left_of(s, s.caller)


# Small moves


def draw_top(s, seat):
    """The top card, or no card from an empty place."""
    card = s.top[seat]
    if card != 0:
        s.top[seat] = s.below[card]
        s.below[card] = 0
        s.height[seat] -= 1
    return card


def put_under(s, seat, card):
    if s.height[seat] == 0:
        s.top[seat] = card
    else:
        s.below[s.bottom[seat]] = card
    s.bottom[seat] = card
    s.height[seat] += 1


def pick_up(s, first, size):
    """Pick up the shown cards clockwise from `first`."""
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if s.shown[seat] != 0:
            s.loose[size] = s.shown[seat]
            size += 1
    return size


def pick_up_middle(s, size):
    for i in range(s.middle_size):
        s.loose[size] = s.middle[i]
        s.middle[i] = 0
        size += 1
    s.middle_size = 0
    return size


def give_middle(s, seat):
    """The last player holding cards takes the middle."""  # 4.2
    size = pick_up_middle(s, 0)
    for i in range(size):
        put_under(s, seat, s.loose[i])
        s.laid[s.loose[i]] = s.hand


def shown_value(s, seat):
    """What the seat's card says in the called category; Ice and Fire count alike."""  # 3.2
    card = s.shown[seat]
    return s.values[card, s.called] if card != 0 else -1


def left_of(s, seat):
    """The next player clockwise who holds cards."""  # 3.3
    seat = (seat + 1) % s.seats
    while s.height[seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


def count_tied(s):
    count = 0
    for seat in range(s.seats):
        count += s.tied[seat]
    return count


def count_holders(s):
    count = 0
    for seat in range(s.seats):
        count += s.height[seat] > 0
    return count


def last_hand(s):
    """The cap, and where it is switched off, a hand far beyond it: some games would never end."""  # 4.4
    return state.LAST_HAND if s.hand_cap == state.UNCAPPED else s.hand_cap


def last_holder(s):
    for seat in range(s.seats):
        if s.height[seat] > 0:
            return seat
    return state.NOBODY


# What a player cannot know


def redeal(s, viewer, dice):
    """Shuffle the cards never shown over their places, and each taken hand within itself."""  # 5.1
    rekey(s.chance, dice)
    size = line_up_places(s)
    own = own_top_place(s, viewer)
    shuffle_unseen(s, size, own)
    if s.under == state.SHUFFLED:
        shuffle_taken_hands(s, size, own)
    rebuild_stacks(s)


def line_up_places(s):
    """All stacks from top to bottom, seat by seat, then what was set aside."""
    size = 0
    for seat in range(s.seats):
        card = s.top[seat]
        while card != 0:
            s.row[size] = card
            size += 1
            card = s.below[card]
    for card in range(1, s.deck_size + 1):
        if is_set_aside(s, card):
            s.row[size] = card
            size += 1
    return size


def is_set_aside(s, card):
    """Never shown, and in nobody's stack."""
    if s.laid[card] != 0 or s.below[card] != 0:
        return False
    for seat in range(s.seats):
        if s.bottom[seat] == card and s.height[seat] > 0:
            return False
    for i in range(s.middle_size):
        if s.middle[i] == card:
            return False
    return True


def own_top_place(s, viewer):
    """Where the viewer's own top card stands in the row, the one hidden card they see."""
    place = 0
    for seat in range(s.seats):
        if seat == viewer and s.height[seat] > 0:
            return place
        place += s.height[seat]
    return -1


def shuffle_unseen(s, size, own):
    count = pick_up_unseen(s, size, own)
    shuffle(s.chance, s.loose, 0, count)
    lay_down_unseen(s, size, own, count)


def pick_up_unseen(s, size, own):
    count = 0
    for place in range(size):
        if s.laid[s.row[place]] == 0 and place != own:
            s.loose[count] = s.row[place]
            count += 1
    return count


def lay_down_unseen(s, size, own, count):
    for place in range(size - 1, -1, -1):
        if s.laid[s.row[place]] == 0 and place != own:
            count -= 1
            s.row[place] = s.loose[count]


def shuffle_taken_hands(s, size, own):
    """Cards laid by one hand lie together, in an order nobody knows."""
    first = 0
    while first < size:
        after = end_of_hand(s, size, first)
        if s.laid[s.row[first]] != 0:
            start = first + 1 if first == own else first
            shuffle(s.chance, s.row, start, after - start)
        first = after


def end_of_hand(s, size, first):
    """The place after those of cards that were laid by the same hand."""
    after = first + 1
    while after < size and s.laid[s.row[after]] == s.laid[s.row[first]]:
        after += 1
    return after


def cover_tracks(s, viewer):
    """Cards never shown, and those of each taken hand, lie in their places as they are numbered."""
    size = line_up_places(s)
    own = own_top_place(s, viewer)
    count = pick_up_unseen(s, size, own)
    sort(s.loose, 0, count)
    lay_down_unseen(s, size, own, count)
    if s.under == state.SHUFFLED:
        sort_taken_hands(s, size, own)
    rebuild_stacks(s)
    s.row[:] = 0
    s.loose[:] = 0


def sort_taken_hands(s, size, own):
    first = 0
    while first < size:
        after = end_of_hand(s, size, first)
        if s.laid[s.row[first]] != 0:
            start = first + 1 if first == own else first
            sort(s.row, start, after - start)
        first = after


def rebuild_stacks(s):
    s.below[:] = 0
    place = 0
    for seat in range(s.seats):
        height = s.height[seat]
        s.height[seat] = 0
        s.top[seat] = 0
        for _ in range(height):
            put_under(s, seat, s.row[place])
            place += 1


# The end


def is_over(s):
    return s.phase == state.OVER


def reward(s, seat):
    """1 for the Honorary Ice Queen; a shared win is shared."""
    if not is_over(s) or not is_winner(s, seat):
        return 0.0
    winners = 0
    for other in range(s.seats):
        winners += is_winner(s, other)
    return 1.0 / winners


def is_winner(s, seat):
    if count_holders(s) == 0:  # 4.3
        return s.tied[seat] == 1
    for other in range(s.seats):  # 4.2, 4.4
        if s.height[other] > s.height[seat]:
            return False
    return True
