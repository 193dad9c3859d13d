sf-turn = Tour { $turn }
sf-draft = Sélection
sf-final = Dernières cartes
sf-ask = { $phase ->
    [keeping-first] Gardez une carte, les autres vont à votre rival
    [keeping-second] Gardez-en encore une, les autres vont à votre rival
    [keeping-pair] Gardez deux de ces quatre cartes
    [keeping-last] Et encore une à garder
    [throwing-one] Ralenti : une seule carte, choisissez un côté
    [ultra-upgrading] Prenez n’importe quelle carte visible
    [upgrading] Prenez la carte du dessus d’une luge
    [dodging] Esquivé ! Utiliser aussi l’autre côté ?
    [snatching] Récupérez une carte abandonnée
    [giving] Quelle carte donnez-vous en échange ?
    [stealing] Volez une carte du rival
    [abandoning] Choisissez une carte à abandonner
    [following] Touché ! Jouer aussi votre autre carte ?
   *[throwing] Choisissez un côté à jouer
}
sf-points = { $count ->
    [1] point
   *[other] points
}
sf-cards = { $count ->
    [1] carte
   *[other] cartes
}
sf-worth = { $count ->
    [1] Vaut un point
   *[other] Vaut { $count } points
}
sf-slowed = tire une carte de moins
sf-showing = doit montrer sa main
sf-pile = { $pile ->
    [hand] en main
    [draw] à tirer
    [kept] de côté
   *[discard] en défausse
}
sf-look = { $who }, { $pile } : { $count }. Regarder ces cartes.
sf-known = { $count ->
    [1] Une carte que l’on sait être à lui
   *[other] { $count } cartes que l’on sait être à lui
}
sf-maybe = { $count ->
    [1] Et l’une de celles-ci :
   *[other] Et { $count } de celles-ci :
}
sf-unknown = Une carte que vous ne connaissez pas
sf-arsenal = Arsenal
sf-sledge = luge de { $who }
sf-sledge-own = votre luge
sf-below = { $count } dessous
sf-empty = vide
sf-near = proche
sf-far = loin
sf-abandoned = Abandonnées
sf-look-abandoned = Abandonnées : { $count }. Regarder ces cartes.
sf-hand = Vos cartes
sf-kept = gardée
sf-chosen = choisie
sf-just-played = jouée
sf-shown-hand = La main que votre rival doit montrer
sf-played = Cartes jouées
sf-told = Ce qui s’est passé ce tour
sf-hit = Touché !
sf-blocked = Bloquée
sf-dodged = Esquivé
sf-caught = Surpris
sf-scores = Toutes les cartes et leurs points
sf-guide = Les quatorze actions
sf-family = { $family ->
    [dodge] esquive
    [gain] gain
    [block] entrave
   *[attack] attaque
}
sf-family-full = { $family ->
    [dodge] vous protège
    [gain] vous donne des cartes
    [block] gâche le tour de l’autre
   *[attack] attaque
}
sf-beats = bat
sf-loses = perd contre
sf-effect = { $side ->
    [slushball] Touche : volez une de ses défausses
    [sneak] Sans esquive, il abandonne une carte
    [dodge] À l’abri des attaques ; puis l’autre côté
    [upgrade] Pas touché ? Une carte de l’Arsenal
    [restock] Pas touché ? La défausse revient en pioche
    [offensive-dodge] À l’abri, et lance une boule
    [ultra-upgrade] Pas touché ? Premier choix parmi les visibles
    [barrage] Touche : ralenti, et vous jouez l’autre carte
    [snatch] À l’abri, et échange contre une abandonnée
    [rocks] Touche : sa carte est perdue, vous êtes ralenti
    [whitewash] Au prochain tour il vous montre sa main
    [fort] Sa carte ne fait rien
    [iceball] Touche : il abandonne une carte, ralenti
   *[snowball] Touche : il tire une carte de moins
}
sf-full = { $side ->
    [slushball] Si elle touche, vous pouvez voler une carte au hasard dans la défausse de la cible.
    [sneak] Si la cible n’a pas joué d’esquive, elle choisit une carte de sa défausse et l’abandonne. Rien n’est lancé, ce n’est donc en général pas une touche.
    [dodge] Aucune attaque ne vous touche. Si vous en avez vraiment esquivé une, vous pouvez exécuter l’autre côté de cette carte.
    [upgrade] Si vous n’avez pas été touché, prenez la carte visible d’un paquet de l’Arsenal. Si les deux améliorent, chacun prend du plus proche.
    [restock] Si vous n’avez pas été touché, mélangez votre défausse dans votre pioche.
    [offensive-dodge] Aucune attaque ne vous touche, et vous lancez une boule de neige : si elle touche, la cible est ralentie.
    [ultra-upgrade] Si vous n’avez pas été touché, choisissez avant tous une carte de l’Arsenal ou des cartes abandonnées.
    [barrage] Si elle touche, la cible est ralentie, et vous pouvez jouer aussi votre deuxième carte.
    [snatch] Une esquive ; et vous pouvez échanger une carte de votre défausse contre une abandonnée.
    [rocks] S’il touche, la cible abandonne la carte qu’elle a jouée, mais vous êtes vous-même ralenti.
    [whitewash] Au prochain tour, votre rival vous montre ce qu’il tire, avant que vous ne choisissiez.
    [fort] La carte que votre rival a jouée ce tour n’a aucun effet.
    [iceball] Si elle touche, la cible choisit une carte de sa défausse, l’abandonne, et est ralentie.
   *[snowball] Si elle touche, la cible est ralentie : elle ne tire qu’une carte au prochain tour.
}
sf-beaten = { $side ->
    [slushball] qui n’esquive pas ; une touche arrête Amélioration, Ultra-amélioration et Réapprovisionnement
    [barrage] qui n’esquive pas ; une touche arrête Amélioration, Ultra-amélioration et Réapprovisionnement
    [rocks] qui n’esquive pas ; une touche arrête Amélioration, Ultra-amélioration et Réapprovisionnement
    [iceball] qui n’esquive pas ; une touche arrête Amélioration, Ultra-amélioration et Réapprovisionnement
    [sneak] qui n’esquive pas
    [dodge] tout lancer, et l’Attaque sournoise
    [snatch] tout lancer, et l’Attaque sournoise
    [upgrade] les esquives et tout ce qui ne lance rien
    [restock] les esquives et tout ce qui ne lance rien
    [whitewash] toute esquive : nul n’y échappe
    [fort] toute carte, même Ultra-amélioration et Débarbouillage
    [offensive-dodge] tout lancer, et l’Attaque sournoise ; et touche qui n’esquive pas
    [ultra-upgrade] les esquives et tout ce qui ne lance rien ; choisit avant une Amélioration
   *[snowball] qui n’esquive pas ; une touche arrête Amélioration, Ultra-amélioration et Réapprovisionnement
}
sf-beating = { $side ->
    [slushball] Esquive, Esquive offensive, Attrape et file, Fort de neige
    [barrage] Esquive, Esquive offensive, Attrape et file, Fort de neige
    [rocks] Esquive, Esquive offensive, Attrape et file, Fort de neige
    [iceball] Esquive, Esquive offensive, Attrape et file, Fort de neige
    [sneak] Esquive, Esquive offensive, Attrape et file, Fort de neige
    [dodge] Fort de neige ; le Débarbouillage ne s’esquive pas
    [snatch] Fort de neige ; le Débarbouillage ne s’esquive pas
    [upgrade] tout lancer qui touche, Fort de neige
    [restock] tout lancer qui touche, Fort de neige ; à la dernière manche rien n’est mélangé
    [whitewash] Fort de neige ; et tout lancer vous touche encore
    [fort] rien ; mais il ne vous apporte rien non plus
    [offensive-dodge] Fort de neige ; une esquive évite sa boule
    [ultra-upgrade] tout lancer qui touche, Fort de neige
   *[snowball] Esquive, Esquive offensive, Attrape et file, Fort de neige
}
lesson-snowball_fight-draft = D’abord la sélection : gardez une carte, le reste va à votre rival. Chaque carte a deux côtés, et vous n’en jouez qu’un.
lesson-snowball_fight-throw = Choisissez une carte et l’un de ses côtés. Votre rival choisit en même temps ; les deux sont montrées ensemble.
lesson-snowball_fight-clash = Les attaques touchent qui n’esquive pas. Lisez pas à pas au milieu ce qu’il en est advenu.
lesson-snowball_fight-upgrade = Une Amélioration prend une meilleure carte dans l’Arsenal. Les meilleures valent plus de points à la fin.
lesson-snowball_fight-bonus = Votre esquive a réussi : vous pouvez utiliser aussi l’autre côté de la carte.
lesson-snowball_fight-abandon = Une attaque vous oblige à abandonner une carte. Choisissez-en une dont vous pouvez vous passer.
lesson-snowball_fight-end = Quand l’Arsenal est vide, on joue une dernière manche ; puis on compte les points de vos cartes.
