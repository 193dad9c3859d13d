game-liars_dice = Dés menteurs
pitch-liars_dice = Pariez sur ce que cachent tous les gobelets, surenchérissez, et dites-le quand vous n’y croyez plus.
option-liars_dice-ones = Les as
option-liars_dice-ones-help = Si un as compte comme toute face.
bid = { $count } × { $face }
doubt = Menteur !
bids = { $you ->
    [1] Vous annoncez { $count } × { $face }.
   *[other] { $who } annonce { $count } × { $face }.
}
doubted = { $you ->
    [1] Vous n’y croyez pas : on lève les gobelets.
   *[other] { $who } n’y croit pas : on lève les gobelets.
}
found = Il y a { $count } × { $face }.
lost = { $you ->
    [1] Vous perdez un dé.
   *[other] { $who } perd un dé.
}
out = { $you ->
    [1] Vous perdez votre dernier dé.
   *[other] { $who } perd son dernier dé.
}
won = { $you ->
    [1] Vous gagnez !
   *[other] { $who } gagne.
}
bid-now = { $count } × { $face }
no-bid = Aucune annonce
round = Manche { $number }
dice = dés
zone-count = Combien ?
zone-face = Quelle face ?
ask-bid = Annoncez une face, et combien
ask-doubt = Surenchérissez, ou n’y croyez pas
