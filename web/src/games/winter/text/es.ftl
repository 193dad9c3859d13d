wi-lake = El lago
wi-freeze = El lago se hiela
wi-thaw = Deshielo, turno { $turn } de { $cap }
wi-seen = Esta posición se da por segunda vez; a la tercera son tablas.
wi-light = Claro
wi-dark = Oscuro
wi-counters = { $ice } sobre el hielo, { $supply } en reserva
wi-on-ice = en el hielo
wi-ask-colour = ¿Con qué color juegas?
wi-ask-freeze = Roba una carta del montón, o toma una ficha para cubrir un cuadrado tuyo
wi-ask-draw = Ningún cuadrado que cubrir: se roba la carta siguiente
wi-ask-place = Pon la carta en una marca; tócala para girarla
wi-ask-floe = Ponla en una marca dorada; se gira sola donde hace falta
wi-ask-way = Gira la carta y luego ponla
wi-ask-square = Pon la ficha en un cuadrado
wi-ask-new-square = Faltan fichas: ¿qué cuadrado nuevo recibe una?
wi-ask-thaw = Toca una carta libre o una ficha tuya
wi-ask-card = Toca una carta libre para moverla o retirarla
wi-ask-lift = Levanta una carta con flechas doradas
wi-ask-remove = ¿Qué carta libre deja el lago?
wi-ask-take = ¿Qué ficha quitas?
wi-ask-part = El lago se ha partido: ¿qué parte queda?
wi-said-drew = { $you ->
    [1] Descubres una carta.
   *[other] { $who } descubre una carta.
}
wi-said-laid = { $you ->
    [1] Pones una carta.
   *[other] { $who } pone una carta.
}
wi-said-lifted = { $you ->
    [1] Levantas una carta.
   *[other] { $who } levanta una carta.
}
wi-said-removed = { $you ->
    [1] Retiras una carta.
   *[other] { $who } retira una carta.
}
wi-said-took-away = { $you ->
    [1] Quitas una ficha tuya.
   *[other] { $who } quita una ficha.
}
wi-said-broke-off = { $count ->
    [1] Una carta se desprende y sale de la partida.
   *[other] { $count } cartas se desprenden y salen de la partida.
}
wi-wait = No es tu turno
wi-pinned = Sujeta: hay una ficha encima
wi-frozen = Helada: las cartas solo se mueven en el deshielo
wi-nowhere = En ningún sitio haría esta carta un nuevo cuadrado tuyo; solo se puede retirar
wi-smaller = Esta parte es menor: no puede quedar
wi-not-yours = Esta ficha no es tuya
wi-counter-stays = Las fichas se quedan donde están hasta el deshielo
wi-finish = Termina antes lo que has empezado, o devuélvelo
wi-no-square = No hay ningún cuadrado libre de tu color
wi-thaw-counters = En el deshielo solo una carta movida trae fichas nuevas
wi-all-drawn = Todas las cartas están robadas
wi-turn = Girar la carta (R)
wi-put-back = Devolver
wi-move-this = Mover esta carta
wi-remove-this = Retirar esta carta
wi-take-this = Quitar esta ficha
wi-do-move = Mover
wi-do-remove = Retirar
wi-do-take = Quitar
wi-free = libre
wi-held-fast = sujeta
wi-your-counter = Ficha en fila { $row }, columna { $column }
wi-held = En la mano
wi-undrawn = { $count ->
    [0] No quedan cartas por robar
    [one] Queda una carta
   *[other] Quedan { $count } cartas
}
wi-gone = { $count ->
    [one] Una carta ha salido de la partida
   *[other] { $count } cartas han salido de la partida
}
wi-end-melted = El hielo se derritió bajo el otro. { $score ->
    [one] Una ficha
   *[other] { $score } fichas
} sobre el hielo.
wi-end-both-melted = Las últimas fichas de ambos se hundieron a la vez.
wi-end-stuck = El otro ya no puede hacer nada. { $score ->
    [one] Una ficha
   *[other] { $score } fichas
} sobre el hielo.
wi-end-repeated = La misma posición por tercera vez.
wi-end-too-long = El deshielo duró demasiado.
wi-to-come = por salir
wi-left = quedan
wi-left-game = fuera
wi-fan-about = Las cartas pequeñas muestran cuáles; nadie sabe en qué orden saldrán.
lesson-winter-place = Tienes una carta de hielo. Tócala para girarla. Debe tocar el lago; cada punto blanco es un sitio posible: toca uno, o arrastra la carta hasta él.
lesson-winter-colour = Elige ahora tu color. Mira dónde pueden crecer cuadrados de dos por dos trozos.
lesson-winter-freeze = Mientras el lago se hiela, un turno es una carta robada y puesta, o una ficha en un cuadrado de tu color.
lesson-winter-cover = Puedes cubrir un cuadrado: cuatro trozos juntos de tu color. Los cuadrados cubiertos te mantienen en juego.
lesson-winter-square = Cada anillo de puntos es un cuadrado que puedes elegir.
lesson-winter-thaw = Empieza el deshielo. Toca una carta redonda que gotea para moverla o retirarla; las que llevan grapas en las esquinas las sujeta una ficha. Las fichas se hunden con su hielo. Sé el último sobre el hielo.
lesson-winter-split = El lago se ha partido. Elige la parte que queda; las demás se alejan.
zoom-in = Más cerca
zoom-out = Más lejos
zoom-fit = Ajustar
