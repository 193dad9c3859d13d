game-connect_four = Connect Four
pitch-connect_four = Drop stones into seven columns and be the first with four in a row.
drop = Column { $column }
dropped = { $you ->
    [1] You drop a stone into column { $column }.
   *[other] { $who } drops a stone into column { $column }.
}
won = { $you ->
    [1] Four in a row: you win!
   *[other] Four in a row: { $who } wins.
}
full = The rack is full: nobody wins.
ask-drop = Drop a stone into a column
