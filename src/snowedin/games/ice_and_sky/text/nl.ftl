# IJs en hemel in het Nederlands.

place = { $card } { $column }
card = { $element } { $value }

placed = { $you ->
    [1] Je legt { $card } { $column }.
   *[other] { $who } legt { $card } { $column }.
}
covered = { $card } en het { $gas } worden bedekt.
met = { $you ->
    [1] Je doel is gehaald.
   *[other] Het doel van { $who } is gehaald.
}
no-longer-met = { $you ->
    [1] Je doel is niet meer gehaald.
   *[other] Het doel van { $who } is niet meer gehaald.
}
had = { $you ->
    [1] Je doel was { $line } { $value }: { $met ->
        [1] gehaald
       *[other] niet gehaald
    }.
   *[other] Het doel van { $who } was { $line } { $value }: { $met ->
        [1] gehaald
       *[other] niet gehaald
    }.
}
ice = { $melted ->
    [0] Er smelt geen IJs; er blijft { $left } over.
   *[other] Gassen doen { $melted } IJs smelten; er blijft { $left } over.
}
sky = De Hemel van generatie { $generation } is { $sky }.
began = { $you ->
    [1] Generatie { $generation } begint bij jou.
   *[other] Generatie { $generation } begint bij { $who }.
}
melted = Het laatste IJs is gesmolten.
ended = Het spel eindigt met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}: { $grade }.

line-air = Lucht
line-earth = Aarde
line-water = Water
line-west = West
line-north = Noord
line-east = Oost
gas-co2 = kooldioxide
gas-ch4 = methaan

grade-lost = het klimaat is verloren
grade-short = een krappe overwinning
grade-promising = een veelbelovende overwinning
grade-excellent = een uitstekende overwinning
grade-perfect = een volmaakte overwinning

variant-standard = Gewoon
variant-expert = Expert
variant-young = Jonge toekomstige generaties
variant-junior = Junior

table-generation = Generatie { $generation } van 3, { $placed } van 12 kaarten gelegd
table-turn = { $you ->
    [1] Jij bent aan de beurt.
   *[other] { $who } is aan de beurt.
}
table-ice = IJs { $ice }
table-gases = zichtbare gassen { $count }
table-sky = Hemel { $values }
table-sky-none = Hemel nog niet geteld
table-sum = som
table-empty = leeg
table-under = eronder { $cards }
table-start = start
table-player = speler
table-target = doel
table-hand = hand
table-unknown = verborgen
table-hidden-hand = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
table-met = gehaald
table-not-met = niet gehaald
table-heard = Gehoord
table-heard-none = Nog niets gehoord: geen doel is gehaald.
table-heard-dealt = bij het delen
table-heard-after = na kaart { $placed }
table-heard-met = { $who } (gehaald)
table-heard-no-longer-met = { $who } (niet meer gehaald)
table-past = Generatie { $generation }: { $targets }
table-aid = Je zou kunnen hebben: { $targets }
table-over = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}: { $grade }
table-you = { $who } (jij)
