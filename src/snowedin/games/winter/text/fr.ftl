# Hiver en français.

light = clair
dark = foncé
card = carte { $card } ({ $top }/{ $bottom })

draw = tirer une carte
cover = couvrir un carré
move = déplacer une carte
remove = retirer une carte
take-away = reprendre un pion
play = jouer { $colour }
lay-as-printed = dans le sens imprimé, { $top } sur { $bottom }
lay-turned = tournée, { $top } sur { $bottom }
keep = garder { $count ->
    [1] la carte { $card }
   *[other] les { $count } cartes avec la carte { $card }
}
pick = { $card } en ligne { $row }, colonne { $column }
place = ligne { $row }, colonne { $column }
square = carré en ligne { $row }, colonne { $column }

drew = { $you ->
    [1] Vous retournez { $card }.
   *[other] { $who } retourne { $card }.
}
plays = { $you ->
    [1] Vous jouez { $colour }.
   *[other] { $who } joue { $colour }.
}
laid = { $you ->
    [1] Vous posez { $card } en ligne { $row }, colonne { $column }.
   *[other] { $who } pose { $card } en ligne { $row }, colonne { $column }.
}
lifted = { $you ->
    [1] Vous soulevez la carte { $card }.
   *[other] { $who } soulève la carte { $card }.
}
removed = { $you ->
    [1] Vous retirez la carte { $card }.
   *[other] { $who } retire la carte { $card }.
}
took-away = { $you ->
    [1] Vous reprenez votre pion en ligne { $row }, colonne { $column }.
   *[other] { $who } reprend un pion en ligne { $row }, colonne { $column }.
}
covered = { $you ->
    [1] Vous posez { $count ->
        [1] un pion
       *[other] { $count } pions
    }.
   *[other] { $who } pose { $count ->
        [1] un pion
       *[other] { $count } pions
    }.
}
broke-off = { $count ->
    [1] La carte { $cards } se détache et quitte la partie.
   *[other] Les cartes { $cards } se détachent et quittent la partie.
}
thaw = La dernière carte est posée, le dégel commence.

won-melted = { $you ->
    [1] La glace a fondu sous l’adversaire. Vous gagnez avec { $score } sur la glace.
   *[other] { $who } tient encore sur la glace et gagne avec { $score ->
        [one] { $score } pion
       *[other] { $score } pions
    }.
}
won-stuck = { $you ->
    [1] L’adversaire ne peut rien faire. Vous gagnez avec { $score } sur la glace.
   *[other] L’adversaire ne peut rien faire. { $who } gagne avec { $score ->
        [one] { $score } pion
       *[other] { $score } pions
    } sur la glace.
}
drawn-both-melted = Les derniers pions des deux ont coulé au même tour : partie nulle.
drawn-repeated = La même position pour la troisième fois : partie nulle.
drawn-too-long = Le dégel a duré trop longtemps : partie nulle.

table-player = { $who } { $colour ->
    [none] n’a pas encore de couleur
   *[other] joue { $colour } : { $ice } sur la glace, { $supply } en réserve
}
table-undrawn = { $count ->
    [1] encore une carte à venir : { $cards }
   *[other] encore { $count } cartes à venir : { $cards }
}
table-held = en main : { $card }
table-from = elle était en ligne { $row }, colonne { $column }
table-to = elle va en ligne { $row }, colonne { $column }
table-counters = { $colour }, pions en (ligne, colonne) : { $spots }
table-gone = hors du jeu : { $cards }
table-groups = le lac s’est brisé : { $groups }
table-freezing = le gel
table-thawing = dégel, tour { $turn } sur { $cap } au plus
table-thawing-again = dégel, tour { $turn } sur { $cap } au plus ; cette position est là pour la deuxième fois
table-over = la partie est finie
