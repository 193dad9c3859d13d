game-tic_tac_toe = Boter-kaas-en-eieren
pitch-tic_tac_toe = Drie op een rij op een velletje papier, voor de chocolademelk klaar is.
mark = Vak { $cell }
marked = { $you ->
    [1] Je zet een teken in vak { $cell }.
   *[other] { $who } zet een teken in vak { $cell }.
}
won = { $you ->
    [1] Drie op een rij: je wint!
   *[other] Drie op een rij: { $who } wint.
}
full = Alle vakken zijn vol: niemand wint.
ask-mark = Zet een teken in een vrij vak
