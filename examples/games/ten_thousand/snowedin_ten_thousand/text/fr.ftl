game-ten_thousand = Dix mille
pitch-ten_thousand = Lancez six dés, écartez ce qui compte et relancez : mais arrêtez-vous avant que plus rien ne compte.
option-ten_thousand-target = But
option-ten_thousand-target-help = Points qui ouvrent le dernier tour.
keep = Écarter un { $face }
throw = { $count ->
    [1] Lancer un dé
   *[other] Lancer { $count } dés
}
bank = Noter { $count }
kept = { $you ->
    [1] Vous écartez un { $count }.
   *[other] { $who } écarte un { $count }.
}
threw = { $you ->
    [1] Vous lancez { $faces }.
   *[other] { $who } lance { $faces }.
}
bust = { $you ->
    [1] Rien ne compte : vous perdez { $count } points.
   *[other] Rien ne compte : { $who } perd { $count } points.
}
banked = { $you ->
    [1] Vous notez { $count } et avez { $score }.
   *[other] { $who } note { $count } et a { $score }.
}
closing = { $you ->
    [1] Vous y êtes : les autres ont encore un tour.
   *[other] { $who } y est : les autres ont encore un tour.
}
won = { $you ->
    [1] Vous gagnez avec { $count } points.
   *[other] { $who } gagne avec { $count } points.
}
turn-points = Ce tour : { $count }
zone-aside = Écartés
points = points
ask-keep = Écartez des dés qui comptent
ask-stop = Noter, ou relancer ?
ask-throw = Lancez les dés
