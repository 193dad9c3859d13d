sf-number = nr. { $number }
sf-turn = Beurt { $turn } van hoogstens { $cap }
sf-final = laatste ronde
sf-choosing = kiest
sf-hit = geraakt
sf-slowed = trekt er een minder
sf-showing = moet de hand tonen
sf-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
sf-in-hand = in de hand
sf-draw = trekstapel
sf-discard = aflegstapel
sf-known = { $count ->
    [one] Eén kaart die zeker van deze speler is
   *[other] { $count } kaarten die zeker van deze speler zijn
}
sf-maybe = { $count ->
    [one] Ook een van deze:
   *[other] Ook { $count } van deze:
}
sf-played = Gespeelde kaarten
sf-told = Wat er deze beurt gebeurde
sf-arsenal = Arsenaal
sf-below = { $who }, { $count } eronder
sf-abandoned = Achtergelaten
sf-buried = De rest van het Arsenaal
sf-kept = gehouden
sf-own-piles = Je stapels bekijken
lesson-snowball_fight-draft = Eerst de keuze: houd een van deze kaarten, de rest gaat naar je rivaal. Elke kaart heeft twee kanten en je speelt er maar één.
lesson-snowball_fight-throw = Kies een kaart en een van haar kanten. Je rivaal kiest tegelijk; beide worden samen getoond.
lesson-snowball_fight-clash = Aanvallen raken wie niet ontwijkt. In het midden lees je stap voor stap wat ervan kwam.
lesson-snowball_fight-upgrade = Verbeteren neemt een betere kaart uit het Arsenaal. Betere kaarten zijn aan het eind meer punten waard.
lesson-snowball_fight-bonus = Het ontwijken lukte, dus je mag ook de andere kant van de kaart gebruiken.
lesson-snowball_fight-abandon = Een aanval dwingt je een kaart achter te laten. Kies er een die je kunt missen.
lesson-snowball_fight-end = Is het Arsenaal leeg, dan volgt een laatste ronde; daarna tellen de punten van je kaarten.
