tick = tick
ticked = { $who } says tick.
