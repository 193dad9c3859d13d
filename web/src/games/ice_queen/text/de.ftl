lesson-ice_queen-card = Das ist die oberste Karte deines Stapels. Nur du siehst sie. Jede Karte hat dreizehn Zahlen.
lesson-ice_queen-call = Du sagst an. Wähle, worin wohl niemand mehr hat: dann zeigen alle ihre Karten.
lesson-ice_queen-reveal = Die höchste Zahl nimmt alle gezeigten Karten, und wer nimmt, sagt als Nächstes an.
lesson-ice_queen-middle = Das Höchste war geteilt, also liegen die Karten in der Mitte; in der nächsten Runde geht es auch um sie.
lesson-ice_queen-stacks = Gewonnene Karten kommen unter deinen Stapel und später wieder. Wer keine hat, ist ausgeschieden; wer alle hat, gewinnt.
iq-hand = Runde { $number }
iq-called = Vorige Runde
iq-first = Der höchste Wert nimmt alle gezeigten Karten. Wer am Ende alle hat, gewinnt.
iq-own = Deine oberste Karte
iq-ice = aus Eis
iq-fire = aus Feuer
iq-takes = nimmt alles
iq-tied = geteilt
iq-out = Du hast keine Karten mehr.
iq-stacks = Stapel
iq-meanings = Was die Eigenschaften bedeuten
iq-point = Zeig auf eine Eigenschaft, und hier steht, was sie bedeutet.
iq-middle = { $count ->
    [0] Die Mitte ist leer
    [one] Eine Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
iq-in-middle = in der Mitte
iq-middle-word = Mitte
iq-memory = { $count ->
    [one] Eine Karte bisher gesehen
   *[other] { $count } Karten bisher gesehen
}
iq-calling = { $you ->
    [1] Du sagst an:
   *[other] { $who } sagt an:
}
iq-you = { $who }, du
iq-shown = Gezeigte Karten
iq-is-out = hat keine Karten mehr
iq-cards = { $count ->
    [one] Karte
   *[other] Karten
}
iq-cap = { $count ->
    [0] Keine Runde mehr
    [one] Die letzte Runde
   *[other] Noch { $count } Runden
}
iq-ask = Du sagst an: drück eine Eigenschaft deiner Karte
iq-ask-again = Du hast die Karten: sag wieder an
iq-ask-middle = { $count ->
    [one] Eine Karte wartet in der Mitte: sag an
   *[other] { $count } Karten warten in der Mitte: sag an
}
