cs-field = Das Feld
cs-bench = Bilde deine Wörter
cs-words = Wörter
cs-score = Zählt bisher { $score }.
cs-longest = Dein längstes Wort: { $count }
cs-spell-goal = Drücke Buchstaben, zieh sie hierher oder tippe. Der Haken schließt ein Wort ab, und du darfst so viele Wörter bilden, wie du willst. Was auf der Leiste bleibt, zählt gegen dich; das längste Wort von allen bringt 20 mehr.
cs-on-rack = Noch auf der Leiste und gegen dich gezählt
cs-your-rack = Deine Leiste
cs-rack-of = Die Leiste von { $who }
cs-tile = { $letters }, zählt { $worth }
cs-cards = { $count ->
    [one] Karte
   *[other] Karten
}
cs-points = Punkte
cs-no-word = Kein Wort beginnt mit { $letters }, oder dir fehlt die Karte dafür.
cs-not-word = { $letters } ist kein Wort.
cs-nothing-back = Es gibt nichts zurückzunehmen.
cs-secret = Alle bilden Wörter. Gezeigt werden sie zusammen, sobald alle angesagt haben.
cs-results = Die Wörter
cs-no-words = keine Wörter
cs-ask-solver = Den Löser fragen
cs-solver = Der Löser würde ansagen
cs-offer = { $length ->
    [0] keine Wörter
   *[other] längstes Wort { $length } Buchstaben
}: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
cs-wild = Jeder Buchstabe
cs-declared = angesagt
cs-spelling = bildet noch
cs-left = { $count ->
    [one] { $count } Pyramide übrig
   *[other] { $count } Pyramiden übrig
}
cs-spelling-chapter = Wörter bilden
cs-goal = Das Ziel:
cs-goal-told = nimm Buchstaben und bilde am Ende Wörter daraus. Jeder zählt Punkte mal Augen seiner Pyramide; was übrig bleibt, kostet ebenso viel. Längstes Wort: 20 mehr.
cs-ask-first = Heb eine Pyramide hoch oder stell eine neue
cs-ask-new = Stell eine Pyramide auf: berühr eine der übrigen
cs-ask-lift = Heb eine Pyramide hoch oder passe
cs-ask-pass = Nichts geht mehr: passe
cs-ask-second = Noch etwas anderes – oder beende den Zug
cs-ask-place = Auf welche Karte kommt sie?
cs-ask-take = Welche Karte nimmst du?
cs-ask-hijack = Welchen Anspruch brichst du?
cs-ask-pyramid = Welche Pyramide?
cs-ask-move = Wohin geht sie?
cs-ask-spell = Leg Buchstaben – der Haken schließt das Wort ab
cs-ask-declare = Mehr geht nicht: sag an
cs-held-new = Stell sie auf eine goldene Karte
cs-held-move = Versetz sie oder kipp sie zu jemandem
cs-held-only-move = Versetz sie auf eine goldene Karte
cs-held-tip = Kipp sie zu jemandem
cs-held-own = Nimm sie auf deine Leiste oder versetz sie
cs-held-take = Nimm sie auf deine Leiste
cs-held-theirs = Kapere sie: versetz sie auf eine goldene Karte
cs-hint = Tipp: { $what }
cs-lift = Hochheben: { $what }
cs-put-back-it = Zurückstellen: { $what }
cs-put-back = Zurückstellen
cs-lift-first = Heb zuerst eine Pyramide hoch
cs-not-there = Dorthin kann sie nicht
cs-why-gap = Dort liegt keine Karte
cs-why-full = Dort steht schon eine Pyramide
cs-why-far = Das ist außer ihrer Reichweite
cs-why-done = Mit dieser Pyramide geht jetzt nichts mehr
cs-wait = Du bist nicht am Zug
cs-claim = für mich
cs-force = aufdrängen
cs-take = nehmen
cs-stash = Übrige Pyramiden
cs-barren = { $count } Züge ohne Stellen oder Nehmen; bei { $most } schließt das Feld.
cs-for = für { $who }
cs-upright = aufrechte Pyramide mit { $pips ->
    [one] einem Auge
   *[other] { $pips } Augen
}
cs-pointing = beanspruchende Pyramide mit { $pips ->
    [one] einem Auge
   *[other] { $pips } Augen
}
cs-total = Karten
cs-bonus = Längstes Wort
cs-final = Ergebnis
cs-letters = „{ $letters }“
cs-size = { $size ->
    [small] kleine
    [medium] mittlere
   *[other] große
}
cs-size-about = Die Karte darunter zählt ihre Punkte { $pips ->
    [1] einmal
    [2] zweimal
   *[other] { $pips }-mal
}.
cs-said-placed = { $you ->
    [1] Du stellst eine { $size } Pyramide auf { $card }.
   *[other] { $who } stellt eine { $size } Pyramide auf { $card }.
}
cs-said-moved = { $you ->
    [1] Du versetzt die { $size } Pyramide auf { $card }.
   *[other] { $who } versetzt die { $size } Pyramide auf { $card }.
}
cs-said-claimed = { $you ->
    [1] Du beanspruchst { $card } für dich; darauf die { $size } Pyramide.
   *[other] { $who } beansprucht { $card }; darauf die { $size } Pyramide.
}
cs-said-took = { $you ->
    [1] Du nimmst { $card } auf deine Leiste.
   *[other] { $who } nimmt { $card }.
}
cs-said-forced = { $you ->
    [1] Du zwingst { $rival } { $card } auf.
   *[other] { $at_you ->
        [1] { $who } zwingt dir { $card } auf.
       *[other] { $who } zwingt { $rival } { $card } auf.
    }
}
cs-said-hijacked = { $you ->
    [1] Du kaperst die { $size } Pyramide von { $rival } auf { $card }.
   *[other] { $at_you ->
        [1] { $who } kapert deine { $size } Pyramide auf { $card }.
       *[other] { $who } kapert die { $size } Pyramide von { $rival } auf { $card }.
    }
}
cs-said-gave-up = { $you ->
    [1] Du gibst { $card } auf.
   *[other] { $who } gibt { $card } auf.
}
lesson-cold_spell-place = In einem Zug tust du bis zu zwei verschiedene Dinge. Stell zuerst eine Pyramide: drück oder zieh eine der übrigen, dann eine goldene Karte. Sie steht aufrecht und gehört noch niemandem; größere vervielfachen die Punkte einer Karte mehr.
lesson-cold_spell-claim = Beanspruchen: drück eine aufrechte Pyramide und dann dein eigenes Schild, oder zieh sie dorthin. Sie zeigt auf dich, und ihre Karte ist dir vorbehalten. Jeder darf jede aufrechte Pyramide benutzen.
lesson-cold_spell-second = Du darfst noch etwas anderes tun oder den Zug beenden. Stellen beendet ihn immer.
lesson-cold_spell-take = Nimm eine Karte, die für dich beansprucht ist: Karte und Pyramide gehören dann dir. Was du in keinem Wort brauchst, kostet dich!
lesson-cold_spell-hijack = Kapere einen Anspruch: die Pyramide steht wieder auf, und du musst sie sofort versetzen.
lesson-cold_spell-spell = Das Feld ist geschlossen. Bilde Wörter aus deinen Karten; was übrig bleibt, zählt gegen dich. Das längste Wort von allen bringt 20 mehr.
