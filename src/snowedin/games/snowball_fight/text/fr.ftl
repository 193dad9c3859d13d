# Bataille de boules de neige en français.

card = { $a } | { $b } (carte { $card })

side-nothing = rien
side-snowball = Boule de neige
side-slushball = Boule de gadoue
side-sneak = Attaque sournoise
side-dodge = Esquive
side-upgrade = Amélioration
side-restock = Réapprovisionnement
side-offensive-dodge = Esquive offensive
side-ultra-upgrade = Ultra-amélioration
side-barrage = Salve
side-snatch = Attrape et file
side-rocks = Jet de pierres
side-whitewash = Débarbouillage
side-fort = Fort de neige
side-iceball = Boule de glace

level-basic = Simple
level-advanced = Avancée
level-extreme = Extrême

# Choix
play = jouer { $side } de la carte { $card }
pick-keeping-first = garder { $card }
pick-keeping-second = garder { $card }
pick-keeping-pair = garder { $card }
pick-ultra-upgrading = prendre { $card }
pick-snatching = récupérer { $card }
pick-giving = céder { $card }
pick-abandoning = abandonner { $card }
take-near = prendre { $card } de votre paquet
take-far = prendre { $card } de l’autre paquet
use-bonus = utiliser l’autre côté : { $side }
leave-bonus = laisser l’autre côté, sans { $side }
steal = voler une carte
decline-stealing = ne rien voler
decline-ultra-upgrading = ne rien prendre
decline-snatching = ne rien échanger
decline-following = ne pas jouer de deuxième carte

# Ce qui se passe
chose = { $you ->
    [1] Vous avez choisi.
   *[other] { $who } a choisi.
}
passed-on = Les cartes que personne n’a gardées changent de mains.
kept = Chacun a gardé ses deux cartes ; le reste et les cartes Extrêmes forment l’Arsenal.
drew = Vous tirez { $card }.
showed = { $you ->
    [1] Débarbouillé, vous montrez votre main à votre rival.
   *[other] Débarbouillé, { $who } montre sa main à son rival.
}
showing = { $who } montre { $card }.
threw = { $you ->
    [1] Vous jouez { $side } : { $card }.
   *[other] { $who } joue { $side } : { $card }.
}
blanked = { $you ->
    [1] Le Fort de neige arrête votre carte ; elle est sans effet.
   *[other] Le Fort de neige arrête la carte de { $who } ; elle est sans effet.
}
hit = { $you ->
    [1] Vous êtes touché : { $side }.
   *[other] { $who } est touché : { $side }.
}
sneaked = { $you ->
    [1] L’Attaque sournoise vous prend par surprise.
   *[other] L’Attaque sournoise prend { $who } par surprise.
}
missed = { $you ->
    [1] Vous esquivez : { $side }.
   *[other] { $who } esquive : { $side }.
}
slowed = { $you ->
    [1] Vous ne tirerez qu’une carte au prochain tour.
   *[other] { $who } ne tirera qu’une carte au prochain tour.
}
watched = { $you ->
    [1] Vous devrez montrer ce que vous tirez au prochain tour.
   *[other] { $who } devra montrer ce qu’il tire au prochain tour.
}
bonus = { $you ->
    [1] Vous utilisez aussi l’autre côté : { $side }.
   *[other] { $who } utilise aussi l’autre côté : { $side }.
}
declined-dodging = { $you ->
    [1] Vous laissez l’autre côté.
   *[other] { $who } laisse l’autre côté.
}
declined-stealing = { $you ->
    [1] Vous ne volez rien.
   *[other] { $who } ne vole rien.
}
declined-ultra-upgrading = { $you ->
    [1] Vous ne prenez rien.
   *[other] { $who } ne prend rien.
}
declined-snatching = { $you ->
    [1] Vous n’échangez rien.
   *[other] { $who } n’échange rien.
}
declined-following = { $you ->
    [1] Vous ne jouez pas de deuxième carte.
   *[other] { $who } ne joue pas de deuxième carte.
}
took = { $you ->
    [1] Vous prenez { $card } dans l’Arsenal.
   *[other] { $who } prend { $card } dans l’Arsenal.
}
brought-back = { $you ->
    [1] Vous ramenez { $card }.
   *[other] { $who } ramène { $card }.
}
gave = { $you ->
    [1] Vous cédez { $card }.
   *[other] { $who } cède { $card }.
}
restocked = { $you ->
    [1] Vous mélangez votre défausse dans votre pioche.
   *[other] { $who } mélange sa défausse dans sa pioche.
}
stole = { $you ->
    [1] Vous volez { $card }.
   *[other] { $who } vole { $card }.
}
stole-something = { $who } vole une carte.
abandoned = { $you ->
    [1] Vous abandonnez { $card }.
   *[other] { $who } abandonne { $card }.
}
followed = { $you ->
    [1] Vous jouez une deuxième carte, { $side } : { $card }.
   *[other] { $who } joue une deuxième carte, { $side } : { $card }.
}
turned-up = { $you ->
    [1] Votre paquet de l’Arsenal révèle { $card }.
   *[other] Le paquet de l’Arsenal de { $who } révèle { $card }.
}
final-round = L’Arsenal est vide. Chacun mélange toutes ses cartes ; c’est la dernière manche.
short = { $you ->
    [1] Vous ne pouvez pas tirer assez de cartes ; la bataille est finie.
   *[other] { $who } ne peut pas tirer assez de cartes ; la bataille est finie.
}
capped = La nuit tombe ; la bataille est finie.
points = { $you ->
    [1] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
won = { $you ->
    [1] Vous gagnez la bataille.
   *[other] { $who } gagne la bataille.
}
shared = Égalité de points : la victoire est partagée.

# La table
phase-keeping-first = Sélection : gardez une carte et passez les autres.
phase-keeping-second = Sélection : gardez une carte de plus et passez les autres.
phase-keeping-pair = Sélection : gardez deux de ces quatre cartes.
phase-throwing = Choisissez une carte et l’un de ses côtés.
phase-ultra-upgrading = Ultra-amélioration : choisissez une carte.
phase-upgrading = Amélioration : choisissez un paquet.
phase-dodging = Une esquive a gagné son autre côté.
phase-snatching = Attrape et file : choisissez une carte abandonnée.
phase-giving = Attrape et file : choisissez ce que vous donnez en échange.
phase-stealing = Boule de gadoue : voler une carte ou non.
phase-abandoning = Choisissez une carte à abandonner.
phase-following = Salve : jouer une deuxième carte ou non.
phase-over = La bataille est finie.
