is-hush = Nobody talks: only cards and bells speak
is-chapter = Generation { $generation }
is-placed = { $placed } of 12 cards placed
is-ice = Ice { $ice } · gases { $gases }
is-grid = The living world
is-would-be = would be
is-empty = empty
is-under = { $count } under { $place }
is-beneath = Underneath:
is-own-target = Your target: you see only its back
is-hidden = target hidden
is-met = met
is-not-met = not met
is-not = not
is-cards = in hand
is-open-hand = Hand of { $who }
is-heard = Heard so far
is-heard-at = After card { $placed }
is-hand = Your hand
is-choose-card = Choose a card of your hand
is-choose-place = Lay { $card } in its row
is-wrong-row = { $element } lies only in its own row.
is-row-not-full = A card may be covered only when its whole row is taken.
is-aid = Targets you may have
is-past-line = Generation { $generation }: Sky { $sky }
is-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}:
is-silent = No bell: for every target all is as it was.
is-gas-rises = A gas comes in sight: the haze grows thicker.
is-note = Note, for you alone
is-heard-deal = At the deal
is-ice-left = Ice { $ice }
is-sky = Sky { $sky }
is-sums = Sums
is-coin-about = { $line }: the cards in sight add up to { $sum }.
is-coin-wanted = { $line }: the cards in sight add up to { $sum }. The target of { $who } asks for exactly { $value }.
is-bell = The bell of { $who }: target { $met ->
    [1] met
   *[other] not met
}
is-bell-about = It is golden while the target is met and grey while it is not. A small bell stays for every change, with the number of the card after which it rang.
is-ice-about = At the end of a generation one Ice melts for every gas in sight. If all of it melts, everybody has lost; what is left multiplies the score.
is-sky-about = Each lantern is a generation. When it ends, its Sky is the number of targets met, less those not met.
lesson-ice_and_sky-targets = You play together. Everybody has a target: the sum that a row or a column shall have. You see the others’ targets and never your own.
lesson-ice_and_sky-place = Choose a card of your hand, then a column. An Air card goes into the row of Air, on an empty cell; only when all three are taken does it cover a card.
lesson-ice_and_sky-sums = Only the top cards count. Their sums stand at the right and below.
lesson-ice_and_sky-heard = Somebody’s target became met, or is no longer. That is all you hear about your own: use it.
lesson-ice_and_sky-gases = Cards with a gas that still lie on top at the end of the generation melt Ice. When it is gone, all is lost.
lesson-ice_and_sky-generation = A new generation with new targets. The world stays as it was left.
