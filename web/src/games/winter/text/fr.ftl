wi-lake = Le lac
wi-freeze = Le lac gèle
wi-thaw = Dégel, tour { $turn } sur { $cap } au plus
wi-seen = Cette position est là pour la deuxième fois ; à la troisième, partie nulle.
wi-light = Clair
wi-dark = Foncé
wi-nobody = pas encore choisi
wi-counters = { $ice } sur la glace, { $supply } en réserve
wi-ask-place = Où poser la carte ?
wi-ask-way = Dans quel sens ?
wi-ask-square = Quel carré ?
wi-ask-card = Quelle carte ?
wi-ask-part = Quelle partie reste ?
wi-ask-deed = Que faites-vous ?
wi-held = En main
wi-undrawn = { $count ->
    [0] Toutes les cartes sont tirées
    [1] Une carte à venir
   *[other] { $count } cartes à venir
}
wi-gone = { $count ->
    [1] Une carte a quitté la partie
   *[other] { $count } cartes ont quitté la partie
}
wi-end-melted = La glace a fondu sous l’autre. { $score ->
    [1] Un pion
   *[other] { $score } pions
} sur la glace.
wi-end-both-melted = Les derniers pions des deux ont coulé ensemble.
wi-end-stuck = L’autre ne peut plus rien faire. { $score ->
    [1] Un pion
   *[other] { $score } pions
} sur la glace.
wi-end-repeated = La même position pour la troisième fois.
wi-end-too-long = Le dégel a duré trop longtemps.
lesson-winter-place = Vous tenez une carte de glace. Elle doit toucher le lac ; chaque point jaune est une place possible. Choisissez-en une, puis le sens.
lesson-winter-colour = Choisissez maintenant votre couleur. Cherchez où des carrés de deux morceaux sur deux peuvent se former.
lesson-winter-freeze = Tant que le lac gèle, un tour est ou bien une carte tirée et posée, ou bien un pion sur un carré de votre couleur.
lesson-winter-cover = Vous pouvez couvrir un carré : quatre morceaux de votre couleur réunis. Les carrés couverts vous gardent en jeu.
lesson-winter-square = Chaque losange jaune est un carré que vous pouvez choisir.
lesson-winter-thaw = Le dégel a commencé. On déplace ou retire des cartes, et les pions coulent avec leur glace. Une épingle rouge marque les cartes bloquées. Soyez le dernier sur la glace.
lesson-winter-split = Le lac s’est brisé. Choisissez la partie qui reste ; les autres partent à la dérive.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Ajuster
