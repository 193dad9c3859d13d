game-connect_four = Cuatro en raya
pitch-connect_four = Deja caer fichas en siete columnas y alinea cuatro antes que nadie.
drop = Columna { $column }
dropped = { $you ->
    [1] Dejas caer una ficha en la columna { $column }.
   *[other] { $who } deja caer una ficha en la columna { $column }.
}
won = { $you ->
    [1] Cuatro en raya: ¡ganas!
   *[other] Cuatro en raya: gana { $who }.
}
full = El tablero está lleno: nadie gana.
ask-drop = Deja caer una ficha en una columna
