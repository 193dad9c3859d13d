game-leduc = Leduc
pitch-leduc = Wed op een van zes kaarten, zie een open kaart en wed nog eens.
fold = Passen
call = { $chips ->
    [0] Checken
   *[other] Meegaan met { $chips }
}
raise = Verhogen: { $chips } fiches
folded = { $you ->
    [1] Je past.
   *[other] { $who } past.
}
called = { $chips ->
    [0] { $you ->
        [1] Je checkt.
       *[other] { $who } checkt.
    }
   *[other] { $you ->
        [1] Je gaat mee met { $chips }.
       *[other] { $who } gaat mee met { $chips }.
    }
}
raised = { $you ->
    [1] Je verhoogt: { $chips } fiches.
   *[other] { $who } verhoogt: { $chips } fiches.
}
turned = Er komt een kaart open: { $card }.
shown = { $you ->
    [1] Je toont { $card }.
   *[other] { $who } toont { $card }.
}
won = { $you ->
    [1] Je wint { $chips } fiches.
   *[other] { $who } wint { $chips } fiches.
}
split = Gelijk: de pot wordt gedeeld.
jack = een boer
queen = een vrouw
king = een heer
zone-turned = Open kaart
zone-pot = Pot
staked = ingezet
ask-bet = Verhogen, meegaan of passen?
