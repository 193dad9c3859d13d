wi-lake = The lake
wi-freeze = The lake freezes
wi-thaw = Thaw, turn { $turn } of { $cap }
wi-seen = This position is here for the second time; at the third it is a draw.
wi-light = Light
wi-dark = Dark
wi-counters = { $ice } on the ice, { $supply } left
wi-on-ice = on the ice
wi-ask-colour = Which colour will you play?
wi-ask-freeze = Draw a card from the stack, or take a counter to cover a square of yours
wi-ask-draw = No square to cover: the next card is drawn
wi-ask-place = Lay the card on a mark; tap it to turn it
wi-ask-floe = Lay it on a gold mark; it turns by itself where it must
wi-ask-way = Turn the card, then lay it
wi-ask-square = Put the counter on a square
wi-ask-new-square = Too few counters: which new square gets one?
wi-ask-thaw = Touch a free card, or a counter of yours
wi-ask-card = Touch a free card to move or remove it
wi-ask-lift = Lift a card with gold arrows
wi-ask-remove = Which free card leaves the lake?
wi-ask-take = Which counter do you take away?
wi-ask-part = The lake fell apart: which part stays?
wi-said-drew = { $you ->
    [1] You turn over a card.
   *[other] { $who } turns over a card.
}
wi-said-laid = { $you ->
    [1] You lay a card.
   *[other] { $who } lays a card.
}
wi-said-lifted = { $you ->
    [1] You lift a card.
   *[other] { $who } lifts a card.
}
wi-said-removed = { $you ->
    [1] You remove a card.
   *[other] { $who } removes a card.
}
wi-said-took-away = { $you ->
    [1] You take away a counter of yours.
   *[other] { $who } takes away a counter.
}
wi-said-broke-off = { $count ->
    [1] One card breaks off and leaves the game.
   *[other] { $count } cards break off and leave the game.
}
wi-wait = It is not your turn
wi-pinned = Pinned: a counter lies on it
wi-frozen = Frozen fast: cards move only in the thaw
wi-nowhere = Nowhere would this card make a new square of yours; it can only be removed
wi-smaller = This part is smaller: it cannot stay
wi-not-yours = This counter is not yours
wi-counter-stays = Counters stay where they are until the thaw
wi-finish = First finish what you began, or put it back
wi-no-square = No square of your colour is open
wi-thaw-counters = In the thaw, only a card that is moved brings new counters
wi-all-drawn = All cards are drawn
wi-turn = Turn the card (R)
wi-put-back = Put it back
wi-move-this = Move this card
wi-remove-this = Remove this card
wi-take-this = Take this counter away
wi-do-move = Move
wi-do-remove = Remove
wi-do-take = Take away
wi-free = free
wi-held-fast = pinned
wi-your-counter = Counter at row { $row }, column { $column }
wi-held = In hand
wi-undrawn = { $count ->
    [0] All cards are drawn
    [one] One card to come
   *[other] { $count } cards to come
}
wi-gone = { $count ->
    [one] One card has left the game
   *[other] { $count } cards have left the game
}
wi-end-melted = The ice melted under the other. { $score ->
    [one] One counter
   *[other] { $score } counters
} on the ice.
wi-end-both-melted = The last counters of both sank together.
wi-end-stuck = The other can do nothing more. { $score ->
    [one] One counter
   *[other] { $score } counters
} on the ice.
wi-end-repeated = The same position for the third time.
wi-end-too-long = The thaw lasted too long.
wi-to-come = to come
wi-left = left
wi-left-game = gone
wi-fan-about = The small cards show which ones; in what order they come, nobody knows.
lesson-winter-place = You hold a card of ice. Tap it to turn it. It must touch the lake; every white dot is a place where it can lie: touch one, or drag the card there.
lesson-winter-colour = Now choose which colour you play. Count where squares of two by two sections can grow.
lesson-winter-freeze = While the lake freezes, a turn is either a card drawn and laid, or a counter put on a square of your colour.
lesson-winter-cover = You may cover a square: four sections of your colour that lie together. Covered squares are what keeps you in the game.
lesson-winter-square = Every dashed ring is a square you can choose.
lesson-winter-thaw = The thaw has begun. Touch a round, dripping card to move or remove it; cards with clamps at their corners are pinned by a counter. Counters sink with their ice. Be the last on the ice.
lesson-winter-split = The lake fell apart. Choose the part that stays; the others drift away.
zoom-in = Closer
zoom-out = Further away
zoom-fit = Fit
