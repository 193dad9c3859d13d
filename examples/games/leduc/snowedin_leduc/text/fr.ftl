game-leduc = Leduc
pitch-leduc = Misez sur une carte parmi six, voyez-en une retournée, et misez encore.
fold = Se coucher
call = { $chips ->
    [0] Parole
   *[other] Suivre avec { $chips }
}
raise = Relancer : { $chips } jetons
folded = { $you ->
    [1] Vous vous couchez.
   *[other] { $who } se couche.
}
called = { $chips ->
    [0] { $you ->
        [1] Vous dites parole.
       *[other] { $who } dit parole.
    }
   *[other] { $you ->
        [1] Vous suivez avec { $chips }.
       *[other] { $who } suit avec { $chips }.
    }
}
raised = { $you ->
    [1] Vous relancez : { $chips } jetons.
   *[other] { $who } relance : { $chips } jetons.
}
turned = Une carte est retournée : { $card }.
shown = { $you ->
    [1] Vous montrez { $card }.
   *[other] { $who } montre { $card }.
}
won = { $you ->
    [1] Vous gagnez { $chips } jetons.
   *[other] { $who } gagne { $chips } jetons.
}
split = Égalité : le pot est partagé.
jack = un valet
queen = une dame
king = un roi
zone-turned = Carte ouverte
zone-pot = Pot
staked = misés
ask-bet = Relancer, suivre ou se coucher ?
