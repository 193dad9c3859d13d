sf-number = n.º { $number }
sf-turn = Turno { $turn } de { $cap } como mucho
sf-final = ronda final
sf-choosing = elige
sf-hit = alcanzado
sf-slowed = roba una menos
sf-showing = debe mostrar la mano
sf-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
sf-in-hand = en la mano
sf-draw = mazo
sf-discard = descarte
sf-known = { $count ->
    [one] Una carta que se sabe suya
   *[other] { $count } cartas que se saben suyas
}
sf-maybe = { $count ->
    [one] También una de estas:
   *[other] También { $count } de estas:
}
sf-played = Cartas jugadas
sf-told = Lo que pasó este turno
sf-arsenal = Arsenal
sf-below = { $who }, { $count } debajo
sf-abandoned = Abandonadas
sf-buried = El resto del Arsenal
sf-kept = guardada
sf-own-piles = Mirar tus montones
lesson-snowball_fight-draft = Primero la selección: quédate una de estas cartas y el resto va a tu rival. Cada carta tiene dos lados y solo juegas uno.
lesson-snowball_fight-throw = Elige una carta y uno de sus lados. Tu rival elige a la vez; ambas se muestran juntas.
lesson-snowball_fight-clash = Los ataques dan a quien no esquiva. Lee paso a paso en el centro qué ha pasado.
lesson-snowball_fight-upgrade = Una Mejora toma una carta mejor del Arsenal. Las mejores valen más puntos al final.
lesson-snowball_fight-bonus = Tu esquiva funcionó, así que puedes usar también el otro lado de la carta.
lesson-snowball_fight-abandon = Un ataque te obliga a abandonar una carta. Elige una de la que puedas prescindir.
lesson-snowball_fight-end = Cuando el Arsenal se vacía se juega una última ronda; luego se cuentan los puntos de tus cartas.
