game-ten_thousand = Zehntausend
pitch-ten_thousand = Wirf sechs Würfel, lege heraus, was zählt, und wirf weiter: aber hör auf, bevor nichts mehr zählt.
option-ten_thousand-target = Ziel
option-ten_thousand-target-help = Punkte, mit denen die letzte Runde beginnt.
keep = Eine { $face } herauslegen
throw = { $count ->
    [1] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
bank = { $count } aufschreiben
kept = { $you ->
    [1] Du legst eine { $count } heraus.
   *[other] { $who } legt eine { $count } heraus.
}
threw = { $you ->
    [1] Du wirfst { $faces }.
   *[other] { $who } wirft { $faces }.
}
bust = { $you ->
    [1] Nichts zählt: Du verlierst { $count } Punkte.
   *[other] Nichts zählt: { $who } verliert { $count } Punkte.
}
banked = { $you ->
    [1] Du schreibst { $count } auf und hast { $score }.
   *[other] { $who } schreibt { $count } auf und hat { $score }.
}
closing = { $you ->
    [1] Du bist da: Alle anderen sind noch einmal dran.
   *[other] { $who } ist da: Alle anderen sind noch einmal dran.
}
won = { $you ->
    [1] Du gewinnst mit { $count } Punkten.
   *[other] { $who } gewinnt mit { $count } Punkten.
}
turn-points = Dieser Zug: { $count }
zone-aside = Herausgelegt
points = Punkte
ask-keep = Lege Würfel heraus, die zählen
ask-stop = Aufschreiben oder weiter werfen?
ask-throw = Wirf die Würfel
