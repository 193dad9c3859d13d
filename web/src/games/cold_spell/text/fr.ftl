cs-field = Le champ
cs-bench = L’établi des mots
cs-words = Mots
cs-score = Vaut { $score } pour l’instant.
cs-type = Tapez, cliquez ou glissez des lettres ; Entrée ferme un mot, Retour arrière le reprend.
cs-ask-solver = Demander au solveur
cs-solver = Le solveur déclarerait
cs-offer = { $length ->
    [0] aucun mot
   *[other] mot le plus long de { $length } lettres
} : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
cs-used = posée en { $letter }
cs-wild = N’importe quelle lettre :
cs-declared = déclaré
cs-spelling = écrit encore
cs-ask-deed = Que faites-vous ?
cs-ask-cell = Où ?
cs-ask-move = Où va-t-elle ?
cs-stash = Pyramides restantes
cs-barren = { $count } tours sans pose ni prise ; à { $most }, le champ se ferme.
cs-nothing = rien pris encore
cs-for = pour { $who }
cs-upright = pyramide debout à { $pips ->
    [1] un point
   *[other] { $pips } points
}
cs-pointing = pyramide de réclamation à { $pips ->
    [1] un point
   *[other] { $pips } points
}
cs-total = Cartes
cs-bonus = Mot le plus long
cs-final = Score
lesson-cold_spell-place = En un tour vous faites jusqu’à deux choses différentes. Commencez par poser une pyramide : les grandes multiplient davantage les points d’une carte.
lesson-cold_spell-cell = Chaque carte marquée est une place pour elle. Elle y est debout et n’est encore à personne.
lesson-cold_spell-claim = Réclamer : tournez une pyramide debout vers vous, et sa carte vous est réservée. Chacun peut se servir de toute pyramide debout.
lesson-cold_spell-second = Vous pouvez faire une deuxième chose, différente, ou finir le tour. Poser le finit toujours.
lesson-cold_spell-take = Prenez une carte réclamée pour vous : carte et pyramide quittent le champ et sont à vous. Les cartes inutiles vous coûteront !
lesson-cold_spell-hijack = Détournez une réclamation : la pyramide se redresse, et vous devez la déplacer aussitôt.
lesson-cold_spell-spell = Le champ est fermé. Écrivez des mots avec vos cartes ; ce qui reste compte contre vous. Le mot le plus long de tous vaut 20 de plus.
