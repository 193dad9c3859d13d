# Schneeballschlacht auf Deutsch.

card = { $a } | { $b } (Karte { $card })

side-nothing = nichts
side-snowball = Schneeball
side-slushball = Matschball
side-sneak = Hinterhalt
side-dodge = Ausweichen
side-upgrade = Aufrüsten
side-restock = Nachschub
side-offensive-dodge = Ausweichen mit Gegenwurf
side-ultra-upgrade = Super-Aufrüsten
side-barrage = Salve
side-snatch = Schnapp und weg
side-rocks = Steinwurf
side-whitewash = Einseifen
side-fort = Schneeburg
side-iceball = Eisball

level-basic = Einfach
level-advanced = Besser
level-extreme = Extrem

# Wahl
play = { $side } von Karte { $card } spielen
pick-keeping-first = { $card } behalten
pick-keeping-second = { $card } behalten
pick-keeping-pair = { $card } behalten
pick-ultra-upgrading = { $card } nehmen
pick-snatching = { $card } holen
pick-giving = { $card } hergeben
pick-abandoning = { $card } aufgeben
take-near = { $card } vom eigenen Stapel nehmen
take-far = { $card } vom anderen Stapel nehmen
use-bonus = auch die andere Seite nutzen: { $side }
leave-bonus = die andere Seite lassen: kein { $side }
steal = eine Karte stehlen
decline-stealing = nichts stehlen
decline-ultra-upgrading = nichts nehmen
decline-snatching = nichts tauschen
decline-following = keine zweite Karte spielen

# Was geschieht
chose = { $you ->
    [1] Du hast gewählt.
   *[other] { $who } hat gewählt.
}
passed-on = Die Karten, die niemand behielt, werden weitergegeben.
kept = Beide haben ihre zwei Karten behalten; der Rest und die Extremkarten werden das Arsenal.
drew = Du ziehst { $card }.
showed = { $you ->
    [1] Eingeseift zeigst du deine Hand.
   *[other] Eingeseift zeigt { $who } die Hand.
}
showing = { $who } zeigt { $card }.
threw = { $you ->
    [1] Du spielst { $side }: { $card }.
   *[other] { $who } spielt { $side }: { $card }.
}
blanked = { $you ->
    [1] Die Schneeburg hält deine Karte auf; sie bewirkt nichts.
   *[other] Die Schneeburg hält die Karte von { $who } auf; sie bewirkt nichts.
}
hit = { $you ->
    [1] Du bist getroffen: { $side }.
   *[other] { $who } ist getroffen: { $side }.
}
sneaked = { $you ->
    [1] Der Hinterhalt überrascht dich.
   *[other] Der Hinterhalt überrascht { $who }.
}
missed = { $you ->
    [1] Du weichst aus: { $side }.
   *[other] { $who } weicht aus: { $side }.
}
slowed = { $you ->
    [1] Du ziehst im nächsten Zug nur eine Karte.
   *[other] { $who } zieht im nächsten Zug nur eine Karte.
}
watched = { $you ->
    [1] Du musst zeigen, was du im nächsten Zug ziehst.
   *[other] { $who } muss zeigen, was im nächsten Zug gezogen wird.
}
bonus = { $you ->
    [1] Du nutzt auch die andere Seite: { $side }.
   *[other] { $who } nutzt auch die andere Seite: { $side }.
}
declined-dodging = { $you ->
    [1] Du lässt die andere Seite.
   *[other] { $who } lässt die andere Seite.
}
declined-stealing = { $you ->
    [1] Du stiehlst nichts.
   *[other] { $who } stiehlt nichts.
}
declined-ultra-upgrading = { $you ->
    [1] Du nimmst nichts.
   *[other] { $who } nimmt nichts.
}
declined-snatching = { $you ->
    [1] Du tauschst nichts.
   *[other] { $who } tauscht nichts.
}
declined-following = { $you ->
    [1] Du spielst keine zweite Karte.
   *[other] { $who } spielt keine zweite Karte.
}
took = { $you ->
    [1] Du nimmst { $card } aus dem Arsenal.
   *[other] { $who } nimmt { $card } aus dem Arsenal.
}
brought-back = { $you ->
    [1] Du holst { $card } zurück.
   *[other] { $who } holt { $card } zurück.
}
gave = { $you ->
    [1] Du gibst { $card } her.
   *[other] { $who } gibt { $card } her.
}
restocked = { $you ->
    [1] Du mischst deine Ablage in deinen Nachziehstapel.
   *[other] { $who } mischt die Ablage in den Nachziehstapel.
}
stole = { $you ->
    [1] Du stiehlst { $card }.
   *[other] { $who } stiehlt { $card }.
}
stole-something = { $who } stiehlt eine Karte.
abandoned = { $you ->
    [1] Du gibst { $card } auf.
   *[other] { $who } gibt { $card } auf.
}
followed = { $you ->
    [1] Du spielst eine zweite Karte, { $side }: { $card }.
   *[other] { $who } spielt eine zweite Karte, { $side }: { $card }.
}
turned-up = { $you ->
    [1] Auf deinem Stapel des Arsenals liegt nun { $card }.
   *[other] Auf dem Stapel von { $who } im Arsenal liegt nun { $card }.
}
final-round = Das Arsenal ist leer. Beide mischen alle ihre Karten; dies ist die letzte Runde.
short = { $you ->
    [1] Du kannst nicht genug Karten ziehen; die Schlacht ist aus.
   *[other] { $who } kann nicht genug Karten ziehen; die Schlacht ist aus.
}
capped = Es wird dunkel; die Schlacht ist aus.
points = { $you ->
    [1] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $who } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
won = { $you ->
    [1] Du gewinnst die Schlacht.
   *[other] { $who } gewinnt die Schlacht.
}
shared = Beide haben gleich viele Punkte und teilen den Sieg.

# Der Tisch
phase-keeping-first = Auswahl: behalte eine Karte und gib die anderen weiter.
phase-keeping-second = Auswahl: behalte noch eine Karte und gib die anderen weiter.
phase-keeping-pair = Auswahl: behalte zwei dieser vier Karten.
phase-throwing = Wähle eine Karte und eine ihrer Seiten.
phase-ultra-upgrading = Super-Aufrüsten: wähle eine Karte.
phase-upgrading = Aufrüsten: wähle einen Stapel.
phase-dodging = Ein Ausweichen hat seine andere Seite verdient.
phase-snatching = Schnapp und weg: wähle eine aufgegebene Karte.
phase-giving = Schnapp und weg: wähle, was du dafür hergibst.
phase-stealing = Matschball: eine Karte stehlen oder nicht.
phase-abandoning = Wähle eine Karte, die du aufgibst.
phase-following = Salve: eine zweite Karte spielen oder nicht.
phase-over = Die Schlacht ist aus.
