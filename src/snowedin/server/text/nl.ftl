# De tafel in het Nederlands.

table-sat = { $you ->
    [1] Je gaat zitten.
   *[other] { $who } gaat zitten.
}
table-stood = Er is weer een plaats vrij.
table-dealt = Iedereen is er; het spel begint.
table-took-back = { $you ->
    [1] Je neemt een zet terug.
   *[other] { $who } neemt een zet terug.
}
table-asked = { $you ->
    [1] Je vraagt of je je laatste zet mag terugnemen.
   *[other] { $who } vraagt of de laatste zet terug mag.
}
table-granted = { $you ->
    [1] Je vindt het goed.
   *[other] { $who } vindt het goed.
}
table-denied = { $you ->
    [1] Je hebt het liever niet.
   *[other] { $who } heeft het liever niet.
}
table-resigned = { $you ->
    [1] Je geeft op.
   *[other] { $who } geeft op.
}
table-flagged = { $you ->
    [1] Je tijd is om.
   *[other] De tijd van { $who } is om.
}
table-handed = { $you ->
    [1] De bot { $bot } speelt voor je verder.
   *[other] De bot { $bot } speelt verder voor { $who }.
}
table-returned = { $you ->
    [1] Je bent terug.
   *[other] { $who } is terug.
}
table-helped-hint = { $you ->
    [1] Je vraagt om een tip.
   *[other] { $who } vraagt om een tip.
}
table-helped-solver = { $you ->
    [1] Je vraagt de oplosser.
   *[other] { $who } vraagt de oplosser.
}
table-said-hello = { $who }: Hallo!
table-said-good-luck = { $who }: Veel geluk!
table-said-well-played = { $who }: Goed gespeeld!
table-said-thanks = { $who }: Dank je.
table-said-oops = { $who }: Oeps.
table-said-one-moment = { $who }: Een ogenblik, graag.
table-said-again = { $who }: Nog een keer?
table-said-good-bye = { $who }: Tot ziens.
table-next = { $you ->
    [1] Je zet een nieuw spel klaar.
   *[other] { $who } zet een nieuw spel klaar.
}
