lesson-ice_queen-card = This is the top card of your stack. Only you see it. Every card has thirteen numbers.
lesson-ice_queen-call = You call. Choose the trait in which you think nobody has more: then all show their cards.
lesson-ice_queen-reveal = The highest number takes all the cards shown, and whoever takes calls next.
lesson-ice_queen-middle = The highest was shared, so the cards lie in the middle; the next hand is for those as well.
lesson-ice_queen-stacks = Won cards go under your stack and come back later. Whoever has none left is out; whoever has all wins.
iq-hand = Hand { $number }
iq-called = Previous hand
iq-first = The highest value takes all cards shown. Whoever holds them all in the end wins.
iq-own = Your top card
iq-ice = of ice
iq-fire = of fire
iq-takes = takes all
iq-tied = shared
iq-out = You have no cards left.
iq-stacks = Stacks
iq-meanings = What the traits mean
iq-point = Point at a trait to read here what it means.
iq-middle = { $count ->
    [0] The middle is empty
    [one] One card in the middle
   *[other] { $count } cards in the middle
}
iq-in-middle = in the middle
iq-middle-word = middle
iq-memory = { $count ->
    [one] One card seen so far
   *[other] { $count } cards seen so far
}
iq-calling = { $you ->
    [1] You call
   *[other] { $who } calls
}
iq-you = { $who }, you
iq-shown = Cards shown
iq-is-out = has no cards left
iq-cards = { $count ->
    [one] card
   *[other] cards
}
iq-cap = { $count ->
    [0] No hand left
    [one] The last hand
   *[other] { $count } hands left
}
iq-ask = You call: press a trait of your card
iq-ask-again = You took the cards: call again
iq-ask-middle = { $count ->
    [one] One card waits in the middle: call a trait
   *[other] { $count } cards wait in the middle: call a trait
}
