mark = Cell { $cell }
marked = { $who } marks cell { $cell }.
won = { $who } wins.
