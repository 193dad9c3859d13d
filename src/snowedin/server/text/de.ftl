# Der Tisch auf Deutsch.

table-sat = { $you ->
    [1] Du setzt dich.
   *[other] { $who } setzt sich.
}
table-stood = Ein Platz ist wieder frei.
table-dealt = Alle sind da; das Spiel beginnt.
table-took-back = { $you ->
    [1] Du nimmst einen Zug zurück.
   *[other] { $who } nimmt einen Zug zurück.
}
table-asked = { $you ->
    [1] Du möchtest deinen letzten Zug zurücknehmen.
   *[other] { $who } möchte den letzten Zug zurücknehmen.
}
table-granted = { $you ->
    [1] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
}
table-denied = { $you ->
    [1] Du möchtest lieber nicht.
   *[other] { $who } möchte lieber nicht.
}
table-resigned = { $you ->
    [1] Du gibst auf.
   *[other] { $who } gibt auf.
}
table-flagged = { $you ->
    [1] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $who } ist abgelaufen.
}
table-handed = { $you ->
    [1] Der Bot { $bot } spielt für dich weiter.
   *[other] Der Bot { $bot } spielt für { $who } weiter.
}
table-returned = { $you ->
    [1] Du bist wieder da.
   *[other] { $who } ist wieder da.
}
table-helped-hint = { $you ->
    [1] Du fragst nach einem Tipp.
   *[other] { $who } fragt nach einem Tipp.
}
table-helped-solver = { $you ->
    [1] Du fragst den Löser.
   *[other] { $who } fragt den Löser.
}
table-said-hello = { $who }: Hallo!
table-said-good-luck = { $who }: Viel Glück!
table-said-well-played = { $who }: Gut gespielt!
table-said-thanks = { $who }: Danke.
table-said-oops = { $who }: Hoppla.
table-said-one-moment = { $who }: Einen Augenblick, bitte.
table-said-again = { $who }: Spielen wir noch einmal?
table-said-good-bye = { $who }: Auf Wiedersehen.
table-next = { $you ->
    [1] Du bereitest ein neues Spiel vor.
   *[other] { $who } bereitet ein neues Spiel vor.
}
