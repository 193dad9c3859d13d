is-hush = On se tait : seules les cartes et les cloches parlent
is-chapter = Génération { $generation }
is-placed = Cartes posées : { $placed } sur 12
is-ice = Glace { $ice } · gaz { $gases }
is-grid = Le monde vivant
is-would-be = deviendrait
is-empty = vide
is-under = { $count } sous { $place }
is-beneath = Dessous :
is-own-target = Votre objectif : vous n’en voyez que le dos
is-hidden = objectif caché
is-met = atteint
is-not-met = non atteint
is-not = non
is-cards = en main
is-open-hand = Main de { $who }
is-heard = Entendu jusqu’ici
is-heard-at = Après la carte { $placed }
is-hand = Votre main
is-choose-card = Choisissez une carte de votre main
is-choose-place = Posez { $card } dans sa ligne
is-wrong-row = { $element } ne se pose que dans sa propre ligne.
is-row-not-full = On ne couvre une carte que si toute sa ligne est prise.
is-aid = Objectifs que vous pouvez avoir
is-past-line = Génération { $generation } : Ciel { $sky }
is-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} :
is-silent = Aucune cloche : rien n’a changé pour personne.
is-gas-rises = Un gaz apparaît : la brume s’épaissit.
is-note = Note, pour vous seul
is-heard-deal = À la donne
is-ice-left = Glace { $ice }
is-sky = Ciel { $sky }
is-sums = Sommes
is-coin-about = { $line } : la somme des cartes visibles est { $sum }.
is-coin-wanted = { $line } : la somme des cartes visibles est { $sum }. L’objectif de { $who } demande exactement { $value }.
is-bell = La cloche de { $who } : objectif { $met ->
    [1] atteint
   *[other] non atteint
}
is-bell-about = Elle est dorée tant que l’objectif est atteint, grise tant qu’il ne l’est pas. Une petite cloche reste pour chaque changement, avec le numéro de la carte après laquelle elle a sonné.
is-ice-about = À la fin d’une génération, une Glace fond pour chaque gaz visible. Si tout fond, tout le monde a perdu ; ce qui reste multiplie le score.
is-sky-about = Chaque lanterne est une génération. À sa fin, son Ciel est le nombre d’objectifs atteints, moins ceux qui ne le sont pas.
lesson-ice_and_sky-targets = Vous jouez ensemble. Chacun a un objectif : la somme que doit avoir une ligne ou une colonne. Vous voyez ceux des autres, jamais le vôtre.
lesson-ice_and_sky-place = Choisissez une carte de votre main, puis une colonne. Une carte Air va dans la ligne de l’Air, sur une case vide ; elle ne couvre une carte que si les trois sont prises.
lesson-ice_and_sky-sums = Seules les cartes du dessus comptent. Leurs sommes sont à droite et en bas.
lesson-ice_and_sky-heard = L’objectif de quelqu’un vient d’être atteint, ou ne l’est plus. C’est tout ce que vous saurez du vôtre : servez-vous-en.
lesson-ice_and_sky-gases = Les cartes à gaz encore visibles à la fin de la génération font fondre la Glace. Quand il n’y en a plus, tout est perdu.
lesson-ice_and_sky-generation = Une nouvelle génération, de nouveaux objectifs. Le monde reste tel qu’on l’a laissé.
