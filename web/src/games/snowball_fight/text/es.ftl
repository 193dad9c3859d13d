sf-turn = Turno { $turn }
sf-draft = Selección
sf-final = Últimas cartas
sf-ask = { $phase ->
    [keeping-first] Quédate una carta, las demás van a tu rival
    [keeping-second] Quédate una más, las demás van a tu rival
    [keeping-pair] Quédate dos de estas cuatro cartas
    [keeping-last] Y una más para quedarte
    [throwing-one] Frenado: elige un lado
    [ultra-upgrading] Toma cualquier carta a la vista
    [upgrading] Toma la carta de arriba de un trineo
    [dodging] ¡Esquivado! ¿También el otro lado?
    [snatching] Recupera una carta abandonada
    [giving] ¿Qué carta das a cambio?
    [stealing] Roba una carta del rival
    [abandoning] Elige una carta para abandonar
    [following] ¡Tocado! ¿Jugar también la otra?
   *[throwing] Elige un lado para jugar
}
sf-points = { $count ->
    [one] punto
   *[other] puntos
}
sf-cards = { $count ->
    [one] carta
   *[other] cartas
}
sf-worth = { $count ->
    [one] Vale un punto
   *[other] Vale { $count } puntos
}
sf-slowed = roba una menos
sf-showing = debe mostrar la mano
sf-pile = { $pile ->
    [hand] en la mano
    [draw] por robar
    [kept] aparte
   *[discard] en el descarte
}
sf-look = { $who }, { $pile }: { $count }. Mirar estas cartas.
sf-known = { $count ->
    [one] Una carta que se sabe suya
   *[other] { $count } cartas que se saben suyas
}
sf-maybe = { $count ->
    [one] Y una de estas:
   *[other] Y { $count } de estas:
}
sf-unknown = Una carta que no conoces
sf-arsenal = Arsenal
sf-sledge = trineo de { $who }
sf-sledge-own = tu trineo
sf-below = { $count } debajo
sf-empty = vacío
sf-near = cerca
sf-far = lejos
sf-abandoned = Abandonadas
sf-look-abandoned = Abandonadas: { $count }. Mirar estas cartas.
sf-hand = Tus cartas
sf-kept = guardada
sf-chosen = elegida
sf-just-played = jugada
sf-shown-hand = La mano que tu rival debe mostrar
sf-played = Cartas jugadas
sf-told = Lo que pasó este turno
sf-hit = ¡Tocado!
sf-blocked = Bloqueada
sf-dodged = Esquivado
sf-caught = Pillado
sf-scores = Todas las cartas y sus puntos
sf-guide = Las catorce acciones
sf-family = { $family ->
    [dodge] esquiva
    [gain] ganancia
    [block] estorbo
   *[attack] ataque
}
sf-family-full = { $family ->
    [dodge] te protege
    [gain] te da cartas
    [block] estropea el turno ajeno
   *[attack] ataca
}
sf-beats = gana a
sf-loses = pierde con
sf-effect = { $side ->
    [slushball] Si da: róbale un descarte
    [sneak] ¿No esquiva? Abandona una carta
    [dodge] A salvo de ataques; luego, el otro lado
    [upgrade] ¿No te dan? Carta del Arsenal
    [restock] ¿No te dan? El descarte vuelve al mazo
    [offensive-dodge] A salvo, y lanza una bola
    [ultra-upgrade] ¿No te dan? Eliges primero entre las visibles
    [barrage] Si da: frenado, y juegas tu otra carta
    [snatch] A salvo, y cambias un descarte por una abandonada
    [rocks] Si da: pierde su carta, pero te frena
    [whitewash] El próximo turno te muestra su mano
    [fort] Su carta no hace nada
    [iceball] Si da: abandona una carta y queda frenado
   *[snowball] Si da: roba una carta menos
}
sf-full = { $side ->
    [slushball] Si da, puedes robarle al rival una carta al azar de su descarte.
    [sneak] Salvo que haya jugado una esquiva, el rival elige una carta de su descarte y la abandona. No se lanza nada, así que por regla general no es un golpe.
    [dodge] Ningún ataque te da. Si de verdad has esquivado uno, puedes usar el otro lado de esta carta.
    [upgrade] Si no te han dado, toma la carta a la vista de un mazo del Arsenal. Si mejoran ambos, cada uno toma del más cercano.
    [restock] Si no te han dado, baraja tu descarte en tu mazo.
    [offensive-dodge] Ningún ataque te da, y lanzas una bola de nieve: si da, el rival queda frenado.
    [ultra-upgrade] Si no te han dado, elige antes que nadie una carta del Arsenal o de las abandonadas.
    [barrage] Si da, el rival queda frenado y además puedes jugar tu segunda carta.
    [snatch] Una esquiva; y puedes cambiar una carta de tu descarte por una abandonada.
    [rocks] Si da, el rival abandona la carta que ha jugado, pero tú quedas frenado.
    [whitewash] El próximo turno tu rival te muestra lo que roba, antes de que ninguno elija.
    [fort] La carta que el rival ha jugado este turno no tiene ningún efecto.
    [iceball] Si da, el rival elige una carta de su descarte, la abandona y queda frenado.
   *[snowball] Si da, el rival queda frenado: el próximo turno solo roba una carta.
}
sf-beaten = { $side ->
    [slushball] a quien no esquiva; un golpe impide Mejora, Ultramejora y Reponer
    [barrage] a quien no esquiva; un golpe impide Mejora, Ultramejora y Reponer
    [rocks] a quien no esquiva; un golpe impide Mejora, Ultramejora y Reponer
    [iceball] a quien no esquiva; un golpe impide Mejora, Ultramejora y Reponer
    [sneak] a quien no esquiva
    [dodge] todo lanzamiento y el Ataque furtivo
    [snatch] todo lanzamiento y el Ataque furtivo
    [upgrade] las esquivas y todo lo que no lanza nada
    [restock] las esquivas y todo lo que no lanza nada
    [whitewash] toda esquiva: nadie lo evita
    [fort] toda carta, incluso Ultramejora y Lavado de cara
    [offensive-dodge] todo lanzamiento y el Ataque furtivo; y da a quien no esquiva
    [ultra-upgrade] las esquivas y todo lo que no lanza nada; elige antes que una Mejora
   *[snowball] a quien no esquiva; un golpe impide Mejora, Ultramejora y Reponer
}
sf-beating = { $side ->
    [slushball] Esquivar, Esquiva ofensiva, Agarra y corre, Fuerte de nieve
    [barrage] Esquivar, Esquiva ofensiva, Agarra y corre, Fuerte de nieve
    [rocks] Esquivar, Esquiva ofensiva, Agarra y corre, Fuerte de nieve
    [iceball] Esquivar, Esquiva ofensiva, Agarra y corre, Fuerte de nieve
    [sneak] Esquivar, Esquiva ofensiva, Agarra y corre, Fuerte de nieve
    [dodge] Fuerte de nieve; el Lavado de cara no se esquiva
    [snatch] Fuerte de nieve; el Lavado de cara no se esquiva
    [upgrade] todo lanzamiento que da, Fuerte de nieve
    [restock] todo lanzamiento que da, Fuerte de nieve; en la ronda final no se baraja nada
    [whitewash] Fuerte de nieve; y todo lanzamiento te da igual
    [fort] nada; pero tampoco te aporta nada
    [offensive-dodge] Fuerte de nieve; una esquiva evita su bola
    [ultra-upgrade] todo lanzamiento que da, Fuerte de nieve
   *[snowball] Esquivar, Esquiva ofensiva, Agarra y corre, Fuerte de nieve
}
lesson-snowball_fight-draft = Primero la selección: quédate una de estas cartas y el resto va a tu rival. Cada carta tiene dos lados y solo juegas uno.
lesson-snowball_fight-throw = Elige una carta y uno de sus lados. Tu rival elige a la vez; ambas se muestran juntas.
lesson-snowball_fight-clash = Los ataques dan a quien no esquiva. Lee paso a paso en el centro qué ha pasado.
lesson-snowball_fight-upgrade = Una Mejora toma una carta mejor del Arsenal. Las mejores valen más puntos al final.
lesson-snowball_fight-bonus = Tu esquiva funcionó, así que puedes usar también el otro lado de la carta.
lesson-snowball_fight-abandon = Un ataque te obliga a abandonar una carta. Elige una de la que puedas prescindir.
lesson-snowball_fight-end = Cuando el Arsenal se vacía se juega una última ronda; luego se cuentan los puntos de tus cartas.
