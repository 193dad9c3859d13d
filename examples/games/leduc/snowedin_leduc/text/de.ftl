game-leduc = Leduc
pitch-leduc = Wette auf eine von sechs Karten, sieh eine aufgedeckte und wette noch einmal.
fold = Aussteigen
call = { $chips ->
    [0] Schieben
   *[other] Mitgehen mit { $chips }
}
raise = Erhöhen: { $chips } Chips
folded = { $you ->
    [1] Du steigst aus.
   *[other] { $who } steigt aus.
}
called = { $chips ->
    [0] { $you ->
        [1] Du schiebst.
       *[other] { $who } schiebt.
    }
   *[other] { $you ->
        [1] Du gehst mit { $chips } mit.
       *[other] { $who } geht mit { $chips } mit.
    }
}
raised = { $you ->
    [1] Du erhöhst: { $chips } Chips.
   *[other] { $who } erhöht: { $chips } Chips.
}
turned = Eine Karte wird aufgedeckt: { $card }.
shown = { $you ->
    [1] Du zeigst { $card }.
   *[other] { $who } zeigt { $card }.
}
won = { $you ->
    [1] Du gewinnst { $chips } Chips.
   *[other] { $who } gewinnt { $chips } Chips.
}
split = Beide sind gleich: Der Topf wird geteilt.
jack = einen Buben
queen = eine Dame
king = einen König
zone-turned = Offene Karte
zone-pot = Topf
staked = gesetzt
ask-bet = Erhöhen, mitgehen oder aussteigen?
