# Cold Spell in English.

pass = pass
end-turn = end the turn
place = place a { $size } pyramid
move = move a pyramid
claim = claim a card
take = take a card
hijack = hijack or give up a claim
force = force a card on { $rival }
on-cell = on { $cell }, { $card }
pyramid-on-cell = the { $size } pyramid on { $cell }, { $card }
to-cell = to { $cell }, { $card }
letter = { $letter }
close = close the word { $word }
take-back = take back { $word }
declare = { $count ->
    [0] declare no words
    [one] declare this word
   *[other] declare these { $count } words
}
let-solver-declare = let the solver declare: { $length ->
    [0] no words
   *[other] longest word { $length } letters
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}

size-small = small
size-medium = medium
size-large = large
no-pyramid = no
card = { $letters } for { $points }
wild = any letter
gap = a gap

passed = { $you ->
    [1] You pass.
   *[other] { $who } passes.
}
ended-turn = { $you ->
    [1] You end the turn.
   *[other] { $who } ends the turn.
}
placed = { $you ->
    [1] You place a { $size } pyramid on { $cell }, { $card }.
   *[other] { $who } places a { $size } pyramid on { $cell }, { $card }.
}
moved = { $you ->
    [1] You move the { $size } pyramid from { $from } to { $cell }, { $card }.
   *[other] { $who } moves the { $size } pyramid from { $from } to { $cell }, { $card }.
}
claimed = { $you ->
    [1] You claim { $cell }, { $card }, with its { $size } pyramid.
   *[other] { $who } claims { $cell }, { $card }, with its { $size } pyramid.
}
took = { $you ->
    [1] You take { $cell }, { $card }, and its { $size } pyramid.
   *[other] { $who } takes { $cell }, { $card }, and its { $size } pyramid.
}
forced = { $you ->
    [1] You force { $cell }, { $card }, on { $rival }.
   *[other] { $at_you ->
        [1] { $who } forces { $cell }, { $card }, on you.
       *[other] { $who } forces { $cell }, { $card }, on { $rival }.
    }
}
hijacked = { $you ->
    [1] You hijack the { $size } pyramid of { $rival } on { $cell }, { $card }.
   *[other] { $at_you ->
        [1] { $who } hijacks your { $size } pyramid on { $cell }, { $card }.
       *[other] { $who } hijacks the { $size } pyramid of { $rival } on { $cell }, { $card }.
    }
}
gave-up = { $you ->
    [1] You give up { $cell }, { $card }.
   *[other] { $who } gives up { $cell }, { $card }.
}
closed = The field is closed; what is still claimed is taken.
has-cards = { $you ->
    [1] You have { $count ->
        [one] one card
       *[other] { $count } cards
    } to spell with.
   *[other] { $who } has { $count ->
        [one] one card
       *[other] { $count } cards
    } to spell with.
}
spelled = You spell { $word }.
closed-word = You have spelled { $word }.
took-back = You take back { $word }.
declared = { $you ->
    [1] You declare.
   *[other] { $who } has declared.
}
shows-words = { $you ->
    [1] You show { $words }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } shows { $words }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
has-no-words = { $you ->
    [1] You have no words: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
   *[other] { $who } has no words: { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
}
longest = { $you ->
    [1] You have the longest word of all, for { $bonus } points more.
   *[other] { $who } has the longest word of all, for { $bonus } points more.
}
won = { $you ->
    [1] You win with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $who } wins with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
