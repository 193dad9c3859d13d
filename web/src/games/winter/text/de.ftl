wi-lake = Der See
wi-freeze = Der See friert zu
wi-thaw = Tauwetter, Zug { $turn } von { $cap }
wi-seen = Diese Stellung ist zum zweiten Mal da; beim dritten ist es unentschieden.
wi-light = Hell
wi-dark = Dunkel
wi-counters = { $ice } auf dem Eis, { $supply } übrig
wi-on-ice = auf dem Eis
wi-ask-colour = Welche Farbe spielst du?
wi-ask-freeze = Zieh eine Karte vom Stapel, oder nimm einen Stein für ein Quadrat deiner Farbe
wi-ask-draw = Kein Quadrat zu besetzen: die nächste Karte wird gezogen
wi-ask-place = Leg die Karte auf eine Marke; tippen dreht sie
wi-ask-floe = Leg sie auf eine goldene Marke; wo nötig, dreht sie sich selbst
wi-ask-way = Dreh die Karte, dann leg sie
wi-ask-square = Setz den Stein auf ein Quadrat
wi-ask-new-square = Zu wenig Steine: welches neue Quadrat bekommt einen?
wi-ask-thaw = Berühr eine freie Karte oder einen deiner Steine
wi-ask-card = Berühr eine freie Karte, um sie zu versetzen oder zu entfernen
wi-ask-lift = Heb eine Karte mit goldenen Pfeilen
wi-ask-remove = Welche freie Karte verlässt den See?
wi-ask-take = Welchen Stein nimmst du weg?
wi-ask-part = Der See ist zerbrochen: welcher Teil bleibt?
wi-said-drew = { $you ->
    [1] Du deckst eine Karte auf.
   *[other] { $who } deckt eine Karte auf.
}
wi-said-laid = { $you ->
    [1] Du legst eine Karte.
   *[other] { $who } legt eine Karte.
}
wi-said-lifted = { $you ->
    [1] Du hebst eine Karte auf.
   *[other] { $who } hebt eine Karte auf.
}
wi-said-removed = { $you ->
    [1] Du entfernst eine Karte.
   *[other] { $who } entfernt eine Karte.
}
wi-said-took-away = { $you ->
    [1] Du nimmst einen deiner Steine weg.
   *[other] { $who } nimmt einen Stein weg.
}
wi-said-broke-off = { $count ->
    [1] Eine Karte bricht ab und verlässt das Spiel.
   *[other] { $count } Karten brechen ab und verlassen das Spiel.
}
wi-wait = Du bist nicht am Zug
wi-pinned = Festgehalten: ein Stein liegt darauf
wi-frozen = Festgefroren: Karten bewegen sich erst im Tauwetter
wi-nowhere = Nirgends ergäbe diese Karte ein neues Quadrat für dich; sie kann nur entfernt werden
wi-smaller = Dieser Teil ist kleiner: er kann nicht bleiben
wi-not-yours = Dieser Stein gehört nicht dir
wi-counter-stays = Steine bleiben bis zum Tauwetter, wo sie sind
wi-finish = Beende erst, was du begonnen hast, oder leg es zurück
wi-no-square = Kein Quadrat deiner Farbe ist frei
wi-thaw-counters = Im Tauwetter bringt nur eine versetzte Karte neue Steine
wi-all-drawn = Alle Karten sind gezogen
wi-turn = Die Karte drehen (R)
wi-put-back = Zurücklegen
wi-move-this = Diese Karte versetzen
wi-remove-this = Diese Karte entfernen
wi-take-this = Diesen Stein wegnehmen
wi-do-move = Versetzen
wi-do-remove = Entfernen
wi-do-take = Wegnehmen
wi-free = frei
wi-held-fast = fest
wi-your-counter = Stein in Zeile { $row }, Spalte { $column }
wi-held = In der Hand
wi-undrawn = { $count ->
    [0] Alle Karten sind gezogen
    [one] Eine Karte kommt noch
   *[other] { $count } Karten kommen noch
}
wi-gone = { $count ->
    [one] Eine Karte hat das Spiel verlassen
   *[other] { $count } Karten haben das Spiel verlassen
}
wi-end-melted = Dem anderen ist das Eis weggeschmolzen. { $score ->
    [one] Ein Stein
   *[other] { $score } Steine
} auf dem Eis.
wi-end-both-melted = Die letzten Steine beider sind zugleich versunken.
wi-end-stuck = Der andere kann nichts mehr tun. { $score ->
    [one] Ein Stein
   *[other] { $score } Steine
} auf dem Eis.
wi-end-repeated = Dieselbe Stellung zum dritten Mal.
wi-end-too-long = Das Tauwetter hat zu lange gedauert.
wi-to-come = kommen noch
wi-left = übrig
wi-left-game = fort
wi-fan-about = Die kleinen Karten zeigen, welche; in welcher Reihenfolge sie kommen, weiß niemand.
lesson-winter-place = Du hältst eine Karte Eis. Tippen dreht sie. Sie muss den See berühren; jeder weiße Punkt ist ein Platz für sie: berühr einen, oder zieh die Karte dorthin.
lesson-winter-colour = Wähle jetzt deine Farbe. Schau, wo Quadrate von zwei mal zwei Stücken wachsen können.
lesson-winter-freeze = Solange der See friert, ist ein Zug entweder eine Karte, gezogen und gelegt, oder ein Stein auf ein Quadrat deiner Farbe.
lesson-winter-cover = Du darfst ein Quadrat besetzen: vier Stücke deiner Farbe beisammen. Besetzte Quadrate halten dich im Spiel.
lesson-winter-square = Jeder gestrichelte Ring ist ein Quadrat, das du wählen kannst.
lesson-winter-thaw = Es taut. Berühr eine runde, tropfende Karte, um sie zu versetzen oder zu entfernen; Karten mit Klammern an den Ecken hält ein Stein fest. Steine versinken mit ihrem Eis. Steh als Letzter auf dem Eis.
lesson-winter-split = Der See ist zerbrochen. Wähle den Teil, der bleibt; die anderen treiben davon.
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Einpassen
