game-ten_thousand = Diez mil
pitch-ten_thousand = Tira seis dados, aparta lo que cuenta y vuelve a tirar: pero para antes de que nada cuente.
option-ten_thousand-target = Meta
option-ten_thousand-target-help = Puntos que abren la última ronda.
keep = Apartar un { $face }
throw = { $count ->
    [1] Tirar un dado
   *[other] Tirar { $count } dados
}
bank = Anotar { $count }
kept = { $you ->
    [1] Apartas un { $count }.
   *[other] { $who } aparta un { $count }.
}
threw = { $you ->
    [1] Tiras { $faces }.
   *[other] { $who } tira { $faces }.
}
bust = { $you ->
    [1] Nada cuenta: pierdes { $count } puntos.
   *[other] Nada cuenta: { $who } pierde { $count } puntos.
}
banked = { $you ->
    [1] Anotas { $count } y tienes { $score }.
   *[other] { $who } anota { $count } y tiene { $score }.
}
closing = { $you ->
    [1] Has llegado: los demás tienen un turno más.
   *[other] { $who } ha llegado: los demás tienen un turno más.
}
won = { $you ->
    [1] Ganas con { $count } puntos.
   *[other] { $who } gana con { $count } puntos.
}
turn-points = Este turno: { $count }
zone-aside = Apartados
points = puntos
ask-keep = Aparta dados que cuenten
ask-stop = ¿Anotar o volver a tirar?
ask-throw = Tira los dados
