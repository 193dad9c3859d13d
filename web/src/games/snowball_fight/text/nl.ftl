sf-turn = Beurt { $turn }
sf-draft = Keuze
sf-final = Laatste kaarten
sf-ask = { $phase ->
    [keeping-first] Houd één kaart, de andere gaan naar je rivaal
    [keeping-second] Houd er nog een, de andere gaan naar je rivaal
    [keeping-pair] Houd twee van deze vier kaarten
    [keeping-last] En nog een om te houden
    [throwing-one] Geremd: één kaart, kies een kant
    [ultra-upgrading] Neem een open kaart naar keuze
    [upgrading] Neem de bovenste van een slee
    [dodging] Ontweken! Ook de andere kant?
    [snatching] Haal een achtergelaten kaart
    [giving] Welke kaart geef je ervoor?
    [stealing] Steel een kaart van je rivaal
    [abandoning] Kies een kaart om achter te laten
    [following] Raak! Ook je andere kaart spelen?
   *[throwing] Kies een kant om te spelen
}
sf-points = { $count ->
    [one] punt
   *[other] punten
}
sf-cards = { $count ->
    [one] kaart
   *[other] kaarten
}
sf-worth = { $count ->
    [one] Eén punt waard
   *[other] { $count } punten waard
}
sf-slowed = trekt er een minder
sf-showing = moet de hand tonen
sf-pile = { $pile ->
    [hand] in de hand
    [draw] te trekken
    [kept] gehouden
   *[discard] afgelegd
}
sf-look = { $who }, { $pile }: { $count }. Deze kaarten bekijken.
sf-known = { $count ->
    [one] Eén kaart waarvan dit bekend is
   *[other] { $count } kaarten waarvan dit bekend is
}
sf-maybe = { $count ->
    [one] Ook een van deze:
   *[other] Ook { $count } van deze:
}
sf-unknown = Een kaart die je niet kent
sf-arsenal = Arsenaal
sf-sledge = slee van { $who }
sf-sledge-own = jouw slee
sf-below = { $count } eronder
sf-empty = leeg
sf-near = dichtbij
sf-far = ver weg
sf-abandoned = Achtergelaten
sf-look-abandoned = Achtergelaten: { $count }. Deze kaarten bekijken.
sf-hand = Je kaarten
sf-kept = gehouden
sf-chosen = gekozen
sf-just-played = gespeeld
sf-shown-hand = De hand die je rivaal moet tonen
sf-played = Gespeelde kaarten
sf-told = Wat er deze beurt gebeurde
sf-hit = Raak!
sf-blocked = Tegengehouden
sf-dodged = Ontweken
sf-caught = Betrapt
sf-scores = Alle kaarten en hun punten
sf-guide = Alle veertien acties
sf-family = { $family ->
    [dodge] ontwijken
    [gain] winst
    [block] stoorzender
   *[attack] aanval
}
sf-family-full = { $family ->
    [dodge] houdt je veilig
    [gain] levert je kaarten op
    [block] bederft de beurt van de ander
   *[attack] valt aan
}
sf-beats = wint van
sf-loses = verliest van
sf-effect = { $side ->
    [slushball] Raak: steel een afgelegde kaart
    [sneak] Niet ontweken? Laat een kaart achter
    [dodge] Veilig voor aanvallen; dan de andere kant
    [upgrade] Niet geraakt? Kaart uit het Arsenaal
    [restock] Niet geraakt? Aflegstapel terug in de trekstapel
    [offensive-dodge] Veilig, en gooit een bal
    [ultra-upgrade] Niet geraakt? Eerste keus uit alle open kaarten
    [barrage] Raak: geremd, en je speelt je andere kaart
    [snatch] Veilig, en ruilt voor een achtergelaten kaart
    [rocks] Raak: die kaart is weg, maar jij bent geremd
    [whitewash] Volgende beurt zie je de hand
    [fort] De andere kaart doet niets
    [iceball] Raak: laat een kaart achter en is geremd
   *[snowball] Raak: trekt een kaart minder
}
sf-full = { $side ->
    [slushball] Bij een treffer mag je een willekeurige kaart uit de aflegstapel van je rivaal stelen.
    [sneak] Wie niet ontweek, kiest een kaart uit de eigen aflegstapel en laat haar achter. Er wordt niets gegooid, dus als regel is het geen treffer.
    [dodge] Geen aanval raakt je. Heb je er echt een ontweken, dan mag je de andere kant van deze kaart uitvoeren.
    [upgrade] Ben je niet geraakt, neem dan de open kaart van een stapel van het Arsenaal. Verbeteren beiden, dan neemt ieder van de dichtstbijzijnde.
    [restock] Ben je niet geraakt, schud dan je aflegstapel door je trekstapel.
    [offensive-dodge] Geen aanval raakt je, en je gooit een sneeuwbal: bij een treffer is je rivaal geremd.
    [ultra-upgrade] Ben je niet geraakt, kies dan vóór alle anderen een kaart uit het Arsenaal of van de achtergelaten kaarten.
    [barrage] Bij een treffer is je rivaal geremd en mag je ook je tweede kaart spelen.
    [snatch] Hiermee ontwijk je; en je mag een kaart uit je aflegstapel ruilen voor een achtergelaten kaart.
    [rocks] Bij een treffer laat je rivaal de gespeelde kaart achter, maar je bent zelf geremd.
    [whitewash] De volgende beurt toont je rivaal je de getrokken kaarten, voordat een van jullie kiest.
    [fort] De kaart die je rivaal deze beurt speelde, doet helemaal niets.
    [iceball] Bij een treffer kiest je rivaal een kaart uit de eigen aflegstapel, laat haar achter en is geremd.
   *[snowball] Bij een treffer is je rivaal geremd: de volgende beurt komt er maar één kaart bij.
}
sf-beaten = { $side ->
    [slushball] wie niet ontwijkt; een treffer verhindert Verbeteren, Superverbeteren en Aanvullen
    [barrage] wie niet ontwijkt; een treffer verhindert Verbeteren, Superverbeteren en Aanvullen
    [rocks] wie niet ontwijkt; een treffer verhindert Verbeteren, Superverbeteren en Aanvullen
    [iceball] wie niet ontwijkt; een treffer verhindert Verbeteren, Superverbeteren en Aanvullen
    [sneak] wie niet ontwijkt
    [dodge] elke worp, en Sluipaanval
    [snatch] elke worp, en Sluipaanval
    [upgrade] ontwijken en al wat niets gooit
    [restock] ontwijken en al wat niets gooit
    [whitewash] elk ontwijken: niemand ontkomt eraan
    [fort] elke kaart, ook Superverbeteren en Inwrijven
    [offensive-dodge] elke worp, en Sluipaanval; en raakt wie niet ontwijkt
    [ultra-upgrade] ontwijken en al wat niets gooit; kiest vóór Verbeteren
   *[snowball] wie niet ontwijkt; een treffer verhindert Verbeteren, Superverbeteren en Aanvullen
}
sf-beating = { $side ->
    [slushball] Ontwijken, Ontwijken en gooien, Grijp en ren, Sneeuwfort
    [barrage] Ontwijken, Ontwijken en gooien, Grijp en ren, Sneeuwfort
    [rocks] Ontwijken, Ontwijken en gooien, Grijp en ren, Sneeuwfort
    [iceball] Ontwijken, Ontwijken en gooien, Grijp en ren, Sneeuwfort
    [sneak] Ontwijken, Ontwijken en gooien, Grijp en ren, Sneeuwfort
    [dodge] Sneeuwfort; Inwrijven kun je niet ontwijken
    [snatch] Sneeuwfort; Inwrijven kun je niet ontwijken
    [upgrade] elke worp die raakt, Sneeuwfort
    [restock] elke worp die raakt, Sneeuwfort; in de laatste ronde wordt niets geschud
    [whitewash] Sneeuwfort; en elke worp raakt je nog
    [fort] niets; maar levert je zelf ook niets op
    [offensive-dodge] Sneeuwfort; ontwijken redt van de sneeuwbal
    [ultra-upgrade] elke worp die raakt, Sneeuwfort
   *[snowball] Ontwijken, Ontwijken en gooien, Grijp en ren, Sneeuwfort
}
lesson-snowball_fight-draft = Eerst de keuze: houd een van deze kaarten, de rest gaat naar je rivaal. Elke kaart heeft twee kanten en je speelt er maar één.
lesson-snowball_fight-throw = Kies een kaart en een van haar kanten. Je rivaal kiest tegelijk; beide worden samen getoond.
lesson-snowball_fight-clash = Aanvallen raken wie niet ontwijkt. In het midden lees je stap voor stap wat ervan kwam.
lesson-snowball_fight-upgrade = Verbeteren neemt een betere kaart uit het Arsenaal. Betere kaarten zijn aan het eind meer punten waard.
lesson-snowball_fight-bonus = Het ontwijken lukte, dus je mag ook de andere kant van de kaart gebruiken.
lesson-snowball_fight-abandon = Een aanval dwingt je een kaart achter te laten. Kies er een die je kunt missen.
lesson-snowball_fight-end = Is het Arsenaal leeg, dan volgt een laatste ronde; daarna tellen de punten van je kaarten.
