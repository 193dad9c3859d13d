# Koude betovering in het Nederlands.

pass = passen
end-turn = de beurt beëindigen
place = een { $size } piramide plaatsen
move = een piramide verplaatsen
claim = een kaart opeisen
take = een kaart nemen
hijack = een claim kapen of opgeven
force = { $rival } een kaart opdringen
on-cell = op { $cell }, { $card }
pyramid-on-cell = de { $size } piramide op { $cell }, { $card }
to-cell = naar { $cell }, { $card }
letter = { $letter }
close = het woord { $word } afsluiten
take-back = { $word } terugnemen
declare = { $count ->
    [0] geen woorden melden
    [one] dit woord melden
   *[other] deze { $count } woorden melden
}
let-solver-declare = de oplosser laten melden: { $length ->
    [0] geen woorden
   *[other] langste woord { $length } letters
}, { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}

size-small = kleine
size-medium = middelgrote
size-large = grote
no-pyramid = geen
card = { $letters } voor { $points }
wild = elke letter
gap = een gat

passed = { $you ->
    [1] Je past.
   *[other] { $who } past.
}
ended-turn = { $you ->
    [1] Je beëindigt de beurt.
   *[other] { $who } beëindigt de beurt.
}
placed = { $you ->
    [1] Je plaatst een { $size } piramide op { $cell }, { $card }.
   *[other] { $who } plaatst een { $size } piramide op { $cell }, { $card }.
}
moved = { $you ->
    [1] Je verplaatst de { $size } piramide van { $from } naar { $cell }, { $card }.
   *[other] { $who } verplaatst de { $size } piramide van { $from } naar { $cell }, { $card }.
}
claimed = { $you ->
    [1] Je eist { $cell }, { $card }, op met de { $size } piramide.
   *[other] { $who } eist { $cell }, { $card }, op met de { $size } piramide.
}
took = { $you ->
    [1] Je neemt { $cell }, { $card }, en de { $size } piramide.
   *[other] { $who } neemt { $cell }, { $card }, en de { $size } piramide.
}
forced = { $you ->
    [1] Je dringt { $cell }, { $card }, op aan { $rival }.
   *[other] { $at_you ->
        [1] { $who } dringt je { $cell }, { $card }, op.
       *[other] { $who } dringt { $cell }, { $card }, op aan { $rival }.
    }
}
hijacked = { $you ->
    [1] Je kaapt de { $size } piramide van { $rival } op { $cell }, { $card }.
   *[other] { $at_you ->
        [1] { $who } kaapt je { $size } piramide op { $cell }, { $card }.
       *[other] { $who } kaapt de { $size } piramide van { $rival } op { $cell }, { $card }.
    }
}
gave-up = { $you ->
    [1] Je geeft { $cell }, { $card }, op.
   *[other] { $who } geeft { $cell }, { $card }, op.
}
closed = Het veld is gesloten; wat nog opgeëist is, wordt genomen.
has-cards = { $you ->
    [1] Je hebt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om te spellen.
   *[other] { $who } heeft { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } om te spellen.
}
spelled = Je spelt { $word }.
closed-word = Je hebt { $word } gespeld.
took-back = Je neemt { $word } terug.
declared = { $you ->
    [1] Je meldt.
   *[other] { $who } heeft gemeld.
}
shows-words = { $you ->
    [1] Je toont { $words }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }.
   *[other] { $who } toont { $words }: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }.
}
has-no-words = { $you ->
    [1] Je hebt geen woorden: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }.
   *[other] { $who } heeft geen woorden: { $total ->
        [one] { $total } punt
       *[other] { $total } punten
    }.
}
longest = { $you ->
    [1] Je hebt het langste woord van allemaal, { $bonus } punten meer.
   *[other] { $who } heeft het langste woord van allemaal, { $bonus } punten meer.
}
won = { $you ->
    [1] Je wint met { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }.
   *[other] { $who } wint met { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }.
}
