game-connect_four = Vier gewinnt
pitch-connect_four = Lass Steine in sieben Spalten fallen und bringe als Erste vier in eine Reihe.
drop = Spalte { $column }
dropped = { $you ->
    [1] Du lässt einen Stein in Spalte { $column } fallen.
   *[other] { $who } lässt einen Stein in Spalte { $column } fallen.
}
won = { $you ->
    [1] Vier in einer Reihe: Du gewinnst!
   *[other] Vier in einer Reihe: { $who } gewinnt.
}
full = Das Gestell ist voll: Niemand gewinnt.
ask-drop = Lass einen Stein in eine Spalte fallen
