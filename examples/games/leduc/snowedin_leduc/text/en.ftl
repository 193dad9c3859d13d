game-leduc = Leduc
pitch-leduc = Bet on one of six cards, see a card turned up, and bet again.
fold = Fold
call = { $chips ->
    [0] Check
   *[other] Call with { $chips }
}
raise = Raise: { $chips } chips
folded = { $you ->
    [1] You fold.
   *[other] { $who } folds.
}
called = { $chips ->
    [0] { $you ->
        [1] You check.
       *[other] { $who } checks.
    }
   *[other] { $you ->
        [1] You call with { $chips }.
       *[other] { $who } calls with { $chips }.
    }
}
raised = { $you ->
    [1] You raise: { $chips } chips.
   *[other] { $who } raises: { $chips } chips.
}
turned = A card is turned up: { $card }.
shown = { $you ->
    [1] You show { $card }.
   *[other] { $who } shows { $card }.
}
won = { $you ->
    [1] You win { $chips } chips.
   *[other] { $who } wins { $chips } chips.
}
split = Both are alike: the pot is shared.
jack = a jack
queen = a queen
king = a king
zone-turned = Open card
zone-pot = Pot
staked = staked
ask-bet = Raise, stay in, or fold?
