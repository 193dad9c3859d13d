# Kältezauber auf Deutsch.

pass = passen
end-turn = den Zug beenden
place = eine { $size } Pyramide stellen
move = eine Pyramide versetzen
claim = eine Karte beanspruchen
take = eine Karte nehmen
hijack = einen Anspruch kapern oder aufgeben
force = { $rival } eine Karte aufzwingen
on-cell = auf { $cell }, { $card }
pyramid-on-cell = die { $size } Pyramide auf { $cell }, { $card }
to-cell = nach { $cell }, { $card }
letter = { $letter }
close = das Wort { $word } abschließen
take-back = { $word } zurücknehmen
declare = { $count ->
    [0] keine Wörter ansagen
    [one] dieses Wort ansagen
   *[other] diese { $count } Wörter ansagen
}
let-solver-declare = den Löser ansagen lassen: { $length ->
    [0] keine Wörter
   *[other] längstes Wort { $length } Buchstaben
}, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}

size-small = kleine
size-medium = mittlere
size-large = große
no-pyramid = keine
card = { $letters } für { $points }
wild = jeder Buchstabe
gap = eine Lücke

passed = { $you ->
    [1] Du passt.
   *[other] { $who } passt.
}
ended-turn = { $you ->
    [1] Du beendest den Zug.
   *[other] { $who } beendet den Zug.
}
placed = { $you ->
    [1] Du stellst eine { $size } Pyramide auf { $cell }, { $card }.
   *[other] { $who } stellt eine { $size } Pyramide auf { $cell }, { $card }.
}
moved = { $you ->
    [1] Du versetzt die { $size } Pyramide von { $from } nach { $cell }, { $card }.
   *[other] { $who } versetzt die { $size } Pyramide von { $from } nach { $cell }, { $card }.
}
claimed = { $you ->
    [1] Du beanspruchst { $cell }, { $card }; darauf die { $size } Pyramide.
   *[other] { $who } beansprucht { $cell }, { $card }; darauf die { $size } Pyramide.
}
took = { $you ->
    [1] Du nimmst { $cell }, { $card }, und die { $size } Pyramide.
   *[other] { $who } nimmt { $cell }, { $card }, und die { $size } Pyramide.
}
forced = { $you ->
    [1] Du zwingst { $rival } { $cell }, { $card }, auf.
   *[other] { $at_you ->
        [1] { $who } zwingt dir { $cell }, { $card }, auf.
       *[other] { $who } zwingt { $rival } { $cell }, { $card }, auf.
    }
}
hijacked = { $you ->
    [1] Du kaperst die { $size } Pyramide von { $rival } auf { $cell }, { $card }.
   *[other] { $at_you ->
        [1] { $who } kapert deine { $size } Pyramide auf { $cell }, { $card }.
       *[other] { $who } kapert die { $size } Pyramide von { $rival } auf { $cell }, { $card }.
    }
}
gave-up = { $you ->
    [1] Du gibst { $cell }, { $card }, auf.
   *[other] { $who } gibt { $cell }, { $card }, auf.
}
closed = Das Feld ist geschlossen; was noch beansprucht ist, wird genommen.
has-cards = { $you ->
    [1] Du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für Wörter.
   *[other] { $who } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } für Wörter.
}
spelled = Du schreibst { $word }.
closed-word = Du hast { $word } geschrieben.
took-back = Du nimmst { $word } zurück.
declared = { $you ->
    [1] Du sagst an.
   *[other] { $who } hat angesagt.
}
shows-words = { $you ->
    [1] Du zeigst { $words }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
   *[other] { $who } zeigt { $words }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
}
has-no-words = { $you ->
    [1] Du hast keine Wörter: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
   *[other] { $who } hat keine Wörter: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }.
}
longest = { $you ->
    [1] Du hast das längste Wort von allen, { $bonus } Punkte mehr.
   *[other] { $who } hat das längste Wort von allen, { $bonus } Punkte mehr.
}
won = { $you ->
    [1] Du gewinnst mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
   *[other] { $who } gewinnt mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
}
