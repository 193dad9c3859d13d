wi-lake = El lago
wi-freeze = El lago se hiela
wi-thaw = Deshielo, turno { $turn } de { $cap } como mucho
wi-seen = Esta posición se da por segunda vez; a la tercera son tablas.
wi-light = Claro
wi-dark = Oscuro
wi-nobody = sin elegir
wi-counters = { $ice } sobre el hielo, { $supply } en reserva
wi-ask-place = ¿Dónde va la carta?
wi-ask-way = ¿En qué sentido?
wi-ask-square = ¿Qué cuadrado?
wi-ask-card = ¿Qué carta?
wi-ask-part = ¿Qué parte se queda?
wi-ask-deed = ¿Qué haces?
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
lesson-winter-place = Tienes una carta de hielo. Debe tocar el lago; cada punto amarillo es un sitio posible. Elige uno y luego el sentido.
lesson-winter-colour = Elige ahora tu color. Mira dónde pueden crecer cuadrados de dos por dos trozos.
lesson-winter-freeze = Mientras el lago se hiela, un turno es una carta robada y puesta, o una ficha en un cuadrado de tu color.
lesson-winter-cover = Puedes cubrir un cuadrado: cuatro trozos juntos de tu color. Los cuadrados cubiertos te mantienen en juego.
lesson-winter-square = Cada rombo amarillo es un cuadrado que puedes elegir.
lesson-winter-thaw = Empieza el deshielo. Se mueven o retiran cartas, y las fichas se hunden con su hielo. Un alfiler rojo marca las cartas bloqueadas. Sé el último sobre el hielo.
lesson-winter-split = El lago se ha partido. Elige la parte que queda; las demás se alejan.
zoom-in = Más cerca
zoom-out = Más lejos
zoom-fit = Ajustar
