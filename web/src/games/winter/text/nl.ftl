wi-lake = Het meer
wi-freeze = Het meer vriest dicht
wi-thaw = Dooi, beurt { $turn } van { $cap }
wi-seen = Deze stelling is er voor de tweede keer; bij de derde is het remise.
wi-light = Licht
wi-dark = Donker
wi-counters = { $ice } op het ijs, { $supply } over
wi-on-ice = op het ijs
wi-ask-colour = Welke kleur speel je?
wi-ask-freeze = Trek een kaart van de stapel, of neem een steen voor een vierkant van jouw kleur
wi-ask-draw = Geen vierkant te bezetten: de volgende kaart wordt getrokken
wi-ask-place = Leg de kaart op een stip; tik erop om haar te draaien
wi-ask-floe = Leg haar op een gouden stip; ze draait vanzelf waar het moet
wi-ask-way = Draai de kaart en leg haar dan
wi-ask-square = Leg de steen op een vierkant
wi-ask-new-square = Te weinig stenen: welk nieuw vierkant krijgt er een?
wi-ask-thaw = Raak een vrije kaart aan, of een steen van jou
wi-ask-card = Raak een vrije kaart aan om haar te verplaatsen of te verwijderen
wi-ask-lift = Til een kaart met gouden pijlen op
wi-ask-remove = Welke vrije kaart verlaat het meer?
wi-ask-take = Welke steen neem je weg?
wi-ask-part = Het meer is gebroken: welk deel blijft?
wi-said-drew = { $you ->
    [1] Je draait een kaart om.
   *[other] { $who } draait een kaart om.
}
wi-said-laid = { $you ->
    [1] Je legt een kaart.
   *[other] { $who } legt een kaart.
}
wi-said-lifted = { $you ->
    [1] Je pakt een kaart op.
   *[other] { $who } pakt een kaart op.
}
wi-said-removed = { $you ->
    [1] Je verwijdert een kaart.
   *[other] { $who } verwijdert een kaart.
}
wi-said-took-away = { $you ->
    [1] Je neemt een steen van jezelf weg.
   *[other] { $who } neemt een steen weg.
}
wi-said-broke-off = { $count ->
    [1] Eén kaart breekt af en verlaat het spel.
   *[other] { $count } kaarten breken af en verlaten het spel.
}
wi-wait = Je bent niet aan de beurt
wi-pinned = Vast: er ligt een steen op
wi-frozen = Vastgevroren: kaarten bewegen pas in de dooi
wi-nowhere = Nergens zou deze kaart een nieuw vierkant van jou maken; ze kan alleen worden verwijderd
wi-smaller = Dit deel is kleiner: het kan niet blijven
wi-not-yours = Deze steen is niet van jou
wi-counter-stays = Stenen blijven liggen tot de dooi
wi-finish = Maak eerst af wat je begon, of leg het terug
wi-no-square = Er is geen vierkant van jouw kleur vrij
wi-thaw-counters = In de dooi brengt alleen een verplaatste kaart nieuwe stenen
wi-all-drawn = Alle kaarten zijn getrokken
wi-turn = De kaart draaien (R)
wi-put-back = Terugleggen
wi-move-this = Deze kaart verplaatsen
wi-remove-this = Deze kaart verwijderen
wi-take-this = Deze steen wegnemen
wi-do-move = Verplaatsen
wi-do-remove = Verwijderen
wi-do-take = Wegnemen
wi-free = vrij
wi-held-fast = vast
wi-your-counter = Steen op rij { $row }, kolom { $column }
wi-held = In de hand
wi-undrawn = { $count ->
    [0] Alle kaarten zijn getrokken
    [one] Nog één kaart
   *[other] Nog { $count } kaarten
}
wi-gone = { $count ->
    [one] Eén kaart heeft het spel verlaten
   *[other] { $count } kaarten hebben het spel verlaten
}
wi-end-melted = Het ijs smolt onder de ander weg. { $score ->
    [one] Eén steen
   *[other] { $score } stenen
} op het ijs.
wi-end-both-melted = De laatste stenen van beiden zonken tegelijk.
wi-end-stuck = De ander kan niets meer doen. { $score ->
    [one] Eén steen
   *[other] { $score } stenen
} op het ijs.
wi-end-repeated = Dezelfde stelling voor de derde keer.
wi-end-too-long = De dooi duurde te lang.
wi-to-come = te gaan
wi-left = over
wi-left-game = weg
wi-fan-about = De kleine kaarten laten zien welke; in welke volgorde ze komen, weet niemand.
lesson-winter-place = Je hebt een kaart ijs. Tik erop om haar te draaien. Ze moet het meer raken; elke witte stip is een plaats ervoor: raak er een aan, of sleep de kaart erheen.
lesson-winter-colour = Kies nu je kleur. Kijk waar vierkanten van twee bij twee stukken kunnen groeien.
lesson-winter-freeze = Zolang het meer vriest is een beurt een kaart, getrokken en gelegd, of een steen op een vierkant van je kleur.
lesson-winter-cover = Je mag een vierkant bezetten: vier stukken van je kleur bij elkaar. Bezette vierkanten houden je in het spel.
lesson-winter-square = Elke gestippelde ring is een vierkant dat je kunt kiezen.
lesson-winter-thaw = De dooi is begonnen. Raak een ronde, druppelende kaart aan om haar te verplaatsen of te verwijderen; kaarten met klemmen aan de hoeken houdt een steen vast. Stenen zinken met hun ijs. Sta als laatste op het ijs.
lesson-winter-split = Het meer is gebroken. Kies het deel dat blijft; de andere drijven weg.
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Passend
