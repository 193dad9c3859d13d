sf-number = n° { $number }
sf-turn = Tour { $turn } sur { $cap } au plus
sf-final = dernière manche
sf-choosing = choisit
sf-hit = touché
sf-slowed = tire une carte de moins
sf-showing = doit montrer sa main
sf-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sf-in-hand = en main
sf-draw = pioche
sf-discard = défausse
sf-known = { $count ->
    [one] { $count } carte connue de sa main ou de ses piles
   *[other] { $count } cartes connues de sa main ou de ses piles
}
sf-maybe = { $count ->
    [1] L’une de celles-ci aussi :
   *[other] { $count } de celles-ci aussi :
}
sf-played = Cartes jouées
sf-told = Ce qui s’est passé ce tour
sf-arsenal = Arsenal
sf-below = { $who }, { $count } dessous
sf-abandoned = Abandonnées
sf-buried = Le reste de l’Arsenal
sf-kept = gardée
sf-own-piles = Regarder vos piles
lesson-snowball_fight-draft = D’abord la sélection : gardez une carte, le reste va à votre rival. Chaque carte a deux côtés, et vous n’en jouez qu’un.
lesson-snowball_fight-throw = Choisissez une carte et l’un de ses côtés. Votre rival choisit en même temps ; les deux sont montrées ensemble.
lesson-snowball_fight-clash = Les attaques touchent qui n’esquive pas. Lisez pas à pas au milieu ce qu’il en est advenu.
lesson-snowball_fight-upgrade = Une Amélioration prend une meilleure carte dans l’Arsenal. Les meilleures valent plus de points à la fin.
lesson-snowball_fight-bonus = Votre esquive a réussi : vous pouvez utiliser aussi l’autre côté de la carte.
lesson-snowball_fight-abandon = Une attaque vous oblige à abandonner une carte. Choisissez-en une dont vous pouvez vous passer.
lesson-snowball_fight-end = Quand l’Arsenal est vide, on joue une dernière manche ; puis on compte les points de vos cartes.
