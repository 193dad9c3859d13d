# Winter in English.

light = light
dark = dark
card = card { $card } ({ $top }/{ $bottom })

draw = draw a card
cover = cover a square
move = move a card
remove = remove a card
take-away = take away a counter
play = play { $colour }
lay-as-printed = as printed, { $top } over { $bottom }
lay-turned = turned, { $top } over { $bottom }
keep = keep the { $count ->
    [one] card { $card }
   *[other] { $count } cards with card { $card }
}
pick = { $card } at row { $row }, column { $column }
place = row { $row }, column { $column }
square = square at row { $row }, column { $column }

drew = { $you ->
    [1] You turn over { $card }.
   *[other] { $who } turns over { $card }.
}
plays = { $you ->
    [1] You play { $colour }.
   *[other] { $who } plays { $colour }.
}
laid = { $you ->
    [1] You lay { $card } at row { $row }, column { $column }.
   *[other] { $who } lays { $card } at row { $row }, column { $column }.
}
lifted = { $you ->
    [1] You lift card { $card }.
   *[other] { $who } lifts card { $card }.
}
removed = { $you ->
    [1] You remove card { $card }.
   *[other] { $who } removes card { $card }.
}
took-away = { $you ->
    [1] You take away your counter at row { $row }, column { $column }.
   *[other] { $who } takes away a counter at row { $row }, column { $column }.
}
covered = { $you ->
    [1] You put down { $count ->
        [one] a counter
       *[other] { $count } counters
    }.
   *[other] { $who } puts down { $count ->
        [one] a counter
       *[other] { $count } counters
    }.
}
broke-off = { $count ->
    [one] Card { $cards } breaks off and leaves the game.
   *[other] Cards { $cards } break off and leave the game.
}
thaw = The last card lies, and the thaw begins.

won-melted = { $you ->
    [1] The ice has melted under your opponent. You win with { $score } on the ice.
   *[other] { $who } still stands on the ice and wins with { $score ->
        [one] { $score } counter
       *[other] { $score } counters
    } there.
}
won-stuck = { $you ->
    [1] Your opponent can do nothing. You win with { $score } on the ice.
   *[other] The opponent can do nothing. { $who } wins with { $score ->
        [one] { $score } counter
       *[other] { $score } counters
    } on the ice.
}
drawn-both-melted = The last counters of both sank in one turn: a draw.
drawn-repeated = The same position for the third time: a draw.
drawn-too-long = The thaw has lasted too long: a draw.

table-player = { $who } { $colour ->
    [none] has not got a colour yet
   *[other] plays { $colour }: { $ice } on the ice, { $supply } in supply
}
table-undrawn = { $count ->
    [one] one card still to come: { $cards }
   *[other] { $count } cards still to come: { $cards }
}
table-held = in hand: { $card }
table-from = it lay at row { $row }, column { $column }
table-to = it goes to row { $row }, column { $column }
table-counters = { $colour } counters at (row, column): { $spots }
table-gone = out of the game: { $cards }
table-groups = the lake fell apart: { $groups }
table-freezing = freezing
table-thawing = thaw, turn { $turn } of at most { $cap }
table-thawing-again = thaw, turn { $turn } of at most { $cap }; this position is here for the second time
table-over = the game is over
