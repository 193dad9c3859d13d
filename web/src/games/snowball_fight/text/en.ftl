sf-number = no. { $number }
sf-turn = Turn { $turn } of at most { $cap }
sf-final = final round
sf-choosing = choosing
sf-hit = hit
sf-slowed = draws one less
sf-showing = must show the hand
sf-points = { $count ->
    [one] one point
   *[other] { $count } points
}
sf-in-hand = in hand
sf-draw = draw pile
sf-discard = discard pile
sf-known = { $count ->
    [one] One card known to be theirs
   *[other] { $count } cards known to be theirs
}
sf-maybe = { $count ->
    [one] One of these as well:
   *[other] { $count } of these as well:
}
sf-played = Played cards
sf-told = What happened this turn
sf-arsenal = Arsenal
sf-below = { $who }, { $count } below
sf-abandoned = Abandoned
sf-buried = The rest of the Arsenal
sf-kept = kept
sf-own-piles = Look through your piles
lesson-snowball_fight-draft = First a draft: keep one of these cards, then the rest goes to your rival. Every card has two sides, and you play only one of them.
lesson-snowball_fight-throw = Choose a card and one of its sides. Your rival chooses at the same time; both are shown together.
lesson-snowball_fight-clash = Attacks hit whoever does not dodge. Read step by step in the middle what came of it.
lesson-snowball_fight-upgrade = An Upgrade takes a better card from the Arsenal. Better cards are worth more points at the end.
lesson-snowball_fight-bonus = Your dodge worked, so you may use the other side of the card as well.
lesson-snowball_fight-abandon = An attack makes you abandon a card. Choose one that you can do without.
lesson-snowball_fight-end = When the Arsenal is empty, one last round is played; then the points of your cards are counted.
