# Eis und Himmel auf Deutsch.

place = { $card } { $column }
card = { $element } { $value }

placed = { $you ->
    [1] Du legst { $card } { $column }.
   *[other] { $who } legt { $card } { $column }.
}
covered = { $card } mit { $gas } wird verdeckt.
met = { $you ->
    [1] Dein Ziel ist erreicht.
   *[other] Das Ziel von { $who } ist erreicht.
}
no-longer-met = { $you ->
    [1] Dein Ziel ist nicht mehr erreicht.
   *[other] Das Ziel von { $who } ist nicht mehr erreicht.
}
had = { $you ->
    [1] Dein Ziel war { $line } { $value }: { $met ->
        [1] erreicht
       *[other] nicht erreicht
    }.
   *[other] Das Ziel von { $who } war { $line } { $value }: { $met ->
        [1] erreicht
       *[other] nicht erreicht
    }.
}
ice = { $melted ->
    [0] Kein Eis schmilzt; es { $left ->
        [one] bleibt { $left }
       *[other] bleiben { $left }
    }.
   *[other] Gase schmelzen { $melted } Eis; es { $left ->
        [one] bleibt { $left }
       *[other] bleiben { $left }
    }.
}
sky = Der Himmel der Generation { $generation } ist { $sky }.
began = { $you ->
    [1] Generation { $generation } beginnt mit dir.
   *[other] Generation { $generation } beginnt mit { $who }.
}
melted = Das letzte Eis ist geschmolzen.
ended = Das Spiel endet mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}: { $grade }.

line-air = Luft
line-earth = Erde
line-water = Wasser
line-west = West
line-north = Nord
line-east = Ost
gas-co2 = Kohlendioxid
gas-ch4 = Methan

grade-lost = das Klima ist verloren
grade-short = ein knapper Sieg
grade-promising = ein vielversprechender Sieg
grade-excellent = ein ausgezeichneter Sieg
grade-perfect = ein vollkommener Sieg

variant-standard = Normal
variant-expert = Experte
variant-young = Junge Zukunftsgenerationen
variant-junior = Junior

table-generation = Generation { $generation } von 3, { $placed } von 12 Karten gelegt
table-turn = { $you ->
    [1] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
table-ice = Eis { $ice }
table-gases = sichtbare Gase { $count }
table-sky = Himmel { $values }
table-sky-none = Himmel noch nicht gezählt
table-sum = Summe
table-empty = leer
table-under = darunter { $cards }
table-start = Start
table-player = Spieler
table-target = Ziel
table-hand = Hand
table-unknown = verborgen
table-hidden-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-met = erreicht
table-not-met = nicht erreicht
table-heard = Gehört
table-heard-none = Noch nichts gehört: kein Ziel ist erreicht.
table-heard-dealt = beim Geben
table-heard-after = nach Karte { $placed }
table-heard-met = { $who } (erreicht)
table-heard-no-longer-met = { $who } (nicht mehr erreicht)
table-past = Generation { $generation }: { $targets }
table-aid = Du könntest haben: { $targets }
table-over = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}: { $grade }
table-you = { $who } (du)
