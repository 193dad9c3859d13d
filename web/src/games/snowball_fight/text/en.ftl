sf-turn = Turn { $turn }
sf-draft = Draft
sf-final = Last cards
sf-ask = { $phase ->
    [keeping-first] Keep one card, the others go to your rival
    [keeping-second] Keep one more, the others go to your rival
    [keeping-pair] Keep two of these four cards
    [keeping-last] And one more to keep
    [throwing-one] Slowed: one card, choose a side
    [ultra-upgrading] Ultra Upgrade: take any open card
    [upgrading] Take the top card of a sledge
    [dodging] Dodged! Use the other side, too?
    [snatching] Fetch one of the abandoned cards
    [giving] Which card do you give for it?
    [stealing] Steal one of the rival’s discards
    [abandoning] Choose a card to abandon
    [following] Hit! Play your other card, too?
   *[throwing] Choose a side to throw
}
sf-points = { $count ->
    [one] point
   *[other] points
}
sf-cards = { $count ->
    [one] card
   *[other] cards
}
sf-worth = { $count ->
    [one] Worth one point
   *[other] Worth { $count } points
}
sf-slowed = draws one less
sf-showing = must show the hand
sf-pile = { $pile ->
    [hand] in hand
    [draw] to draw
    [kept] kept
   *[discard] discarded
}
sf-look = { $who }, { $pile }: { $count }. Look through these cards.
sf-known = { $count ->
    [one] One card known to be theirs
   *[other] { $count } cards known to be theirs
}
sf-maybe = { $count ->
    [one] One of these as well:
   *[other] { $count } of these as well:
}
sf-unknown = A card that you do not know
sf-arsenal = Arsenal
sf-sledge = { $who }’s sledge
sf-sledge-own = your sledge
sf-below = { $count } below
sf-empty = empty
sf-near = near
sf-far = far
sf-abandoned = Abandoned
sf-look-abandoned = Abandoned: { $count }. Look through these cards.
sf-hand = Your cards
sf-kept = kept
sf-chosen = chosen
sf-just-played = played
sf-shown-hand = The hand that your rival must show
sf-played = Played cards
sf-told = What happened this turn
sf-hit = Hit!
sf-blocked = Blocked
sf-dodged = Dodged
sf-caught = Caught
sf-scores = All cards and their points
sf-guide = All fourteen actions
sf-family = { $family ->
    [dodge] dodge
    [gain] gain
    [block] spoiler
   *[attack] attack
}
sf-family-full = { $family ->
    [dodge] keeps you safe
    [gain] gets you cards
    [block] spoils their turn
   *[attack] attacks
}
sf-beats = beats
sf-loses = loses to
sf-effect = { $side ->
    [slushball] Hit: steal one of their discards
    [sneak] No dodge? They abandon a card
    [dodge] Safe from attacks; then use the other side
    [upgrade] Not hit? Take an Arsenal card
    [restock] Not hit? Discards go back to the draw pile
    [offensive-dodge] Safe from attacks, and throws a ball
    [ultra-upgrade] Not hit? First pick of all open cards
    [barrage] Hit: slowed, and you play your other card
    [snatch] Safe, and swap a discard for an Abandoned
    [rocks] Hit: abandons their card, but slows you
    [whitewash] Next turn they show you their hand
    [fort] Their card does nothing
    [iceball] Hit: they abandon a card and are slowed
   *[snowball] Hit: they draw one card less
}
sf-full = { $side ->
    [slushball] On a hit you may steal one random card of the target’s discard pile.
    [sneak] Unless they played a dodge, they choose a card of their discard pile and abandon it. Nothing is thrown, so as a rule it is no hit.
    [dodge] No attack hits you. If you really dodged one, you may carry out the other side of this card.
    [upgrade] If you were not hit, take the face-up card of an Arsenal deck. If both upgrade, each takes from the nearer one.
    [restock] If you were not hit, shuffle your discard pile into your draw pile.
    [offensive-dodge] No attack hits you, and you throw a snowball: on a hit the target is slowed.
    [ultra-upgrade] If you were not hit, choose one card of the Arsenal or of the Abandoned ones, before all others.
    [barrage] On a hit the target is slowed, and you may also play your second card.
    [snatch] A dodge; and you may exchange a card of your discard pile for an Abandoned one.
    [rocks] On a hit the target abandons the card they played, but you are slowed yourself.
    [whitewash] Next turn they show you the cards they draw, before either of you chooses.
    [fort] The card they played this turn has no effect whatsoever.
    [iceball] On a hit the target chooses a card of their discard pile, abandons it, and is slowed.
   *[snowball] On a hit the target is slowed: next turn they draw only one card.
}
sf-beaten = { $side ->
    [slushball] whoever does not dodge; a hit stops Upgrade, Ultra Upgrade and Restock
    [barrage] whoever does not dodge; a hit stops Upgrade, Ultra Upgrade and Restock
    [rocks] whoever does not dodge; a hit stops Upgrade, Ultra Upgrade and Restock
    [iceball] whoever does not dodge; a hit stops Upgrade, Ultra Upgrade and Restock
    [sneak] whoever does not dodge
    [dodge] every throw, and Sneak Attack
    [snatch] every throw, and Sneak Attack
    [upgrade] dodges, and all else that throws nothing
    [restock] dodges, and all else that throws nothing
    [whitewash] every dodge: nobody can avoid it
    [fort] every card, even Ultra Upgrade and Whitewash
    [offensive-dodge] every throw, and Sneak Attack; and it hits whoever does not dodge
    [ultra-upgrade] dodges, and all else that throws nothing; it chooses before an Upgrade
   *[snowball] whoever does not dodge; a hit stops Upgrade, Ultra Upgrade and Restock
}
sf-beating = { $side ->
    [slushball] Dodge, Offensive Dodge, Snatch and Run, Snow Fort
    [barrage] Dodge, Offensive Dodge, Snatch and Run, Snow Fort
    [rocks] Dodge, Offensive Dodge, Snatch and Run, Snow Fort
    [iceball] Dodge, Offensive Dodge, Snatch and Run, Snow Fort
    [sneak] Dodge, Offensive Dodge, Snatch and Run, Snow Fort
    [dodge] Snow Fort; Whitewash cannot be dodged
    [snatch] Snow Fort; Whitewash cannot be dodged
    [upgrade] every throw that hits, Snow Fort
    [restock] every throw that hits, Snow Fort; in the final round nothing is shuffled
    [whitewash] Snow Fort; and every throw still hits you
    [fort] nothing; but it brings you nothing either
    [offensive-dodge] Snow Fort; a dodge avoids its snowball
    [ultra-upgrade] every throw that hits, Snow Fort
   *[snowball] Dodge, Offensive Dodge, Snatch and Run, Snow Fort
}
lesson-snowball_fight-draft = First a draft: keep one of these cards, then the rest goes to your rival. Every card has two sides, and you play only one of them.
lesson-snowball_fight-throw = Choose a card and one of its sides. Your rival chooses at the same time; both are shown together.
lesson-snowball_fight-clash = Attacks hit whoever does not dodge. Read step by step in the middle what came of it.
lesson-snowball_fight-upgrade = An Upgrade takes a better card from the Arsenal. Better cards are worth more points at the end.
lesson-snowball_fight-bonus = Your dodge worked, so you may use the other side of the card as well.
lesson-snowball_fight-abandon = An attack makes you abandon a card. Choose one that you can do without.
lesson-snowball_fight-end = When the Arsenal is empty, one last round is played; then the points of your cards are counted.
