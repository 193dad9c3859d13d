game-liars_dice = Lügenwürfel
pitch-liars_dice = Biete auf das, was unter allen Bechern liegt, erhöhe, und sag, wenn du es nicht mehr glaubst.
option-liars_dice-ones = Einsen
option-liars_dice-ones-help = Ob eine Eins als jede Augenzahl zählt.
bid = { $count } × { $face }
doubt = Das glaube ich nicht!
bids = { $you ->
    [1] Du bietest { $count } × { $face }.
   *[other] { $who } bietet { $count } × { $face }.
}
doubted = { $you ->
    [1] Du glaubst es nicht: Alle Becher hoch.
   *[other] { $who } glaubt es nicht: Alle Becher hoch.
}
found = Es sind { $count } × { $face }.
lost = { $you ->
    [1] Du verlierst einen Würfel.
   *[other] { $who } verliert einen Würfel.
}
out = { $you ->
    [1] Du verlierst deinen letzten Würfel.
   *[other] { $who } verliert den letzten Würfel.
}
won = { $you ->
    [1] Du gewinnst!
   *[other] { $who } gewinnt.
}
bid-now = { $count } × { $face }
no-bid = Noch kein Gebot
round = Runde { $number }
dice = Würfel
zone-count = Wie viele?
zone-face = Welche Augen?
ask-bid = Biete: Augen und wie viele
ask-doubt = Erhöhe das Gebot oder zweifle es an
