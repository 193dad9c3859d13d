cs-field = The field
cs-bench = Spell your words
cs-words = Words
cs-score = Counts { $score } so far.
cs-longest = Your longest word: { $count }
cs-spell-goal = Press letters, drag them here, or type. The tick closes a word, and you may spell as many words as you like. What stays on the rack is counted against you; the longest word of all gets 20 more.
cs-on-rack = Still on the rack, and counted against you
cs-your-rack = Your rack
cs-rack-of = The rack of { $who }
cs-tile = { $letters }, counts { $worth }
cs-cards = { $count ->
    [one] letter
   *[other] letters
}
cs-points = points
cs-no-word = No word begins with { $letters }, or you have no card for it.
cs-not-word = { $letters } is not a word.
cs-nothing-back = There is nothing to take back.
cs-secret = Everybody spells. The words are shown together once all have declared.
cs-results = The words
cs-no-words = no words
cs-ask-solver = Ask the solver
cs-solver = The solver would declare
cs-offer = { $length ->
    [0] no words
   *[other] longest word { $length } letters
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
cs-wild = Any letter
cs-declared = declared
cs-spelling = still spelling
cs-left = { $count ->
    [one] { $count } pyramid left
   *[other] { $count } pyramids left
}
cs-spelling-chapter = Spelling
cs-goal = The goal:
cs-goal-told = take letters, and spell words with them in the end. A letter counts its points times the pips of its pyramid; one left over costs as much. Longest word: 20 more.
cs-ask-first = Lift a pyramid, or place a new one
cs-ask-new = Place a pyramid: press one of those left
cs-ask-lift = Lift a pyramid, or pass
cs-ask-pass = Nothing can be done: pass
cs-ask-second = One more, different act – or end your turn
cs-ask-place = Which card shall it stand on?
cs-ask-take = Which card do you take?
cs-ask-hijack = Which claim do you break?
cs-ask-pyramid = Which pyramid?
cs-ask-move = Where does it move to?
cs-ask-spell = Lay letters – the tick closes the word
cs-ask-declare = Nothing more can be laid: declare
cs-held-new = Put it on any gilded card
cs-held-move = Move it, or tip it towards a player
cs-held-only-move = Move it to a gilded card
cs-held-tip = Tip it towards a player
cs-held-own = Take it onto your rack, or move it away
cs-held-take = Take it onto your rack
cs-held-theirs = Hijack it: move it to a gilded card
cs-hint = Hint: { $what }
cs-lift = Lift it: { $what }
cs-put-back-it = Put it back: { $what }
cs-put-back = Put it back
cs-lift-first = Lift a pyramid first
cs-not-there = It cannot go there
cs-why-gap = No card lies there
cs-why-full = A pyramid is there already
cs-why-far = That is out of its reach
cs-why-done = Nothing more can be done with this pyramid now
cs-wait = It is not your turn
cs-claim = claim
cs-force = force
cs-take = take
cs-stash = Pyramids left
cs-barren = { $count } turns without a Place or Take; at { $most } the field closes.
cs-for = for { $who }
cs-upright = upright pyramid with { $pips ->
    [one] one pip
   *[other] { $pips } pips
}
cs-pointing = claiming pyramid with { $pips ->
    [one] one pip
   *[other] { $pips } pips
}
cs-total = Cards
cs-bonus = Longest word
cs-final = Score
cs-letters = “{ $letters }”
cs-size = { $size ->
    [small] small
    [medium] medium
   *[other] large
}
cs-size-about = The card under it counts its points { $pips ->
    [1] once
    [2] twice
   *[other] { $pips } times
}.
cs-said-placed = { $you ->
    [1] You place a { $size } pyramid on { $card }.
   *[other] { $who } places a { $size } pyramid on { $card }.
}
cs-said-moved = { $you ->
    [1] You move the { $size } pyramid to { $card }.
   *[other] { $who } moves the { $size } pyramid to { $card }.
}
cs-said-claimed = { $you ->
    [1] You claim { $card } with the { $size } pyramid.
   *[other] { $who } claims { $card } with the { $size } pyramid.
}
cs-said-took = { $you ->
    [1] You take { $card } onto your rack.
   *[other] { $who } takes { $card }.
}
cs-said-forced = { $you ->
    [1] You force { $card } on { $rival }.
   *[other] { $at_you ->
        [1] { $who } forces { $card } on you.
       *[other] { $who } forces { $card } on { $rival }.
    }
}
cs-said-hijacked = { $you ->
    [1] You hijack the { $size } pyramid of { $rival } on { $card }.
   *[other] { $at_you ->
        [1] { $who } hijacks your { $size } pyramid on { $card }.
       *[other] { $who } hijacks the { $size } pyramid of { $rival } on { $card }.
    }
}
cs-said-gave-up = { $you ->
    [1] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
lesson-cold_spell-place = In a turn you do up to two different things. Begin by placing a pyramid: press or drag one of those left, then a gilded card. It stands upright and belongs to nobody yet; larger ones multiply a card’s points by more.
lesson-cold_spell-claim = Claim: press an upright pyramid and then your own plate, or drag it there. It points at you, and its card is reserved for you. Anybody may use any upright pyramid.
lesson-cold_spell-second = You may do a second, different thing, or end the turn. Placing always ends it.
lesson-cold_spell-take = Take a card that is claimed for you: card and pyramid leave the field and are yours. Cards that you cannot use in a word will cost you!
lesson-cold_spell-hijack = Hijack a claim: the pyramid stands up again, and you must move it at once.
lesson-cold_spell-spell = The field is closed. Spell words with your cards; what you do not use counts against you. The longest word of all gets 20 more.
