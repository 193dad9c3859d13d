is-generation = Generación { $number } de 3, { $placed } de 12 cartas colocadas
is-ice = Hielo { $count }
is-gases = Gases a la vista: { $count }
is-sky = Cielo: { $values }
is-sky-none = Cielo: aún sin contar
is-grid = El mundo vivo
is-sum = Suma
is-empty = vacío
is-under = { $count } bajo { $place }
is-beneath = Debajo:
is-own-target = El tuyo: solo ves el dorso
is-hidden = oculto
is-met = cumplido
is-not-met = no cumplido
is-cards = { $count ->
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
is-heard = Oído hasta ahora
is-heard-at = Tras la carta { $placed }
is-hand = Tu mano
is-choose-card = elige una carta
is-choose-place = elige adónde va, u otra carta
is-aid = Objetivos que puedes tener
is-past = Generaciones pasadas
is-past-line = Generación { $generation }, Cielo { $sky }:
is-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}:
lesson-ice_and_sky-targets = Jugáis juntos. Cada uno tiene un objetivo: la suma que debe tener una fila o columna. Ves los de los demás y nunca el tuyo.
lesson-ice_and_sky-place = Elige una carta de tu mano y luego una columna. Una carta de Aire va en la fila del Aire, en una casilla vacía; solo si las tres están ocupadas cubre una carta.
lesson-ice_and_sky-sums = Solo cuentan las cartas de arriba. Sus sumas están a la derecha y abajo.
lesson-ice_and_sky-heard = El objetivo de alguien se ha cumplido, o ya no. Es todo lo que oirás del tuyo: aprovéchalo.
lesson-ice_and_sky-gases = Las cartas con gas que sigan arriba al final de la generación derriten Hielo. Cuando no quede, todo está perdido.
lesson-ice_and_sky-generation = Una nueva generación con nuevos objetivos. El mundo queda como lo dejasteis.
