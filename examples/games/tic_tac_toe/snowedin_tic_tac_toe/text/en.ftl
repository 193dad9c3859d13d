game-tic_tac_toe = Tic-tac-toe
pitch-tic_tac_toe = Three in a row on a scrap of paper, before the cocoa is ready.
mark = Cell { $cell }
marked = { $you ->
    [1] You mark cell { $cell }.
   *[other] { $who } marks cell { $cell }.
}
won = { $you ->
    [1] Three in a row: you win!
   *[other] Three in a row: { $who } wins.
}
full = All cells are marked: nobody wins.
ask-mark = Mark a free cell
