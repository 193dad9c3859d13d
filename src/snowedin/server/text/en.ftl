# The table in English.

table-sat = { $you ->
    [1] You sit down.
   *[other] { $who } sits down.
}
table-stood = A seat is free again.
table-dealt = Everybody is here; the game begins.
table-took-back = { $you ->
    [1] You take back a move.
   *[other] { $who } takes back a move.
}
table-asked = { $you ->
    [1] You ask to take back your last move.
   *[other] { $who } asks to take back their last move.
}
table-granted = { $you ->
    [1] You agree.
   *[other] { $who } agrees.
}
table-denied = { $you ->
    [1] You would rather not.
   *[other] { $who } would rather not.
}
table-resigned = { $you ->
    [1] You resign.
   *[other] { $who } resigns.
}
table-flagged = { $you ->
    [1] Your time has run out.
   *[other] { $who } has run out of time.
}
table-handed = { $you ->
    [1] The bot { $bot } plays on for you.
   *[other] The bot { $bot } plays on for { $who }.
}
table-returned = { $you ->
    [1] You are back.
   *[other] { $who } is back.
}
table-helped-hint = { $you ->
    [1] You ask for a hint.
   *[other] { $who } asks for a hint.
}
table-helped-solver = { $you ->
    [1] You ask the solver.
   *[other] { $who } asks the solver.
}
table-said-hello = { $who }: Hello!
table-said-good-luck = { $who }: Good luck!
table-said-well-played = { $who }: Well played!
table-said-thanks = { $who }: Thank you.
table-said-oops = { $who }: Oops.
table-said-one-moment = { $who }: One moment, please.
table-said-again = { $who }: Shall we play again?
table-said-good-bye = { $who }: Good-bye.
table-next = { $you ->
    [1] You set up another game.
   *[other] { $who } sets up another game.
}
