# Snowball Fight in English.

card = { $a } | { $b } (card { $card })

side-nothing = nothing
side-snowball = Snowball Attack
side-slushball = Slushball Attack
side-sneak = Sneak Attack
side-dodge = Dodge
side-upgrade = Upgrade
side-restock = Restock
side-offensive-dodge = Offensive Dodge
side-ultra-upgrade = Ultra Upgrade
side-barrage = Barrage
side-snatch = Snatch and Run
side-rocks = Throwing Rocks
side-whitewash = Whitewash
side-fort = Snow Fort
side-iceball = Iceball Attack

level-basic = Basic
level-advanced = Advanced
level-extreme = Extreme

# Choices
play = play { $side } of card { $card }
pick-keeping-first = keep { $card }
pick-keeping-second = keep { $card }
pick-keeping-pair = keep { $card }
pick-ultra-upgrading = take { $card }
pick-snatching = fetch { $card }
pick-giving = give up { $card }
pick-abandoning = abandon { $card }
take-near = take { $card } from your own deck
take-far = take { $card } from the other deck
use-bonus = use the other side: { $side }
leave-bonus = leave the other side alone: no { $side }
steal = steal a card
decline-stealing = steal nothing
decline-ultra-upgrading = take nothing
decline-snatching = exchange nothing
decline-following = play no second card

# What happens
chose = { $you ->
    [1] You have chosen.
   *[other] { $who } has chosen.
}
passed-on = The cards that nobody kept change hands.
kept = Both have kept their two cards; the rest and the Extreme cards become the Arsenal.
drew = You draw { $card }.
showed = { $you ->
    [1] Whitewashed, you show your hand to your rival.
   *[other] Whitewashed, { $who } shows the hand to the rival.
}
showing = { $who } shows { $card }.
threw = { $you ->
    [1] You play { $side }: { $card }.
   *[other] { $who } plays { $side }: { $card }.
}
blanked = { $you ->
    [1] The Snow Fort stops your card; it has no effect.
   *[other] The Snow Fort stops { $who }’s card; it has no effect.
}
hit = { $you ->
    [1] You are hit: { $side }.
   *[other] { $who } is hit: { $side }.
}
sneaked = { $you ->
    [1] The Sneak Attack catches you off guard.
   *[other] The Sneak Attack catches { $who } off guard.
}
missed = { $you ->
    [1] You dodge: { $side }.
   *[other] { $who } dodges: { $side }.
}
slowed = { $you ->
    [1] You will draw only one card next turn.
   *[other] { $who } will draw only one card next turn.
}
watched = { $you ->
    [1] You will have to show what you draw next turn.
   *[other] { $who } will have to show what they draw next turn.
}
bonus = { $you ->
    [1] You use the other side as well: { $side }.
   *[other] { $who } uses the other side as well: { $side }.
}
declined-dodging = { $you ->
    [1] You leave the other side alone.
   *[other] { $who } leaves the other side alone.
}
declined-stealing = { $you ->
    [1] You steal nothing.
   *[other] { $who } steals nothing.
}
declined-ultra-upgrading = { $you ->
    [1] You take nothing.
   *[other] { $who } takes nothing.
}
declined-snatching = { $you ->
    [1] You exchange nothing.
   *[other] { $who } exchanges nothing.
}
declined-following = { $you ->
    [1] You play no second card.
   *[other] { $who } plays no second card.
}
took = { $you ->
    [1] You take { $card } from the Arsenal.
   *[other] { $who } takes { $card } from the Arsenal.
}
brought-back = { $you ->
    [1] You bring back { $card }.
   *[other] { $who } brings back { $card }.
}
gave = { $you ->
    [1] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
restocked = { $you ->
    [1] You shuffle your discard pile into your draw pile.
   *[other] { $who } shuffles the discard pile into the draw pile.
}
stole = { $you ->
    [1] You steal { $card }.
   *[other] { $who } steals { $card }.
}
stole-something = { $who } steals a card.
abandoned = { $you ->
    [1] You abandon { $card }.
   *[other] { $who } abandons { $card }.
}
followed = { $you ->
    [1] You play a second card, { $side }: { $card }.
   *[other] { $who } plays a second card, { $side }: { $card }.
}
turned-up = { $you ->
    [1] Your deck of the Arsenal turns up { $card }.
   *[other] { $who }’s deck of the Arsenal turns up { $card }.
}
final-round = The Arsenal is empty. Both shuffle all their cards; this is the final round.
short = { $you ->
    [1] You cannot draw enough cards; the fight is over.
   *[other] { $who } cannot draw enough cards; the fight is over.
}
capped = It gets dark; the fight is over.
points = { $you ->
    [1] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
won = { $you ->
    [1] You win the fight.
   *[other] { $who } wins the fight.
}
shared = Both have the same points and share the victory.

# The table
phase-keeping-first = Draft: keep one card and pass on the others.
phase-keeping-second = Draft: keep one more card and pass on the others.
phase-keeping-pair = Draft: keep two of these four cards.
phase-throwing = Choose a card and one of its sides.
phase-ultra-upgrading = Ultra Upgrade: choose a card.
phase-upgrading = Upgrade: choose a deck.
phase-dodging = A dodge has earned its other side.
phase-snatching = Snatch and Run: choose an abandoned card.
phase-giving = Snatch and Run: choose what to give for it.
phase-stealing = Slushball: steal a card or not.
phase-abandoning = Choose a card to abandon.
phase-following = Barrage: play a second card or not.
phase-over = The fight is over.
