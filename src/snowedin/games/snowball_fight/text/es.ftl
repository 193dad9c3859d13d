# Guerra de bolas de nieve en español.

card = { $a } | { $b } (carta { $card })

side-nothing = nada
side-snowball = Bola de nieve
side-slushball = Bola de aguanieve
side-sneak = Ataque furtivo
side-dodge = Esquivar
side-upgrade = Mejora
side-restock = Reponer
side-offensive-dodge = Esquiva ofensiva
side-ultra-upgrade = Ultramejora
side-barrage = Andanada
side-snatch = Agarra y corre
side-rocks = Lanzar piedras
side-whitewash = Lavado de cara
side-fort = Fuerte de nieve
side-iceball = Bola de hielo

level-basic = Básica
level-advanced = Avanzada
level-extreme = Extrema

# Opciones
play = jugar { $side } de la carta { $card }
pick-keeping-first = quedarse { $card }
pick-keeping-second = quedarse { $card }
pick-keeping-pair = quedarse { $card }
pick-ultra-upgrading = tomar { $card }
pick-snatching = recuperar { $card }
pick-giving = entregar { $card }
pick-abandoning = abandonar { $card }
take-near = tomar { $card } de tu mazo
take-far = tomar { $card } del otro mazo
use-bonus = usar el otro lado: { $side }
leave-bonus = dejar el otro lado: sin { $side }
steal = robar una carta al rival
decline-stealing = no robar nada
decline-ultra-upgrading = no tomar nada
decline-snatching = no cambiar nada
decline-following = no jugar una segunda carta

# Lo que pasa
chose = { $you ->
    [1] Has elegido.
   *[other] { $who } ha elegido.
}
passed-on = Las cartas que nadie se quedó cambian de manos.
kept = Ambos se quedaron sus dos cartas; el resto y las cartas Extremas forman el Arsenal.
drew = Robas { $card }.
showed = { $you ->
    [1] Con la cara lavada, muestras tu mano al rival.
   *[other] Con la cara lavada, { $who } muestra la mano al rival.
}
showing = { $who } muestra { $card }.
threw = { $you ->
    [1] Juegas { $side }: { $card }.
   *[other] { $who } juega { $side }: { $card }.
}
blanked = { $you ->
    [1] El Fuerte de nieve detiene tu carta; no tiene efecto.
   *[other] El Fuerte de nieve detiene la carta de { $who }; no tiene efecto.
}
hit = { $you ->
    [1] Te han dado: { $side }.
   *[other] A { $who } le han dado: { $side }.
}
sneaked = { $you ->
    [1] El Ataque furtivo te pilla desprevenido.
   *[other] El Ataque furtivo pilla a { $who } por sorpresa.
}
missed = { $you ->
    [1] Esquivas: { $side }.
   *[other] { $who } esquiva: { $side }.
}
slowed = { $you ->
    [1] Solo robarás una carta el próximo turno.
   *[other] { $who } solo robará una carta el próximo turno.
}
watched = { $you ->
    [1] Tendrás que mostrar lo que robes el próximo turno.
   *[other] { $who } tendrá que mostrar lo que robe el próximo turno.
}
bonus = { $you ->
    [1] Usas también el otro lado: { $side }.
   *[other] { $who } usa también el otro lado: { $side }.
}
declined-dodging = { $you ->
    [1] Dejas el otro lado.
   *[other] { $who } deja el otro lado.
}
declined-stealing = { $you ->
    [1] No robas nada.
   *[other] { $who } no roba nada.
}
declined-ultra-upgrading = { $you ->
    [1] No tomas nada.
   *[other] { $who } no toma nada.
}
declined-snatching = { $you ->
    [1] No cambias nada.
   *[other] { $who } no cambia nada.
}
declined-following = { $you ->
    [1] No juegas una segunda carta.
   *[other] { $who } no juega una segunda carta.
}
took = { $you ->
    [1] Tomas { $card } del Arsenal.
   *[other] { $who } toma { $card } del Arsenal.
}
brought-back = { $you ->
    [1] Recuperas { $card }.
   *[other] { $who } recupera { $card }.
}
gave = { $you ->
    [1] Entregas { $card }.
   *[other] { $who } entrega { $card }.
}
restocked = { $you ->
    [1] Barajas tu descarte en tu mazo.
   *[other] { $who } baraja el descarte en el mazo.
}
stole = { $you ->
    [1] Robas { $card } al rival.
   *[other] { $who } roba { $card } al rival.
}
stole-something = { $who } roba una carta al rival.
abandoned = { $you ->
    [1] Abandonas { $card }.
   *[other] { $who } abandona { $card }.
}
followed = { $you ->
    [1] Juegas una segunda carta, { $side }: { $card }.
   *[other] { $who } juega una segunda carta, { $side }: { $card }.
}
turned-up = { $you ->
    [1] Tu mazo del Arsenal descubre { $card }.
   *[other] El mazo del Arsenal de { $who } descubre { $card }.
}
final-round = El Arsenal está vacío. Ambos barajan todas sus cartas; es la ronda final.
short = { $you ->
    [1] No puedes robar cartas suficientes; la batalla ha terminado.
   *[other] { $who } no puede robar cartas suficientes; la batalla ha terminado.
}
capped = Se hace de noche; la batalla ha terminado.
points = { $you ->
    [1] Tienes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $who } tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
won = { $you ->
    [1] Ganas la batalla.
   *[other] { $who } gana la batalla.
}
shared = Ambos tienen los mismos puntos y comparten la victoria.

# La mesa
phase-keeping-first = Selección: quédate una carta y pasa las demás.
phase-keeping-second = Selección: quédate otra carta y pasa las demás.
phase-keeping-pair = Selección: quédate dos de estas cuatro cartas.
phase-throwing = Elige una carta y uno de sus lados.
phase-ultra-upgrading = Ultramejora: elige una carta.
phase-upgrading = Mejora: elige un mazo.
phase-dodging = Una esquiva se ha ganado su otro lado.
phase-snatching = Agarra y corre: elige una carta abandonada.
phase-giving = Agarra y corre: elige qué das a cambio.
phase-stealing = Bola de aguanieve: robar una carta o no.
phase-abandoning = Elige una carta que abandonar.
phase-following = Andanada: jugar una segunda carta o no.
phase-over = La batalla ha terminado.
