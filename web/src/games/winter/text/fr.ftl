wi-lake = Le lac
wi-freeze = Le lac gèle
wi-thaw = Dégel, tour { $turn } sur { $cap }
wi-seen = Cette position est là pour la deuxième fois ; à la troisième, partie nulle.
wi-light = Clair
wi-dark = Foncé
wi-counters = { $ice } sur la glace, { $supply } en réserve
wi-on-ice = sur la glace
wi-ask-colour = Quelle couleur jouez-vous ?
wi-ask-freeze = Tirez une carte de la pile, ou prenez un pion pour couvrir un carré à vous
wi-ask-draw = Aucun carré à couvrir : la carte suivante est tirée
wi-ask-place = Posez la carte sur une marque ; touchez-la pour la tourner
wi-ask-floe = Posez-la sur une marque dorée ; elle se tourne seule s’il le faut
wi-ask-way = Tournez la carte, puis posez-la
wi-ask-square = Posez le pion sur un carré
wi-ask-new-square = Trop peu de pions : quel nouveau carré en reçoit un ?
wi-ask-thaw = Touchez une carte libre, ou un de vos pions
wi-ask-card = Touchez une carte libre pour la déplacer ou la retirer
wi-ask-lift = Soulevez une carte aux flèches dorées
wi-ask-remove = Quelle carte libre quitte le lac ?
wi-ask-take = Quel pion reprenez-vous ?
wi-ask-part = Le lac s’est brisé : quelle partie reste ?
wi-said-drew = { $you ->
    [1] Vous retournez une carte.
   *[other] { $who } retourne une carte.
}
wi-said-laid = { $you ->
    [1] Vous posez une carte.
   *[other] { $who } pose une carte.
}
wi-said-lifted = { $you ->
    [1] Vous soulevez une carte.
   *[other] { $who } soulève une carte.
}
wi-said-removed = { $you ->
    [1] Vous retirez une carte.
   *[other] { $who } retire une carte.
}
wi-said-took-away = { $you ->
    [1] Vous reprenez un de vos pions.
   *[other] { $who } reprend un pion.
}
wi-said-broke-off = { $count ->
    [1] Une carte se détache et quitte la partie.
   *[other] { $count } cartes se détachent et quittent la partie.
}
wi-wait = Ce n’est pas votre tour
wi-pinned = Bloquée : un pion est posé dessus
wi-frozen = Prise dans la glace : les cartes ne bougent qu’au dégel
wi-nowhere = Nulle part cette carte ne formerait un nouveau carré à vous ; on ne peut que la retirer
wi-smaller = Cette partie est plus petite : elle ne peut pas rester
wi-not-yours = Ce pion n’est pas à vous
wi-counter-stays = Les pions restent en place jusqu’au dégel
wi-finish = Finissez d’abord ce que vous avez commencé, ou reposez-le
wi-no-square = Aucun carré de votre couleur n’est libre
wi-thaw-counters = Au dégel, seule une carte déplacée apporte de nouveaux pions
wi-all-drawn = Toutes les cartes sont tirées
wi-turn = Tourner la carte (R)
wi-put-back = Reposer
wi-move-this = Déplacer cette carte
wi-remove-this = Retirer cette carte
wi-take-this = Reprendre ce pion
wi-do-move = Déplacer
wi-do-remove = Retirer
wi-do-take = Reprendre
wi-free = libre
wi-held-fast = bloquée
wi-your-counter = Pion en ligne { $row }, colonne { $column }
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
wi-to-come = à venir
wi-left = restants
wi-left-game = parties
wi-fan-about = Les petites cartes montrent lesquelles ; personne ne sait dans quel ordre elles viendront.
lesson-winter-place = Vous tenez une carte de glace. Touchez-la pour la tourner. Elle doit toucher le lac ; chaque point blanc est une place possible : touchez-en un, ou glissez-y la carte.
lesson-winter-colour = Choisissez maintenant votre couleur. Cherchez où des carrés de deux morceaux sur deux peuvent se former.
lesson-winter-freeze = Tant que le lac gèle, un tour est ou bien une carte tirée et posée, ou bien un pion sur un carré de votre couleur.
lesson-winter-cover = Vous pouvez couvrir un carré : quatre morceaux de votre couleur réunis. Les carrés couverts vous gardent en jeu.
lesson-winter-square = Chaque cercle en pointillé est un carré que vous pouvez choisir.
lesson-winter-thaw = Le dégel a commencé. Touchez une carte ronde qui goutte pour la déplacer ou la retirer ; un pion bloque celles qui ont des agrafes aux coins. Les pions coulent avec leur glace. Soyez le dernier sur la glace.
lesson-winter-split = Le lac s’est brisé. Choisissez la partie qui reste ; les autres partent à la dérive.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Ajuster
