game-tic_tac_toe = Tres en raya
pitch-tic_tac_toe = Tres en raya en un papel, antes de que esté listo el chocolate.
mark = Casilla { $cell }
marked = { $you ->
    [1] Marcas la casilla { $cell }.
   *[other] { $who } marca la casilla { $cell }.
}
won = { $you ->
    [1] Tres en raya: ¡ganas!
   *[other] Tres en raya: gana { $who }.
}
full = Todas las casillas están marcadas: nadie gana.
ask-mark = Marca una casilla libre
