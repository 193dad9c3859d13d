sf-number = Nr. { $number }
sf-turn = Zug { $turn } von höchstens { $cap }
sf-final = letzte Runde
sf-choosing = wählt
sf-hit = getroffen
sf-slowed = zieht eine weniger
sf-showing = muss die Hand zeigen
sf-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
sf-in-hand = auf der Hand
sf-draw = Nachziehstapel
sf-discard = Ablage
sf-known = { $count ->
    [one] Eine Karte, die sicher diesem Spieler gehört
   *[other] { $count } Karten, die sicher diesem Spieler gehören
}
sf-maybe = { $count ->
    [one] Dazu eine von diesen:
   *[other] Dazu { $count } von diesen:
}
sf-played = Gespielte Karten
sf-told = Was in diesem Zug geschah
sf-arsenal = Arsenal
sf-below = { $who }, { $count } darunter
sf-abandoned = Aufgegeben
sf-buried = Der Rest des Arsenals
sf-kept = behalten
sf-own-piles = Deine Stapel durchsehen
lesson-snowball_fight-draft = Zuerst die Auswahl: behalte eine dieser Karten, der Rest geht an deinen Rivalen. Jede Karte hat zwei Seiten, und du spielst nur eine davon.
lesson-snowball_fight-throw = Wähle eine Karte und eine ihrer Seiten. Dein Rivale wählt zugleich; beide werden zusammen gezeigt.
lesson-snowball_fight-clash = Angriffe treffen, wer nicht ausweicht. In der Mitte liest du Schritt für Schritt, was geschah.
lesson-snowball_fight-upgrade = Aufrüsten nimmt eine bessere Karte aus dem Arsenal. Bessere Karten sind am Ende mehr wert.
lesson-snowball_fight-bonus = Dein Ausweichen gelang, also darfst du auch die andere Seite der Karte nutzen.
lesson-snowball_fight-abandon = Ein Angriff zwingt dich, eine Karte aufzugeben. Wähle eine, die du entbehren kannst.
lesson-snowball_fight-end = Ist das Arsenal leer, kommt eine letzte Runde; dann zählen die Punkte deiner Karten.
