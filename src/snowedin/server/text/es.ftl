# La mesa en español.

table-sat = { $you ->
    [1] Te sientas.
   *[other] { $who } se sienta.
}
table-stood = Un sitio vuelve a estar libre.
table-dealt = Ya están todos; empieza la partida.
table-took-back = { $you ->
    [1] Deshaces una jugada.
   *[other] { $who } deshace una jugada.
}
table-asked = { $you ->
    [1] Pides deshacer tu última jugada.
   *[other] { $who } pide deshacer su última jugada.
}
table-granted = { $you ->
    [1] Aceptas.
   *[other] { $who } acepta.
}
table-denied = { $you ->
    [1] Prefieres que no.
   *[other] { $who } prefiere que no.
}
table-resigned = { $you ->
    [1] Te rindes.
   *[other] { $who } se rinde.
}
table-flagged = { $you ->
    [1] Se te ha acabado el tiempo.
   *[other] A { $who } se le ha acabado el tiempo.
}
table-handed = { $you ->
    [1] El robot { $bot } sigue jugando por ti.
   *[other] El robot { $bot } sigue jugando por { $who }.
}
table-returned = { $you ->
    [1] Has vuelto.
   *[other] { $who } ha vuelto.
}
table-helped-hint = { $you ->
    [1] Pides una pista.
   *[other] { $who } pide una pista.
}
table-helped-solver = { $you ->
    [1] Preguntas al resolutor.
   *[other] { $who } pregunta al resolutor.
}
table-said-hello = { $who }: ¡Hola!
table-said-good-luck = { $who }: ¡Suerte!
table-said-well-played = { $who }: ¡Bien jugado!
table-said-thanks = { $who }: Gracias.
table-said-oops = { $who }: Vaya.
table-said-one-moment = { $who }: Un momento, por favor.
table-said-again = { $who }: ¿Jugamos otra?
table-said-good-bye = { $who }: Adiós.
table-next = { $you ->
    [1] Preparas otra partida.
   *[other] { $who } prepara otra partida.
}
