# Winter auf Deutsch.

light = Hell
dark = Dunkel
card = Karte { $card } ({ $top }/{ $bottom })

draw = eine Karte ziehen
cover = ein Quadrat besetzen
move = eine Karte versetzen
remove = eine Karte entfernen
take-away = einen Stein wegnehmen
play = { $colour } spielen
lay-as-printed = wie gedruckt, { $top } über { $bottom }
lay-turned = gedreht, { $top } über { $bottom }
keep = { $count ->
    [one] Karte { $card } behalten
   *[other] die { $count } Karten mit Karte { $card } behalten
}
pick = { $card } in Zeile { $row }, Spalte { $column }
place = Zeile { $row }, Spalte { $column }
square = Quadrat in Zeile { $row }, Spalte { $column }

drew = { $you ->
    [1] Du deckst { $card } auf.
   *[other] { $who } deckt { $card } auf.
}
plays = { $you ->
    [1] Du spielst { $colour }.
   *[other] { $who } spielt { $colour }.
}
laid = { $you ->
    [1] Du legst { $card } in Zeile { $row }, Spalte { $column }.
   *[other] { $who } legt { $card } in Zeile { $row }, Spalte { $column }.
}
lifted = { $you ->
    [1] Du hebst Karte { $card } auf.
   *[other] { $who } hebt Karte { $card } auf.
}
removed = { $you ->
    [1] Du entfernst Karte { $card }.
   *[other] { $who } entfernt Karte { $card }.
}
took-away = { $you ->
    [1] Du nimmst deinen Stein in Zeile { $row }, Spalte { $column } weg.
   *[other] { $who } nimmt einen Stein in Zeile { $row }, Spalte { $column } weg.
}
covered = { $you ->
    [1] Du setzt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }.
   *[other] { $who } setzt { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    }.
}
broke-off = { $count ->
    [one] Karte { $cards } bricht ab und verlässt das Spiel.
   *[other] Die Karten { $cards } brechen ab und verlassen das Spiel.
}
thaw = Die letzte Karte liegt, und das Tauwetter beginnt.

won-melted = { $you ->
    [1] Dem Gegner ist das Eis weggeschmolzen. Du gewinnst mit { $score } auf dem Eis.
   *[other] { $who } steht noch auf dem Eis und gewinnt mit { $score ->
        [one] { $score } Stein
       *[other] { $score } Steinen
    }.
}
won-stuck = { $you ->
    [1] Der Gegner kann nichts mehr tun. Du gewinnst mit { $score } auf dem Eis.
   *[other] Der Gegner kann nichts mehr tun. { $who } gewinnt mit { $score ->
        [one] { $score } Stein
       *[other] { $score } Steinen
    } auf dem Eis.
}
drawn-both-melted = Die letzten Steine beider sind in einem Zug versunken: unentschieden.
drawn-repeated = Dieselbe Stellung zum dritten Mal: unentschieden.
drawn-too-long = Das Tauwetter hat zu lange gedauert: unentschieden.

table-player = { $who } { $colour ->
    [none] hat noch keine Farbe
   *[other] spielt { $colour }: { $ice } auf dem Eis, { $supply } im Vorrat
}
table-undrawn = { $count ->
    [one] noch eine Karte: { $cards }
   *[other] noch { $count } Karten: { $cards }
}
table-held = in der Hand: { $card }
table-from = sie lag in Zeile { $row }, Spalte { $column }
table-to = sie kommt in Zeile { $row }, Spalte { $column }
table-counters = { $colour }, Steine bei (Zeile, Spalte): { $spots }
table-gone = aus dem Spiel: { $cards }
table-groups = der See ist zerbrochen: { $groups }
table-freezing = es friert
table-thawing = Tauwetter, Zug { $turn } von höchstens { $cap }
table-thawing-again = Tauwetter, Zug { $turn } von höchstens { $cap }; diese Stellung ist zum zweiten Mal da
table-over = das Spiel ist aus
