# Invierno en español.

light = claro
dark = oscuro
card = carta { $card } ({ $top }/{ $bottom })

draw = robar una carta
cover = cubrir un cuadrado
move = mover una carta
remove = retirar una carta
take-away = quitar una ficha
play = jugar { $colour }
lay-as-printed = como está impresa, { $top } sobre { $bottom }
lay-turned = girada, { $top } sobre { $bottom }
keep = conservar { $count ->
    [one] la carta { $card }
   *[other] las { $count } cartas con la carta { $card }
}
pick = { $card } en fila { $row }, columna { $column }
place = fila { $row }, columna { $column }
square = cuadrado en fila { $row }, columna { $column }

drew = { $you ->
    [1] Descubres { $card }.
   *[other] { $who } descubre { $card }.
}
plays = { $you ->
    [1] Juegas { $colour }.
   *[other] { $who } juega { $colour }.
}
laid = { $you ->
    [1] Pones { $card } en fila { $row }, columna { $column }.
   *[other] { $who } pone { $card } en fila { $row }, columna { $column }.
}
lifted = { $you ->
    [1] Levantas la carta { $card }.
   *[other] { $who } levanta la carta { $card }.
}
removed = { $you ->
    [1] Retiras la carta { $card }.
   *[other] { $who } retira la carta { $card }.
}
took-away = { $you ->
    [1] Quitas tu ficha en fila { $row }, columna { $column }.
   *[other] { $who } quita una ficha en fila { $row }, columna { $column }.
}
covered = { $you ->
    [1] Pones { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }.
   *[other] { $who } pone { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }.
}
broke-off = { $count ->
    [one] La carta { $cards } se desprende y sale de la partida.
   *[other] Las cartas { $cards } se desprenden y salen de la partida.
}
thaw = La última carta está puesta y empieza el deshielo.

won-melted = { $you ->
    [1] El hielo se derritió bajo tu rival. Ganas con { $score } sobre el hielo.
   *[other] { $who } sigue sobre el hielo y gana con { $score ->
        [one] { $score } ficha
       *[other] { $score } fichas
    }.
}
won-stuck = { $you ->
    [1] Tu rival no puede hacer nada. Ganas con { $score } sobre el hielo.
   *[other] El rival no puede hacer nada. { $who } gana con { $score ->
        [one] { $score } ficha
       *[other] { $score } fichas
    } sobre el hielo.
}
drawn-both-melted = Las últimas fichas de ambos se hundieron en un turno: tablas.
drawn-repeated = La misma posición por tercera vez: tablas.
drawn-too-long = El deshielo ha durado demasiado: tablas.

table-player = { $who } { $colour ->
    [none] aún no tiene color
   *[other] juega { $colour }: { $ice } sobre el hielo, { $supply } en reserva
}
table-undrawn = { $count ->
    [one] queda una carta: { $cards }
   *[other] quedan { $count } cartas: { $cards }
}
table-held = en la mano: { $card }
table-from = estaba en fila { $row }, columna { $column }
table-to = va a fila { $row }, columna { $column }
table-counters = { $colour }, fichas en (fila, columna): { $spots }
table-gone = fuera de la partida: { $cards }
table-groups = el lago se ha partido: { $groups }
table-freezing = se hiela
table-thawing = deshielo, turno { $turn } de { $cap } como mucho
table-thawing-again = deshielo, turno { $turn } de { $cap } como mucho; esta posición se da por segunda vez
table-over = la partida ha terminado
