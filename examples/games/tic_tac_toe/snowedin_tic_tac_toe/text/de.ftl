game-tic_tac_toe = Drei gewinnt
pitch-tic_tac_toe = Drei in einer Reihe auf einem Zettel, bevor der Kakao fertig ist.
mark = Feld { $cell }
marked = { $you ->
    [1] Du kreuzt Feld { $cell } an.
   *[other] { $who } kreuzt Feld { $cell } an.
}
won = { $you ->
    [1] Drei in einer Reihe: Du gewinnst!
   *[other] Drei in einer Reihe: { $who } gewinnt.
}
full = Alle Felder sind voll: Niemand gewinnt.
ask-mark = Kreuze ein freies Feld an
