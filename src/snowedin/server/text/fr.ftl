# La table en français.

table-sat = { $you ->
    [1] Vous prenez place.
   *[other] { $who } prend place.
}
table-stood = Une place est de nouveau libre.
table-dealt = Tout le monde est là ; la partie commence.
table-took-back = { $you ->
    [1] Vous reprenez un coup.
   *[other] { $who } reprend un coup.
}
table-asked = { $you ->
    [1] Vous demandez à reprendre votre dernier coup.
   *[other] { $who } demande à reprendre son dernier coup.
}
table-granted = { $you ->
    [1] Vous acceptez.
   *[other] { $who } accepte.
}
table-denied = { $you ->
    [1] Vous préférez que non.
   *[other] { $who } préfère que non.
}
table-resigned = { $you ->
    [1] Vous abandonnez.
   *[other] { $who } abandonne.
}
table-flagged = { $you ->
    [1] Votre temps est écoulé.
   *[other] Le temps de { $who } est écoulé.
}
table-handed = { $you ->
    [1] Le robot { $bot } continue à votre place.
   *[other] Le robot { $bot } continue à la place de { $who }.
}
table-returned = { $you ->
    [1] Vous êtes de retour.
   *[other] { $who } est de retour.
}
table-helped-hint = { $you ->
    [1] Vous demandez un conseil.
   *[other] { $who } demande un conseil.
}
table-helped-solver = { $you ->
    [1] Vous interrogez le solveur.
   *[other] { $who } interroge le solveur.
}
table-said-hello = { $who } : Bonjour !
table-said-good-luck = { $who } : Bonne chance !
table-said-well-played = { $who } : Bien joué !
table-said-thanks = { $who } : Merci.
table-said-oops = { $who } : Oups.
table-said-one-moment = { $who } : Un instant, s’il vous plaît.
table-said-again = { $who } : On en refait une ?
table-said-good-bye = { $who } : Au revoir.
table-next = { $you ->
    [1] Vous préparez une nouvelle partie.
   *[other] { $who } prépare une nouvelle partie.
}
