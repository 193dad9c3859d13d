sf-turn = Zug { $turn }
sf-draft = Auswahl
sf-final = Letzte Karten
sf-ask = { $phase ->
    [keeping-first] Behalte eine Karte, die anderen gehen zum Rivalen
    [keeping-second] Behalte noch eine, die anderen gehen zum Rivalen
    [keeping-pair] Behalte zwei dieser vier Karten
    [keeping-last] Und noch eine zum Behalten
    [throwing-one] Gebremst: eine Karte, wähle eine Seite
    [ultra-upgrading] Nimm irgendeine offene Karte
    [upgrading] Nimm die oberste Karte eines Schlittens
    [dodging] Ausgewichen! Auch die andere Seite?
    [snatching] Hol eine der aufgegebenen Karten
    [giving] Welche Karte gibst du dafür her?
    [stealing] Stiehl eine Karte des Rivalen
    [abandoning] Wähle eine Karte zum Aufgeben
    [following] Treffer! Auch die andere spielen?
   *[throwing] Wähle eine Seite zum Spielen
}
sf-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
sf-cards = { $count ->
    [one] Karte
   *[other] Karten
}
sf-worth = { $count ->
    [one] Einen Punkt wert
   *[other] { $count } Punkte wert
}
sf-slowed = zieht eine weniger
sf-showing = muss die Hand zeigen
sf-pile = { $pile ->
    [hand] auf der Hand
    [draw] zu ziehen
    [kept] behalten
   *[discard] abgelegt
}
sf-look = { $who }, { $pile }: { $count }. Diese Karten durchsehen.
sf-known = { $count ->
    [one] Eine Karte gehört bekanntlich dazu
   *[other] { $count } Karten gehören bekanntlich dazu
}
sf-maybe = { $count ->
    [one] Auch eine von diesen:
   *[other] Auch { $count } von diesen:
}
sf-unknown = Eine Karte, die du nicht kennst
sf-arsenal = Arsenal
sf-sledge = Schlitten von { $who }
sf-sledge-own = dein Schlitten
sf-below = { $count } darunter
sf-empty = leer
sf-near = nah
sf-far = fern
sf-abandoned = Aufgegeben
sf-look-abandoned = Aufgegeben: { $count }. Diese Karten durchsehen.
sf-hand = Deine Karten
sf-kept = behalten
sf-chosen = gewählt
sf-just-played = gespielt
sf-shown-hand = Die Hand, die dein Rivale zeigen muss
sf-played = Gespielte Karten
sf-told = Was in diesem Zug geschah
sf-hit = Treffer!
sf-blocked = Abgeblockt
sf-dodged = Ausgewichen
sf-caught = Erwischt
sf-scores = Alle Karten und ihre Punkte
sf-guide = Alle vierzehn Aktionen
sf-family = { $family ->
    [dodge] Ausweichen
    [gain] Gewinn
    [block] Störung
   *[attack] Angriff
}
sf-family-full = { $family ->
    [dodge] schützt dich
    [gain] bringt dir Karten
    [block] stört den Zug des anderen
   *[attack] greift an
}
sf-beats = schlägt
sf-loses = verliert gegen
sf-effect = { $side ->
    [slushball] Treffer: stiehl aus der Ablage
    [sneak] Wer nicht ausweicht, gibt eine Karte auf
    [dodge] Sicher vor Angriffen; dann die andere Seite
    [upgrade] Nicht getroffen? Karte aus dem Arsenal
    [restock] Nicht getroffen? Ablage zurück in den Stapel
    [offensive-dodge] Sicher, und wirft einen Ball
    [ultra-upgrade] Nicht getroffen? Erste Wahl aus allen offenen
    [barrage] Treffer: gebremst, und du spielst die andere Karte
    [snatch] Sicher, und tauscht Ablage gegen Aufgegebenes
    [rocks] Treffer: deren Karte ist weg, du bist gebremst
    [whitewash] Nächster Zug: du siehst die Hand
    [fort] Die andere Karte bewirkt nichts
    [iceball] Treffer: gibt eine Karte auf und ist gebremst
   *[snowball] Treffer: zieht eine Karte weniger
}
sf-full = { $side ->
    [slushball] Bei einem Treffer darfst du eine zufällige Karte aus der Ablage des Opfers stehlen.
    [sneak] Wer nicht ausgewichen ist, wählt eine Karte der eigenen Ablage und gibt sie auf. Geworfen wird nichts, in der Regel ist es also kein Treffer.
    [dodge] Kein Angriff trifft dich. Bist du wirklich einem ausgewichen, darfst du auch die andere Seite dieser Karte ausführen.
    [upgrade] Wurdest du nicht getroffen, nimm die offene Karte eines Stapels des Arsenals. Rüsten beide auf, nimmt jeder vom näheren.
    [restock] Wurdest du nicht getroffen, misch deine Ablage in deinen Nachziehstapel.
    [offensive-dodge] Kein Angriff trifft dich, und du wirfst einen Schneeball: Bei einem Treffer ist das Opfer gebremst.
    [ultra-upgrade] Wurdest du nicht getroffen, wähle vor allen anderen eine Karte aus dem Arsenal oder von den aufgegebenen.
    [barrage] Bei einem Treffer ist das Opfer gebremst, und du darfst auch deine zweite Karte spielen.
    [snatch] Ein Ausweichen; und du darfst eine Karte deiner Ablage gegen eine aufgegebene tauschen.
    [rocks] Bei einem Treffer gibt das Opfer die gespielte Karte auf, aber du bist selbst gebremst.
    [whitewash] Im nächsten Zug siehst du, was dein Rivale zieht, bevor einer von euch wählt.
    [fort] Die Karte, die dein Rivale in diesem Zug gespielt hat, bewirkt überhaupt nichts.
    [iceball] Bei einem Treffer wählt das Opfer eine Karte seiner Ablage, gibt sie auf und ist gebremst.
   *[snowball] Bei einem Treffer ist das Opfer gebremst: Es zieht im nächsten Zug nur eine Karte.
}
sf-beaten = { $side ->
    [slushball] alle, die nicht ausweichen; ein Treffer verhindert Aufrüsten, Super-Aufrüsten und Nachschub
    [barrage] alle, die nicht ausweichen; ein Treffer verhindert Aufrüsten, Super-Aufrüsten und Nachschub
    [rocks] alle, die nicht ausweichen; ein Treffer verhindert Aufrüsten, Super-Aufrüsten und Nachschub
    [iceball] alle, die nicht ausweichen; ein Treffer verhindert Aufrüsten, Super-Aufrüsten und Nachschub
    [sneak] alle, die nicht ausweichen
    [dodge] jeden Wurf und den Hinterhalt
    [snatch] jeden Wurf und den Hinterhalt
    [upgrade] Ausweichen und alles, was nichts wirft
    [restock] Ausweichen und alles, was nichts wirft
    [whitewash] jedes Ausweichen: niemand entgeht ihm
    [fort] jede Karte, auch Super-Aufrüsten und Einseifen
    [offensive-dodge] jeden Wurf und den Hinterhalt; und trifft alle, die nicht ausweichen
    [ultra-upgrade] Ausweichen und alles, was nichts wirft; wählt vor einem Aufrüsten
   *[snowball] alle, die nicht ausweichen; ein Treffer verhindert Aufrüsten, Super-Aufrüsten und Nachschub
}
sf-beating = { $side ->
    [slushball] Ausweichen, Ausweichen mit Gegenwurf, Schnapp und weg, Schneeburg
    [barrage] Ausweichen, Ausweichen mit Gegenwurf, Schnapp und weg, Schneeburg
    [rocks] Ausweichen, Ausweichen mit Gegenwurf, Schnapp und weg, Schneeburg
    [iceball] Ausweichen, Ausweichen mit Gegenwurf, Schnapp und weg, Schneeburg
    [sneak] Ausweichen, Ausweichen mit Gegenwurf, Schnapp und weg, Schneeburg
    [dodge] Schneeburg; dem Einseifen kann man nicht ausweichen
    [snatch] Schneeburg; dem Einseifen kann man nicht ausweichen
    [upgrade] jeden Wurf, der trifft, und die Schneeburg
    [restock] jeden Wurf, der trifft, und die Schneeburg; in der letzten Runde wird nichts gemischt
    [whitewash] Schneeburg; und jeder Wurf trifft dich weiterhin
    [fort] nichts; bringt dir aber selbst auch nichts
    [offensive-dodge] Schneeburg; ein Ausweichen entgeht dem Schneeball
    [ultra-upgrade] jeden Wurf, der trifft, und die Schneeburg
   *[snowball] Ausweichen, Ausweichen mit Gegenwurf, Schnapp und weg, Schneeburg
}
lesson-snowball_fight-draft = Zuerst die Auswahl: behalte eine dieser Karten, der Rest geht an deinen Rivalen. Jede Karte hat zwei Seiten, und du spielst nur eine davon.
lesson-snowball_fight-throw = Wähle eine Karte und eine ihrer Seiten. Dein Rivale wählt zugleich; beide werden zusammen gezeigt.
lesson-snowball_fight-clash = Angriffe treffen, wer nicht ausweicht. In der Mitte liest du Schritt für Schritt, was geschah.
lesson-snowball_fight-upgrade = Aufrüsten nimmt eine bessere Karte aus dem Arsenal. Bessere Karten sind am Ende mehr wert.
lesson-snowball_fight-bonus = Dein Ausweichen gelang, also darfst du auch die andere Seite der Karte nutzen.
lesson-snowball_fight-abandon = Ein Angriff zwingt dich, eine Karte aufzugeben. Wähle eine, die du entbehren kannst.
lesson-snowball_fight-end = Ist das Arsenal leer, kommt eine letzte Runde; dann zählen die Punkte deiner Karten.
