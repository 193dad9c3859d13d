lesson-ice_queen-card = Esta es la carta de arriba de tu montón. Solo tú la ves. Cada carta tiene trece números.
lesson-ice_queen-call = Cantas tú. Elige la cualidad en la que creas que nadie tiene más: entonces todos muestran su carta.
lesson-ice_queen-reveal = El número más alto se lleva todas las cartas mostradas, y quien se las lleva canta después.
lesson-ice_queen-middle = Lo más alto se compartía, así que las cartas quedan en el centro; en la mano siguiente también están en juego.
lesson-ice_queen-stacks = Las cartas ganadas van bajo tu montón y vuelven más tarde. Quien no tiene ninguna queda fuera; quien las tiene todas gana.
iq-hand = Mano { $number }
iq-called = Mano anterior
iq-first = El valor más alto se lleva todas las cartas mostradas. Gana quien al final las tenga todas.
iq-own = Tu carta de arriba
iq-ice = de hielo
iq-fire = de fuego
iq-takes = se lo lleva todo
iq-tied = compartido
iq-out = No te quedan cartas.
iq-stacks = Montones
iq-meanings = Qué significan las cualidades
iq-point = Señala una cualidad y aquí dirá qué significa.
iq-middle = { $count ->
    [0] El centro está vacío
    [one] Una carta en el centro
   *[other] { $count } cartas en el centro
}
iq-in-middle = en el centro
iq-middle-word = centro
iq-memory = { $count ->
    [one] Una carta vista hasta ahora
   *[other] { $count } cartas vistas hasta ahora
}
iq-calling = { $you ->
    [1] Cantas
   *[other] { $who } canta
}
iq-you = { $who }, tú
iq-shown = Cartas mostradas
iq-is-out = no tiene cartas
iq-cards = { $count ->
    [one] carta
   *[other] cartas
}
iq-cap = { $count ->
    [0] Ninguna mano más
    [one] La última mano
   *[other] Quedan { $count } manos
}
iq-ask = Cantas tú: pulsa una cualidad de tu carta
iq-ask-again = Te llevas las cartas: canta otra vez
iq-ask-middle = { $count ->
    [one] Una carta espera en el centro: canta
   *[other] { $count } cartas esperan en el centro: canta
}
