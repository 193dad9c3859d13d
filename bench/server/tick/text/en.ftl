tick = tick
ticked = { $you ->
    [1] You say tick.
   *[other] { $who } says tick.
}
