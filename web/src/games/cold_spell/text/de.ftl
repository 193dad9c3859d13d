cs-field = Das Feld
cs-bench = Die Wörterbank
cs-words = Wörter
cs-score = Zählt bisher { $score }.
cs-type = Tippe, klicke oder ziehe Buchstaben; Eingabe schließt ein Wort ab, die Rücktaste nimmt zurück.
cs-ask-solver = Den Löser fragen
cs-solver = Der Löser würde ansagen
cs-offer = { $length ->
    [0] keine Wörter
   *[other] längstes Wort { $length } Buchstaben
}: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
cs-used = liegt als { $letter }
cs-wild = Jeder Buchstabe:
cs-declared = angesagt
cs-spelling = bildet noch Wörter
cs-ask-deed = Was tust du?
cs-ask-cell = Wo?
cs-ask-move = Wohin?
cs-stash = Übrige Pyramiden
cs-barren = { $count } Züge ohne Stellen oder Nehmen; bei { $most } schließt das Feld.
cs-nothing = noch nichts genommen
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
lesson-cold_spell-place = In einem Zug tust du bis zu zwei verschiedene Dinge. Stell zuerst eine Pyramide: größere vervielfachen die Punkte einer Karte mehr.
lesson-cold_spell-cell = Jede markierte Karte ist ein Platz für sie. Sie steht aufrecht und gehört noch niemandem.
lesson-cold_spell-claim = Beanspruchen: richte eine aufrechte Pyramide auf dich, und ihre Karte ist dir vorbehalten. Jeder darf jede aufrechte Pyramide benutzen.
lesson-cold_spell-second = Du darfst noch etwas anderes tun oder den Zug beenden. Stellen beendet ihn immer.
lesson-cold_spell-take = Nimm eine Karte, die für dich beansprucht ist: Karte und Pyramide gehören dann dir. Was du in keinem Wort brauchst, kostet dich!
lesson-cold_spell-hijack = Kapere einen Anspruch: die Pyramide steht wieder auf, und du musst sie sofort versetzen.
lesson-cold_spell-spell = Das Feld ist geschlossen. Bilde Wörter aus deinen Karten; was übrig bleibt, zählt gegen dich. Das längste Wort von allen bringt 20 mehr.
