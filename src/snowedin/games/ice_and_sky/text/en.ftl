# Ice and the Sky in English.

place = { $card } { $column }
card = { $element } { $value }

placed = { $you ->
    [1] You place { $card } { $column }.
   *[other] { $who } places { $card } { $column }.
}
covered = { $card } and its { $gas } are covered.
met = { $you ->
    [1] Your target is met.
   *[other] { $who }’s target is met.
}
no-longer-met = { $you ->
    [1] Your target is no longer met.
   *[other] { $who }’s target is no longer met.
}
had = { $you ->
    [1] Your target was { $line } { $value }: { $met ->
        [1] met
       *[other] not met
    }.
   *[other] { $who }’s target was { $line } { $value }: { $met ->
        [1] met
       *[other] not met
    }.
}
ice = { $melted ->
    [0] No Ice melts; it stays at { $left }.
   *[other] Gases melt { $melted } Ice; { $left } is left.
}
sky = The Sky of generation { $generation } is { $sky }.
began = { $you ->
    [1] Generation { $generation } begins with you.
   *[other] Generation { $generation } begins with { $who }.
}
melted = The last Ice has melted.
ended = The game ends with { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $grade }.

line-air = Air
line-earth = Earth
line-water = Water
line-west = West
line-north = North
line-east = East
gas-co2 = carbon dioxide
gas-ch4 = methane

grade-lost = the climate is lost
grade-short = a short victory
grade-promising = a promising victory
grade-excellent = an excellent victory
grade-perfect = a perfect victory

variant-standard = Standard
variant-expert = Expert
variant-young = Young Future Generations
variant-junior = Junior

table-generation = Generation { $generation } of 3, { $placed } of 12 cards placed
table-turn = { $you ->
    [1] It is your turn.
   *[other] It is { $who }’s turn.
}
table-ice = Ice { $ice }
table-gases = gases in sight { $count }
table-sky = Sky { $values }
table-sky-none = Sky not yet counted
table-sum = sum
table-empty = empty
table-under = under it { $cards }
table-start = start
table-player = player
table-target = target
table-hand = hand
table-unknown = hidden
table-hidden-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-met = met
table-not-met = not met
table-heard = Heard
table-heard-none = Nothing heard yet: no target is met.
table-heard-dealt = at the deal
table-heard-after = after card { $placed }
table-heard-met = { $who } met
table-heard-no-longer-met = { $who } no longer met
table-past = Generation { $generation }: { $targets }
table-aid = You may have: { $targets }
table-over = { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $grade }
table-you = { $who } (you)
