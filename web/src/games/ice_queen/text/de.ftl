lesson-ice_queen-card = Das ist die oberste Karte deines Stapels. Nur du siehst sie. Jede Karte hat dreizehn Zahlen.
lesson-ice_queen-call = Du sagst an. Wähle, worin wohl niemand mehr hat: dann zeigen alle ihre Karten.
lesson-ice_queen-reveal = Die höchste Zahl nimmt alle gezeigten Karten, und wer nimmt, sagt als Nächstes an.
lesson-ice_queen-middle = Das Höchste war geteilt, also liegen die Karten in der Mitte; in der nächsten Runde geht es auch um sie.
lesson-ice_queen-stacks = Gewonnene Karten kommen unter deinen Stapel und später wieder. Wer keine hat, ist ausgeschieden; wer alle hat, gewinnt.
iq-hand = Runde { $number }
iq-called = In der letzten Runde ging es um
iq-first = Noch ist nichts angesagt.
iq-own = Deine oberste Karte
iq-ice = aus Eis
iq-fire = aus Feuer
iq-takes = nimmt alles
iq-tied = geteilt
iq-out = Du hast keine Karten mehr.
iq-stacks = Stapel
iq-calls = sagt an
iq-dealt = hat gegeben
iq-meanings = Was die Eigenschaften bedeuten
iq-point = Zeig auf eine Eigenschaft, und hier steht, was sie bedeutet.
iq-middle = { $count ->
    [0] Die Mitte ist leer
    [one] Eine Karte in der Mitte
   *[other] { $count } Karten in der Mitte
}
iq-in-middle = in der Mitte
iq-memory = { $count ->
    [one] Eine Karte bisher gesehen
   *[other] { $count } Karten bisher gesehen
}
