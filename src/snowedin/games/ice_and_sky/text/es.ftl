# El hielo y el cielo en español.

place = { $card } { $column }
card = { $element } { $value }

placed = { $you ->
    [1] Colocas { $card } { $column }.
   *[other] { $who } coloca { $card } { $column }.
}
covered = { $card } y su { $gas } quedan cubiertos.
met = { $you ->
    [1] Tu objetivo se cumple.
   *[other] El objetivo de { $who } se cumple.
}
no-longer-met = { $you ->
    [1] Tu objetivo ya no se cumple.
   *[other] El objetivo de { $who } ya no se cumple.
}
had = { $you ->
    [1] Tu objetivo era { $line } { $value }: { $met ->
        [1] cumplido
       *[other] no cumplido
    }.
   *[other] El objetivo de { $who } era { $line } { $value }: { $met ->
        [1] cumplido
       *[other] no cumplido
    }.
}
ice = { $melted ->
    [0] No se derrite Hielo; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
   *[other] Los gases derriten { $melted } de Hielo; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
}
sky = El Cielo de la generación { $generation } es { $sky }.
began = { $you ->
    [1] La generación { $generation } empieza contigo.
   *[other] La generación { $generation } empieza con { $who }.
}
melted = El último Hielo se ha derretido.
ended = La partida termina con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: { $grade }.

line-air = Aire
line-earth = Tierra
line-water = Agua
line-west = Oeste
line-north = Norte
line-east = Este
gas-co2 = dióxido de carbono
gas-ch4 = metano

grade-lost = el clima se ha perdido
grade-short = una victoria ajustada
grade-promising = una victoria prometedora
grade-excellent = una victoria excelente
grade-perfect = una victoria perfecta

variant-standard = Normal
variant-expert = Experto
variant-young = Jóvenes generaciones futuras
variant-junior = Júnior

table-generation = Generación { $generation } de 3, { $placed } de 12 cartas colocadas
table-turn = { $you ->
    [1] Es tu turno.
   *[other] Es el turno de { $who }.
}
table-ice = Hielo { $ice }
table-gases = gases a la vista { $count }
table-sky = Cielo { $values }
table-sky-none = Cielo aún sin contar
table-sum = suma
table-empty = vacío
table-under = debajo { $cards }
table-start = inicio
table-player = jugador
table-target = objetivo
table-hand = mano
table-unknown = oculto
table-hidden-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
table-met = cumplido
table-not-met = no cumplido
table-heard = Oído
table-heard-none = Nada oído aún: ningún objetivo se cumple.
table-heard-dealt = al repartir
table-heard-after = tras la carta { $placed }
table-heard-met = { $who } (cumplido)
table-heard-no-longer-met = { $who } (ya no se cumple)
table-past = Generación { $generation }: { $targets }
table-aid = Podrías tener: { $targets }
table-over = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}: { $grade }
table-you = { $who } (tú)
