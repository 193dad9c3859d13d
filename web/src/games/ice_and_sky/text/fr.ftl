is-generation = Génération { $number } sur 3, cartes posées : { $placed } sur 12
is-ice = Glace { $count }
is-gases = Gaz visibles : { $count }
is-sky = Ciel : { $values }
is-sky-none = Ciel : pas encore compté
is-grid = Le monde vivant
is-sum = Somme
is-empty = vide
is-under = { $count } sous { $place }
is-beneath = Dessous :
is-own-target = Le vôtre : vous n’en voyez que le dos
is-hidden = caché
is-met = atteint
is-not-met = non atteint
is-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
is-heard = Entendu jusqu’ici
is-heard-at = Après la carte { $placed }
is-hand = Votre main
is-choose-card = choisissez une carte
is-choose-place = choisissez où elle va, ou une autre carte
is-aid = Objectifs que vous pouvez avoir
is-past = Générations passées
is-past-line = Génération { $generation }, Ciel { $sky } :
is-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} :
lesson-ice_and_sky-targets = Vous jouez ensemble. Chacun a un objectif : la somme que doit avoir une ligne ou une colonne. Vous voyez ceux des autres, jamais le vôtre.
lesson-ice_and_sky-place = Choisissez une carte de votre main, puis une colonne. Une carte Air va dans la ligne de l’Air, sur une case vide ; elle ne couvre une carte que si les trois sont prises.
lesson-ice_and_sky-sums = Seules les cartes du dessus comptent. Leurs sommes sont à droite et en bas.
lesson-ice_and_sky-heard = L’objectif de quelqu’un vient d’être atteint, ou ne l’est plus. C’est tout ce que vous saurez du vôtre : servez-vous-en.
lesson-ice_and_sky-gases = Les cartes à gaz encore visibles à la fin de la génération font fondre la Glace. Quand il n’y en a plus, tout est perdu.
lesson-ice_and_sky-generation = Une nouvelle génération, de nouveaux objectifs. Le monde reste tel qu’on l’a laissé.
