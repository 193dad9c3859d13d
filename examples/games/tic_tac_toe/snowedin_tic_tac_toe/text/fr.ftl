game-tic_tac_toe = Morpion
pitch-tic_tac_toe = Trois alignés sur un bout de papier, avant que le chocolat soit prêt.
mark = Case { $cell }
marked = { $you ->
    [1] Vous marquez la case { $cell }.
   *[other] { $who } marque la case { $cell }.
}
won = { $you ->
    [1] Trois alignés : vous gagnez !
   *[other] Trois alignés : { $who } gagne.
}
full = Toutes les cases sont prises : personne ne gagne.
ask-mark = Marquez une case libre
