game-ten_thousand = Tienduizend
pitch-ten_thousand = Gooi zes dobbelstenen, leg opzij wat telt en gooi nog eens: maar stop voor er niets meer telt.
option-ten_thousand-target = Doel
option-ten_thousand-target-help = Punten waarmee de laatste ronde begint.
keep = Een { $face } opzij leggen
throw = { $count ->
    [1] Eén dobbelsteen gooien
   *[other] { $count } dobbelstenen gooien
}
bank = { $count } opschrijven
kept = { $you ->
    [1] Je legt een { $count } opzij.
   *[other] { $who } legt een { $count } opzij.
}
threw = { $you ->
    [1] Je gooit { $faces }.
   *[other] { $who } gooit { $faces }.
}
bust = { $you ->
    [1] Niets telt: je verliest { $count } punten.
   *[other] Niets telt: { $who } verliest { $count } punten.
}
banked = { $you ->
    [1] Je schrijft { $count } op en hebt { $score }.
   *[other] { $who } schrijft { $count } op en heeft { $score }.
}
closing = { $you ->
    [1] Je bent er: alle anderen zijn nog één keer aan de beurt.
   *[other] { $who } is er: alle anderen zijn nog één keer aan de beurt.
}
won = { $you ->
    [1] Je wint met { $count } punten.
   *[other] { $who } wint met { $count } punten.
}
turn-points = Deze beurt: { $count }
zone-aside = Opzij
points = punten
ask-keep = Leg dobbelstenen opzij die tellen
ask-stop = Opschrijven, of nog eens gooien?
ask-throw = Gooi de dobbelstenen
