game-leduc = Leduc
pitch-leduc = Apuesta por una de seis cartas, mira la que se descubre y apuesta otra vez.
fold = Retirarse
call = { $chips ->
    [0] Pasar
   *[other] Igualar con { $chips }
}
raise = Subir: { $chips } fichas
folded = { $you ->
    [1] Te retiras.
   *[other] { $who } se retira.
}
called = { $chips ->
    [0] { $you ->
        [1] Pasas.
       *[other] { $who } pasa.
    }
   *[other] { $you ->
        [1] Igualas con { $chips }.
       *[other] { $who } iguala con { $chips }.
    }
}
raised = { $you ->
    [1] Subes: { $chips } fichas.
   *[other] { $who } sube: { $chips } fichas.
}
turned = Se descubre una carta: { $card }.
shown = { $you ->
    [1] Muestras { $card }.
   *[other] { $who } muestra { $card }.
}
won = { $you ->
    [1] Ganas { $chips } fichas.
   *[other] { $who } gana { $chips } fichas.
}
split = Empate: el bote se reparte.
jack = una jota
queen = una reina
king = un rey
zone-turned = Carta abierta
zone-pot = Bote
staked = apostadas
ask-bet = ¿Subir, seguir o retirarse?
