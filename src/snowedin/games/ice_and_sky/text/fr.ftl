# La Glace et le Ciel en français.

place = { $card } { $column }
card = { $element } { $value }

placed = { $you ->
    [1] Vous posez { $card } { $column }.
   *[other] { $who } pose { $card } { $column }.
}
covered = { $card } et son { $gas } sont recouverts.
met = { $you ->
    [1] Votre objectif est atteint.
   *[other] L’objectif de { $who } est atteint.
}
no-longer-met = { $you ->
    [1] Votre objectif n’est plus atteint.
   *[other] L’objectif de { $who } n’est plus atteint.
}
had = { $you ->
    [1] Votre objectif était { $line } { $value } : { $met ->
        [1] atteint
       *[other] non atteint
    }.
   *[other] L’objectif de { $who } était { $line } { $value } : { $met ->
        [1] atteint
       *[other] non atteint
    }.
}
ice = { $melted ->
    [0] Aucune Glace ne fond ; il en reste { $left }.
   *[other] Les gaz font fondre { $melted } de Glace ; il en reste { $left }.
}
sky = Le Ciel de la génération { $generation } est { $sky }.
began = { $you ->
    [1] La génération { $generation } commence par vous.
   *[other] La génération { $generation } commence par { $who }.
}
melted = La dernière Glace a fondu.
ended = La partie finit avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $grade }.

line-air = Air
line-earth = Terre
line-water = Eau
line-west = Ouest
line-north = Nord
line-east = Est
gas-co2 = dioxyde de carbone
gas-ch4 = méthane

grade-lost = le climat est perdu
grade-short = une courte victoire
grade-promising = une victoire prometteuse
grade-excellent = une excellente victoire
grade-perfect = une victoire parfaite

variant-standard = Normale
variant-expert = Expert
variant-young = Jeunes générations futures
variant-junior = Junior

table-generation = Génération { $generation } sur 3, cartes posées : { $placed } sur 12
table-turn = { $you ->
    [1] C’est votre tour.
   *[other] C’est le tour de { $who }.
}
table-ice = Glace { $ice }
table-gases = gaz visibles { $count }
table-sky = Ciel { $values }
table-sky-none = Ciel pas encore compté
table-sum = somme
table-empty = vide
table-under = dessous { $cards }
table-start = départ
table-player = joueur
table-target = objectif
table-hand = main
table-unknown = caché
table-hidden-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-met = atteint
table-not-met = non atteint
table-heard = Entendu
table-heard-none = Rien d’entendu : aucun objectif n’est atteint.
table-heard-dealt = à la donne
table-heard-after = après la carte { $placed }
table-heard-met = { $who } (atteint)
table-heard-no-longer-met = { $who } (n’est plus atteint)
table-past = Génération { $generation } : { $targets }
table-aid = Vous pourriez avoir : { $targets }
table-over = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $grade }
table-you = { $who } (vous)
