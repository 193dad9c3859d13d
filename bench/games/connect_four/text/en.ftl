drop = Column { $column }
dropped = { $who } drops into column { $column }.
won = { $who } wins.
