# Winter in het Nederlands.

light = licht
dark = donker
card = kaart { $card } ({ $top }/{ $bottom })

draw = een kaart trekken
cover = een vierkant bezetten
move = een kaart verplaatsen
remove = een kaart verwijderen
take-away = een steen wegnemen
play = { $colour } spelen
lay-as-printed = zoals gedrukt, { $top } boven { $bottom }
lay-turned = gedraaid, { $top } boven { $bottom }
keep = { $count ->
    [one] kaart { $card } houden
   *[other] de { $count } kaarten met kaart { $card } houden
}
pick = { $card } op rij { $row }, kolom { $column }
place = rij { $row }, kolom { $column }
square = vierkant op rij { $row }, kolom { $column }

drew = { $you ->
    [1] Je draait { $card } om.
   *[other] { $who } draait { $card } om.
}
plays = { $you ->
    [1] Je speelt { $colour }.
   *[other] { $who } speelt { $colour }.
}
laid = { $you ->
    [1] Je legt { $card } op rij { $row }, kolom { $column }.
   *[other] { $who } legt { $card } op rij { $row }, kolom { $column }.
}
lifted = { $you ->
    [1] Je pakt kaart { $card } op.
   *[other] { $who } pakt kaart { $card } op.
}
removed = { $you ->
    [1] Je verwijdert kaart { $card }.
   *[other] { $who } verwijdert kaart { $card }.
}
took-away = { $you ->
    [1] Je neemt je steen op rij { $row }, kolom { $column } weg.
   *[other] { $who } neemt een steen op rij { $row }, kolom { $column } weg.
}
covered = { $you ->
    [1] Je zet { $count ->
        [one] een steen
       *[other] { $count } stenen
    } neer.
   *[other] { $who } zet { $count ->
        [one] een steen
       *[other] { $count } stenen
    } neer.
}
broke-off = { $count ->
    [one] Kaart { $cards } breekt af en verlaat het spel.
   *[other] De kaarten { $cards } breken af en verlaten het spel.
}
thaw = De laatste kaart ligt en de dooi begint.

won-melted = { $you ->
    [1] Het ijs is onder je tegenstander weggesmolten. Je wint met { $score } op het ijs.
   *[other] { $who } staat nog op het ijs en wint met { $score ->
        [one] { $score } steen
       *[other] { $score } stenen
    }.
}
won-stuck = { $you ->
    [1] Je tegenstander kan niets meer doen. Je wint met { $score } op het ijs.
   *[other] De tegenstander kan niets meer doen. { $who } wint met { $score ->
        [one] { $score } steen
       *[other] { $score } stenen
    } op het ijs.
}
drawn-both-melted = De laatste stenen van beiden zonken in één beurt: remise.
drawn-repeated = Dezelfde stelling voor de derde keer: remise.
drawn-too-long = De dooi heeft te lang geduurd: remise.

table-player = { $who } { $colour ->
    [none] heeft nog geen kleur
   *[other] speelt { $colour }: { $ice } op het ijs, { $supply } in voorraad
}
table-undrawn = { $count ->
    [one] nog één kaart te gaan: { $cards }
   *[other] nog { $count } kaarten te gaan: { $cards }
}
table-held = in de hand: { $card }
table-from = ze lag op rij { $row }, kolom { $column }
table-to = ze gaat naar rij { $row }, kolom { $column }
table-counters = { $colour }, stenen op (rij, kolom): { $spots }
table-gone = uit het spel: { $cards }
table-groups = het meer is gebroken: { $groups }
table-freezing = het vriest
table-thawing = dooi, beurt { $turn } van hoogstens { $cap }
table-thawing-again = dooi, beurt { $turn } van hoogstens { $cap }; deze stelling is er voor de tweede keer
table-over = het spel is uit
