game-liars_dice = Liar’s Dice
pitch-liars_dice = Bid on what lies under all cups together, raise, and say so when you no longer believe it.
option-liars_dice-ones = Ones
option-liars_dice-ones-help = Whether a one counts as every face.
bid = { $count } × { $face }
doubt = I doubt it!
bids = { $you ->
    [1] You bid { $count } × { $face }.
   *[other] { $who } bids { $count } × { $face }.
}
doubted = { $you ->
    [1] You doubt it: all cups are lifted.
   *[other] { $who } doubts it: all cups are lifted.
}
found = There are { $count } × { $face }.
lost = { $you ->
    [1] You lose a die.
   *[other] { $who } loses a die.
}
out = { $you ->
    [1] You lose your last die.
   *[other] { $who } loses the last die.
}
won = { $you ->
    [1] You win!
   *[other] { $who } wins.
}
bid-now = { $count } × { $face }
no-bid = No bid yet
round = Round { $number }
dice = dice
zone-count = How many?
zone-face = Of which face?
ask-bid = Make a bid: a face, and how many
ask-doubt = Raise the bid, or doubt it
