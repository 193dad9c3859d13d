is-generation = Generation { $number } of 3, { $placed } of 12 cards placed
is-ice = Ice { $count }
is-gases = Gases in sight: { $count }
is-sky = Sky: { $values }
is-sky-none = Sky: not counted yet
is-grid = The living world
is-sum = Sum
is-empty = empty
is-under = { $count } under { $place }
is-beneath = Underneath:
is-own-target = Yours: you see only its back
is-hidden = hidden
is-met = met
is-not-met = not met
is-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
is-heard = Heard so far
is-heard-at = After card { $placed }
is-hand = Your hand
is-choose-card = choose a card
is-choose-place = choose where it goes, or another card
is-aid = Targets you may have
is-past = Past generations
is-past-line = Generation { $generation }, Sky { $sky }:
is-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}:
lesson-ice_and_sky-targets = You play together. Everybody has a target: the sum that a row or a column shall have. You see the others’ targets and never your own.
lesson-ice_and_sky-place = Choose a card of your hand, then a column. An Air card goes into the row of Air, on an empty cell; only when all three are taken does it cover a card.
lesson-ice_and_sky-sums = Only the top cards count. Their sums stand at the right and below.
lesson-ice_and_sky-heard = Somebody’s target became met, or is no longer. That is all you hear about your own: use it.
lesson-ice_and_sky-gases = Cards with a gas that still lie on top at the end of the generation melt Ice. When it is gone, all is lost.
lesson-ice_and_sky-generation = A new generation with new targets. The world stays as it was left.
