game-ten_thousand = Ten Thousand
pitch-ten_thousand = Throw six dice, set aside what counts, and throw again: but stop before nothing counts.
option-ten_thousand-target = Target
option-ten_thousand-target-help = Points that bring the last round.
keep = Set aside a { $face }
throw = { $count ->
    [1] Throw one die
   *[other] Throw { $count } dice
}
bank = Write down { $count }
kept = { $you ->
    [1] You set aside a { $count }.
   *[other] { $who } sets aside a { $count }.
}
threw = { $you ->
    [1] You throw { $faces }.
   *[other] { $who } throws { $faces }.
}
bust = { $you ->
    [1] Nothing counts: you lose { $count } points.
   *[other] Nothing counts: { $who } loses { $count } points.
}
banked = { $you ->
    [1] You write down { $count } and have { $score }.
   *[other] { $who } writes down { $count } and has { $score }.
}
closing = { $you ->
    [1] You are there: everybody else has one more turn.
   *[other] { $who } is there: everybody else has one more turn.
}
won = { $you ->
    [1] You win with { $count } points.
   *[other] { $who } wins with { $count } points.
}
turn-points = This turn: { $count }
zone-aside = Set aside
points = points
ask-keep = Set aside dice that count
ask-stop = Write it down, or throw again?
ask-throw = Throw the dice
