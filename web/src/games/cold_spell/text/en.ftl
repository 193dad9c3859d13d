cs-field = The field
cs-bench = The word bench
cs-words = Words
cs-score = Counts { $score } so far.
cs-type = Type, click or drag letters; Enter closes a word, Backspace takes back.
cs-ask-solver = Ask the solver
cs-solver = The solver would declare
cs-offer = { $length ->
    [0] no words
   *[other] longest word { $length } letters
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
cs-used = laid as { $letter }
cs-wild = Any letter:
cs-declared = declared
cs-spelling = still spelling
cs-ask-deed = What will you do?
cs-ask-cell = Where?
cs-ask-move = Where does it move to?
cs-stash = Pyramids left
cs-barren = { $count } turns without a Place or Take; at { $most } the field closes.
cs-nothing = nothing taken yet
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
lesson-cold_spell-place = In a turn you do up to two different things. Begin by placing a pyramid: larger ones multiply a card’s points by more.
lesson-cold_spell-cell = Every marked card is a place for it. It stands upright and belongs to nobody yet.
lesson-cold_spell-claim = Claim: point an upright pyramid at yourself, and its card is reserved for you. Anybody may use any upright pyramid.
lesson-cold_spell-second = You may do a second, different thing, or end the turn. Placing always ends it.
lesson-cold_spell-take = Take a card that is claimed for you: card and pyramid leave the field and are yours. Cards that you cannot use in a word will cost you!
lesson-cold_spell-hijack = Hijack a claim: the pyramid stands up again, and you must move it at once.
lesson-cold_spell-spell = The field is closed. Spell words with your cards; what you do not use counts against you. The longest word of all gets 20 more.
