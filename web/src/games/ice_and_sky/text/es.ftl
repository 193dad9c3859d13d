is-hush = Sin hablar: solo dicen algo las cartas y las campanas
is-chapter = Generación { $generation }
is-placed = { $placed } de 12 cartas colocadas
is-ice = Hielo { $ice } · gases { $gases }
is-grid = El mundo vivo
is-would-be = sería
is-empty = vacío
is-under = { $count } bajo { $place }
is-beneath = Debajo:
is-own-target = Tu objetivo: solo ves el dorso
is-hidden = objetivo oculto
is-met = cumplido
is-not-met = no cumplido
is-not = no
is-cards = en mano
is-open-hand = Mano de { $who }
is-heard = Oído hasta ahora
is-heard-at = Tras la carta { $placed }
is-hand = Tu mano
is-choose-card = Elige una carta de tu mano
is-choose-place = Pon { $card } en su fila
is-wrong-row = { $element } solo va en su propia fila.
is-row-not-full = Una carta solo se cubre cuando toda su fila está ocupada.
is-aid = Objetivos que puedes tener
is-past-line = Generación { $generation }: Cielo { $sky }
is-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}:
is-silent = Ninguna campana: para todos los objetivos todo sigue igual.
is-gas-rises = Un gas queda a la vista: la bruma se espesa.
is-note = Nota, solo para ti
is-heard-deal = Al repartir
is-ice-left = Hielo { $ice }
is-sky = Cielo { $sky }
is-sums = Sumas
is-coin-about = { $line }: las cartas visibles suman { $sum }.
is-coin-wanted = { $line }: las cartas visibles suman { $sum }. El objetivo de { $who } pide exactamente { $value }.
is-bell = La campana de { $who }: objetivo { $met ->
    [1] cumplido
   *[other] no cumplido
}
is-bell-about = Es dorada mientras el objetivo se cumple y gris mientras no. Por cada cambio queda una campana pequeña, con el número de la carta tras la que sonó.
is-ice-about = Al final de una generación se derrite un Hielo por cada gas visible. Si se derrite todo, todos pierden; lo que queda multiplica los puntos.
is-sky-about = Cada farol es una generación. Al terminar, su Cielo es el número de objetivos cumplidos menos los no cumplidos.
lesson-ice_and_sky-targets = Jugáis juntos. Cada uno tiene un objetivo: la suma que debe tener una fila o columna. Ves los de los demás y nunca el tuyo.
lesson-ice_and_sky-place = Elige una carta de tu mano y luego una columna. Una carta de Aire va en la fila del Aire, en una casilla vacía; solo si las tres están ocupadas cubre una carta.
lesson-ice_and_sky-sums = Solo cuentan las cartas de arriba. Sus sumas están a la derecha y abajo.
lesson-ice_and_sky-heard = El objetivo de alguien se ha cumplido, o ya no. Es todo lo que oirás del tuyo: aprovéchalo.
lesson-ice_and_sky-gases = Las cartas con gas que sigan arriba al final de la generación derriten Hielo. Cuando no quede, todo está perdido.
lesson-ice_and_sky-generation = Una nueva generación con nuevos objetivos. El mundo queda como lo dejasteis.
