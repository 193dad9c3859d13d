wi-lake = The lake
wi-freeze = The lake freezes
wi-thaw = Thaw, turn { $turn } of at most { $cap }
wi-seen = This position is here for the second time; at the third it is a draw.
wi-light = Light
wi-dark = Dark
wi-nobody = not chosen yet
wi-counters = { $ice } on the ice, { $supply } left
wi-ask-place = Where shall the card lie?
wi-ask-way = Which way round?
wi-ask-square = Which square?
wi-ask-card = Which card?
wi-ask-part = Which part shall stay?
wi-ask-deed = What will you do?
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
lesson-winter-place = You hold a card of ice. It must touch the lake; every yellow dot is a place where it can lie. Choose one, then which way round.
lesson-winter-colour = Now choose which colour you play. Count where squares of two by two sections can grow.
lesson-winter-freeze = While the lake freezes, a turn is either a card drawn and laid, or a counter put on a square of your colour.
lesson-winter-cover = You may cover a square: four sections of your colour that lie together. Covered squares are what keeps you in the game.
lesson-winter-square = Every yellow diamond is a square you can choose.
lesson-winter-thaw = The thaw has begun. Cards are moved or removed, and counters sink with their ice. A red pin marks cards that cannot be taken. Be the last on the ice.
lesson-winter-split = The lake fell apart. Choose the part that stays; the others drift away.
zoom-in = Closer
zoom-out = Further away
zoom-fit = Fit
