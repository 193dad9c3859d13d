wi-lake = Der See
wi-freeze = Der See friert zu
wi-thaw = Tauwetter, Zug { $turn } von höchstens { $cap }
wi-seen = Diese Stellung ist zum zweiten Mal da; beim dritten ist es unentschieden.
wi-light = Hell
wi-dark = Dunkel
wi-nobody = noch nicht gewählt
wi-counters = { $ice } auf dem Eis, { $supply } übrig
wi-ask-place = Wohin mit der Karte?
wi-ask-way = Wie herum?
wi-ask-square = Welches Quadrat?
wi-ask-card = Welche Karte?
wi-ask-part = Welcher Teil bleibt?
wi-ask-deed = Was tust du?
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
lesson-winter-place = Du hältst eine Karte Eis. Sie muss den See berühren; jeder gelbe Punkt ist ein Platz für sie. Wähle einen, dann die Richtung.
lesson-winter-colour = Wähle jetzt deine Farbe. Schau, wo Quadrate von zwei mal zwei Stücken wachsen können.
lesson-winter-freeze = Solange der See friert, ist ein Zug entweder eine Karte, gezogen und gelegt, oder ein Stein auf ein Quadrat deiner Farbe.
lesson-winter-cover = Du darfst ein Quadrat besetzen: vier Stücke deiner Farbe beisammen. Besetzte Quadrate halten dich im Spiel.
lesson-winter-square = Jede gelbe Raute ist ein Quadrat, das du wählen kannst.
lesson-winter-thaw = Es taut. Karten werden versetzt oder entfernt, und Steine versinken mit ihrem Eis. Eine rote Nadel zeigt Karten, die festliegen. Steh als Letzter auf dem Eis.
lesson-winter-split = Der See ist zerbrochen. Wähle den Teil, der bleibt; die anderen treiben davon.
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Einpassen
